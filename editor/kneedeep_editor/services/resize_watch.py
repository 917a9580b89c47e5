"""Widgets over another one keep their place when it is resized."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class ResizeWatch(QObject):
    """Calls a function when a widget is resized, while the one over it is visible."""

    def __init__(self, floating: QWidget, over: QWidget, place: Callable[[], object]) -> None:
        """Watch `over` as long as the floating widget exists."""
        super().__init__(floating)
        self._floating, self._place = floating, place
        over.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put the floating widget into its place."""
        if event.type() == QEvent.Type.Resize and self._floating.isVisible():
            self._place()
        return False
