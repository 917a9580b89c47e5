"""The timeline: what can happen, in the order in which a game can meet it, and why the rest is in none."""

from typing import Any

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.views.timeline import timeline
from tests.support.small_maps.script_cases import rooms, scenario_of

KEY = {"kind": "key", "color": "red", "at": [1, 1]}
FOES = [{"kind": "imp", "at": [6, 0], "id": "boss"}]


def told(row: str, **sections: Any) -> dict[str, str]:
    """The moment of each happening by its words, in their order."""
    found = timeline(Facts(scenario_of(rooms(row, **sections))))
    return {f"{one.what} – {one.then}".removesuffix(" – "): one.when for one in found}


def test_causes_come_before_effects_in_rounds() -> None:
    trigger = {"when": {"kill": "boss"}, "after": 2, "text": "A horn."}
    found = told("a|b|c", tokens=[KEY], bc={"key": "red"}, figures=FOES, triggers=[trigger])
    assert list(found) == [
        "“a” is revealed",
        "Take the red key at 1,1",
        "Open the door at 2,0 east",
        "“b” is revealed",
        "Open the red security door at 5,0 east",
        "“c” is revealed",
        "Kill the imp at 6,0",
        "The marines win when a marine stands in “c”",
        "The imp at 6,0 is killed, 2 rounds later – “A horn.” is read aloud",
        "The invaders win when the invader has 6 frag points – fights decide when",
    ]
    assert list(found.values()) == ["From round 1"] * 8 + ["From round 3", "In no order"]


def test_what_has_no_place_in_the_order_comes_last_with_its_reason() -> None:
    triggers = [{"when": {"flag": "f"}, "text": "No."}, {"when": {"manual": "they sing"}, "text": "Hush."}]
    found = told("a|b", ab={"key": "red"}, triggers=triggers)
    assert {text.rsplit(" – ", 1)[1] for text, when in found.items() if when == "In no order"} == {
        "it stays shut",
        "the marines never get there",
        "never happens: “f” is set",
        "the players decide when",
        "never happens: a marine stands in “b”",
        "fights decide when",
    }


def test_what_a_draw_sets_up_or_lets_happen_is_marked() -> None:
    safes = [{"kind": "encounter", "id": f"safe-{x}", "at": [x, 1], "do": [{"set": f"f{x}"}]} for x in (1, 2)]
    horns = [{"id": f"horn-{x}", "when": {"reveal": "a"}, "text": f"Horn {x}."} for x in (1, 2)]
    entries = [[{"token": f"safe-{x}"}, {"token": f"horn-{x}"}] for x in (1, 2)]
    found = told("a|b", tokens=safes, triggers=horns, choices=[{"by": "chance", "of": entries}])
    first = "(1) the encounter at 1,1 and the trigger horn-1; (2) the encounter at 2,1 and the trigger horn-2."
    assert next(iter(found.items())) == (f"The draw by chance – 1 of 2: {first}", "At set-up")
    assert sum(text.endswith("(only if it is drawn)") for text in found) == 4
