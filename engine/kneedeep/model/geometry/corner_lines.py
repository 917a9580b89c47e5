"""Clear corner-to-corner lines of a whole packed board, computed together for each direction.

A line between two lattice points passes no third one if its displacement m is primitive. Then m = u + v, its
Stern-Brocot parents, and the triangle 0, u, m is empty: the line crosses what the lines to u and on to v cross, and at
the point u between them the edges on its own side of that point. Its multiples pass lattice points and must turn round
them. Bit sets are over lattice points; a space has the bit of its north-west corner.
"""

from typing import Literal, NamedTuple

from kneedeep.model.geometry.center_lines import KEY_STRIDE, Starts, add_multiples, shift_of

Pinch = Literal["blocked", "open"]
"""The rule for sight between two corners of the outside that touch."""

Point = tuple[int, int]
"""A lattice point: (x, y) is the north-west corner of the space (x, y)."""

NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST = range(4)
"""The four squares round a lattice point, clockwise."""

SQUARE = ((0, -1), (0, 0), (-1, 0), (-1, -1))
"""The four squares round a lattice point as offsets from it."""


class Round(NamedTuple):
    """The points with an edge to the east, south, west, north that does not stop sight, and those with each square."""

    edges: tuple[int, int, int, int]
    squares: tuple[int, int, int, int]

    @property
    def points(self) -> int:
        """The points with a space at them."""
        north_east, south_east, south_west, north_west = self.squares
        return north_east | south_east | south_west | north_west

    def joined(self, one: int, other: int) -> int:
        """The points round which two of the four squares are joined, in either direction."""
        if one == other:
            return self.squares[one]
        clockwise = anticlockwise = -1
        for square in range(4):
            # Edge k is between squares k and k + 1.
            if (square - one) % 4 < (other - one) % 4:
                clockwise &= self.edges[square]
            else:
                anticlockwise &= self.edges[square]
        return clockwise | anticlockwise


def around_points(east: int, south: int, spaces: int, stride: int) -> Round:
    """The surroundings of every lattice point, from packed free edges and spaces of a part of the board."""
    return Round(
        edges=(south << 1, east << stride, south << stride + 1, east << stride + 1),
        squares=(spaces << 1, spaces, spaces << stride, spaces << stride + 1),
    )


class Lines(NamedTuple):
    """Lines between points by displacement. All leave their start into one square and reach their end from one."""

    starts: Starts
    leaving: int
    arriving: int


def clear_lines_between(here: Round, stride: int, pinch: Pinch, passing: int = -1) -> tuple[Lines, Lines, Lines, Lines]:
    """All clear lines of half of the plane: east, south, between these two, and between east and north.

    `passing`: the packed spaces whose interior lines may cross. Rule: board geometry, sight in `doom-2016`.
    """
    e, s, w, n = here.edges
    north_east, south_east, south_west, north_west = here.squares
    falling, rising = (n & e) | (s & w), (n & w) | (s & e)
    if pinch == "open":
        # Edges that shut can open, and that must never take sight away; so these corners are the outside's.
        falling |= north_west & south_east & ~(north_east | south_west)
        rising |= south_west & north_east & ~(north_west | south_east)
    level: Starts = {}
    add_multiples(level, KEY_STRIDE, stride, e, e & (n | s))
    upright: Starts = {}
    add_multiples(upright, 1, 1, s, s & (e | w))
    points = here.points
    return (
        Lines(level, SOUTH_EAST, SOUTH_WEST),
        Lines(upright, SOUTH_EAST, NORTH_EAST),
        Lines(_sector(points, 1, stride, w, s, falling, passing << stride), SOUTH_EAST, NORTH_WEST),
        Lines(_sector(points, -1, stride, w, n, rising, passing << stride + 1), NORTH_EAST, SOUTH_WEST),
    )


def corner_lines(east: int, south: int, spaces: int, stride: int, pinch: Pinch) -> Starts:
    """All displacements of spaces with sight, half of the plane, as `clear_lines` gives them.

    Rule: board geometry, sight in `doom-2016`.
    """
    here = around_points(east, south, spaces, stride)
    join = _Joining(here, stride)
    join.add(Lines({0: here.points}, SOUTH_EAST, SOUTH_EAST))
    for lines in clear_lines_between(here, stride, pinch):
        join.add(lines)
    return join.seen


class _Joining:
    """Converts lines between points to sight between spaces. Each end may belong to any square joined to the line."""

    def __init__(self, here: Round, stride: int) -> None:
        self.seen: Starts = {}
        self._stride = stride
        self._joined = [[here.joined(one, other) for other in range(4)] for one in range(4)]
        self._squares = [(dx * KEY_STRIDE + dy, dx * stride + dy) for dx, dy in SQUARE]

    def add(self, lines: Lines) -> None:
        """Add lines: first by their ends in sight of a space, then by the starts of such lines."""
        stride, squares = self._stride, self._squares
        ends = list(zip(self._joined[lines.arriving], squares, strict=True))
        into: Starts = {}
        for key, starts in lines.starts.items():
            shift = shift_of(key, stride)
            for joined, (more, _) in ends:
                if both := starts & (joined >> shift):
                    into[key + more] = into.get(key + more, 0) | both
        seen = self.seen
        leaving = list(zip(self._joined[lines.leaving], squares, strict=True))
        for key, starts in into.items():
            for joined, (less, ashift) in leaving:
                if not (both := starts & joined):
                    continue
                if (moved := key - less) > 0:
                    seen[moved] = seen.get(moved, 0) | both >> -ashift
                elif moved < 0:
                    # The other end comes first then, before the point.
                    seen[-moved] = seen.get(-moved, 0) | both >> -shift_of(key, stride)


def _sector(points: int, side: int, stride: int, west: int, beside: int, through: int, inside: int) -> Starts:
    """Lines strictly between the east axis and the vertical one on `side` (1 south, -1 north).

    `west`, `beside`: points whose edge to the west, and towards `side`, is free. A line passes the point between its
    parents on that side, hence over these two edges, unless one of them is the axis it started along. `inside`: points
    between whose two edges there is a square that lines may cross; they cross no others.
    """
    found: Starts = {}
    beside &= inside
    waiting = [(KEY_STRIDE, stride, points, True, side, side, points & inside, points & west & inside)]
    while waiting:
        ukey, ushift, u, straight, vkey, vshift, v, turned = waiting.pop()
        while True:
            if not (starts := u & ((v if straight else turned) >> ushift)):
                break
            key = ukey + vkey
            shift = ushift + vshift
            add_multiples(found, key, shift, starts, starts & through)
            onward = starts & beside
            waiting.append((ukey, ushift, u, straight, key, shift, onward, onward & west))
            ukey, ushift, u, straight = key, shift, starts, False
    return found
