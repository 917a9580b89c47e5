"""The basic edits: pure functions on an immutable scenario."""

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.scenario.edits import Add, Change, Edit, Remove, Several
from kneedeep.model.scenario.model import SECTIONS, Area, Piece, Record, Scenario, Token
from tests.support.cases import cases
from tests.support.generators.random_files import scenarios

BARREL = Token(kind="barrel", at=(1, 1))
DUCT = Token(kind="duct", at=(2, 2))


def _start() -> Scenario:
    pieces, areas = (Piece(serial=1, piece="tee", at=(0, 0), area="a"),), (Area(serial=2, id="a"),)
    tokens = (BARREL.having(serial=3), DUCT.having(serial=4))
    return Scenario(title="Test", pieces=pieces, areas=areas, tokens=tokens, next_serial=5)


def test_what_is_added_stands_last_with_a_new_serial() -> None:
    after = Add("Add", (BARREL, DUCT, Area(id="b"))).apply(_start())
    assert [token.serial for token in after.tokens] == [3, 4, 5, 6]
    assert [area.serial for area in after.areas] == [2, 7]
    assert after.next_serial == 8


def test_what_is_added_before_another_one_stands_there_in_order() -> None:
    after = Add("Add", (BARREL, DUCT), before=4).apply(_start())
    assert [token.serial for token in after.tokens] == [3, 5, 6, 4]


def test_an_element_that_comes_back_keeps_its_serial() -> None:
    after = Add("Add", (DUCT.having(serial=3), BARREL)).apply(Remove("Remove", frozenset({3})).apply(_start()))
    assert [token.serial for token in after.tokens] == [4, 3, 5]
    assert Add("Add", (DUCT.having(serial=9),)).apply(_start()).next_serial == 10


def test_serials_are_never_given_twice() -> None:
    scenario = Remove("Remove", frozenset({4})).apply(_start())
    assert Add("Add", (DUCT,)).apply(scenario).tokens[-1].serial == 5


def test_what_is_removed_is_gone_from_every_section() -> None:
    after = Remove("Remove", frozenset({1, 3})).apply(_start())
    assert (after.pieces, [token.serial for token in after.tokens]) == ((), [4])
    assert after.areas is _start().areas or after.areas == _start().areas


def test_a_change_sets_attributes_and_keeps_place_and_serial() -> None:
    after = Change("Turn", 3, Record(turn=90, at=(5, 5))).apply(_start())
    assert after.tokens[0] == BARREL.having(turn=90, at=(5, 5))
    assert [token.serial for token in after.tokens] == [3, 4]


def test_a_change_of_serial_0_is_one_of_the_scenario() -> None:
    assert Change("Rename", 0, Record(title="Other")).apply(_start()) == _start().having(title="Other")


def test_a_change_can_set_an_attribute_to_nothing() -> None:
    named = Change("Name", 3, Record([("id", "crate")])).apply(_start())
    assert Change("Unname", 3, Record([("id", None)])).apply(named).tokens[0].id is None


def test_several_edits_are_one_after_the_other() -> None:
    edit = Several("Swap", (Remove("Remove", frozenset({3})), Add("Add", (BARREL,)), Change("T", 5, Record(turn=90))))
    assert [(token.serial, token.turn) for token in edit.apply(_start()).tokens] == [(4, 0), (5, 90)]


@pytest.mark.parametrize(
    "edit",
    [
        Remove("Remove", frozenset({3, 99})),
        Change("Change", 99, Record(turn=90)),
        Several("Several", (Remove("Remove", frozenset({3})), Change("Change", 3, Record(turn=90)))),
    ],
)
def test_an_element_that_is_not_there_is_a_key_error(edit: Edit) -> None:
    with pytest.raises(KeyError):
        edit.apply(_start())
    with pytest.raises(KeyError):
        _start().element(99)


_REMOVE = Remove("Remove", frozenset({3}))
_BOTH = Several("Several", (_REMOVE, Add("Add", (BARREL,))))
EDITS: list[Any] = [Add("Add", (BARREL,), before=3), _REMOVE, Change("Change", 3, Record(turn=90)), _BOTH]


@cases("edit", EDITS, ids=lambda edit: str(edit.title))
def test_an_edit_is_a_value_that_changes_nothing_it_is_given(edit: Any) -> None:
    before = _start()
    after = edit.apply(before)
    assert before == _start()
    assert after != before
    assert edit.apply(before) == after
    again = pickle.loads(pickle.dumps(edit))
    assert again == edit and hash(again) == hash(edit)
    assert again.apply(before) == after
    assert edit.title in repr(edit)
    assert all(edit != other for other in EDITS if other is not edit)


def test_a_scenario_travels_through_pickle_with_its_serials() -> None:
    again = pickle.loads(pickle.dumps(_start()))
    assert again == _start()
    assert [token.serial for token in again.tokens] == [3, 4]
    assert again.element(4) == DUCT


def test_serials_are_not_compared() -> None:
    assert BARREL.having(serial=7) == BARREL
    assert hash(BARREL.having(serial=7)) == hash(BARREL)


@given(scenarios(), st.data())
def test_removing_and_adding_again_makes_the_same(scenario: Scenario, data: st.DataObject) -> None:
    element = data.draw(st.sampled_from(list(scenario.elements())))
    present = getattr(scenario, next(name for name, kind in SECTIONS.items() if type(element) is kind))
    index = present.index(element)
    follows = present[index + 1].serial if index + 1 < len(present) else None
    without = Remove("Remove", frozenset({element.serial})).apply(scenario)
    assert element.serial not in {other.serial for other in without.elements()}
    again = Add("Add", (element,), before=follows).apply(without)
    assert again == scenario
    assert [one.serial for one in again.elements()] == [one.serial for one in scenario.elements()]
    assert again.next_serial == scenario.next_serial
