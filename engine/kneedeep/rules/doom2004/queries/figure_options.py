"""Queries on what a figure can do in a state, for programs that show a game: ways, outcomes of attacks, reasons.

Nothing is drawn, nothing changed. All of it works on a whole state as well as on a side's view (`GameOf2004.view`), and
then says nothing that the view hides. Chances are counted from the faces of the dice.
"""

from kneedeep.rules import action as general
from kneedeep.rules.doom2004.board.figures import is_bot_off
from kneedeep.rules.doom2004.combat import attack_terms
from kneedeep.rules.doom2004.combat.attack_odds import Outcome, outcome_of
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import KIND_ARMS, Attack, CompiledScenario, FigureTurn, GameOf2004, State, own
from kneedeep.rules.doom2004.passage import paths
from kneedeep.rules.doom2004.passage.friend_passage import Place
from kneedeep.rules.doom2004.passage.paths import Path
from kneedeep.rules.doom2004.tables.figure_kinds import NEUTRAL
from kneedeep.rules.doom2004.turn_budget import turn_of
from kneedeep.rules.numbers import FigureNumber, SpaceNumber
from kneedeep.support import capitalized, translatable


def reach(game: GameOf2004, state: State, figure: int, points: int | None = None) -> dict[Place, Path]:
    """The way to every (anchor space, shape) in reach of a number of movement points. See `paths.find_paths`.

    Without a number: in reach of the figure's remaining turn, outside of it of a turn (a marine's: Advance).
    """
    tables = game.tables(state.players)
    if points is None:
        points = turn_of(tables, state, figure).points
    if (
        is_bot_off(tables, state, figure)
        or tables.kinds[state.kind[figure]].side == NEUTRAL
        and state.owner[figure] < 0
    ):
        return {}
    return paths.find_paths(tables, state, FigureNumber(figure), points)


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


def _outcome(
    tables: CompiledScenario, state: State, figure: int, weapon: int, space: int, target: int, aimed: int
) -> Outcome:
    arms = tables.weapons[weapon] if weapon != KIND_ARMS else attack_terms.kind_arms(tables, state, figure)
    done = (target,) if target >= 0 else attack_terms.things_at(tables, state, space)
    made = Attack(
        "attack", figure, weapon, SpaceNumber(space), FigureNumber(target), "dice", aimed, 0, arms.dice, done=done
    )
    return outcome_of(tables, state, made)
