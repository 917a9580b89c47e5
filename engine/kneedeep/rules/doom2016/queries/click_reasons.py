"""Reasons why a click does nothing: no path to the space, no attack on its figure, no placement there."""

from kneedeep.rules.amounts import points as points_text
from kneedeep.rules.amounts import points_left
from kneedeep.rules.amounts import spaces as spaces_text
from kneedeep.rules.answers import Path
from kneedeep.rules.doom2016 import stages
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.board.figures import enemies_of, figures_on, occupied
from kneedeep.rules.doom2016.combat.declaring import range_with
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import OFF, CompiledScenario, FigureNumber, GameOf2016, State
from kneedeep.rules.doom2016.passage import paths
from kneedeep.rules.doom2016.passage.small_passage import stands_free
from kneedeep.rules.doom2016.tables.compiled_cards import BONUS, MAIN
from kneedeep.rules.doom2016.tables.ground import SHAPES, TURNED
from kneedeep.support import capitalized, translatable

FAR = 200
"""More points than any path costs."""


def why_nothing(game: GameOf2016, state: State, figure: int, space: int) -> str:
    """The reason why no answer is about a space. Empty without a reason. `figure`: the acting figure, -1 for none."""
    tables, stage = game.tables(state.players), state.stack[-1]
    names = Names(tables, state)
    if figure >= 0:
        if enemies_of(state, figure) >> space & 1:
            return why_no_attack(tables, state, figure, space)
        return why_no_way(tables, state, figure, space)
    there = figures_on(state, 1 << space)
    if isinstance(stage, stages.TypeChoice | stages.Demons) and there and there[0] in state.crowd:
        return _no_activation(state, names, there[0])
    if isinstance(stage, stages.DemonPlacing | stages.Respawn | stages.GiveWay):
        return _no_place(tables, state, names, space)
    return ""


def why_no_way(tables: CompiledScenario, state: State, figure: int, space: int) -> str:
    """The reason why a figure can't reach a space with the points of its turn. Empty if it can."""
    names, stage = Names(tables, state), state.stack[-1]
    if state.body[figure] >> space & 1:
        return translatable("{who} is already there.", who=capitalized(names.figure(figure)))
    points = stage.points if isinstance(stage, stages.FigureTurn) and stage.figure == figure else 0
    if _way(tables, state, FigureNumber(figure), space, points) is not None:
        return ""
    if taken := _taken(tables, state, names, figure, space):
        return taken
    if (far := _way(tables, state, FigureNumber(figure), space, FAR)) is not None and points < 1:
        cost = points_text(far.cost)
        if isinstance(stage, stages.MarineTurn) and _playable(tables, state, stage, attacks=False):
            return translatable("That is {cost} away: play a card or sprint to get points.", cost=cost)
        return translatable("No movement points are left.")
    if far is not None:
        return translatable("That is {cost} away, {rest}.", cost=points_text(far.cost), rest=points_left(points))
    if state.shape[figure] and not _fits(tables, state, figure, space):
        return translatable("{who} does not fit there.", who=capitalized(names.figure(figure)))
    opened = state.copy()
    opened.doors = sum(1 << door.number for door in tables.doors)
    opened.ground = tables.ground(opened.doors)
    if _way(tables, opened, FigureNumber(figure), space, FAR) is not None:
        return translatable("A shut door is in the way.")
    return translatable("There is no way there.")


def why_no_attack(tables: CompiledScenario, state: State, figure: int, space: int) -> str:
    """The reason why a figure can't attack the enemy on a space from its place. Empty if it can.

    Rule: RUL16-32, RUL16-48, RUL16-65, RUL16-91 to RUL16-94, RUL16-104.
    """
    names, stage = Names(tables, state), state.stack[-1]
    target = next(one for one in figures_on(state, 1 << space) if state.body[one] & enemies_of(state, figure))
    who = names.figure(target)
    if isinstance(stage, stages.MarineTurn):
        if stage.card < 0:
            if _playable(tables, state, stage, attacks=True):
                return translatable("Play a card with an attack first.")
            return translatable("No card with an attack can be played in this activation.")
        card = tables.cards.actions[stage.card]
        distance = range_with(tables, card.range, (*stage.boosts, *card.source.effects))
    elif isinstance(stage, stages.DemonTurn):
        if stage.attacks < 1:
            return translatable("{who} has attacked already.", who=capitalized(names.figure(figure)))
        distance = range_with(tables, tables.kinds[state.kind[figure]].range, stage.boosts)
    else:
        return translatable("No attack can be made now.")
    if state.back[figure] != OFF and not stands_free(state, figure):
        return translatable(
            "{who} shares a space with others and must move on first.", who=capitalized(names.figure(figure))
        )
    near, seen = state.ground.body_reach(state.body[figure], distance)
    if not seen & state.body[target]:
        return translatable("{who} is not in sight.", who=capitalized(who))
    if not near & state.body[target]:
        return translatable(
            "{who} is {away} away, the range is {range}.",
            who=capitalized(who),
            away=spaces_text(_distance(state, state.body[figure], state.body[target])),
            range=distance,
        )
    return ""


