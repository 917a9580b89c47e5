"""The questions about saved games, replaceable in tests."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from kneedeep.rules.replay import ENDING
from kneedeep_editor.texts import tr


def _filter() -> str:
    return tr("Games ({pattern});;All files (*)", pattern=f"*{ENDING}")


class GameQuestions:
    """Asks in dialogs."""

    def to_save(self, window: QWidget, suggested: Path) -> Path | None:
        """Ask where to save a game. None if cancelled."""
        text, _ = QFileDialog.getSaveFileName(window, tr("Save the game"), str(suggested), _filter())
        if not text:
            return None
        return Path(text) if text.endswith(ENDING) else Path(text + ENDING)

    def to_open(self, window: QWidget, folder: Path) -> Path | None:
        """Ask for a saved game or a replay. None if cancelled."""
        text, _ = QFileDialog.getOpenFileName(window, tr("Open a game"), str(folder), _filter())
        return Path(text) if text else None
