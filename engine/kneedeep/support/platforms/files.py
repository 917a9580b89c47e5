"""Files by system: owners, names, and locks by other programs."""

import errno
import os
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Event
from typing import TypeVar

from kneedeep.support.translation import tr

WAITS = (0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.4, 0.5)
"""Seconds between tries while another program has a file open. Virus scanners and synced folders close it soon."""
_LOCKED = (32, 33)
"""Error numbers of Windows for a file that can't be opened: sharing violation, lock violation."""
_HELD = (5, *_LOCKED)
"""Those for a file that can't be renamed: also access denied."""
_NO_LINKS = (errno.EPERM, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP)
"""The errors of file systems without hard links."""
_DEVICES = frozenset(
    ("con", "prn", "aux", "nul", *(f"{name}{digit}" for name in ("com", "lpt") for digit in "123456789¹²³"))
)
_FORBIDDEN = frozenset('<>:"|?*')
_Result = TypeVar("_Result")


def keep_owner_and_permissions(descriptor: int, status: os.stat_result) -> None:
    """Give an open file the owner and permissions of another file, if the system has them."""
    if hasattr(os, "fchown"):
        own = os.fstat(descriptor)
        if (own.st_uid, own.st_gid) != (status.st_uid, status.st_gid):
            # Only root may give files away; others keep the file as theirs, as with any copy.
            with suppress(PermissionError):
                os.fchown(descriptor, status.st_uid, status.st_gid)
    if hasattr(os, "fchmod"):
        os.fchmod(descriptor, stat.S_IMODE(status.st_mode))


def is_own(status: os.stat_result) -> bool:
    """True if a file belongs to the user of this process. Always True on Windows."""
    return not hasattr(os, "getuid") or status.st_uid == os.getuid()


def replace(source: str | os.PathLike[str], target: str | os.PathLike[str]) -> None:
    """Rename a file, replacing any target. Raises OSError, with EBUSY while another program has the target open."""
    patiently(lambda: os.replace(source, target), _HELD)


def rename_new(source: str, target: str) -> None:
    """Rename a file to a name that does not exist. Raises FileExistsError if it does, OSError.

    On a file system without hard links only Windows notices a name that appears at the same moment.
    """
    if sys.platform != "win32":
        try:
            os.link(source, target)
        except OSError as error:
            if error.errno not in _NO_LINKS:
                raise
        else:
            os.unlink(source)
            return
    # On Windows this raises FileExistsError.
    patiently(lambda: os.rename(source, target), _HELD)


def patiently(action: Callable[[], _Result], refusals: tuple[int, ...] = _LOCKED) -> _Result:
    """The result of an action on a file. It is tried again while another program has the file open.

    `refusals`: error numbers of Windows for that. Raises OSError with EBUSY after the last try, other errors at once.
    """
    for seconds in (*WAITS, None):
        try:
            return action()
        except OSError as error:
            if getattr(error, "winerror", None) not in refusals:
                raise
            if seconds is None:
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY)) from error
        Event().wait(seconds)
    raise AssertionError("the last try returns or raises")


def sync_folder(folder: str) -> None:
    """Sync a folder, so that a new name in it survives a power cut, on systems that can open folders."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def is_device_name(name: str) -> bool:
    """True if Windows treats the name of a file, with any extension, as a device: `con.yaml`, `NUL`."""
    return name.partition(".")[0].rstrip(" ").lower() in _DEVICES


def refused_name(name: str) -> str | None:
    """The reason why this system rejects a file name, as the end of a sentence. None for a valid name."""
    if sys.platform != "win32":
        return None
    return windows_refusal(name)


def windows_refusal(name: str) -> str | None:
    """The reason why Windows rejects a file name, or None."""
    if is_device_name(name):
        return tr("Windows keeps this name for a device")
    # A colon would write into a hidden stream of the file before it.
    bad = sorted(_FORBIDDEN.intersection(name))
    return tr("Windows does not allow {letters} in a name", letters=" ".join(bad)) if bad else None
