"""Files that are dragged into the window are opened. A picture without a scenario inside is one to trace."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

from kneedeep_editor.documents.document_files import holds_scenario
from kneedeep_editor.features.map.tracing import Tracing
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.services.tracing.picture_reading import ENDINGS


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
        files = _files_in(event.mimeData())
        pictures = [file for file in files if file.suffix.lower() in (*ENDINGS, ".pdf") and not holds_scenario(file)]
        for picture in pictures[:1]:
            self._shell.feature(Tracing).read(picture)
        if others := [file for file in files if file not in pictures]:
            self._shell.signals.open_asked.emit(others)
        return True


def _files_in(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()] if data.hasUrls() else []
