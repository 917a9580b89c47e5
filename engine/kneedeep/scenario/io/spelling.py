"""The word that a misspelt one was meant to be."""

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that takes the fewest slips of the pen to become `word`, or None when all are far.

    A slip: a letter too many, missing, wrong, or swapped with the next. Of equals one with the same first letter,
    then the first.
    """
    word = word.lower()
    if len(word) < 2:
        return None
    best: tuple[int, bool] | None = None
    found = None
    for other in known:
        if abs(len(other) - len(word)) > _allowed(other):
            if not (min(len(other), len(word)) > 2 and (other.startswith(word) or word.startswith(other))):
                continue
            slips = 1 + _allowed(other)
        else:
            slips = _slips(word, other.lower())
            if slips > min(_allowed(other), len(word) - 1):
                continue
        rank = (slips, other[0].lower() != word[0])
        if best is None or rank < best:
            best, found = rank, other
    return found


def _allowed(word: str) -> int:
    """How many slips a word may have and still be known again."""
    return 1 + (len(word) > 4) + (len(word) > 8)


def _slips(a: str, b: str) -> int:
    """The distance of two words by optimal string alignment."""
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
