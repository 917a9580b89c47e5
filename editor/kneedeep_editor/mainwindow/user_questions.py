"""The questions and messages of the window, replaceable in tests."""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QInputDialog, QMessageBox, QWidget

from kneedeep.model.scenario.io.foreign_files import foreign_endings
from kneedeep_editor.services.widgets import plain_tip
from kneedeep_editor.texts import tr

_LEAST_WIDTH = 380


class Answer(Enum):
    """The answer to a question about unsaved changes."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class ExternalChange(Enum):
    """The answer to a question about a file changed by another program."""

    RELOAD = "reload"
    KEEP = "keep"
    SAVE_AS = "save as"
    COMPARE = "compare"


class Questions:
    """Asks in dialogs."""

    def unsaved(self, window: QWidget, name: str, changes: Sequence[str] = ()) -> Answer:
        """Ask what to do with unsaved changes, which are listed."""
        box = _box(
            window,
            tr("Unsaved changes"),
            tr("Save the changes to {name}?", name=name),
            "\n".join([*changes, tr("If you don't save them, they are lost.")]),
        )
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        box.setDefaultButton(buttons.Save)
        if (chosen := box.exec()) == buttons.Save:
            return Answer.SAVE
        return Answer.DISCARD if chosen == buttons.Discard else Answer.CANCEL

    def unsaved_several(
        self, window: QWidget, names: Sequence[str], changes: Sequence[Sequence[str]]
    ) -> list[int] | None:
        """Ask which of several documents to save, with their changes listed. None: cancelled."""
        from kneedeep_editor.panels.dialogs.unsaved_dialog import UnsavedDialog

        dialog = UnsavedDialog(window, names, changes)
        return dialog.chosen if dialog.exec() == UnsavedDialog.DialogCode.Accepted else None

    def recover(
        self, window: QWidget | None, name: str, differences: Sequence[str], *, named: bool = True
    ) -> bool | None:
        """Ask whether to restore unsaved changes of a crashed editor. It can't be cancelled.

        `named`: the document has a file. Returns None if the program ends before the answer.
        """
        text = tr("The editor closed before the changes to {name} were saved. Restore them?", name=name)
        kept = (
            tr("The file is unchanged. If you discard the changes, they are lost.")
            if named
            else tr("It has never been saved. If you discard it, it is lost.")
        )
        box = _box(window, tr("Unsaved changes"), text, "\n".join([*differences, "", kept]))
        box.setIcon(QMessageBox.Icon.Question)
        bring = box.addButton(tr("&Restore"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(tr("&Discard"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(bring)
        box.exec()
        chosen = box.clickedButton()
        return chosen is bring if chosen in box.buttons() else None

    def changed_outside(
        self, window: QWidget | None, name: str, differences: Sequence[str], *, unsaved: bool
    ) -> ExternalChange:
        """Ask what to do about a file changed by another program. Empty `differences`: it is unreadable."""
        text = tr("Another program has changed {name}.", name=name)
        lines = "\n".join(differences) or tr("It can no longer be read as a scenario.")
        mine = tr("You have unsaved changes; after reloading, Undo restores them.") if unsaved else ""
        kept = tr("If you keep yours, the next save overwrites the file.")
        more = "\n\n".join(filter(None, (lines, mine, kept)))
        box = _box(window, tr("Changed by another program"), text, more)
        again = box.addButton(tr("&Reload"), QMessageBox.ButtonRole.AcceptRole)
        again.setEnabled(bool(differences))
        keep = box.addButton(tr("&Keep mine"), QMessageBox.ButtonRole.RejectRole)
        save_elsewhere = box.addButton(tr("Save mine &as…"), QMessageBox.ButtonRole.ActionRole)
        both = box.addButton(tr("&Compare"), QMessageBox.ButtonRole.ActionRole)
        both.setToolTip(tr("Open the version on disk in a second tab; this question is asked again here"))
        both.setEnabled(bool(differences))
        box.setDefaultButton(again if differences else save_elsewhere)
        box.setEscapeButton(keep)
        box.exec()
        if (chosen := box.clickedButton()) is again:
            return ExternalChange.RELOAD
        if chosen is both:
            return ExternalChange.COMPARE
        return ExternalChange.SAVE_AS if chosen is save_elsewhere else ExternalChange.KEEP

    def internal_error(self, window: QWidget | None, line: str, kept: Sequence[str], report: str) -> bool:
        """Report an internal error and the saved work, and offer a report. Returns whether to continue."""
        from kneedeep_editor.panels.dialogs.error_dialog import ErrorDialog

        return ErrorDialog(window, line, kept, report).exec() == ErrorDialog.DialogCode.Accepted

    def files_to_open(
        self, window: QWidget, folder: Path, heading: str = "", kind: str = "", endings: Sequence[str] = ()
    ) -> list[Path]:
        """Ask which files to open, by default scenarios. Empty if cancelled. `heading`: of the dialog."""
        kinds = _filter(kind or tr("Scenarios"), endings or (".yaml", ".yml", *foreign_endings()))
        texts, _ = QFileDialog.getOpenFileNames(window, heading or tr("Open scenarios"), str(folder), kinds)
        return [Path(text) for text in texts]

    def file_to_save(
        self, window: QWidget, suggested: Path, kind: str, endings: Sequence[str], heading: str = ""
    ) -> Path | None:
        """Ask where to save a file of a kind, by default with the first ending. None if cancelled."""
        heading = heading or tr("Export as")
        text, _ = QFileDialog.getSaveFileName(window, heading, str(suggested), _filter(kind, endings))
        path = Path(text)
        return (path if path.suffix else Path(f"{path}{endings[0]}")) if text else None

    def file_to_read(
        self, window: QWidget, folder: Path, kind: str, endings: Sequence[str], heading: str = ""
    ) -> Path | None:
        """Ask for a file of a kind. None if cancelled."""
        heading = heading or tr("Choose a file")
        text, _ = QFileDialog.getOpenFileName(window, heading, str(folder), _filter(kind, endings))
        return Path(text) if text else None

    def confirmed(self, window: QWidget, text: str, more: str, button: str) -> bool:
        """Ask for confirmation of an unusual action."""
        box = _box(window, "", text, more)
        agree = box.addButton(button, QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        return box.clickedButton() is agree

    def reason(self, window: QWidget, title: str, text: str) -> str | None:
        """Ask for a non-empty reason. None if cancelled."""
        dialog = QInputDialog(window)
        dialog.setWindowTitle(title)
        dialog.setLabelText(plain_tip(text))
        dialog.sizeHint()  # Qt creates the buttons on the first request for the size.
        buttons = dialog.findChild(QDialogButtonBox)
        assert buttons is not None
        agree = buttons.button(QDialogButtonBox.StandardButton.Ok)
        agree.setEnabled(False)
        dialog.textValueChanged.connect(lambda written: agree.setEnabled(bool(written.strip())))
        return dialog.textValue().strip() if dialog.exec() else None

    def save_elsewhere(self, window: QWidget, text: str, more: str) -> bool:
        """Report that a file could not be written. Returns whether to choose another one."""
        box = _box(window, tr("Not saved"), text, more)
        other = box.addButton(tr("Save &as…"), QMessageBox.ButtonRole.AcceptRole)
        later = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(other)
        box.setEscapeButton(later)
        box.exec()
        return box.clickedButton() is other

    def show_error(self, window: QWidget | None, text: str, more: str = "", details: str = "") -> None:
        """Show an error message. `details`: lines shown on demand."""
        _box(window, tr("kneedeep"), text, more, details).exec()


def _box(window: QWidget | None, title: str, text: str, more: str, details: str = "") -> QMessageBox:
    """A warning without buttons, wide enough for paths."""
    box = QMessageBox(QMessageBox.Icon.Warning, title, text, parent=window, textFormat=Qt.TextFormat.PlainText)
    box.setInformativeText(more)
    box.setDetailedText(details)
    # Only the second text gets a minimum width: with one, Qt never wraps the first text.
    box.setStyleSheet(f"#qt_msgbox_informativelabel {{ min-width: {_LEAST_WIDTH}px; }}")
    return box


def _filter(kind: str, endings: Sequence[str]) -> str:
    return tr("{format} (*{endings});;All files (*)", format=kind, endings=" *".join(endings))
