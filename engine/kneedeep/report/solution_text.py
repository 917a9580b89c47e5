"""The solution of a scenario in sentences, for a text and for a page."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Condition, Scenario
from kneedeep.solver.branch_results import BranchResult, PartyResult
from kneedeep.solver.lock_graph import Gate, LockGraph, lock_graph
from kneedeep.solver.search.fixpoint import Achieved
from kneedeep.solver.solution import Solution, SolutionStep, solve
from kneedeep.support import coordinates, listed, tr, tr_count

TIGHT, TRAP = "OBJ004", "RCH011"


class PartyText(NamedTuple):
    """The text for some numbers of marines: whom it concerns, the verdict, the steps, remarks."""

    who: str
    verdict: str
    steps: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()


def hitches_of(scenario: Scenario) -> list[Finding]:
    """The findings about time limits that are too tight and about traps."""
    found = analyse(Reading(scenario, None, ()), select=(TIGHT, TRAP))
    return [finding for finding in found if finding.code in (TIGHT, TRAP)]


def hitches_for(outcome: PartyResult, hitches: Sequence[Finding]) -> list[Finding]:
    """The findings that apply to some of an outcome's numbers of marines."""
    asked = set(outcome.marines)
    return [finding for finding in hitches if finding.marines is None or not asked.isdisjoint(finding.marines)]


def too_late(outcome: PartyResult, hitches: Sequence[Finding]) -> bool:
    """Whether the invaders win by the limit of a victory before the marines can."""
    return any(finding.code == TIGHT and finding.serials == (0,) for finding in hitches_for(outcome, hitches))


def shown_line(outcome: PartyResult) -> BranchResult:
    """The line to show: one that can't be won, if there is one."""
    if (failing := outcome.failing(lambda line: line.achieved.wins)) is not None:
        return failing
    return next(line for line in outcome.lines if line.achieved.wins)


def missing_conditions(achieved: Achieved) -> list[Condition]:
    """The unsatisfied conditions of every victory."""
    found = [leaf for victory in achieved.problem.victories for leaf in achieved.wanting(victory)]
    return list(dict.fromkeys(found))


def unrevealed_areas(line: BranchResult) -> list[str]:
    """The areas that are never revealed."""
    return [area for area in line.problem.terrain.areas if area not in line.achieved.revealed]


def text_lines(scenario: Scenario, texts: Iterable[PartyText]) -> Iterator[str]:
    """Yield the texts as lines, separated by empty ones."""
    for number, text in enumerate(texts):
        if number:
            yield ""
        yield f"{scenario.title}, {text.who}: {text.verdict}"
        for place, step in enumerate(text.steps, 1):
            yield f"  {place:2}. {step}"
        yield from (f"  {remark}" for remark in text.remarks)


def party_texts(found: Iterable[PartyResult], hitches: Sequence[Finding], words: DisplayNames) -> Iterator[PartyText]:
    """Yield the text of each outcome."""
    for outcome in found:
        line = shown_line(outcome)
        who = _who(outcome.marines)
        solution = solve(line.achieved) if outcome.wins else None
        if not outcome.wins:
            yield PartyText(who, tr("the marines can't win."), remarks=tuple(_obstacles(line, words)))
            continue
        late = too_late(outcome, hitches)
        judged = "" if outcome.wins_unjudged else tr(", if the players decide so")
        remarks = [
            f"{finding.code}{_with(finding, outcome)}: {finding.message}" for finding in hitches_for(outcome, hitches)
        ]
        if len(outcome.lines) > 1:
            remarks.append(tr("(the choices have {number} outcomes; one of them is shown)", number=len(outcome.lines)))
        if solution is None:
            verdict = tr("the marines can win{judged}; the solution is too long to show.", judged=judged)
            if late:
                verdict = tr(
                    "the marines can't win in time, only{judged}; the solution is too long to show.", judged=judged
                )
            yield PartyText(who, verdict, remarks=tuple(remarks))
        else:
            judged, cost = judged and f"{judged},", _cost(solution)
            verdict = tr("the marines can win{judged} {cost}.", judged=judged, cost=cost)
            if late:
                verdict = tr("the marines can't win in time, only{judged} {cost}.", judged=judged, cost=cost)
            yield PartyText(who, verdict, tuple(_stages(solution, words)), tuple(remarks))


