"""Importing Qt without the import hook that PySide6 installs."""

import builtins


def load_qt() -> None:
    """Import PySide6. Raises ImportError as the import itself does.

    PySide6 reads the source of every later imported module for `__feature__`, which renames Qt's methods. No module
    here uses that, so Python's own import function is restored.
    """
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
