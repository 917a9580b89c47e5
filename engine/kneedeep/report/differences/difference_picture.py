"""The map of a draft with marked differences, both maps for one page, and the marks."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, cast

from kneedeep.board import compile_board
from kneedeep.drawing import DARK, Box, DisplayList, Dot, Item, Line, Paint, Path, Rect, Text, Theme, polygon
from kneedeep.drawing.document_metadata import DocumentMetadata
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan import Place
from kneedeep.drawing.space_outlines import outline
from kneedeep.drawing.svg import svg_text
from kneedeep.drawing.symbols.chip import text_width
from kneedeep.model.scenario.comparison import compared
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.differences.difference_lines import DifferenceLine, difference_lines
from kneedeep.report.differences.difference_report import DifferenceReport
from kneedeep.report.producer import origin_of
from kneedeep.support.translation import tr

Kind = Literal["added", "removed", "moved", "changed"]
_DASH = (0.3, 0.2)
_INSET = 0.06
_SIZE = 0.34
"""The size of the numbers, in spaces."""


class DifferenceMark(NamedTuple):
    """A difference at some spaces of the older and the newer draft. `label`: the number of its sentence."""

    kind: Kind
    label: str
    before: tuple[Place, ...] = ()
    after: tuple[Place, ...] = ()

    @property
    def place(self) -> Place | None:
        """The space with the number: the topmost of the newer draft, else of the older one."""
        spaces = self.after or self.before
        return min(spaces, key=lambda space: (space[1], space[0])) if spaces else None


def draw_differences(marks: Iterable[DifferenceMark], theme: Theme) -> list[Item]:
    """The marks: removed hatched, added with crosses, moved with an arrow, changed with only the number."""
    shown = list(marks)
    items: list[Item] = []
    for mark in shown:
        items += _DRAWN[mark.kind](mark, theme)
    labels: dict[Place, list[str]] = {}
    for mark in shown:
        if mark.place is not None and mark.label:
            labels.setdefault(mark.place, []).append(mark.label)
    for (x, y), words in labels.items():
        items += _sign(x, y, ", ".join(dict.fromkeys(words)), theme)
    return items


def color_of(kind: Kind, theme: Theme) -> str:
    """The color of a kind of difference."""
    return {"removed": theme.error, "added": theme.areas[2], "moved": theme.info, "changed": theme.warning}[kind]


_STROKES = {
    "removed": ((0, 0, 1, 1), (0.5, 0, 1, 0.5), (0, 0.5, 0.5, 1)),
    "added": ((0.5, 0.32, 0.5, 0.68), (0.32, 0.5, 0.68, 0.5)),
}
"""The strokes on each space: diagonals on a removed element, a plus sign on an added one."""


def _hatched(mark: DifferenceMark, theme: Theme) -> Iterator[Item]:
    removed, color = mark.kind == "removed", color_of(mark.kind, theme)
    spaces, paint = mark.before if removed else mark.after, Paint(None, color, 0.06)
    yield Path(outline(spaces), Paint(color, opacity=0.18))
    for x, y in spaces:
        yield from (Line(x + x1, y + y1, x + x2, y + y2, paint) for x1, y1, x2, y2 in _STROKES[mark.kind])
    yield from _rim(spaces, color, theme, _DASH if removed else ())


def _moved(mark: DifferenceMark, theme: Theme) -> Iterator[Item]:
    color = color_of("moved", theme)
    yield from _rim(mark.before, color, theme, _DASH)
    yield from _rim(mark.after, color, theme)
    if mark.before and mark.after:
        yield from _arrow(_middle(mark.before), _middle(mark.after), color, theme)


def _changed(mark: DifferenceMark, theme: Theme) -> Iterator[Item]:
    yield from _rim(mark.after or mark.before, color_of("changed", theme), theme, (0.1, 0.16))


_DRAWN = {"removed": _hatched, "added": _hatched, "moved": _moved, "changed": _changed}


def _rim(spaces: tuple[Place, ...], color: str, theme: Theme, dash: tuple[float, ...] = ()) -> Iterator[Item]:
    if spaces:
        shape = outline(spaces, -_INSET)
        yield Path(shape, Paint(None, theme.ink, 0.18, 0.7))
        yield Path(shape, Paint(None, color, 0.1, 1, dash))


def _arrow(start: tuple[float, float], end: tuple[float, float], color: str, theme: Theme) -> Iterator[Item]:
    (x0, y0), (x1, y1) = start, end
    if (length := ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5) < 0.5:
        return
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    yield Line(x0, y0, x1, y1, Paint(None, theme.ink, 0.2, 0.7))
    yield Line(x0, y0, x1, y1, Paint(None, color, 0.1, 1, _DASH))
    corners = ((0.2, 0.0), (-0.2, 0.24), (-0.2, -0.24))
    tip = ((round(x1 + dx * along - dy * aside, 4), round(y1 + dy * along + dx * aside, 4)) for along, aside in corners)
    yield Path(polygon(*tip), Paint(color, theme.ink, 0.05))
    yield Dot(x0, y0, 0.12, Paint(color, theme.ink, 0.05))


def _middle(spaces: Sequence[Place]) -> tuple[float, float]:
    xs, ys = [x for x, _ in spaces], [y for _, y in spaces]
    return round((min(xs) + max(xs) + 1) / 2, 4), round((min(ys) + max(ys) + 1) / 2, 4)


def _sign(x: int, y: int, label: str, theme: Theme) -> Iterator[Item]:
    width = max(0.5, text_width(label, _SIZE) + 0.2)
    yield Rect(x + 0.02, y + 0.02, round(width, 3), 0.5, Paint(theme.ink, "#ffffff", 0.04), 0.25)
    yield Text(round(x + 0.02 + width / 2, 3), round(y + 0.39, 3), label, _SIZE, "#ffffff")


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
    if spaces := [space for mark in marks for space in (*mark.before, *mark.after)]:
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
