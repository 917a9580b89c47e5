"""Sight of both editions straight from its definition, in rational numbers, one pair at a time, very slow."""

from fractions import Fraction
from functools import lru_cache

from kneedeep.model.geometry.space import Space
from tests.support.oracles.oracle_edges import (
    OracleBoard,
    Place,
    along,
    cross,
    crosses_inside,
    enters,
    points_between,
    unit_edges,
)

Point = tuple[int, int]

HALF = Fraction(1, 2)
LINES_KEPT = 1 << 14
"""Number of lines whose crossings are cached, which are the same for all boards."""


def sees_2004(board: OracleBoard, a: Space, b: Space, corner: str) -> bool:
    """Center to center: no edge crossed, no interior entered, no corner passed that the corner rule stops."""
    if a == b:
        return True
    p, q = (a[0] + HALF, a[1] + HALF), (b[0] + HALF, b[1] + HALF)
    for one, other, first, second in unit_edges(p, q):
        if board.stops(first, second) and crosses_inside(p, q, one, other):
            return False
    if any(space not in (a, b) and enters(p, q, space) for space in (*board.obstacles, *board.figures)):
        return False
    return all(_corner_passes(board, p, q, point, corner) for point in points_between(p, q))


def _corner_passes(board: OracleBoard, p: Place, q: Place, point: Point, corner: str) -> bool:
    x, y = point
    squares = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
    left, entered = sorted((s for s in squares if enters(p, q, s)), key=lambda s: _middle(p, q, s))
    ways = [
        way in board.spaces
        and way not in board.obstacles
        and not board.stops(left, way)
        and not board.stops(way, entered)
        for way in squares
        if way not in (left, entered)
    ]
    assert len(ways) == 2
    return all(ways) if corner == "both-sides" else any(ways)


def _middle(p: Place, q: Place, space: Space) -> Fraction:
    return along(p, q, (space[0] + HALF, space[1] + HALF))


def sees_2016(board: OracleBoard, a: Space, b: Space, pinch: str) -> bool:
    """Corner to corner."""
    return any(line_2016(board, p, q, a, b, pinch) for p in _corners(a) for q in _corners(b))


def cover_2016(
    board: OracleBoard,
    a: Space,
    b: Space,
    pinch: str,
    difficult: set[Space],
    figures: set[Space],
    along: str = "free",
    by: str = "space",
) -> bool | None:
    """Whether every corner of a with a clear line to b has a line to some corner of b that is not open."""
    third = figures - {a, b}
    attacking = [p for p in _corners(a) if any(line_2016(board, p, q, a, b, pinch) for q in _corners(b))]
    if not attacking:
        return None

    def is_open(p: Point, q: Point) -> bool:
        if not line_2016(board, p, q, a, b, pinch) and not (along == "free" and _free_beside(board, p, q, a, b)):
            return False
        if p == q:
            return True
        entered = _entered(p, q).intersection(board.spaces)
        if entered & third:
            return False
        return not entered & difficult or (by == "border" and entered <= difficult)

    return not any(all(is_open(p, q) for q in _corners(b)) for p in attacking)


def _free_beside(board: OracleBoard, p: Point, q: Point, a: Space, b: Space) -> bool:
    """Whether a line along a grid line is free when it is moved a little to one side, and belongs to a and b there."""
    if p == q or (p[0] != q[0] and p[1] != q[1]):
        return False
    for side in (1, -1):
        squares, edges = _moved(p, q, side)
        first, last = (
            min(squares, key=lambda s: abs(s[0] + HALF - end[0]) + abs(s[1] + HALF - end[1])) for end in (p, q)
        )
        if (
            all(space in board.spaces for space in squares)
            and not any(board.stops(one, other) for one, other in edges)
            and first in _round(board, p, a)
            and last in _round(board, q, b)
        ):
            return True
    return False


@lru_cache(LINES_KEPT)
def _moved(p: Point, q: Point, side: int) -> tuple[list[Space], list[tuple[Space, Space]]]:
    """The squares that a line along a grid line enters when it is moved a little to one side, and the edges that it crosses."""
    aside = Fraction(side, 7)
    across = (aside, Fraction(0)) if p[0] == q[0] else (Fraction(0), aside)
    start, end = ((point[0] + across[0], point[1] + across[1]) for point in (p, q))
    squares = [space for space in _box(p, q) if enters(start, end, space)]
    edges = unit_edges(start, end)
    return squares, [(first, second) for one, other, first, second in edges if crosses_inside(start, end, one, other)]


