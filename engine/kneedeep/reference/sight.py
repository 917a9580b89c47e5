"""Sight between spaces: which lines nothing stops, in whole numbers, for all lines at once.

Rule: board geometry, sight in `doom-2004` (center to center) and in `doom-2016` (corner to corner), the corner rule.

All lines of a question are one array. Walls stop most of them and never change, so they are asked once; doors,
obstacles and lattice points are asked again for every state of the board.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import product

import numpy as np

from kneedeep.reference.crossings import Crossings
from kneedeep.reference.ground import Ground, Pair, Space, corners_of
from kneedeep.reference.lattice_points import SQUARES, Bits, LatticePoints, Numbers, as_points, bounds

Seen = dict[Space, set[Space]]
"""For each space the spaces seen from it, itself included."""
BATCH = 100_000
"""About as many lines are made at a time."""
STATES = 16
"""The number of states of a board whose sight is kept."""
WHOLE = 400_000
"""The most pairs of spaces whose lines are kept for all questions about a board."""


def unlike_pairs(near: Collection[Space], far: Collection[Space]) -> Iterator[Numbers]:
    """Yield the pairs of different points of two sets, some at a time; those that both sets hold are paired once."""
    points = sorted({*near, *far})
    shared = np.array([point in near and point in far for point in points], bool)
    rows, columns = (np.flatnonzero([point in some for point in points]) for some in (near, far))
    for some in np.array_split(rows, 1 + len(rows) * len(columns) // BATCH):
        ahead = columns - some[:, None]
        a, b = np.nonzero((ahead > 0) | ((ahead < 0) & ~(shared[some][:, None] & shared[columns])))
        yield as_points(points)[np.stack([some[a], columns[b]], axis=1)]


class Lines:
    """The lines between some pairs of points that walls alone let through, by their `ends`."""

    def __init__(
        self, ground: Ground, near: Collection[Space], far: Collection[Space], *, centers: bool
    ) -> None:
        """Take spaces, whose centers the lines join, or lattice points."""
        shut, walls = ground.stops("sight"), ground.stops("sight", [door.number for door in ground.doors])
        self.doors = sorted(shut - walls, key=sorted)
        crossings = Crossings(ground, ground.edges.keys() - shut, self.doors)
        kept, met, count = [np.zeros((0, 2, 2), int)], [np.zeros((2, 0), int)], 0
        for ends in unlike_pairs(near, far):
            passes, (door, line) = crossings.of(ends, centers=centers)
            number = count + np.cumsum(passes) - 1
            kept.append(ends[passes])
            met.append(np.stack([door, number[line]])[:, passes[line]])
            count += len(kept[-1])
        self.ends: Numbers = np.concatenate(kept)
        self._door, self._line = np.concatenate(met, axis=1)
        self._through: dict[Space, Numbers] = {}

    def free(self, stops: frozenset[Pair]) -> Bits:
        """Whether each line meets none of the edges."""
        found = np.ones(len(self.ends), bool)
        shut = np.array([edge in stops for edge in self.doors], bool)
        found[self._line[shut[self._door]]] = False
        return found

    def through(self, space: Space) -> Numbers:
        """The numbers of the lines from center to center that enter the inside of a space between their ends."""
        if space not in self._through:
            (ax, ay), (bx, by) = self.ends.transpose(1, 2, 0)
            dx, dy, x, y = bx - ax, by - ay, 2 * space[0] - ax - bx, 2 * space[1] - ay - by
            wide, high = abs(dx), abs(dy)
            near = (abs(x) < wide + 1) & (abs(y) < high + 1) & (abs(dx * y - dy * x) < wide + high)
            ends = ((x == dx) & (y == dy)) | ((x == -dx) & (y == -dy))
            self._through[space] = np.flatnonzero(near & ~ends)
        return self._through[space]


class Sightings:
    """Who sees whom: a row for each watcher, a column for each space watched."""

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
        """Let each of some spaces of the board and the other with the same number see each other."""
        (ax, ay), (bx, by) = (some - self._origin).T, (others - self._origin).T
        for rows, columns in (
            (self._row[ax, ay], self._column[bx, by]),
            (self._row[bx, by], self._column[ax, ay]),
        ):
            asked = (rows >= 0) & (columns >= 0)
            self.table[rows[asked], columns[asked]] = True

    def seen(self) -> Seen:
        """The spaces watched that each watcher sees."""
        return {a: self._listed(row) for a, row in zip(self.sources, self.table, strict=True)}

    def seen_by_any(self, watchers: Collection[Space]) -> set[Space]:
        """The spaces watched that some of the watchers sees."""
        x, y = (as_points(watchers) - self._origin).T
        return self._listed(self.table[self._row[x, y]].any(axis=0))

    def _listed(self, row: Bits) -> set[Space]:
        return {self.targets[column] for column in np.flatnonzero(row).tolist()}


class CenterSight:
    """Which of some targets are seen from some spaces in the 2004 edition.

    Rule: board geometry, sight in `doom-2004`: 1 no edge crossed, 2 no blocking space entered but those at the ends, 3
    the corner rule.
    """

    def __init__(self, ground: Ground, sources: Collection[Space], targets: Collection[Space]) -> None:
        """Draw the lines from center to center."""
        self.ground, self.sources, self.targets = ground, tuple(sources), tuple(targets)
        self.lines = Lines(ground, frozenset(sources), frozenset(targets), centers=True)
        self.sightings = lru_cache(STATES)(self._sightings)

    def seen(self, opened: Collection[int], bodies: Collection[Collection[Space]] = ()) -> Seen:
        """What each space sees with the doors of these numbers open.

        `bodies`: the spaces of each figure in the way; none stops a line from or to itself, nor at a corner.
        """
        figures = tuple(frozenset(body) for body in bodies)
        return self._sightings(frozenset(opened), frozenset(self.ground.blocked("sight")), figures).seen()

    def _sightings(
        self, opened: frozenset[int], obstacles: frozenset[Space], bodies: tuple[frozenset[Space], ...] = ()
    ) -> Sightings:
        ends, stops = self.lines.ends, self.ground.stops("sight", opened)
        free = self.lines.free(stops)
        free[free] = LatticePoints(self.ground, stops, obstacles).pass_corners(ends[free])
        for space in obstacles:
            free[self.lines.through(space)] = False
        for space in frozenset().union(*bodies) - obstacles:
            own = frozenset().union(*(body for body in bodies if space in body))
            met = self.lines.through(space)
            free[met[~at_ends(ends[met], own)]] = False
        found = Sightings(self.ground, self.sources, self.targets)
        found.add(*ends[free].swapaxes(0, 1))
        return found


def at_ends(ends: Numbers, spaces: Collection[Space]) -> Bits:
    """Whether each line begins or ends on one of some spaces."""
    among: Bits = (ends[:, :, None] == as_points(spaces)).all(axis=-1).any(axis=(1, 2))
    return among


class CornerSight:
    """Which of some targets are seen from some spaces in the 2016 edition.

    Rule: board geometry, sight in `doom-2016`, 2 (a line belongs to the spaces) and 3 (half-turns); RUL16-88 (figures
    never stop it).
    """

    def __init__(self, ground: Ground, sources: Collection[Space], targets: Collection[Space]) -> None:
        """Draw the lines between the corners of both."""
        self.ground, self.sources, self.targets = ground, tuple(sources), tuple(targets)
        near, far = ({point for one in spaces for point in corners_of(one)} for spaces in (sources, targets))
        self.lines = Lines(ground, near, far, centers=False)
        self.sightings = lru_cache(STATES)(self._sightings)

    def seen(self, opened: Collection[int]) -> Seen:
        """What each space sees with the doors of these numbers open."""
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
    """Sight between all spaces, whose lines are drawn once for a ground and its copies."""
    return ground.once("sight", lambda: sight_lines(ground))


def sight_between(
    ground: Ground, opened: Collection[int], watchers: Collection[Space], asked: Collection[Space]
) -> set[Space]:
    """Those of the asked spaces that are seen from some space."""
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
