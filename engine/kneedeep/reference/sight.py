"""Sight: straight lines against walls, with shapely; what a line does at a lattice point, in whole numbers.

Rule: board geometry, sight in `doom-2004` (center to center) and in `doom-2016` (corner to corner), the corner rule.

Shapely computes with floating point numbers, so no answer may rest on a line that touches the end of a wall. Each
edge that stops sight is therefore laid a little short at both ends, and each blocking space a little small, by `margin`.
A line between two centers (or two lattice points) that misses a lattice point misses it by more than the margin, and one
that passes through it meets nothing there: it then meets a shortened edge exactly where it crosses the inside of the
edge or runs along it. All coordinates are sums of powers of two, which are exact. What is left, lines through lattice
points, is counted with whole numbers by the words of the rule.
"""

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from math import gcd
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import shapely

from kneedeep.reference.ground import Ground, Pair, Space, corners_of

Seen = dict[Space, set[Space]]
"""For each space the spaces seen from it, itself included."""
Numbers: TypeAlias = npt.NDArray[np.float64]
"""Pairs of points, as an array of lines × 2 × 2."""
Point = Space
BATCH = 20_000
"""Lines made at a time."""


def margin(ground: Ground) -> float:
    """Return how much shorter edges are laid: a power of two.

    A line from center to center crosses a grid line at a fraction whose denominator is at most twice the larger difference,
    and passes a lattice point at ½ or more in the measure |dx| + |dy| times the distance; a quarter of that is taken.
    """
    return float(2.0 ** -(2 + ground.reach.bit_length()))


def ends_of(pair: Pair) -> list[Point]:
    """Return the two lattice points at the ends of the edge between two spaces."""
    one, other = pair
    return sorted(corners_of(one) & corners_of(other))


def outside(ground: Ground) -> Iterator[Pair]:
    """Yield the edges between a space of the board and the outside, which stop everything."""
    for x, y in ground.area:
        for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if other not in ground.area:
                yield frozenset(((x, y), other))


def walls(edges: Iterable[Pair], short: float = 0.0) -> shapely.MultiLineString:
    """Edges as a shapely MultiLineString, each shorter by `short` at both ends."""
    lines = []
    for pair in sorted(set(edges), key=sorted):
        (ax, ay), (bx, by) = ends_of(pair)
        right, down = (short, 0.0) if ay == by else (0.0, short)
        lines.append([(ax + right, ay + down), (bx - right, by - down)])
    return shapely.multilinestrings(lines) if lines else shapely.MultiLineString()


def met_by(barrier: shapely.MultiLineString, lines: Numbers) -> npt.NDArray[np.bool_]:
    """Whether each line (an array of two points each) crosses a barrier or runs along it, as an array."""
    if barrier.is_empty:
        return np.zeros(len(lines), bool)
    shapely.prepare(barrier)
    parts = [
        shapely.intersects(barrier, shapely.linestrings(lines[first : first + BATCH]))
        for first in range(0, len(lines), BATCH)
    ]
    return np.concatenate([np.zeros(0, bool), *parts])


class Lines:
    """The lines between some pairs of points that walls alone let through; doors are asked each time.

    Walls are the same whatever doors are open, and they stop most lines.
    """

    def __init__(self, ground: Ground, pairs: Numbers, points: Numbers) -> None:
        """Take an array of pairs of spaces or lattice points, and of the points in the plane that they stand for."""
        self.ground = ground
        self.walls, barrier = ground.once("walls", self._walls)
        kept = ~met_by(barrier, points)
        self.pairs: list[tuple[Point, Point]] = [
            (tuple(a), tuple(b)) for a, b in pairs[kept].astype(int).tolist()
        ]
        self.points = points[kept]

    def _walls(self) -> tuple[set[Pair], shapely.MultiLineString]:
        """The edges that stop sight whatever doors are open, and a barrier of them and the rim of the board."""
        stops = self.ground.stops("sight", [door.number for door in self.ground.doors])
        return stops, walls({*stops, *outside(self.ground)}, margin(self.ground))

    def free(self, stops: Collection[Pair]) -> Iterator[tuple[int, tuple[Point, Point]]]:
        """Yield the number and the pair of each line that no edge stops."""
        doors = walls(set(stops) - self.walls, margin(self.ground))
        met = met_by(doors, self.points).tolist()
        return (
            (number, pair) for number, (pair, hit) in enumerate(zip(self.pairs, met, strict=True)) if not hit
        )