@lru_cache(LINES_KEPT)
def _entered(p: Point, q: Point) -> frozenset[Space]:
    """The squares whose interior a line between two corners enters."""
    return frozenset(space for space in _box(p, q) if enters(p, q, space))


@lru_cache(LINES_KEPT)
def _met(p: Point, q: Point) -> list[tuple[Space, Space]]:
    """The unit edges that a line between two corners crosses or follows, each as the squares beside it."""
    return [
        (first, second)
        for one, other, first, second in unit_edges(p, q)
        if crosses_inside(p, q, one, other) or _overlaps(p, q, one, other)
    ]


def _box(p: Point, q: Point) -> list[Space]:
    """The squares in the box round a segment and one further."""
    columns, rows = ((min(p[k], q[k]) - 1, max(p[k], q[k]) + 1) for k in (0, 1))
    return [(x, y) for x in range(columns[0], columns[1]) for y in range(rows[0], rows[1])]


def line_2016(board: OracleBoard, p: Point, q: Point, a: Space, b: Space, pinch: str) -> bool:
    """Whether the line from corner p of a to corner q of b is clear and belongs to a and b."""
    if p == q:
        return b in _round(board, p, a)
    if any(board.stops(first, second) for first, second in _met(p, q)):
        return False
    if not any(square in _round(board, p, a) for square in _holding(p, _toward(p, q), board)):
        return False
    if not any(square in _round(board, q, b) for square in _holding(q, _toward(q, p), board)):
        return False
    return all(_turns(board, p, q, point, pinch) for point in points_between(p, q))


def _turns(board: OracleBoard, p: Place, q: Place, point: Point, pinch: str) -> bool:
    """Whether one half-turn at a lattice point crosses no stopping edge, or the line slips between two outside corners."""
    x, y = point
    sides: dict[int, list[bool]] = {1: [], -1: []}
    for (dx, dy), first, second in (
        ((1, 0), (x, y - 1), (x, y)),
        ((-1, 0), (x - 1, y - 1), (x - 1, y)),
        ((0, 1), (x - 1, y), (x, y)),
        ((0, -1), (x - 1, y - 1), (x, y - 1)),
    ):
        side = cross(p, q, (x + dx, y + dy))
        if side:
            sides[1 if side > 0 else -1].append(board.stops(first, second))
    if not any(sides[1]) or not any(sides[-1]):
        return True
    if pinch == "blocked" or len(sides[1]) == 1:
        return False
    squares = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
    passed = [square for square in squares if enters(p, q, square)]
    beside = [square for square in squares if square not in passed]
    return all(square in board.spaces for square in passed) and not any(s in board.spaces for s in beside)


def _round(board: OracleBoard, point: Point, start: Space) -> set[Space]:
    """The squares at a lattice point that one can turn to from `start` over free edges."""
    x, y = point
    squares = {(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)}
    found, waiting = {start}, [start]
    while waiting:
        i, j = waiting.pop()
        for other in squares - found:
            if abs(other[0] - i) + abs(other[1] - j) == 1 and not board.stops((i, j), other):
                found.add(other)
                waiting.append(other)
    return found


def _holding(point: Point, place: Place, board: OracleBoard) -> list[Space]:
    """The spaces at a lattice point whose closed square holds a place."""
    x, y = point
    squares = ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y))
    return [s for s in squares if s in board.spaces and all(s[k] <= place[k] <= s[k] + 1 for k in (0, 1))]


def _toward(p: Point, q: Point) -> Place:
    """A place on the line p–q so near to p that it is in a square at p."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    scale = 2 * max(abs(dx), abs(dy))
    return p[0] + Fraction(dx, scale), p[1] + Fraction(dy, scale)


def _overlaps(p: Place, q: Place, one: Place, other: Place) -> bool:
    """Whether a unit edge is on the line of a segment and shares more than a point with it."""
    if cross(p, q, one) != 0 or cross(p, q, other) != 0:
        return False
    first, last = sorted((along(p, q, one), along(p, q, other)))
    return max(first, Fraction(0)) < min(last, Fraction(1))


def _corners(space: Space) -> list[Point]:
    x, y = space
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
