"""Fuzzy search: how well typed text fits a name."""

from collections.abc import Sequence

_NO_LETTER = -1


def match_score(typed: str, name: str) -> tuple[int, int, int] | None:
    """The rank of a name for typed text, smaller is better. None if it does not fit.

    The letters must be in the name in their order, blanks aside. Best is where they make up the beginning of
    words, then one stretch, then as few stretches and as early as can be.
    """
    letters = "".join(typed.casefold().split())
    text = name.casefold()
    if not letters:
        return (0, 0, 0)
    starts = [at for at in range(len(text)) if text[at].isalnum() and (at == 0 or not text[at - 1].isalnum())]
    ways = [way for start in (*starts, None) if (way := _way(letters, text, starts, start)) is not None]
    return min((_rank(way, starts, len(text)) for way in ways), default=None)


def _way(letters: str, text: str, starts: Sequence[int], first: int | None) -> list[int] | None:
    """The places of the letters, the first one at a given place or anywhere. Stretches are continued if possible."""
    begin = text.find(letters[0]) if first is None else first
    if begin < 0 or text[begin] != letters[0]:
        return None
    way = [begin]
    for letter in letters[1:]:
        at = way[-1] + 1
        if text[at : at + 1] != letter:
            word = next((start for start in starts if start >= at and text[start] == letter), _NO_LETTER)
            at = word if word != _NO_LETTER else text.find(letter, at)
        if at < 0:
            return None if first is None else _way(letters, text, starts, None)
        way.append(at)
    return way


def _rank(way: Sequence[int], starts: Sequence[int], length: int) -> tuple[int, int, int]:
    stretches = [at for index, at in enumerate(way) if index == 0 or at != way[index - 1] + 1]
    inside = sum(at not in starts for at in stretches)
    return (inside * 4 + len(stretches) - 1, way[0], length)
