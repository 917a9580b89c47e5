"""The portals of a board, and the room at each for its possible groups."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from kneedeep.board import Board, LaidToken
from kneedeep.board.figure_moves import FigureMoves
from kneedeep.board.summoning import Arrival, Summoning
from kneedeep.board.visible_spaces import sight_of
from kneedeep.model.catalog import InvasionGroup
from kneedeep.model.geometry.bits import union
from kneedeep.model.geometry.space import Size
from kneedeep.model.scenario.invasion import invasion_card, threat_card

SMALL: Size = (1, 1)
AT_SIGHT = "infestation"
"""The threat card of portals that summon as soon as a marine sees them. Rule: RUL16-151."""


class PortalRoom(NamedTuple):
    """A portal, the unoccupied spaces on and beside it (bit set), and its group with the least room there.

    sizes: of the demons of the group. arrival: their places. Both are None if the portal has no groups.
    """

    portal: LaidToken
    spaces: int
    group: InvasionGroup | None
    sizes: tuple[Size, ...] | None
    arrival: Arrival | None


def portals_of(board: Board, marines: int | None = None) -> Iterator[LaidToken]:
    """Yield the portals on the board in the order of the file. `marines`: the number of marines (default: the most)."""
    for token in board.tokens_with(marines or board.most_marines):
        if token.type is not None and token.type.summons and token.at in board.number:
            yield token


def sizes_of(board: Board, group: InvasionGroup) -> tuple[Size, ...]:
    """The sizes of the demons of a group. Kinds with an unsure size count as small."""
    found: list[Size] = []
    for kind, count in group.demons.value:
        figure = board.kinds.figures.get(kind)
        sure = figure is not None and figure.footprint.sure
        found += [figure.footprint.value if figure is not None and sure else SMALL] * count
    return tuple(found)


def portal_rooms(board: Board, opened: Collection[int], marines: int | None = None) -> Iterator[PortalRoom]:
    """Yield the room of each portal for its groups, with these doors open.

    Figures of the set-up take room if the portal summons at set-up. Rule: RUL16-146, RUL16-147; house
    rules `summon_large` and `summon_room`.
    """
    count = marines or board.most_marines
    moves = FigureMoves(board, opened, count)
    rules = board.scenario.rules
    large, room = rules.get("summon_large", "touch"), rules.get("summon_room", "nearest")
    card = invasion_card(board.scenario, board.catalog)
    for portal in portals_of(board, count):
        space = board.number[portal.at]
        summoning = Summoning(moves, space, large, room)
        taken = _set_up(board, count) if summons_at_set_up(board, space, opened, count) else 0
        groups = card.groups.get(portal.element.color or "", ()) if card is not None else ()
        rooms = []
        for group in groups:
            sizes = sizes_of(board, group)
            rooms.append(PortalRoom(portal, summoning.free(taken), group, sizes, summoning.arrive(sizes, taken)))
        if rooms:
            yield max(rooms, key=_crowded)
        else:
            yield PortalRoom(portal, summoning.free(taken), None, None, None)


def start_spaces(board: Board, marines: int) -> list[int]:
    """The start spaces for a number of marines, in seat order."""
    listed = [space for spawn in board.scenario.spawns if spawn.side == "marines" for space in spawn.spaces]
    return [board.number[space] for space in listed[:marines] if space in board.number]


def _crowded(room: PortalRoom) -> tuple[int, int]:
    """The number of demons of a group without room, then the number of demons."""
    assert room.arrival is not None
    return len(room.arrival.displaced), len(room.arrival.places)


def summons_at_set_up(board: Board, portal: int, opened: Collection[int], marines: int) -> bool:
    """True if a portal on a space summons before the first round. Rule: RUL16-151."""
    if threat_card(board.scenario) != AT_SIGHT:
        return False
    sight = sight_of(board, opened)
    return any(sight.sees(start, portal) for start in start_spaces(board, marines))


def _set_up(board: Board, marines: int) -> int:
    """The spaces of all figures at set-up, if their sizes are sure."""
    occupied = union(1 << number for number in start_spaces(board, marines))
    return occupied | union(board.bits(figure.sure_spaces) for figure in board.figures_with(marines))
