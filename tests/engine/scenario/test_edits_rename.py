"""Renaming: whatever refers to a name follows it, and nothing else changes."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.runner import analyse
from kneedeep.analysis.script_facts.references import definitions, references, unknown_references
from kneedeep.model.scenario.edits import applied
from kneedeep.model.scenario.edits.rename import Rename, means
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from tests.support.cases import cases
from tests.support.examples import example
from tests.support.generators.random_files import scenarios
from tests.support.reading import scenario_in

SHIPPED = sorted((Path(__file__).resolve().parents[3] / "scenarios").glob("*.yaml"))
NEW = "never-seen-before"


def _facts(scenario: Scenario) -> Facts:
    return Facts(scenario)


def _found(scenario: Scenario) -> list[tuple[str, tuple[int, ...]]]:
    found = analyse(Reading(scenario, None, ()), select=("SCN", "BRD", "RCH", "OBJ"))
    return sorted((one.code, one.serials) for one in found)


def _definitions(scenario: Scenario) -> list[tuple[str, str]]:
    return sorted({(one.sort, one.name) for one in _facts(scenario).of(definitions)})


def _renamed(scenario: Scenario, sort: str, old: str, serial: int = 0) -> Scenario:
    return Rename("Rename", sort, old, NEW, serial).apply(scenario)


@settings(max_examples=30)
@given(scenarios(), st.data())
def test_nothing_refers_to_the_old_name_and_nothing_is_lost(scenario: Scenario, data: st.DataObject) -> None:
    sort, old = data.draw(st.sampled_from(_definitions(scenario)))
    after = _renamed(scenario, sort, old)
    before_names = [(one.wanted, one.name) for one in references(_facts(scenario))]
    after_names = [(one.wanted, one.name) for one in references(_facts(after))]
    assert after_names == [
        (wanted, NEW if name == old and means(wanted, sort) else name) for wanted, name in before_names
    ]
    # What is referred to by name but is of no use there, such as a door that is no exit, follows as well.
    assert {(one.name, one.wanted) for one in unknown_references(_facts(after))} == {
        (NEW if one.name == old and means(one.wanted, sort) else one.name, one.wanted)
        for one in unknown_references(_facts(scenario))
    }
    assert [one for one in _definitions(after) if one[1] != NEW] == [
        one for one in _definitions(scenario) if one != (sort, old)
    ]
    assert Rename("Back", sort, NEW, old).apply(after) == scenario


@cases("path", SHIPPED, ids=lambda path: path.stem)
def test_the_findings_of_a_shipped_scenario_are_the_same_but_for_the_name(path: Path) -> None:
    scenario = scenario_in(path.read_bytes())
    after = scenario
    for number, (sort, old) in enumerate(_definitions(scenario)):
        after = applied(Rename("Rename", sort, old, f"x-{number}"), after)
    assert not {name for _, name in _definitions(after)} & {name for _, name in _definitions(scenario)}
    assert _found(after) == _found(scenario)


def _scenario(**sections: str) -> Scenario:
    return scenario_in(example(**sections))


def test_of_two_with_the_same_name_the_other_keeps_the_references() -> None:
    scenario = _scenario(
        tokens="  - {kind: barrel, id: drum, at: [1, 1]}\n  - {kind: barrel, id: drum, at: [2, 1]}\n",
        triggers="  - {when: {destroy: drum}, text: Bang.}\n",
    )
    after = _renamed(scenario, "token", "drum", scenario.tokens[1].serial)
    assert [token.id for token in after.tokens] == ["drum", NEW]
    assert after.triggers[0].when.value == "drum"


def test_an_element_that_is_not_there_cannot_be_renamed() -> None:
    with pytest.raises(KeyError):
        _renamed(_scenario(), "door", "gate", 999)
