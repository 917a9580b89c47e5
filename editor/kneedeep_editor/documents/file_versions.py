"""Earlier versions of files: what a save overwrites, kept in the user's data folder by path.

A version is a plain copy of the file. Its name has the time of its saving and a digest of its replacement.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes, write_atomically
from kneedeep_editor.documents.recovery_files import digest, make_folder

MOST, MOST_BYTES, MOST_BYTES_IN_ALL = 50, 8 << 20, 64 << 20
"""The maximum number and bytes of versions of one file, and the maximum bytes for all files."""
_RECENT = 20
"""The number of newest versions that are never thinned out."""
_NAME = re.compile(r"(?P<time>\d{1,19})-(?P<next>[0-9a-f]{16})\.yaml")
_PATH = "path"
"""The file in a folder of versions with the path of their file."""
_LONGEST_PATH = 4096


class Version(NamedTuple):
    """A kept version: its file, and the time of its saving in nanoseconds since 1970."""

    path: Path
    time: int
    size: int


class Content(NamedTuple):
    """The content of a file, and the time of its saving."""

    data: bytes
    time: int


def content_at(path: Path) -> Content | None:
    """The content of a file. None if there is no file. Raises FileFailed, and Unreadable if it is too large."""
    try:
        return Content(read_bytes(path), path.stat().st_mtime_ns) if path.exists() else None
    except OSError as error:
        raise FileFailed(str(error)) from error


def keep_version(folder: Path, path: Path, former: Content, after: bytes) -> None:
    """Keep a content that is about to be replaced, and drop excess versions. Raises FileFailed."""
    if former.data == after:
        return
    try:
        own = _folder_of(folder, path, former.data)
        make_folder(own)
        if not (own / _PATH).exists():
            write_atomically(own / _PATH, os.fsencode(os.path.realpath(path)))
        write_atomically(own / f"{max(0, former.time)}-{_mark(after)}.yaml", former.data)
        _drop(_thinned(_versions_in(own)))
        if (
            sum(entry.stat().st_size for one in folder.iterdir() if one.is_dir() for entry in os.scandir(one))
            > MOST_BYTES_IN_ALL
        ):
            _drop(_oldest([version for one in folder.iterdir() for version in _versions_in(one)]))
    except OSError as error:
        raise FileFailed(str(error)) from error


def kept_versions(folder: Path, path: Path, present: bytes) -> list[Version]:
    """The versions of a file with a given current content, the newest first. Raises FileFailed."""
    try:
        return _versions_in(_folder_of(folder, path, present))
    except OSError as error:
        raise FileFailed(str(error)) from error


def _folder_of(folder: Path, path: Path, present: bytes) -> Path:
    """The folder of a file's versions. It is renamed if the file was renamed since its last save."""
    own = folder / digest(os.fsencode(os.path.realpath(path)))[:32]
    if not own.exists():
        for version in folder.glob(f"*/*-{_mark(present)}.yaml"):
            named = version.with_name(_PATH)
            if named.is_file() and not os.path.lexists(os.fsdecode(named.read_bytes()[:_LONGEST_PATH])):
                version.parent.rename(own)
                write_atomically(own / _PATH, os.fsencode(os.path.realpath(path)))
                break
    return own


def _versions_in(own: Path) -> list[Version]:
    found = []
    if own.is_dir():
        with os.scandir(own) as entries:
            for entry in entries:
                if (name := _NAME.fullmatch(entry.name)) is not None:
                    found.append(Version(Path(entry.path), int(name["time"]), entry.stat().st_size))
    return sorted(found, key=lambda version: version.time, reverse=True)


def _thinned(versions: list[Version]) -> Iterator[Version]:
    """Yield excess versions of one file: among the older ones, those replaced soonest."""
    kept = list(versions)
    while len(kept) > MOST or sum(version.size for version in kept) > MOST_BYTES:
        older = range(min(_RECENT, len(kept) - 1), len(kept))
        gone = min(older, key=lambda place: kept[place - 1].time - kept[place].time)
        yield kept.pop(gone)


def _oldest(versions: list[Version]) -> Iterator[Version]:
    """Yield the oldest versions in excess of the limit for all files."""
    excess = sum(version.size for version in versions) - MOST_BYTES_IN_ALL
    for version in sorted(versions, key=lambda version: version.time):
        if excess <= 0:
            return
        excess -= version.size
        yield version


def _drop(versions: Iterator[Version]) -> None:
    for version in versions:
        version.path.unlink(missing_ok=True)
        if not _versions_in(own := version.path.parent):
            (own / _PATH).unlink(missing_ok=True)
            own.rmdir()


def _mark(data: bytes) -> str:
    return digest(data)[:16]