def pairs_of(near: Collection[Point], far: Collection[Point]) -> Numbers:
    """The pairs of different points of two sets, as an array; those that both sets hold are paired once."""
    a, b = (np.array(sorted(some), float).reshape(-1, 2) for some in (near, far))
    first, second = np.repeat(np.arange(len(a)), len(b)), np.tile(np.arange(len(b)), len(a))
    pairs = np.stack([a[first], b[second]], axis=1)
    before = (pairs[:, 0, 0] < pairs[:, 1, 0]) | (
        (pairs[:, 0, 0] == pairs[:, 1, 0]) & (pairs[:, 0, 1] < pairs[:, 1, 1])
    )
    twice = np.array([p in far for p in map(tuple, a.tolist())], bool)[first]
    twice &= np.array([p in near for p in map(tuple, b.tolist())], bool)[second]
    same = (pairs[:, 0] == pairs[:, 1]).all(axis=1)
    once: Numbers = pairs[(before | ~twice) & ~same]
    return once


class CenterSight:
    """Which of some targets are seen from some spaces in the 2004 edition.

    Rule: board geometry, sight in `doom-2004`: 1 no edge crossed, 2 no blocking space entered but those at the ends, 3
    the corner rule.
    """

    def __init__(self, ground: Ground, sources: Collection[Space], targets: Collection[Space]) -> None:
        """Draw the lines from center to center."""
        self.ground, self.sources, self.targets = ground, frozenset(sources), frozenset(targets)
        pairs = pairs_of(self.sources, self.targets)
        self.lines = Lines(ground, pairs, pairs + 0.5)

    def seen(self, opened: Collection[int], bodies: Collection[Collection[Space]] = ()) -> Seen:
        """What each space sees with the doors of these numbers open.

        `bodies`: the spaces of each figure in the way; none stops a line from or to itself, nor at a corner.
        """
        stops, obstacles = self.ground.stops("sight", opened), self.ground.blocked("sight")
        entered = entering(self.ground, self.lines.points, sorted(obstacles.union(*bodies)))
        seen: Seen = {a: {a} & self.targets for a in self.sources}
        passing = CornerRule(self.ground, stops, obstacles)
        for number, (a, b) in self.lines.free(stops):
            if passing.all_along(a, b):
                own = {a, b}.union(*(body for body in bodies if a in body or b in body))
                if entered.get(number, set()) <= own - (obstacles - {a, b}):
                    seen[a].add(b)
                    if b in self.sources and a in self.targets:
                        seen[b].add(a)
        return seen


def entering(ground: Ground, lines: Numbers, spaces: list[Space]) -> dict[int, set[Space]]:
    """By the number of a line, those of some spaces whose inside it enters."""
    short = margin(ground)
    found: dict[int, set[Space]] = {}
    if len(lines) and spaces:
        boxes = [shapely.box(x + short, y + short, x + 1 - short, y + 1 - short) for x, y in spaces]
        hits = shapely.STRtree(boxes).query(shapely.linestrings(lines), predicate="intersects")
        for line, box in hits.T.tolist():
            found.setdefault(line, set()).add(spaces[box])
    return found


