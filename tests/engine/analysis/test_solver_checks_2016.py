"""Checks that rest on the solver, over scenarios with portals: what fires each, and what is like it and does not."""

from typing import NamedTuple

import pytest

from kneedeep.analysis.framework import Facts, Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.script_values import Condition
from tests.support.cases import cases
from tests.support.examples import example, portal_example
from tests.support.reading import scenario_in


class Case(NamedTuple):
    """A check, the sections that fire it and its message; the sections of the near miss."""

    code: str
    example: dict[str, str]
    message: str
    near_miss: dict[str, str]


PAD = "  - {kind: teleporter, id: pad, at: [0, 0]}\n"
PIT = "  - {kind: portal, id: pit, color: blue, at: [8, 3]}\n"
LEVER = "  - {kind: objective, id: lever, at: [%s]%s}\n"
LOCKED = "  - {id: gate, at: [5, 2], side: east, needs: %s}\n"

CASES = [
    Case(
        "RCH011",
        {
            "threat": "threat: infestation",
            "tokens": PAD
            + "  - {kind: portal, id: pit, color: blue, at: [8, 3], do: [{remove: lever}]}\n"
            + LEVER % ("2, 2", ""),
            "victory": "victory: {marines: {use: lever}, invaders: {frags: 3}}",
        },
        "Once the marines",
        {
            "threat": "threat: infestation",
            "tokens": PAD + PIT + LEVER % ("2, 2", ""),
            "victory": "victory: {marines: {use: lever}, invaders: {frags: 3}}",
        },
    ),
    Case(
        "OBJ001",
        {"victory": "victory: {marines: {reach: research}, invaders: {summoned: pit}}", "threat": "threat: script"},
        "The invader can't win: it can never happen that",
        {"victory": "victory: {marines: {reach: research}, invaders: {summoned: pit}}"},
    ),
    Case(
        "OBJ002",
        {"threat": "threat: script", "triggers": "  - {id: alarm, when: {summoned: pit}, text: A siren.}\n"},
        "The trigger “alarm” never fires: it can never happen that",
        {"triggers": "  - {id: alarm, when: {summoned: pit}, text: A siren.}\n"},
    ),
    Case(
        "OBJ005",
        {"victory": "victory: {marines: {manual: they all agree}, invaders: {frags: 3}}"},
        "The marines can win only if the players decide that this is met: “they all agree”.",
        {"victory": "victory: {marines: {any: [{reach: research}, {manual: so}]}, invaders: {frags: 3}}"},
    ),
]


def found(sections: dict[str, str]) -> list[Finding]:
    reading = read(portal_example(**sections))
    assert reading.scenario is not None and not reading.problems, reading.problems
    return analyse(reading, select=("RCH", "OBJ", "INT"))


@cases("case", CASES, ids=[case.code for case in CASES])
def test_an_example_with_portals_fires_its_check(case: Case) -> None:
    messages = {finding.code: finding.message for finding in found(case.example)}
    assert messages.get(case.code, "").startswith(case.message), messages


@cases("case", CASES, ids=[case.code for case in CASES])
def test_a_near_miss_with_portals_does_not(case: Case) -> None:
    assert case.code not in {finding.code for finding in found(case.near_miss)}


def test_invaders_who_win_by_what_marines_do_have_a_way_to_win() -> None:
    """A course of play ends where they win: what makes them win is found all the same."""
    token = "  - {kind: encounter, id: wire, at: [2, 3], text: A wire.}\n"
    victory = "victory: {marines: {reach: research}, invaders: {use: wire}}"
    findings = analyse(read(example(victory=victory, tokens=token)), select=("OBJ",))
    assert "OBJ001" not in {finding.code for finding in findings}


def test_conditions_are_put_in_the_words_of_the_edition() -> None:
    """Rule: RUL16-156, RUL16-180."""
    words = Facts(scenario_in(portal_example())).words
    assert words.when(Condition("use", "pad")) == "the teleporter at 0,0 is active"
    assert words.when(Condition("reveal", "research")) == "a marine sees “Lab”"


def test_a_door_that_is_not_locked_is_not_missing_a_key() -> None:
    text = portal_example(
        doors="  - {id: gate, at: [5, 2], side: east}\n", tokens=LEVER % ("1, 1", ", do: [{unlock: gate}]")
    )
    [finding] = [one for one in analyse(read(text)) if one.code == "OBJ007"]
    assert finding.message.endswith("which is not locked: it has no condition.")


@pytest.mark.parametrize(
    ("needs", "message"),
    [
        (("far", "near"), "These locks wait for each other: the teleporter at 2,2 waits until"),
        (("near", "far"), "The teleporter at 2,2 waits until the teleporter at 2,2 is active, which is behind it."),
    ],
)
def test_teleporters_waiting_for_each_other_never_become_active(needs: tuple[str, str], message: str) -> None:
    """Rule: RUL16-156: `needs` of a teleporter is a lock."""
    pads = "".join(
        f"  - {{kind: teleporter, id: {name}, at: [2, {y}], active: false, needs: {{use: {other}}}}}\n"
        for name, y, other in zip(("near", "far"), (2, 3), needs, strict=True)
    )
    findings = found({"tokens": PAD + PIT + pads})
    assert {finding.code for finding in findings} == {"RCH002"}
    assert findings[0].message.startswith(message)


def test_an_own_figure_is_like_a_kind_of_the_catalog_or_an_earlier_one() -> None:
    kinds = "  - {id: brute, like: imp}\n  - {id: big, like: brute}\n"
    wrong = "  - {id: pilot, like: pilot}\n  - {id: early, like: late}\n  - {id: late, like: imp}\n"
    for text, names in ((kinds, []), (wrong, ["pilot", "late"])):
        findings = analyse(read(portal_example(figure_types=text)), select=("SCN",))
        assert [(one.code, one.about) for one in findings] == [("SCN005", (name,)) for name in names]
