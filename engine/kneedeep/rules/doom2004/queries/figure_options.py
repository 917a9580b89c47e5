"""Prospects: what a figure can do in a state, for programs that show a game: where it gets, whom it can attack and with what chance.

Pure queries: nothing is drawn, nothing changed. All of it works on a whole state as well as on a side's view
(`GameOf2004.view`), and then says nothing that the view hides. Spaces, figures, doors and tokens are numbers, as in actions;
`game.tables(state.players).terrain.spaces[number]` are coordinates. Chances are counted from the faces of the dice.

    found = prospects(game, state, figure)
    found.ways[space, 0].actions        # the steps to a space, to be done one by one; .cost, .wounds
    found.shots[0].outcome.expected     # wounds to expect; .harms[0].hit, .killed
    why_not(game, state, ("open", 3))   # one sentence, empty when it is allowed (see `ActionKind.why_not`)
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from kneedeep.rules import action as general
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import is_bot_off
from kneedeep.rules.doom2004.cards import event_cards
from kneedeep.rules.doom2004.combat import attack_reasons, attack_terms, targeting
from kneedeep.rules.doom2004.combat.attack_odds import Outcome, outcome_of
from kneedeep.rules.doom2004.marine import equipment, marine_attack
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import (
    KIND_ARMS,
    OFF,
    Action,
    Attack,
    CompiledScenario,
    FigureNumber,
    FigureTurn,
    GameOf2004,
    Seat,
    SpaceNumber,
    State,
    Window,
    own,
)
from kneedeep.rules.doom2004.passage import paths, way_reasons
from kneedeep.rules.doom2004.passage.friend_passage import Place
from kneedeep.rules.doom2004.passage.paths import Path
from kneedeep.rules.doom2004.tables.figure_kinds import MARINES, NEUTRAL
from kneedeep.rules.doom2004.turn_budget import Turn, turn_of
from kneedeep.support import capitalized, translatable

BESIDE = 1


class AttackOption(NamedTuple):
    """An attack that a figure can make from its place.

    `action`: its declaration. `legal`: it may be declared right now. `weapon`: a marine's weapon by number
    (an index of `Tables.weapons`), -1 for the attack of the figure's kind. `figure`: its target, -1 for a
    barrel, another token or an empty space. `aimed`: 1 if an aim order is spent. `range`: spaces, 1 for
    melee. `outcome`: None for an empty space, of which there are many.
    """

    action: Action
    legal: bool
    weapon: int
    space: int
    figure: int
    aimed: int
    range: int
    outcome: Outcome | None


class FigureOptions(NamedTuple):
    """A figure's options: its remaining turn, the ways to places in reach, the attacks from its place."""

    figure: int
    turn: Turn
    ways: dict[Place, Path]
    shots: tuple[AttackOption, ...]


def figure_options(game: GameOf2004, state: State, figure: int) -> FigureOptions:
    """The options of a figure on the board.

    For the figure whose turn it is: with its remaining turn (`turn.now`). For any other: with a turn of its
    own (a marine's: those of Advance), as if it were its turn now.
    """
    turn = turn_of(game.tables(state.players), state, figure)
    return FigureOptions(figure, turn, reach(game, state, figure, turn.points), attack_options(game, state, figure))


def reach(game: GameOf2004, state: State, figure: int, points: int) -> dict[Place, Path]:
    """The way to every (anchor space, shape) in reach of a number of movement points. See `paths.find_paths`."""
    tables = game.tables(state.players)
    if (
        is_bot_off(tables, state, figure)
        or tables.kinds[state.kind[figure]].side == NEUTRAL
        and state.owner[figure] < 0
    ):
        return {}
    return paths.find_paths(tables, state, FigureNumber(figure), points)


def way_along(game: GameOf2004, state: State, figure: int, spaces: Sequence[int]) -> Path | None:
    """The way over exactly these spaces, as drawn by a person, with the figure's points.

    None if the rules don't allow it or it costs too much. `why_no_way` gives the reason for its last space.
    """
    tables = game.tables(state.players)
    return paths.find_path_along(
        tables, state, FigureNumber(figure), list(spaces), turn_of(tables, state, figure).points
    )


def attack_options(game: GameOf2004, state: State, figure: int) -> tuple[AttackOption, ...]:
    """The attacks that a figure can make from its place, by weapon and target."""
    tables = game.tables(state.players)
    if state.at[figure] == OFF or is_bot_off(tables, state, figure):
        return ()
    legal = set() if state.winner else set(game.legal_actions(state))
    found = []
    for action, weapon, space, target, aimed in _attacks(tables, state, figure):
        named = (
            _outcome(tables, state, figure, weapon, space, target, aimed)
            if (target >= 0 or bool(tokens_on_board.destructible(tables, state) >> space & 1))
            else None
        )
        far = _range(tables, state, figure, weapon, space, target)
        found.append(AttackOption(action, action in legal, weapon, space, target, aimed, far, named))
    return tuple(found)


