"""The origin of exported files: program, ruleset, catalog and numbers, and the digest of the scenario."""

from typing import Any

from kneedeep import __version__
from kneedeep.model.catalog import RULESETS, edition_of
from kneedeep.model.catalog.digest import digest
from kneedeep.model.catalog.numbers.overrides import Numbers, plain
from kneedeep.model.scenario.io.writer import data_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.replay import scenario_hash


def producer_of(scenario: Scenario | None, numbers: Numbers = ()) -> dict[str, Any]:
    """The producer of a report on a scenario, as plain data.

    Without a scenario of a known ruleset `ruleset` and `catalog` are None. A ruleset without rules has no version.
    """
    name = scenario.ruleset if scenario is not None and scenario.ruleset in RULESETS else None
    return {
        "program": "kneedeep",
        "version": __version__,
        "ruleset": None if name is None else {"name": name, "version": edition_of(name).version},
        "catalog": None if name is None else digest(name),
        "numbers": plain(numbers),
    }


def digest_of(scenario: Scenario) -> str:
    """The SHA-256 of a scenario as JSON, as in replays."""
    return scenario_hash(data_of(scenario))


def origin_of(scenario: Scenario) -> str:
    """The origin of a page, picture or document, for its metadata."""
    return f"version={__version__}; scenario={digest_of(scenario)}"
