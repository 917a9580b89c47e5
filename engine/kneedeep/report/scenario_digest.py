"""The stamp of every file written for others: the digest of its scenario and the version of the program."""

from kneedeep import __version__
from kneedeep.model.scenario.io.writer import data_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.replay import scenario_hash


def digest_of(scenario: Scenario) -> str:
    """The SHA-256 of a scenario as JSON, the same as in replays."""
    return scenario_hash(data_of(scenario))


def origin_of(scenario: Scenario) -> str:
    """Where a page, a picture or a document comes from, as it stands in them."""
    return f"version={__version__}; scenario={digest_of(scenario)}"
