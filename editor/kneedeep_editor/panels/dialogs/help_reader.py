"""The reader of help pages with their pictures, from files of the program."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QTextBrowser, QWidget

from kneedeep_editor.services.help_files import PAGES, help_page
from kneedeep_editor.services.widgets import dialog_buttons, lay_column, size_on_screen

_SIZE = QSize(900, 680)
_AROUND = 72
"""The width of the window beside a picture, in pixels."""
_OUTSIDE = ("http", "https", "mailto")


class HelpReader(QDialog):
    """The window of the reader, which stays open beside the map."""

    def __init__(self, parent: QWidget, page: Path, title: str) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.resize(size_on_screen(self, _SIZE))
        self.text = _Pages(page.parent)
        self.text.setAccessibleName(title)
        lay_column((self.text, 1), dialog_buttons(self), of=self)
        self.text.turn_to(page.name)
        self.text.setFocus()


class _Pages(QTextBrowser):
    """The text of a page. Links open other pages, headings, or the system's browser."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._page = ""
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.setSearchPaths([str(folder)])

    def turn_to(self, page: str, heading: str = "") -> None:
        """Show a page, scrolled to a heading."""
        if page != self._page:
            self._page = page
            self.setMarkdown((self._folder / page).read_text(encoding="utf-8"))
        self.moveCursor(QTextCursor.MoveOperation.Start)
        block = self.document().begin()
        while heading and block.isValid():
            if block.blockFormat().headingLevel() and _anchor(block.text()) == heading:
                self.setTextCursor(QTextCursor(block))
                below = self.document().documentLayout().blockBoundingRect(block).top()
                self.verticalScrollBar().setValue(round(below))
                return
            block = block.next()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """A picture of the page, limited to its width."""
        path = (self._folder / QUrl(name).path()).resolve()
        if kind == QTextDocument.ResourceType.ImageResource.value and path.is_relative_to(self._folder):
            image = QImage(str(path))
            room = self.window().width() - _AROUND
            if not image.isNull() and image.width() > room:
                return image.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)
            return image
        return None

    def _follow(self, url: QUrl) -> None:
        if url.scheme() in _OUTSIDE:
            QDesktopServices.openUrl(url)
            return
        page = Path(url.path()).name.partition(".")[0]
        if not page or f"{page}.md" in PAGES:
            self.turn_to(help_page(f"{page}.md").name if page else self._page, url.fragment())


def _anchor(heading: str) -> str:
    """The anchor of a heading: its words in lower case, joined by hyphens."""
    kept = (char for char in heading.lower() if char.isalnum() or char in " -")
    return "".join(kept).replace(" ", "-")
