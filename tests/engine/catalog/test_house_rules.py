"""House rules: one table with values, default and source, and the difficulty levels."""

import jsonschema
import pytest

from kneedeep.model.catalog.house_rules import Switch, difficulties, every_switch, switches
from tests.support.cases import cases

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
RULINGS_2016 = {
    "RUL16-18": ("invader_cards", "box", "types"),
    "RUL16-22": ("new_types", "shuffle-in", "next-round"),
    "RUL16-42": ("reactions", "any", "others"),
    "RUL16-65": ("end_of_move", "any-stop", "activation"),
    "RUL16-69": ("door_reach", "beside", "corner"),
    "RUL16-70": ("demon_doors", "by-threat", "always", "never", "after-portals"),
    "RUL16-84": ("displaced_enters", "off", "on"),
    "RUL16-92": ("range_count", "adjacency", "straight"),
    "RUL16-98": ("cover_along", "free", "stops"),
    "RUL16-99": ("difficult_cover", "space", "border"),
    "RUL16-108": ("stun_die", "attacker", "defender"),
    "RUL16-113": ("toughness_stunned", "on", "off"),
    "RUL16-115": ("stunned_reactions", "allowed", "forbidden"),
    "RUL16-127": ("facedown_argent", "discard", "keep"),
    "RUL16-135": ("glory_cost", "enemy", "free"),
    "RUL16-138": ("glory_limit", "none", "one"),
    "RUL16-146": ("summon_large", "touch", "within"),
    "RUL16-147": ("summon_room", "nearest", "lose"),
    "RUL16-150": ("argent_stored", "occasion", "group"),
    "RUL16-151": ("infestation", "sight", "door"),
    "RUL16-152": ("horde", "one-a-round", "when-clear"),
    "RUL16-162": ("respawn_full", "nearest", "wait"),
    "RUL16-173": ("simultaneous", "active-side", "invaders", "marines", "draw"),
    "RUL16-176": ("advanced", "on", "off"),
}
FORMAT = {"corner", "pinch", "respawn_distance", "respawn_band", "spawn_band", "invader_draw", "difficulty"}


def test_the_table_holds_the_switches_of_the_rulings_and_of_the_format() -> None:
    named = {ruling[0] for ruling in (*RULINGS.values(), *RULINGS_2016.values())}
    assert set(SWITCHES) == named | FORMAT
    assert len(RULINGS_2016) == 24


@cases("ruling", [*RULINGS, *RULINGS_2016])
def test_a_ruling_with_a_choice_has_its_switch_with_the_default_first(ruling: str) -> None:
    name, *values = {**RULINGS, **RULINGS_2016}[ruling]
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
    new = {ruling[0] for ruling in RULINGS_2016.values()}
    assert {switch.name for switch in switches("doom-2016")} == new | {"corner", "pinch"}
    assert {switch.name for switch in switches("doom-2004")} == set(SWITCHES) - new - {"pinch"}
    assert switches("chess") == ()


def test_the_difficulty_switch_names_the_levels_whose_effect_is_known() -> None:
    assert {level.id for level in difficulties("doom-2004")} == set(SWITCHES["difficulty"].values)
    assert difficulties("doom-2016") == ()


@cases(("level", "changes"))
def test_difficulty_levels_add_and_subtract_as_officially_said(level: str, changes: dict[str, int]) -> None:
    [found] = [one for one in difficulties("doom-2004") if one.id == level]
    assert {key: change.value for key, change in found.changes.items()} == changes
    assert all(change.mark == "S" for change in found.changes.values())
