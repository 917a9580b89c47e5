"""Standard output and error of a command: unencodable characters, and differences of Windows."""

import errno
import os
import sys
from io import TextIOWrapper

_ERROR_HANDLE, _OUTPUT_HANDLE = -12, -11
_VIRTUAL_TERMINAL = 0x4


def prepare_streams() -> None:
    """Write characters that the output can't encode as escapes, and drop what goes to a closed output.

    On Windows also: files and pipes get UTF-8 and line feeds, as everywhere else, unless PYTHONIOENCODING is set; a
    console understands colors.
    """
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))
    streams = [stream for stream in (sys.stdout, sys.stderr) if isinstance(stream, TextIOWrapper)]
    for stream in streams:
        stream.reconfigure(errors="backslashreplace")
    if sys.platform == "win32":
        for stream in streams:
            if not stream.isatty():
                encoding = None if "PYTHONIOENCODING" in os.environ else "utf-8"
                stream.reconfigure(encoding=encoding, newline="\n", errors="backslashreplace")
        _allow_colors()


def line_width(most: int) -> int:
    """The columns of the terminal on stdout, at most `most`, which is the width of pipes and files."""
    if not sys.stdout.isatty():
        return most
    from shutil import get_terminal_size

    return min(most, get_terminal_size((most, 24)).columns)


def is_closed_pipe(error: Exception) -> bool:
    """True if the reader of the output has closed it. Windows reports an invalid argument without a file."""
    is_invalid = isinstance(error, OSError) and error.errno == errno.EINVAL and error.filename is None
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and is_invalid)


if sys.platform == "win32":

    def _allow_colors() -> None:
        from ctypes import WinDLL, byref, wintypes

        kernel = WinDLL("kernel32")
        kernel.GetStdHandle.restype = wintypes.HANDLE
        kernel.GetConsoleMode.argtypes = (wintypes.HANDLE, wintypes.LPDWORD)
        kernel.SetConsoleMode.argtypes = (wintypes.HANDLE, wintypes.DWORD)
        for number in (_OUTPUT_HANDLE, _ERROR_HANDLE):
            handle, mode = kernel.GetStdHandle(number), wintypes.DWORD()
            if kernel.GetConsoleMode(handle, byref(mode)):
                kernel.SetConsoleMode(handle, mode.value | _VIRTUAL_TERMINAL)
