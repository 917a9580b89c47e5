"""The start of a new scenario: each edition has an empty map and a small one in its data."""

from functools import cache
from pathlib import Path

from kneedeep.model.catalog.catalog_files import DATA_FOLDER
from kneedeep.model.scenario.model import Scenario

_EMPTY = "empty-scenario.yaml"


def template_text(ruleset: str, *, small_map: bool) -> str:
    """The text of a new scenario of an edition: without a piece, or with a small map to change."""
    if small_map:
        from kneedeep.cli.scenario_template import starting_text
        from kneedeep_editor.texts import tr

        return starting_text(tr("Untitled scenario"), ruleset, None)
    return _empty_text(ruleset)


def is_untitled(scenario: Scenario) -> bool:
    """Whether a scenario has no title, or that of a new one."""
    return not scenario.title.strip() or f'title: "{scenario.title}"' in _empty_text(scenario.ruleset)


@cache
def _empty_text(ruleset: str) -> str:
    return (Path(DATA_FOLDER) / ruleset / _EMPTY).read_text(encoding="utf-8")
