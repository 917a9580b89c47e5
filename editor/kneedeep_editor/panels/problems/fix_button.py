"""A button that does something about a problem."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter

_BESIDE = 12
"""Pixels left free beside icon and text."""


class FixButton(QPushButton):
    """A button for a problem. Text too long for it ends with dots."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button with as much of its text as fits. The text itself stays complete."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        room -= self.iconSize().width() + _BESIDE
        option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()
