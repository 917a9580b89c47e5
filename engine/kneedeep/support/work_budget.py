"""A budget of work for one answer, counted in steps: the same on every machine, however busy it is.

Loops whose length depends on a file report their steps with `spend`. Nothing is counted against a limit until
a caller sets one with `allowance`. A step takes about as long as a microsecond of Python.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from threading import local

PIECE = 20_000
"""The number of steps between two checks of the timeout."""


class OutOfWork(Exception):
    """More work was requested than one answer may take. `covered`: the finished part."""

    def __init__(self, covered: str = "") -> None:
        super().__init__(covered)
        self.covered = covered


class _Meter(local):
    """The remaining steps of a thread, and its timeout, which is checked when steps are taken."""

    def __init__(self) -> None:
        self.left: float = inf
        self.is_over: Callable[[], bool] | None = None
        self.interruptible = False


_METER = _Meter()


def spend(steps: int = 1) -> None:
    """Take some steps of the allowed work. Raises OutOfWork if none are left."""
    _METER.left -= steps
    if _METER.left < 0:
        if _METER.is_over is None or _METER.is_over():
            raise OutOfWork
        _METER.left = PIECE


@contextmanager
def allowance(steps: float) -> Iterator[None]:
    """Limit the block to `steps` steps of work, or to the outer limit if that is lower."""
    left, is_over, inside = _METER.left, _METER.is_over, _METER.interruptible
    _METER.left, _METER.is_over = min(left, steps), None
    given = _METER.left
    try:
        try:
            _METER.interruptible = True
            yield
        finally:
            _METER.interruptible = inside
    finally:
        # A timer may have interrupted the line above.
        _METER.interruptible = inside
        _METER.left, _METER.is_over = left if left == inf else left - (given - _METER.left), is_over


@contextmanager
def until(is_over: Callable[[], bool]) -> Iterator[None]:
    """Let the block run until a timeout, checked at every pause and piece of work."""
    with allowance(inf):
        _METER.left, _METER.is_over = PIECE, is_over
        yield


def pause(covered: str = "", steps: int = 20) -> None:
    """Take some steps at a point where the finished part can be named. Raises OutOfWork."""
    try:
        spend(PIECE + 1 if _METER.is_over is not None else steps)
    except OutOfWork as stop:
        raise OutOfWork(covered) from stop


def left() -> float:
    """The number of remaining steps."""
    return _METER.left


def interrupt() -> None:
    """End the work limited by an allowance. Called from the handler of a timer. Raises OutOfWork."""
    if _METER.interruptible:
        raise OutOfWork
