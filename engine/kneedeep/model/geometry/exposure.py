"""Exposure on a whole packed board: a space is exposed to a second one if a corner of that one sees all its corners.

Rule: board geometry, cover; RUL16-95 to RUL16-99.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Literal

from kneedeep.model.geometry.center_lines import KEY_STRIDE, Starts, add_multiples, shift_of
from kneedeep.model.geometry.corner_lines import (
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    SQUARE,
    Lines,
    Pinch,
    Round,
    clear_lines_between,
)

Along = Literal["free", "stops"]
"""The test for open lines along a grid line: free on one side, or clear."""

_CORNERS = ((0, 0, SOUTH_EAST), (1, 0, SOUTH_WEST), (0, 1, NORTH_EAST), (1, 1, NORTH_WEST))
"""The corners of a space from its north-west one, each with the number of the space among the four squares there."""


def exposures(
    here: Round, stride: int, pinch: Pinch, along: Along, passing: Sequence[int] = (-1,)
) -> tuple[Starts, ...]:
    """All displacements, of the whole plane, from a space to one exposed to it, with their packed start spaces.

    One table for each corner of the start space, in the order of `corners`.

    `passing`: sets of packed spaces. An open line crosses only interiors of spaces of one set.
    """
    found = _Exposing(here, stride, pinch, along, passing).found
    return tuple(found[square] for square in (SOUTH_EAST, NORTH_EAST, SOUTH_WEST, NORTH_WEST))


class _Exposing:
    """Joins four lines from a point to the corners of a space, and the point to its possible spaces."""

    def __init__(self, here: Round, stride: int, pinch: Pinch, along: Along, passing: Sequence[int]) -> None:
        self.found: list[Starts] = [{}, {}, {}, {}]
        """By which of the four squares at the point the space is."""
        self._stride = stride
        self._joined = [[here.joined(one, other) for other in range(4)] for one in range(4)]
        self._squares = [(dx * KEY_STRIDE + dy, dx * stride + dy) for dx, dy in SQUARE]
        level, upright, falling, rising = (
            reduce(_either, same)
            for same in zip(*(clear_lines_between(here, stride, pinch, own) for own in passing), strict=True)
        )
        on_grid = [level, upright]
        if along == "free":
            to_south, to_north, to_east, to_west = _beside_grid_lines(here, stride)
            on_grid = [_either(level, to_south), to_north, _either(upright, to_east), to_west]
        slanted = [falling, rising, self._reversed(falling), self._reversed(rising)]
        for lines in slanted:
            self._add_apart(lines)
        self._ways: dict[int, tuple[tuple[int, int, int], ...]] = {}
        """The open lines of each displacement: their starts, and which squares they leave into and arrive from."""
        for lines in (*on_grid, *map(self._reversed, on_grid), *slanted):
            _, leaving, arriving = lines
            for key, starts in lines.starts.items():
                self._ways[key] = (*self._ways.get(key, ()), (starts, leaving, arriving))
        for x, y in self._touching(on_grid):
            self._add_touching(x, y)

    def _reversed(self, lines: Lines) -> Lines:
        """The same lines, reversed."""
        stride = self._stride
        starts = {-key: starts << shift_of(key, stride) for key, starts in lines.starts.items()}
        return Lines(starts, lines.arriving, lines.leaving)

    def _add_apart(self, lines: Lines) -> None:
        """Add the spaces whose corners are all reached by lines of one kind. They touch no axis of the point."""
        starts, stride = lines.starts, self._stride
        arriving = self._joined[lines.arriving]
        whole = arriving[SOUTH_EAST] & arriving[SOUTH_WEST] >> stride
        whole &= arriving[NORTH_EAST] >> 1 & arriving[NORTH_WEST] >> stride + 1
        find = starts.get
        for key, first in starts.items():
            both = first & find(key + KEY_STRIDE, 0) & find(key + 1, 0) & find(key + KEY_STRIDE + 1, 0)
            if both:
                both &= _shifted(whole, shift_of(key, stride))
                if both:
                    for square, joined in enumerate(self._joined[lines.leaving]):
                        self._add(key, square, both & joined)

    def _touching(self, on_grid: list[Lines]) -> Iterator[tuple[int, int]]:
        """The displacements from a point to the north-west corners of the spaces that touch one of its axes."""
        keys = [key for lines in on_grid for key in lines.starts]
        wide = max((key // KEY_STRIDE for key in keys), default=0)
        high = max((key for key in keys if key < KEY_STRIDE // 2), default=0)
        for y in (-1, 0):
            yield from ((x, y) for x in range(-wide - 1, wide + 1))
        for x in (-1, 0):
            yield from ((x, y) for y in range(-high - 1, high + 1) if y not in (-1, 0))

    def _add_touching(self, x: int, y: int) -> None:
        """Add one space that touches an axis. Each of its corners must be reached by lines of some kind."""
        key, stride, joined = x * KEY_STRIDE + y, self._stride, self._joined
        both = -1
        corners = []
        for right, down, square in _CORNERS:
            if corner := key + right * KEY_STRIDE + down:
                ways = self._ways.get(corner, ())
                some = 0
                for starts, _, _ in ways:
                    some |= starts
                both &= some
                if not both:
                    return
                corners.append((ways, square, (x + right) * stride + y + down))
        squares = [both] * 4
        if len(corners) < 4:
            # The point is a corner of the space.
            own = SQUARE.index((x, y))
            squares = [both & mine for mine in joined[own]]
        for ways, square, shift in corners:
            ends = [
                (starts & _shifted(joined[arriving][square], shift), joined[leaving])
                for starts, leaving, arriving in ways
            ]
            for own in range(4):
                if squares[own]:
                    some = 0
                    for starts, into in ends:
                        some |= starts & into[own]
                    squares[own] &= some
        for own, points in enumerate(squares):
            self._add(key, own, points)

    def _add(self, key: int, square: int, points: int) -> None:
        """Add a space at a displacement from points, as exposed to the space with this square number at the points."""
        less, ashift = self._squares[square]
        if points and key != less:
            found = self.found[square]
            found[key - less] = found.get(key - less, 0) | points >> -ashift


def _beside_grid_lines(here: Round, stride: int) -> list[Lines]:
    """The lines along grid lines that are free on one side: east ones on their south and north, south ones likewise.

    Rule: RUL16-98: all squares on that side are spaces, and no edge that stops sight is between two of them.
    """
    e, s, w, n = here.edges
    north_east, south_east, south_west, _ = here.squares
    found = []
    for key, shift, squares, between, leaving, arriving in (
        (KEY_STRIDE, stride, south_east, s, SOUTH_EAST, SOUTH_WEST),
        (KEY_STRIDE, stride, north_east, n, NORTH_EAST, NORTH_WEST),
        (1, 1, south_east, e, SOUTH_EAST, NORTH_EAST),
        (1, 1, south_west, w, SOUTH_WEST, NORTH_WEST),
    ):
        starts: Starts = {}
        add_multiples(starts, key, shift, squares, squares & between)
        found.append(Lines(starts, leaving, arriving))
    return found


def _either(one: Lines, other: Lines) -> Lines:
    """The union of the lines of both, which are of one kind."""
    starts = dict(one.starts)
    for key, more in other.starts.items():
        starts[key] = starts.get(key, 0) | more
    return one._replace(starts=starts)


def _shifted(bits: int, shift: int) -> int:
    """The points from which these are reached over a displacement."""
    return bits >> shift if shift >= 0 else bits << -shift
