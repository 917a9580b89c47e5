"""The digest that every file written for others carries."""

from kneedeep.rules.replay import scenario_hash
from kneedeep.scenario.io.writer import data_of
from kneedeep.scenario.model import Scenario


def digest_of(scenario: Scenario) -> str:
    """Return the SHA-256 of a scenario as JSON, the same as in replays."""
    return scenario_hash(data_of(scenario))
