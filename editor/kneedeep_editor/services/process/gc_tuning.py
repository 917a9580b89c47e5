"""Garbage collection of cycles: not during the start of the program, whose objects stay."""

import gc

AFTER = 1_500
"""Milliseconds from the start of the event loop until cycles are looked for: the first picture is there long since."""


def pause_collection() -> None:
    """Look for none until `resume_collection`: each look would go through all the classes and functions that were just loaded."""
    gc.disable()


def resume_collection() -> None:
    """Collect cycles from now on, except among present objects: modules, classes, the first window."""
    gc.freeze()
    gc.enable()


def resume_collection_soon() -> None:
    """Begin a little after the event loop has started."""
    from PySide6.QtCore import QTimer

    QTimer.singleShot(AFTER, resume_collection)
