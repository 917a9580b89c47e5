"""The language in which a translated map is played, printed and exported: chosen once, used everywhere."""

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
"""The environment variable with the language of this run."""
LANGUAGES = dict(table_rows(__file__, "map_languages.txt"))
"""The names of languages, each in its own language, by code."""


def language_name(code: str) -> str:
    """A language in its own language, with its code: `Deutsch (de)`."""
    name = LANGUAGES.get(code) or LANGUAGES.get(code.partition("-")[0])
    return f"{name} ({code})" if name else code


def begin_in_language(language: str) -> None:
    """Use a language in this run, until another one is chosen."""
    os.environ[_VARIABLE] = language


def choose_map_language(settings: Settings, language: str) -> None:
    """Save a language as chosen and use it."""
    os.environ.pop(_VARIABLE, None)
    settings.setValue(_SETTING, language)


def map_language(scenario: Scenario, settings: Settings) -> str:
    """The first language that the map has: the run's, the last chosen one, the program's. Else the original."""
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
    """Add a language row to a form if the map has several. `do`: called after a choice. Returns the list."""
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
