"""Fixes as text edits: the smallest ranges of a file's text that a fix replaces."""

from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import NamedTuple

from kneedeep.analysis.framework.finding import Fix
from kneedeep.model.scenario.edits import applied
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.io.saver import SaveFailed, saved_text
from kneedeep.model.scenario.yaml_patch.decoder import line_starts
from kneedeep.report.report import Region
from kneedeep.support.work_budget import OutOfWork, spend

MOST_TEXT = 500_000
"""The allowance of a file in characters. Each fix uses the length of the text; without allowance there are no edits."""
_BYTE_ORDER_MARK = "\ufeff"


class TextEdit(NamedTuple):
    """The replacement of a range of text. Edits of one fix do not overlap and are in rising order."""

    place: Region
    text: str


def edits_of(fix: Fix, reading: Reading) -> list[TextEdit]:
    """The text edits of a fix. None if the file must not be changed, or if the fix can't be written.

    There are also none if the allowance for the file is used up.
    """
    if reading.scenario is None or reading.source is None or reading.newer:
        return []
    try:
        spend(len(reading.source.tree.text))
        changed = saved_text(reading.source, reading.scenario, applied(fix.edit, reading.scenario))
    except (SaveFailed, OutOfWork):
        return []
    return list(text_edits(reading.source.tree.text, changed.removeprefix(_BYTE_ORDER_MARK)))


def text_edits(old: str, new: str) -> Iterator[TextEdit]:
    """Yield the edits between two texts, by lines and reduced to the differing part."""
    before, after = _lines(old), _lines(new)
    size = min(len(before), len(after))
    head = next((index for index in range(size) if before[index] != after[index]), size)
    rest = size - head
    tail = next((index for index in range(rest) if before[-1 - index] != after[-1 - index]), rest)
    ours, theirs = before[head : len(before) - tail], after[head : len(after) - tail]
    for kind, a, b, c, d in SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes():
        if kind != "equal":
            yield _narrowed(before, head + a, "".join(ours[a:b]), "".join(theirs[c:d]))


def _narrowed(lines: list[str], index: int, removed: str, inserted: str) -> TextEdit:
    """The edit without a common beginning and end of both texts."""
    size = min(len(removed), len(inserted))
    head = next((i for i in range(size) if removed[i] != inserted[i]), size)
    rest = size - head
    tail = next((i for i in range(rest) if removed[-1 - i] != inserted[-1 - i]), rest)
    start = _place(lines, index, head)
    end = _place(lines, index, len(removed) - tail)
    return TextEdit(Region(*start, *end), inserted[head : len(inserted) - tail])


def _place(lines: list[str], index: int, offset: int) -> tuple[int, int]:
    """Line and column, from 1, of the character at an offset from the beginning of a line."""
    while index < len(lines) and offset >= len(lines[index]) and lines[index].endswith(("\n", "\r")):
        offset -= len(lines[index])
        index += 1
    return index + 1, offset + 1


def _lines(text: str) -> list[str]:
    starts = line_starts(text)
    return [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True) if start < end]
