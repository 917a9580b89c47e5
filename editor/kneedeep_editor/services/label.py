"""Texts of windows that may come from a file: always plain text.

Qt takes a text that begins like a tag for rich text, and opens the files that its images name.
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class Label(QLabel):
    """A label that shows its text as it is, unless it is composed as rich text."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        rich: bool = False,
        wrap: bool = False,
        selectable: bool = False,
        look: str = "",
        alignment: Qt.AlignmentFlag | None = None,
        name: str = "",
        tip: str = "",
        description: str = "",
        key: str = "",
    ) -> None:
        """Show a text. `look`: style, such as "faint". `key`: object name. `name`, `description`: for screen readers."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
        super().setText(text)
        self.setWordWrap(wrap)
        if selectable:
            self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if look:
            self.setProperty(look, True)
        if alignment is not None:
            self.setAlignment(alignment)
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        self.setToolTip(tip)
        self.setObjectName(key)


def plain_tip(text: str) -> str:
    """A text for a tool tip: anything that Qt would take for rich text is escaped."""
    if "<" not in text:
        return text
    from html import escape

    return f"<span>{escape(text).replace(chr(10), '<br>')}</span>"
