"""Recovery files: unsaved changes, written to the user's data folder."""

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QCryptographicHash, QLockFile

from kneedeep.model.scenario.edits.basic import Replace
from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes, write_atomically
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.io.writer import data_of
from kneedeep.model.scenario.model import SECTIONS, Scenario
from kneedeep.model.scenario.yaml_patch.file_limits import BYTES, Unreadable
from kneedeep.model.scenario.yaml_patch.value_text import inline
from kneedeep_editor.documents.document import Document
from kneedeep_editor.texts import later, tr

_FORMAT = 1
_TITLE = later("Recover unsaved changes")
_UNNAMED = "unnamed-"
_MOST_BYTES = 8 * BYTES


class UnsavedWork(NamedTuple):
    """A recovery file: the path of its scenario file, the digest of that file's text, the unsaved value.

    `places`: the index of each element in the file, -1 for a new element.
    """

    path: Path | None
    base: str
    scenario: Scenario
    places: tuple[int, ...]


def side_file(folder: Path, path: Path | None, number: int) -> Path:
    """The path of a document's recovery file: by the document's path, else by process and number."""
    if path is None:
        return folder / f"{_UNNAMED}{os.getpid()}-{number}.json"
    return folder / f"{digest(os.fsencode(os.path.realpath(path)))[:32]}.json"


def side_files(folder: Path) -> list[Path]:
    """All recovery files, those of named documents first."""
    return sorted(folder.glob("*.json"), key=lambda side: (side.name.startswith(_UNNAMED), side.name))


def write_side_file(side: Path, document: Document) -> None:
    """Write the recovery file of a document, completely or not at all. Raises FileFailed."""
    place_of = {element.serial: place for place, element in enumerate(document.saved.elements())}
    content = {
        "kneedeep-unsaved": _FORMAT,
        "path": os.path.realpath(document.path) if document.path is not None else None,
        "base": _mark(document),
        "places": [place_of.get(element.serial, -1) for element in document.scenario.elements()],
        "text": "".join(f"{key}: {inline(value)}\n" for key, value in data_of(document.scenario).items()),
    }
    make_folder(side.parent)
    write_atomically(side, json.dumps(content).encode("ascii"))


def make_folder(folder: Path) -> None:
    """Make a folder that only the user can read, if it is missing. Raises FileFailed."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise FileFailed(tr("Cannot write {file}: {reason}.", file=folder, reason=error.strerror or error)) from error


def read_side_file(side: Path) -> UnsavedWork | None:
    """The contents of a recovery file. None if it is missing or unreadable."""
    try:
        content = json.loads(read_bytes(side, _MOST_BYTES))
    except (FileFailed, Unreadable, ValueError, RecursionError):
        return None
    if not isinstance(content, dict) or content.get("kneedeep-unsaved") != _FORMAT:
        return None
    path, text, places = content.get("path"), content.get("text"), content.get("places")
    if not isinstance(text, str) or not isinstance(places, list):
        return None
    if (scenario := read(text).scenario) is None:
        return None
    return UnsavedWork(
        Path(path) if isinstance(path, str) else None,
        str(content.get("base")),
        scenario,
        tuple(place if isinstance(place, int) else -1 for place in places),
    )


def lock_of(side: Path) -> QLockFile:
    """The lock held by an editor for its recovery file. A crash leaves it stale."""
    lock = QLockFile(f"{side}.lock")
    lock.setStaleLockTime(0)
    return lock


def in_use(side: Path) -> bool:
    """Whether a running editor uses this recovery file."""
    lock = lock_of(side)
    if lock.tryLock(0):
        lock.unlock()
        return False
    return lock.error() == QLockFile.LockError.LockFailedError


def recovery_edit(document: Document, unsaved: UnsavedWork) -> Replace:
    """The edit that restores unsaved work. Elements of the file keep their serials."""
    if unsaved.base != _mark(document):
        return Replace(tr(_TITLE), document.matched(unsaved.scenario))
    present = list(document.scenario.elements())
    places = iter(unsaved.places)
    changes: dict[str, Any] = {}
    given = {0}
    for section in SECTIONS:
        with_serials = []
        for element in getattr(unsaved.scenario, section):
            place = next(places, -1)
            known = present[place] if 0 <= place < len(present) else None
            fits = known is not None and type(known) is type(element) and known.serial not in given
            serial = known.serial if known is not None and fits else 0
            given.add(serial)
            with_serials.append(element.having(serial=serial))
        changes[section] = tuple(with_serials)
    return Replace(tr(_TITLE), unsaved.scenario.having(**changes, next_serial=document.scenario.next_serial))


def _mark(document: Document) -> str:
    text = document.source.tree.text if document.source is not None else ""
    return digest(text.encode("utf-8", "surrogatepass"))


def digest(data: bytes) -> str:
    """The SHA-256 of data in hexadecimal."""
    # Qt's function, since loading OpenSSL would delay the start.
    made = QCryptographicHash.hash(data, QCryptographicHash.Algorithm.Sha256)
    return bytes(made.data()).hex()
