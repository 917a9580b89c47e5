"""Follows a solution step by step and says where it breaks: the way, its points, the lock, the end.

Knows the board's edges and the sight of the geometry. Everything else is worked out here with plain sets. Rules of all
editions are here. `reveal_course` and `portal_course` have the rest.
"""

import heapq
from collections.abc import Collection, Iterable
from typing import Any

from kneedeep.board import Board
from kneedeep.board.doors import LaidDoor
from kneedeep.model.geometry.space import Space, canonical_edge
from kneedeep.model.scenario.model import Condition, Door, Effect, Token
from kneedeep.solver.solution import Solution, SolutionStep

_SIDES = {(0, -1): "north", (1, 0): "east", (0, 1): "south", (-1, 0): "west"}


class BrokenCourse(AssertionError):
    """A step of a solution that is not possible. `step`: its number from 1, one more for the end."""

    def __init__(self, step: int, reason: str) -> None:
        super().__init__(f"step {step}: {reason}")
        self.step = step
        self.reason = reason


class CourseVerifier:
    """One marine on a board who follows a solution."""

    DOOR = 0
    """What opening a door costs."""

    def __init__(self, board: Board, marines: int) -> None:
        self.board = board
        self.marines = marines
        self.step = 0
        self.tokens = [token for token in board.scenario.tokens if self.comes(token.marines)]
        spawns = [spawn for spawn in board.scenario.spawns if spawn.side == "marines"]
        self.starts: list[Space] = [space for spawn in spawns for space in spawn.spaces]
        self.at = self.starts[0]
        self.stood: dict[str, int] = {}
        self.left: dict[str, int] = {}
        self.open: set[int] = {door.number for door in board.doors if door.element.open}
        self.seen: set[str] = set()
        self.flags: set[str] = set()
        self.used: set[str] = set()
        self.opened: set[str] = set()
        self.active: set[str] = set()
        self.unlocked: set[str] = set()

    def comes(self, marines: Any) -> bool:
        """Whether something that is there with these numbers of marines is there."""
        if marines is None:
            return True
        return self.marines >= marines if isinstance(marines, int) else self.marines in marines

    def need(self, holds: object, reason: str) -> None:
        """Break off if a condition of the step does not hold."""
        if not holds:
            raise BrokenCourse(self.step, reason)

    # The ground

    def passes(self, a: Space, b: Space) -> bool:
        """Whether an orthogonal step passes, with the open doors."""
        if a not in self.board.number or b not in self.board.number:
            return False
        side = _SIDES[b[0] - a[0], b[1] - a[1]]
        if (door := self.board.door_at(a, side)) is not None:
            return door.number in self.open
        return self.board.edges.get(canonical_edge(a, side), 0) == 1

    def neighbours(self, a: Space) -> list[Space]:
        """The spaces one step away."""
        found = []
        enough = all if self.board.corner == "both-sides" else any
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                b = (a[0] + dx, a[1] + dy)
                if dx and dy:
                    corners = ((a[0] + dx, a[1]), (a[0], a[1] + dy))
                    if enough(self.passes(a, corner) and self.passes(corner, b) for corner in corners):
                        found.append(b)
                elif (dx or dy) and self.passes(a, b):
                    found.append(b)
        return found

    def costs(self, start: Space) -> dict[Space, int]:
        """The least points from a space to every one that can be walked to."""
        found: dict[Space, int] = {}
        waiting = [(0, start)]
        while waiting:
            cost, space = heapq.heappop(waiting)
            if space in found:
                continue
            found[space] = cost
            for other in (*self.neighbours(space), *self.teleports(space)):
                if other not in found and self.can_enter(other):
                    heapq.heappush(waiting, (cost + self.entry(other), other))
        return found

    def entry(self, space: Space) -> int:
        """What entering a space costs."""
        return 1

    def can_enter(self, space: Space) -> bool:
        raise NotImplementedError

    def teleports(self, space: Space) -> list[Space]:
        raise NotImplementedError

    # Conditions and effects

    def holds(self, condition: Condition | None) -> bool:
        """Whether a condition holds, of the kinds that the tests use."""
        if condition is None:
            return True
        kind, value = condition.kind, condition.value
        if kind == "all":
            return all(self.holds(part) for part in value)
        if kind == "any":
            return any(self.holds(part) for part in value)
        if kind == "flag":
            return value in self.flags
        if kind == "use":
            return value in self.used
        if kind == "open":
            return value in self.opened
        if kind == "reveal":
            return value in self.seen
        if kind == "exit":
            return self.left.get(value, 0) == self.marines
        if kind == "reach":
            return self.stood.get(value, 0) == self.marines
        raise NotImplementedError(f"the verifier knows no condition {kind}")

    def carry_out(self, effects: Iterable[Effect]) -> None:
        """Do what an element says."""
        for effect in effects:
            if effect.kind == "set":
                self.flags.add(effect.value)
            elif effect.kind == "activate":
                self.active.add(effect.value)
            elif effect.kind == "unlock":
                self.unlocked.add(effect.value)
            elif effect.kind not in ("text", "heal", "wound", "draw"):
                self.carry_out_own(effect)

    def carry_out_own(self, effect: Effect) -> None:
        raise NotImplementedError(f"the verifier knows no step {effect.kind}")

    # The steps

    def verify(self, solution: Solution) -> None:
        """Follow a solution. Raises BrokenCourse at the first step that can't be done."""
        points = 0
        for self.step, stage in enumerate(solution.stages, 1):
            self.begin(stage)
            spent = stage.points - points
            points = stage.points
            if stage.at is not None:
                spent -= self.walk(stage)
                self.at = stage.at
            own = self.act(stage)
            self.need(spent == own, f"{stage.kind}: {spent} points are counted besides walking, it costs {own}")
            self.finish(stage, points)
        self.step = len(solution.stages) + 1
        self.need(points == solution.points, f"{points} points are counted, {solution.points} in all")
        self.need(self.wins(), "the marines have not won")

    def begin(self, stage: SolutionStep) -> None:
        """Note what is so before a step."""

    def finish(self, stage: SolutionStep, points: int) -> None:
        """Check what follows from a step."""

    def wins(self) -> bool:
        """Whether the marines have won."""
        return self.holds(self.board.scenario.victory.marines)

    def walk(self, stage: SolutionStep) -> int:
        """The points to where a step is done."""
        assert stage.at is not None
        costs = self.costs(self.at)
        self.need(stage.at in costs, f"no way leads from {self.at} to {stage.at}")
        return costs[stage.at]

    def act(self, stage: SolutionStep) -> int:
        """Do a step. Returns its cost besides walking."""
        element = stage.element
        if stage.kind == "open":
            self.unlock(element)
            number = self.number_of(element)
            self.need(number not in self.open, "the door is open")
            self.open.add(number)
            self.opened.add(element.id or "")
            self.carry_out(element.do)
            return self.DOOR
        if stage.kind == "leave":
            return self.leave(element)
        if stage.kind == "stand":
            area = self.board.area_of[self.board.number[self.at]]
            self.need(area == element, f"{self.at} is not in {element}")
            self.stood[element] = self.marines
            return 0
        return self.act_own(stage)

    def act_own(self, stage: SolutionStep) -> int:
        raise NotImplementedError(f"the verifier knows no step {stage.kind}")

    def number_of(self, element: Door) -> int:
        """The number of a door on the board."""
        return next(door.number for door in self.board.doors if door.element is element)

    def unlock(self, element: Door) -> None:
        """Check that the marine is beside a door and that nothing keeps it locked."""
        door = self.board.doors[self.number_of(element)]
        self.need(self.at in self.reach_of(door), f"{self.at} is not beside the door {element.id}")
        if element.id not in self.unlocked:
            self.need(self.has_key(element), f"no marine has the key of the door {element.id}")
            self.need(self.holds(element.needs), f"the door {element.id} is locked")

    def reach_of(self, door: LaidDoor) -> Collection[Space]:
        """The spaces from which a door is opened."""
        return door.sides

    def has_key(self, element: Door) -> bool:
        """Whether a marine has what key a door asks for."""
        return element.key is None

    def leave(self, element: Door | Token) -> int:
        """Leave the board by a door or token. Returns the cost."""
        self.left[element.id or ""] = self.marines
        if isinstance(element, Token):
            self.need(self.at in element.places and self.holds(element.needs), "the way out is not open")
            return 1
        self.unlock(element)
        return 1 if self.number_of(element) in self.open else 1 + self.DOOR
