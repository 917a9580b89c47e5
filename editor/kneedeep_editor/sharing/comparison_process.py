"""The process that compares two drafts."""

from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, NamedTuple

from kneedeep.support.translation import tr, translated
from kneedeep_editor.services.jobs.file_reports import NOTE

if TYPE_CHECKING:
    from kneedeep.drawing.primitive import DisplayList
    from kneedeep.drawing.theme import Theme
    from kneedeep.report.differences.difference_lines import DifferenceLine
    from kneedeep.report.differences.difference_report import DifferenceReport


class Comparison(NamedTuple):
    """Numbered differences, effects (titles with notes), the older map, and the newer one with all marks.

    `same`: whether both drafts are known to be equivalent.
    """

    lines: "tuple[DifferenceLine, ...]"
    notes: tuple[tuple[str, tuple[str, ...]], ...]
    older: "DisplayList"
    newer: "DisplayList"
    same: bool


def compare_drafts(
    connection: "Connection[object, object]", drafts: tuple[bytes, bytes], names: tuple[str, str], theme: "Theme"
) -> Comparison | str:
    """Compare the files of two drafts, the older one first, like `kneedeep diff`.

    Notes the comparison without its effects, which take longest. Returns the complete one, or the reason of a failure.
    """
    from kneedeep.model.scenario.io.reader import read
    from kneedeep.report.differences.difference_meaning import meaning_of
    from kneedeep.report.differences.difference_report import report_of

    before, after = (read(draft) for draft in drafts)
    for name, reading in zip(names, (before, after), strict=True):
        if reading.scenario is None:
            return tr("{name} can't be read: {why}", name=name, why=translated(reading.problems[0].message))
    report = report_of(names, before, after)
    if report.difference.same:
        return _comparison(report, theme)
    connection.send((NOTE, _comparison(report, theme)))
    return _comparison(report._replace(meaning=meaning_of(report.difference, before, after)), theme)


def _comparison(report: "DifferenceReport", theme: "Theme") -> Comparison:
    from kneedeep.report.differences.difference_picture import both_maps
    from kneedeep.report.differences.difference_report import notes_of

    notes = tuple((title, tuple(lines)) for title, lines in notes_of(report))
    same = report.difference.same and not report.unread
    return Comparison(report.lines, notes, *both_maps(report, theme), same)
