"""Conditions and steps in words."""

import pytest

from kneedeep.scenario.script import CONDITIONS, EFFECTS, Condition, Effect, condition
from kneedeep.scenario.value_shapes import frozen
from kneedeep.solver.step_text import condition_text, effect_text


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"frags": {"1": 4, "2": 6}}, "the invaders have frag points: 4 with 1, 6 with 2 marines"),
        ({"all": [{"flag": "power"}, {"open": "gate"}]}, "flag power is set and door gate was opened"),
        ({"got": "key", "color": "red"}, "the red key was got"),
    ],
)
def test_a_condition_in_words(data: dict[str, object], words: str) -> None:
    assert condition_text(condition().read(data)) == words


@pytest.mark.parametrize(
    ("kind", "value", "more", "words"),
    [
        ("set", "alarm", {}, "set flag alarm"),
        ("give", "health", {"count": 2, "to": "finder"}, "give 2 health to the finder"),
        ("give", "key", {"color": "red"}, "give red key"),
        ("text", "Dust.", {}, "read “Dust.”"),
        ("place", {"kind": "imp", "at": [7, 1]}, {}, "put imp on 7,1"),
        ("place", {"kind": "imp", "spaces": [[7, 1], [8, 1]]}, {}, "put imp on 7,1 8,1"),
        ("spawn", {"kind": "imp", "in": "pit"}, {}, "spawn 1 imp in pit"),
        ("wound", 1, {"who": "all"}, "wound all marines by 1"),
        ("win", "nobody", {}, "the game is won by nobody"),
    ],
)
def test_a_step_in_words(kind: str, value: object, more: dict[str, object], words: str) -> None:
    assert effect_text(Effect(kind, frozen(value), frozen(more))) == words


def test_every_word_has_a_sentence() -> None:
    for kind, word in CONDITIONS.items():
        params = frozen({"of": ()}) if kind == "count" else frozen({})
        assert condition_text(Condition(kind, word.shape.read(word.example), params))
    for kind, word in EFFECTS.items():
        assert effect_text(Effect(kind, word.shape.read(word.example)))
