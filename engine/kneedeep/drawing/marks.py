"""Marks over the board for findings and witnesses: spaces, edges, lines and paths in the style of a severity."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from kneedeep.drawing import DisplayList, Dot, Item, Line, Paint, Path, Rect, Segment, Text, Theme, polygon, polyline
from kneedeep.drawing.plan.plan import Place
from kneedeep.drawing.space_outlines import outline
from kneedeep.drawing.symbols.chip import text_width

Severity = Literal["error", "warning", "info", "witness"]


class Mark(NamedTuple):
    """A mark on the map: spaces, edges (space and side), and a line or path through points in board units.

    `points`: a line of sight for two points, a path with an arrow for more (or with `arrow`). `label` is a short text
    beside it, such as a code.
    """

    severity: Severity
    spaces: tuple[Place, ...] = ()
    edges: tuple[tuple[Place, str], ...] = ()
    points: tuple[tuple[float, float], ...] = ()
    label: str = ""
    arrow: bool = False


def draw_marks(marks: Iterable[Mark], theme: Theme) -> DisplayList:
    """The marks as a picture of one layer without background, to be drawn over the board."""
    items: list[Item] = []
    xs: list[float] = []
    ys: list[float] = []
    for mark in marks:
        items += _mark(mark, theme)
        for x, y in (*mark.spaces, *(place for place, _ in mark.edges), *mark.points):
            xs += (x - 1, x + 2)
            ys += (y - 1, y + 2)
    box = (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)) if xs else (0, 0, 1, 1)
    return DisplayList(box, (("mark", tuple(items)),), {}, None)


def _mark(mark: Mark, theme: Theme) -> list[Item]:
    color = {"error": theme.error, "warning": theme.warning, "info": theme.info}.get(mark.severity, theme.witness)
    items: list[Item] = []
    if mark.spaces:
        items += _spaces(mark.spaces, mark.severity, color, theme)
    if mark.edges:
        strokes: list[Segment] = []
        for (x, y), side in mark.edges:
            left, top = x + (side == "east"), y + (side == "south")
            level = side in ("north", "south")
            strokes += (("M", left, top), ("L", left + level, top + (not level)))
        shape = tuple(strokes)
        items.append(Path(shape, Paint(None, theme.ink, 0.34, 0.8)))
        items.append(Path(shape, Paint(None, color, 0.22)))
        items.append(Path(shape, Paint(None, "#ffffff", 0.06, 0.9)))
    if len(mark.points) > 1:
        items += _way(mark, color, theme)
    if (place := _label_place(mark)) is not None:
        items += _sign(mark, *place, color, theme)
    return items


def _spaces(spaces: tuple[Place, ...], severity: str, color: str, theme: Theme) -> list[Item]:
    shape = outline(spaces)
    dash = {"error": (), "warning": (0.3, 0.2), "info": (0.1, 0.16)}.get(severity, (0.5, 0.15))
    return [
        Path(shape, Paint(color, opacity=0.26)),
        Path(shape, Paint(None, theme.ink, 0.2, 0.8)),
        Path(shape, Paint(None, color, 0.12, 1, dash)),
    ]


def _way(mark: Mark, color: str, theme: Theme) -> list[Item]:
    points = mark.points
    shape = polyline(*points)
    items: list[Item] = [Path(shape, Paint(None, theme.ink, 0.2, 0.8))]
    if len(points) == 2 and not mark.arrow:
        items.append(Path(shape, Paint(None, color, 0.1)))
        items += [Dot(x, y, 0.14, Paint(color, theme.ink, 0.05)) for x, y in points]
        return items
    (x0, y0), (x1, y1) = points[-2:]
    length = max(1e-9, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    head = polygon(
        (round(x1 + dx * 0.2, 4), round(y1 + dy * 0.2, 4)),
        (round(x1 - dx * 0.2 - dy * 0.24, 4), round(y1 - dy * 0.2 + dx * 0.24, 4)),
        (round(x1 - dx * 0.2 + dy * 0.24, 4), round(y1 - dy * 0.2 - dx * 0.24, 4)),
    )
    items.append(Path(shape, Paint(None, color, 0.11, 1, (0.28, 0.2))))
    items.append(Dot(*points[0], 0.14, Paint(color, theme.ink, 0.05)))
    items.append(Path(head, Paint(color, theme.ink, 0.05)))
    return items


def _label_place(mark: Mark) -> tuple[float, float] | None:
    if mark.spaces:
        x, y = min(mark.spaces, key=lambda place: (place[1], place[0]))
        return (x, y)
    if mark.edges:
        (x, y), side = mark.edges[0]
        return (x + (side == "east") - 0.3, y + (side == "south") - 0.3)
    if mark.points and mark.label:
        return (mark.points[-1][0] + 0.3, mark.points[-1][1] - 0.5)
    return None


def _sign(mark: Mark, x: float, y: float, color: str, theme: Theme) -> list[Item]:
    """The sign of a severity, distinguished by shape, with the label after it."""
    size = 0.2
    items: list[Item] = []
    if mark.label:
        width = text_width(mark.label, 0.26) + 0.42
        items.append(Rect(x - 0.02, y - 0.2, width, 0.4, Paint(theme.ink, color, 0.035), 0.2))
        items.append(Text(x + 0.28, round(y + 0.094, 3), mark.label, 0.26, "#ffffff", "start"))
    rim = Paint(color, "#ffffff", 0.035)
    ink = Paint(None, theme.ink, 0.07)
    if mark.severity == "error":
        cut = size * 0.42
        right = ((size, -cut), (size, cut), (cut, size), (-cut, size))
        corners = (*right, *((-dx, -dy) for dx, dy in right))
        items.append(Path(polygon(*((x + dx * 1.1, y + dy * 1.1) for dx, dy in corners)), rim))
        items += [Line(x - 0.09, y - 0.09, x + 0.09, y + 0.09, ink), Line(x + 0.09, y - 0.09, x - 0.09, y + 0.09, ink)]
    elif mark.severity == "warning":
        items.append(Path(polygon((x, y - 0.26), (x + 0.26, y + 0.19), (x - 0.26, y + 0.19)), rim))
        items += [Line(x, y - 0.09, x, y + 0.04, ink), Dot(x, y + 0.12, 0.035, Paint(theme.ink))]
    elif mark.severity == "info":
        items.append(Dot(x, y, 0.22, rim))
        items += [Line(x, y - 0.01, x, y + 0.11, ink), Dot(x, y - 0.11, 0.04, Paint(theme.ink))]
    elif mark.label:
        items.append(Rect(x - 0.17, y - 0.17, 0.34, 0.34, rim, 0.05))
    return items
