"""What is asked about simulations, in one place so that tests can answer."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

PICTURE, DATA = ".png", ".json"
_FILTER = f"Pictures (*{PICTURE});;Data (*{DATA})"
_DRAFTS = "Scenarios (*.yaml *.yml);;All files (*)"


class SimulationQuestions:
    """Asks by dialogs."""

    def card_to_save(self, window: QWidget, suggested: Path) -> Path | None:
        """Ask where to save a balance card, as a picture or as data by its ending; None when cancelled."""
        text, chosen = QFileDialog.getSaveFileName(window, "Save the balance card", str(suggested), _FILTER)
        if not text:
            return None
        ending = DATA if DATA in chosen else PICTURE
        return Path(text) if text.lower().endswith((PICTURE, DATA)) else Path(text + ending)

    def draft_to_compare(self, window: QWidget, folder: Path) -> Path | None:
        """Ask for another draft to compare with; None when cancelled."""
        text, _ = QFileDialog.getOpenFileName(window, "Compare with another draft", str(folder), _DRAFTS)
        return Path(text) if text else None
