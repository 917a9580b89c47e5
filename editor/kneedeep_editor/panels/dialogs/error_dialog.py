"""The dialog that tells of a fault of the program: what happened, what is kept, what can be done."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kneedeep_editor.services.icons import pixmap
from kneedeep_editor.services.label import Label
from kneedeep_editor.texts import tr

_SIGN = 36


class ErrorDialog(QDialog):
    """The dialog; accepted means to go on, rejected to close the editor."""

    def __init__(self, parent: QWidget | None, line: str, kept: Sequence[str], report: str) -> None:
        """Tell of a fault in a line, of what was done with unsaved work in sentences, and offer a report."""
        super().__init__(parent)
        self.setWindowTitle(tr("Error in the editor"))
        self.setMinimumWidth(560)
        sign = Label()
        sign.setPixmap(pixmap("error", _SIGN, self.devicePixelRatioF()))
        sign.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.heading = Label(
            tr("An internal error occurred in the editor. Your last command may not have been carried out.")
        )
        self.heading.setProperty("heading", True)
        self.kept = Label("\n".join(kept))
        self.kept.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        line_label = Label(line)
        line_label.setProperty("quiet", True)
        for label in (self.heading, self.kept, line_label):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        what = Label(tr("&Report (without names of your folders):"))
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setMinimumHeight(150)
        what.setBuddy(self.report)
        texts = QVBoxLayout()
        texts.addWidget(self.heading)
        texts.addWidget(line_label)
        texts.addWidget(self.kept)
        top = QHBoxLayout()
        top.setSpacing(14)
        top.addWidget(sign)
        top.addLayout(texts, 1)
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self.copy = QPushButton(tr("C&opy the report"))
        self.copy.clicked.connect(self._copy)
        self.close_editor = QPushButton(tr("C&lose the editor"))
        self.close_editor.clicked.connect(self.reject)
        self.go_on = QPushButton(tr("&Continue"))
        self.go_on.setDefault(True)
        self.go_on.clicked.connect(self.accept)
        buttons.addButton(self.copy, role.ActionRole)
        buttons.addButton(self.close_editor, role.DestructiveRole)
        buttons.addButton(self.go_on, role.AcceptRole)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(what)
        column.addWidget(self.report, 1)
        column.addWidget(buttons)
        self.go_on.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes on: nothing is to end by a slip."""
        if event.key() == Qt.Key.Key_Escape:
            self.accept()
        else:
            super().keyPressEvent(event)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy.setText(tr("Copied"))
