"""The lock graph: what is locked, what opens it, where that lies, and behind which other locks."""

import heapq
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from kneedeep.board.script.conditions import leaves_of
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.geometry.bits import each_bit, each_number
from kneedeep.model.scenario.record import Record
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.fixpoint import Achieved
from kneedeep.support.printable import visible


class Gate(NamedTuple):
    """A lock: on a door, passage, token or teleporter.

    `wants`: the single conditions it waits for (a key as `got: key`); `missing`: those that can never hold;
    `held`: whether it can ever be satisfied. `door`, `pads`: what it bars, by number.
    """

    number: int
    kind: str
    element: Any
    wants: tuple[Condition, ...]
    missing: tuple[Condition, ...]
    held: bool
    door: int
    pads: tuple[int, ...]
    fact: int


class LockSource(NamedTuple):
    """Something that would make a condition true: what marines do to which element, and from where.

    `behind`: the gates on the way there with the fewest of them (its own lock included); None when no way leads there
    whatever is unlocked.
    """

    wanted: Condition
    kind: str
    element: Any
    spots: int
    behind: tuple[int, ...] | None


class LockGraph(NamedTuple):
    """All gates, and for each what would satisfy what it waits for."""

    gates: tuple[Gate, ...]
    sources: tuple[tuple[LockSource, ...], ...]

    def circles(self) -> list[tuple[int, ...]]:
        """Return the circles of gates that can never be satisfied: each waits for something behind another of them."""
        arcs = {
            gate.number: {
                other
                for source in self.sources[gate.number]
                for other in source.behind or ()
                if not self.gates[other].held
            }
            for gate in self.gates
            if not gate.held
        }
        return [part for part in _strongly_connected(arcs) if len(part) > 1 or part[0] in arcs[part[0]]]


def lock_graph(achieved: Achieved) -> LockGraph:
    """Return the lock graph of a problem."""
    gates = tuple(_gates(achieved))
    ways = _Ways(achieved.problem, gates)
    return LockGraph(gates, tuple(tuple(_sources_of(achieved, gate, ways)) for gate in gates))


def _gates(achieved: Achieved) -> Iterator[Gate]:
    problem = achieved.problem
    number = 0
    for door in problem.terrain.doors:
        element = door.element
        wants = list(leaves_of(element.needs))
        if element.key is not None:
            wants.insert(0, Condition("got", "key", Record(color=element.key)))
        if wants:
            held = bool(
                (achieved.standing if door.kind == "passage" else achieved.locks_held) >> door.number & 1
            )
            missing = () if held else tuple(one for one in wants if not achieved.holds(one))
            kind = "passage" if door.kind == "passage" else "door"
            fact = problem.layout.open(door.number)
            yield Gate(number, kind, element, tuple(wants), missing, held, door.number, (), fact)
            number += 1
    for action in problem.actions:
        needs = getattr(action.element, "needs", None)
        if needs is not None and action.kind in ("take", "use"):
            yield _gate_of(achieved, number, "token", action.element, (), action.bit)
            number += 1
    entered = {action.element.serial: action.bit for action in problem.actions if action.kind == "activate"}
    for place, pad in enumerate(problem.pads):
        if pad.element.needs is not None:
            fact = pad.used or entered.get(pad.element.serial, 0)
            yield _gate_of(achieved, number, "teleporter", pad.element, (place,), fact)
            number += 1


def _gate_of(
    achieved: Achieved, number: int, kind: str, element: Any, pads: tuple[int, ...], fact: int
) -> Gate:
    switched = any(achieved.has(achieved.problem.pads[pad].switched_on) for pad in pads)
    held = switched or achieved.holds(element.needs)
    missing = () if held else achieved.wanting(element.needs)
    return Gate(number, kind, element, tuple(leaves_of(element.needs)), missing, held, -1, pads, fact)


def _sources_of(achieved: Achieved, gate: Gate, ways: "_Ways") -> Iterator[LockSource]:
    for wanted in gate.wants if gate.held else gate.missing:
        yield from _found(achieved, wanted, ways.gates, ways)


def _found(
    achieved: Achieved, wanted: Condition, gates: tuple[Gate, ...], ways: "_Ways"
) -> Iterator[LockSource]:
    """Yield the sources of a condition: go back from its facts to the actions that bring them about."""
    problem = achieved.problem
    waiting = list(each_bit(problem.resting_on(wanted)))
    known = set(waiting)

    def back(bits: int) -> None:
        for bit in each_bit(bits):
            if bit not in known:
                known.add(bit)
                waiting.append(bit)

    own_gate = {
        gate.fact: gate.number for gate in gates if gate.fact and gate.kind in ("token", "teleporter")
    }

    def locked(bit: int, behind: tuple[int, ...] | None) -> tuple[int, ...] | None:
        """Return the gates on a way, with the lock of the thing itself whose use is the fact."""
        if behind is None or bit not in own_gate:
            return behind
        return tuple(sorted({*behind, own_gate[bit]}))

    areas = {area.id: area for area in problem.board.scenario.areas}
    while waiting:
        bit = waiting.pop(0)
        for action in problem.actions:
            if action.bit == bit:
                if action.kind in ("defeat", "collect"):
                    back(action.present)
                behind = locked(bit, ways.behind(action.spots or _area_spots(problem, action.areas)))
                yield LockSource(wanted, action.kind, action.element, action.spots, behind)
        for watch in problem.watches:
            if watch.bit == bit:
                spots = problem.watch_posts(watch, achieved.facts) & achieved.within or watch.spaces
                yield LockSource(wanted, watch.kind, watch.element, spots, ways.behind(spots))
        for event in problem.events:
            if event.bit == bit:
                for leaf in leaves_of(event.when):
                    back(problem.resting_on(leaf))
        for cause, grown in problem.effect_masks.items():
            if grown.made & bit:
                back(cause)
        if bit & problem.layout.area_mask:
            name = problem.terrain.areas[bit.bit_length() - 1]
            spots = problem.terrain.area_bits[bit.bit_length() - 1] & problem.terrain.floor
            yield LockSource(wanted, "reveal", areas.get(name, name), spots, ways.behind(spots))
        door = (bit >> problem.layout.open_at & problem.layout.door_mask).bit_length() - 1
        if door in problem.terrain.sides and problem.board.doors[door].kind != "passage":
            spots = problem.terrain.opened_from[door]
            yield LockSource(wanted, "open", problem.board.doors[door].element, spots, ways.behind(spots))
        for pad in problem.pads:
            if pad.used == bit:
                behind = locked(bit, ways.behind(1 << pad.space))
                yield LockSource(wanted, "teleport", pad.element, 1 << pad.space, behind)


