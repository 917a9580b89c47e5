"""Token and door kinds: what they do on the board, as the 2004 rules and the board geometry say."""

from kneedeep.model.catalog import footprint_spaces, load_catalog, own_token_type
from tests.support.cases import cases

CATALOG = load_catalog("doom-2004")
TOKENS = CATALOG.tokens


def kinds(**wanted: object) -> set[str]:
    return {kind.id for kind in TOKENS.values() if all(getattr(kind, key) == value for key, value in wanted.items())}


def test_every_kind_of_the_scenario_format_is_there() -> None:
    basic = "key teleporter duct obstacle hazard barrel weapon ammo health armor adrenaline berserk encounter body item"
    assert list(TOKENS) == [*basic.split(), *"exit oxygen airless flame-jet sentry-bot".split()]


@cases("key, value, members")
def test_what_tokens_do_is_said_by_their_kinds(key: str, value: object, members: str) -> None:
    assert kinds(**{key: value}) == set(members.split())


def test_any_attack_removes_a_barrel() -> None:
    assert TOKENS["barrel"].destroyable


def test_expansion_parts_are_known_as_such() -> None:
    assert {door.id for door in CATALOG.doors.values() if door.expansion} == {"airlock"}
    assert {item.id for item in CATALOG.items.values() if item.expansion} == {"soul-cube"}


def test_keys_teleporters_and_security_doors_come_in_three_colors() -> None:
    colors = {kind.id: set(kind.colors) for kind in TOKENS.values() if kind.colors}
    assert colors == {"key": {"red", "blue", "yellow"}, "teleporter": {"red", "blue", "yellow"}}
    assert set(CATALOG.doors["security"].colors) == {"red", "blue", "yellow"}
    assert [door.id for door in CATALOG.doors.values() if door.keyed] == ["security"]


def test_obstacles_have_one_to_three_spaces_and_hazards_two_by_default() -> None:
    assert TOKENS["obstacle"].sizes == (1, 2, 3)
    assert TOKENS["obstacle"].footprint() == (1, 1)
    assert TOKENS["obstacle"].footprint(3) == (3, 1)
    assert TOKENS["hazard"].footprint() == (2, 1)


def test_weapons_and_ammunition_name_an_item_of_the_catalog() -> None:
    weapons = "chainsaw shotgun machine-gun chain-gun rocket-launcher plasma-gun bfg soul-cube"
    assert TOKENS["weapon"].items == tuple(weapons.split())
    assert TOKENS["ammo"].items == ("bullets", "rockets", "cells")


def test_fist_pistol_and_grenade_are_always_at_hand_and_no_token() -> None:
    innate = {item.id for item in CATALOG.items.values() if item.innate}
    assert innate == {"fist", "pistol", "grenade"}
    assert all(innate.isdisjoint(kind.items) for kind in TOKENS.values())


def test_how_marines_use_tokens() -> None:
    assert kinds(taken=True) == kinds(use="enter") == kinds(stacks=True)


def test_teleporters_go_to_their_color_and_ducts_to_any() -> None:
    assert {kind.id: kind.linked for kind in TOKENS.values() if kind.linked} == {"teleporter": "color", "duct": "kind"}


def test_who_works_the_doors() -> None:
    """Rule: 2004 rulebook p. 9 (doors); airlocks shut themselves and no card destroys them; a passage is no part."""
    doors = CATALOG.doors
    worked_by = {"door": "everyone", "security": "marines", "airlock": "everyone", "passage": "nobody"}
    assert {door.id: door.worked_by for door in doors.values()} == worked_by
    assert [door.id for door in doors.values() if door.shuts_itself] == ["airlock"]
    assert [door.id for door in doors.values() if door.destroyable] == ["door", "security"]
    assert [door.id for door in doors.values() if not door.part] == ["passage"]


@cases(("turn", "spaces"))
def test_a_long_token_lies_along_x_and_a_quarter_turn_along_y(turn: int, spaces: list[list[int]]) -> None:
    assert [[x, y] for x, y in footprint_spaces((3, 1), (4, 5), turn)] == spaces


def test_a_token_type_of_ones_own_is_placed_by_what_it_does() -> None:
    generator = own_token_type("generator", shape=(2, 2), blocks=["steps", "sight"], destroyable=True)
    assert (generator.placement, generator.blocks_steps, generator.standable) == ("blocker", True, True)
    assert len(footprint_spaces(generator.footprint(), (0, 0))) == 4
    assert own_token_type("wall", blocks=["steps"]).standable is False
    assert own_token_type("terminal", use="adjacent").placement == "fixture"
    assert own_token_type("rubble", enter=2).placement == "terrain"
