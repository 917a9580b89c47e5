"""The effects of a difference on the game: findings, the solution, parts of the box, and games by bots."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kneedeep.analysis.components.inventory import inventory
from kneedeep.analysis.framework import Facts, Finding, Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.analysis.text.balance_text import percent
from kneedeep.analysis.views.new_findings import new_findings
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
    """How the marines win with any of some numbers of them: steps of the solution, None where they can't win."""

    marines: tuple[int, ...]
    before: int | None
    after: int | None


class PartChange(NamedTuple):
    """How many of a part are used, before and after."""

    name: str
    before: int
    after: int


class DifferenceMeaning(NamedTuple):
    """Findings that came and went, solutions that changed, parts needed more or less."""

    new: tuple[Finding, ...]
    gone: tuple[Finding, ...]
    solutions: tuple[PartyMeaning, ...]
    parts: tuple[PartChange, ...]


class SimulatedChange(NamedTuple):
    """One measure of games with a number of marines, before and after."""

    marines: int
    measure: str
    change: SimulationChange


def findings_of(reading: Reading, scenario: Scenario) -> list[Finding]:
    """The errors and warnings of a draft whose elements have other serials than those it was read with."""
    found = analyse(Reading(scenario, None, reading.problems))
    return [finding for finding in found if finding.severity is not Severity.INFO]


def meaning_of(difference: ScenarioDifference, before: Reading, after: Reading) -> DifferenceMeaning:
    """The meaning of the difference of two drafts."""
    old = findings_of(before, difference.before)
    new = findings_of(after, difference.after)
    findings = tuple(new_findings(new, old)), tuple(new_findings(old, new))
    return DifferenceMeaning(*findings, tuple(_solutions(difference)), tuple(_parts(difference)))


def simulated_changes(before: Simulation, after: Simulation) -> Iterator[SimulatedChange]:
    """Yield the measures that changed, for the numbers of marines that both were played with."""
    earlier = {party.marines: party for party in before.parties}
    for party in after.parties:
        if party.marines in earlier:
            for measure, change in compared(earlier[party.marines], party).items():
                if change.difference:
                    yield SimulatedChange(party.marines, measure, change)


def meaning_lines(meaning: DifferenceMeaning) -> Iterator[str]:
    """Yield the meaning in sentences."""
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
    """Yield the changes of the share of wins in simulated games, and other certain changes."""
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
    """The number of steps of a solution, by number of marines, None if they can't win."""
    if "solver" not in edition_of(scenario.ruleset).features:
        return {}
    board = compile_board(scenario)
    found: dict[int, int | None] = {}
    for outcome in party_results(board):
        winning = next((line for line in outcome.lines if line.achieved.wins), None)
        solution = solve(winning.achieved) if outcome.wins and winning is not None else None
        if outcome.wins and solution is None:
            # Too long to be shown: its length is not known.
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
