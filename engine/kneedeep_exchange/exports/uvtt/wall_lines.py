"""Walls as lines that stop straight lines from center to center exactly as the game's rule does.

Rule: board geometry, sight in `doom-2004` and the corner rule. No line passes a lattice point very closely: its distance
from the point is at least ½ / (|dx| + |dy|). So walls within a small `gap` of a point only affect lines through it.
There the ends of edges are joined so that they stop the same lines as the rule. `falling` lines (from north-west to
south-east) cross the quadrants in the north-west and south-east of the point, `rising` lines the remaining two.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from kneedeep.drawing.space_outlines import rings
from kneedeep.model.geometry.space import SIDES, Space, canonical_edge, edge_ends, neighbour

Point: TypeAlias = tuple[float, float]
Arm: TypeAlias = tuple[Space, Space]
"""The end of an edge: its lattice point, and the direction in which the edge leaves it."""
Edge: TypeAlias = tuple[Space, str]

ARMS: tuple[Space, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
FALLING, RISING = "falling", "rising"
DIGITS = 6
"""The number of decimals of coordinates in a file."""


class Door(NamedTuple):
    """A door: the lattice points at both ends of its line, the northern or western one first."""

    first: Space
    last: Space


class Ground(NamedTuple):
    """Barriers to sight: edges (with open doors), doors, spaces of obstacles, and the corner rule."""

    spaces: frozenset[Space]
    stops: frozenset[Edge]
    doors: tuple[Door, ...] = ()
    obstacles: frozenset[Space] = frozenset()
    both_sides: bool = False


class Walls(NamedTuple):
    """Walls and obstacles as lines, rings with their first point repeated, and the two ends of each door."""

    lines: tuple[tuple[Point, ...], ...]
    obstacles: tuple[tuple[Point, ...], ...]
    doors: tuple[tuple[Point, Point], ...]


def walls_of(ground: Ground, gap: float) -> Walls:
    """The walls of a ground. Without a gap they are on the lattice and don't encode the corner rule."""
    corners = _Corners(ground, gap)
    outlines = rings(ground.obstacles, -gap) if ground.obstacles else ()
    lines = tuple(sorted([*_traced(corners), *corners.plugs()]))
    taken = {_written(end) for line in lines for end in (line[0], line[-1])}
    return Walls(
        lines, tuple(_closed(ring, taken) for ring in outlines), tuple(corners.door_line(door) for door in ground.doors)
    )


def _arms_of(edge: Edge) -> Iterator[Arm]:
    first, last = edge_ends(edge)
    direction = last[0] - first[0], last[1] - first[1]
    yield first, direction
    yield last, (-direction[0], -direction[1])


def _other_end(arm: Arm) -> Arm:
    (x, y), (dx, dy) = arm
    return (x + dx, y + dy), (-dx, -dy)


class _Corners:
    """The walls at the lattice points of a ground."""

    def __init__(self, ground: Ground, gap: float) -> None:
        self.ground, self.gap = ground, gap
        self.arms: dict[Space, set[Space]] = {}
        for edge in ground.stops:
            for point, direction in _arms_of(edge):
                self.arms.setdefault(point, set()).add(direction)
        self.door_arms: dict[Space, set[Space]] = {}
        for door in ground.doors:
            for point, direction in _ends_of_door(door):
                self.door_arms.setdefault(point, set()).add(direction)
        self._given: dict[Space, set[str]] = {}

    def stopped(self, point: Space, arms: Collection[Space]) -> set[str]:
        """The kinds of lines through a point that the rule stops. `arms`: the shut edges there."""
        return {name for name, shut in self._judged(point, arms) if shut}

    def passing(self, point: Space, arms: Collection[Space]) -> set[str]:
        """The kinds of lines through a point that the rule lets pass. `arms`: the shut edges there."""
        return {name for name, shut in self._judged(point, arms) if not shut}

    def _judged(self, point: Space, arms: Collection[Space]) -> Iterator[tuple[str, bool]]:
        spaces, obstacles = self.ground.spaces, self.ground.obstacles
        north, east, south, west = (arm in arms for arm in ARMS)
        x, y = point
        north_west, north_east, south_east, south_west = (x - 1, y - 1), (x, y - 1), (x, y), (x - 1, y)
        for name, ends, ways in (
            (FALLING, (north_west, south_east), ((north_east, north or east), (south_west, south or west))),
            (RISING, (south_west, north_east), ((north_west, north or west), (south_east, south or east))),
        ):
            if all(end in spaces and end not in obstacles for end in ends):
                shut = [edges or turn not in spaces or turn in obstacles for turn, edges in ways]
                yield name, any(shut) if self.ground.both_sides else all(shut)

    def at(self, point: Space, *directions: Space) -> Point:
        """The point moved by the gap in some directions."""
        return (
            point[0] + self.gap * sum(dx for dx, _ in directions),
            point[1] + self.gap * sum(dy for _, dy in directions),
        )

    def joined(self, arm: Arm) -> tuple[Arm | None, list[Point]]:
        """The edge that continues a line after the end of an edge, and the points between."""
        point, direction = arm
        arms = self.arms[point]
        if (opposite := _back(direction)) in arms:
            return (point, opposite), []
        beside = [other for other in arms if other != direction]
        if len(beside) == 2:
            return None, [self.at(point)]
        if beside:
            (other,) = beside
            if self.gap == 0 or self.stopped(point, arms) - {_crossing(direction, other)}:
                return (point, other), [self.at(point)]
            return (point, other), [self.at(point, direction), self.at(point, other)]
        stopped = self.stopped(point, arms)
        if len(stopped) == 2:
            return None, [self.at(point, opposite)]
        if not stopped:
            return None, [self.at(point, direction)]
        side = _beside(direction, *stopped)
        return None, [self.at(point, direction), *self._to_obstacle(point, side, opposite)]

    def _to_obstacle(self, point: Space, side: Space, back: Space) -> Iterator[Point]:
        """Yield the point beside an edge, and if an obstacle is behind it, the obstacle's corner."""
        yield self.at(point, side)
        if _square(point, side, back) in self.ground.obstacles:
            yield self.at(point, side, back)

    def plugs(self) -> Iterator[tuple[Point, ...]]:
        """Yield short lines between obstacles that touch only at a corner."""
        points = {
            (x + dx, y + dy) for x, y in (self.ground.obstacles if self.gap else ()) for dx in (0, 1) for dy in (0, 1)
        }
        for point in sorted(points - self.arms.keys()):
            for name in sorted(self.stopped(point, ())):
                across = 1 if name == FALLING else -1
                yield self.at(point, (-across, 1)), self.at(point, (across, -1))

    def door_line(self, door: Door) -> tuple[Point, Point]:
        """The two ends of a door. When shut, it stops the lines that the walls at its ends let pass."""
        first, last = (self._door_end(point, direction) for point, direction in _ends_of_door(door))
        return first, last

    def _door_end(self, point: Space, direction: Space) -> Point:
        walls = self.arms.get(point, set())
        given = self._given.setdefault(point, self.stopped(point, walls))
        last = direction == max(self.door_arms[point])  # it stops the rays that several doors stop together
        shut = walls | (self.door_arms[point] if last else {direction})
        alone, passing = self.stopped(point, shut) - given, self.passing(point, shut)
        given |= alone
        if not passing and (alone or walls):
            return self.at(point, _back(direction))
        for name in sorted({FALLING, RISING} - passing):
            side = _beside(direction, name)
            if name in alone or side in walls:
                return self.at(point, side)
        return self.at(point, direction)


