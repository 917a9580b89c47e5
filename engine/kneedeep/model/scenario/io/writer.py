"""Converts the model to plain data, with keys in the order of the file."""

from kneedeep.model.scenario.element import Entry, keys_of, write_element
from kneedeep.model.scenario.model import Scenario


def data_of(scenario: Scenario) -> Entry:
    """The plain data of a scenario. Elements are entries with their serials. Defaults are left out."""
    return write_element(scenario)


def key_order() -> tuple[str, ...]:
    """The keys of the whole file in the order of writing."""
    return tuple(key.name for key in keys_of(Scenario))
