"""Visibility by area: the areas that a marine reveals by sight, with doors open and obstacles removed or added."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.board.board import SIGHT
from kneedeep.board.visible_spaces import make_sight
from kneedeep.model.geometry import each_bit, each_number, numbers_of, union
from kneedeep.model.geometry import edge as kinds_of_edge
from kneedeep.model.geometry.edge import STOPS_SIGHT
from kneedeep.model.geometry.lattice import Masks
from kneedeep.solver.problem.regions import RegionGraph
from kneedeep.support.cached_method import cached_method
from kneedeep.support.work_budget import spend

if TYPE_CHECKING:
    from kneedeep.model.geometry.sight_table import Visibility


class AreaVisibility:
    """Answers about sight by area. Doors are bits of their numbers, areas bits of the terrain's area numbers.

    Rule: board geometry, exploration. At the table a line ends at the first unrevealed space. Its area is set up, and
    the marine looks again. The solver knows all areas from the beginning, so a clear line reveals every area along it.
    """

    def __init__(self, terrain: RegionGraph) -> None:
        self.terrain = terrain
        self._walls = terrain.board.masks(SIGHT, ())
        self._gaps: dict[int, Masks] = {}
        self._joined: dict[int, int] = {}
        for door in terrain.doors:
            if not door.element.exit:
                self._add_door(door.number)
        self._bordering = self._borders()

    def _add_door(self, number: int) -> None:
        board = self.terrain.board
        east = south = 0
        for at, side in board.doors[number].edges:
            bit = 1 << board.number[at]
            if side == "east":
                east |= bit
            else:
                south |= bit
        self._gaps[number] = Masks(east, south)
        self._joined[number] = self.terrain.areas_beside[number]

    def _borders(self) -> list[int]:
        """For each area, the areas behind edges that let sight through with every door shut."""
        terrain = self.terrain
        found = [0] * len(terrain.areas)
        lattice = terrain.board.lattice
        for (at, side), kind in terrain.board.edges.items():
            if kind == kinds_of_edge.DOOR or kind in STOPS_SIGHT:
                continue
            number = lattice.number[at]
            other = (lattice.east if side == "east" else lattice.south)[number]
            a, b = terrain.area_at[number], terrain.area_at[other]
            if a != b:
                found[a] |= 1 << b
                found[b] |= 1 << a
        return found

    def bordering(self, revealed: int, opened: int) -> int:
        """The unrevealed areas next to a revealed one at an open border or an open door."""
        found = union(self._bordering[area] for area in each_number(revealed))
        for door in each_number(opened):
            areas = self._joined.get(door, 0)
            if areas & revealed:
                found |= areas
        return found & ~revealed

    @cached_method
    def together(self, area: int, opened: int) -> int:
        """The areas joined to an area by open borders and open doors, including itself. No line leaves them."""
        spend(5 + opened.bit_count() // 2)
        doors = [areas for door in each_number(opened) if (areas := self._joined.get(door, 0))]
        found = new = 1 << area
        while new:
            beside = union(self._bordering[number] for number in each_number(new))
            for areas in doors:
                if areas & new:
                    beside |= areas
            new = beside & ~found
            found |= new
        return found

    def look_through(self, space: int, door: int, opened: int, blockers: int, revealed: int) -> int:
        """The areas that a space beside a door sees in part with that door open too (see `look`)."""
        beyond = self._joined[door] & ~revealed
        if beyond and not beyond & (beyond - 1):
            joined = self.together(self.terrain.area_at[space], opened | 1 << door)
            if joined & ~revealed == beyond:
                return beyond
        return self.look(space, opened | 1 << door, blockers)

    @cached_method
    def sight(self, opened: int, blockers: int) -> Visibility:
        """Sight with these doors open and these spaces blocking it."""
        east, south = self._walls
        for door in each_number(opened):
            if door in self._gaps:
                east |= self._gaps[door].east
                south |= self._gaps[door].south
        return make_sight(self.terrain.board, Masks(east, south), blockers)

    @cached_method
    def look(self, space: int, opened: int, blockers: int) -> int:
        """The areas that a space sees in part."""
        own = 1 << self.terrain.area_at[space]
        if self.together(self.terrain.area_at[space], opened) == own:
            return own
        seen = self.sight(opened, blockers).visible(space)
        found = 0
        area_at, area_bits = self.terrain.area_at, self.terrain.area_bits
        while seen:
            area = area_at[(seen & -seen).bit_length() - 1]
            found |= 1 << area
            seen &= ~area_bits[area]
        spend(1 + found.bit_count())
        return found

    @cached_method
    def seeing(self, area: int, opened: int, blockers: int) -> int:
        """The spaces that see a part of an area."""
        spend(100)
        return self.sight(opened, blockers).seen_by_any(self.terrain.area_bits[area])

    @cached_method
    def watching(self, spaces: int, opened: int) -> int:
        """The spaces that see one of some spaces."""
        spend(20)
        return self.sight(opened, 0).seen_by_any(spaces)

    @cached_method
    def live(self, revealed: int, opened: int, blockers: int) -> int:
        """The spaces from which an unrevealed area is visible. Entering one reveals it."""
        if not self.bordering(revealed, opened):
            return 0
        spend(len(self.terrain.areas))
        hidden = (area for area in range(len(self.terrain.areas)) if not revealed >> area & 1)
        return union(self.seeing(area, opened, blockers) for area in hidden)

    @cached_method
    def decisive_doors(self, revealed: int, opened: int, blockers: int, doors: int) -> int:
        """The doors of `doors` that decide by their position whether some revealed space sees an unrevealed area.

        `doors`: shut ones with revealed areas on both sides. `opened`: the remaining open ones.
        """
        if not doors or not self.bordering(revealed, opened):
            return 0
        areas = list(enumerate(self.terrain.area_bits))
        problem = union(bits for area, bits in areas if revealed >> area & 1)
        hidden = union(bits for area, bits in areas if not revealed >> area & 1)
        shut = self.sight(opened, blockers)
        wide = self.sight(opened | doors, blockers)
        # Each door that stops a line is decisive, even if other doors stop the line too.
        found = 0
        for space in numbers_of(hidden):
            spend(5)
            new = wide.visible(space) & problem & ~shut.visible(space)
            for other in each_number(new):
                found |= self._in_the_way(space, other, opened, blockers, doors)
                if found == doors:
                    return found
        return found

    def _in_the_way(self, a: int, b: int, opened: int, blockers: int, doors: int) -> int:
        alone = (bit for bit in each_bit(doors) if not self.sight(opened | doors & ~bit, blockers).sees(a, b))
        # There are several ways round a corner. Each is enough, so all of them matter.
        return union(alone) or doors
