"""The dialog of furnishing: difficulty, story, seed, and the areas to furnish."""

import secrets
from collections.abc import Set

from PySide6.QtWidgets import QComboBox, QListWidget, QWidget

from kneedeep.coach.completion import FurnishWish
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.translation import spoken_language
from kneedeep_editor.panels.dialogs.generate_dialog import FRESH_SEEDS, MOST_SEED, offer_languages, offer_story
from kneedeep_editor.services.fields import add_line, number_box, ticked_values
from kneedeep_editor.sharing.job_dialog import JobDialog
from kneedeep_editor.texts import tr

_ROWS = 6
"""The number of visible rows of areas."""


class FurnishDialog(JobDialog):
    """The dialog. Its button furnishes the map (again if `is_done`), or stops."""

    def __init__(self, parent: QWidget, scenario: Scenario, chosen: Set[str]) -> None:
        """Show the options for the map of a scenario. `chosen`: the initially checked areas."""
        super().__init__(parent, tr("Furnish"), tr("&Furnish"))
        self.is_done = False
        self.difficulty, self.story, self.areas = QComboBox(), QComboBox(), QListWidget()
        offer_story(scenario.ruleset, self.difficulty, self.story)
        self.story.setToolTip(tr("Only for a map without a way to win, or with that of a new map"))
        self.language = QComboBox()
        offer_languages(self.language, scenario.language if scenario.briefing else spoken_language()[:2])
        self.seed = number_box(0, MOST_SEED, secrets.randbelow(FRESH_SEEDS))
        self.form.addRow(tr("&Difficulty"), self.difficulty)
        self.form.addRow(tr("Kind of &story"), self.story)
        self.form.addRow(tr("Language of the te&xts"), self.language)
        self.form.addRow(tr("S&eed"), self.seed)
        if len(scenario.areas) > 1:
            for area in scenario.areas:
                add_line(self.areas, area.name or area.id, area.id, ticked=area.id in chosen)
            self.areas.setFixedHeight((self.areas.sizeHintForRow(0) + 2) * min(_ROWS, len(scenario.areas)) + 6)
            self.areas.setToolTip(tr("Without a choice, only areas that are empty get tokens and figures"))
            self.form.addRow(tr("More for these &areas"), self.areas)
        self.show_state(tr("Adds what the map still lacks. What is there stays. A new map needs at least four rooms."))
        self.button.setDefault(True)
        self.button.setFocus()

    @property
    def wish(self) -> FurnishWish:
        """The chosen options."""
        difficulty, story = self.difficulty.currentData(), self.story.currentData()
        areas = tuple(ticked_values(self.areas))
        return FurnishWish(difficulty, story, areas, self.seed.value(), self.language.currentData())

    def show_done(self, text: str) -> None:
        """Show the added elements, and offer another seed."""
        self.is_done = True
        self._action = tr("A&nother try")
        self.button.setToolTip(tr("Undo, and furnish with another seed"))
        self.show_state(text)

    def begin_again(self) -> None:
        """Choose another seed."""
        self.is_done = False
        self.seed.setValue(secrets.randbelow(FRESH_SEEDS))
