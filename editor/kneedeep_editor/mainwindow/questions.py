"""What the window asks people and tells them, in one place so that tests can answer."""

from enum import Enum
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

_FILTER = "Scenarios (*.yaml *.yml);;All files (*)"


class Answer(Enum):
    """What to do with unsaved changes."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class Questions:
    """Asks by dialogs."""

    def unsaved(self, window: QWidget, name: str) -> Answer:
        """Ask what to do with unsaved changes."""
        box = QMessageBox(window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle("Unsaved changes")
        box.setText(f"Save the changes to {name}?")
        box.setInformativeText("Without saving they are lost.")
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        box.setDefaultButton(buttons.Save)
        chosen = box.exec()
        if chosen == buttons.Save:
            return Answer.SAVE
        return Answer.DISCARD if chosen == buttons.Discard else Answer.CANCEL

    def files_to_open(self, window: QWidget, folder: Path) -> list[Path]:
        """Ask which files to open; none when cancelled."""
        texts, _ = QFileDialog.getOpenFileNames(window, "Open scenarios", str(folder), _FILTER)
        return [Path(text) for text in texts]

    def file_to_save(self, window: QWidget, suggested: Path) -> Path | None:
        """Ask where to save; None when cancelled."""
        text, _ = QFileDialog.getSaveFileName(window, "Save the scenario as", str(suggested), _FILTER)
        if not text:
            return None
        path = Path(text)
        return path if path.suffix else path.with_suffix(".yaml")

    def agreed(self, window: QWidget, text: str, more: str, button: str) -> bool:
        """Ask for agreement to something out of the ordinary."""
        box = QMessageBox(window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(text)
        box.setInformativeText(more)
        agree = box.addButton(button, QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        return box.clickedButton() is agree

    def tell(self, window: QWidget | None, text: str, more: str = "") -> None:
        """Tell what went wrong, in one message."""
        box = QMessageBox(window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle("kneedeep")
        box.setText(text)
        box.setInformativeText(more)
        box.exec()
