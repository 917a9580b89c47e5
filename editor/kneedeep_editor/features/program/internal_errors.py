"""Handling of internal errors: unsaved work is saved first, then a report is offered."""

import re
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple

import PySide6
from PySide6.QtCore import QObject, QTimer, qVersion
from PySide6.QtWidgets import QApplication

from kneedeep import __version__
from kneedeep_editor.features.files.autosave import Autosave
from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.mainwindow.user_questions import Questions
from kneedeep_editor.texts import tr

_PACKAGES: Final = ("kneedeep", "kneedeep_editor", "PySide6", "yaml")
_MOST_FRAMES: Final = 40
_PATH = re.compile(r"""(?:[A-Za-z]:[\\/]|~?[\\/])(?:[^\s\\/:'"<>|]+(?: [^\s\\/:'"<>|]+)*[\\/])+""")
"""The folders of a path: absolute, below the home folder, or on a Windows drive."""
STATUS: Final = 70
"""The exit status if the user closed the editor after an error."""


class InternalError(NamedTuple):
    """An internal error: its summary line, the text of a report, and its place, which identifies it."""

    line: str
    report: str
    place: str


def internal_error_of(error: BaseException) -> InternalError:
    """The reportable part of an exception, without folders, users' files and texts of scenarios."""
    import platform

    frames = traceback.extract_tb(error.__traceback__)[-_MOST_FRAMES:]
    places = [f"{_module(frame.filename)}:{frame.lineno} in {frame.name}" for frame in frames]
    line = f"{type(error).__name__}: {without_folders(str(error))}".rstrip(": ")
    about = (
        f"kneedeep {__version__}, Python {platform.python_version()}, "
        f"PySide6 {PySide6.__version__} (Qt {qVersion()}), {platform.system()} {platform.machine()}"
    )
    report = "\n".join(["kneedeep editor: report of a fault", about, "", line, *(f"  at {one}" for one in places)])
    return InternalError(line, report, f"{type(error).__name__} {places[-1] if places else ''}")


def without_folders(text: str) -> str:
    """A text with paths shortened to `…/` and the file name."""
    return _PATH.sub("…/", text)


def _module(path: str) -> str:
    """The file of a frame relative to its package, or only its name."""
    parts = Path(path).parts
    for place in range(len(parts) - 1, -1, -1):
        # The checkout's folder can have a package's name. Paths in a download start with the package.
        if parts[place] in _PACKAGES and (not place or Path(*parts[: place + 1], "__init__.py").is_file()):
            return "/".join(parts[place:])
    return Path(path).name


class ExceptionHooks:
    """Passes every uncaught exception to a callback, and writes it to the terminal."""

    def __init__(self, report: Callable[[InternalError], None]) -> None:
        self._told = report
        self._before = sys.excepthook
        self._is_reporting = False
        sys.excepthook = self._catch

    def stop(self) -> None:
        """Stop catching exceptions."""
        sys.excepthook = self._before

    def _catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._before(kind, error, trace)
        if isinstance(error, Exception) and not self._is_reporting:
            self._is_reporting = True
            try:
                self._told(internal_error_of(error))
            except Exception as another:  # noqa: BLE001 -- a fault in the report of a fault must not end in a loop
                self._before(type(another), another, another.__traceback__)
            finally:
                self._is_reporting = False


class InternalErrors(QObject):
    """Reports each internal error once. Repeated ones are shown in the status bar."""

    def __init__(
        self, running: QApplication, windows: Callable[[], Sequence[MainWindow]], questions: Questions
    ) -> None:
        super().__init__(running)
        self._application, self._windows, self._questions = running, windows, questions
        self._told: dict[str, int] = {}
        self._waiting: list[InternalError] = []
        self._asking = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell)
        self._watch = ExceptionHooks(self._caught)

    def stop(self) -> None:
        """Stop catching exceptions."""
        self._watch.stop()

    def _caught(self, error: InternalError) -> None:
        """Save all unsaved work now. Report the error after the current event."""
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
                    # Windows are not closed, since that would ask questions and delete recovery files.
                    for open_window in self._windows():
                        open_window.shell.feature(Autosave).leave()
                    self._application.exit(STATUS)
                    return
        finally:
            self._asking = False

    def _kept(self) -> list[str]:
        """Sentences for each document with unsaved changes: whether and where they are saved."""
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
                    tr("The unsaved changes to {title} could not be backed up. Continue, and save it now.", title=title)
                )
        return lines or [tr("There were no unsaved changes.")]