def _back(direction: Space) -> Space:
    return -direction[0], -direction[1]


def _crossing(one: Space, other: Space) -> str:
    """The kind of lines that cross the quadrant between two directions."""
    return FALLING if one[0] + other[0] == one[1] + other[1] else RISING


def _beside(direction: Space, stopped: str) -> Space:
    """The direction across an edge that encloses, with the edge, a quadrant crossed by the stopped lines."""
    dx, dy = direction
    sign = 1 if stopped == FALLING else -1
    return sign * dy, sign * dx


def _square(point: Space, one: Space, other: Space) -> Space:
    """The space in the quadrant of a point between two directions."""
    dx, dy = one[0] + other[0], one[1] + other[1]
    return point[0] + (dx - 1) // 2, point[1] + (dy - 1) // 2


def _ends_of_door(door: Door) -> tuple[Arm, Arm]:
    (x, y), (right, low) = door
    direction = (1, 0) if y == low else (0, 1)
    return ((x, y), direction), ((right, low), _back(direction))


def _traced(corners: _Corners) -> Iterator[tuple[Point, ...]]:
    """Yield the walls as maximal lines: open lines first, then rings."""
    waiting = {(point, direction) for point, arms in corners.arms.items() for direction in arms}
    ends = sorted(arm for arm in waiting if corners.joined(arm)[0] is None)
    for start in ends:
        if start in waiting:
            yield _straightened([*corners.joined(start)[1][::-1], *_followed(corners, start, waiting)])
    while waiting:
        start = min(waiting)
        yield _ring(_followed(corners, start, waiting))


def _followed(corners: _Corners, start: Arm, waiting: set[Arm]) -> list[Point]:
    """The points of the line that begins with an edge. Removes the edges of the line from `waiting`."""
    points: list[Point] = []
    arm: Arm | None = start
    while arm is not None and arm in waiting:
        far = _other_end(arm)
        waiting -= {arm, far}
        arm, between = corners.joined(far)
        points += between
    return points


def _straightened(points: Sequence[Point]) -> tuple[Point, ...]:
    """Points without immediate repetitions."""
    return tuple(place for number, place in enumerate(points) if number == 0 or place != points[number - 1])


def _ring(points: Sequence[Point]) -> tuple[Point, ...]:
    first = points.index(min(points))
    return _straightened([*points[first:], *points[:first], points[first]])


def _written(point: Point) -> Point:
    """A point as written to a file."""
    return round(point[0], DIGITS), round(point[1], DIGITS)


def _closed(ring: Sequence[Point], taken: Collection[Point]) -> tuple[Point, ...]:
    """A ring with its first point repeated. It starts where no other line ends, preferably in a corner."""
    first = next((number for number, point in enumerate(ring) if _written(point) not in taken), None)
    if first is None:
        (x, y), (right, low) = ring[:2]
        ring, first = (((x + right) / 2, (y + low) / 2), *ring[1:], ring[0]), 0
    return (*ring[first:], *ring[:first], ring[first])


def rim_of(spaces: Collection[Space]) -> frozenset[Edge]:
    """The edges between some spaces and the outside."""
    return frozenset(
        canonical_edge(space, side) for space in spaces for side in SIDES if neighbour(space, side) not in spaces
    )
