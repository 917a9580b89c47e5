"""Root faults: what keeps marines from unreachable things, each with the findings it explains.

To judge a fault, fix it: whatever becomes reachable was blocked by it. Each fault is reported once.
Precedence: missing keys, circles of locks, lone teleporters, areas never revealed, cuts.
"""

from collections.abc import Callable, Collection, Iterator
from functools import cached_property
from typing import NamedTuple

from kneedeep.analysis.causes.ideal_course import Ideal, without_faults
from kneedeep.analysis.causes.minimum_cuts import MinimumCut, minimum_cuts
from kneedeep.analysis.framework import COURSE, Cause, Facts, reads
from kneedeep.analysis.reach.marine_reach import LINES, floor_of, revealed, within
from kneedeep.analysis.reach.party_states import outcomes_of
from kneedeep.board import compile_board
from kneedeep.board.script.conditions import leaves_of
from kneedeep.model.geometry import Space, each_number
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.branch_results import PartyResult, party_results
from kneedeep.solver.lock_graph import Gate, LockGraph, LockSource, lock_graph
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.problem.problem_parts import Pad
from kneedeep.support.translation import tr

MOST_ALONE = 6
"""The most faults of one kind that are fixed one by one to find the ones that explain something."""


class Missing(NamedTuple):
    """A lock whose condition nothing on the board can satisfy."""

    gate: Gate
    wants: tuple[Condition, ...]


class Circle(NamedTuple):
    """Locks that each wait for something behind another of them, with the sources behind each."""

    gates: tuple[Gate, ...]
    sources: tuple[tuple[LockSource, ...], ...]


class Lone(NamedTuple):
    """A teleporter that leads nowhere."""

    pad: Pad


class Hidden(NamedTuple):
    """Areas that nothing reveals. `entered`: their spaces (bits) that marines could walk into."""

    areas: tuple[str, ...]
    entered: int


class Root(NamedTuple):
    """A fault. Once it is fixed, the locks of `unlocked` (serials) are off, and ways lead to the spaces `bridged`."""

    code: str
    serials: tuple[int, ...]
    about: Missing | Circle | Lone | Hidden | MinimumCut
    unlocked: tuple[int, ...] = ()
    bridged: tuple[Space, ...] = ()

    @property
    def cause(self) -> Cause:
        """The cause for the findings that follow from this root."""
        return Cause(self.code, self.serials)


