"""Garbage collection, paused during the start of the program, whose objects stay."""

import gc

AFTER = 1_500
"""Milliseconds from the start of the event loop to the first collection, well after the first paint."""


def pause_collection() -> None:
    """Pause collection until `resume_collection`, since it would traverse all classes and functions just loaded."""
    gc.disable()


def resume_collection() -> None:
    """Resume collection, without the present objects: modules, classes, the first window."""
    gc.freeze()
    gc.enable()


def resume_collection_soon() -> None:
    """Resume collection a little after the event loop has started."""
    from PySide6.QtCore import QTimer

    QTimer.singleShot(AFTER, resume_collection)
