"""Why a click does nothing: what has to be chosen first, why nobody can go, come or be placed there."""

from collections.abc import Sequence

from kneedeep.rules import State
from kneedeep.rules.choices import Choice
from kneedeep.rules.doom2004.board import doors, tokens_on_board
from kneedeep.rules.doom2004.board.figures import everybody
from kneedeep.rules.doom2004.game import Doom2004Game as Game
from kneedeep.rules.doom2004.invader import spawns
from kneedeep.rules.doom2004.marine import respawn
from kneedeep.rules.doom2004.queries.figure_options import why_no_attack, why_no_way, why_not
from kneedeep.rules.doom2004.stages import ActionChoice, CalledInvaders, Command, Respawn, Spawning
from kneedeep.rules.doom2004.text.game_names import names_in
from kneedeep.rules.doom2004.text.illegal_reasons import UNSEEN, why_locked, why_no_door
from kneedeep_editor.playtest.board.action_plans import ActionPlanner
from kneedeep_editor.playtest.text import amounts
from kneedeep_editor.texts import tr


def why_nothing(game: Game, state: State, choices: Sequence[Choice], figure: int, space: int) -> str:
    """Return why none of the answers is about a space, empty when there is nothing to say. `figure`: who acts, -1 for nobody."""
    stage = state.stack[-1]
    if figure >= 0:
        foes = state.invader_bits if figure in state.squad else state.marine_bits
        if (foes | state.barrels) >> space & 1:
            return why_no_attack(game, state, figure, space)
        return why_no_way(game, state, figure, space)
    if isinstance(stage, ActionChoice):
        if state.invader_bits >> space & 1:
            return why_no_attack(game, state, stage.figure, space)
        own = state.body[stage.figure] >> space & 1
        return "" if own else _no_action(game, state, space)
    if isinstance(stage, Respawn):
        return _no_return(game, state, stage.figure, space, choices)
    if isinstance(stage, Spawning):
        return _no_spawn(game, state, space)
    if isinstance(stage, Command | CalledInvaders):
        figures = [one for one in state.crowd if state.body[one] >> space & 1]
        return why_not(game, state, ("activate", figures[0])) if figures else ""
    return ""


def _no_action(game: Game, state: State, space: int) -> str:
    """Why no action of a marine gets him to a space."""
    if not state.revealed >> space & 1:
        return UNSEEN
    return _taken(game, state, space) or tr("Choose an action first. None of them gets there in this turn.")


def _no_return(game: Game, state: State, seat: int, space: int, choices: Sequence[Choice]) -> str:
    """Why a marine does not come back on a space."""
    t = game.tables(state.players)
    taken = _taken(game, state, space)
    if taken:
        return taken
    if respawn.barred(t, state) >> space & 1:
        names = names_in(t, state)
        things = ", ".join(names.token(number) for number in tokens_on_board.lying_at(t, state, space))
        return tr("Nobody comes back there: {thing}.", thing=things)
    start = state.fragged_at[seat]
    distance = t.terrain.respawn_distances(
        start, state.doors, state.revealed | 1 << start, t.parameters.respawn_distance
    )
    nearest, farthest = t.parameters.respawn_band
    allowed = [distance[game.board.number[one]] for choice in choices for one in choice.spaces]
    if distance[space] < 0:
        return tr("There is no way from there to where he was fragged.")
    away = amounts.spaces(distance[space])
    if all(nearest <= one <= farthest for one in allowed):
        return tr(
            "{away} from where he was fragged: he comes back {nearest} to {farthest} away.",
            away=away,
            nearest=nearest,
            farthest=farthest,
        )
    return tr(
        "{away} from where he was fragged: no space is {nearest} to {farthest} away, {best} is nearest to that.",
        away=away,
        nearest=nearest,
        farthest=farthest,
        best=allowed[0],
    )


def _no_spawn(game: Game, state: State, space: int) -> str:
    """Why no invader may be placed on a space."""
    t = game.tables(state.players)
    taken = _taken(game, state, space)
    if taken:
        return taken
    if not spawns.unseen(t, state) >> space & 1:
        names = names_in(t, state)
        seers = [
            names.marine(seat)
            for seat in range(state.players)
            if state.at[seat] >= 0 and state.ground.visible[state.at[seat]] >> space & 1
        ]
        return tr("The {seers} sees it.", seers=tr(" and the ").join(seers)) if seers else ""
    return tr("Invaders that come now are not placed there.")


def _taken(game: Game, state: State, space: int) -> str:
    t = game.tables(state.players)
    if not state.revealed >> space & 1:
        return UNSEEN
    if everybody(state) >> space & 1:
        return tr("Somebody stands there.")
    if state.blocked >> space & 1:
        names = names_in(t, state)
        things = [names.token(number) for number in tokens_on_board.lying_at(t, state, space)]
        return (
            tr("There is no room: {thing}.", thing=", ".join(things)) if things else tr("There is no room.")
        )
    return ""


def door_near(game: Game, state: State, x: float, y: float, near: float) -> int:
    """Return the number of the door whose line is near a place, in board units; -1 for none that is on the table."""
    t = game.tables(state.players)
    for number, door in enumerate(game.board.doors):
        if door.stands and t.doors[number].touching & state.revealed:
            for edge in door.edges:
                if is_near(edge, x, y, near):
                    return number
    return -1


def is_near(edge: tuple[tuple[int, int], str], x: float, y: float, near: float) -> bool:
    """Tell whether a place, in board units, is near an edge."""
    (column, row), side = edge
    if side == "east":
        return abs(x - column - 1) < near and row <= y <= row + 1
    return abs(y - row - 1) < near and column <= x <= column + 1


def why_not_open(game: Game, state: State, planner: ActionPlanner, door: int) -> str:
    """Return why a figure does not open a shut door now, with what it takes; empty for an open one and where nothing is to be said."""
    t, figure = game.tables(state.players), planner.figure
    if state.doors >> door & 1:
        return ""
    barred = why_no_door(t, state, figure, door, shut=False)
    if t.doors[door].touching & state.body[figure] and not planner.chooses:
        return barred
    if not doors.can_work(t, state, door, marine=figure < state.players):
        return why_locked(t, state, door)
    cost = planner.cost_of_door(door)
    if cost is None:
        return tr("There is no way to that door.")
    toll = t.parameters.door
    return tr(
        "To open it: {walk} to get there, {door} for the door.", walk=amounts.points(cost - toll), door=toll
    )
