"""The work limits of a command: counted steps, and as a second limit seconds of processor time."""

from contextlib import AbstractContextManager

from kneedeep.support.timer import limited, timed

STEPS = 4_000_000
"""The maximum number of steps for one answer."""
SECONDS = 2.5
"""The maximum processor time of limited work, for work that counts no steps."""

EXPORT_SECONDS = 30.0
"""The maximum processor time for one exported file: its pictures, sight tables and proof."""
EXPORT_DOTS = 128
"""The default number of pixels per space in exported pictures."""
DOTS = 64
"""The default number of pixels per space in other pictures."""


def checking() -> AbstractContextManager[object]:
    """Limit the time of checks, which count their own steps."""
    return timed(SECONDS)


def answering() -> AbstractContextManager[object]:
    """Limit the code inside to the work of one answer. Raises OutOfWork."""
    return limited(SECONDS, STEPS)


def painting(dots: float) -> AbstractContextManager[object]:
    """Limit the painting of a picture. The limits grow with the square of the resolution."""
    scale = max(1.0, (dots / DOTS) ** 2)
    return limited(SECONDS * scale, STEPS, scale=scale)


def exporting(dots: float = EXPORT_DOTS) -> AbstractContextManager[object]:
    """Limit the export of a file, its proof included. Raises OutOfWork.

    The limits grow with the square of the resolution.
    """
    scale = max(1.0, (dots / EXPORT_DOTS) ** 2)
    return limited(EXPORT_SECONDS * scale, 4 * STEPS, scale=scale)
