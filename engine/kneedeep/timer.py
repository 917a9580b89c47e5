"""A limit of processor time and memory, for work whose steps are not counted. It ends what an allowance limits."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from time import process_time
from types import FrameType

from kneedeep.work_budget import allowance, interrupt

MEGABYTES = 350
"""Memory that limited work may take beyond what the process has when it begins."""
LONGEST = 60.0
"""Processor time in seconds after which a game that does not get on is given up."""
PERIOD = 0.05
"""Processor time between two looks."""


def _megabytes() -> float:
    """Return the memory of this process, 0 where the system does not say."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)
    except OSError:
        return 0.0


def _is_importing(frame: FrameType | None) -> bool:
    """Return whether a module is being imported: one that is left half made breaks what needs it later."""
    while frame is not None and not frame.f_code.co_filename.startswith("<frozen importlib"):
        frame = frame.f_back
    return frame is not None


@contextmanager
def timed(
    seconds: float, is_unwanted: Callable[[], bool] = lambda: False, scale: float = 1
) -> Iterator[Callable[[], None]]:
    """Stop the limited work that runs inside when its time or memory is used up, and what follows soon after.

    `is_unwanted` stops it as well. An import is finished before. The memory is multiplied by `scale`.

    Gives what starts the time anew. Inside another timer that one counts. Only the main thread has a timer, and
    only where Python has one of processor time, as that of a browser has not.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return
    if signal.getitimer(signal.ITIMER_PROF)[1]:
        yield lambda: None
        return
    start = process_time()
    most = _megabytes() + MEGABYTES * scale

    def again() -> None:
        nonlocal start
        start = process_time()

    def look(_number: int, frame: FrameType | None) -> None:
        is_over = process_time() - start > seconds or _megabytes() > most or is_unwanted()
        if is_over and not _is_importing(frame):
            interrupt()

    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, PERIOD, PERIOD)
    try:
        yield again
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        # A signal that is still on its way ends a process that has its default back.
        signal.signal(signal.SIGPROF, signal.SIG_IGN if before is signal.SIG_DFL else before)


@contextmanager
def limited(
    seconds: float, steps: float = inf, is_unwanted: Callable[[], bool] = lambda: False, scale: float = 1
) -> Iterator[Callable[[], None]]:
    """Limit what runs inside to so much processor time and so many steps; gives what starts the time anew.

    Raises OutOfWork, also when `is_unwanted` says that nobody waits for the work any more.
    """
    with timed(seconds, is_unwanted, scale) as again, allowance(steps):
        yield again
