"""Handling of internal errors: unsaved work is kept first, then a report is offered."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from kneedeep_editor.features.files.autosave import Autosave
from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.mainwindow.user_questions import Questions
from kneedeep_editor.services.process.internal_error import ExceptionHooks, InternalError
from kneedeep_editor.texts import tr

STATUS: Final = 70
"""The exit status after a fault upon which the person closed the editor."""


class InternalErrors(QObject):
    """Catches internal errors. The same error is reported once. Repeats are shown in the status bar."""

    def __init__(
        self, running: QApplication, windows: Callable[[], Sequence[MainWindow]], questions: Questions
    ) -> None:
        """Watch from now on."""
        super().__init__(running)
        self._application, self._windows, self._questions = running, windows, questions
        self._told: dict[str, int] = {}
        self._waiting: list[InternalError] = []
        self._asking = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell)
        self._watch = ExceptionHooks(self._caught)

    def stop(self) -> None:
        """Watch no longer."""
        self._watch.stop()

    def _caught(self, error: InternalError) -> None:
        """Keep all unsaved work now. Report once the current event is over."""
        windows = self._windows()
        for window in windows:
            window.shell.feature(Autosave).keep()
        times = self._told[error.place] = self._told.get(error.place, 0) + 1
        if times == 1:
            self._waiting.append(error)
            self._soon.start()
        else:
            for window in windows:
                window.shell.status.say(
                    tr("The same error occurred again ({times} times): {line}", times=times, line=error.line)
                )

    def _tell(self) -> None:
        if self._asking or not self._waiting:
            return
        self._asking = True
        try:
            while self._waiting:
                error = self._waiting.pop(0)
                window = QApplication.activeWindow()
                if not self._questions.internal_error(window, error.line, self._kept(), error.report):
                    # Without closing windows: that would ask, and take the side files away.
                    for open_window in self._windows():
                        open_window.shell.feature(Autosave).leave()
                    self._application.exit(STATUS)
                    return
        finally:
            self._asking = False

    def _kept(self) -> list[str]:
        """Say of each document with unsaved changes whether they are kept, and where."""
        lines = []
        for window in self._windows():
            autosave, title = window.shell.feature(Autosave), window.document.title
            if not window.document.modified:
                continue
            if autosave.keep():
                lines.append(
                    tr(
                        "The unsaved changes to {title} are saved in {side}. If the editor closes now, it "
                        "offers to restore them at the next start.",
                        title=title,
                        side=autosave.side,
                    )
                )
            else:
                lines.append(
                    tr(
                        "The unsaved changes to {title} could not be backed up. Continue, and save it now.",
                        title=title,
                    )
                )
        return lines or [tr("There were no unsaved changes.")]
