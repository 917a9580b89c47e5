"""Line-by-line merge of three texts with the same data: comments and layout of both sides."""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from kneedeep.model.scenario.yaml_patch.decoder import split_lines

MOST_LINES = 20_000
"""The most lines in all to compare. In larger texts our side's layout stays."""
_COMMENT = re.compile(r"(?:^|\s)(#[^\r\n]*)")

Chunk = tuple[list[str], list[str], list[str]]


def merged_lines(base: str, ours: str, theirs: str) -> str:
    """Our text with the changes of their text since the base. In conflicts: ours, and the comments of theirs."""
    if base == theirs:
        return ours
    texts = [list(split_lines(text)) for text in (base, ours, theirs)]
    if sum(map(len, texts)) > MOST_LINES:
        return ours
    made: list[str] = []
    for before, mine, other in _chunks(*texts):
        if mine in (before, other):
            made += other
        elif other == before:
            made += mine
        else:
            made += [*_new_comments(before, mine, other), *mine]
    return "".join(made)


def _chunks(base: list[str], ours: list[str], theirs: list[str]) -> Iterator[Chunk]:
    """Yield the texts in chunks: lines that all three have exactly once, and the lines between them."""
    here, there = _partners(base, ours), _partners(base, theirs)
    i = j = k = 0
    for line in range(len(base)):
        if line not in here or line not in there:
            continue
        if (i, j, k) != (line, here[line], there[line]):
            yield base[i:line], ours[j : here[line]], theirs[k : there[line]]
        yield [base[line]], [base[line]], [base[line]]
        i, j, k = line + 1, here[line] + 1, there[line] + 1
    yield base[i:], ours[j:], theirs[k:]


def _partners(base: Sequence[str], other: Sequence[str]) -> dict[int, int]:
    """The line numbers common to both texts."""
    blocks = SequenceMatcher(None, base, other, autojunk=False).get_matching_blocks()
    return {one + step: two + step for one, two, size in blocks for step in range(size)}


def _new_comments(base: list[str], ours: list[str], theirs: list[str]) -> Iterator[str]:
    """Yield the comments that only their lines have, each on a separate line."""
    known = {found[1].rstrip() for line in (*base, *ours) if (found := _COMMENT.search(line))}
    for line in theirs:
        found = _COMMENT.search(line)
        if found and found[1].rstrip() not in known:
            indent = line[: len(line) - len(line.lstrip(" "))]
            ending = line[len(line.rstrip("\r\n")) :]
            yield f"{indent}{found[1]}{ending}"
