"""A search line."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.screen_reader import speak_text
from kneedeep_editor.texts import tr, tr_count

_CLEARING = "_q_qlineeditclearaction"
"""Qt's name of the action of its clear button."""


def is_for_document(line: QLineEdit, event: QEvent) -> bool:
    """Whether an undo or redo key should go to the document, since the line has nothing to undo or redo."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    undo = event.matches(QKeySequence.StandardKey.Undo) and not line.isUndoAvailable()
    redo = event.matches(QKeySequence.StandardKey.Redo) and not line.isRedoAvailable()
    return undo or redo


class SearchField(QLineEdit):
    """A search line. Esc empties it. Undo goes to the document if the line has nothing to undo."""

    def __init__(self, name: str, parent: QWidget | None = None, *, shown: str = "") -> None:
        """Take the accessible name. `shown`: a shorter placeholder for a narrow line."""
        super().__init__(parent)
        self.setPlaceholderText(shown or name)
        self.setAccessibleName(name)
        self.setClearButtonEnabled(True)
        self.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition).setText(name)
        for button in self.findChildren(QToolButton):
            cleans = button.defaultAction().objectName() == _CLEARING
            button.setAccessibleName(tr("Clear the search") if cleans else name)

    def speak_matches(self, titles: Sequence[str], nothing: str) -> None:
        """Speak the number of matches and the first one."""
        found = tr_count("{n} entry", "{n} entries", len(titles)) if titles else nothing
        speak_text(self, ". ".join((found, *titles[:1])))

    def event(self, event: QEvent) -> bool:
        """Leave shortcuts without an effect here to the window."""
        if is_for_document(self, event):
            event.ignore()
            return False
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape and self.text():
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Empty the line with Esc."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
