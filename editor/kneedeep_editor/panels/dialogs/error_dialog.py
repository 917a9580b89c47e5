"""The dialog about an internal error: its description, the saved work, the choices."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QWidget

from kneedeep_editor.services.icons import pixmap
from kneedeep_editor.services.widgets import Label, lay_column, lay_row, push_button
from kneedeep_editor.texts import tr

_SIGN = 36


class ErrorDialog(QDialog):
    """The dialog. Accepted means continue, rejected means close the editor."""

    def __init__(self, parent: QWidget | None, line: str, kept: Sequence[str], report: str) -> None:
        """Show the error's summary and the state of unsaved work, and offer a report."""
        super().__init__(parent)
        self.setWindowTitle(tr("Error in the editor"))
        self.setMinimumWidth(560)
        sign = Label(alignment=Qt.AlignmentFlag.AlignTop)
        sign.setPixmap(pixmap("error", _SIGN, self.devicePixelRatioF()))
        self.heading = Label(
            tr("An internal error occurred in the editor. Your last command may not have been carried out."),
            look="heading",
            wrap=True,
        )
        self.kept = Label("\n".join(kept), selectable=True, wrap=True)
        line_label = Label(line, look="quiet", wrap=True)
        self.report = QPlainTextEdit(
            report, readOnly=True, tabChangesFocus=True, lineWrapMode=QPlainTextEdit.LineWrapMode.NoWrap
        )
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.report.setMinimumHeight(150)
        what = Label(tr("&Report (without names of your folders):"), buddy=self.report)
        top = lay_row(sign, (lay_column(self.heading, line_label, self.kept), 1), spacing=14)
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self.copy = push_button(tr("C&opy the report"), do=self._copy)
        self.close_editor = push_button(tr("C&lose the editor"), do=self.reject)
        self.go_on = push_button(tr("&Continue"), do=self.accept)
        self.go_on.setDefault(True)
        buttons.addButton(self.copy, role.ActionRole)
        buttons.addButton(self.close_editor, role.DestructiveRole)
        buttons.addButton(self.go_on, role.AcceptRole)
        lay_column(top, what, (self.report, 1), buttons, of=self, spacing=12)
        self.go_on.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Continue on Esc, so that the editor is not closed by accident."""
        if event.key() == Qt.Key.Key_Escape:
            self.accept()
        else:
            super().keyPressEvent(event)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy.setText(tr("Copied"))