class Diagnosis:
    """Faults shared by all party sizes with the same outcome, computed lazily."""

    def __init__(self, facts: Facts, outcome: PartyResult) -> None:
        self.facts = facts
        self.outcome = outcome
        self._alone: dict[int, PartyResult] = {}

    @property
    def problem(self) -> PlanningProblem:
        """The problem of the first branch."""
        return self.outcome.line.problem

    @cached_property
    def graphs(self) -> tuple[LockGraph, ...]:
        """The lock graph of each examined branch."""
        return tuple(lock_graph(line.achieved) for line in self.outcome.lines[:LINES])

    @cached_property
    def missing(self) -> int:
        """The spaces (bit set) where a figure could stand, but that are never reached."""
        return _missing(self.outcome)

    @cached_property
    def stages(self) -> tuple[tuple[tuple[Root, ...], PartyResult], ...]:
        """The faults of each code, by precedence, each with the outcome after fixing them and the ones before."""
        found: list[tuple[tuple[Root, ...], PartyResult]] = []
        known: list[Root] = []
        now = self.outcome
        for look in (self._keyless, self._circles, self._lone, self._hidden, self._barred, self._cuts):
            self.facts.pause(tr("{known} faults found by then", known=len(known)))
            roots = look(now)
            if look == self._cuts:
                roots = self._lasting(known, roots)
            if roots:
                known += roots
                now = self._mended(known) if any(root.unlocked or root.bridged for root in roots) else now
                found.append((tuple(roots), now))
        return tuple(found)

    @property
    def roots(self) -> Iterator[Root]:
        """Yield every fault, by precedence."""
        for roots, _outcome in self.stages:
            yield from roots

    def explain(self, well: Callable[[PartyResult], bool]) -> Root | None:
        """The first fault that, once fixed, makes a condition hold."""
        for roots, after in self.stages:
            if well(after):
                if 1 < len(roots) <= MOST_ALONE:
                    for root in roots:
                        if well(self._mended_alone(root)):
                            return root
                return roots[0]
        return None

    def _mended(self, roots: Collection[Root]) -> PartyResult:
        unlocked = {serial for root in roots for serial in root.unlocked}
        bridged = dict.fromkeys(space for root in roots for space in root.bridged)
        problem = self.problem
        start = problem.board.spaces[problem.starts[0]]
        scenario = without_faults(self.facts.scenario, start, unlocked, bridged)
        board = compile_board(scenario, self.facts.catalog, self.facts.board)
        return party_results(board, marines=problem.marines, pause=self.facts.pause)[0]

    def _mended_alone(self, root: Root) -> PartyResult:
        if (key := id(root)) not in self._alone:
            self._alone[key] = self._mended((root,))
        return self._alone[key]

    # Missing keys and flags

    def _keyless(self, now: PartyResult) -> list[Root]:
        found: dict[int, Root] = {}
        for line, graph in zip(now.lines, self.graphs, strict=False):
            gates = [gate for gate in graph.gates if not gate.held and not _held_in_some(self.graphs, gate)]
            if not gates:
                continue
            ideal = Ideal(line.problem)
            for gate in gates:
                wants = _never_had(ideal, gate)
                serial = gate.element.serial
                if wants and serial and serial not in found:
                    found[serial] = Root("RCH003", (serial,), Missing(gate, wants), (serial,))
        return list(found.values())

    # Circles of locks

    def _circles(self, now: PartyResult) -> list[Root]:
        found: dict[tuple[int, ...], Root] = {}
        graphs = self.graphs if now is self.outcome else tuple(lock_graph(line.achieved) for line in now.lines[:LINES])
        for graph in graphs:
            for numbers in graph.circles():
                gates = tuple(graph.gates[number] for number in numbers)
                if any(_held_in_some(graphs, gate) for gate in gates):
                    continue
                serials = tuple(dict.fromkeys(gate.element.serial for gate in gates if gate.element.serial))
                sources = tuple(graph.sources[number] for number in numbers)
                if serials:
                    found.setdefault(serials, Root("RCH002", serials, Circle(gates, sources), serials))
        return self._real(now, list(found.values()))

    def _real(self, now: PartyResult, circles: list[Root]) -> list[Root]:
        """The circles that remain when only obstacles and walls block ways."""
        if not circles:
            return []
        keyless = self._keyless(self.outcome)
        unlocked = self._mended([*keyless, *circles])
        blocked = [root for root in self._barred(now) if isinstance(root.about, MinimumCut) and not root.about.walled]
        walled = [root for root in self._barred(unlocked) if isinstance(root.about, MinimumCut) and root.about.walled]
        if not (others := [*self._lone(now), *self._hidden(unlocked), *blocked, *walled]):
            return circles
        after = self._mended([*keyless, *others])
        held = {
            gate.element.serial for line in after.lines[:LINES] for gate in lock_graph(line.achieved).gates if gate.held
        }
        return [root for root in circles if not held.issuperset(root.serials)]

    # Teleporters without a partner

    def _lone(self, now: PartyResult) -> list[Root]:
        if "teleporter colors" not in self.problem.board.edition.features:
            return []
        lines, of_file = self.outcome.lines[:LINES], (pad for pad in self.problem.pads if pad.element.serial)
        pads = [pad for pad in of_file if all(_is_lone(line.problem, pad) for line in lines)]
        if not pads:
            return []
        reached, missing = within(now), _missing(now)
        parts = [cut.spaces for cut in self._cuts_of(now, reached, missing) if cut.walled] if missing else []
        afar = [self.problem.board.spaces[(part & -part).bit_length() - 1] for part in parts]
        roots = []
        for pad in pads:
            near = reached >> pad.space & 1
            bridged = tuple(afar) if near else (self.problem.board.spaces[pad.space],)
            roots.append(Root("RCH007", (pad.element.serial,), Lone(pad), (), bridged))
        return roots

    # Areas that nothing reveals

    def _hidden(self, now: PartyResult) -> list[Root]:
        board = self.problem.board
        serials = {area.id: area.serial for area in self.facts.scenario.areas}
        seen = revealed(now)
        unseen = [area for area in board.areas if area not in seen and area in serials]
        if not unseen:
            return []
        floor = now.line.problem.terrain.floor
        # Not through doors: opening a door reveals the area behind it.
        beside = now.line.problem.board.steps(()).beside(within(now)) & ~within(now) & floor
        islands = _islands(now.line.problem)
        together: dict[object, list[str]] = {}
        for area in unseen:
            own = board.bits(board.areas[area])
            if own & beside or not own:
                together[area] = [area]
            elif area in islands:
                together.setdefault(islands[area], []).append(area)
        roots = []
        for areas in together.values():
            own = board.bits(space for area in areas for space in board.areas[area])
            first = own & beside or own & floor
            bridged = (board.spaces[(first & -first).bit_length() - 1],) if first else ()
            about = Hidden(tuple(areas), own & beside)
            roots.append(Root("RCH010", tuple(serials[area] for area in areas), about, (), bridged))
        return roots

    # Cuts

    def _barred(self, now: PartyResult) -> list[Root]:
        """The cuts without a door. Doors may open once the spaces behind these cuts are reachable."""
        return [root for root in self._cuts(now) if isinstance(root.about, MinimumCut) and not root.about.doors]

    def _cuts(self, now: PartyResult) -> list[Root]:
        missing = _missing(now)
        roots = []
        board = self.problem.board
        for cut in self._cuts_of(now, within(now), missing) if missing else ():
            serials = [element.serial for element in (*cut.tokens, *(door.element for door in cut.doors))]
            owners = [board.pieces[board.owner[number]] for number in each_number(cut.spaces)]
            serials += [piece.element.serial for piece in owners]
            areas = {piece.area for piece in owners}
            serials += [area.serial for area in self.facts.scenario.areas if area.id in areas]
            about = tuple(dict.fromkeys(serial for serial in serials if serial))
            space = board.spaces[(cut.spaces & -cut.spaces).bit_length() - 1]
            roots.append(Root("RCH001", about, cut, (), (space,)))
        return roots

    def _lasting(self, known: list[Root], roots: list[Root]) -> list[Root]:
        """The cuts without those whose doors open once the remaining cuts are fixed."""
        kept = list(roots)
        for root in roots if len(roots) > 1 else ():
            if isinstance(root.about, MinimumCut) and root.about.doors:
                others = [other for other in kept if other is not root]
                if others and not _missing(self._mended([*known, *others])) & root.about.spaces:
                    kept = others
        return kept

    def _cuts_of(self, now: PartyResult, reached: int, missing: int) -> list[MinimumCut]:
        achieved = now.line.achieved
        shut = now.line.problem.layout.door_mask & ~(achieved.locks_held | achieved.standing)
        return list(minimum_cuts(achieved, reached, missing, shut))


