"""Files read within a limit and replaced as a whole or not at all."""

import contextlib
import errno
import itertools
import os
import re
import stat
from collections.abc import Iterator

from kneedeep.scenario.yaml_patch.file_limits import BYTES, TOO_LARGE, Unreadable

_REASONS = {
    errno.ENOENT: "there is no such file or folder",
    errno.EACCES: "you have no permission",
    errno.EPERM: "you have no permission",
    errno.ENOTDIR: "a part of the path is no folder",
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk quota is used up",
    errno.EROFS: "the disk is read-only",
    errno.ELOOP: "its links lead in a circle",
    errno.ENAMETOOLONG: "the name is too long",
    errno.EEXIST: "there is such a file already",
}
_NO_LINKS = (errno.EPERM, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP)
"""What file systems say that know no second name of a file."""
_TEMPORARY = re.compile(r"\.kneedeep-([0-9]+)-[0-9]+\.tmp")
_STALE_SECONDS = 3600
"""No save takes as long: a temporary file of this age was left behind by one that was killed."""


class FileFailed(Exception):
    """A file could not be read or written; the text is one sentence that says which and why."""


def read_bytes(path: str | os.PathLike[str], limit: int = BYTES) -> bytes:
    """The content of a regular file. Its size and kind are looked at before it is opened.

    Raises Unreadable when it is larger than `limit` bytes, FileFailed when it cannot be read.
    """
    with _explained("read", path):
        status = os.stat(path)
        _refuse_irregular("read", path, status)
        if status.st_size > limit:
            raise Unreadable(_too_large(limit))
        with open(path, "rb") as file:
            data = file.read(limit + 1)
    if len(data) > limit:
        raise Unreadable(_too_large(limit))
    return data


def _too_large(limit: int) -> str:
    return TOO_LARGE if limit == BYTES else f"The file is larger than {limit >> 20} MiB."


def write_atomically(path: str | os.PathLike[str], data: bytes) -> None:
    """Replace a file by new content, or create it: anyone who reads it finds the old or the new content, whole.

    Permissions and, where allowed, the owner stay; a link stays and its target is replaced. On failure, raised
    as FileFailed, the old file is untouched and nothing is left behind.
    """
    with _explained("write", path):
        target = os.path.realpath(os.fsdecode(path))
        status = _status(target)
        if status is not None:
            _refuse_irregular("write", path, status)
            if not os.access(target, os.W_OK):
                raise FileFailed(f"Cannot write {_named(path)}: the file is write-protected.")
        with _written_beside(target, data, status) as temporary:
            os.replace(temporary, target)
    _sync_folder(os.path.dirname(target))
    _remove_stale(target)


def create_atomically(path: str | os.PathLike[str], data: bytes) -> None:
    """Create a file that is not there yet, as a whole or not at all. Raises FileFailed, also when it is there."""
    with _explained("write", path):
        target = os.path.abspath(os.fsdecode(path))
        if os.path.lexists(target):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        with _written_beside(target, data, None) as temporary:
            try:
                os.link(temporary, target, follow_symlinks=False)
            except OSError as error:
                if error.errno not in _NO_LINKS:
                    raise
                os.rename(temporary, target)
    _sync_folder(os.path.dirname(target))
    _remove_stale(target)


def file_name(title: str, otherwise: str = "scenario") -> str:
    """Return a title as the name of a file without an ending; `otherwise` for one without letters and digits."""
    words = "".join(char.lower() if char.isalnum() else " " for char in title).split()
    return "-".join(words)[:60].rstrip("-") or otherwise


def _named(path: str | os.PathLike[str]) -> str:
    """The path as it can be printed, whatever bytes it holds."""
    return os.fspath(path).encode("utf-8", "replace").decode("utf-8")


@contextlib.contextmanager
def _explained(verb: str, path: str | os.PathLike[str]) -> Iterator[None]:
    """Turn what the system refuses into one sentence."""
    try:
        yield
    except OSError as error:
        reason = _REASONS.get(error.errno or 0, error.strerror or str(error))
        raise FileFailed(f"Cannot {verb} {_named(path)}: {reason}.") from error
    except ValueError as error:
        raise FileFailed(f"Cannot {verb} {_named(path)!r}: this is no path.") from error


def _refuse_irregular(verb: str, path: str | os.PathLike[str], status: os.stat_result) -> None:
    if stat.S_ISREG(status.st_mode):
        return
    kind = "a folder" if stat.S_ISDIR(status.st_mode) else "a device, pipe or socket"
    raise FileFailed(f"Cannot {verb} {_named(path)}: it is {kind}, not a file.")


def _status(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except FileNotFoundError:
        return None


@contextlib.contextmanager
def _written_beside(target: str, data: bytes, status: os.stat_result | None) -> Iterator[str]:
    """Give a new file beside the target that holds the data, safely on the disk; afterwards its name is gone."""
    temporary, descriptor = _temporary_beside(target)
    try:
        with open(descriptor, "wb") as file:
            if status is not None:
                _keep_owner_and_permissions(descriptor, status)
            file.write(data)
            file.flush()
            os.fsync(descriptor)
        yield temporary
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(temporary)


def _remove_stale(written: str) -> None:
    """Remove temporary files of own saves that were killed, an hour before this file was written, beside it.

    What can't be removed stays.
    """
    folder = os.path.dirname(written)
    with contextlib.suppress(OSError):
        latest = os.stat(written).st_mtime - _STALE_SECONDS
        for name in os.listdir(folder):
            found = _TEMPORARY.fullmatch(name)
            if found is None or int(found[1]) == os.getpid():
                continue
            with contextlib.suppress(OSError):
                status = os.lstat(os.path.join(folder, name))
                if stat.S_ISREG(status.st_mode) and status.st_uid == os.getuid() and status.st_mtime < latest:
                    os.unlink(os.path.join(folder, name))


def _temporary_beside(target: str) -> tuple[str, int]:
    """A new file in the folder of the target, with the permissions that new files get."""
    for number in itertools.count():
        temporary = os.path.join(os.path.dirname(target), f".kneedeep-{os.getpid()}-{number}.tmp")
        with contextlib.suppress(FileExistsError):
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC | os.O_NOFOLLOW
            return temporary, os.open(temporary, flags, 0o666)
    raise AssertionError("counting never ends")


def _keep_owner_and_permissions(descriptor: int, status: os.stat_result) -> None:
    own = os.fstat(descriptor)
    if (own.st_uid, own.st_gid) != (status.st_uid, status.st_gid):
        # Only root may give files away; others keep the file as theirs, as with any copy.
        with contextlib.suppress(PermissionError):
            os.fchown(descriptor, status.st_uid, status.st_gid)
    os.fchmod(descriptor, stat.S_IMODE(status.st_mode))


def _sync_folder(folder: str) -> None:
    """Make the new name last through a power cut, where the file system can."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
