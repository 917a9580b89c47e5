"""The report on two drafts, as text and JSON."""

import json
from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.finding import Finding
from kneedeep.model.scenario.comparison import ScenarioDifference, compared
from kneedeep.model.scenario.io.layout_changes import layout_changes
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.io.unread_parts import unread_parts
from kneedeep.report.differences import difference_meaning
from kneedeep.report.differences.difference_lines import GROUPS, DifferenceLine, difference_lines, heading_of
from kneedeep.report.producer import producer_of
from kneedeep.support.translation import tr, tr_count

VERSION = 1


class DifferenceReport(NamedTuple):
    """A report on two drafts: the numbered differences and their effects.

    `layout`: the number of layout differences, None if unknown. `games`: simulated games per draft and number of
    marines. `simulated`: their changes. `unread`: unreadable parts may differ.
    """

    before: str
    after: str
    difference: ScenarioDifference
    lines: tuple[DifferenceLine, ...]
    layout: int | None
    meaning: difference_meaning.DifferenceMeaning | None
    games: int = 0
    simulated: tuple[difference_meaning.SimulatedChange, ...] = ()
    unread: bool = False


def report_of(names: tuple[str, str], before: Reading, after: Reading) -> DifferenceReport:
    """The differences between two drafts, without their effects. Both drafts must have a scenario."""
    assert before.scenario is not None and after.scenario is not None
    assert before.source is not None and after.source is not None
    difference = compared(before.scenario, after.scenario)
    unread = any(any(unread_parts(reading)) for reading in (before, after))
    lines, layout = tuple(difference_lines(difference)), layout_changes(before, after, difference.after)
    changed = unread and before.source.tree.text != after.source.tree.text
    return DifferenceReport(*names, difference, lines, layout, None, unread=changed)


def text_of(report: DifferenceReport) -> Iterator[str]:
    """Yield the report line by line."""
    yield f"{report.before} → {report.after}"
    group = ""
    width = len(str(len(report.lines)))
    for line in report.lines:
        if line.group != group:
            group = line.group
            yield heading_of(group)
        yield f"  {line.number:{width}d}  {line.text}"
    for title, notes in notes_of(report):
        yield title
        yield from (f"  {note}" for note in notes)


def layout_line(changes: int, *, alone: bool) -> str:
    """A sentence about changes of layout only. `alone`: no other difference precedes it."""
    if alone:
        return tr_count("{n} change of layout only", "{n} changes of layout only", changes)
    return tr_count("and {n} change of layout only", "and {n} changes of layout only", changes)


def notes_of(report: DifferenceReport) -> Iterator[tuple[str, list[str]]]:
    """Yield the sections after the numbered lines, each with its title: layout, effects, simulated games."""
    if report.unread:
        yield tr("what can't be read may differ"), []
    elif report.layout:
        yield layout_line(report.layout, alone=not report.lines), []
    elif not report.lines:
        yield tr("no difference"), []
    found = [] if report.meaning is None else list(difference_meaning.meaning_lines(report.meaning))
    if found:
        yield tr("what it means"), found
    if report.games:
        title = tr_count("in {n} simulated game of each", "in {n} simulated games of each", report.games)
        yield title, list(difference_meaning.simulation_lines(report.simulated))


def json_of(report: DifferenceReport) -> str:
    """The report as JSON in ASCII, which every terminal can show."""
    data: dict[str, object] = {
        "version": VERSION,
        "before": report.before,
        "after": report.after,
        "made_by": producer_of(report.difference.after),
        "same": report.difference.same and not report.unread,
        "unread": report.unread,
        "groups": list(GROUPS),
        "differences": [_line(line) for line in report.lines],
        "layout": report.layout,
    }
    if report.meaning is not None:
        meaning = report.meaning
        data["findings"] = {"new": list(map(_finding, meaning.new)), "gone": list(map(_finding, meaning.gone))}
        data["solution_steps"] = [one._asdict() for one in meaning.solutions]
        data["parts"] = [one._asdict() for one in meaning.parts]
    if report.games:
        data["simulated"] = {
            "games": report.games,
            "changes": [
                {"marines": one.marines, "measure": one.measure, **one.change._asdict(), "sure": one.change.sure}
                for one in report.simulated
            ],
        }
    return json.dumps(data, indent=1) + "\n"


def _finding(one: Finding) -> dict[str, object]:
    return {"code": one.code, "severity": str(one.severity), "message": one.message, "fingerprint": one.fingerprint}


def _line(line: DifferenceLine) -> dict[str, object]:
    return {
        "number": line.number,
        "group": line.group,
        "kind": line.kind,
        "text": line.text,
        "spaces": {"before": [list(one) for one in line.before], "after": [list(one) for one in line.after]},
        "keys": {name: {"before": before, "after": after} for name, before, after in line.keys},
    }
