"""Changes of the open file by other programs. Neither these nor the user's changes are lost silently."""

import re
from pathlib import Path

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, QSysInfo, QTimer, Signal

from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes
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
"""Milliseconds without a change before the file is read."""
_CONFLICT = rf"[ .(_-].*(conflict|konflikt).*|-(desktop|laptop)-\w+|-{re.escape(QSysInfo.machineHostName())}"
"""The pattern of names that Dropbox, Nextcloud, Syncthing and OneDrive give to conflicting copies."""


class FileWatch(WindowFeature):
    """Watches the file of one document, and checks it when the window is activated and before saving.

    `looked`: the file was checked, after a pause without changes.
    """

    looked = Signal()

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._document = shell.document
        self._left: str | None = None
        """A text of the file that the user has declined. It is only asked about again before saving."""
        self._given_up: str | None = None
        """A text of the file that the user has agreed to overwrite. It is not asked about again."""
        self._compared = False
        """Whether a comparison with the file is open. Activating this window then asks again."""
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
        """Check the file when the window is activated."""
        if event.type() == QEvent.Type.WindowActivate and watched is self._shell.window:
            self._wait()
        return False

    def _notice(self) -> None:
        if not self._compared or self._shell.window.isActiveWindow():
            self.check_file()
        self._mention_copies()
        self.looked.emit()

    def check_file(self, *, saving: bool = False) -> bool:
        """Ask what to do if the file differs from the text that was last read or written.

        Returns whether the document may be saved.
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
                self._shell.window, document.title, self._difference_lines(reading), unsaved=document.modified
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

    def _difference_lines(self, reading: Reading) -> list[str]:
        """The differences between the file's text and the saved value, in words. Empty if it is unreadable."""
        if reading.scenario is None or reading.newer:
            return []
        before = self._document.saved
        after = self._document.matched(reading.scenario)
        lines = differences(before, after, self._document.board.kinds)
        return lines or [tr("Changed: only comments or formatting.")]

    def _miss(self) -> bool:
        """Note that the file is gone, so that the document is the only copy."""
        if not self._missing:
            self._missing = True
            self._document.undo_stack.resetClean()
            self._shell.status.say(tr("The file is missing or can no longer be read. Save to keep your map."))
        return True

    def _mention_copies(self) -> None:
        """Report conflicting copies of a synchronized folder once."""
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
        """Watch the file, which may have been replaced, and its folder."""
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
    """The names of conflicting copies beside a file in a synchronized folder."""
    name = re.compile(rf"{re.escape(path.stem)}({_CONFLICT}){re.escape(path.suffix)}", re.IGNORECASE)
    return sorted(other.name for other in path.parent.glob("*") if name.fullmatch(other.name))


def _mark_of(path: Path) -> str:
    """A substitute for the content of an unreadable file, which changes when the file does."""
    try:
        status = path.stat()
    except OSError:
        return "\0"
    return f"\0{status.st_mtime_ns} {status.st_size}"
