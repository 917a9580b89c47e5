"""What the reader says of wrong files: one sentence for each mistake, at its place, and the rest is read."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.scenario.io.file_problems import Problem
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import SECTIONS, Record, Scenario
from tests.support import files
from tests.support.cases import cases
from tests.support.generators.mutations import mutated
from tests.support.generators.random_files import text_of
from tests.support.values import known

HEAD = """format: 1
ruleset: doom-2004
title: Test
pieces:
  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
areas:
  - {id: start, start: true}
"""
MISTAKES = Path(__file__).parents[2] / "fixtures" / "mistakes.tsv"
JARGON = ("anyOf", "oneOf", "additionalProperties", "schema", "None", "True", "False", "dict", "Record(", "\n")


def _read(marked: str) -> tuple[Reading, tuple[int, int]]:
    """Read a text; the mark → in it tells where the problem is expected."""
    before, mark, _ = marked.partition("→")
    assert mark, "the text has no mark"
    return read(marked.replace("→", "")), (before.count("\n") + 1, len(before) - before.rfind("\n"))


def _only(marked: str) -> tuple[Reading, Problem]:
    """Read a text with one problem, and see that it is where the mark is."""
    reading, place = _read(marked)
    (problem,) = reading.problems
    assert (problem.line, problem.column) == place
    return reading, problem


def _mistakes(group: str) -> list[tuple[str, ...]]:
    """The rows of a group in the table of mistakes."""
    rows = (line.split("\t") for line in MISTAKES.read_text("utf-8").splitlines())
    return [tuple(row[1:]) for row in rows if row[0] == group]


def _told(reading: Reading) -> list[tuple[str, str]]:
    return [(problem.code, problem.message) for problem in reading.problems]


WRONG = _mistakes("element")
UNKNOWN = _mistakes("word")


@cases(("section", "element", "sentence"), WRONG + UNKNOWN)
def test_a_mistake_in_an_element_gives_one_problem_and_drops_the_element_alone(
    section: str, element: str, sentence: str
) -> None:
    reading, problem = _only(f"{HEAD}{section}:\n  - {element}")
    assert problem.code == ("SCN003" if (section, element, sentence) in UNKNOWN else "SCN002")
    named = re.search(r"\bid: ([a-z]+)", element)
    word = SECTIONS[section].word.replace("_", " ")
    begin = f"{word} '{named[1]}'" if named else f"{section}, entry 1"
    assert problem.message in (f"{begin}, {sentence}", f"{begin}: {sentence}", f"{section}, entry 1, {sentence}")
    scenario = known(reading.scenario)
    assert [(one.section, one.index) for one in scenario.unread] == [(section, 0)]
    assert getattr(scenario, section) == ()
    assert len(scenario.pieces) == len(scenario.areas) == 1


KEYS = _mistakes("key")


@pytest.mark.parametrize("text", ["{kind: barrel, →at: 4, 2}", "{→at: -4, -2, kind: barrel}"])
def test_a_space_without_its_brackets_is_one_mistake(text: str) -> None:
    _, problem = _only(f"{HEAD}tokens:\n  - {text}")
    assert problem.code == "SCN002" and "is not a list; right would be for example [12, 3]" in problem.message


def test_of_very_many_unknown_keys_the_last_are_told_together() -> None:
    problems = read((HEAD + "".join(f"zz{number}: 1\n" for number in range(40_000))).encode()).problems
    assert len(problems) == 101
    assert {problem.code for problem in problems} == {"SCN003"}
    assert "the file: 39900 more keys from here on are unknown." in {problem.message for problem in problems}


def test_a_number_for_a_key_is_told_where_nothing_else_is_wrong() -> None:
    _, problem = _only(HEAD + "tokens:\n  - {kind: barrel, at: [4, 2], →3}")
    assert (problem.code, problem.message) == ("SCN003", "tokens, entry 1: there is no key '3'.")


@cases(("section", "element", "message"), KEYS)
def test_an_unknown_key_is_told_and_what_holds_it_is_read(section: str, element: str, message: str) -> None:
    listed, entry = (f"{section}:\n  - ", f"{section}, entry 1") if section else ("", "")
    reading, problem = _only(f"{HEAD}{listed}{element}")
    assert (problem.code, problem.message) == ("SCN003", f"{entry}{message}")
    assert reading.scenario is not None and not reading.scenario.unread
    assert not section or len(getattr(reading.scenario, section)) == 1


@cases("text")
def test_a_misspelt_key_that_is_missing_is_one_mistake(text: str) -> None:
    start = HEAD.replace("pieces:\n  - {id: hall, piece: room-5x5, at: [0, 0], area: start}\n", "")
    reading, problem = _only((HEAD if not text.startswith("pieces") else start) + text)
    assert problem.code == "SCN003"
    assert reading.scenario is not None and len(reading.scenario.unread) == 1


def test_an_element_without_a_value_is_told_at_its_hyphen() -> None:
    reading, problem = _only(HEAD + "tokens:\n  -→")
    assert problem.message == "tokens, entry 1: the value is missing; it must be a mapping of keys to values."
    assert reading.scenario is not None and reading.scenario.tokens == ()


def test_a_misspelt_key_does_not_hide_another_one_that_is_missing() -> None:
    reading = read(HEAD + "doors:\n  - {side: east, lockd_text: No power}")
    assert _told(reading) == [
        ("SCN002", "doors, entry 1: the key 'at' is missing; write for example at: [10, 0]."),
        ("SCN003", "doors, entry 1: there is no key 'lockd_text'; did you mean 'locked_text'?"),
    ]


TOP = _mistakes("top")


@cases(("text", "code", "message", "key"), TOP)
def test_a_mistake_at_the_top_leaves_the_default(text: str, code: str, message: str, key: str) -> None:
    reading, problem = _only(HEAD + text)
    assert (problem.code, problem.message) == (code, message)
    assert reading.scenario is not None
    assert getattr(reading.scenario, key) == getattr(Scenario(), key)
    assert reading.scenario.title == "Test"


PARTS = _mistakes("part")


@cases(("text", "message"), PARTS)
def test_a_mistake_in_a_mapping_at_the_top_leaves_out_its_key_alone(text: str, message: str) -> None:
    reading, problem = _only(HEAD + text)
    assert (problem.code, problem.message) == ("SCN002", message)
    scenario = known(reading.scenario)
    kept = {
        "flags": "power" in scenario.flags,
        "allow": "BRD008" in scenario.allow,
        "rules": scenario.rules.get("corner") == "both-sides",
        "setup": "marines" in scenario.setup,
        "victory": (scenario.victory.marines is None) != (scenario.victory.invaders is None),
    }
    assert kept[text.partition(":")[0]]


@cases("key", ["format", "ruleset", "title", "pieces", "areas"])
def test_a_key_that_the_file_lacks_is_told_at_its_top(key: str) -> None:
    usual = {"format": 1, "ruleset": "doom-2004", "title": "Test", "pieces": "[]", "areas": "[]"}
    whole = {key: f"{key}: {value}\n" for key, value in usual.items()}
    reading = read("".join(line for name, line in whole.items() if name != key))
    (problem,) = reading.problems
    assert problem.code == "SCN002"
    example = "" if key == "ruleset" else "for example "
    assert problem.message.startswith(f"the file: the key '{key}' is missing; write {example}{key}: ")
    assert (problem.line, problem.column) == (1, 1)
    assert reading.scenario is not None


@cases("text", ["- a\n- b\n", "hello", "", "# nothing\n", "3"])
def test_a_file_that_is_no_mapping_is_no_scenario(text: str) -> None:
    reading = read(text)
    assert reading.scenario is None
    assert _told(reading) == [
        ("SCN002", "the file: it is empty or no scenario: a scenario has keys with values (format: 1, ruleset: …).")
    ]


def test_every_one_of_several_mistakes_is_told_in_the_order_of_the_file() -> None:
    reading = read(
        HEAD
        + """lnaguage: en
