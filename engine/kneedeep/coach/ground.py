"""A laid map for the coach: areas, places for doors, exits, distances from the start, and the free floor."""

from collections.abc import Callable, Collection, Iterable
from functools import cached_property, partial
from math import fsum
from typing import NamedTuple, TypeVar

from kneedeep.board import Board
from kneedeep.board.laid_pieces import LaidOpening, LaidPiece
from kneedeep.coach.chance import Chance
from kneedeep.coach.fitting import ROOM, Line
from kneedeep.model.geometry.space import SIDES, Space, connected_parts, neighbour
from kneedeep.model.scenario.model import Area, Scenario

ANode = TypeVar("ANode")
OWN, ROOMY = "own", 16
"""The kind of a scenario's own pieces, and the number of spaces from which they are rooms."""


class Gap(NamedTuple):
    """The place for a door: a joint between two areas."""

    number: int
    opening: LaidOpening
    sides: tuple[int, int]

    @property
    def edges(self) -> Line:
        """Its two edges."""
        return self.opening.edges


class Zone(NamedTuple):
    """An area: its spaces, and those of its largest room."""

    number: int
    spaces: tuple[Space, ...]
    room: tuple[Space, ...]


class Ground:
    """The areas of a laid board. Area 0 is the marines' start."""

    def __init__(self, board: Board, zone_of: list[int]) -> None:
        """`zone_of`: the area of each piece, by number, -1 for a cap."""
        self.board = board
        self.zone_of = zone_of
        self.zones = tuple(self._zone(number) for number in range(max(zone_of) + 1))
        joints = [(one.a, (zone_of[one.a.piece], zone_of[one.b.piece])) for one in board.uncapped.joints]
        between = [(opening, sides) for opening, sides in joints if sides[0] != sides[1]]
        self.gaps = tuple(Gap(number, *row) for number, row in enumerate(between))
        self.outward = tuple((zone_of[one.piece], one) for one in board.uncapped.loose)

    def _zone(self, number: int) -> Zone:
        mine = [one for one in self.board.pieces if not one.cap and self.zone_of[one.number] == number]
        large = [one for one in mine if is_room(one)] or mine
        most = max(large, key=lambda one: len(one.spaces))
        spaces = (space for one in mine for space in one.spaces)
        return Zone(number, tuple(sorted(spaces)), most.spaces)

    @cached_property
    def far(self) -> list[int]:
        """The least number of doors between the start and each area."""
        return self.distances(0)

    def distances(self, start: int, without: Collection[int] = ()) -> list[int]:
        """The least number of doors between an area and each area, without some gaps. -1 for unreachable areas."""
        found = spread([start], lambda zone: self.beside(zone, without))
        return [found.get(zone.number, -1) for zone in self.zones]

    def way(self, goal: int) -> list[int]:
        """The areas on a shortest way from the start to an area, including both."""
        found = [goal]
        while found[-1] != 0:
            here = found[-1]
            found.append(next(one for one in self.beside(here) if self.far[one] == self.far[here] - 1))
        return found[::-1]

    def beside(self, zone: int, without: Collection[int] = ()) -> list[int]:
        """The areas that share a gap with an area, in the order of the gaps, without some gaps."""
        own = [gap for gap in self.gaps if zone in gap.sides and gap.number not in without]
        return [sum(gap.sides) - zone for gap in own]

    def gates(self, goal: int) -> list[Gap]:
        """The gaps on every way from the start to an area, the nearest to the start first."""
        found = [gap for gap in self.gaps if self.distances(0, (gap.number,))[goal] < 0]
        return sorted(found, key=lambda gap: min(self.far[side] for side in gap.sides))

    @cached_property
    def doorways(self) -> frozenset[Space]:
        """The spaces beside gaps, joints and loose openings. They stay free."""
        joints = [one.a for one in self.board.uncapped.joints]
        lines = [*joints, *self.board.uncapped.loose]
        return frozenset(space for one in lines for space in (*one.inside, *one.beyond))

    @cached_property
    def depth(self) -> dict[Space, int]:
        """The number of steps from each space to the doors on its area's side towards the start."""
        found: dict[Space, int] = {}
        for zone in self.zones:
            own = [gap for gap in self.gaps if zone.number in gap.sides]
            nearer = [gap for gap in own if min(self.far[one] for one in gap.sides) < self.far[zone.number]]
            inside = set(zone.spaces)
            doors = {space for gap in nearer or own for space in (*gap.opening.inside, *gap.opening.beyond)}
            found.update(spread(sorted(doors & inside), partial(within, inside)))
        return found


