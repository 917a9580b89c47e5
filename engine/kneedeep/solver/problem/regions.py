"""Regions of unhindered walking, and the arcs between them through doors and open borders."""

from collections.abc import Collection, Iterator
from itertools import chain
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.board.door_reach import opening_spaces
from kneedeep.model.geometry import SIDES, Space, bits_of, canonical_edge, each_number, neighbour, numbers_of, union
from kneedeep.model.geometry import edge as kinds_of_edge
from kneedeep.model.geometry.edge import STOPS_STEP
from kneedeep.support.cached_method import cached_method
from kneedeep.support.work_budget import spend

WALKS_KEPT = 1_000
"""The number of cached walks, shared by boards of one plan."""

_BESIDE = {"east": ("north", "south"), "south": ("west", "east")}


class RegionArc(NamedTuple):
    """A step from one region into another. `ways`: sets of doors (bits). In one of them all doors must be open."""

    start: int
    end: int
    ways: tuple[int, ...]


class RegionGraph:
    """The regions of a board's floor: parts of one area joined by steps with every door and passage shut.

    `floor`: the bit set of spaces where figures can ever be. Doors are bits of their numbers.
    """

    def __init__(self, board: Board, floor: int) -> None:
        self.board = board
        self.floor = floor
        self.areas: tuple[str, ...] = tuple(board.areas)
        self.area_number = {area: number for number, area in enumerate(self.areas)}
        self.area_at = [self.area_number[area] for area in board.area_of]
        spaces: list[list[int]] = [[] for _area in self.areas]
        for number, area in enumerate(self.area_at):
            spaces[area].append(number)
        self.area_bits = [bits_of(own, len(board.spaces)) for own in spaces]
        self.steps = board.steps(())
        self.doors = tuple(door for door in board.doors if door.stands)
        self.region_at = [-1] * len(board.spaces)
        self.regions: list[int] = []
        self._find_regions()
        self.arcs: list[list[RegionArc]] = [[] for _region in self.regions]
        self._off_floor: dict[int, list[RegionArc]] = {}
        """The steps over lines of doors from spaces that are no floor, where a draft may have a start space."""
        self._find_arcs()
        self.sides = self._sides()
        self.opened_from = {
            door.number: opening_spaces(self.board, door, "beside" if door.element.exit else None)
            for door in self.doors
        }
        self.beside_doors = [0] * len(board.spaces)
        """The doors that can be opened from each space."""
        self.areas_beside = dict.fromkeys(self.sides, 0)
        """The areas (bits) of the spaces beside each door."""
        for door, (near, far) in self.sides.items():
            for number in each_number(near | far):
                self.areas_beside[door] |= 1 << self.area_at[number]
            for number in each_number(self.opened_from[door]):
                self.beside_doors[number] |= 1 << door
        self.cornered = 0
        """The doors past whose corner a step leads from a space that is not beside them."""
        for arc in chain(*self.arcs):
            self.cornered |= union(arc.ways) & ~self.beside_doors[arc.start]
        self._parts: dict[tuple[int, int], list[int]] = {}

    def _find_regions(self) -> None:
        for area in self.area_bits:
            for region in self._split(area & self.floor):
                spend(2 + (region.bit_count() + 1) // 2)
                for number in numbers_of(region):
                    self.region_at[number] = len(self.regions)
                self.regions.append(region)

    def _find_arcs(self) -> None:
        floor, region_at, area_at = self.floor, self.region_at, self.area_at
        for number in numbers_of(floor):
            area = area_at[number]
            for other in self.steps.neighbours[number]:
                if area_at[other] != area and floor >> other & 1:
                    self.arcs[region_at[number]].append(RegionArc(number, other, (0,)))
        for start, end, ways in self._crossings():
            if 0 in ways:
                continue
            for arc in (RegionArc(start, end, ways), RegionArc(end, start, ways)):
                if floor >> arc.end & 1:
                    if floor >> arc.start & 1:
                        self.arcs[region_at[arc.start]].append(arc)
                    else:
                        self._off_floor.setdefault(arc.start, []).append(arc)

    def _crossings(self) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """Yield every step over the line of a door once, with the doors that each way round requires open."""
        number = self.board.number
        known = set()
        for door in self.doors:
            if door.element.exit:
                continue
            for at, side in door.edges:
                beyond = neighbour(at, side)
                pairs = [(at, beyond)]
                for turn in _BESIDE[side]:
                    pairs += [(at, neighbour(beyond, turn)), (neighbour(at, turn), beyond)]
                for pair in pairs:
                    if pair in known or pair[0] not in number or pair[1] not in number:
                        continue
                    known.add(pair)
                    if ways := self._ways(*pair):
                        yield number[pair[0]], number[pair[1]], ways

    def _ways(self, a: Space, b: Space) -> tuple[int, ...]:
        """The sets of doors that let a step pass, by the corner rule. Empty if walls stop it."""
        (ax, ay), (bx, by) = a, b
        if ax == bx or ay == by:
            doors = self._needed(a, b)
            return () if doors is None else (doors,)
        found = []
        for corner in ((bx, ay), (ax, by)):
            first, second = self._needed(a, corner), self._needed(corner, b)
            found.append(None if first is None or second is None else first | second)
        one, other = found
        if self.board.corner == "both-sides":
            return () if one is None or other is None else (one | other,)
        return tuple({doors for doors in found if doors is not None})

    def _needed(self, a: Space, b: Space) -> int | None:
        """The door (as bits) between two orthogonal neighbours, 0 if the edge is free, None if it stops."""
        if a not in self.board.number or b not in self.board.number:
            return None
        (ax, ay), (bx, by) = a, b
        side = SIDES[(1 if bx > ax else 3) if ay == by else (2 if by > ay else 0)]
        kind = self.board.edges.get(canonical_edge(a, side), kinds_of_edge.WALL)
        if kind == kinds_of_edge.DOOR:
            door = self.board.door_at(a, side)
            assert door is not None
            return 1 << door.number
        return None if kind in STOPS_STEP else 0

    def _sides(self) -> dict[int, tuple[int, int]]:
        """For each door on the board, the bit sets of existing spaces on its two sides, western or northern first."""
        found = {}
        number = self.board.number
        for door in self.doors:
            near = far = 0
            for at, side in door.edges:
                if at in number:
                    near |= 1 << number[at]
                if (beyond := neighbour(at, side)) in number:
                    far |= 1 << number[beyond]
            found[door.number] = (near, far)
        return found

    def part_at(self, space: int, closed: int) -> int:
        """The part of a region around a space without the spaces `closed`."""
        region = self.regions[self.region_at[space]]
        if not (cut := region & closed):
            return region
        if (parts := self._parts.get((region, cut))) is None:
            parts = self._parts[region, cut] = self._split(region & ~cut)
        for part in parts:
            if part >> space & 1:
                return part
        return 1 << space

    def _split(self, rest: int) -> list[int]:
        parts = []
        while rest:
            level = part = rest & -rest
            while level:
                level = self.steps.beside(level) & rest & ~part
                part |= level
            spend(1 + part.bit_count() // 2)
            parts.append(part)
            rest &= ~part
        return parts

    @cached_method
    def _arcs_out_of(self, region: int, part: int) -> tuple[int, list[RegionArc]]:
        """The targets of the arcs out of a part of a region, as bits, and the arcs. Region -1: a space off the floor.

        Of the arcs to one space without a door, only the last one is listed.
        """
        arcs: dict[int | RegionArc, RegionArc] = {}
        ends = 0
        leaving = self.arcs[region] if region >= 0 else self._off_floor.get(part.bit_length() - 1, ())
        for arc in leaving:
            if part >> arc.start & 1:
                key = arc.end if arc.ways == (0,) else arc
                arcs.pop(key, None)
                arcs[key] = arc
                ends |= 1 << arc.end
        return ends, list(arcs.values())

    def walked(
        self, start: int, problem: int, closed: int, passable: int, links: Collection[tuple[int, int]], standing: int
    ) -> tuple[int, bool]:
        """The spaces reached by walkers from the spaces `start`, and whether all of them can reach each other.

        They enter spaces of `problem` that are floor and not `closed`, pass the doors `passable` and go from the first
        to the second space of each of the `links`. A passable door that is not `standing` open they open first, beside it: past its corner they may come to where
        nobody gets beside it again. Walks are kept from board to board of one plan.
        """
        key = (self.floor, start, problem, closed, passable, tuple(links), standing)
        return self.board.derived.of("walks", key, lambda: self._walked(*key[1:]), WALKS_KEPT)

    def _walked(
        self, start: int, problem: int, closed: int, passable: int, links: tuple[tuple[int, int], ...], standing: int
    ) -> tuple[int, bool]:
        allowed = problem & self.floor & ~closed
        barred = ~passable
        found = 0
        both_ways = True
        rest = start
        waiting: list[int] = []
        cornered: list[tuple[int, int]] = []
        while True:
            if not waiting and not rest:
                waiting = [end for doors, end in cornered if not found >> end & 1 and self.worked_from(doors, found)]
                if not waiting:
                    return found, both_ways
                both_ways = False
            space = waiting.pop() if waiting else rest.bit_length() - 1
            spend(1)
            if found >> space & 1:
                continue
            region = self.region_at[space]
            if allowed >> space & 1:
                part = self.part_at(space, closed)
            else:
                part = 1 << space
                waiting += each_number(self.steps.bits[space] & allowed & ~found)
            found |= part
            rest &= ~part
            spend(2 + len(links) // 10 + (len(self.arcs[region]) // 5 if region >= 0 else 0))
            fresh = allowed & ~found
            ends, arcs = self._arcs_out_of(region, part)
            if ends & fresh:
                for arc in arcs:
                    if fresh >> arc.end & 1:
                        for doors in arc.ways:
                            if not doors & barred:
                                shut = doors & ~standing
                                ahead = shut & ~self.beside_doors[arc.start]
                                if ahead and not self.worked_from(ahead, part):
                                    cornered.append((ahead, arc.end))
                                    continue
                                back = shut & ~self.beside_doors[arc.end]
                                if back and both_ways:
                                    both_ways = self.worked_from(back, self.part_at(arc.end, closed))
                                waiting.append(arc.end)
                                break
            for a, b in links:
                if part >> a & 1 and allowed >> b & 1 and not found >> b & 1:
                    waiting.append(b)

    def worked_from(self, doors: int, spaces: int) -> bool:
        """True if somebody walking on these spaces gets beside each of the doors (bits)."""
        for door in each_number(doors):
            if not self.opened_from[door] & spaces:
                return False
        return True
