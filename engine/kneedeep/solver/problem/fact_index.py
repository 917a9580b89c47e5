"""Facts of a course of play as bits of one int, and the context that evaluates conditions on them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING

from kneedeep.board.script.conditions import ConditionContext, Place
from kneedeep.model.geometry import each_number

if TYPE_CHECKING:
    from kneedeep.solver.problem.planning_problem import PlanningProblem

ENDLESS = 1_000_000
"""The assumed number of figures of a kind from spawn cards that can be killed."""


class FactIndex:
    """The bits of all facts. The first bits are the areas (revealed), followed by four rows of doors."""

    def __init__(self, areas: int, doors: int) -> None:
        """Lay out the areas and, for each door: is open, in the marines' hands, has been opened, lock waived."""
        self.areas = areas
        self.doors = doors
        self.area_mask = (1 << areas) - 1
        self.door_mask = (1 << doors) - 1
        self.stand_at, self.free_at = areas, areas + doors
        self.open_at, self.unlock_at = areas + 2 * doors, areas + 3 * doors
        self.size = areas + 4 * doors
        self.names: dict[Hashable, int] = {}

    def bit(self, *name: Hashable) -> int:
        """The bit (as a mask) of a fact, a new one if necessary."""
        if (found := self.names.get(name)) is None:
            found = self.names[name] = 1 << self.size
            self.size += 1
        return found

    def known(self, *name: Hashable) -> int:
        """The bit of a fact, 0 if nothing causes it."""
        return self.names.get(name, 0)

    def stand(self, door: int) -> int:
        """The bit of `this door is open`."""
        return 1 << self.stand_at + door

    def free(self, door: int) -> int:
        """The bit of `this door is in the marines' hands: it is open or shut as they like`."""
        return 1 << self.free_at + door

    def open(self, door: int) -> int:
        """The bit of `this door has been opened`."""
        return 1 << self.open_at + door

    def unlock(self, door: int) -> int:
        """The bit of `the lock of this door is waived`."""
        return 1 << self.unlock_at + door


class FactContext(ConditionContext):
    """The record of a course of play: facts, and the numbers of marines at places or gone by exits at one moment."""

    __slots__ = ("_exits", "_standing", "_timeless", "facts", "problem")

    def __init__(
        self,
        problem: PlanningProblem,
        facts: int,
        standing: Mapping[Place, int] | None = None,
        exits: Mapping[str, int] | None = None,
        *,
        timeless: bool = False,
    ) -> None:
        """Take facts and places of marines. `timeless`: no round has ended yet."""
        self.problem = problem
        self.facts = facts
        self._standing = standing or {}
        self._exits = exits or {}
        self._timeless = timeless

    def flag(self, name: str) -> bool:
        return bool(self.facts & self.problem.layout.known("flag", name))

    def revealed(self, area: str) -> bool:
        if self.problem.all_revealed:
            return bool(self.facts & self.problem.layout.known("seen", area))
        number = self.problem.terrain.area_number.get(area)
        return number is not None and bool(self.facts >> number & 1)

    def cleared(self, area: str) -> bool:
        """True if an area is revealed, everything that was set up there is dead, and no portal is there.

        Rule: scenario format, `clear`; RUL16-178.
        """
        facts = self.facts
        revealed, killed = self.problem.clearing(area)
        if revealed < 0 or facts & revealed != revealed or facts & killed != killed:
            return False
        return not self.problem.portals or not any(
            facts & portal.present == portal.present and not facts & (portal.absent | portal.beaten)
            for portal in self.problem.portals_in(area)
        )

    def summoned(self, name: str) -> bool:
        facts = self.facts
        lying = [
            portal
            for portal in self.problem.portals_called(name)
            if facts & portal.present == portal.present and (facts & portal.summoned or not facts & portal.absent)
        ]
        return bool(lying) and all(facts & portal.summoned for portal in lying)

    def opened(self, door: str, by: str) -> bool:
        problem = self.problem
        return bool(self.facts & (problem.opening_by_marines(door) if by else problem.opening(door)))

    def used(self, token: str) -> bool:
        return bool(self.facts & self.problem.bits_of("use", token))

    def got(self, thing: str, color: str | None) -> int:
        facts = self.facts
        return sum(count for bit, count in self.problem.supplies_of(thing, color) if facts & bit)

    def killed(self, name: str) -> int:
        facts = self.facts
        return sum(count for bit, count in self.problem.kills_of(name) if facts & bit)

    def destroyed(self, token: str) -> bool:
        return bool(self.facts & self.problem.bits_of("destroy", token))

    def left(self, way: str) -> int:
        gone = (self.facts & self.problem.bits_of("leave", way)).bit_count()
        return gone + self._exits.get(way, 0)

    def standing(self, place: Place) -> int:
        return self._standing.get(place, 0)

    def held(self, area: str) -> int:
        """ENDLESS if marines are there: they may stay for any number of rounds."""
        return ENDLESS if self._standing.get(area, 0) else 0

    def rounds(self) -> int:
        """The number of rounds waited for."""
        if self._timeless:
            return 0
        return max((n for n, bit in self.problem.waits if self.facts & bit), default=0)

    def frags(self) -> int:
        """0: fights are taken as won."""
        return 0

    def judged(self, text: str) -> bool:
        return bool(self.facts & self.problem.layout.known("manual", text))

    def marines(self) -> int:
        return self.problem.marines

    def playing(self) -> int:
        gone = (self.facts & self.problem.leaving).bit_count()
        return self.problem.marines - gone - sum(self._exits.values())


def spaces_of(problem: PlanningProblem, place: Place) -> int:
    """The bit set of the spaces of a place."""
    if isinstance(place, str):
        number = problem.terrain.area_number.get(place)
        return 0 if number is None else problem.terrain.area_bits[number]
    return problem.board.bits(place)


def named_areas(problem: PlanningProblem, bits: int) -> tuple[str, ...]:
    """The ids of areas given as bits, in the order of the file."""
    return tuple(problem.terrain.areas[number] for number in each_number(bits))
