"""Elements, conditions and steps in words: what people call them, and no id."""

import re
from pathlib import Path

import pytest

from kneedeep.board import compile_board
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.record import Record
from kneedeep.model.scenario.script_values import CONDITIONS, EFFECTS, Condition, Effect, condition
from kneedeep.model.scenario.value_shapes import frozen
from kneedeep.support import resources
from tests.support.cases import cases
from tests.support.files import SHIPPED, map_text
from tests.support.reading import scenario_in

MAP = map_text("display-names")


@pytest.fixture(scope="module")
def words() -> DisplayNames:
    scenario = scenario_in(MAP)
    catalog = load_catalog(scenario.ruleset)
    return DisplayNames(scenario, compile_board(scenario, catalog), catalog)


def test_an_element_has_the_name_of_its_author_or_its_kind_and_place(words: DisplayNames) -> None:
    assert [words.element(element) for element in words.scenario.elements()] == [
        "the room 5×5 at 0,0",
        "the room 4×4 at 5,-1",
        "the area “Service Way”",
        "the area “Lab”",
        "the red security door at 4,0 east",
        "the way out with a blue lock at 0,2 west",
        "the encounter at 1,1",
        "the health token at 2,2, 3,3 and 1 more",
        "the red key anywhere in “Service Way”",
        "the bullets at 3,1",
        "the hell knight “Rex” at 6,0",
        "the imps at 7,1 and 8,1",
        "the marines' start at 0,0, 1,0 and 1 more",
        "the spawn area in “Service Way” and “Lab”",
        "the trigger (the red security door at 4,0 east is opened)",
        "the deadline of 7 rounds",
    ]
    assert words.element(words.scenario) == "the scenario"


@cases(("data", "text"))
def test_a_condition_in_words(words: DisplayNames, data: dict[str, object], text: str) -> None:
    assert words.when(condition().read(data)) == text


@cases(("kind", "value", "more", "text"))
def test_a_step_in_words(words: DisplayNames, kind: str, value: object, more: dict[str, object], text: str) -> None:
    assert words.step(Effect(kind, frozen(value), Record(more.items()))) == text


def test_every_word_has_a_sentence(words: DisplayNames) -> None:
    for kind, word in CONDITIONS.items():
        params = Record([("of", ())] if kind == "count" else ())
        assert words.when(Condition(kind, word.shape.read(word.example), params))
    for kind, word in EFFECTS.items():
        assert words.step(Effect(kind, word.shape.read(word.example)))


@cases("path", SHIPPED, ids=lambda path: path.name)
def test_no_element_of_a_shipped_scenario_is_called_by_its_name_for_programs(path: Path) -> None:
    scenario = scenario_in(resources.text("scenarios", path.name))
    catalog = load_catalog(scenario.ruleset)
    own = DisplayNames(scenario, compile_board(scenario, catalog), catalog)
    for element in scenario.elements():
        assert not re.search(r"\b[a-z_]+:[\w-]|@-?\d|#\d", own.element(element))