def _with(finding: Finding, outcome: PartyResult) -> str:
    """The numbers of marines of an outcome to which a finding applies, empty if to all."""
    if finding.marines is None or set(finding.marines) >= set(outcome.marines):
        return ""
    return f" ({_who(tuple(sorted(set(finding.marines) & set(outcome.marines))))})"


def _who(marines: tuple[int, ...]) -> str:
    if marines == (1,):
        return tr("1 marine")
    return tr("{counts} marines", counts=listed([str(count) for count in marines], last="or"))


def _cost(solution: Solution) -> str:
    steps = tr_count("in {n} step", "in {n} steps", len(solution.stages))
    rank = "" if solution.fewest else tr(" (perhaps not the fewest)")
    sprinting = ""
    if solution.turns is not None:
        sprinting = tr_count(", {n} turn of sprinting", ", {n} turns of sprinting", solution.turns)
    return f"{steps}{rank}, {_points(solution.points)}{sprinting}"


def _points(points: int) -> str:
    return tr("{points} points", points=points)


def _stages(solution: Solution, words: DisplayNames) -> Iterator[str]:
    for stage in solution.stages:
        text = _with_place(stage, words)
        if stage.reveals:
            areas = listed([words.area(area) for area in stage.reveals], limit=len(stage.reveals))
            text += tr(", which reveals {areas}", areas=areas)
        if stage.summons and stage.kind != "defeat":
            text += f"; {_summoning(stage, words)}"
        turn = "" if stage.turn is None else tr("turn {turn}, ", turn=stage.turn)
        yield f"{text}  [{turn}{_points(stage.points)}]"


def _summoning(stage: SolutionStep, words: DisplayNames) -> str:
    portals = listed([words.element(portal) for portal in stage.summons], limit=len(stage.summons))
    return f"{portals} {tr('summon') if len(stage.summons) > 1 else tr('summons')}"


def _with_place(stage: SolutionStep, words: DisplayNames) -> str:
    what = words.move(stage.kind, stage.element, stage.others)
    where = "" if stage.at is None else coordinates(stage.at)
    if stage.summons and stage.kind == "defeat":
        what = f"{_summoning(stage, words)}; {what}"
        return _going(where, what) if where else what
    if where and stage.kind in ("look", "stand"):
        return what + tr(" at {at}", at=where)
    if where and (stage.kind == "collect" or f" {where}" not in what):
        return _going(where, what)
    return what


def _going(where: str, what: str) -> str:
    return tr("go to {where}: {what}", where=where, what=what)


def _obstacles(line: BranchResult, words: DisplayNames) -> Iterator[str]:
    if not line.problem.victories:
        yield tr("nothing says how they win")
    for leaf in missing_conditions(line.achieved):
        yield tr("never happens: {what}", what=words.when(leaf))
    graph = lock_graph(line.achieved)
    for gate in graph.gates:
        if not gate.held:
            waits = ", ".join(words.when(leaf) for leaf in gate.missing)
            yield tr("stays locked: {gate}, until {waits}", gate=words.element(gate.element), waits=waits)
            if gate.missing and not graph.sources[gate.number]:
                yield f"    {tr('and nothing makes that happen')}"
            yield from (f"    {text}" for text in _sources(graph, gate, words))
    for circle in graph.circles():
        if len(circle) > 1:
            around = ", ".join(words.element(graph.gates[number].element) for number in circle)
            yield tr("these wait for each other: {around}", around=around)
    for area in unrevealed_areas(line):
        yield tr("never revealed: {area}", area=words.area(area))


def _sources(graph: LockGraph, gate: Gate, words: DisplayNames) -> Iterator[str]:
    """Yield everything that would open a lock, each with its own obstacles."""
    for source in graph.sources[gate.number]:
        thing = words.move(source.kind, source.element)
        if source.behind is None:
            yield tr("{thing}: no way leads there", thing=thing)
        elif source.behind:
            behind = ", ".join(words.element(graph.gates[other].element) for other in source.behind)
            yield tr("{thing}: behind {behind}", thing=thing, behind=behind)