def spread(first: Iterable[ANode], beside: Callable[[ANode], Iterable[ANode]]) -> dict[ANode, int]:
    """The number of steps from the first spaces to every space."""
    found = dict.fromkeys(first, 0)
    waiting = list(found)
    for node in waiting:
        for other in beside(node):
            if other not in found:
                found[other] = found[node] + 1
                waiting.append(other)
    return found


def within(inside: set[Space], space: Space) -> list[Space]:
    """The neighbours of a space among some spaces."""
    return [other for side in SIDES if (other := neighbour(space, side)) in inside]


def is_room(piece: LaidPiece) -> bool:
    """True if a piece may be an area of its own: a room, or a large own piece of the scenario."""
    return piece.type.kind == ROOM or (piece.type.kind == OWN and len(piece.spaces) >= ROOMY)


def laid_areas(scenario: Scenario) -> list[Area]:
    """The areas of the file with pieces, the start first."""
    laid = {piece.area for piece in scenario.pieces}
    return sorted((one for one in scenario.areas if one.id in laid), key=lambda one: not one.start)


def joined(board: Board) -> dict[int, list[int]]:
    """The pieces joined to each piece, by number."""
    found: dict[int, list[int]] = {one.number: [] for one in board.pieces if not one.cap}
    for joint in board.uncapped.joints:
        found[joint.a.piece].append(joint.b.piece)
        found[joint.b.piece].append(joint.a.piece)
    return found


def ground_of(board: Board, chance: Chance, *, middle: bool, most: int) -> Ground:
    """The areas of a laid board: those of the file, else one for each room with the links on its side of the start.

    `middle`: whether the start is in the middle of the map. `most`: the most doors between areas.
    """
    pieces = [one for one in board.pieces if not one.cap]
    if len(board.scenario.areas) > 1:
        ids = [one.id for one in laid_areas(board.scenario)]
        return Ground(board, [ids.index(one.area) for one in pieces])
    beside = joined(board)
    start = _start(pieces, beside, chance, -1 if middle else 1)
    for limit in range(most, 0, -1):
        zone = _zones(board, beside, start, limit)
        ground = Ground(board, [zone[one.number] for one in pieces])
        if len(ground.gaps) <= most:
            break
    return ground


def _start(pieces: list[LaidPiece], beside: dict[int, list[int]], chance: Chance, sign: int) -> int:
    """A small room at an end of the map, or in the middle with the sign -1."""
    rooms = [one for one in pieces if is_room(one)] or pieces
    small = [one.number for one in rooms if len(one.spaces) < 50] or [one.number for one in rooms]
    reach = {one: max(spread([one], beside.__getitem__).values()) for one in small}
    return chance.pick(sorted(small, key=lambda one: (-sign * reach[one], one))[:2])


def _zones(board: Board, beside: dict[int, list[int]], start: int, most: int) -> dict[int, int]:
    """The area of each piece: its own for a room while doors are left, else that on the side of the start."""
    hops = spread([start], beside.__getitem__)
    zone = {start: 0}
    for number in sorted(hops, key=lambda one: (hops[one], one))[1:]:
        nearest = min((one for one in beside[number] if one in zone), key=lambda one: (hops[one], one))
        count = max(zone.values()) + 1
        full = count >= most and zone[nearest] != 0
        zone[number] = zone[nearest] if full or not is_room(board.pieces[number]) else count
    return zone


Size = tuple[int, int]
Worth = Callable[[Space], float]


class Full(Exception):
    """An area has no room for a thing."""


