"""Suggestions for misspelt words."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from kneedeep.support.work_budget import OutOfWork, spend

ALLOWANCE = 150_000
"""The steps of work for all suggestions of one file. Later words get no suggestion."""


class _Known(NamedTuple):
    """A known word: unchanged, in lower case, its letters, and the number of allowed slips."""

    word: str
    lower: str
    letters: int
    allowed: int


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word with the fewest slips to `word`, None if no word is near.

    A slip: an extra, missing or wrong letter, or one swapped with the next. Among equals, one with its first letter
    wins, then the first. Also None when the allowed work is used up.
    """
    words = tuple(known)
    if len(word) <= 1:
        return None
    try:
        # The cost depends only on the words, so that the cache has no influence on the answer.
        spend(len(words) * (1 + len(word) // 8))
    except OutOfWork:
        return None
    return _nearest(word.lower(), words)


@lru_cache(1_000)
def _nearest(word: str, known: tuple[str, ...]) -> str | None:
    best: tuple[int, bool] | None = None
    found = None
    letters, length = _letters(word), len(word)
    for other in _looked_at(known):
        allowed = other.allowed
        if abs(len(other.word) - length) > allowed:
            begins = other.word.startswith(word) or word.startswith(other.word)
            if not begins or min(len(other.word), length) <= 2:
                continue
            slips = 1 + allowed
        else:
            allowed = min(allowed, length - 1) if best is None else min(allowed, length - 1, best[0])
            # Each letter that only one of the words has takes at least one slip.
            own, others = letters & ~other.letters, other.letters & ~letters
            if own.bit_count() > allowed or others.bit_count() > allowed:
                continue
            if (slips := _slips(word, other.lower, allowed)) > allowed:
                continue
        rank = (slips, other.lower[:1] != word[0])
        if best is None or rank < best:
            best, found = rank, other.word
    return found


@lru_cache(16)
def _looked_at(known: tuple[str, ...]) -> tuple[_Known, ...]:
    return tuple(_Known(word, word.lower(), _letters(word.lower()), _allowed(word)) for word in known)


def _letters(word: str) -> int:
    """The letters of a word as a bit set. Different letters may share a bit."""
    found = 0
    for letter in word:
        found |= 1 << (ord(letter) & 63)
    return found


def _allowed(word: str) -> int:
    """The number of allowed slips in a word."""
    return 1 + (len(word) > 4) + (len(word) > 8)


def _slips(a: str, b: str, most: int) -> int:
    """The distance of two words by optimal string alignment, or some number above `most`.

    Computes the distance table by columns, as bits: H. Hyyrö, A Bit-Vector Algorithm for Computing Levenshtein and
    Damerau Edit Distances, 2003. A column ends the search when the letters that are left can't bring it back to `most`.
    """
    at: dict[str, int] = {}
    for place, letter in enumerate(a):
        at[letter] = at.get(letter, 0) | 1 << place
    every = (1 << len(a)) - 1
    last = 1 << len(a) >> 1
    more, less, same, before = every, 0, 0, 0
    distance = len(a)
    rest = len(b)
    for letter in b:
        here = at.get(letter, 0)
        swapped = (~same & here) << 1 & before
        same = (((here & more) + more) ^ more | here | less | swapped) & every
        right = less | ~(same | more)
        left = same & more
        distance += bool(right & last) - bool(left & last)
        rest -= 1
        if distance - rest > most:
            return distance - rest
        right = right << 1 | 1
        more = (left << 1 | ~(same | right)) & every
        less = right & same
        before = here
    return distance
