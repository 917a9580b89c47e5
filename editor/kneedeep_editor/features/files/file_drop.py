"""Files that are dragged into the window are opened."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragMoveEvent, QDropEvent

from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.services.dropped_files import files_in, takes_files


class Dropping(QObject):
    """Handles dropped files. All other drags are left to the map."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        shell.window.setAcceptDrops(True)
        shell.window.installEventFilter(self)
        shell.canvas.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept drags with files over any part of the window."""
        if not isinstance(event, QDropEvent) or not takes_files(event):
            return False
        if not isinstance(event, QDragMoveEvent):
            self._shell.signals.open_asked.emit(files_in(event.mimeData()))
        return True
