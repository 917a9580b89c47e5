"""Walks a solution step by step and checks each: the way, its points, the lock, what is revealed, the victory.

Knows the board's edges and the sight of the geometry; everything else is worked out here with plain sets.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from typing import Any

from kneedeep.board import Board
from kneedeep.catalog import footprint_spaces
from kneedeep.geometry.space import Space, canonical_edge
from kneedeep.scenario.model import Door, Token
from kneedeep.scenario.script_values import Condition, Effect
from kneedeep.solver.solution import Solution, SolutionStep

_SIDES = {(0, -1): "north", (1, 0): "east", (0, 1): "south", (-1, 0): "west"}


class CourseVerifier:
    """One marine on a board who follows a solution."""

    def __init__(self, board: Board, marines: int) -> None:
        self.board = board
        self.marines = marines
        self.tokens = [token for token in board.scenario.tokens if self._comes(token.marines)]
        starts = [
            space for spawn in board.scenario.spawns if spawn.side == "marines" for space in spawn.spaces
        ]
        self.at: Space = starts[0]
        # The printed sprint, or twice what the scenario gives an advancing marine.
        self.sprint = 2 * board.scenario.setup.get("marines", {}).get("move", 4)
        self.stood: dict[str, int] = {}
        self.left: dict[str, int] = {}
        self.open: set[int] = {door.number for door in board.doors if door.element.open}
        self.revealed = {area.id for area in board.scenario.areas if area.start}
        self.flags: set[str] = set()
        self.used: set[str] = set()
        self.opened: set[str] = set()
        self.got: list[tuple[str, str | None, str | None]] = []
        self.active: set[str] = set()
        self.unlocked: set[str] = set()
        for start in starts:
            self.look(start)

    def _comes(self, marines: Any) -> bool:
        if marines is None:
            return True
        return self.marines >= marines if isinstance(marines, int) else self.marines in marines

    # The ground

    def blocked(self, kinds: Iterable[str]) -> set[Space]:
        found: set[Space] = set()
        for token in self.tokens:
            if token.kind in kinds:
                size = (token.size or 1, 1)
                for at in token.places:
                    found.update(footprint_spaces(size, at, token.turn))
        return found

    def look(self, at: Space) -> set[str]:
        """Reveal what is seen from a space; return the new areas."""
        sight = self.board.sight(self.open, self.marines)
        a = self.board.number[at]
        seen = {self.board.area_of[b] for b in range(len(self.board.spaces)) if sight.sees(a, b)}
        new = seen - self.revealed
        self.revealed |= seen
        return new

    def passes(self, a: Space, b: Space) -> bool:
        """Whether an orthogonal step passes, with the doors that stand open."""
        if a not in self.board.number or b not in self.board.number:
            return False
        side = _SIDES[b[0] - a[0], b[1] - a[1]]
        edge = canonical_edge(a, side)
        door = self.board.door_at(a, side)
        if door is not None:
            return door.number in self.open
        return self.board.edges.get(edge, 0) == 1

    def neighbours(self, a: Space) -> list[Space]:
        found = []
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                b = (a[0] + dx, a[1] + dy)
                if not (dx or dy):
                    continue
                if not (dx and dy):
                    if self.passes(a, b):
                        found.append(b)
                    continue
                ways = [
                    self.passes(a, corner) and self.passes(corner, b)
                    for corner in ((a[0] + dx, a[1]), (a[0], a[1] + dy))
                ]
                if any(ways):
                    found.append(b)
        return found

    def costs(self) -> dict[Space, int]:
        """The least points to every space that the marine can walk to among what is revealed."""
        stops = self.blocked(["obstacle"])
        found: dict[Space, int] = {}
        waiting = [(0, self.at)]
        while waiting:
            cost, space = heapq.heappop(waiting)
            if space in found:
                continue
            found[space] = cost
            after = [(cost + 1, other) for other in self.neighbours(space)]
            after += [(cost + 1, other) for other in self.teleports(space)]
            for more, other in after:
                revealed = self.board.area_of[self.board.number[other]] in self.revealed
                if revealed and other not in stops and other not in found:
                    heapq.heappush(waiting, (more, other))
        return found

    def teleports(self, space: Space) -> list[Space]:
        pads = [
            (token, at)
            for token in self.tokens
            if token.kind == "teleporter" and (self.holds(token.needs) or token.id in self.active)
            for at in token.places
        ]
        here = [token for token, at in pads if at == space]
        return [
            at
            for token, at in pads
            if here and at != space and token.color == here[0].color and not here[0].to
        ]

    # Conditions and effects

    def holds(self, condition: Condition | None) -> bool:
        if condition is None:
            return True
        kind, value, params = condition.kind, condition.value, condition.params
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
            return value in self.revealed
        if kind == "got":
            count = sum(
                value in (what, item) and params.get("color") in (None, color)
                for what, item, color in self.got
            )
            return count >= int(params.get("count", 1))
        if kind == "exit":
            return self.left.get(value, 0) == self.marines
        if kind == "reach":
            return self.stood.get(value, 0) == self.marines
        raise AssertionError(f"the verifier knows no condition {kind}")

    def carry_out(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            if effect.kind == "set":
                self.flags.add(effect.value)
            elif effect.kind == "give":
                self.got.append((effect.value, effect.value, effect.params.get("color")))
            elif effect.kind == "activate":
                self.active.add(effect.value)
            elif effect.kind == "unlock":
                self.unlocked.add(effect.value)
            else:
                assert effect.kind in ("text", "heal", "wound", "draw", "spawn", "place"), effect.kind

    # The stages

    def verify(self, solution: Solution) -> None:
        """Follow a solution. Raises AssertionError at the first stage that does not hold."""
        points = 0
        for stage in solution.stages:
            before = set(self.revealed)
            spent = stage.points - points
            points = stage.points
            if stage.at is not None:
                costs = self.costs()
                assert stage.at in costs, (stage, sorted(costs))
                spent -= costs[stage.at]
                self.at = stage.at
            own = self.act(stage)
            assert spent == own, (stage, spent, own)
            self.look(self.at)
            assert self.revealed - before == set(stage.reveals), stage
            assert stage.turn == max(1, -(-points // self.sprint)), stage
        assert points == solution.points and solution.turns == -(-points // self.sprint)
        assert self.holds(self.board.scenario.victory.marines)

    def act(self, stage: SolutionStep) -> int:
        """Do what a stage says; return what it costs besides walking."""
        element = stage.element
        if stage.kind == "open":
            self.unlockable(element)
            number = self.number_of(element)
            assert number not in self.open
            self.open.add(number)
            self.opened.add(element.id or "")
            self.carry_out(element.do)
            return 2
        if stage.kind == "take":
            assert isinstance(element, Token) and self.at in element.places and self.holds(element.needs)
            self.got.append((element.kind, element.item, element.color))
            self.carry_out(element.do)
            return 0
        if stage.kind == "use":
            assert self.at in element.places and self.holds(element.needs)
            self.used.add(element.id or "")
            self.carry_out(element.do)
            return 0
        if stage.kind == "teleport":
            ends = [
                end
                for end in self.teleports(self.at)
                if self.board.area_of[self.board.number[end]] in stage.reveals
            ]
            self.at = ends[0]
            self.revealed.add(self.board.area_of[self.board.number[self.at]])
            return 1
        if stage.kind == "leave":
            return self.leave(element)
        assert stage.kind == "stand", stage
        assert self.board.area_of[self.board.number[self.at]] == element
        self.stood[element] = self.marines
        return 0

    def number_of(self, element: Door) -> int:
        return next(door.number for door in self.board.doors if door.element is element)

    def unlockable(self, element: Door) -> None:
        door = self.board.doors[self.number_of(element)]
        assert self.at in door.sides
        if element.id in self.unlocked:
            return
        assert element.key is None or any(got[0] == "key" and got[2] == element.key for got in self.got)
        assert self.holds(element.needs)

    def leave(self, element: Door | Token) -> int:
        self.left[element.id or ""] = self.marines
        if isinstance(element, Token):
            assert self.at in element.places and self.holds(element.needs)
            return 1
        self.unlockable(element)
        return 1 if self.number_of(element) in self.open else 3
