"""Faults of the program itself: caught wherever they happen, and reported without anything private."""

import re
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple

import PySide6
from PySide6.QtCore import qVersion

from kneedeep import __version__

_PACKAGES: Final = ("kneedeep", "kneedeep_editor", "PySide6", "yaml")
_MOST_FRAMES: Final = 40
_PATH = re.compile(r"""(?:[A-Za-z]:[\\/]|~?[\\/])(?:[^\s\\/:'"<>|]+(?: [^\s\\/:'"<>|]+)*[\\/])+""")
"""The folders of an absolute path, of one below the home folder, or of one on a Windows drive."""


class InternalError(NamedTuple):
    """An internal error: its line, the text of a report, and its place (the same for the same error)."""

    line: str
    report: str
    place: str


def internal_error_of(error: BaseException) -> InternalError:
    """The reportable part of an exception: no folder, no file of the person's, no text of a scenario."""
    import platform

    frames = traceback.extract_tb(error.__traceback__)[-_MOST_FRAMES:]
    places = [f"{_module(frame.filename)}:{frame.lineno} in {frame.name}" for frame in frames]
    line = f"{type(error).__name__}: {without_folders(str(error))}".rstrip(": ")
    about = (
        f"kneedeep {__version__}, Python {platform.python_version()}, "
        f"PySide6 {PySide6.__version__} (Qt {qVersion()}), {platform.system()} {platform.machine()}"
    )
    report = "\n".join(
        ["kneedeep editor: report of a fault", about, "", line, *(f"  at {one}" for one in places)]
    )
    return InternalError(line, report, f"{type(error).__name__} {places[-1] if places else ''}")


def without_folders(text: str) -> str:
    """A text in which paths are cut down to `…/` and the name of the file."""
    return _PATH.sub("…/", text)


def _module(path: str) -> str:
    """The file of a frame from its package on, or its bare name."""
    parts = Path(path).parts
    for place in range(len(parts) - 1, -1, -1):
        # A folder of that name may be the checkout.
        if parts[place] in _PACKAGES and Path(*parts[: place + 1], "__init__.py").is_file():
            return "/".join(parts[place:])
    return Path(path).name


class ExceptionHooks:
    """Passes every uncaught exception to a function, besides writing it to the terminal."""

    def __init__(self, report: Callable[[InternalError], None]) -> None:
        """Watch from now on."""
        self._told = report
        self._before = sys.excepthook
        self._is_reporting = False
        sys.excepthook = self._catch

    def stop(self) -> None:
        """Watch no longer."""
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
