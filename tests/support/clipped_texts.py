"""Texts that a window cuts off: labels and buttons that are smaller than what they say."""

from collections.abc import Iterator
from html import unescape

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QToolButton, QWidget

from kneedeep_editor.panels.problems.problems_list import FixButton

_SLACK = 1
"""Pixels that rounding may take."""
_WIDE = 10_000


def clipped_texts(window: QWidget) -> Iterator[str]:
    """Yield a line for each label and button with a clipped text. A fix may continue in its tool tip."""
    for one in (window, *window.findChildren(QWidget)):
        if isinstance(one, (QLabel, QAbstractButton)) and one.isVisible() and one.text():
            if isinstance(one, FixButton) and one.text() in unescape(one.toolTip()):
                continue
            wanted = _wanted(one)
            if not _holds(one.contentsRect().size(), wanted):
                yield (
                    f"{type(one).__name__} {one.objectName()} {one.text()!r} has {one.width()}×{one.height()}, "
                    f"needs {wanted.width()}×{wanted.height()}"
                )


def _holds(size: QSize, wanted: QSize) -> bool:
    return wanted.boundedTo(size + QSize(_SLACK, _SLACK)) == wanted


def _wanted(one: QLabel | QAbstractButton) -> QSize:
    """The size that the text needs. Empty if an icon replaces it."""
    metrics = one.fontMetrics()
    if isinstance(one, QLabel):
        if one.textFormat() != Qt.TextFormat.PlainText:
            return QSize()
        room = QRect(0, 0, one.contentsRect().width() if one.wordWrap() else _WIDE, _WIDE)
        flags = Qt.TextFlag.TextWordWrap if one.wordWrap() else Qt.TextFlag.TextSingleLine
        if "\n" in one.text() and not one.wordWrap():
            flags = Qt.TextFlag.TextExpandTabs
        if one.buddy() is not None:
            flags |= Qt.TextFlag.TextShowMnemonic
        return metrics.boundingRect(room, flags, one.text()).size()
    if not one.icon().isNull() and isinstance(one, QToolButton):
        if one.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
            return QSize()
    return metrics.size(Qt.TextFlag.TextShowMnemonic, one.text())
