"""The effects of a difference on the game: findings, solutions, parts of the box, and games of bots."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kneedeep.analysis.components.inventory import inventory
from kneedeep.analysis.framework import Facts, Finding, Severity
from kneedeep.analysis.framework.finding import new_findings
from kneedeep.analysis.framework.runner import analyse
from kneedeep.analysis.text.balance_text import percent
from kneedeep.board import compile_board
from kneedeep.games.simulation.comparison import HEADLINES, SimulationChange, compared
from kneedeep.games.simulation.result import Simulation
from kneedeep.model.catalog import edition_of
from kneedeep.model.scenario.comparison import ScenarioDifference
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep.solver.branch_results import party_results
from kneedeep.solver.solution import solve
from kneedeep.support.english import listed, lowered
from kneedeep.support.translation import later, later_count, spoken_language, tr, tr_count


class PartyMeaning(NamedTuple):
    """The number of steps of the solution for some numbers of marines, None if they can't win."""

    marines: tuple[int, ...]
    before: int | None
    after: int | None


class PartChange(NamedTuple):
    """The number of uses of a part, before and after."""

    name: str
    before: int
    after: int


class DifferenceMeaning(NamedTuple):
    """New and gone findings, changed solutions, and changed numbers of parts."""

    new: tuple[Finding, ...]
    gone: tuple[Finding, ...]
    solutions: tuple[PartyMeaning, ...]
    parts: tuple[PartChange, ...]


class SimulatedChange(NamedTuple):
    """A measure of simulated games with a number of marines, before and after."""

    marines: int
    measure: str
    change: SimulationChange


def findings_of(reading: Reading, scenario: Scenario) -> list[Finding]:
    """The errors and warnings of a draft with other serials than in its reading."""
    found = analyse(Reading(scenario, None, reading.problems))
    return [finding for finding in found if finding.severity is not Severity.INFO]


def meaning_of(difference: ScenarioDifference, before: Reading, after: Reading) -> DifferenceMeaning:
    """The effects of a difference between two drafts."""
    old = findings_of(before, difference.before)
    new = findings_of(after, difference.after)
    findings = tuple(new_findings(new, old)), tuple(new_findings(old, new))
    return DifferenceMeaning(*findings, tuple(_solutions(difference)), tuple(_parts(difference)))


def simulated_changes(before: Simulation, after: Simulation) -> Iterator[SimulatedChange]:
    """Yield the changed measures for each number of marines played in both simulations."""
    earlier = {party.marines: party for party in before.parties}
    for party in after.parties:
        if party.marines in earlier:
            for measure, change in compared(earlier[party.marines], party).items():
                if change.difference:
                    yield SimulatedChange(party.marines, measure, change)


def meaning_lines(meaning: DifferenceMeaning) -> Iterator[str]:
    """Yield the effects in sentences."""
    for word, findings in ((later("new: {finding}"), meaning.new), (later("gone: {finding}"), meaning.gone)):
        for finding in findings:
            yield tr(word, finding=f"{tr(str(finding.severity))} {finding.code}: {finding.message}")
    for party in meaning.solutions:
        counts = listed([str(count) for count in party.marines], last="or")
        who = counts + " " + (tr("marine") if party.marines == (1,) else tr("marines"))
        before, after = (tr_count("{n} step", "{n} steps", steps or 0) for steps in (party.before, party.after))
        if party.after is None:
            yield tr("with {who} the map can't be won any more (before: in {steps})", who=who, steps=before)
        elif party.before is None:
            yield tr("with {who} the map can be won now, in {steps}", who=who, steps=after)
        else:
            forms = later_count(
                "with {who} the solution has {before} → {n} step", "with {who} the solution has {before} → {n} steps"
            )
            yield tr_count(*forms, party.after, who=who, before=party.before)
    small = lowered if spoken_language() == "en" else str
    changed = [f"{part.after - part.before:+d} {small(part.name)}" for part in meaning.parts]
    if changed:
        yield tr("parts of the boxes: {parts}", parts=listed(changed, len(changed)))


def simulation_lines(changes: Sequence[SimulatedChange]) -> Iterator[str]:
    """Yield sentences about the marines' share of wins, and about other significant changes."""
    shown = [one for one in changes if one.change.sure or one.measure in HEADLINES]
    for marines, measure, change in shown:
        before, after = (percent(value) if change.share else f"{value:.1f}" for value in (change.before, change.after))
        who = tr_count("{n} marine", "{n} marines", marines)
        sure = tr("sure") if change.sure else tr("may be chance")
        text = later("with {who}, {measure}: {before} → {after} ({sure})")
        yield tr(text, who=who, measure=tr(measure), before=before, after=after, sure=sure)
    if not shown:
        yield tr("the marines win as often")


def _solutions(difference: ScenarioDifference) -> Iterator[PartyMeaning]:
    old, new = (_steps(side) for side in (difference.before, difference.after))
    alike: dict[tuple[int | None, int | None], list[int]] = {}
    for marines in sorted(old.keys() & new.keys()):
        if old[marines] != new[marines]:
            alike.setdefault((old[marines], new[marines]), []).append(marines)
    for (before, after), counts in alike.items():
        yield PartyMeaning(tuple(counts), before, after)


def _steps(scenario: Scenario) -> dict[int, int | None]:
    """The number of steps of the solution by number of marines, None if they can't win."""
    if "solver" not in edition_of(scenario.ruleset).features:
        return {}
    board = compile_board(scenario)
    found: dict[int, int | None] = {}
    for outcome in party_results(board):
        winning = next((line for line in outcome.lines if line.achieved.wins), None)
        solution = solve(winning.achieved) if outcome.wins and winning is not None else None
        if outcome.wins and solution is None:
            # No solution was found in time, so its length is unknown.
            continue
        found |= dict.fromkeys(outcome.marines, None if solution is None else len(solution.stages))
    return found


def _parts(difference: ScenarioDifference) -> Iterator[PartChange]:
    entries = (inventory(Facts(side, ())).entries for side in (difference.before, difference.after))
    old, new = ({(one.group, one.name): one.used for one in every} for every in entries)
    for key in dict.fromkeys((*old, *new)):
        before, after = old.get(key, 0), new.get(key, 0)
        if before != after:
            yield PartChange(key[1], before, after)
