"""The word that a misspelt one was meant to be."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple


class _Known(NamedTuple):
    """A known word: as it is, in small letters, which letters it has, how many slips it may have and be known."""

    word: str
    lower: str
    letters: int
    allowed: int


COMPARISONS = 100_000
"""So many pairs of words are compared for one list of known words; words after that have no suggestion."""


class Speller:
    """A list of known words that many words of one file are compared with, up to a number of comparisons."""

    def __init__(self, known: Iterable[str]) -> None:
        """Take the known words."""
        self.known = tuple(known)
        self._left = COMPARISONS

    def nearest(self, word: str) -> str | None:
        """Return the nearest known word, as `nearest` does, or None once too many words have been compared."""
        if self._left <= 0:
            return None
        self._left -= len(self.known)
        return nearest(word, self.known)


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that takes the fewest slips of the pen to become `word`, or None when all are far.

    A slip: a letter too many, missing, wrong, or swapped with the next. Of equals one with the same first letter,
    then the first.
    """
    return _nearest(word.lower(), tuple(known)) if len(word) > 1 else None


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
            # A letter that one has and the other has not is a slip at least.
            own, others = letters & ~other.letters, other.letters & ~letters
            if own.bit_count() > allowed or others.bit_count() > allowed:
                continue
            slips = _slips(word, other.lower)
            if slips > allowed:
                continue
        rank = (slips, other.lower[:1] != word[0])
        if best is None or rank < best:
            best, found = rank, other.word
    return found


@lru_cache(16)
def _looked_at(known: tuple[str, ...]) -> tuple[_Known, ...]:
    return tuple(_Known(word, word.lower(), _letters(word.lower()), _allowed(word)) for word in known)


def _letters(word: str) -> int:
    """Which letters a word has, as a bit set; different letters may share a bit."""
    found = 0
    for letter in word:
        found |= 1 << (ord(letter) & 63)
    return found


def _allowed(word: str) -> int:
    """How many slips a word may have and still be known again."""
    return 1 + (len(word) > 4) + (len(word) > 8)


def _slips(a: str, b: str) -> int:
    """The distance of two words by optimal string alignment: what both begin and end with is no slip."""
    least = min(len(a), len(b))
    begin = next((place for place in range(least) if a[place] != b[place]), least)
    least -= begin
    end = next((place for place in range(least) if a[-1 - place] != b[-1 - place]), least)
    a, b = a[begin : len(a) - end], b[begin : len(b) - end]
    if not a or not b:
        return len(a) + len(b)
    before: list[int] = []
    above: list[int] = []
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        before, above, row = above, row, [i]
        for j, other in enumerate(b, 1):
            best = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and other == a[i - 2]:
                best = min(best, before[j - 2] + 1)
            row.append(best)
    return row[-1]
