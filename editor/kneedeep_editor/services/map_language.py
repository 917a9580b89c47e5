"""The language in which a map with translations is played, printed and exported: asked once, used everywhere."""

from collections.abc import Callable

from PySide6.QtWidgets import QComboBox, QFormLayout

from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.translations import in_language, languages
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import spoken_language
from kneedeep_editor.services.settings import Settings, settings_path
from kneedeep_editor.services.widgets import choice_box
from kneedeep_editor.texts import tr

SETTING = "map-language"
LANGUAGES = dict(table_rows(__file__, "map_languages.txt"))
"""The names of languages in themselves, by code."""


def language_name(code: str) -> str:
    """A language in its own words with its code: `Deutsch (de)`."""
    name = LANGUAGES.get(code) or LANGUAGES.get(code.partition("-")[0])
    return f"{name} ({code})" if name else code


def keep_map_language(language: str) -> None:
    """Choose a language before any window is open."""
    Settings(settings_path()).set_text(SETTING, language)


def map_language(scenario: Scenario, settings: Settings) -> str:
    """The language chosen last, else that of the program, else that of the originals, as far as the map has it."""
    known = languages(scenario)
    return next((one for one in (settings.text(SETTING), spoken_language()) if one in known), known[0])


def in_map_language(scenario: Scenario, settings: Settings) -> Scenario:
    """The scenario in the language of `map_language`."""
    return in_language(scenario, map_language(scenario, settings))


def is_same_map(scenario: Scenario, shown: Scenario) -> bool:
    """Whether `shown` is the scenario in one of its languages."""
    return shown == in_language(scenario, shown.language)


def add_language_row(
    form: QFormLayout, scenario: Scenario, settings: Settings, do: Callable[[], object]
) -> QComboBox | None:
    """Let a form ask for the language of a map with several. `do`: once another one is chosen. Returns the list."""
    if len(codes := languages(scenario)) < 2:
        return None
    rows = [(language_name(code), code) for code in codes]
    box = choice_box(rows, chosen=map_language(scenario, settings), name=tr("Language of the map"))

    def choose() -> None:
        settings.set_text(SETTING, str(box.currentData()))
        do()

    box.currentIndexChanged.connect(choose)
    form.addRow(tr("Lan&guage"), box)
    return box
