"""Autosave to a recovery file, and recovery after a crash."""

import itertools
from pathlib import Path

from PySide6.QtCore import QLockFile, QTimer

from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep_editor.documents.recovery_files import (
    in_use,
    lock_of,
    read_side_file,
    recovery_edit,
    side_file,
    write_side_file,
)
from kneedeep_editor.mainwindow.difference_texts import differences
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import tr

AFTER = 20_000
"""Milliseconds from an edit to the autosave."""
_NUMBERS = itertools.count(1)


class Autosave(WindowFeature):
    """Keeps the unsaved state of a window's document in a recovery file until it is saved or discarded."""

    def __init__(self, shell: Shell) -> None:
        """Watch the document. Unsaved work of an earlier run is offered after the first paint."""
        super().__init__(shell)
        self._document = shell.document
        self._folder = shell.settings.unsaved
        self._number = next(_NUMBERS)
        self._failed = self._left = False
        self._offered = self._document.path is None
        self.timer = QTimer(self, singleShot=True, interval=AFTER)
        self.timer.timeout.connect(self.keep)
        self._kept_at: Path | None = None
        self._lock: QLockFile | None = None
        self._document.changed.connect(self._follow)
        self._document.undo_stack.cleanChanged.connect(self._clean)
        shell.signals.closed.connect(self.drop)
        if not self._offered:
            shell.canvas.painted.connect(self._offer_soon)

    @property
    def side(self) -> Path:
        """The path of the document's recovery file, written or not."""
        return side_file(self._folder, self._document.path, self._number)

    def keep(self) -> bool:
        """Write the recovery file if there are unsaved changes. Returns False if that failed."""
        if not self._document.modified or not self._document.editable:
            return True
        side = self.side
        try:
            write_side_file(side, self._document)
        except (FileFailed, ValueError) as error:
            if not self._failed:
                self._shell.status.say(tr("Unsaved changes can't be backed up: {error}", error=error))
            self._failed = True
            return False
        self._failed = False
        self._hold(side)
        return True

    def drop(self) -> None:
        """Remove the recovery file, whose content is saved or discarded."""
        self.timer.stop()
        if self._left:
            return
        if self._kept_at is not None:
            self._kept_at.unlink(missing_ok=True)
            self._kept_at = None
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def leave(self) -> None:
        """Leave the recovery file when the window closes, since the editor ends without asking."""
        self._left = True

    def _hold(self, side: Path) -> None:
        """Remember the written recovery file, and lock it against other editors."""
        if self._kept_at != side:
            self.drop()
            self._kept_at = side
            self._lock = lock_of(side)
            self._lock.tryLock(0)

    def _follow(self) -> None:
        if not self.timer.isActive():
            self.timer.start()

    def _clean(self, clean: bool) -> None:
        if clean:
            self.drop()

    def _offer_soon(self) -> None:
        if not self._offered:
            self._offered = True
            QTimer.singleShot(0, self, self._offer)

    def _offer(self) -> None:
        """Ask once whether to restore the recovery file. If declined, it is removed."""
        side = self.side
        if not side.exists() or not self._document.editable or self._document.modified or in_use(side):
            return
        unsaved = read_side_file(side)
        if unsaved is None:
            side.unlink()
            return
        edit = recovery_edit(self._document, unsaved)
        before = self._document.scenario
        lines = differences(before, edit.apply(before), self._document.board.kinds)
        wanted = self._shell.questions.recover(self._shell.window, self._document.title, lines) if lines else False
        if wanted is None:
            return
        if wanted:
            self._document.edit(edit)
            self._hold(side)
            self._shell.status.say(tr("The unsaved changes are restored; Undo removes them again."))
        else:
            side.unlink(missing_ok=True)
