"""The ground of a game: steps, range, sight and cover for a set of open doors.

Doors only open, so a game has few grounds. Each is built once and fills its tables on request.
Rule: RUL16-53 to RUL16-59, RUL16-88 to RUL16-102.
"""

from kneedeep.board import Board
from kneedeep.board.distances import range_from
from kneedeep.board.figure_moves import FigureMoves
from kneedeep.board.visible_spaces import cover_of, sight_of
from kneedeep.model.geometry.bits import each_number, numbers_of
from kneedeep.model.geometry.distance import ball
from kneedeep.model.geometry.footprints import Place
from kneedeep.rules.numbers import SpaceNumber

SHAPES = ((1, 1), (2, 1), (1, 2), (2, 2), (3, 2), (2, 3))
"""Footprints of figures: width and height. A shape is an index of this tuple, an anchor the top-left space."""
TURNED = (0, 2, 1, 3, 5, 4)
"""The shape of each shape after a turn."""
SHAPE_OF = {size: shape for shape, size in enumerate(SHAPES)}


class Ground:
    """The ground of one board with one set of open doors."""

    def __init__(self, board: Board, opened: int, marines: int) -> None:
        self.board = board
        self.opened = opened
        doors = frozenset(each_number(opened))
        self.moves = FigureMoves(board, doors, marines)
        open_spaces = board.lattice.everywhere & ~self.moves.blocked
        self.step_bits = [bits & open_spaces for bits in self.moves.steps.bits]
        self.neighbours = [
            tuple(other for other in row if open_spaces >> other & 1) for row in self.moves.steps.neighbours
        ]
        """The target spaces of steps, as bit sets and as tuples clockwise from north."""
        self._sight = sight_of(board, doors)
        self.cover = cover_of(board, doors, self._sight)
        self._fans: dict[tuple[int, int], tuple[int, ...]] = {}
        """The fans by the spaces of attacker and defender: sets of spaces that give cover if each contains a figure."""
        self.by_adjacency = board.scenario.rules.get("range_count", "adjacency") == "adjacency"
        self.large_moves: dict[tuple[int, int], object] = {}
        """The cached moves of large figures by anchor and shape (`passage.large_passage`)."""
        self._near: dict[int, list[int]] = {}
        self._attackable: dict[int, list[int]] = {}
        """By distance and space, below 0 for what was not asked yet."""

    def view(self, space: int) -> int:
        """The spaces visible from a space, including itself. Rule: RUL16-88 to RUL16-90."""
        return self._sight.visible(space)

    def near(self, space: int, distance: int) -> int:
        """The spaces within a distance of a space, including itself. Rule: RUL16-91 to RUL16-93."""
        if (row := self._near.get(distance)) is None:
            row = self._near[distance] = [-1] * len(self.step_bits)
        if (found := row[space]) < 0:
            if self.by_adjacency:
                found = ball(self.moves.adjacency, space, distance)
            else:
                far = range_from(self.board, space, frozenset(each_number(self.opened)))
                found = sum(1 << number for number, steps in enumerate(far) if 0 <= steps <= distance)
            row[space] = found
        return found

    def attackable(self, space: SpaceNumber, distance: int) -> int:
        """The spaces within range and sight of a space. A small figure there can be attacked."""
        if (row := self._attackable.get(distance)) is None:
            row = self._attackable[distance] = [-1] * len(self.step_bits)
        if (found := row[space]) < 0:
            found = row[space] = self.near(space, distance) & self.view(space)
        return found

    def around(self, space: int, reach: int) -> int:
        """The spaces reached by an effect. `reach`: 0 the space, 1 and adjacent, else a distance. Rule: RUL16-93."""
        if reach > 1:
            return self.near(space, reach)
        return 1 << space | (self.moves.adjacency.bits[space] if reach else 0)

    def body_reach(self, body: int, distance: int) -> tuple[int, int]:
        """The spaces in range of a body, and the spaces visible from it, from any of its spaces. Rule: RUL16-94."""
        near = seen = 0
        for space in each_number(body):
            near |= self.near(space, distance)
            seen |= self.view(space)
        return near, seen

    def covers(self, attacker: int, defender: int, figures: int) -> bool:
        """Whether figures on these spaces give a visible defender (bit set) cover. Rule: RUL16-95 to RUL16-101."""
        if (fans := self._fans.get((attacker, defender))) is None:
            fans = self.cover.fans(numbers_of(attacker), numbers_of(defender))
            self._fans[attacker, defender] = fans
        for fan in fans:
            if not fan & figures:
                return False
        return True


def place_of(anchor: int, shape: int) -> Place:
    """An anchor and shape as a place of the board."""
    return Place(anchor, *SHAPES[shape])
