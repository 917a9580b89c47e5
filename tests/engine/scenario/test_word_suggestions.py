"""Which known word a misspelt one was meant to be."""

import random
import time
from string import ascii_lowercase

from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.io.schema_check import shipped_schema
from kneedeep.model.scenario.io.word_suggestions import nearest
from tests.support.cases import cases

SIDES = ("west", "north", "east", "south")


@cases(("word", "known", "meant"))
def test_the_nearest_word_has_fewest_slips(word: str, known: list[str], meant: str | None) -> None:
    assert nearest(word, known) == meant


def test_of_equally_near_words_one_with_the_same_first_letter_is_meant() -> None:
    assert nearest("bat", ("cat", "bet")) == "bet"
    assert nearest("bat", ("bet", "bit")) == "bet"


@given(st.text("abcdefgh-", min_size=4, max_size=12), st.data())
def test_a_word_with_two_letters_swapped_is_known_again(word: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(word) - 2))
    assert nearest(word[:at] + word[at + 1] + word[at] + word[at + 2 :], ("zzzzzzzz", word)) == word


@given(st.text("abcdE-", min_size=2, max_size=9), st.lists(st.text("abcdE-", min_size=1, max_size=9), max_size=5))
def test_no_known_word_is_passed_over_that_a_plain_search_finds(word: str, known: list[str]) -> None:
    assert nearest(word, known) == plainly_nearest(word, known)


def plainly_nearest(word: str, known: list[str]) -> str | None:
    """The rule as it is said, one word after the other, by a table of distances."""
    word = word.lower()
    ranks = []
    for place, other in enumerate(known):
        allowed = 1 + (len(other) > 4) + (len(other) > 8)
        begins = other.startswith(word) or word.startswith(other)
        if abs(len(other) - len(word)) <= allowed:
            slips = distance(word, other.lower())
            if slips <= min(allowed, len(word) - 1):
                ranks.append((slips, other[0].lower() != word[0], place))
        elif begins and min(len(other), len(word)) > 2:
            ranks.append((1 + allowed, other[0].lower() != word[0], place))
    return known[min(ranks)[2]] if ranks else None


def distance(a: str, b: str) -> int:
    table = {(i, j): i + j for i in range(len(a) + 1) for j in range(len(b) + 1) if not i or not j}
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            ways = [table[i - 1, j] + 1, table[i, j - 1] + 1, table[i - 1, j - 1] + (a[i - 1] != b[j - 1])]
            if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
                ways.append(table[i - 2, j - 2] + 1)
            table[i, j] = min(ways)
    return table[len(a), len(b)]


def test_thousands_of_misspelt_words_are_looked_up_at_once() -> None:
    known = [*shipped_schema()["$defs"]["token"]["properties"], *load_catalog("doom-2004").tokens]
    rng = random.Random(0)
    words = ["".join(rng.choices(ascii_lowercase, k=rng.randint(4, 14))) for _ in range(9_000)]
    began = time.process_time()
    for word in words:
        nearest(word, known)
    assert time.process_time() - began < 1
