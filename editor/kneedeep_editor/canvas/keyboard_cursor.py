"""The keyboard cursor: a space, or one of its sides, and its painting."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kneedeep_editor.canvas.viewpoint import Viewpoint
from kneedeep_editor.tools.protocol import Pointer, Space

STEPS: dict[str, Space] = {"west": (-1, 0), "east": (1, 0), "north": (0, -1), "south": (0, 1)}
"""The step to the next space by side."""
_NEAR_SIDE = 0.49
"""The distance from a space's center at which a side is targeted, still within the space."""
_INK, _LIGHT, _SIDE = "#000000", "#ffffff", "#ffd257"
_ARM = 0.3
"""The length of the arms of its corners, in spaces."""


class KeyboardCursor(NamedTuple):
    """The target of the keyboard: a space, or one of its sides."""

    space: Space = (0, 0)
    side: str | None = None

    def moved(self, side: str, far: int = 1) -> "KeyboardCursor":
        """The cursor moved by `far` spaces, targeting a whole space."""
        dx, dy = STEPS[side]
        return KeyboardCursor((self.space[0] + dx * far, self.space[1] + dy * far))

    def pointer(self, *, extend: bool = False, toggle: bool = False) -> Pointer:
        """The same target as a pointer for tools."""
        dx, dy = STEPS[self.side] if self.side is not None else (0, 0)
        x, y = self.space
        return Pointer(x + 0.5 + dx * _NEAR_SIDE, y + 0.5 + dy * _NEAR_SIDE, extend=extend, toggle=toggle)


def paint_cursor(painter: QPainter, view: Viewpoint, cursor: KeyboardCursor, *, held: bool, focused: bool) -> None:
    """Paint the cursor: corners in white on black, a frame while a gesture lasts, dashed without focus."""
    left, top = view.to_pixels(*cursor.space)
    box = QRectF(left, top, view.scale, view.scale).adjusted(1, 1, -1, -1)
    path = QPainterPath()
    if held:
        path.addRect(box)
    else:
        arm = max(4.0, box.width() * _ARM)
        for corner, across, down in (
            (box.topLeft(), 1, 1), (box.topRight(), -1, 1), (box.bottomRight(), -1, -1), (box.bottomLeft(), 1, -1)
        ):  # fmt: skip
            path.moveTo(corner + QPointF(0, arm * down))
            path.lineTo(corner)
            path.lineTo(corner + QPointF(arm * across, 0))
    _stroke(painter, path, _LIGHT, 3 if focused else 1.5, focused=focused)
    if cursor.side is not None:
        dx, dy = STEPS[cursor.side]
        middle = box.center() + QPointF(dx * box.width() / 2, dy * box.height() / 2)
        half = QPointF(-dy, dx) * (box.width() / 2)
        line = QPainterPath(middle - half)
        line.lineTo(middle + half)
        _stroke(painter, line, _SIDE, 5, focused=focused)


def _stroke(painter: QPainter, path: QPainterPath, color: str, width: float, *, focused: bool) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, thick in ((_INK, width + 3), (color, width)):
        pen = QPen(QColor(ink), thick)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if not focused else Qt.PenCapStyle.SquareCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        if not focused and ink != _INK:
            pen.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(pen)
        painter.drawPath(path)
