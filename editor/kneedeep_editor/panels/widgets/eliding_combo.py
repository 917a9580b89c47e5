"""A combo box that shortens long texts with an ellipsis and shows them in full as tool tip."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QToolTip

from kneedeep_editor.services.widgets import plain_tip


class ElidingCombo(QComboBox):
    """A combo box whose long choice is shortened, and is also its tool tip."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the combo box with the shortened text."""
        option = self._option()
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def event(self, event: QEvent) -> bool:
        """Show the full text as tool tip if it is shortened."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.shortened:
            QToolTip.showText(event.globalPos(), plain_tip(f"{self.currentText()}\n{self.toolTip()}".strip()), self)
            return True
        return super().event(event)

    @property
    def shortened(self) -> bool:
        """Whether the text does not fit."""
        return self._option().currentText != (self.currentText() or self.placeholderText())

    def _option(self) -> QStyleOptionComboBox:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        if not (text := self.currentText()):
            text = self.placeholderText()
            option.palette.setBrush(option.palette.ColorRole.ButtonText, option.palette.placeholderText())
        room = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        taken = 0 if option.currentIcon.isNull() else option.iconSize.width() + 4
        option.currentText = option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width() - taken - 2)
        return option
