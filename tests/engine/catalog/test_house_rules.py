"""House rules: one table with values, default and source, and the difficulty levels."""

import jsonschema
import pytest

from kneedeep.model.catalog.house_rules import Switch, difficulties, every_switch, switches
from tests.support.cases import cases, stored_rows

SWITCHES = {switch.name: switch for switch in every_switch()}

RULINGS = stored_rows(__file__)["test_a_ruling_with_a_choice_has_its_switch_with_the_default_first"]
NAMED_2016 = {name for ruling, name, _ in RULINGS if ruling.startswith("RUL16")}
FORMAT = {"corner", "pinch", "respawn_distance", "respawn_band", "spawn_band", "invader_draw", "difficulty"}


def test_the_table_holds_the_switches_of_the_rulings_and_of_the_format() -> None:
    assert set(SWITCHES) == {name for _, name, _ in RULINGS} | FORMAT
    assert len(NAMED_2016) == 24


@cases("ruling, name, values")
def test_a_ruling_with_a_choice_has_its_switch_with_the_default_first(
    ruling: str, name: str, values: list[str]
) -> None:
    assert SWITCHES[name].source == ruling
    assert SWITCHES[name].values == tuple(values)
    assert SWITCHES[name].default == values[0]


@cases("switch", [pytest.param(switch, id=switch.name) for switch in every_switch()])
def test_the_default_is_a_value_and_fits_the_schema(switch: Switch) -> None:
    raw = list(switch.default) if isinstance(switch.default, tuple) else switch.default
    assert switch.value_of(raw) == switch.default
    schema = switch.schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    assert validator.is_valid(raw)
    for example in schema["examples"]:
        assert validator.is_valid(example)
        assert switch.value_of(example) is not None
    for value in switch.values:
        assert validator.is_valid(value)
        assert switch.value_of(value) == value


@cases(("name", "raw"))
def test_any_other_value_is_refused_with_the_choices(name: str, raw: object) -> None:
    with pytest.raises(ValueError, match=f'"{name}" must be '):
        SWITCHES[name].value_of(raw)


def test_bands_are_pairs_and_the_spawn_band_may_be_none() -> None:
    assert SWITCHES["respawn_band"].default == (8, 16)
    assert SWITCHES["spawn_band"].value_of([4, 8]) == (4, 8)
    assert SWITCHES["spawn_band"].default == "none"
    assert SWITCHES["invader_draw"].default == 2


def test_each_ruleset_has_its_own_switches() -> None:
    assert {switch.name for switch in switches("doom-2016")} == NAMED_2016 | {"corner", "pinch"}
    assert {switch.name for switch in switches("doom-2004")} == set(SWITCHES) - NAMED_2016 - {"pinch"}
    assert switches("chess") == ()


def test_the_difficulty_switch_names_the_levels_whose_effect_is_known() -> None:
    assert {level.id for level in difficulties("doom-2004")} == set(SWITCHES["difficulty"].values)
    assert difficulties("doom-2016") == ()


@cases(("level", "changes"))
def test_difficulty_levels_add_and_subtract_as_officially_said(level: str, changes: dict[str, int]) -> None:
    [found] = [one for one in difficulties("doom-2004") if one.id == level]
    assert {key: change.value for key, change in found.changes.items()} == changes
    assert all(change.mark == "S" for change in found.changes.values())
