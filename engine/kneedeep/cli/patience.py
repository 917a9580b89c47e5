"""How long a command works at one answer: a number of steps of work and, behind that, seconds of processor time."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from kneedeep.work import allowance, interrupt

STEPS = 4_000_000
"""Steps of work for one answer."""
SECONDS = 3.0
"""Processor time after which work that is limited is stopped, for what is not counted in steps."""
AGAIN = 0.05
"""Processor time after which what follows is stopped then."""


@contextmanager
def timed() -> Iterator[None]:
    """Stop the limited work that runs inside when its processor time is over, and what follows soon after."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGVTALRM, lambda _number, _frame: interrupt())
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@contextmanager
def answering() -> Iterator[None]:
    """Limit what runs inside to the work of one answer. Raises OutOfWork."""
    with allowance(STEPS), timed():
        yield
