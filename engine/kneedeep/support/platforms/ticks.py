"""A function called periodically in the main thread: by a signal, or by a thread on systems without a suitable one."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread, current_thread, main_thread
from types import FrameType

PERIOD = 0.05
"""Seconds between two ticks: of processor time for a signal, of real time for a thread."""
_SIGNAL = signal.SIGABRT
"""The signal that the thread simulates. Every system has it, and no person sends it."""
_Tick = Callable[[FrameType | None], None]
_is_ticking = False


def can_tick() -> bool:
    """True if this thread can have ticks: the main thread, if nothing else in the process uses them."""
    if _is_ticking or current_thread() is not main_thread():
        return False
    if sys.platform != "win32" and hasattr(signal, "setitimer"):
        return not signal.getitimer(signal.ITIMER_PROF)[1]
    return True


@contextmanager
def ticks(tick: _Tick) -> Iterator[None]:
    """Call a function with the current frame every PERIOD. Its exceptions are raised in that frame."""
    global _is_ticking
    _is_ticking = True
    try:
        if sys.platform != "win32" and hasattr(signal, "setitimer"):
            ticking = _by_signal(tick)
        else:
            ticking = _by_thread(tick)
        with ticking:
            yield
    finally:
        _is_ticking = False


if sys.platform != "win32":

    @contextmanager
    def _by_signal(tick: _Tick) -> Iterator[None]:
        before = signal.signal(signal.SIGPROF, lambda _number, frame: tick(frame))
        signal.setitimer(signal.ITIMER_PROF, PERIOD, PERIOD)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            # A signal that is still on its way ends a process that has its default back.
            signal.signal(signal.SIGPROF, signal.SIG_IGN if before is signal.SIG_DFL else before)


@contextmanager
def _by_thread(tick: _Tick) -> Iterator[None]:
    from _thread import interrupt_main

    over = Event()

    def ask() -> None:
        while not over.wait(PERIOD):
            interrupt_main(_SIGNAL)

    def answer(_number: int, frame: FrameType | None) -> None:
        if not over.is_set():
            tick(frame)

    thread = Thread(target=ask, name="ticks", daemon=True)
    before = signal.signal(_SIGNAL, answer)
    try:
        try:
            thread.start()
        except RuntimeError:
            # A Python without threads, as that of a browser: no ticks.
            over.set()
        yield
    finally:
        over.set()
        if thread.ident is not None:
            thread.join()
        # Answers first what the thread asked last.
        signal.signal(_SIGNAL, before)
