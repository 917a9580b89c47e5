"""The language in which a map with translations is played, printed and exported: asked once, used everywhere."""

import os
from collections.abc import Callable

from PySide6.QtWidgets import QComboBox, QFormLayout

from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.translations import in_language, languages
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import spoken_language
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.services.widgets import choice_box
from kneedeep_editor.texts import tr

_SETTING = "map-language"
_VARIABLE = "KNEEDEEP_MAP_LANGUAGE"
"""The environment variable for the language of this run."""
LANGUAGES = dict(table_rows(__file__, "map_languages.txt"))
"""The names of languages in themselves, by code."""


def language_name(code: str) -> str:
    """A language in its own words with its code: `Deutsch (de)`."""
    name = LANGUAGES.get(code) or LANGUAGES.get(code.partition("-")[0])
    return f"{name} ({code})" if name else code


def begin_in_language(language: str) -> None:
    """Use a language in this run, until another one is chosen."""
    os.environ[_VARIABLE] = language


def choose_map_language(settings: Settings, language: str) -> None:
    """Use a language from now on."""
    os.environ.pop(_VARIABLE, None)
    settings.set_text(_SETTING, language)


def map_language(scenario: Scenario, settings: Settings) -> str:
    """The language of the run, else the one chosen last, that of the program, of the originals, as the map has it."""
    known = languages(scenario)
    wanted = (os.environ.get(_VARIABLE, ""), settings.text(_SETTING), spoken_language())
    return next((one for one in wanted if one in known), known[0])


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
        choose_map_language(settings, str(box.currentData()))
        do()

    box.currentIndexChanged.connect(choose)
    form.addRow(tr("Lan&guage"), box)
    return box
