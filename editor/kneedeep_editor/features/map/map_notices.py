"""Notices over the map about important results of a step and unreadable parts of the file."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer

from kneedeep.support.printable import visible
from kneedeep_editor.documents.document_files import unreadable_text
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.panels.widgets.notice_bar import NoticeBar
from kneedeep_editor.texts import tr

_SHOWN = 8
"""Number of listed notes of an import. All notes are comments in the file."""
_LONGEST = 200
"""Number of characters shown of a note."""


class MapNotices(WindowFeature):
    """The notices of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._notice: NoticeBar | None = None
        self._do: Callable[[], object] = bool
        """What the button of an offer does."""
        shell.work.warned.connect(self._tell)
        shell.document.changed.connect(self._hide)
        # The map has its size once it was painted.
        shell.canvas.painted.connect(self._tell_unread_soon, Qt.ConnectionType.SingleShotConnection)

    def offer(self, text: str, label: str, do: Callable[[], object]) -> None:
        """Show a notice with a button until the next change."""
        self._do = do
        self._made().offer(text, label)

    def _made(self) -> NoticeBar:
        if self._notice is None:
            self._notice = NoticeBar(self._shell.canvas)
            self._notice.undo_asked.connect(self._shell.document.undo_stack.undo)
            self._notice.accepted.connect(lambda: self._do())
        return self._notice

    def _tell(self, text: str) -> None:
        self._made().show_notice(text)

    def _tell_unread_soon(self) -> None:
        QTimer.singleShot(0, self, self._tell_unread)

    def _tell_unread(self) -> None:
        document = self._shell.document
        text = unreadable_text(document)
        if document.origin is not None:
            told = origin_text(document.origin, document.import_notes)
            self._made().ask("\n".join(filter(None, (told, text))))
        elif text:
            self._made().ask(text)
        if text:
            self._shell.navigation.show_panel()

    def _hide(self) -> None:
        if self._notice is not None:
            self._notice.hide()


def origin_text(origin: Path, notes: Sequence[str] = ()) -> str:
    """A text that a map was taken out of a file, which stays unchanged, with the notes of the import."""
    text = tr(
        "This is the scenario in {name}, as a new map. Save asks for a name; {name} stays as it is.", name=origin.name
    )
    more = len(notes) - _SHOWN
    rest = [tr("… and {more} more, as comments at the head of the file when it is saved.", more=more)]
    return "\n".join((text, *map(_short, notes[:_SHOWN]), *(rest if more > 0 else ())))


def _short(note: str) -> str:
    text = visible(note)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
