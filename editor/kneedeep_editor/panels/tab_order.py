"""The order of Tab: as things stand on the screen, also where some of them were made later than others."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGridLayout, QLayout, QWidget


def stops_of(widget: QWidget) -> list[QWidget]:
    """Return what in a widget takes the keyboard now, in the order of its layouts: row by row."""
    found: list[QWidget] = []
    _collect(widget, found)
    return [one for one in found if one.isVisible() and one.isEnabled()]


def lead_on(widget: QWidget, *, forwards: bool) -> QWidget | None:
    """Give the keyboard to what comes next in a widget, or to what comes after it; return that, None for nothing.

    The order that Qt keeps itself can't be relied on: what is made later comes last, and what is made of several
    widgets can't always be put in another place.
    """
    stops = stops_of(widget)
    present = QApplication.focusWidget()
    within = (
        number for number, one in enumerate(stops) if present and one in (present, present.parentWidget())
    )
    place = next(within, None)
    target: QWidget | None
    if place is not None and 0 <= (number := place + (1 if forwards else -1)) < len(stops):
        target = stops[number]
    else:
        target = _outside(widget, forwards=forwards)
    if target is not None:
        reason = Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
        target.setFocus(reason)
    return target


def _outside(widget: QWidget, *, forwards: bool) -> QWidget | None:
    """Return the next that takes the keyboard outside of a widget."""
    one: QWidget | None = widget
    while one is not None:
        one = one.nextInFocusChain() if forwards else one.previousInFocusChain()
        if one is None or one is widget:
            return None
        takes = one.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        if takes and one.isVisible() and one.isEnabled() and not widget.isAncestorOf(one):
            return one
    return None


def _collect(widget: QWidget, found: list[QWidget]) -> None:
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
        found.append(widget)
    layout = widget.layout()
    if layout is not None:
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
