"""Loading Qt without what PySide6 would do at each import and nobody here needs."""

import builtins


def load_qt() -> None:
    """Import PySide6. Raises ImportError as the import itself does.

    PySide6 reads the source of every module imported after it, to see whether that one wants Qt's methods by other
    names (`__feature__`): nobody does here, so imports are Python's own again.
    """
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