def _distance(state: State, body: int, target: int) -> int:
    """The distance between two figures in spaces."""
    distance = 1
    while distance < FAR and not state.ground.body_reach(body, distance)[0] & target:
        distance += 1
    return distance


def _playable(tables: CompiledScenario, state: State, stage: stages.MarineTurn, *, attacks: bool) -> bool:
    """Whether a marine can still play a card with an attack, or a card for points."""
    cards = [tables.cards.actions[card] for card in state.hand[stage.figure]]
    if not attacks and stage.mains > 0 and cards:
        # Any card can be discarded to sprint. Rule: RUL16-35.
        return True
    return any(
        (card.kind == BONUS or (card.kind == MAIN and stage.mains > 0))
        and (card.range > 0 if attacks else card.speed > 0)
        for card in cards
    )


def _way(tables: CompiledScenario, state: State, figure: FigureNumber, space: int, points: int) -> Path | None:
    """The cheapest path for a figure to cover a space."""
    return paths.covered(tables, paths.find_paths(tables, state, figure, points)).get(space)


def _taken(tables: CompiledScenario, state: State, names: Names, figure: int, space: int) -> str:
    """The figure or obstacle that keeps a figure (-1: any) from staying on a space. Empty if nothing does."""
    there = [one for one in figures_on(state, 1 << space) if one != figure]
    if there and (figure < 0 or not state.shape[figure] or state.shape[there[0]]):
        return translatable("{who} stands there.", who=capitalized(names.figure(there[0])))
    if state.ground.moves.blocked >> space & 1:
        things = [names.token(number) for number in tokens_on_map.lying_at(tables, state, space)]
        thing = translatable("The {called}", called=things[0]) if things else translatable("Something")
        return translatable("{thing} is in the way.", thing=thing)
    return ""


def _fits(tables: CompiledScenario, state: State, figure: int, space: int) -> bool:
    """True if a large figure can cover a space, ignoring other figures."""
    shapes = {state.shape[figure], TURNED[state.shape[figure]]}
    return any(
        body >> space & 1 and not body & state.ground.moves.blocked
        for shape in shapes
        for anchor in _anchors(tables, space, shape)
        if (body := tables.body(state.ground, anchor, shape))
    )


def _anchors(tables: CompiledScenario, space: int, shape: int) -> list[int]:
    """The anchor spaces at which a shape covers a space."""
    (x, y), (width, height) = tables.board.spaces[space], SHAPES[shape]
    number = tables.board.number
    places = ((x - dx, y - dy) for dx in range(width) for dy in range(height))
    return [number[place] for place in places if place in number]


def _no_activation(state: State, names: Names, figure: int) -> str:
    """The reason why a demon can't be activated now. Rule: RUL16-20, RUL16-47."""
    stage, kind = state.stack[-1], state.kind[figure]
    if isinstance(stage, stages.Demons):
        if kind != stage.kind:
            return translatable("It is the turn of the {kinds}.", kinds=names.kinds_text(stage.kind))
        return translatable("{who} has acted already.", who=capitalized(names.figure(figure)))
    return translatable("The card of the {kinds} is exhausted.", kinds=names.kinds_text(kind))


def _no_place(tables: CompiledScenario, state: State, names: Names, space: int) -> str:
    """The reason why no figure can be placed on a space. Rule: RUL16-81, RUL16-146, RUL16-159."""
    taken = _taken(tables, state, names, -1, space) if occupied(state) >> space & 1 else ""
    stage = state.stack[-1]
    if taken:
        return taken
    if isinstance(stage, stages.Respawn):
        return translatable("Marines come back at active teleporters.")
    if isinstance(stage, stages.GiveWay):
        return translatable("A figure gives way to the nearest free space.")
    return translatable(
        "Demons come to the portal or a space beside it, each where it fits and leaves room for the rest of its group."
    )
