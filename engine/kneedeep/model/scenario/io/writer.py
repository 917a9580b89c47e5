"""From the model back to plain data, in the order in which the keys of a file are written."""

from kneedeep.model.scenario.element import Entry, keys_of, write_element
from kneedeep.model.scenario.model import Scenario


def data_of(scenario: Scenario) -> Entry:
    """The plain data of a scenario; elements are entries with their serials, defaults are left out."""
    return write_element(scenario)


def key_order() -> tuple[str, ...]:
    """The keys of the whole file in the order in which they are written."""
    return tuple(key.name for key in keys_of(Scenario))
