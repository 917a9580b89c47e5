"""Changes of the open file by other programs: noticed, and never lost silently, on neither side."""

import re
from pathlib import Path

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, QSysInfo, QTimer, Signal

from kneedeep.model.scenario.io.files import FileFailed, read_bytes
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.yaml_patch.decoder import decode
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support import listed
from kneedeep_editor.documents.document_files import document_of
from kneedeep_editor.mainwindow.difference_texts import differences
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.mainwindow.user_questions import ExternalChange
from kneedeep_editor.texts import tr

_QUIET = 200
"""Milliseconds in which a file must not change before it is looked at."""
_CONFLICT = rf"[ .(_-].*(conflict|konflikt).*|-(desktop|laptop)-\w+|-{re.escape(QSysInfo.machineHostName())}"
"""What Dropbox, Nextcloud, Syncthing and OneDrive (the name of a computer) put after the name of a file."""


class FileWatch(WindowFeature):
    """Watches the file of one document, and looks at it when the window is come back to and before it is saved.

    `looked`: the file was quiet long enough after a change, or after the window was come back to, and was looked at.
    """

    looked = Signal()

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._document = shell.document
        self._left: str | None = None
        """A text that was asked about and is not asked about again before saving."""
        self._given_up: str | None = None
        """A text that may be written over without asking: whose keeper said so."""
        self._compared = False
        """Whether the file's content is shown in a window beside: ask again when this window is back in front."""
        self._asking = self._missing = False
        self._mentioned: set[str] = set()
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._wait)
        self._watcher.directoryChanged.connect(self._wait)
        self._timer = QTimer(self, singleShot=True, interval=_QUIET)
        self._timer.timeout.connect(self._notice)
        shell.window.installEventFilter(self)
        shell.saving.before_save.append(lambda: self.check_file(saving=True))
        self._document.renamed.connect(self._follow)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the file when the window is come back to."""
        if event.type() == QEvent.Type.WindowActivate and watched is self._shell.window:
            self._wait()
        return False

    def _notice(self) -> None:
        if not self._compared or self._shell.window.isActiveWindow():
            self.check_file()
        self._mention_copies()
        self.looked.emit()

    def check_file(self, *, saving: bool = False) -> bool:
        """Ask what to do if the file has another text than the last one read or written.

        Returns whether the document may be written to its file now.
        """
        document = self._document
        path, source = document.path, document.source
        if path is None or source is None or not document.editable or self._asking:
            return not self._asking
        self._watch()
        try:
            text = decode(read_bytes(path))[0]
        except FileFailed:
            return self._miss()
        except Unreadable:
            text = _mark_of(path)
        self._missing = False
        if text in (source.tree.text, self._given_up) or (text == self._left and not saving):
            return True
        return self._ask(text)

    def _ask(self, text: str) -> bool:
        document, questions = self._document, self._shell.questions
        reading = read(text)
        self._asking = True
        try:
            answer = questions.changed_outside(
                self._shell.window, document.title, self._told(reading), unsaved=document.modified
            )
        finally:
            self._asking = False
        self._compared = False
        if answer is ExternalChange.RELOAD and reading.scenario is not None and not reading.newer:
            document.reload(text, tr("Reload the file"))
            self._shell.status.say(tr("The file was reloaded; Undo restores what was here."))
            return False
        if answer is ExternalChange.COMPARE and reading.scenario is not None:
            self._compared = True
            beside = document_of(reading.scenario)
            beside.alias = tr("{name} (version on disk)", name=document.title)
            self._shell.signals.document_asked.emit(beside)
            return False
        self._left = text
        document.undo_stack.resetClean()
        if answer is ExternalChange.SAVE_AS:
            self._shell.saving.save_as()
            return False
        if answer is not ExternalChange.KEEP:
            return False
        self._given_up = text
        return True

    def _told(self, reading: Reading) -> list[str]:
        """The differences of the file's text to the saved value, in words. None if unreadable."""
        if reading.scenario is None or reading.newer:
            return []
        before = self._document.saved
        after = self._document.matched(reading.scenario)
        lines = differences(before, after, self._document.board.kinds)
        return lines or [tr("Changed: only comments or formatting.")]

    def _miss(self) -> bool:
        """Note that the file is gone: the document is the only copy."""
        if not self._missing:
            self._missing = True
            self._document.undo_stack.resetClean()
            self._shell.status.say(tr("The file is missing or can no longer be read. Save to keep your map."))
        return True

    def _mention_copies(self) -> None:
        """Say once what a synchronized folder has put beside the file."""
        path = self._document.path
        copies = conflicted_copies(path) if path is not None else []
        if not self._mentioned.issuperset(copies):
            self._mentioned.update(copies)
            self._shell.status.say(
                tr("Not synchronized: {copies}. File > Compare with… shows what is different.", copies=listed(copies))
            )

    def _follow(self) -> None:
        self._left = self._given_up = None
        self._watch()

    def _watch(self) -> None:
        """Watch the file, which may be another one by the same name, and its folder."""
        path = self._document.path
        wanted = {str(path), str(path.parent)} if path is not None else set()
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if missing := sorted(wanted - watched):
            self._watcher.addPaths(missing)

    def _wait(self) -> None:
        self._timer.start()


def conflicted_copies(path: Path) -> list[str]:
    """The names of the other versions of a file that a synchronized folder keeps beside it."""
    name = re.compile(rf"{re.escape(path.stem)}({_CONFLICT}){re.escape(path.suffix)}", re.IGNORECASE)
    return sorted(other.name for other in path.parent.glob("*") if name.fullmatch(other.name))


def _mark_of(path: Path) -> str:
    """A substitute for the content of a file that is no text. It changes with the file and is never readable."""
    try:
        status = path.stat()
    except OSError:
        return "\0"
    return f"\0{status.st_mtime_ns} {status.st_size}"
