"""Saves a session to the user's folder after every step, and offers sessions to continue."""

import contextlib
import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QLockFile

from kneedeep.board.script.table_session import MOST_STEPS, TableStep
from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes, write_atomically
from kneedeep.model.scenario.io.writer import data_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.yaml_patch.file_limits import BYTES, Unreadable
from kneedeep.support.platforms.files import replace
from kneedeep_editor.texts import tr

_FORMAT = 1
MOST_FILES = 60
"""The number of saved sessions, the newest ones."""
_MOST_AT_ONCE = 9
_BEFORE = ".before"


class SavedSession(NamedTuple):
    """A saved session: its number of marines, the chosen entries of choices, its steps.

    `same`: the map has not changed since. `when`: the time of saving in seconds since 1970.
    """

    path: Path
    marines: int
    drawn: tuple[tuple[int, ...], ...]
    steps: tuple[TableStep, ...]
    same: bool
    when: float


class SavedSessions:
    """The sessions of one scenario. A second window for it uses another file."""

    def __init__(self, folder: Path, path: Path | None, scenario: Scenario) -> None:
        """Use a folder. `path`: the file of the scenario, if any."""
        self._folder = folder
        self._title, self._mark = scenario.title, _mark_of(scenario)
        whose = os.fsencode(os.path.realpath(path)) if path is not None else self._mark.encode()
        self._stem = sha256(whose).hexdigest()[:32]
        self._lock: QLockFile | None = None
        self.file: Path | None = None
        """The session's file. None if it can't be written."""

    def take(self) -> None:
        """Lock the first file that no other window uses. Raises FileFailed if there is none."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise FileFailed(
                tr("Cannot write {file}: {reason}.", file=self._folder, reason=error.strerror or error)
            ) from error
        for number in range(1, _MOST_AT_ONCE + 1):
            file = self._folder / (f"{self._stem}.json" if number == 1 else f"{self._stem}-{number}.json")
            lock = QLockFile(f"{file}.lock")
            lock.setStaleLockTime(0)
            if lock.tryLock(0):
                self._lock, self.file = lock, file
                return
        raise FileFailed(tr("Cannot write into {folder}: too many windows use this table.", folder=self._folder))

    def release(self) -> None:
        """Release the file for other windows."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock, self.file = None, None

    def offers(self) -> list[SavedSession]:
        """The sessions to continue: the last one, and the one before."""
        if self.file is None:
            return []
        found = [self._read(path) for path in (self.file, self._before)]
        return [one for one in found if one is not None and one.steps]

    def begin(self) -> None:
        """Move the last session away for a new one. Raises FileFailed."""
        if self.file is None or not self.file.exists():
            return
        last = self._read(self.file)
        try:
            if last is not None and last.steps:
                replace(self.file, self._before)
        except OSError as error:
            raise FileFailed(
                tr("Cannot write {file}: {reason}.", file=self.file, reason=error.strerror or error)
            ) from error

    def keep(self, marines: int, drawn: tuple[tuple[int, ...], ...], steps: tuple[TableStep, ...]) -> None:
        """Save a session, completely or not at all, and remove the oldest beyond MOST_FILES. Raises FileFailed."""
        if self.file is None:
            return
        content = {
            "kneedeep-table": _FORMAT,
            "title": self._title,
            "scenario": self._mark,
            "marines": marines,
            "drawn": drawn,
            "steps": [list(step) for step in steps],
        }
        fresh = not self.file.exists()
        write_atomically(self.file, json.dumps(content).encode("ascii"))
        if fresh:
            self._tidy()

    @property
    def _before(self) -> Path:
        assert self.file is not None
        return self.file.with_name(f"{self.file.stem}{_BEFORE}.json")

    def _tidy(self) -> None:
        files = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in files[MOST_FILES:]:
            path.unlink(missing_ok=True)
            with contextlib.suppress(FileNotFoundError):
                Path(f"{path}.lock").unlink()

    def _read(self, path: Path) -> SavedSession | None:
        """The session in a file. None if it is missing or unreadable."""
        try:
            content = json.loads(read_bytes(path, 2 * BYTES))
            when = path.stat().st_mtime
        except (FileFailed, Unreadable, OSError, ValueError, RecursionError):
            return None
        if not isinstance(content, dict) or content.get("kneedeep-table") != _FORMAT:
            return None
        marines, drawn, steps = (content.get(key) for key in ("marines", "drawn", "steps"))
        if not isinstance(marines, int) or not isinstance(drawn, list) or not isinstance(steps, list):
            return None
        numbers = (one for one in drawn if isinstance(one, list) and all(isinstance(part, int) for part in one))
        read = tuple(TableStep(*step) for step in steps[:MOST_STEPS] if _is_step(step))
        return SavedSession(
            path, marines, tuple(map(tuple, numbers)), read, content.get("scenario") == self._mark, when
        )


def _is_step(value: Any) -> bool:
    kinds = (str, str, int)
    return (
        isinstance(value, list)
        and len(value) == len(kinds)
        and all(isinstance(one, kind) for one, kind in zip(value, kinds, strict=True))
    )


def _mark_of(scenario: Scenario) -> str:
    text = json.dumps(data_of(scenario), default=str, sort_keys=True)
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
