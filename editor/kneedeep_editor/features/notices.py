"""Notices over the map: what comes of a step that should not be overlooked, until the next step or some seconds."""

from PySide6.QtCore import QObject

from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.panels.notice import Notice


def install(window: MainWindow) -> None:
    """Show what the window is warned of."""
    Notices(window)


class Notices(QObject):
    """The notices of one window."""

    def __init__(self, window: MainWindow) -> None:
        """Make the notice when there is one to show."""
        super().__init__(window)
        self._window = window
        self._notice: Notice | None = None
        window.parts.work.warned.connect(self._tell)
        window.document.changed.connect(self._hide)

    def _tell(self, text: str) -> None:
        if self._notice is None:
            self._notice = Notice(self._window.parts.canvas)
            self._notice.undo_asked.connect(self._window.document.undo_stack.undo)
        self._notice.tell(text)

    def _hide(self) -> None:
        if self._notice is not None:
            self._notice.hide()
