"""A button that does something about a problem."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter

_BESIDE = 12
"""Pixels left free beside icon and text."""


class FixButton(QPushButton):
    """A button that does something about a problem; words for which there is no room end with dots."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button with as much of its text as there is room for; all of it stays its text."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        room -= self.iconSize().width() + _BESIDE
        option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()
