"""The tab order: by position on the screen, whatever the order of creation."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLayout, QWidget

from kneedeep_editor.panels.widgets.adaptive_row import AdaptiveRow


def order_tabs(widget: QWidget, known: list[QWidget] | None = None) -> list[QWidget]:
    """Let Tab go through the widgets of a widget in the order of its layouts, row by row.

    Returns the widgets in that order. Nothing is done if that is `known` already.
    """
    found: list[QWidget] = []
    _collect(widget, found)
    if found != known:
        for before, after in zip(found, found[1:], strict=False):
            QWidget.setTabOrder(before, after)
    return found


def _collect(widget: QWidget, found: list[QWidget]) -> None:
    # One that hands the focus on is left out: Qt would move, or leave behind, all that is in it.
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
        found.append(widget)
    layout = widget.layout()
    if isinstance(widget, AdaptiveRow):
        for inner in widget.widgets:
            _collect(inner, found)
    elif layout is not None:
        _collect_in(layout, found)


def _collect_in(layout: QLayout, found: list[QWidget]) -> None:
    for number in _order(layout):
        item = layout.itemAt(number)
        inner = item.widget() if item is not None else None
        if inner is not None:
            _collect(inner, found)
        elif item is not None and (below := item.layout()) is not None:
            _collect_in(below, found)


def _order(layout: QLayout) -> list[int]:
    numbers = list(range(layout.count()))
    if isinstance(layout, QGridLayout):
        numbers.sort(key=lambda number: tuple(layout.getItemPosition(number))[:2])  # type: ignore[arg-type]
    return numbers
