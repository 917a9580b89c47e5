"""The numbers that a game of the 2016 edition rests on: those of its demons, weapons and cards, without what the file gives."""

from pathlib import Path

from kneedeep.board import Board, compile_board
from kneedeep.board.script.numbers_in_play import (
    PartsInPlay,
    addresses_in_play,
    parts_in_play,
    stand_ins,
    unknown_classes,
)
from kneedeep.model.catalog import load_catalog
from kneedeep.model.catalog.numbers.number_sheet import sheet
from kneedeep.model.catalog.numbers.overrides import checked, data_with
from tests.support.cases import cases
from tests.support.files import EVERY_KEY_2016, SCENARIOS, map_text, shipped_with
from tests.support.reading import scenario_in

NEW = "doom-2016"
MAP = map_text("small-2016")


def board_of(text: str) -> Board:
    scenario = scenario_in(text)
    return compile_board(scenario, load_catalog(NEW))


def read_by(text: str, marines: int = 2) -> frozenset[str]:
    return addresses_in_play(board_of(text), (), marines)


def tables(names: frozenset[str]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name in names:
        table, entry, *_ = name.split(".")
        found.setdefault(table, set()).add(entry)
    return found


def test_a_game_rests_on_the_demons_weapons_and_cards_that_may_come() -> None:
    found = tables(read_by(MAP))
    assert found["demons"] == {"imp", "pinky", "possessed-soldier"}, "the red portal is for three marines"
    starting = {item.id for item in load_catalog(NEW).items.values() if item.sort == "starting"}
    assert found["actions"] == {"uac", *starting}
    assert found["events"] == {"kd-fury", "kd-haste", "kd-hide"}
    assert found["squads"] == {"combat-veteran"}
    assert found["glory"] == {str(number) for number in range(1, 13)}
    assert found["dice"] == {"red", "black"}
    assert "invasion.kd-brutes.blue" in read_by(MAP) and "invasion.kd-brutes.red" not in read_by(MAP)
    assert not {"boxes", "tiles", "pieces", "classes", "threat"} & found.keys()


def test_more_marines_bring_other_parts() -> None:
    found = tables(read_by(MAP, 4))
    assert {"baron-of-hell", "cyberdemon"} <= found["demons"]
    assert "squads" not in found
    assert "numbers.cards_alone" not in read_by(MAP, 4) and "numbers.cards_alone" in read_by(MAP, 1)


@cases(("more", "missing", "left"))
def test_what_the_file_gives_or_lacks_is_not_counted(more: str, missing: list[str], left: list[str]) -> None:
    names = read_by(MAP + more)
    assert names.isdisjoint(missing)
    assert names.issuperset(left)


def test_the_threat_card_counts_with_the_colors_on_the_map() -> None:
    names = read_by(f"{MAP}threat: assault")
    assert {name for name in names if name.startswith("threat.")} == {
        "threat.assault.income",
        "threat.assault.prices.blue",
    }
    assert {"rules.infestation", "rules.horde"}.isdisjoint(names)
    assert "rules.horde" in read_by(f"{MAP}threat: horde")


def test_steps_that_give_and_place_bring_parts_too() -> None:
    steps = (
        "[{give: chainsaw}, {place: {kind: cacodemon, at: [1, 1]}}, {place: {kind: portal, color: yellow, at: [2, 2]}}]"
    )
    names = tables(read_by(f"{MAP}triggers: [{{id: alarm, when: {{round: 2}}, do: {steps}}}]"))
    assert {"cacodemon", "mancubus", "revenant"} <= names["demons"]
    assert "chainsaw" in names["actions"]


def test_an_own_kind_rests_on_the_kind_that_it_is_like() -> None:
    own = "figure_types: [{id: brute, name: Brute, like: revenant, health: 9}]\n"
    names = read_by(own + MAP.replace("kind: imp", "kind: brute"))
    assert "demons.revenant.speed" in names
    assert {"demons.revenant.health", "demons.revenant.count", "demons.imp.speed"}.isdisjoint(names)


def test_classes_count_when_their_cards_are_known_and_marines_choose_them() -> None:
    numbers = checked({"classes.1": {"name": "Mine", "effects": []}}, NEW)
    board = board_of(f"{MAP}setup: {{marines: {{classes: choose}}}}")
    assert "classes.1" in addresses_in_play(board, numbers, 2)
    assert "classes.10" not in addresses_in_play(board, numbers, 2)
    assert "classes.1" not in addresses_in_play(board_of(MAP), numbers, 2)
    assert unknown_classes(board, data_with(NEW, ())[1].cards, 2) == 24
    assert unknown_classes(board, data_with(NEW, numbers)[1].cards, 2) == 23
    assert unknown_classes(board_of(MAP), data_with(NEW, ())[1].cards, 2) == 0


def test_the_sets_that_stand_in_are_named() -> None:
    cards = data_with(NEW, ())[1].cards
    assert stand_ins(board_of(MAP), cards) == (("Blood Rush", "Fury"), ("Seek and Destroy", "Hide"))
    assert stand_ins(board_of(MAP.replace("[blood-rush, kd-haste, seek-and-destroy]", "choose")), cards) == ()


def test_a_played_game_rests_on_what_came_into_it() -> None:
    board = board_of(MAP)
    every = parts_in_play(board, data_with(NEW, ())[1].cards, 2)
    some = PartsInPlay(frozenset({"imp"}), frozenset({"uac"}), frozenset(), frozenset({"kd-fury"}))
    names = addresses_in_play(board, (), 2, some)
    assert names < addresses_in_play(board, (), 2, every) == addresses_in_play(board, (), 2)
    found = tables(names)
    assert (found["demons"], found["actions"], found["events"]) == ({"imp"}, {"uac"}, {"kd-fury"})


@cases("path", [*shipped_with("portals"), EVERY_KEY_2016], ids=lambda path: path.stem)
def test_every_address_is_a_line_of_the_sheet_with_a_value(path: Path) -> None:
    scenario = scenario_in(path.read_text(encoding="utf-8"))
    board = compile_board(scenario, load_catalog(NEW))
    values = {entry.address: entry.value for entry in sheet(NEW, ())}
    for marines in scenario.counts:
        names = addresses_in_play(board, (), marines)
        assert names <= values.keys()
        assert all(values[name] is not None for name in names)


def test_a_map_with_numbers_of_its_own_rests_on_fewer() -> None:
    text = (SCENARIOS / "range-day.yaml").read_text(encoding="utf-8")
    own = text.replace("demons: {imp: {},", "demons: {imp: {health: 4, dice: RR, speed: 5},")
    assert own != text
    assert read_by(text) - read_by(own) == {f"demons.imp.{field}" for field in ("health", "dice", "speed")}
