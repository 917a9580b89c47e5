"""A limit of processor time and memory for work whose steps are not counted. It ends work under an allowance."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from time import process_time
from types import FrameType

from kneedeep.support.platforms.memory import megabytes
from kneedeep.support.platforms.ticks import can_tick, ticks
from kneedeep.support.work_budget import allowance, interrupt

MEGABYTES = 350
"""Memory that limited work may take beyond that of the process at its start."""
LONGEST = 60.0
"""Processor time in seconds after which a game that does not get on is given up."""


def _is_importing(frame: FrameType | None) -> bool:
    """Whether a module is being imported: one that is left incomplete breaks later imports of it."""
    while frame is not None and not frame.f_code.co_filename.startswith("<frozen importlib"):
        frame = frame.f_back
    return frame is not None


@contextmanager
def timed(
    seconds: float, is_unwanted: Callable[[], bool] = lambda: False, scale: float = 1
) -> Iterator[Callable[[], None]]:
    """Stop the block soon after it has used up its time or memory.

    `is_unwanted` stops it as well. An import is finished before. The memory is multiplied by `scale`.

    Gives a callback that restarts the time. Inside another timer the outer one counts. Only the main thread
    has a timer, except in the Python of a browser.
    """
    if not can_tick():
        yield lambda: None
        return
    start = process_time()
    most = megabytes() + MEGABYTES * scale

    def again() -> None:
        nonlocal start
        start = process_time()

    def look(frame: FrameType | None) -> None:
        is_over = process_time() - start > seconds or megabytes() > most or is_unwanted()
        if is_over and not _is_importing(frame):
            interrupt()

    with ticks(look):
        yield again


@contextmanager
def limited(
    seconds: float, steps: float = inf, is_unwanted: Callable[[], bool] = lambda: False, scale: float = 1
) -> Iterator[Callable[[], None]]:
    """Limit the block to processor time and steps of work. Gives a callback that restarts the time.

    Raises OutOfWork, also if `is_unwanted` says that nobody waits for the work any more.
    """
    with timed(seconds, is_unwanted, scale) as again, allowance(steps):
        yield again
