"""How long a command works at one answer: a number of steps of work and, behind that, seconds of processor time."""

from contextlib import AbstractContextManager

from kneedeep.support.timer import limited, timed

STEPS = 4_000_000
"""Steps of work for one answer."""
SECONDS = 2.5
"""Processor time after which work that is limited is stopped, for what is not counted in steps."""

EXPORT_SECONDS = 30.0
"""Processor time for one written file: its pictures, its tables of sight, and its proof."""
EXPORT_DOTS = 128
"""Pixels for each space of a picture in such a file, where no other number is asked for."""
DOTS = 64
"""Pixels for each space of a picture, where no other number is asked for."""


def checking() -> AbstractContextManager[object]:
    """Limit the time of checks, which have steps of their own."""
    return timed(SECONDS)


def answering() -> AbstractContextManager[object]:
    """Limit what runs inside to the work of one answer. Raises OutOfWork."""
    return limited(SECONDS, STEPS)


def painting(dots: float) -> AbstractContextManager[object]:
    """Limit the painting of a picture: more dots per inch than usual may take as much more time and memory."""
    scale = max(1.0, (dots / DOTS) ** 2)
    return limited(SECONDS * scale, STEPS, scale=scale)


def exporting(dots: float = EXPORT_DOTS) -> AbstractContextManager[object]:
    """Limit the writing of a file for others, its proof included. Raises OutOfWork.

    More pixels for each space than usual may take as much more time and memory.
    """
    scale = max(1.0, (dots / EXPORT_DOTS) ** 2)
    return limited(EXPORT_SECONDS * scale, 4 * STEPS, scale=scale)
