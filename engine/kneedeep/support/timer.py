"""A limit of processor time and memory for work whose steps are not counted. Used under an allowance."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from time import process_time
from types import FrameType

from kneedeep.support.platforms.memory import megabytes
from kneedeep.support.platforms.ticks import can_tick, ticks
from kneedeep.support.work_budget import allowance, interrupt

MEGABYTES = 350
"""The memory that limited work may use beyond that of the process at its start."""
LONGEST = 60.0
"""The seconds of processor time after which a game without progress is abandoned."""


def _is_importing(frame: FrameType | None) -> bool:
    """True if a module is being imported. An incomplete import would break later imports of it."""
    while frame is not None and not frame.f_code.co_filename.startswith("<frozen importlib"):
        frame = frame.f_back
    return frame is not None


@contextmanager
def timed(
    seconds: float, is_unwanted: Callable[[], bool] = lambda: False, scale: float = 1
) -> Iterator[Callable[[], None]]:
    """Stop the block soon after its time or memory is used up.

    `is_unwanted` stops it as well. A running import is finished first. The memory is multiplied by `scale`.

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

    Raises OutOfWork, also if `is_unwanted` returns True: nobody waits for the work.
    """
    with timed(seconds, is_unwanted, scale) as again, allowance(steps):
        yield again
