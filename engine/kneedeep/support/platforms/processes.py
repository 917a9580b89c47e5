"""Worker processes by system: number, priority, and protection from interrupts while they start."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

INTERRUPTS = (signal.SIGINT, signal.SIGTERM)
"""The signals that request the end of a program."""
MOST_WORKERS = 61 if sys.platform == "win32" else 1000
"""The most processes that Windows can wait for at a time."""
_POLITENESS = 5
_BELOW_NORMAL = 0x4000


def usable_cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) or 1
    return os.cpu_count() or 1


def own_command() -> tuple[str, ...]:
    """The command line that starts this program again: its own file if it has one, else Python with the package."""
    return (sys.executable,) if hasattr(sys, "frozen") else (sys.executable, "-P", "-m", "kneedeep")


def lower_priority() -> None:
    """Lower the priority of this process below that of a window."""
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
    """Delay interrupts while processes are started, which then ignore them. Does nothing outside the main thread.

    A new process inherits its parent's blocked signals, and loses its parent's handlers. On Windows an interrupt
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
    """Make new processes inherit that they ignore interrupts."""
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

        # Starting it clears the blocked signals.
        resource_tracker.ensure_running()
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, INTERRUPTS)
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
    else:
        yield
