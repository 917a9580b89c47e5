"""Reads files within a limit, and replaces files atomically."""

import contextlib
import errno
import itertools
import os
import re
import stat
from collections.abc import Iterator
from typing import BinaryIO

from kneedeep.model.scenario.yaml_patch.file_limits import BYTES, TOO_LARGE, Unreadable, refusal
from kneedeep.support.interrupts import ReportedError
from kneedeep.support.platforms import files
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import later, tr

_REASONS = {getattr(errno, name): text for name, text in table_rows(__file__, "file_reasons.txt")}
_CANNOT = {"read": later("Cannot read {file}: {reason}."), "write": later("Cannot write {file}: {reason}.")}
_TEMPORARY = re.compile(r"\.kneedeep-([0-9]+)-[0-9]+\.tmp")
_STALE_SECONDS = 3600
"""The age of a stale temporary file, longer than any save. A killed process left it behind."""


class FileFailed(ReportedError):
    """A file could not be read or written. The text is one sentence with the file and the reason."""


def read_bytes(path: str | os.PathLike[str], limit: int = BYTES) -> bytes:
    """The content of a regular file. Its size and kind are checked before it is opened.

    Raises Unreadable if it is larger than `limit` bytes, FileFailed if it cannot be read.
    """
    with _explained("read", path):
        status = os.stat(path)
        _refuse_irregular("read", path, status)
        if status.st_size > limit:
            raise Unreadable(_too_large(limit))
        with files.patiently(lambda: open(path, "rb")) as file:
            data = file.read(limit + 1)
    if len(data) > limit:
        raise Unreadable(_too_large(limit))
    return data


def _too_large(limit: int) -> str:
    return TOO_LARGE if limit == BYTES else refusal("larger", most=limit >> 20)


def write_atomically(path: str | os.PathLike[str], data: bytes, *, with_folder: bool = False) -> None:
    """Replace or create a file atomically: every reader finds the whole old or the whole new content.

    Permissions stay, and the owner if allowed. A link stays and its target is replaced. On failure it raises
    FileFailed, keeps the old file and leaves no other file. `with_folder`: create missing folders first.
    """
    with _explained("write", path):
        _refuse_name(path)
        target = os.path.realpath(os.fsdecode(path))
        if with_folder:
            os.makedirs(os.path.dirname(target), exist_ok=True)
        if (status := _status(target)) is not None:
            _refuse_irregular("write", path, status)
            if not os.access(target, os.W_OK):
                raise _failed("write", path, tr("the file is write-protected"))
        with _written_beside(target, data, status) as temporary:
            files.replace(temporary, target)
    files.sync_folder(os.path.dirname(target))
    _remove_stale(target)


def create_atomically(path: str | os.PathLike[str], data: bytes) -> None:
    """Create a new file atomically. Raises FileFailed, also if the file exists."""
    with _explained("write", path):
        _refuse_name(path)
        target = os.path.abspath(os.fsdecode(path))
        if os.path.lexists(target):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        with _written_beside(target, data, None) as temporary:
            files.rename_new(temporary, target)
    files.sync_folder(os.path.dirname(target))
    _remove_stale(target)


def file_name(title: str, otherwise: str = "scenario") -> str:
    """A title as a file name without extension. `otherwise`: for a title without letters and digits.

    `otherwise` is put before reserved device names of Windows such as "Con".
    """
    words = "".join(char.lower() if char.isalnum() else " " for char in title).split()
    name = "-".join(words)[:60].rstrip("-") or otherwise
    return f"{otherwise}-{name}" if files.is_device_name(name) else name


def _named(path: str | os.PathLike[str]) -> str:
    """The path in printable form, whatever its bytes."""
    return os.fspath(path).encode("utf-8", "replace").decode("utf-8")


@contextlib.contextmanager
def _explained(verb: str, path: str | os.PathLike[str]) -> Iterator[None]:
    """Convert errors of the system to one sentence."""
    try:
        yield
    except OSError as error:
        raise _failed(verb, path, reason_of(error)) from error
    except ValueError as error:
        raise _failed(verb, repr(_named(path)), tr("this is no path")) from error


def reason_of(error: OSError) -> str:
    """The reason of an error of the system as the end of a sentence in the program's language."""
    return tr(_REASONS.get(error.errno or 0, error.strerror or str(error)))


def _failed(verb: str, path: str | os.PathLike[str], reason: str) -> FileFailed:
    return FileFailed(_CANNOT[verb], file=_named(path), reason=reason)


def _refuse_irregular(verb: str, path: str | os.PathLike[str], status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        folder, device = later("it is a folder, not a file"), later("it is a device, pipe or socket, not a file")
        raise _failed(verb, path, tr(folder if stat.S_ISDIR(status.st_mode) else device))


def _refuse_name(path: str | os.PathLike[str]) -> None:
    if (reason := files.refused_name(os.path.basename(os.fsdecode(path)))) is not None:
        raise _failed("write", path, reason)


def _status(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except FileNotFoundError:
        return None


@contextlib.contextmanager
def _written_beside(target: str, data: bytes, status: os.stat_result | None) -> Iterator[str]:
    """Give a new file with the data, synced to disk, in the target's folder. It is removed afterwards."""
    temporary, file = _temporary_beside(target)
    try:
        with file:
            if status is not None:
                files.keep_owner_and_permissions(file.fileno(), status)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        yield temporary
    finally:
        # What another program holds open stays, and is removed by a later save.
        with contextlib.suppress(OSError):
            os.unlink(temporary)


def _remove_stale(written: str) -> None:
    """Remove temporary files that killed saves of this file left at least an hour ago.

    Files that can't be removed stay.
    """
    folder = os.path.dirname(written)
    with contextlib.suppress(OSError):
        latest = os.stat(written).st_mtime - _STALE_SECONDS
        for name in os.listdir(folder):
            if (found := _TEMPORARY.fullmatch(name)) is None or int(found[1]) == os.getpid():
                continue
            with contextlib.suppress(OSError):
                status = os.lstat(os.path.join(folder, name))
                if stat.S_ISREG(status.st_mode) and files.is_own(status) and status.st_mtime < latest:
                    os.unlink(os.path.join(folder, name))


def _temporary_beside(target: str) -> tuple[str, BinaryIO]:
    """A new file in the target's folder, with the permissions of new files."""
    for number in itertools.count():
        temporary = os.path.join(os.path.dirname(target), f".kneedeep-{os.getpid()}-{number}.tmp")
        with contextlib.suppress(FileExistsError):
            return temporary, open(temporary, "xb")
    raise AssertionError("counting never ends")
