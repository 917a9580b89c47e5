"""Keys, words and values that one edition has: each is reported in a file of the other one, and right in its own."""

from pathlib import Path

import pytest
import yaml

from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.invasion import invasion_card, invasion_faceup, threat_card
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Scenario
from tests.support import files
from tests.support.cases import cases
from tests.support.reading import sound

HEAD = """format: 1
ruleset: RULESET
title: Test
pieces:
  - {piece: PIECE, at: [0, 0], area: start}
areas:
  - {id: start, start: true}
"""
OLD, NEW = "doom-2004", "doom-2016"
PIECES = {OLD: "room-5x5", NEW: "g-room-6x6"}
KEYS = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text("utf-8"))
CASES = [(OLD, NEW, *case) for case in KEYS["new_keys"]] + [(NEW, OLD, *case) for case in KEYS["old_keys"]]


def _head(ruleset: str) -> str:
    return HEAD.replace("RULESET", ruleset).replace("PIECE", PIECES[ruleset])


def _scenario(text: str) -> Scenario:
    return sound(read(_head(NEW) + text))


def _messages(text: str, ruleset: str = NEW) -> list[str]:
    return [problem.message for problem in read(_head(ruleset) + text).problems]


@cases(("ruleset", "other", "text", "what"), CASES)
def test_a_key_of_the_other_edition_is_told_and_kept(ruleset: str, other: str, text: str, what: str) -> None:
    head = _head(ruleset)
    before = head + text.partition("→")[0]
    reading = read(head + text.replace("→", ""))
    (problem,) = reading.problems
    assert problem.code == "SCN003"
    assert problem.message == f"{what} is not for this ruleset; it belongs to {other}."
    assert (problem.line, problem.column) == (before.count("\n") + 1, len(before) - before.rfind("\n"))
    assert reading.scenario is not None and not reading.scenario.unread


@cases(("other", "ruleset", "text", "what"), CASES)
def test_a_key_is_right_in_a_file_of_its_own_edition(other: str, ruleset: str, text: str, what: str) -> None:
    assert _messages(text.replace("→", ""), ruleset) == []


@cases(("ruleset", "other", "text"))
def test_what_is_wrong_inside_another_editions_key_is_not_told(ruleset: str, other: str, text: str) -> None:
    (message,) = _messages(text, ruleset)
    assert message.endswith(f"is not for this ruleset; it belongs to {other}.")


@cases(("ruleset", "text", "message"))
def test_a_message_names_keys_and_words_of_the_edition_alone(ruleset: str, text: str, message: str) -> None:
    assert _messages(text, ruleset) == [message]


@pytest.mark.parametrize("ruleset", [OLD, NEW])
def test_examples_of_missing_sections_are_of_the_edition(ruleset: str) -> None:
    (problem,) = read(f"format: 1\nruleset: {ruleset}\ntitle: T\nareas: []\n").problems
    example = problem.message.partition("write for example ")[2].rstrip(".")
    reading = read(f"format: 1\nruleset: {ruleset}\ntitle: T\nareas: []\n{example}\n")
    assert reading.problems == () and reading.scenario is not None
    assert reading.scenario.pieces[0].piece in load_catalog(ruleset).pieces


def test_the_marines_of_an_edition_are_those_of_the_scenario() -> None:
    assert _scenario("").counts == (1, 2, 3, 4)


def test_with_a_misspelt_ruleset_nothing_is_said_to_be_of_another_one() -> None:
    text = HEAD.replace("RULESET", "doom-2014") + "threat: horde\ntokens:\n  - {kind: portal, at: [1, 1]}\n"
    assert [problem.path for problem in read(text).problems] == [("ruleset",)]


@cases(("text", "message"))
def test_what_does_not_go_together_in_2016_is_one_finding(text: str, message: str) -> None:
    assert _messages(text) == [message]


@cases(("text", "place"))
def test_a_stagger_value_above_the_health_is_reported_and_kept(text: str, place: str) -> None:
    reading = read(_head(NEW) + text)
    (problem,) = reading.problems
    assert problem.code == "SCN002"
    assert problem.message == (f"{place}: stagger 5 is above health 2, so the demon is fragged before it is staggered.")
    assert reading.scenario is not None and not reading.scenario.unread


@pytest.mark.parametrize("numbers", ["stagger: 2, health: 2", "stagger: 9", "health: 1"])
def test_a_stagger_value_up_to_the_health_or_without_one_is_right(numbers: str) -> None:
    assert _messages(f"demons: {{imp: {{{numbers}}}}}") == []


def test_weapons_for_each_seat_are_no_weapons_of_2004() -> None:
    assert _messages("setup: {marines: {weapons: choose}}", OLD) == [
        "setup, marines: this form of 'weapons' is not for this ruleset; it belongs to doom-2016."
    ]


def test_the_name_of_a_tile_is_the_id_of_its_outline_and_no_id_in_2004() -> None:
    own = 'piece_types:\n  - {id: 05a, rows: ["##"], openings: [N@0]}\n'
    (piece,) = _scenario(own).piece_types
    assert piece.id == "05a"
    assert _messages(own, OLD) == [
        "piece_types, entry 1, id: '05a' is not an id: small letters, digits and hyphens, a letter first."
    ]
    assert _messages(own.replace("05a", "5a")) == [
        "piece_types, entry 1, id: '5a' is not an id: small letters, digits and hyphens, a letter first "
        "(in the 2016 edition also the name of a tile, such as 05a)."
    ]


def test_the_cards_of_a_scenario_are_those_of_the_catalog_or_its_own() -> None:
    catalog = load_catalog(NEW)
    plain = _scenario("")
    assert (threat_card(plain), invasion_card(plain, catalog), invasion_faceup(plain)) == ("script", None, False)
    named = _scenario("threat: {card: assault, income: 3}\ninvasion: {card: kd-rabble, faceup: true}\n")
    assert (threat_card(named), invasion_faceup(named)) == ("assault", True)
    assert invasion_card(named, catalog) is catalog.invasion_cards["kd-rabble"]
    assert invasion_card(_scenario("invasion: kd-brutes"), catalog) is catalog.invasion_cards["kd-brutes"]
    own = invasion_card(
        _scenario("invasion: {name: Pit, red: [{demons: {imp: 3}}, {demons: {imp: 1, pinky: 1}, argent: 2}]}"), catalog
    )
    assert own is not None and own.name == "Pit" and list(own.groups) == ["red"]
    assert [(group.demons.value, group.argent and group.argent.value) for group in own.groups["red"]] == [
        ((("imp", 3),), 0),
        ((("imp", 1), ("pinky", 1)), 2),
    ]
    assert all(group.demons.sure for group in own.groups["red"])


def test_every_key_of_2016_is_read_without_a_problem() -> None:
    assert read(files.EVERY_KEY_2016.read_bytes()).problems == ()
