"""Files that are dragged from other programs."""

from pathlib import Path

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDropEvent


def files_in(data: QMimeData) -> list[Path]:
    """The files in the data of a drag."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()] if data.hasUrls() else []


def takes_files(event: QDropEvent) -> bool:
    """Accept a drag with files as a copy. Returns False for any other drag."""
    if not files_in(event.mimeData()):
        return False
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
    return True
