"""Changes of a text as splices: a span and its replacement."""

from typing import NamedTuple


class SpliceOverlap(Exception):
    """Two splices change the same characters."""


class Splice(NamedTuple):
    """Replaces the text from `start` to `end` by `text`."""

    start: int
    end: int
    text: str


def spliced(text: str, splices: list[Splice], start: int = 0, end: int | None = None) -> str:
    """The text between two offsets with its splices applied. At the same place, the first given comes first.

    Raises Overlap if two splices change the same characters.
    """
    end = len(text) if end is None else end
    pieces: list[str] = []
    at = start
    for splice in sorted(splices, key=lambda splice: (splice.start, splice.end)):
        if splice.start < at or splice.end > end:
            raise SpliceOverlap
        pieces += (text[at : splice.start], splice.text)
        at = splice.end
    return "".join((*pieces, text[at:end]))
