"""The text of a merge: our file with the changes and comments of the other side, and conflict markers."""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import NamedTuple

from kneedeep.model.scenario.io.merged_lines import merged_lines
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.io.saver import Saved, SaveFailed, read_as, saved, saved_text
from kneedeep.model.scenario.merging import MergedScenarios, merged
from kneedeep.model.scenario.model import Scenario, write_element
from kneedeep.model.scenario.source import Source
from kneedeep.model.scenario.yaml_patch.decoder import split_lines
from kneedeep.model.scenario.yaml_patch.patch import RememberedElement, remember

MARKER_SIZE = 7
SIDES = OURS, THEIRS = "ours", "theirs"
_MARKER = re.compile(rf"([<|=>])\1{{{MARKER_SIZE - 1},}}(?: .*)?$")
_NEXT = {"": "<", "<": "|=", "|": "=", "=": ">"}
"""The possible next markers after each marker. None: before the first one, and after the last."""


class MergedText(NamedTuple):
    """The text, with markers or with one side's decisions. Also its reading with our decisions, and the merge."""

    text: str
    reading: Reading
    merged: MergedScenarios


def merged_text(
    base: Reading, ours: Reading, theirs: Reading, marker_size: int = MARKER_SIZE, take: str | None = None
) -> MergedText:
    """The merged text of two files with a common base. All three hold a scenario that was read without loss.

    `take`: the side, of SIDES, that decides conflicts. Without it they are written between markers.
    Raises SaveFailed if the text would not be read back as it should be.
    """
    assert base.scenario is not None and ours.scenario is not None and theirs.scenario is not None
    result = merged(base.scenario, ours.scenario, theirs.scenario)
    sources = [
        renumbered(reading, side)
        for reading, side in zip((base, ours, theirs), (result.base, result.ours, result.theirs), strict=True)
    ]
    memory = {
        **remembered(sources[2], result.theirs, result.ours),
        **remembered(sources[1], result.ours, result.theirs),
    }
    made = _with_comments(result, sources, memory)
    if not result.conflicts or take == OURS:
        return MergedText(made.text, made.reading, result)
    source = made.reading.source
    assert source is not None
    other = saved_text(source, result.for_ours, result.for_theirs, memory)
    text = other if take == THEIRS else _marked(made.text, other, marker_size, source.tree.newline)
    return MergedText(text, made.reading, result)


def _with_comments(result: MergedScenarios, sources: list[Source], memory: dict[int, RememberedElement]) -> Saved:
    """Our file changed to the result, with the comments and layout that only the other side changed."""
    base, ours, theirs = sources
    made = saved(ours, result.ours, result.for_ours, memory)
    try:
        before = saved_text(base, result.base, result.for_ours, memory)
        other = saved_text(theirs, result.theirs, result.for_ours, memory)
        if (text := merged_lines(before, made.text, other)) == made.text:
            return made
        reading = read_as(text, result.for_ours)
    except SaveFailed:
        # No text can have both layouts, so ours stays.
        return made
    return Saved(text, reading)


def renumbered(reading: Reading, scenario: Scenario) -> Source:
    """The source of a file whose elements have the serials of an equal scenario."""
    assert reading.source is not None and reading.scenario is not None
    nodes = {0: reading.source.nodes[0]}
    for old, new in zip(reading.scenario.elements(), scenario.elements(), strict=True):
        nodes[new.serial] = reading.source.nodes[old.serial]
    return Source(reading.source.tree, nodes)


def remembered(source: Source, side: Scenario, other: Scenario) -> dict[int, RememberedElement]:
    """The lines of elements that the other side does not have, by serial."""
    known = {one.serial for one in other.elements()}
    return {
        one.serial: remember(source.tree, source.nodes[one.serial], write_element(one))
        for one in side.elements()
        if one.serial not in known
    }


def _marked(ours: str, theirs: str, size: int, newline: str) -> str:
    """The lines of both texts, with markers around differences."""
    return "".join(marked_lines(list(split_lines(ours)), list(split_lines(theirs)), size, newline))


def marked_lines(ours: list[str], theirs: list[str], size: int = MARKER_SIZE, newline: str = "\n") -> Iterator[str]:
    """Yield the lines of both sides with their line ends, and markers around differences."""
    for kind, i, end, j, other_end in SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes():
        if kind == "equal":
            yield from ours[i:end]
            continue
        yield f"{'<' * size} {OURS}{newline}"
        yield from _closed(ours[i:end], newline)
        yield f"{'=' * size}{newline}"
        yield from _closed(theirs[j:other_end], newline)
        yield f"{'>' * size} {THEIRS}{newline}"


def _closed(lines: list[str], newline: str) -> Iterator[str]:
    yield from (line if line.endswith(("\n", "\r")) else line + newline for line in lines)


def conflict_sides(text: str) -> tuple[str, str] | None:
    """Our side and theirs of a text with conflict markers. None if it has no markers or they don't match."""
    sides: tuple[list[str], list[str]] = ([], [])
    part, found = "", False
    for line in text.splitlines(keepends=True):
        if (marker := _MARKER.match(line.rstrip("\r\n"))) is not None:
            if marker[1] not in _NEXT[part]:
                return None
            part, found = ("" if marker[1] == ">" else marker[1]), True
            continue
        if part in ("", "<"):
            sides[0].append(line)
        if part in ("", "="):
            sides[1].append(line)
    return ("".join(sides[0]), "".join(sides[1])) if found and not part else None
