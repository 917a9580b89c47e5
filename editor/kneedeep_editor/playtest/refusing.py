"""Why a click does nothing: what has to be chosen first, why nobody can go, come or be placed there."""

from collections.abc import Sequence

from kneedeep.geometry.bits import each_number
from kneedeep.rules import Game, State
from kneedeep.rules.choices import Choice
from kneedeep.rules.doom2004 import lying, spawning, ways
from kneedeep.rules.doom2004.figures import everybody
from kneedeep.rules.doom2004.marine import MODES
from kneedeep.rules.doom2004.refusals import UNSEEN
from kneedeep.rules.prospects import modes, reach, why_no_attack, why_no_way, why_not
from kneedeep.rules.wording import names_in
from kneedeep_editor.playtest import amounts
from kneedeep_editor.texts import tr


def why_nothing(game: Game, state: State, choices: Sequence[Choice], figure: int, space: int) -> str:
    """Return why none of the answers is about a space, empty when there is nothing to say. `figure`: who acts, -1 for nobody."""
    stage = state.stack[-1]
    if figure >= 0:
        foes = state.invader_bits if figure in state.squad else state.marine_bits
        if (foes | state.barrels) >> space & 1:
            return why_no_attack(game, state, figure, space)
        return why_no_way(game, state, figure, space)
    if stage[0] == "choose":
        return _choose_first(game, state, int(stage[1]), space)
    if stage[0] == "respawn":
        return _no_return(game, state, int(stage[1]), space, choices)
    if stage[0] == "spawning":
        return _no_spawn(game, state, space)
    if stage[0] in ("command", "called"):
        figures = [one for one in state.crowd if state.body[one] >> space & 1]
        return why_not(game, state, ("activate", figures[0])) if figures else ""
    return ""


def _choose_first(game: Game, state: State, seat: int, space: int) -> str:
    """Which actions of a marine get him to a space, or let him attack who is there."""
    t = game.tables(state.players)
    able = modes(game, state, seat)
    if state.invader_bits >> space & 1:
        names = [MODES[mode] for mode, _, attacks in able if attacks]
        return tr("Choose an action first: {names} has attacks.", names=_either(names))
    found = reach(game, state, seat, max(points for _, points, _ in able))
    place = ways.covered(t, found).get(space)
    if place is None:
        return tr("Choose an action first. None of them gets there in this turn.")
    way = found[place]
    names = [MODES[mode] for mode, points, _ in able if points >= way.cost]
    return tr(
        "Choose an action first: {names} gets there ({points}).",
        names=_either(names),
        points=amounts.points(way.cost),
    )


def _no_return(game: Game, state: State, seat: int, space: int, choices: Sequence[Choice]) -> str:
    """Why a marine does not come back on a space."""
    t = game.tables(state.players)
    taken = _taken(game, state, space)
    if taken:
        return taken
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
    if not spawning.unseen(t, state) >> space & 1:
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
        things = [names.token(number) for number in lying.lying_at(t, state, space)]
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


def to_the_door(game: Game, state: State, figure: int, door: int) -> str:
    """Return what it takes a figure to open a shut door that it does not stand beside, empty when it can't get there."""
    t = game.tables(state.players)
    piece = t.doors[door]
    if state.doors >> door & 1 or piece.touching & state.body[figure]:
        return ""
    found = reach(game, state, figure, 99)
    covered = ways.covered(t, found)
    costs = [
        found[covered[space]].cost
        for space in each_number(piece.touching)
        if space in covered and found[covered[space]].ends
    ]
    if not costs:
        return ""
    return tr(
        "To open it: {walk} to get there, {door} for the door.",
        walk=amounts.points(min(costs)),
        door=t.parameters.door,
    )


def _either(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else tr("{some} or {last}", some=", ".join(names[:-1]), last=names[-1])
