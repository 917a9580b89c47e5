"""Files that are dragged into the window are opened."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

from kneedeep_editor.mainwindow.shell import Shell


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
        if not isinstance(event, QDropEvent) or not _files_in(event.mimeData()):
            return False
        if isinstance(event, QDragEnterEvent | QDragMoveEvent):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            return True
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self._shell.signals.open_asked.emit(_files_in(event.mimeData()))
        return True


def _files_in(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()] if data.hasUrls() else []
