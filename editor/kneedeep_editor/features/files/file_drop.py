"""Opening files dropped onto the window. A picture without an embedded scenario is used for tracing."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragMoveEvent, QDropEvent

from kneedeep_editor.documents.document_files import holds_scenario
from kneedeep_editor.features.map.tracing import Tracing
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.services.dropped_files import files_in, takes_files
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
        """Accept dragged files over any part of the window."""
        if not isinstance(event, QDropEvent) or not takes_files(event):
            return False
        if isinstance(event, QDragMoveEvent):
            return True
        files = files_in(event.mimeData())
        pictures = [file for file in files if file.suffix.lower() in (*ENDINGS, ".pdf") and not holds_scenario(file)]
        for picture in pictures[:1]:
            self._shell.feature(Tracing).panel.read(picture)
        if others := [file for file in files if file not in pictures]:
            self._shell.signals.open_asked.emit(others)
        return True
