"""The map of a draft with marked differences, and both maps for one page."""

from collections.abc import Iterable
from typing import cast

from kneedeep.board import compile_board
from kneedeep.drawing import DARK, Box, DisplayList, Theme
from kneedeep.drawing.difference_marks import DifferenceMark, Kind, draw_differences
from kneedeep.drawing.document_metadata import DocumentMetadata
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.svg import svg_text
from kneedeep.model.scenario.comparison import compared
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.differences.difference_lines import DifferenceLine, difference_lines
from kneedeep.report.differences.difference_report import DifferenceReport
from kneedeep.report.producer import origin_of
from kneedeep.support.translation import tr

_MARGIN = 1.0
_DOTS = 64


def marks_of(lines: Iterable[DifferenceLine]) -> list[DifferenceMark]:
    """The marks of all lines with spaces, labelled with their numbers."""
    placed = (line for line in lines if line.before or line.after)
    return [DifferenceMark(cast(Kind, line.kind), str(line.number), line.before, line.after) for line in placed]


def difference_picture(report: DifferenceReport, theme: Theme = DARK) -> DisplayList:
    """The newer map with all marks."""
    return _with_marks(_map(report.difference.after, theme), marks_of(report.lines), theme)


def both_maps(report: DifferenceReport, theme: Theme = DARK) -> tuple[DisplayList, DisplayList]:
    """Both maps in the same size, the newer one with all marks."""
    older, newer = _map(report.difference.before, theme), difference_picture(report, theme)
    box = _around(older.box, newer.box)
    return older._replace(box=box), newer._replace(box=box)


def difference_svg(report: DifferenceReport) -> str:
    """The picture of differences as SVG."""
    return svg_text(difference_picture(report), _DOTS, metadata_of(report))


def changes_svg(name: str, before: Scenario, after: Scenario) -> str:
    """The picture of changes of a scenario as SVG. `name`: the name of its file."""
    difference = compared(before, after)
    return difference_svg(DifferenceReport(name, name, difference, tuple(difference_lines(difference)), None, None))


def metadata_of(report: DifferenceReport) -> DocumentMetadata:
    """The metadata of the picture, taken from the newer draft."""
    scenario = report.difference.after
    subject = tr("Differences from {before} to {after}", before=report.before, after=report.after)
    return DocumentMetadata(scenario.title, scenario.author, subject, origin_of(scenario))


def _map(scenario: Scenario, theme: Theme) -> DisplayList:
    return sheet(plan_of(compile_board(scenario)), theme, grid=True)


def _with_marks(picture: DisplayList, marks: list[DifferenceMark], theme: Theme) -> DisplayList:
    box = picture.box
    spaces = [space for mark in marks for space in (*mark.before, *mark.after)]
    if spaces:
        left, top = min(x for x, _ in spaces) - _MARGIN, min(y for _, y in spaces) - _MARGIN
        right, bottom = max(x for x, _ in spaces) + 1 + _MARGIN, max(y for _, y in spaces) + 1 + _MARGIN
        box = _around(box, (left, top, right - left, bottom - top))
    layer = ("difference", tuple(draw_differences(marks, theme)))
    return picture._replace(box=box, layers=(*picture.layers, layer))


def _around(one: Box, other: Box) -> Box:
    """The smallest box around two boxes."""
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right, bottom = max(one[0] + one[2], other[0] + other[2]), max(one[1] + one[3], other[1] + other[3])
    return round(left, 3), round(top, 3), round(right - left, 3), round(bottom - top, 3)
