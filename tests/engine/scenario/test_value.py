"""Values: frozen, compared by their fields, and as the standard decorator would make them."""

import copy
import dataclasses
import pickle
import sys
from types import ModuleType
from typing import Any

import pytest

from kneedeep.model.scenario import value
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.model import Condition, Door, Effect, Piece, Record, Scenario


def test_fields_have_their_defaults_and_keep_their_order() -> None:
    door = Door(at=(1, 2), side="east", serial=7)
    assert (door.kind, door.key, door.serial) == ("door", None, 7)
    assert list(vars(door)) == [field.name for field in dataclasses.fields(Door)]


def test_the_serial_is_not_compared_and_the_class_is() -> None:
    assert Door(at=(1, 2), side="east", serial=1) == Door(at=(1, 2), side="east", serial=2)
    assert hash(Door(at=(1, 2), side="east", serial=1)) == hash(Door(at=(1, 2), side="east", serial=2))
    assert Door(at=(1, 2), side="east") != Door(at=(1, 3), side="east")
    one: Any = Condition("open", "gate")
    assert one != Effect("open", "gate") and one == Condition(value="gate", kind="open")
    assert one != "open"


def test_a_value_cannot_be_changed() -> None:
    door = Door(at=(1, 2), side="east")
    with pytest.raises(dataclasses.FrozenInstanceError):
        door.at = (2, 2)  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        del door.at
    assert door.having(at=(2, 2)).at == (2, 2) and door.at == (1, 2)


def test_what_does_not_belong_or_is_missing_is_refused() -> None:
    with pytest.raises(TypeError, match="Door has no color"):
        Door(at=(1, 2), side="east", color="red")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="Piece needs at"):
        Piece(piece="room-5x5", area="start")
    with pytest.raises(TypeError, match="Door has no color"):
        Door(at=(1, 2), side="east").having(color="red")
    with pytest.raises(TypeError, match="keywords only"):
        Door((1, 2))  # type: ignore[arg-type, call-arg]
    with pytest.raises(TypeError, match="Condition takes kind, value, params, each once"):
        Condition("flag", "x", kind="open")  # type: ignore[misc]


def test_values_are_copied_pickled_and_replaced() -> None:
    edit = Change("Move it", 3, Record(at=(1, 2)))
    assert pickle.loads(pickle.dumps(edit)) == edit == copy.deepcopy(edit)
    scenario = Scenario(title="x", doors=(Door(at=(1, 2), side="east", serial=4),), next_serial=5)
    again = pickle.loads(pickle.dumps(scenario))
    assert again == scenario and again.doors[0].serial == 4 and again.next_serial == 5
    assert dataclasses.replace(scenario, title="y").title == "y"


def test_a_value_prints_its_fields() -> None:
    assert repr(Condition("flag", "x")) == "Condition(kind='flag', value='x', params=Record({}))"


def test_the_standard_module_takes_a_value_for_a_dataclass() -> None:
    assert dataclasses.is_dataclass(Door)
    by_name = {field.name: field for field in dataclasses.fields(Door)}
    assert by_name["at"].default is dataclasses.MISSING and by_name["kind"].default == "door"
    assert not by_name["serial"].compare and by_name["side"].compare


def test_fields_are_found_where_annotations_are_made_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    """As from Python 3.14 on, where the dictionary of a class holds none."""
    made = ModuleType("annotationlib")
    made.__dict__["Format"] = type("Format", (), {"FORWARDREF": "forward"})
    made.__dict__["get_annotations"] = lambda kind, format: {"at": (kind.__name__, format)}
    monkeypatch.setitem(sys.modules, "annotationlib", made)
    monkeypatch.setattr(sys, "version_info", (3, 14, 0))
    assert value._annotations(type("Kind", (), {})) == {"at": ("Kind", "forward")}