def outcome_of_action(game: GameOf2004, state: State, action: general.Action) -> Outcome | None:
    """The expected outcome of a legal attack, guard, strike, shoot, bite or walk, None for other actions."""
    tables = game.tables(state.players)
    stage = state.stack[-1]
    match own((action,))[0]:
        case ("attack" | "guard", weapon, space, target, aimed):
            return _outcome(tables, state, state.player, weapon, space, target, aimed)
        case ("strike" | "shoot", space, target):
            return _outcome(tables, state, stage.figure, KIND_ARMS, space, target, 0)
        case ("bite", figure):
            return _outcome(tables, state, figure, KIND_ARMS, state.at[stage.mover], stage.mover, 0)
        case ("walk", to, target, die) if isinstance(stage, Attack):
            pool = list(stage.pool)
            pool.remove(die)
            once = tables.parameters.blow_through_once
            walked = stage._replace(
                space=to,
                target=target,
                pool=tuple(pool),
                rolled=(),
                rerolled=stage.rerolled if once else 0,
                dodged=0,
                aimed=stage.aimed if once else 0,
                walked=stage.walked + 1,
            )
            return outcome_of(tables, state, walked)
    return None


def watchers_of(game: GameOf2004, state: State, figure: int, way: Path) -> tuple[int, ...]:
    """The watchful invaders beside a way: each may attack for free. Rule: 2004 rulebook p. 12 (watchful)."""
    if figure not in state.squad:
        return ()
    near = 0
    for space in way.spaces:
        near |= state.ground.beside[space]
    return tuple(watcher for watcher in state.watchers if state.body[watcher] & near)


def why_not_taken(game: GameOf2004, state: State, figure: int, space: int) -> str:
    """The reason why a marine on a space could not take the things there. Empty if all could be taken."""
    tables = game.tables(state.players)
    if figure >= state.players:
        return ""
    text = (
        equipment.why_not_taken(tables, state, figure, token)
        for token in tokens_on_board.lying_at(tables, state, space)
    )
    return next(filter(None, text), "")


def why_not(game: GameOf2004, state: State, action: general.Action) -> str:
    """One sentence with the reason why an action is not allowed now, empty if it is.

    It is about the figure that acts. A step may name any space, an attack any space (`("attack", weapon, space, -1,
    0)`, weapon -1 for any), a strike any space. Doors (open, close), tokens (pick), cards (event, spawn) and figures
    (activate) are named by number. Things hidden from the acting side are not mentioned: unrevealed spaces are just
    that, and the condition of a lock is only mentioned if the scenario mentions it at the door.
    """
    if action in game.legal_actions(state):
        return ""
    if state.winner:
        return translatable("The game is over.")
    tables, stage = game.tables(state.players), state.stack[-1]
    figure = stage.figure if isinstance(stage, FigureTurn) else -1
    name, *fields = action
    reason = game.kinds[name].why_not
    text = "" if reason is None else reason(tables, state, figure, *fields)
    if text or figure >= 0:
        return text or translatable("That can't be done now.")
    who = Names(tables, state).player(state.player)
    return translatable("{who} has to decide something else first.", who=capitalized(who))


def why_no_way(game: GameOf2004, state: State, figure: int, space: int) -> str:
    """The reason why a figure does not reach a space with its remaining turn, empty if it does. See `turn_of`."""
    return way_reasons.why_no_way(game.tables(state.players), state, figure, space)


def why_no_attack(game: GameOf2004, state: State, figure: int, space: int, weapon: int = -1) -> str:
    """The reason why a figure can't attack on a space from its place, empty if it can."""
    return attack_reasons.why_no_attack(game.tables(state.players), state, figure, space, weapon)


def why_no_card(game: GameOf2004, state: State, card: int) -> str:
    """The reason why a card of the invader's hand can't be played now. Empty if it can."""
    return event_cards.why_no_card(game.tables(state.players), state, card)


def _attacks(tables: CompiledScenario, state: State, figure: int) -> list[tuple[Action, int, int, int, int]]:
    """The attacks of a figure: the declaration of each, the weapon, the space, the target, aimed."""
    turn = turn_of(tables, state, figure)
    if figure < state.players:
        attacks = turn.now or not isinstance(state.stack[-1], Window) or state.player != figure
        options = marine_attack.options(
            tables, state, Seat(FigureNumber(figure)), "attack" if attacks else "guard", melee_only=turn.melee_only
        )
        return [
            ((kind, weapon, space, target, aimed), weapon, space, target, aimed)
            for kind, weapon, space, target, aimed in options
        ]
    kind = tables.kinds[state.kind[figure]]
    if kind.arms is None or figure in state.sharing or (kind.side == NEUTRAL and state.owner[figure] < 0):
        return []
    head: Literal["shoot", "strike"] = "shoot" if kind.side == MARINES or state.owner[figure] >= 0 else "strike"
    found = targeting.targets(tables, state, figure, kind.arms)
    return [((head, space, target), KIND_ARMS, space, target, 0) for space, target in found]


def _outcome(
    tables: CompiledScenario, state: State, figure: int, weapon: int, space: int, target: int, aimed: int
) -> Outcome:
    arms = tables.weapons[weapon] if weapon != KIND_ARMS else attack_terms.kind_arms(tables, state, figure)
    done = (target,) if target >= 0 else attack_terms.things_at(tables, state, space)
    made = Attack(
        "attack", figure, weapon, SpaceNumber(space), FigureNumber(target), "dice", aimed, 0, arms.dice, done=done
    )
    return outcome_of(tables, state, made)


def _range(tables: CompiledScenario, state: State, figure: int, weapon: int, space: int, target: int) -> int:
    arms = tables.weapons[weapon] if weapon != KIND_ARMS else attack_terms.kind_arms(tables, state, figure)
    return BESIDE if arms.melee else targeting.range_to(tables, state, figure, arms, space, target)
