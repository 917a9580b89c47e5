"""What elements are called in reports."""

from typing import Any

from kneedeep.model.scenario.names import names_of
from tests.support.cases import cases
from tests.support.reading import read_data
from tests.support.values import known


@cases("sections, names")
def test_elements_have_these_names(sections: dict[str, Any], names: list[str]) -> None:
    scenario = known(read_data({"format": 1, "ruleset": "doom-2004", "title": "Test", **sections}).scenario)
    found = names_of(scenario)
    assert [found[element.serial] for element in scenario.elements()] == names
    assert found[0] == "scenario"
