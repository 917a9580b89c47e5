"""Keys of the 2016 edition: kept to the letter in its files, unknown in those of 2004."""

import pytest

from kneedeep.scenario.io.reader import read
from kneedeep.scenario.io.writer import data_of
from kneedeep.scenario.record import Record
from tests.support import files

HEAD = """format: 1
ruleset: RULESET
title: Test
pieces:
  - {piece: room-5x5, at: [0, 0], area: start}
areas:
  - {id: start, start: true}
"""
FOREIGN = [
    ("→threat: 3", "the file: the key 'threat' is not for this ruleset; it belongs to doom-2016."),
    ("→invasion: [a]", "the file: the key 'invasion' is not for this ruleset; it belongs to doom-2016."),
    ("→events: {a: 1}", "the file: the key 'events' is not for this ruleset; it belongs to doom-2016."),
    ("→demons: x", "the file: the key 'demons' is not for this ruleset; it belongs to doom-2016."),
    (
        "doors:\n  - {at: [4, 0], side: east, →width: 1}",
        "doors, entry 1: the key 'width' is not for this ruleset; it belongs to doom-2016.",
    ),
    (
        "tokens:\n  - {kind: teleporter, color: red, at: [1, 1], →active: false}",
        "tokens, entry 1: the key 'active' is not for this ruleset; it belongs to doom-2016.",
    ),
    (
        "tokens:\n  - {kind: barrel, at: [1, 1], →carries: [imp]}",
        "tokens, entry 1: the key 'carries' is not for this ruleset; it belongs to doom-2016.",
    ),
    *(
        (
            f"tokens:\n  - {{→kind: {kind}, at: [1, 1]}}",
            f"tokens, entry 1: the kind of token '{kind}' is not for this ruleset; it belongs to doom-2016.",
        )
        for kind in ("portal", "health-pack", "objective")
    ),
    (
        "triggers:\n  - {when: {round: 2}, do: [{→summon: {imps: 3}}]}",
        "triggers, entry 1, do, entry 1: the step 'summon' is not for this ruleset; it belongs to doom-2016.",
    ),
    ("rules: {→pinch: open}", "rules: the key 'pinch' is not for this ruleset; it belongs to doom-2016."),
]


@pytest.mark.parametrize(("text", "message"), FOREIGN)
def test_a_key_of_2016_is_told_in_a_file_of_2004_and_kept(text: str, message: str) -> None:
    head = HEAD.replace("RULESET", "doom-2004")
    before = head + text.partition("→")[0]
    reading = read(head + text.replace("→", ""))
    (problem,) = reading.problems
    assert (problem.code, problem.message) == ("SCN003", message)
    assert (problem.line, problem.column) == (before.count("\n") + 1, len(before) - before.rfind("\n"))
    assert reading.scenario is not None and not reading.scenario.unread
    assert reading.scenario.counts == (1, 2, 3)


@pytest.mark.parametrize("text", [text.replace("→", "") for text, _ in FOREIGN])
def test_a_key_of_2016_is_right_in_a_file_of_2016(text: str) -> None:
    reading = read(HEAD.replace("RULESET", "doom-2016") + text)
    assert reading.problems == ()
    assert reading.scenario is not None
    assert reading.scenario.counts == (1, 2, 3, 4)


def test_a_house_rule_of_2004_alone_is_told_in_a_file_of_2016() -> None:
    reading = read(HEAD.replace("RULESET", "doom-2016") + "rules: {respawn_band: [4, 8]}")
    assert [problem.message for problem in reading.problems] == [
        "rules: the key 'respawn_band' is not for this ruleset; it belongs to doom-2004."
    ]


def test_with_a_misspelt_ruleset_nothing_is_said_to_be_of_another_one() -> None:
    reading = read(
        HEAD.replace("RULESET", "doom-2014") + "threat: 3\ntokens:\n  - {kind: portal, at: [1, 1]}\n"
    )
    assert [problem.path for problem in reading.problems] == [("ruleset",)]


def test_what_a_file_of_2016_holds_is_kept_to_the_letter() -> None:
    reading = read(files.OTHER_EDITION.read_bytes())
    assert reading.problems == ()
    scenario = reading.scenario
    assert scenario is not None
    assert scenario.threat == Record(start=2, per_round=(1, 1.5, "x"))
    assert scenario.events == "anything"
    assert scenario.demons == (("imp", 4), ("baron", None))
    assert scenario.doors[0].width == 1
    assert scenario.tokens[0].carries == ("imp", "imp")
    assert scenario.tokens[1].active is False
    assert data_of(scenario) == files.plain_of(files.OTHER_EDITION)


def test_scripts_are_judged_alike_in_both_editions() -> None:
    text = HEAD.replace("RULESET", "doom-2016") + "triggers:\n  - {when: {got: key}}\n"
    assert [problem.code for problem in read(text).problems] == ["SCN002"]
