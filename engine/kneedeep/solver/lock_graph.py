"""The lock graph: locks, their keys, the places of the keys, and the locks before those places."""

import heapq
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from kneedeep.board.script.conditions import leaves_of
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.geometry.bits import each_bit, each_number, union
from kneedeep.model.scenario.model import Condition, Record, Token
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.fixpoint import Achieved
from kneedeep.support.printable import visible


class Gate(NamedTuple):
    """The lock of a door, passage, token or teleporter.

    `wants`: its single conditions (a key as `got: key`). `missing`: those that can never hold.
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
    """An action that satisfies a condition: its kind, its element, and its place.

    `behind`: the gates on the way there with the fewest gates (including its own lock). None if no way leads there
    with any locks open.
    """

    wanted: Condition
    kind: str
    element: Any
    spots: int
    behind: tuple[int, ...] | None


class LockGraph(NamedTuple):
    """All gates, each with the sources that would open it."""

    gates: tuple[Gate, ...]
    sources: tuple[tuple[LockSource, ...], ...]

    def circles(self) -> list[tuple[int, ...]]:
        """The circles of gates that can never be satisfied: each needs something behind another of them."""
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
    """The lock graph of a problem."""
    found = (*_gates_of_doors(achieved), *_gates_of_tokens(achieved), *_gates_of_pads(achieved))
    gates = tuple(gate._replace(number=number) for number, gate in enumerate(found))
    ways = _Ways(achieved.problem, gates)
    return LockGraph(gates, tuple(tuple(_sources_of(achieved, gate, ways)) for gate in gates))


def _gates_of_doors(achieved: Achieved) -> Iterator[Gate]:
    problem = achieved.problem
    for door in problem.terrain.doors:
        element = door.element
        wants = list(leaves_of(element.needs))
        if element.key is not None:
            wants.insert(0, Condition("got", "key", Record(color=element.key)))
        if wants:
            passage = door.kind == "passage"
            held = bool((achieved.standing if passage else achieved.locks_held) >> door.number & 1)
            missing = () if held else tuple(one for one in wants if not achieved.holds(one))
            kind, fact = "passage" if passage else "door", problem.layout.open(door.number)
            yield Gate(0, kind, element, tuple(wants), missing, held, door.number, (), fact)


def _gates_of_tokens(achieved: Achieved) -> Iterator[Gate]:
    for action in achieved.problem.actions:
        if action.kind in ("take", "use") and getattr(action.element, "needs", None) is not None:
            yield _gate_of(achieved, "token", action.element, (), action.bit)


def _gates_of_pads(achieved: Achieved) -> Iterator[Gate]:
    problem = achieved.problem
    entered = {action.element.serial: action.bit for action in problem.actions if action.kind == "activate"}
    for place, pad in enumerate(problem.pads):
        if pad.element.needs is not None:
            fact = pad.used or entered.get(pad.element.serial, 0)
            yield _gate_of(achieved, "teleporter", pad.element, (place,), fact)


def _gate_of(achieved: Achieved, kind: str, element: Token, pads: tuple[int, ...], fact: int) -> Gate:
    switched = any(achieved.has(achieved.problem.pads[pad].switched_on) for pad in pads)
    held = switched or achieved.holds(element.needs)
    missing = () if held else achieved.wanting(element.needs)
    return Gate(0, kind, element, tuple(leaves_of(element.needs)), missing, held, -1, pads, fact)


def _sources_of(achieved: Achieved, gate: Gate, ways: "_Ways") -> Iterator[LockSource]:
    for wanted in gate.wants if gate.held else gate.missing:
        yield from _Sources(achieved, wanted, ways).found()


class _Sources:
    """Finds the causes of a condition: from its facts back to the actions that establish them."""

    def __init__(self, achieved: Achieved, wanted: Condition, ways: "_Ways") -> None:
        self.achieved, self.problem = achieved, achieved.problem
        self.wanted, self.ways = wanted, ways
        self.waiting = list(each_bit(self.problem.resting_on(wanted)))
        self.known = set(self.waiting)
        self.own_gate = {
            gate.fact: gate.number for gate in ways.gates if gate.fact and gate.kind in ("token", "teleporter")
        }
        self.areas = {area.id: area for area in self.problem.board.scenario.areas}

    def found(self) -> Iterator[LockSource]:
        while self.waiting:
            bit = self.waiting.pop(0)
            yield from self.actions(bit)
            yield from self.watches(bit)
            self.causes(bit)
            yield from self.places(bit)

    def back(self, bits: int) -> None:
        for bit in each_bit(bits):
            if bit not in self.known:
                self.known.add(bit)
                self.waiting.append(bit)

    def source(self, kind: str, element: object, spots: int) -> LockSource:
        return LockSource(self.wanted, kind, element, spots, self.ways.behind(spots))

    def locked(self, source: LockSource, bit: int) -> LockSource:
        """A source with the lock of the thing whose use is a fact."""
        if source.behind is None or bit not in self.own_gate:
            return source
        return source._replace(behind=tuple(sorted({*source.behind, self.own_gate[bit]})))

    def actions(self, bit: int) -> Iterator[LockSource]:
        for action in self.problem.actions:
            if action.bit == bit:
                if action.kind in ("defeat", "collect"):
                    self.back(action.present)
                spots = action.spots or _area_spots(self.problem, action.areas)
                source = self.source(action.kind, action.element, spots)
                yield self.locked(source._replace(spots=action.spots), bit)

    def watches(self, bit: int) -> Iterator[LockSource]:
        for watch in self.problem.watches:
            if watch.bit == bit:
                posts = self.problem.watch_posts(watch, self.achieved.facts)
                yield self.source(watch.kind, watch.element, posts & self.achieved.within or watch.spaces)

    def causes(self, bit: int) -> None:
        """Go back from a fact to the events and facts that cause it."""
        for event in self.problem.events:
            if event.bit == bit:
                for leaf in leaves_of(event.when):
                    self.back(self.problem.resting_on(leaf))
        for cause, grown in self.problem.effect_masks.items():
            if grown.made & bit:
                self.back(cause)

    def places(self, bit: int) -> Iterator[LockSource]:
        """Yield the area, door or teleporter whose revealing, opening or use is a fact."""
        terrain, layout = self.problem.terrain, self.problem.layout
        if bit & layout.area_mask:
            area = bit.bit_length() - 1
            name, spots = terrain.areas[area], terrain.area_bits[area] & terrain.floor
            yield self.source("reveal", self.areas.get(name, name), spots)
        door = (bit >> layout.open_at & layout.door_mask).bit_length() - 1
        if door in terrain.sides and self.problem.board.doors[door].kind != "passage":
            yield self.source("open", self.problem.board.doors[door].element, terrain.opened_from[door])
        for pad in self.problem.pads:
            if pad.used == bit:
                yield self.locked(self.source("teleport", pad.element, 1 << pad.space), bit)


def _area_spots(problem: PlanningProblem, areas: int) -> int:
    bits = problem.terrain.area_bits
    return union(bits[area] for area in each_number(areas)) & problem.terrain.floor


class _Ways:
    """Ways from the marines' start with the fewest gates, with everything revealed."""

    def __init__(self, problem: PlanningProblem, gates: tuple[Gate, ...]) -> None:
        self.problem = problem
        self.gates = gates
        self.by_door = {gate.door: gate.number for gate in gates if gate.door >= 0}
        self.by_pad = {pad: gate.number for gate in gates for pad in gate.pads}
        self.passed = self._search()

    def behind(self, spots: int) -> tuple[int, ...] | None:
        """The gates on the way to the nearest of some spots. Empty if no spot can be reached."""
        if not spots:
            return ()
        best: tuple[int, ...] | None = None
        for space in each_number(spots):
            found = self.passed.get(self.problem.terrain.region_at[space])
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
    """The strongly connected components, each sorted, by their least number. Importing networkx would take longer."""
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
    """The lock graph as Graphviz DOT text with names for people."""
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
                made.setdefault(f"  {_quoted(name(graph.gates[other].element))} -> {_quoted(thing)} [style=dashed];")
            if source.behind == ():
                made.setdefault(f"  start -> {_quoted(thing)} [style=dashed];")
    return "\n".join([*lines, *made, "}"]) + "\n"


def _quoted(text: str) -> str:
    escaped = visible(text).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
