"""The spaces from which a shut door can be opened."""

from kneedeep.board.board import WALLS, Board
from kneedeep.board.doors import LaidDoor
from kneedeep.model.geometry.space import edge_ends


def opening_spaces(board: Board, door: LaidDoor, reach: str | None = None) -> int:
    """The bit set of spaces from which a door can be opened, by the house rule `door_reach` or as given.

    Rule: board geometry, steps and adjacency (the four spaces beside it); RUL16-69: with `corner` also those that touch
    the end of its line and are next to one beside it.
    """
    beside = board.bits(door.sides)
    if (reach or board.scenario.rules.get("door_reach", "beside")) == "beside":
        return beside
    adjacent = board.steps((), WALLS)
    ends = {point for edge in door.edges for point in edge_ends(edge)}
    middle = {point for point in ends if all(point in edge_ends(edge) for edge in door.edges)}
    found = beside
    for x, y in sorted(ends - middle):
        for space in ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)):
            number = board.number.get(space, -1)
            # Orthogonal steps alone: no wall and no shut door is between.
            if number >= 0 and any(other >= 0 and beside >> other & 1 for other in adjacent.to[number][::2]):
                found |= 1 << number
    return found
