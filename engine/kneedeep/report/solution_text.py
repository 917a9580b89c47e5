"""Whether and how the marines can win, in sentences: for a text and for a page."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.english import coordinates, counted, listed
from kneedeep.scenario.io.reader import Reading
from kneedeep.scenario.model import Scenario
from kneedeep.script.display_names import DisplayNames
from kneedeep.solver.branch_results import BranchResult, PartyResult
from kneedeep.solver.lock_graph import lock_graph
from kneedeep.solver.search.fixpoint import Achieved
from kneedeep.solver.solution import Solution, solve

TIGHT, TRAP = "OBJ004", "RCH011"


class PartyText(NamedTuple):
    """What is said for some numbers of marines: who it is about and the verdict, steps of the way, remarks."""

    who: str
    verdict: str
    steps: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()


def hitches_of(scenario: Scenario) -> list[Finding]:
    """Return what the analysis says about time limits that are too tight and about traps."""
    found = analyse(Reading(scenario, None, ()), select=(TIGHT, TRAP))
    return [finding for finding in found if finding.code in (TIGHT, TRAP)]


def hitches_for(outcome: PartyResult, hitches: Sequence[Finding]) -> list[Finding]:
    """Return those that hold for a number of marines of an outcome."""
    return [
        finding
        for finding in hitches
        if finding.marines is None or not set(finding.marines).isdisjoint(outcome.marines)
    ]


def too_late(outcome: PartyResult, hitches: Sequence[Finding]) -> bool:
    """Return whether the invaders have won by the limit of the victory before the marines can."""
    return any(finding.code == TIGHT and finding.serials == (0,) for finding in hitches_for(outcome, hitches))


def shown_line(outcome: PartyResult) -> BranchResult:
    """Return the line to show: one that can't be won where there is one."""
    failing = outcome.failing(lambda line: line.achieved.wins)
    if failing is not None:
        return failing
    return next(line for line in outcome.lines if line.achieved.wins)


def missing_conditions(achieved: Achieved) -> list[Any]:
    """Return what keeps each way of winning from coming true."""
    found = [leaf for victory in achieved.problem.victories for leaf in achieved.wanting(victory)]
    return list(dict.fromkeys(found))


def unrevealed_areas(line: BranchResult) -> list[str]:
    """Return the areas that are never revealed."""
    return [area for area in line.problem.terrain.areas if area not in line.achieved.revealed]


def text_lines(scenario: Scenario, texts: Iterable[PartyText]) -> Iterator[str]:
    """Yield the texts as lines, an empty one between two."""
    for number, text in enumerate(texts):
        if number:
            yield ""
        yield f"{scenario.title}, {text.who}: {text.verdict}"
        for place, step in enumerate(text.steps, 1):
            yield f"  {place:2}. {step}"
        yield from (f"  {remark}" for remark in text.remarks)


def party_texts(
    found: Iterable[PartyResult], hitches: Sequence[Finding], words: DisplayNames
) -> Iterator[PartyText]:
    """Yield what is said of each outcome."""
    for outcome in found:
        line = shown_line(outcome)
        who = _who(outcome.marines)
        solution = solve(line.achieved) if outcome.wins else None
        if not outcome.wins:
            yield PartyText(who, "the marines can't win.", remarks=tuple(_obstacles(line, words)))
            continue
        can = "can't win in time, only" if too_late(outcome, hitches) else "can win"
        judged = "" if outcome.wins_unjudged else ", if the players decide so"
        remarks = [
            f"{finding.code}{_with(finding, outcome)}: {finding.message}"
            for finding in hitches_for(outcome, hitches)
        ]
        if len(outcome.lines) > 1:
            remarks.append(f"(the choices have {len(outcome.lines)} outcomes; one of them is shown)")
        if solution is None:
            verdict = f"the marines {can}{judged}; the solution is too long to show."
            yield PartyText(who, verdict, remarks=tuple(remarks))
        else:
            verdict = f"the marines {can}{judged and judged + ','}{_cost(solution)}."
            yield PartyText(who, verdict, tuple(_stages(solution, words)), tuple(remarks))


def _with(finding: Finding, outcome: PartyResult) -> str:
    """Return for whom of an outcome a finding holds, where not for all."""
    if finding.marines is None or set(finding.marines) >= set(outcome.marines):
        return ""
    return f" ({_who(tuple(sorted(set(finding.marines) & set(outcome.marines))))})"


def _who(marines: tuple[int, ...]) -> str:
    return (
        "1 marine" if marines == (1,) else f"{listed([str(count) for count in marines], last='or')} marines"
    )


def _cost(solution: Solution) -> str:
    count = len(solution.stages)
    steps = counted(count, "step")
    rank = "" if solution.fewest else " (perhaps not the fewest)"
    sprinting = "" if solution.turns is None else f", {counted(solution.turns, 'turn')} of sprinting"
    return f" in {steps}{rank}, {solution.points} points{sprinting}"


def _stages(solution: Solution, words: DisplayNames) -> Iterator[str]:
    for stage in solution.stages:
        what = words.move(stage.kind, stage.element, stage.others)
        portals = listed([words.element(portal) for portal in stage.summons], limit=len(stage.summons))
        verb = "summon" if len(stage.summons) > 1 else "summons"
        if portals and stage.kind == "defeat":
            sight = "" if stage.at is None else f"go to {coordinates(stage.at)}: "
            what = f"{sight}{portals} {verb}; {what}"
        elif stage.at is not None:
            where = coordinates(stage.at)
            if stage.kind in ("look", "stand"):
                what += f" at {where}"
            elif stage.kind == "collect" or f" {where}" not in what:
                what = f"go to {where}: {what}"
        turn = "" if stage.turn is None else f"turn {stage.turn}, "
        areas = listed([words.area(area) for area in stage.reveals], limit=len(stage.reveals))
        revealed = f", which reveals {areas}" if areas else ""
        if portals and stage.kind != "defeat":
            revealed += f"; {portals} {verb}"
        yield f"{what}{revealed}  [{turn}{stage.points} points]"


def _obstacles(line: BranchResult, words: DisplayNames) -> Iterator[str]:
    if not line.problem.victories:
        yield "nothing says how they win"
    for leaf in missing_conditions(line.achieved):
        yield f"never happens: {words.when(leaf)}"
    graph = lock_graph(line.achieved)
    for gate in graph.gates:
        if gate.held:
            continue
        waits = ", ".join(words.when(leaf) for leaf in gate.missing)
        yield f"stays locked: {words.element(gate.element)}, until {waits}"
        if gate.missing and not graph.sources[gate.number]:
            yield "    and nothing makes that happen"
        for source in graph.sources[gate.number]:
            thing = words.move(source.kind, source.element)
            if source.behind is None:
                yield f"    {thing}: no way leads there"
            elif source.behind:
                behind = ", ".join(words.element(graph.gates[other].element) for other in source.behind)
                yield f"    {thing}: behind {behind}"
    for circle in graph.circles():
        if len(circle) > 1:
            around = ", ".join(words.element(graph.gates[number].element) for number in circle)
            yield f"these wait for each other: {around}"
    for area in unrevealed_areas(line):
        yield f"never revealed: {words.area(area)}"
