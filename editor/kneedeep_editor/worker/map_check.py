"""The check of a map that is not open, by the worker process, without Qt."""

import itertools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.views.verdict import verdict_on
from kneedeep.model.scenario.io.not_scenarios import not_a_scenario
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.report import FindingCounts
from kneedeep.report.verdict_text import ASSUMED, verdict_text
from kneedeep.support import listed, sentence, tr, tr_count, translated
from kneedeep.support.timer import limited
from kneedeep.support.work_budget import OutOfWork
from kneedeep_editor.worker.findings import MEMORY, SECONDS, find_problems

_LISTED = 3
"""The number of errors listed in the answer."""


class MapCheck(NamedTuple):
    """The result of a check in words.

    `verdict`: the reason of a failure if there is no title. `problems`: their numbers, and the first errors. `assumed`:
    the assumptions of the verdict.
    """

    title: str
    verdict: str
    problems: str = ""
    assumed: str = ""


def check_map(content: bytes, simulation: bytes | None) -> MapCheck:
    """Check the file of a scenario. `simulation`: a report of simulated games for it."""
    reading = read(content)
    scenario = reading.scenario
    if reading.other is not None:
        return MapCheck("", sentence(translated(not_a_scenario(reading.other))))
    if scenario is None:
        problem = reading.problems[0]
        return MapCheck("", tr("It can't be read (line {line}): {reason}", reason=problem.message, line=problem.line))
    findings = find_problems(reading)
    try:
        with limited(SECONDS):
            judged = verdict_on(reading, findings, MEMORY)
            measured = tuple(_measured(scenario, simulation))
    except OutOfWork:
        judged, measured = None, ()
    return MapCheck(
        scenario.title or tr("Untitled"),
        tr("This map can't be judged as a whole; its problems were looked for.")
        if judged is None
        else tr("This map can't be judged yet: its errors come first.")
        if judged.broken
        else verdict_text(judged, scenario, measured),
        "\n".join(_problems(findings)),
        tr("Assumed: {what}.", what=tr(ASSUMED)) if judged is not None and judged.winners else "",
    )


def _problems(findings: Sequence[Finding]) -> Iterator[str]:
    """Yield the numbers of findings by severity, then the first errors."""
    counts = FindingCounts().plus(findings)
    numbers = [
        tr_count("{n} error", "{n} errors", counts.errors) if counts.errors else "",
        tr_count("{n} warning", "{n} warnings", counts.warnings) if counts.warnings else "",
        tr_count("{n} note", "{n} notes", counts.infos) if counts.infos else "",
    ]
    found = listed([one for one in numbers if one])
    yield tr("Problems: {numbers}.", numbers=found) if found else tr("No problems.")
    errors = (one.message for one in findings if one.severity is Severity.ERROR and one.allowed is None)
    yield from (f"• {message}" for message in itertools.islice(errors, _LISTED))


def _measured(scenario: Scenario, simulation: bytes | None) -> Iterator[tuple[int, str]]:
    """Yield the difficulty for each number of marines by earlier games."""
    from kneedeep.report.measured_difficulty import measured_as_shipped, measured_in_report

    try:
        measured = measured_in_report(simulation, scenario) if simulation else measured_as_shipped(scenario)
    except ValueError:
        # The passport's check reports an invalid report or one of another map.
        return
    for party in () if measured is None else measured.parties:
        if party.bracket is not None and party.bracket.settled:
            yield party.marines, party.bracket.difficulty
