"""Texts of a scenario and their translations."""

from kneedeep.api.files import scenario_of
from kneedeep.model.scenario import translations
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario


def texts(scenario: Reading | Scenario) -> list[translations.Text]:
    """The texts that can be translated, each with its `path`. Raises ValueError without a scenario.

    >>> texts(read("scenarios/range-day.yaml"))[-1].path
    'triggers.alarm.text'
    """
    return list(translations.texts(scenario_of(scenario)))


def in_language(scenario: Reading | Scenario, language: str) -> Scenario:
    """The scenario with its texts in one of its languages. Texts without a translation stay in the original.

    Raises ValueError without a scenario, and for another language.

    >>> in_language(read("scenarios/range-day.yaml"), "de").title
    'Schießtag'
    """
    found = scenario_of(scenario)
    if language not in (known := translations.languages(found)):
        raise ValueError(f"there are no texts in {language!r}, only in {', '.join(known)}")
    return translations.in_language(found, language)
