"""The questions about simulations, replaceable in tests."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from kneedeep_editor.texts import tr

PICTURE, DATA = ".png", ".json"


class SimulationQuestions:
    """Asks in dialogs."""

    def card_to_save(self, window: QWidget, suggested: Path) -> Path | None:
        """Ask where to save a balance card. The ending decides between picture and data. None if cancelled."""
        text, chosen = QFileDialog.getSaveFileName(
            window, tr("Save the balance card"), str(suggested), tr("Pictures (*.png);;Data (*.json)")
        )
        if not text:
            return None
        ending = DATA if DATA in chosen else PICTURE
        return Path(text) if text.lower().endswith((PICTURE, DATA)) else Path(text + ending)