class Floor:
    """Occupied spaces, and the situation of each space: by a wall, deep in its area, beside a doorway."""

    def __init__(self, ground: Ground, chance: Chance) -> None:
        """Existing elements of the file occupy their spaces."""
        self.ground, self.chance = ground, chance
        self._zone_at = {space: zone.number for zone in ground.zones for space in zone.spaces}
        board = ground.board
        self.taken = {space for token in board.tokens for space in token.spaces}
        self.taken.update(space for figure in board.figures for space in figure.spaces)
        self.taken.update(space for spawn in board.scenario.spawns for space in spawn.spaces)
        blockers = [token for token in board.tokens if token.type is not None and token.type.blocks_steps]
        self.blocked = {space for token in blockers for space in token.spaces}

    def spot(self, zone: int, want: str, size: Size = (1, 1), near: Space | None = None) -> Space:
        """Occupy and return the best free place of an area for a wish. Raises Full.

        `want`: deep (far from the entrance, by a wall), guard (before a deep place), door (near the way onward),
        wall, open (in the middle of the room) or any. `near`: a space to be as near to as possible.
        """
        place = self.ground.zones[zone]
        worth = self._worth(zone, want)
        found = []
        for space in self.chance.order(place.room):
            body = _body(space, size)
            if self._free(body, place.spaces):
                away = 0 if near is None else 4 * (abs(space[0] - near[0]) + abs(space[1] - near[1]))
                found.append((fsum(map(worth, body)) / len(body) - away + self.chance.below(20) / 10, space))
        if not found:
            raise Full(want)
        best = max(found)[1]
        self.taken.update(_body(best, size))
        return best

    def _free(self, body: tuple[Space, ...], spaces: tuple[Space, ...]) -> bool:
        return all(one in spaces and one not in self.taken and one not in self.ground.doorways for one in body)

    def _worth(self, zone: int, want: str) -> Worth:
        depth = self.ground.depth
        most = max(depth.get(space, 0) for space in self.ground.zones[zone].room)
        rules: dict[str, Worth] = {
            "deep": lambda space: depth.get(space, 0) + 1.5 * min(self.walls(space), 1),
            "guard": lambda space: -abs(depth.get(space, 0) - 0.65 * most) - 0.5 * self.walls(space),
            "door": lambda space: -abs(depth.get(space, 0) - 2) + min(self.walls(space), 1),
            "wall": lambda space: 2.0 * min(self.walls(space), 1) + 0.2 * depth.get(space, 0),
            "open": lambda space: -3.0 * self.walls(space) - abs(depth.get(space, 0) - 0.6 * most),
            "any": lambda space: 0.0,
        }
        return rules[want]

    def keep_clear(self, at: Space) -> None:
        """Keep the sides of a space free."""
        self.taken.update(neighbour(at, side) for side in SIDES)

    def walls(self, space: Space) -> int:
        """The number of sides of a space that are on the rim of its area."""
        own = self._zone_at[space]
        return sum(self._zone_at.get(neighbour(space, side)) != own for side in SIDES)

    def block(self, zone: int, size: Size, at: Space) -> bool:
        """Occupy a place for an obstacle if it is free, not beside a doorway, and does not cut anything off."""
        body = _body(at, size)
        place = self.ground.zones[zone]
        around = {neighbour(space, side) for space in body for side in SIDES}
        if not self._free(body, place.room) or around & self.ground.doorways or around & self.blocked:
            return False
        if any(self.walls(space) for space in body):
            return False
        left = set(place.spaces) - self.blocked
        if _ways(left - set(body)) > _ways(left):
            return False
        self.taken.update(body)
        self.blocked.update(body)
        return True


def _ways(spaces: set[Space]) -> int:
    """The number of parts of the floor for a figure of two by two spaces."""
    return len(connected_parts(at for at in spaces if all(one in spaces for one in _body(at, (2, 2)))))


def _body(at: Space, size: Size) -> tuple[Space, ...]:
    return tuple((at[0] + x, at[1] + y) for x in range(size[0]) for y in range(size[1]))
