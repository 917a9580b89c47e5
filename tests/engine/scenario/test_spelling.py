"""Which known word a misspelt one was meant to be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.scenario.io.spelling import nearest

SIDES = ("west", "north", "east", "south")


@pytest.mark.parametrize(
    ("word", "known", "meant"),
    [
        ("esat", SIDES, "east"),
        ("esat", SIDES[::-1], "east"),
        ("wset", SIDES, "west"),
        ("East", SIDES, "east"),
        ("up", SIDES, None),
        ("breifing", ("briefing", "notes"), "briefing"),
        ("marine", ("invaders", "marines"), "marines"),
        ("colour", ("count", "color"), "color"),
        ("corridor", ("dead-end", "corridor-long"), "corridor-long"),
        ("room5x5", ("room-4x4", "room-5x5"), "room-5x5"),
        ("green", ("red", "blue", "yellow"), None),
        ("x", ("at", "id"), None),
        ("", ("at",), None),
        ("east", (), None),
    ],
)
def test_the_nearest_word_takes_the_fewest_slips(
    word: str, known: tuple[str, ...], meant: str | None
) -> None:
    assert nearest(word, known) == meant


def test_of_equally_near_words_one_with_the_same_first_letter_is_meant() -> None:
    assert nearest("bat", ("cat", "bet")) == "bet"
    assert nearest("bat", ("bet", "bit")) == "bet"


@given(st.text("abcdefgh-", min_size=4, max_size=12), st.data())
def test_a_word_with_two_letters_swapped_is_known_again(word: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(word) - 2))
    swapped = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    assert nearest(swapped, ("zzzzzzzz", word)) == word
