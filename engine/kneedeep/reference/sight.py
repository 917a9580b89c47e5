"""Sight: straight lines against walls with shapely. Lattice points are computed with whole numbers.

Rule: board geometry, sight in `doom-2004` (center to center) and in `doom-2016` (corner to corner), the corner rule.

Shapely computes with floating point numbers, so no answer may depend on a line that touches the end of a wall. Each
edge that stops sight is therefore shortened at both ends, and each blocking space reduced, by `margin`.
A line between two centers (or two lattice points) that misses a lattice point misses it by more than the margin, and one
that passes through it meets nothing there: it then meets a shortened edge exactly where it crosses the inside of the
edge or runs along it. All coordinates are sums of powers of two, which are exact. What is left, lines through lattice
points, is counted with whole numbers by the words of the rule (`kneedeep.reference.lattice_points`).

All lines of a query are one array. Walls stop most of them and never change, so they are tested once. Doors,
obstacles and lattice points are tested again for every state of the board.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeVar

import numpy as np
import shapely

from kneedeep.reference.ground import Ground, Pair, Space, corners_of
from kneedeep.reference.lattice_points import SQUARES, Bits, LatticePoints, Numbers, as_points, bounds

Seen = dict[Space, set[Space]]
"""For each space the spaces seen from it, including itself."""
Thing = TypeVar("Thing", Space, Pair)
BATCH = 500
"""The number of lines in one batch."""
STATES = 16
"""The number of states of a board with cached sight."""
WHOLE = 400_000
"""The most pairs of spaces whose lines are cached for all queries on a board."""


def margin(ground: Ground) -> float:
    """The length by which edges are shortened: a power of two.

    A line from center to center crosses a grid line at a fraction whose denominator is at most twice the larger difference,
    and passes a lattice point at ½ or more in the measure |dx| + |dy| times the distance; a quarter of that is taken.
    """
    return float(2.0 ** -(2 + ground.reach.bit_length()))


def ends_of(pair: Pair) -> list[Space]:
    """The two lattice points at the ends of the edge between two spaces."""
    one, other = pair
    return sorted(corners_of(one) & corners_of(other))


def outside(ground: Ground) -> Iterator[Pair]:
    """Yield the edges between a space of the board and the outside. They stop everything."""
    for x, y in ground.area:
        for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if other not in ground.area:
                yield frozenset(((x, y), other))


def walls(edges: Iterable[Pair], short: float = 0.0) -> shapely.MultiLineString:
    """Edges as a shapely MultiLineString, each shortened by `short` at both ends."""
    return _shortened([ends_of(pair) for pair in sorted(set(edges), key=sorted)], short)


def runs(edges: Iterable[Pair], short: float) -> shapely.MultiLineString:
    """Edges as a MultiLineString. Those in one row are one line, shortened by `short` at both ends.

    It stops the same lines from center to center as the edges: one that crosses it at a lattice point inside has a wall
    on both ways round that point. Fewer lines take less time.
    """
    found: list[list[Space]] = []
    lines = [ends_of(pair) for pair in set(edges)]
    for row in (0, 1):
        straight = [(one, other) for one, other in lines if one[row] == other[row]]
        joined = shapely.get_parts(shapely.line_merge(shapely.multilinestrings(straight)))
        found += [[(ax, ay), (bx, by)] for ax, ay, bx, by in shapely.bounds(joined).astype(int).tolist()]
    return _shortened(found, short)


def _shortened(lines: Iterable[Sequence[Space]], short: float) -> shapely.MultiLineString:
    found = []
    for (ax, ay), (bx, by) in lines:
        right, down = (short, 0.0) if ay == by else (0.0, short)
        found.append([(ax + right, ay + down), (bx - right, by - down)])
    return shapely.multilinestrings(found) if found else shapely.MultiLineString()


def unlike_pairs(near: Collection[Space], far: Collection[Space]) -> Numbers:
    """The pairs of different points of two sets, as an array. A pair of points in both sets is listed once."""
    a, b = as_points(sorted(near)), as_points(sorted(far))
    first, second = np.repeat(np.arange(len(a)), len(b)), np.tile(np.arange(len(b)), len(a))
    pairs = np.stack([a[first], b[second]], axis=1)
    ahead, below = (pairs[:, 1] - pairs[:, 0]).T
    before = (ahead > 0) | ((ahead == 0) & (below > 0))
    twice = np.array([p in far for p in map(tuple, a.tolist())], bool)[first]
    twice &= np.array([p in near for p in map(tuple, b.tolist())], bool)[second]
    once: Numbers = pairs[(before | ~twice) & ((ahead != 0) | (below != 0))]
    return once


class Lines:
    """The lines between some pairs of points that no wall stops: `ends`, and as shapely `shapes`."""

    def __init__(self, ground: Ground, pairs: Numbers, *, centers: bool) -> None:
        """Take pairs of spaces (lines join their centers) or of lattice points."""
        self.ground, self.centers = ground, centers
        self.walls, barrier = ground.once(("walls", centers), self._walls)
        kept = [(np.zeros((0, 2, 2), int), np.zeros(0, object))]
        for first in range(0, len(pairs), BATCH):
            part = pairs[first : first + BATCH]
            shapes = shapely.linestrings(part + 0.5 if centers else part)
            free = ~shapely.intersects(barrier, shapes)
            kept.append((part[free], shapes[free]))
        ends, lines = zip(*kept, strict=True)
        self.ends: Numbers = np.concatenate(ends)
        self.shapes = np.concatenate(lines)
        self._hits: dict[Space | Pair, Numbers] = {}
        self._tree = shapely.STRtree(self.shapes)

    def _walls(self) -> tuple[frozenset[Pair], shapely.MultiLineString]:
        """The edges that stop sight with any doors open, and a barrier of them and the rim of the board."""
        stops = self.ground.stops("sight", [door.number for door in self.ground.doors])
        edges = {*stops, *outside(self.ground)}
        barrier = (runs if self.centers else walls)(edges, margin(self.ground))
        shapely.prepare(barrier)
        return stops, barrier

    def free(self, stops: frozenset[Pair]) -> Bits:
        """True for each line that meets none of the edges."""
        short = margin(self.ground)
        found = np.ones(len(self.ends), bool)
        for hits in self._meeting(stops - self.walls, lambda edge: walls([edge], short)):
            found[hits] = False
        return found

    def entering(self, spaces: frozenset[Space]) -> list[Numbers]:
        """The numbers of the lines that enter the inside of each space."""
        short = margin(self.ground)
        return self._meeting(
            spaces, lambda at: shapely.box(at[0] + short, at[1] + short, at[0] + 1 - short, at[1] + 1 - short)
        )

    def _meeting(self, things: frozenset[Thing], shape: Callable[[Thing], shapely.Geometry]) -> list[Numbers]:
        """The numbers of the lines that meet each thing, cached."""
        if new := [thing for thing in things if thing not in self._hits]:
            met, lines = self._tree.query([shape(thing) for thing in new], predicate="intersects")
            self._hits.update((thing, lines[met == place]) for place, thing in enumerate(new))
        return [self._hits[thing] for thing in things]


class Sightings:
    """Sight between spaces: a row for each watcher, a column for each target."""

    def __init__(self, ground: Ground, sources: Sequence[Space], targets: Sequence[Space]) -> None:
        """Begin with each watcher seeing itself."""
        self.sources, self.targets = sources, targets
        self.table = np.zeros((len(sources), len(targets)), bool)
        self._origin, size = bounds(ground)
        self._row, self._column = np.full(size, -1), np.full(size, -1)
        for places, spaces in ((self._row, sources), (self._column, targets)):
            x, y = (as_points(spaces) - self._origin).T
            places[x, y] = np.arange(len(spaces))
        self.add(as_points(sources), as_points(sources))

    def add(self, some: Numbers, others: Numbers) -> None:
        """Add that spaces of the board with the same index in both lists see each other."""
        (ax, ay), (bx, by) = (some - self._origin).T, (others - self._origin).T
        for rows, columns in ((self._row[ax, ay], self._column[bx, by]), (self._row[bx, by], self._column[ax, ay])):
            asked = (rows >= 0) & (columns >= 0)
            self.table[rows[asked], columns[asked]] = True

    def seen(self) -> Seen:
        """The targets that each watcher sees."""
        return {a: self._listed(row) for a, row in zip(self.sources, self.table, strict=True)}

    def seen_by_any(self, watchers: Collection[Space]) -> set[Space]:
        """The targets that some of the watchers sees."""
        x, y = (as_points(watchers) - self._origin).T
        return self._listed(self.table[self._row[x, y]].any(axis=0))

    def _listed(self, row: Bits) -> set[Space]:
        return {self.targets[column] for column in np.flatnonzero(row).tolist()}


class CenterSight:
    """The targets seen from some spaces in the 2004 edition.

    Rule: board geometry, sight in `doom-2004`: 1 no edge crossed, 2 no blocking space entered but those at the ends, 3
    the corner rule.
    """

    def __init__(self, ground: Ground, sources: Collection[Space], targets: Collection[Space]) -> None:
        self.ground, self.sources, self.targets = ground, tuple(sources), tuple(targets)
        self.lines = Lines(ground, unlike_pairs(frozenset(sources), frozenset(targets)), centers=True)
        self.sightings = lru_cache(STATES)(self._sightings)

    def seen(self, opened: Collection[int], bodies: Collection[Collection[Space]] = ()) -> Seen:
        """The targets that each space sees with the doors of these numbers open.

        `bodies`: the spaces of figures. A figure stops no line from or to itself, nor at a corner.
        """
        figures = tuple(frozenset(body) for body in bodies)
        return self._sightings(frozenset(opened), frozenset(self.ground.blocked("sight")), figures).seen()

    def _sightings(
        self, opened: frozenset[int], obstacles: frozenset[Space], bodies: tuple[frozenset[Space], ...] = ()
    ) -> Sightings:
        ends, stops = self.lines.ends, self.ground.stops("sight", opened)
        free = self.lines.free(stops)
        free[free] = LatticePoints(self.ground, stops, obstacles).pass_corners(ends[free])
        met = obstacles.union(*bodies)
        for space, entered in zip(met, self.lines.entering(met), strict=True):
            own = {space} if space in obstacles else {space}.union(*(body for body in bodies if space in body))
            free[entered[~at_ends(ends[entered], own)]] = False
        found = Sightings(self.ground, self.sources, self.targets)
        found.add(*ends[free].swapaxes(0, 1))
        return found


def at_ends(ends: Numbers, spaces: Collection[Space]) -> Bits:
    """True for each line that begins or ends on one of some spaces."""
    among: Bits = (ends[:, :, None] == as_points(spaces)).all(axis=-1).any(axis=(1, 2))
    return among


class CornerSight:
    """The targets seen from some spaces in the 2016 edition.

    Rule: board geometry, sight in `doom-2016`, 2 (a line belongs to the spaces) and 3 (half-turns); RUL16-88 (figures
    never stop it).
    """

    def __init__(self, ground: Ground, sources: Collection[Space], targets: Collection[Space]) -> None:
        self.ground, self.sources, self.targets = ground, tuple(sources), tuple(targets)
        near, far = ({point for one in spaces for point in corners_of(one)} for spaces in (sources, targets))
        self.lines = Lines(ground, unlike_pairs(near, far), centers=False)
        self.sightings = lru_cache(STATES)(self._sightings)

    def seen(self, opened: Collection[int]) -> Seen:
        """The targets that each space sees with the doors of these numbers open."""
        return self._sightings(frozenset(opened)).seen()

    def _sightings(self, opened: frozenset[int], _obstacles: frozenset[Space] = frozenset()) -> Sightings:
        stops = self.ground.stops("sight", opened)
        points = LatticePoints(self.ground, stops, ())
        ends = self.lines.ends[self.lines.free(stops)]
        ends = ends[points.pass_half_turns(ends)]
        joined = points.joined()
        near, far = points.leaving(joined, ends), points.leaving(joined, ends[:, ::-1])
        found = Sightings(self.ground, self.sources, self.targets)
        watchers = as_points(self.sources)
        for one, other in product(range(4), repeat=2):
            both = near[one] & far[other]
            found.add(ends[both, 0] + SQUARES[one], ends[both, 1] + SQUARES[other])
            corner = watchers - SQUARES[one]
            turned = joined[one, other][points.at(corner)]
            found.add(watchers[turned], corner[turned] + SQUARES[other])
        return found


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


def sight_everywhere(ground: Ground) -> CenterSight | CornerSight:
    """Sight between all spaces. The lines are cached for a ground and its copies."""
    return ground.once("sight", lambda: sight_lines(ground))


def sight_between(
    ground: Ground, opened: Collection[int], watchers: Collection[Space], asked: Collection[Space]
) -> set[Space]:
    """The asked spaces that are seen from some space."""
    if not (watchers and asked):
        return set()
    state = frozenset(opened), frozenset(ground.blocked("sight"))
    posts = list(ground.area.keys() & watchers)
    if len(ground.area) ** 2 <= WHOLE:
        return sight_everywhere(ground).sightings(*state).seen_by_any(posts).intersection(asked)
    seen: set[Space] = set()
    # As many lines at a time as fit into memory.
    some = max(1, WHOLE // len(asked))
    for first in range(0, len(posts), some):
        part = posts[first : first + some]
        seen |= sight_lines(ground, part, asked).sightings(*state).seen_by_any(part)
    return seen
