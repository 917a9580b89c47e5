"""A laid map as the coach sees it: areas, the places of doors between them, ways out, and how far all is from the start."""

from collections.abc import Collection, Iterable
from functools import cached_property
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.board.laid_pieces import LaidOpening
from kneedeep.coach.chance import Chance
from kneedeep.coach.layout import Line
from kneedeep.model.geometry.space import Space, neighbour

ROOM = "room"


class Gap(NamedTuple):
    """The place of a door: a joint between two areas."""

    number: int
    opening: LaidOpening
    sides: tuple[int, int]

    @property
    def edges(self) -> Line:
        """Its two edges."""
        return self.opening.edges


class Zone(NamedTuple):
    """An area: its spaces, those of its rooms, and the kind of its largest piece."""

    number: int
    pieces: tuple[int, ...]
    spaces: tuple[Space, ...]
    room: tuple[Space, ...]


class Ground:
    """The areas of a laid board from a start; area 0 is where the marines begin."""

    def __init__(self, board: Board, zone_of: list[int]) -> None:
        """`zone_of`: the area of each piece, by number, -1 for a cap."""
        self.board = board
        self.zone_of = zone_of
        self.joints = [(one.a, one.a.piece, one.b.piece) for one in board.uncapped.joints]
        self.zones = tuple(self._zone(number) for number in range(max(zone_of) + 1))
        between = [(a, zone_of[one], zone_of[other]) for a, one, other in self.joints]
        self.gaps = tuple(
            Gap(k, a, (one, other))
            for k, (a, one, other) in enumerate(row for row in between if row[1] != row[2])
        )
        self.outward = tuple((zone_of[one.piece], one) for one in board.uncapped.loose)

    def _zone(self, number: int) -> Zone:
        mine = [one for one in self.board.pieces if not one.cap and self.zone_of[one.number] == number]
        large = [one for one in mine if one.type.kind == ROOM] or mine
        most = max(large, key=lambda one: len(one.spaces))
        spaces = (space for one in mine for space in one.spaces)
        return Zone(number, tuple(one.number for one in mine), tuple(sorted(spaces)), most.spaces)

    @cached_property
    def far(self) -> list[int]:
        """How many doors each area is from the start, at least."""
        return self.distances(0)

    def distances(self, start: int, without: Collection[int] = ()) -> list[int]:
        """How many doors each area is from one, without some gaps; -1 for one that is cut off."""
        found = [-1] * len(self.zones)
        found[start] = 0
        edge = [start]
        while edge:
            following = []
            for gap in self.gaps:
                for one, other in (gap.sides, gap.sides[::-1]):
                    if one in edge and found[other] < 0 and gap.number not in without:
                        found[other] = found[one] + 1
                        following.append(other)
            edge = following
        return found

    def way(self, goal: int) -> list[int]:
        """The areas of a shortest way from the start to an area, both included."""
        found = [goal]
        while found[-1] != 0:
            here = found[-1]
            found.append(next(one for one in self.beside(here) if self.far[one] == self.far[here] - 1))
        return found[::-1]

    def beside(self, zone: int) -> list[int]:
        """The areas that share a gap with an area, in the order of the gaps."""
        return [sum(gap.sides) - zone for gap in self.gaps if zone in gap.sides]

    def gates(self, goal: int) -> list[Gap]:
        """The gaps that every way from the start to an area passes, the nearest to the start first."""
        found = [gap for gap in self.gaps if self.distances(0, (gap.number,))[goal] < 0]
        return sorted(found, key=lambda gap: min(self.far[side] for side in gap.sides))

    @cached_property
    def doorways(self) -> frozenset[Space]:
        """The spaces beside gaps, joints and loose openings, which stay clear."""
        lines = [one for one, _, _ in self.joints] + [one for _, one in self.outward]
        return frozenset(space for one in lines for space in (*one.inside, *one.beyond))

    @cached_property
    def depth(self) -> dict[Space, int]:
        """How many steps each space is from the doors that lead to its area from the start."""
        found: dict[Space, int] = {}
        for zone in self.zones:
            inside = set(zone.spaces)
            nearer = [
                g
                for g in self.gaps
                if zone.number in g.sides and self.far[sum(g.sides) - zone.number] <= self.far[zone.number]
            ]
            if zone.number == 0:
                nearer = [g for g in self.gaps if 0 in g.sides]
            edge = sorted({s for g in nearer for s in (*g.opening.inside, *g.opening.beyond) if s in inside})
            found.update(_steps(edge, inside))
        return found

    @property
    def loops(self) -> int:
        """How many loops the areas make."""
        return len(self.gaps) - len(self.zones) + 1


def _steps(edge: Iterable[Space], inside: set[Space]) -> dict[Space, int]:
    found = dict.fromkeys(edge, 0)
    waiting = list(found)
    for space in waiting:
        for side in ("north", "east", "south", "west"):
            other = neighbour(space, side)
            if other in inside and other not in found:
                found[other] = found[space] + 1
                waiting.append(other)
    return found


def ground_of(board: Board, chance: Chance, *, middle: bool, most: int) -> Ground:
    """The areas of a laid board: those of the file, else one for each room with the links on its side of the start.

    `middle`: whether the start is amid the map. `most`: how many doors between areas there may be.
    """
    pieces = [one for one in board.pieces if not one.cap]
    if len(board.scenario.areas) > 1:
        ids = sorted((one.id for one in board.scenario.areas), key=lambda one: not _is_start(board, one))
        return Ground(board, [ids.index(one.area) for one in pieces])
    beside: dict[int, list[int]] = {one.number: [] for one in pieces}
    for joint in board.uncapped.joints:
        beside[joint.a.piece].append(joint.b.piece)
        beside[joint.b.piece].append(joint.a.piece)
    small = [one.number for one in pieces if one.type.kind == ROOM and len(one.spaces) < 50]
    reach = {one: max(_hops(beside, one).values()) for one in small}
    best = sorted(small, key=lambda one: (reach[one] if middle else -reach[one], one))
    start = chance.pick(best[:2])
    hops = _hops(beside, start)
    zone: dict[int, int] = {}
    count = 0
    for number in sorted(hops, key=lambda one: (hops[one], one)):
        near = [other for other in beside[number] if other in zone]
        if number != start and (
            board.pieces[number].type.kind != ROOM or _joins(board, number, near, zone, most)
        ):
            zone[number] = zone[min(near, key=lambda one: (hops[one], one))]
        else:
            zone[number] = count
            count += 1
    return Ground(board, [zone[one.number] for one in pieces])


def _is_start(board: Board, area: str) -> bool:
    return any(one.id == area and one.start for one in board.scenario.areas)


def _joins(board: Board, number: int, near: list[int], zone: dict[int, int], most: int) -> bool:
    """Whether a room belongs to the area before it: one that no more door is left for."""
    rooms = len(set(zone.values()))
    return rooms > most - 1 and zone[near[0]] != 0


def _hops(beside: dict[int, list[int]], start: int) -> dict[int, int]:
    found = {start: 0}
    waiting = [start]
    for number in waiting:
        for other in beside[number]:
            if other not in found:
                found[other] = found[number] + 1
                waiting.append(other)
    return found