class CornerRule:
    """Whether lines from center to center pass the lattice points on their way. Rule: board geometry, the corner rule."""

    def __init__(self, ground: Ground, stops: Collection[Pair], obstacles: Collection[Space]) -> None:
        """Take the edges that stop sight and the spaces of obstacles."""
        self.ground, self.obstacles = ground, obstacles
        self.free = ground.edges.keys() - stops
        self.passes = cache(self._passes)

    def all_along(self, a: Space, b: Space) -> bool:
        """Return whether every lattice point on the line between two centers lets it pass."""
        dx, dy = b[0] - a[0], b[1] - a[1]
        times = gcd(dx, dy)
        if times == 0 or dx // times % 2 == 0 or dy // times % 2 == 0:
            return True
        # Twice the way from center to center is odd in both directions between two lattice points.
        across, down = dx // times, dy // times
        points = (
            ((2 * a[0] + 1 + odd * across) // 2, (2 * a[1] + 1 + odd * down) // 2)
            for odd in range(1, 2 * times, 2)
        )
        return all(self.passes(point, (dx > 0) == (dy > 0)) for point in points)

    def _passes(self, point: Point, falling: bool) -> bool:
        """Return whether a line passes a point: `falling` from the north-west to the south-east, or between the others."""
        x, y = point
        left, right = ((x - 1, y - 1), (x, y)) if falling else ((x - 1, y), (x, y - 1))
        turns = ((x, y - 1), (x - 1, y)) if falling else ((x - 1, y - 1), (x, y))
        free = [
            turn not in self.obstacles and {frozenset((left, turn)), frozenset((turn, right))} <= self.free
            for turn in turns
        ]
        return all(free) if self.ground.rules.get("corner") == "both-sides" else any(free)


class Corners:
    """The situation round the lattice points of a board in the 2016 edition, with some doors open.

    Rule: board geometry, sight in `doom-2016`, 2 (a line belongs to the spaces) and 3 (half-turns); `pinch`.
    """

    def __init__(self, ground: Ground, opened: Collection[int]) -> None:
        """Take the edges that stop sight."""
        self.ground = ground
        self.stops = ground.stops("sight", opened)
        self.joined = cache(self._joined)
        self.turns = cache(self._turns)

    def is_free(self, one: Space, other: Space) -> bool:
        """Return whether the edge between two neighbouring squares lies on the board and lets sight through."""
        pair = frozenset((one, other))
        return pair in self.ground.edges and pair not in self.stops

    def _joined(self, point: Point, square: Space) -> frozenset[Space]:
        """Return the spaces that one can turn to round a lattice point from one of its squares."""
        x, y = point
        ring = [(x - 1, y - 1), (x, y - 1), (x, y), (x - 1, y)]
        found = {square} & self.ground.area.keys()
        for _turn in ring:
            for place, here in enumerate(ring):
                if here in found:
                    found |= {
                        there for there in (ring[place - 1], ring[place - 3]) if self.is_free(here, there)
                    }
        return frozenset(found)

    def leaving(self, p: Point, q: Point) -> frozenset[Space]:
        """Return the spaces that a line may leave its first point from: joined round it to a square it goes into."""
        dx, dy = q[0] - p[0], q[1] - p[1]
        columns = [p[0] - 1] * (dx <= 0) + [p[0]] * (dx >= 0)
        rows = [p[1] - 1] * (dy <= 0) + [p[1]] * (dy >= 0)
        return frozenset().union(*(self.joined(p, (x, y)) for x in columns for y in rows))

    def all_along(self, p: Point, q: Point) -> bool:
        """Return whether a half-turn is free at every lattice point between two."""
        dx, dy = q[0] - p[0], q[1] - p[1]
        times = gcd(dx, dy)
        across, down = dx // times, dy // times
        return all(
            self.turns((p[0] + step * across, p[1] + step * down), across, down) for step in range(1, times)
        )

    def _turns(self, point: Point, dx: int, dy: int) -> bool:
        """Return whether a line in a direction passes a lattice point."""
        x, y = point
        squares = {"nw": (x - 1, y - 1), "ne": (x, y - 1), "se": (x, y), "sw": (x - 1, y)}
        edges = {(0, -1): ("nw", "ne"), (1, 0): ("ne", "se"), (0, 1): ("se", "sw"), (-1, 0): ("sw", "nw")}
        sides: dict[bool, list[bool]] = {True: [], False: []}
        for (ex, ey), (one, other) in edges.items():
            side = dx * ey - dy * ex
            if side:
                sides[side > 0].append(self.is_free(squares[one], squares[other]))
        if all(sides[True]) or all(sides[False]):
            return True
        if self.ground.rules.get("pinch") != "open" or dx == 0 or dy == 0:
            return False
        passed = {"nw", "se"} if (dx > 0) == (dy > 0) else {"ne", "sw"}
        return all((square in self.ground.area) == (name in passed) for name, square in squares.items())


class CornerSight:
    """Which of some targets are seen from some spaces in the 2016 edition.

    Rule: board geometry, sight in `doom-2016`; RUL16-88 (figures never stop it).
    """

    def __init__(self, ground: Ground, sources: Collection[Space], targets: Collection[Space]) -> None:
        """Draw the lines between the corners of both."""
        self.ground, self.sources, self.targets = ground, tuple(sources), frozenset(targets)
        near, far = (
            {point for space in spaces for point in corners_of(space)} for spaces in (sources, targets)
        )
        pairs = pairs_of(near, far)
        self.lines = Lines(ground, pairs, pairs)

    def seen(self, opened: Collection[int]) -> Seen:
        """What each space sees with the doors of these numbers open."""
        corners = Corners(self.ground, opened)
        seen: Seen = {a: {a} for a in self.sources}
        for a, found in seen.items():
            for point in corners_of(a):
                found |= corners.joined(point, a)
        for _number, (p, q) in self.lines.free(corners.stops):
            if corners.all_along(p, q):
                near, far = corners.leaving(p, q), corners.leaving(q, p)
                for ends, others in ((near, far), (far, near)):
                    for a in ends & seen.keys():
                        seen[a] |= others
        return {a: found & self.targets for a, found in seen.items()}


def sight_lines(
    ground: Ground, sources: Collection[Space] | None = None, targets: Collection[Space] | None = None
) -> CenterSight | CornerSight:
    """Sight from some spaces to some (default: all), by the rule of the board's edition."""
    watchers, watched = (
        tuple(ground.area if some is None else ground.area.keys() & some) for some in (sources, targets)
    )
    if ground.edition.sight == "centers":
        return CenterSight(ground, watchers, watched)
    return CornerSight(ground, watchers, watched)


def sight_between(
    ground: Ground, opened: Collection[int], watchers: Collection[Space], asked: Collection[Space]
) -> set[Space]:
    """Those of the asked spaces that are seen from some space."""
    if not (watchers and asked):
        return set()
    return set().union(*sight_lines(ground, watchers, asked).seen(opened).values())