def _area_spots(problem: PlanningProblem, areas: int) -> int:
    spots = 0
    for area in each_number(areas):
        spots |= problem.terrain.area_bits[area] & problem.terrain.floor
    return spots


class _Ways:
    """Ways from the marines' start with the fewest gates, whatever is revealed."""

    def __init__(self, problem: PlanningProblem, gates: tuple[Gate, ...]) -> None:
        self.problem = problem
        self.gates = gates
        self.by_door = {gate.door: gate.number for gate in gates if gate.door >= 0}
        self.by_pad = {pad: gate.number for gate in gates for pad in gate.pads}
        self.passed = self._search()

    def behind(self, spots: int) -> tuple[int, ...] | None:
        """Return the gates on the way to the nearest of some spots, () when there are none to reach at all."""
        if not spots:
            return ()
        best: tuple[int, ...] | None = None
        for space in each_number(spots):
            region = self.problem.terrain.region_at[space]
            found = self.passed.get(region)
            if found is not None and (best is None or len(found) < len(best)):
                best = found
        return best

    def _search(self) -> dict[int, tuple[int, ...]]:
        terrain = self.problem.terrain
        found: dict[int, tuple[int, ...]] = {}
        waiting: list[tuple[int, tuple[int, ...], int]] = [
            (0, (), terrain.region_at[space])
            for space in each_number(self.problem.own_starts)
            if terrain.region_at[space] >= 0
        ]
        while waiting:
            count, gates, region = heapq.heappop(waiting)
            if region in found:
                continue
            found[region] = gates
            for other, more in self._next(region):
                if other not in found:
                    passed = tuple(sorted({*gates, *more}))
                    heapq.heappush(waiting, (len(passed), passed, other))
        return found

    def _next(self, region: int) -> Iterator[tuple[int, set[int]]]:
        terrain, pads = self.problem.terrain, self.problem.pads
        for arc in terrain.arcs[region]:
            for doors in arc.ways:
                more = {self.by_door[door] for door in each_number(doors) if door in self.by_door}
                yield terrain.region_at[arc.end], more
        for a, pad in enumerate(pads):
            if terrain.region_at[pad.space] != region:
                continue
            for b, other in enumerate(pads):
                leads = (
                    any(b == target for target, _needs in pad.to)
                    if pad.to is not None
                    else other.element.color == pad.element.color
                )
                if a != b and leads and terrain.region_at[other.space] >= 0:
                    more = {self.by_pad[end] for end in (a, b) if end in self.by_pad}
                    yield terrain.region_at[other.space], more


def _strongly_connected(arcs: Mapping[int, set[int]]) -> list[tuple[int, ...]]:
    """The strongly connected parts, each sorted, by their least number."""
    reached: dict[int, set[int]] = {}
    for start in arcs:
        known: set[int] = set()
        waiting = [start]
        while waiting:
            for other in arcs.get(waiting.pop(), ()):
                if other not in known:
                    known.add(other)
                    waiting.append(other)
        reached[start] = known
    parts = {
        tuple(sorted({start} | {other for other in reached[start] if start in reached.get(other, ())}))
        for start in arcs
    }
    return sorted(parts)


def dot(graph: LockGraph, words: DisplayNames) -> str:
    """Return the lock graph as Graphviz DOT text, with the names that people read."""
    lines = ["digraph locks {", "  rankdir=LR;", '  start [shape=circle, label="start"];']
    name = words.element

    made: dict[str, None] = {}
    for gate in graph.gates:
        style = "" if gate.held else ", color=red"
        lines.append(f"  {_quoted(name(gate.element))} [shape=box{style}];")
    for gate in graph.gates:
        for source in graph.sources[gate.number]:
            thing = words.move(source.kind, source.element)
            made.setdefault(f"  {_quoted(thing)} -> {_quoted(name(gate.element))};")
            if source.behind is None:
                made.setdefault(f"  {_quoted(thing)} [color=red];")
            for other in source.behind or ():
                made.setdefault(
                    f"  {_quoted(name(graph.gates[other].element))} -> {_quoted(thing)} [style=dashed];"
                )
            if source.behind == ():
                made.setdefault(f"  start -> {_quoted(thing)} [style=dashed];")
    return "\n".join([*lines, *made, "}"]) + "\n"


def _quoted(text: str) -> str:
    escaped = visible(text).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