doors:
  - {at: [0, 0], side: esat}
  - {at: [4, 0], side: east}
  - {at: [0], sid: east}
tokens:
  - {kind: barrel}
  - {kind: barrel, at: [1, 1]}
caps: sometimes
"""
    )
    places = {"SCN003": [(8, 1), (10, 18), (12, 15), (16, 1)], "SCN002": [(12, 6), (14, 5)]}
    told = sorted((line, column, code) for code, found in places.items() for line, column in found)
    assert [(one.line, one.column, one.code) for one in reading.problems] == told
    scenario = known(reading.scenario)
    assert [door.at for door in scenario.doors] == [(4, 0)]
    assert [token.at for token in scenario.tokens] == [(1, 1)]
    assert [(one.section, one.index) for one in scenario.unread] == [("doors", 0), ("doors", 2), ("tokens", 0)]
    assert scenario.unread[2].data == Record(kind="barrel")


def test_a_broken_element_keeps_no_serial_from_the_others() -> None:
    reading = read(HEAD + "doors:\n  - {at: 1, side: east}\n  - {at: [4, 0], side: east}\n")
    scenario, source = reading.scenario, reading.source
    assert scenario is not None and source is not None
    (door,) = scenario.doors
    assert source.span(door.serial).line == 10
    assert scenario.next_serial > max(element.serial for element in scenario.elements())


@pytest.mark.parametrize("number", ["3", "17", "3.0"])
def test_a_newer_format_is_read_as_far_as_it_goes_and_told_alone(number: str) -> None:
    reading = read(HEAD.replace("format: 1", f"format: {number}") + "novelty: 1\ndoors:\n  - {at: 1}\n")
    assert reading.newer
    ((code, message),) = _told(reading)
    assert code == "SCN007"
    assert message == (
        f"This file needs a newer kneedeep: its format is {number}, the newest known here is 2. "
        "It is opened for reading only."
    )
    assert reading.scenario is not None
    assert len(reading.scenario.pieces) == 1
    assert len(reading.scenario.unread) == 1


def test_whole_floating_numbers_are_whole_numbers() -> None:
    reading = read(
        HEAD.replace("at: [0, 0]", "at: [0.0, 2.0], turn: 90.0")
        + "setup: {respawn: {wait: 1.0}}\nminutes: [60.0, 90]\n"
        + "figures:\n  - {kind: imp, at: [1.0, 1], marines: [1.0]}\n"
    )
    assert not reading.problems
    scenario = known(reading.scenario)
    numbers = (
        *scenario.pieces[0].at,
        scenario.pieces[0].turn,
        scenario.setup["respawn"]["wait"],
        *scenario.minutes,
        *(scenario.figures[0].at or ()),
        *scenario.figures[0].marines,  # type: ignore[misc]
    )
    assert all(type(number) is int for number in numbers)


def _unhurt(text: str) -> None:
    """Read a text and see that what is said of it can be said to its author."""
    reading = read(text)
    for problem in reading.problems:
        message = problem.message
        assert problem.code in ("SCN001", "SCN002", "SCN003", "SCN007")
        assert message.endswith((".", "?")) and len(message) < 500
        plain = message.replace("$schema", "").replace("schemas/scenario.schema.json", "")
        assert not any(word in plain for word in JARGON), message
        assert 1 <= problem.line <= text.count("\n") + 1
        assert problem.column >= 1
    assert len({problem[1:] for problem in reading.problems}) == len(reading.problems)
    assert (reading.scenario is None) == (reading.source is None)
    if reading.scenario is None:
        assert len(reading.problems) == 1


@given(st.data())
def test_no_file_made_wrong_makes_the_reader_stumble(data: st.DataObject) -> None:
    _unhurt(text_of(data.draw(mutated(files.plain_of(data.draw(st.sampled_from(files.ALL)))))))


@pytest.mark.nightly
@pytest.mark.timeout(1_200)
@given(st.data())
def test_not_one_of_many_files_made_wrong_makes_the_reader_stumble(data: st.DataObject) -> None:
    _unhurt(text_of(data.draw(mutated(files.plain_of(data.draw(st.sampled_from(files.ALL)))))))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "→<<<<<<< HEAD\ntitle: Warm\n=======\ntitle: Cold\n>>>>>>> theirs\n",
            "A conflict of git begins at line 8 (<<<<<<<)",
        ),
        ("summary:→\u00a0Cold\n", "Here is a no-break space (U+00A0)"),
        ("look:→\u202fdark\n", "Here is a narrow no-break space (U+202F)"),
    ],
)
def test_conflict_marks_and_spaces_that_can_t_be_seen_are_named_at_their_place(text: str, said: str) -> None:
    _, problem = _only(HEAD + text)
    assert problem.code == "SCN001"
    assert problem.message.startswith(said)


def test_a_key_with_a_space_that_can_t_be_seen_is_named() -> None:
    reading, place = _read(HEAD + "doors:\n  - {at: [0, 0], side: east, →note\u00a0: Hello}")
    assert "U+00A0" in reading.problems[0].message
    assert (reading.problems[0].line, reading.problems[0].column) == place


def test_true_and_false_are_read_in_capitals_too_and_yes_is_told_what_is_right() -> None:
    for word in ("True", "TRUE"):
        assert not read(HEAD.replace("start: true", f"start: {word}")).problems
    (problem,) = read(HEAD.replace("start: true", "start: yes")).problems
    assert problem.message.endswith("'yes' is not true or false; write true.")
