"""The toolbar button that starts a game. Dragged onto the map, it starts the game there."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QToolButton


class PlayButton(QToolButton):
    """The button. `led` has the screen position of a drag, `dropped` that of the drop."""

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
        """Press the button, or open its menu."""
        super().mousePressEvent(event)
        self._dragged = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the pointer out of the button."""
        super().mouseMoveEvent(event)
        pressed = bool(event.buttons() & Qt.MouseButton.LeftButton)
        self._dragged = pressed and not self.rect().contains(event.position().toPoint())
        if self._dragged:
            self.setCursor(Qt.CursorShape.CrossCursor)
            self.led.emit(event.globalPosition().toPoint())
        else:
            self.unsetCursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Start by a click or a drop."""
        super().mouseReleaseEvent(event)
        self.unsetCursor()
        if self._dragged:
            self._dragged = False
            self.dropped.emit(event.globalPosition().toPoint())
