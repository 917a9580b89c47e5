"""The toolbar button that begins a game. Dragged onto the map, it begins there."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QToolButton


class PlayButton(QToolButton):
    """The button. `led` has the screen position that it is dragged over, `dropped` the one of the drop."""

    led = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setDefaultAction(action)
        self.setAccessibleName(action.iconText())
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self._dragged = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the button, or open its menu."""
        super().mousePressEvent(event)
        self._dragged = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer out of the button."""
        super().mouseMoveEvent(event)
        pressed = bool(event.buttons() & Qt.MouseButton.LeftButton)
        self._dragged = pressed and not self.rect().contains(event.position().toPoint())
        if self._dragged:
            self.setCursor(Qt.CursorShape.CrossCursor)
            self.led.emit(event.globalPosition().toPoint())
        else:
            self.unsetCursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Begin: by a click, or where the button is let go."""
        super().mouseReleaseEvent(event)
        self.unsetCursor()
        if self._dragged:
            self._dragged = False
            self.dropped.emit(event.globalPosition().toPoint())
