"""Changes of a text as splices: a span and what stands there instead."""

from typing import NamedTuple


class SpliceOverlap(Exception):
    """Two splices want the same characters."""


class Splice(NamedTuple):
    """From `start` to `end` stands `text` instead."""

    start: int
    end: int
    text: str


def spliced(text: str, splices: list[Splice], start: int = 0, end: int | None = None) -> str:
    """The text between two offsets with its splices made; at one place those given first come first.

    Raises Overlap when two splices meet in the same characters.
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
