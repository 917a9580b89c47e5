"""Declaring an attack: its target, and the cards and abilities used before it.

Rule: 2016 rulebook p. 5 to p. 7; RUL16-31, RUL16-32, RUL16-48, RUL16-104 to RUL16-106.
"""

from kneedeep.rules.doom2016.action_cache import PASS
from kneedeep.rules.doom2016.actions import Action, OfFigure
from kneedeep.rules.doom2016.cards.window_answers import abilities_at, events_at
from kneedeep.rules.doom2016.combat import attack
from kneedeep.rules.doom2016.combat.targets import targets_of
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import INVADER, OFF, CompiledScenario, State, action_kind, ask, skip, stage_kind
from kneedeep.rules.doom2016.stages import TURNS, Declaring, DemonTurn, MarineTurn
from kneedeep.rules.doom2016.tables.moments import BEFORE_ATTACK
from kneedeep.rules.numbers import FigureNumber
from kneedeep.support.translation import tr

ANY = 1
"""`Declaring.only` of an attack by an effect on any enemy. 0 is the attack of the figure's turn."""


def range_with(tables: CompiledScenario, distance: int, boosts: tuple[int, ...]) -> int:
    """A range plus the range added by effects. Rule: RUL16-106."""
    for number in boosts:
        effect = tables.cards.effects[number]
        if effect.what == "range":
            distance += effect.amount
    return distance


def attack_options(tables: CompiledScenario, state: State, stage: MarineTurn | DemonTurn) -> list[Action]:
    """The attacks a figure can declare in its turn, and the cards and abilities usable before them."""
    if type(stage) is DemonTurn:
        distance = tables.kinds[state.kind[stage.figure]].range
        if stage.boosts:
            distance = range_with(tables, distance, stage.boosts)
        found: list[Action] = [("attack", target) for target in targets_of(tables, state, stage.figure, distance)]
        if (state.event_moments | tables.ability_moments) & BEFORE_ATTACK:
            found += before_options(tables, state, stage.figure, distance, stage.used, bool(found))
        return found
    assert type(stage) is MarineTurn
    card = tables.cards.actions[stage.card]
    distance = range_with(tables, card.range, (*stage.boosts, *card.source.effects))
    return [("attack", target) for target in targets_of(tables, state, stage.figure, distance)]


def before_options(
    tables: CompiledScenario, state: State, demon: FigureNumber, distance: int, used: tuple[int, ...], reaches: bool
) -> list[Action]:
    """The events and abilities that a demon may use before an attack. Rule: RUL16-106.

    `reaches`: whether the attack has a target without them. Otherwise only those that add enough range are allowed.
    """
    found: list[Action] = []
    if state.event_moments & BEFORE_ATTACK:
        for card in events_at(tables, state, BEFORE_ATTACK, used):
            effects = tables.cards.events[card].source.effects
            if reaches or _reaches_with(tables, state, demon, distance, effects):
                found.append(("event", card))
    if tables.ability_moments & BEFORE_ATTACK:
        for ability in abilities_at(tables, state, demon, BEFORE_ATTACK):
            effects = tables.cards.abilities[ability].source.effects
            if -1 - ability not in used and (reaches or _reaches_with(tables, state, demon, distance, effects)):
                found.append(("spend-argent", demon, ability))
    return found


def _reaches_with(
    tables: CompiledScenario, state: State, demon: FigureNumber, distance: int, effects: tuple[int, ...]
) -> bool:
    """Whether a demon's attack has a target with the range added by effects."""
    longer = range_with(tables, distance, effects)
    return longer > distance and bool(targets_of(tables, state, demon, longer))


def _distance(tables: CompiledScenario, state: State, stage: Declaring) -> int:
    """The range of an attack by an effect: the range of a demon's kind or of the marine's last attack card."""
    if (figure := stage.figure) < state.players:
        card = attacking_card(tables, state, figure)
        return tables.cards.actions[card].range if card >= 0 else 0
    return tables.kinds[state.kind[figure]].range


def attacking_card(tables: CompiledScenario, state: State, seat: int) -> int:
    """The last card with an attack in front of a marine, else in its hand. -1 without any."""
    for card in (*reversed(state.front[seat]), *state.hand[seat]):
        if tables.cards.actions[card].range:
            return card
    return -1


