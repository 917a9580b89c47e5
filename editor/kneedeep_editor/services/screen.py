"""The room that the screen has for windows."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

_FRAME = QSize(12, 40)
"""Size of a window's frame in pixels."""


def size_on_screen(widget: QWidget, wanted: QSize) -> QSize:
    """The wanted size of a window, or as much of it as fits on the screen with its frame."""
    return wanted.boundedTo(widget.screen().availableSize() - _FRAME)
