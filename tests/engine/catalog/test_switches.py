"""House rules: one table with values, default and source, and the difficulty levels."""

import jsonschema
import pytest

from kneedeep.catalog.switches import Switch, difficulties, every_switch, switches

SWITCHES = {switch.name: switch for switch in every_switch()}

RULINGS = {
    "RUL-13": ("reveal_sight", "figures-block", "figures-ignored"),
    "RUL-30": ("oversized_hazard", "per-activation", "per-step"),
    "RUL-32": ("idle_hazard", "wound", "none"),
    "RUL-40": ("direct_friendly_fire", "off", "on"),
    "RUL-42": ("adrenaline_unload", "off", "on"),
    "RUL-48": ("pickup", "optional", "forced"),
    "RUL-54": ("encounter", "end-of-move", "on-entry"),
    "RUL-62": ("knockback_needs", "penetrating", "any-damage"),
    "RUL-63": ("knockback_path", "any", "away"),
    "RUL-68": ("ammo_on", "final", "any"),
    "RUL-69": ("blow_through", "per-roll", "one-attack"),
    "RUL-71": ("barrel_chain", "off", "on"),
    "RUL-82": ("spawn_blockers", "invaders-transparent", "figures-transparent"),
    "RUL-89": ("respawn_tokens", "allowed", "barred"),
    "RUL-90": ("respawn_unconnected", "far", "never"),
    "RUL-93": ("tie", "invaders", "marines", "draw"),
    "RUL-96": ("recycle_named", "off", "on"),
}
FORMAT = {"corner", "pinch", "respawn_distance", "respawn_band", "spawn_band", "invader_draw", "difficulty"}


def test_the_table_holds_the_switches_of_the_rulings_and_of_the_format() -> None:
    assert set(SWITCHES) == {ruling[0] for ruling in RULINGS.values()} | FORMAT


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_with_a_choice_has_its_switch_with_the_default_first(ruling: str) -> None:
    name, *values = RULINGS[ruling]
    assert SWITCHES[name].source == ruling
    assert SWITCHES[name].values == tuple(values)
    assert SWITCHES[name].default == values[0]


@pytest.mark.parametrize("switch", [pytest.param(switch, id=switch.name) for switch in every_switch()])
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


@pytest.mark.parametrize(
    ("name", "raw"),
    [
        ("corner", "both"),
        ("corner", 1),
        ("corner", None),
        ("invader_draw", "2"),
        ("invader_draw", True),
        ("invader_draw", 3),
        ("respawn_band", "none"),
        ("respawn_band", [8]),
        ("respawn_band", [16, 8]),
        ("respawn_band", [-1, 8]),
        ("respawn_band", [8, 1000]),
        ("respawn_band", [8, True]),
        ("spawn_band", "off"),
    ],
)
def test_any_other_value_is_refused_with_the_choices(name: str, raw: object) -> None:
    with pytest.raises(ValueError, match=f'"{name}" must be '):
        SWITCHES[name].value_of(raw)


def test_bands_are_pairs_and_the_spawn_band_may_be_none() -> None:
    assert SWITCHES["respawn_band"].default == (8, 16)
    assert SWITCHES["spawn_band"].value_of([4, 8]) == (4, 8)
    assert SWITCHES["spawn_band"].default == "none"
    assert SWITCHES["invader_draw"].default == 2


def test_each_ruleset_has_its_own_switches() -> None:
    assert {switch.name for switch in switches("doom-2016")} == {"corner", "pinch"}
    assert {switch.name for switch in switches("doom-2004")} == set(SWITCHES) - {"pinch"}
    assert switches("chess") == ()


def test_the_difficulty_switch_names_the_levels_whose_effect_is_known() -> None:
    assert {level.id for level in difficulties("doom-2004")} == set(SWITCHES["difficulty"].values)
    assert difficulties("doom-2016") == ()


@pytest.mark.parametrize(
    ("level", "changes"),
    [
        ("hurt-me-plenty", {}),
        ("not-too-rough", {"wounds": 2, "bullets": 2, "hand_max": -1}),
        ("ultra-violence", {"wounds": -1, "bullets": -1, "hand_max": 1}),
        (
            "nightmare",
            {"cards": -1, "wounds": -2, "bullets": -1, "draw": 1, "spawn_cards": 1, "hand_max": 2},
        ),
    ],
)
def test_difficulty_levels_add_and_subtract_as_the_official_sheet_says(
    level: str, changes: dict[str, int]
) -> None:
    [found] = [one for one in difficulties("doom-2004") if one.id == level]
    assert {key: change.value for key, change in found.changes.items()} == changes
    assert all(change.mark == "S" for change in found.changes.values())
