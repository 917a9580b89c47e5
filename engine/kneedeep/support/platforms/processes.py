"""Worker processes by system: how many, of which priority, and that an interrupt does not reach them while they start."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

INTERRUPTS = (signal.SIGINT, signal.SIGTERM)
"""The signals that ask a program to end."""
MOST_WORKERS = 61 if sys.platform == "win32" else 1000
"""Windows waits for no more processes at a time."""
_POLITENESS = 5
_BELOW_NORMAL = 0x4000


def usable_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) or 1
    return os.cpu_count() or 1


def own_command() -> tuple[str, ...]:
    """The words that start this program again: its own file if it has one, else Python with the package."""
    return (sys.executable,) if hasattr(sys, "frozen") else (sys.executable, "-P", "-m", "kneedeep")


def lower_priority() -> None:
    """Let a window go first."""
    if sys.platform == "win32":
        from ctypes import WinDLL, wintypes

        kernel = WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = wintypes.HANDLE
        kernel.SetPriorityClass.argtypes = (wintypes.HANDLE, wintypes.DWORD)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    elif hasattr(os, "nice"):
        os.nice(_POLITENESS)


@contextmanager
def interrupts_put_off() -> Iterator[None]:
    """Put off an interrupt while processes are started, which then do not hear any. Elsewhere than in the main thread nothing.

    A process that is started inherits what its parent blocks, and loses its parent's handlers. On Windows an interrupt
    in this moment is lost.
    """
    if current_thread() is not main_thread():
        yield
        return
    heard: list[int] = []
    before = {one: signal.signal(one, lambda number, frame: heard.append(number)) for one in INTERRUPTS}
    try:
        with _deaf_children():
            yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
        if heard:
            signal.raise_signal(heard[0])


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Let processes that are started inherit that they ignore interrupts."""
    if sys.platform == "win32":
        from ctypes import WinDLL

        kernel = WinDLL("kernel32")
        kernel.SetConsoleCtrlHandler(None, True)
        try:
            yield
        finally:
            kernel.SetConsoleCtrlHandler(None, False)
    elif hasattr(signal, "pthread_sigmask"):
        from multiprocessing import resource_tracker

        # Its start takes away what is blocked.
        resource_tracker.ensure_running()
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, INTERRUPTS)
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
    else:
        yield
