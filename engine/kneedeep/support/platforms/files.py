"""Files by system: their owner, their name, and other programs that hold them open."""

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
"""Seconds between tries while another program holds a file open: virus scanners and synchronised folders let go soon."""
_LOCKED = (32, 33)
"""Error numbers of Windows when a file can't be opened: sharing violation, lock violation."""
_HELD = (5, *_LOCKED)
"""When it can't be renamed: access is denied too."""
_NO_LINKS = (errno.EPERM, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP)
"""Errors of file systems without hard links."""
_DEVICES = frozenset(
    ("con", "prn", "aux", "nul", *(f"{name}{digit}" for name in ("com", "lpt") for digit in "123456789¹²³"))
)
_FORBIDDEN = frozenset('<>:"|?*')
_Result = TypeVar("_Result")


def keep_owner_and_permissions(descriptor: int, status: os.stat_result) -> None:
    """Give an open file the owner and permissions of another one, where files have them."""
    if hasattr(os, "fchown"):
        own = os.fstat(descriptor)
        if (own.st_uid, own.st_gid) != (status.st_uid, status.st_gid):
            # Only root may give files away; others keep the file as theirs, as with any copy.
            with suppress(PermissionError):
                os.fchown(descriptor, status.st_uid, status.st_gid)
    if hasattr(os, "fchmod"):
        os.fchmod(descriptor, stat.S_IMODE(status.st_mode))


def is_own(status: os.stat_result) -> bool:
    """Whether a file belongs to the user of this process. Windows does not say: True."""
    return not hasattr(os, "getuid") or status.st_uid == os.getuid()


def replace(source: str | os.PathLike[str], target: str | os.PathLike[str]) -> None:
    """Rename a file over another one, or to a new name. Raises OSError, with EBUSY while another program holds the target."""
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
    """The result of an action on a file; tried again while another program holds the file.

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
    """Make a new name in a folder survive a power cut, on systems that open folders."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def is_device_name(name: str) -> bool:
    """Whether Windows takes the name of a file, with any ending, for a device: `con.yaml`, `NUL`."""
    return name.partition(".")[0].rstrip(" ").lower() in _DEVICES


def refused_name(name: str) -> str | None:
    """Why this system can't have a file of that name, as the end of a sentence; None if it can."""
    if sys.platform != "win32":
        return None
    return windows_refusal(name)


def windows_refusal(name: str) -> str | None:
    """Why Windows can't have a file of that name, or None."""
    if is_device_name(name):
        return tr("Windows keeps this name for a device")
    # A colon would write into a hidden stream of the file before it.
    bad = sorted(_FORBIDDEN.intersection(name))
    return tr("Windows does not allow {letters} in a name", letters=" ".join(bad)) if bad else None
