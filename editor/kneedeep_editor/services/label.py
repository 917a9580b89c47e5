"""Texts of windows that may come from a file: always plain, whatever they look like.

Qt takes a text that begins like a tag for rich text, and opens the files that its images name.
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class Label(QLabel):
    """A label that shows its text as it is. What is composed as rich text says so with `setTextFormat`."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        """Show a text."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        super().setText(text)


def plain_tip(text: str) -> str:
    """Return a text for a tool tip, which has no format of its own: what Qt would take for rich text is escaped."""
    if "<" not in text:
        return text
    from html import escape

    return f"<span>{escape(text).replace(chr(10), '<br>')}</span>"