def _targets(tables: CompiledScenario, state: State, stage: Declaring) -> list[FigureNumber]:
    turn = turn_of(state, stage.figure)
    boosts = turn.boosts if turn is not None else ()
    found = targets_of(tables, state, stage.figure, range_with(tables, _distance(tables, state, stage), boosts))
    return [target for target in found if target == stage.only - 2] if stage.only > ANY else found


def turn_of(state: State, figure: FigureNumber) -> MarineTurn | DemonTurn | None:
    """The current turn of a figure. None if it has no turn now."""
    place = _place_of_turn(state, figure)
    return state.stack[place] if place >= 0 else None


def _run(tables: CompiledScenario, state: State, stage: Declaring) -> bool:
    if state.at[stage.figure] == OFF or not _targets(tables, state, stage):
        return skip(state)
    return ask(state, stage.figure if stage.figure < state.players else INVADER)


def _options(tables: CompiledScenario, state: State, stage: Declaring) -> list[Action]:
    found: list[Action] = [("attack", target) for target in _targets(tables, state, stage)]
    turn = turn_of(state, stage.figure)
    if stage.figure >= state.players and turn is not None and stage.only <= ANY:
        distance = range_with(tables, _distance(tables, state, stage), turn.boosts)
        found += before_options(tables, state, stage.figure, distance, turn.used, bool(found))
    return [*found, PASS]


def _attack(tables: CompiledScenario, state: State, action: OfFigure) -> None:
    _, target = action
    stage = state.stack[-1]
    figure = stage.figure
    if by_effect := isinstance(stage, Declaring):
        state.stack.pop()
    place = _place_of_turn(state, figure)
    boosts: tuple[int, ...] = ()
    card = attacking_card(tables, state, figure) if figure < state.players else -1
    if place >= 0:
        turn = state.stack[place]
        boosts = turn.boosts
        turn = turn._replace(boosts=())
        if not isinstance(turn, MarineTurn):
            turn = turn if by_effect and stage.only else turn._replace(attacks=turn.attacks - 1)
        elif not by_effect:
            card, turn = turn.card, turn._replace(card=-1)
        state.stack[place] = turn
    attack.begin(tables, state, figure, target, card, boosts, by_effect=by_effect and stage.only > 0)


def _place_of_turn(state: State, figure: FigureNumber) -> int:
    for place in range(len(state.stack) - 1, -1, -1):
        stage = state.stack[place]
        if isinstance(stage, TURNS) and stage.figure == figure:
            return place
    return -1


def _situation(n: Names, tables: CompiledScenario, state: State, stage: Declaring) -> str:
    return n.figure_at(stage.figure) if stage.figure >= state.players else ""


def _cover_note(tables: CompiledScenario, state: State, target: int) -> str:
    """The note that a possible target has cover. Empty without cover."""
    figure = state.stack[-1].figure
    if state.stunned >> target & 1:
        return ""
    turn = turn_of(state, figure)
    effects = turn.boosts if turn is not None else ()
    if figure < state.players:
        card = turn.card if isinstance(turn, MarineTurn) and turn.card >= 0 else attacking_card(tables, state, figure)
        effects = (*effects, *tables.cards.actions[card].source.effects)
    return in_cover(tables, state, target) if attack.has_cover(tables, state, figure, target, effects) else ""


def in_cover(tables: CompiledScenario, state: State, defender: int) -> str:
    """The note that a defender has cover, with the cause: a difficult space or another. Rule: RUL16-99."""
    inside = tables.board.scenario.rules.get("difficult_cover", "space") == "space"
    if inside and state.body[defender] & tables.board.difficult:
        return tr(", in cover in a difficult space (ruling RUL16-99)")
    return tr(", in cover")


ACTIONS = (
    action_kind(
        "attack",
        _attack,
        lambda n, t, s, figure: tr(
            "attack {figure}{cover_note}", figure=n.figure_at(figure), cover_note=_cover_note(t, s, figure)
        ),
    ),
)
STAGES = (stage_kind("declare", Declaring, _run, _options, situation=_situation),)
