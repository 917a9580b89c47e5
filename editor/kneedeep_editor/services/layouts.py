"""Rows and columns of widgets."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLayout,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

Item = QWidget | QLayout
Part = Item | tuple[Item | None, int] | tuple[QWidget, int, Qt.AlignmentFlag] | None
"""A widget or layout, also with its stretch and alignment. None: a stretch."""
Box = TypeVar("Box", bound=QBoxLayout)


def lay_row(
    *parts: Part,
    of: QWidget | None = None,
    margins: int | tuple[int, int, int, int] | None = None,
    spacing: int | None = None,
) -> QHBoxLayout:
    """Lay parts side by side. `of`: the widget to fill. `margins`: left, top, right, bottom, or one for all."""
    return _filled(QHBoxLayout() if of is None else QHBoxLayout(of), parts, margins, spacing)


def lay_column(
    *parts: Part,
    of: QWidget | None = None,
    margins: int | tuple[int, int, int, int] | None = None,
    spacing: int | None = None,
) -> QVBoxLayout:
    """Lay parts in a column. See `lay_row`."""
    return _filled(QVBoxLayout() if of is None else QVBoxLayout(of), parts, margins, spacing)


def _filled(
    box: Box, parts: tuple[Part, ...], margins: int | tuple[int, int, int, int] | None, spacing: int | None
) -> Box:
    if margins is not None:
        box.setContentsMargins(*(margins if isinstance(margins, tuple) else (margins,) * 4))
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        item, stretch, *alignment = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, QLayout):
            box.addLayout(item, stretch)
        elif item is not None:
            box.addWidget(item, stretch, *alignment)
        else:
            box.addStretch(stretch)
    return box


def lay_split(
    *widgets: QWidget, sizes: Sequence[int], stretch: Sequence[int] = (), across: bool = True
) -> QSplitter:
    """Put widgets side by side, or in a column, with handles between them. `stretch`: their shares of more room."""
    split = QSplitter(Qt.Orientation.Horizontal if across else Qt.Orientation.Vertical)
    for widget in widgets:
        split.addWidget(widget)
    for number, share in enumerate(stretch):
        split.setStretchFactor(number, share)
    split.setSizes(sizes)
    return split


def take_out(layout: QLayout | QStackedWidget, widget: QWidget) -> None:
    """Take a widget out of a layout, for good."""
    layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


def take_all_out(layout: QLayout) -> None:
    """Take all widgets out of a layout, for good."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            take_out(layout, widget)