@reads(COURSE)
def diagnoses(facts: Facts) -> tuple[Diagnosis, ...]:
    """The diagnosis for each distinct number of marines. Empty for a board without spaces or start."""
    if not facts.board.spaces:
        return ()
    found = (Diagnosis(facts, outcome) for outcome in facts.of(outcomes_of))
    return tuple(one for one in found if one.problem.starts)


@reads(COURSE)
def barring(facts: Facts) -> Cause | None:
    """The first fault that keeps marines from places or things, None without any."""
    for diagnosis in facts.of(diagnoses):
        for root in diagnosis.roots:
            if root.unlocked or root.bridged:
                return root.cause
    return None


def _missing(outcome: PartyResult) -> int:
    """The unreached spaces where a figure could be, without those of obstacles that are never removed."""
    if missing := floor_of(outcome) & ~within(outcome):
        missing &= ~outcome.line.problem.obstacles(outcome.line.achieved.facts)[0]
    return missing


def _held_in_some(graphs: Collection[LockGraph], gate: Gate) -> bool:
    alike = (other for graph in graphs for other in graph.gates if other.element.serial == gate.element.serial)
    return any(other.held for other in alike if other.kind == gate.kind)


def _never_had(ideal: Ideal, gate: Gate) -> tuple[Condition, ...]:
    """The conditions of a lock that nothing on the board satisfies. Empty if the lock can be satisfied."""
    element = gate.element
    wants: list[Condition] = []
    if (key := getattr(element, "key", None)) is not None and not ideal.has_key(key):
        wants.append(gate.wants[0])
    if not ideal.holds(element.needs):
        wants += [leaf for leaf in leaves_of(element.needs) if not ideal.holds(leaf)]
        wants = wants or list(leaves_of(element.needs))
    return tuple(dict.fromkeys(leaf for leaf in wants if leaf.kind != "never"))


def _is_lone(problem: PlanningProblem, pad: Pad) -> bool:
    """True if a teleporter has no partner of its color and no teleporter leads to it by name."""
    pads = [other for other in problem.pads if other.element.serial != pad.element.serial or other.space != pad.space]
    if pad.to is not None:
        return not any(target < len(problem.pads) for target, _needs in pad.to)
    if any(other.element.color == pad.element.color for other in pads):
        return False
    own = [number for number, other in enumerate(problem.pads) if other.space == pad.space]
    return not any(target in own for other in pads for target, _needs in other.to or ())


def _joined_pieces(problem: PlanningProblem) -> Iterator[tuple[int, int]]:
    """Yield the pieces that a joint or a teleporter joins."""
    board = problem.board
    for joint in board.joining.joints:
        yield joint.a.piece, joint.b.piece
    for pad in problem.pads:
        for other in problem.pads:
            if other is not pad and pad.to is None and other.element.color == pad.element.color:
                yield board.owner[pad.space], board.owner[other.space]
        for target, _needs in pad.to or ():
            yield board.owner[pad.space], board.owner[problem.pads[target].space]


def _islands(problem: PlanningProblem) -> dict[str, int]:
    """The areas without a joint or teleporter to the start, each with its island (a piece of it)."""
    board = problem.board
    beside: dict[int, set[int]] = {piece.number: set() for piece in board.pieces}
    for a, b in _joined_pieces(problem):
        beside[a].add(b)
        beside[b].add(a)
    island: dict[int, int] = {}
    for piece in beside:
        waiting = [piece]
        while waiting:
            if (one := waiting.pop()) not in island:
                island[one] = piece
                waiting += beside[one]
    home = {island[board.owner[number]] for number in problem.starts}
    joined = {board.pieces[piece].area for piece, own in island.items() if own in home}
    found: dict[str, int] = {}
    for piece, own in island.items():
        if (area := board.pieces[piece].area) not in joined:
            found.setdefault(area, own)
    return found
