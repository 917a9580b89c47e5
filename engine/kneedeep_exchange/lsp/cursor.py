"""The cursor's place in an incomplete text, found by inserting a marker word and reading the result."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.model.scenario.yaml_patch import node_tree
from kneedeep.model.scenario.yaml_patch.file_limits import BYTES
from kneedeep.model.scenario.yaml_patch.node_tree import Mapping, Node, Scalar, Sequence

MARK = "cursor0is0here"
_WORD_BEFORE = re.compile(r"[A-Za-z0-9_.-]*\Z")
_WORD_AFTER = re.compile(r"[A-Za-z0-9_.-]*")
_QUOTED = re.compile(r"""(?:(?<=[\s\[{,:])|^)(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*')|(?:^|(?<=\s))#[^\n]*""", re.MULTILINE)
_INDENTATION = re.compile(r" *(?:- +)*")
_CLOSERS = {"{": "}", "[": "]"}

Path = tuple[str | int, ...]


class Cursor(NamedTuple):
    """A place in a text. `path`: leads to the value, or for a key to the mapping around it.

    `start`, `end`: the range of the word under the cursor. `whole`: the plain data of the file without the word.
    `text`: the text it was read from. `inline`: whether the value follows its key on the same line.
    """

    path: Path
    is_key: bool
    start: int
    end: int
    whole: object
    text: str
    inline: bool


def cursor_at(text: str, offset: int) -> Cursor | None:
    """The place of the cursor. None in comments, quoted texts and unreadable texts."""
    line = text[text.rfind("\n", 0, offset) + 1 : offset]
    found = _WORD_BEFORE.search(line)
    start = offset - (len(found[0]) if found else 0)
    if len(text) > BYTES or _is_quoted(line):
        return None
    after = _WORD_AFTER.match(text, offset) if start < offset else None
    end = after.end() if after else offset
    for trial in _trials(text, start, end):
        try:
            root = node_tree.parse(trial).root
        except node_tree.Unreadable:
            continue
        if (place := _mark_in(root)) is not None:
            inline = bool(re.search(r":[ \t]+[\[{]*[ \t]*\Z", text[:start].rsplit("\n", 1)[-1]))
            return Cursor(*place, start, end, _without_mark(node_tree.plain(root)), trial, inline)
    return None


def _is_quoted(line: str) -> bool:
    """Whether the beginning of a line ends in a comment or in open quotes."""
    rest = _QUOTED.sub(lambda found: "#" if found[0].startswith("#") else "", line)
    return "#" in rest.split(" ")[-1][:1] or bool(re.search(r"""(?:^|[\s\[{,:])["'][^"']*\Z""", rest))


def _trials(text: str, start: int, end: int) -> Iterator[str]:
    """Yield repaired texts with a marker at the cursor. Each keeps less of the text than the one before."""
    before, rest = text[:start] + MARK, text[end:]
    yield before + rest
    yield f"{before}, {rest}"
    yield f"{before}: 0{rest}"
    ending = rest.find("\n")
    below = rest[ending:] if ending >= 0 else ""
    closers = _closers(text[:start])
    yield before + closers + below
    yield f"{before}: 0{closers}{below}"
    above = _above(text[:start]) + MARK
    yield above + closers
    yield f"{above}: 0{closers}"


def _closers(before: str) -> str:
    """The brackets that close all open brackets at the end of a text.

    A later line that is not indented further than the line of an open bracket ends it.
    """
    opened: list[tuple[str, int]] = []
    for line in _QUOTED.sub(lambda found: " " * len(found[0]), before).split("\n"):
        indented = len(line) - len(line.lstrip(" "))
        while line.strip() and opened and opened[-1][1] >= indented and line.lstrip()[0] not in "]}":
            opened.pop()
        for letter in line:
            if letter in _CLOSERS:
                opened.append((_CLOSERS[letter], indented))
            elif opened and letter == opened[-1][0]:
                opened.pop()
    return "".join(closer for closer, _ in reversed(opened))


def _above(before: str) -> str:
    """The last line of a text with the lines of its enclosing mappings and lists."""
    lines = before.split("\n")
    kept = [lines[-1]]
    found = _INDENTATION.match(lines[-1])
    indented = len(found[0].rstrip("- ")) if found else 0
    least = len(lines[-1]) - len(lines[-1].lstrip(" ")) if lines[-1].strip() else indented
    is_item = lines[-1].lstrip().startswith("- ")
    for line in reversed(lines[:-1]):
        content = line.lstrip(" ")
        if not content or content.startswith("#"):
            continue
        far = len(line) - len(content)
        item = content.startswith("- ")
        if far < least or (far == least and is_item and not item and content.rstrip().endswith(":")):
            kept.append(line)
            least, is_item = far, item
    return "\n".join(reversed(kept))


def _mark_in(root: Node) -> tuple[Path, bool] | None:
    waiting: list[tuple[Node, Path]] = [(root, ())]
    while waiting:
        node, path = waiting.pop()
        if isinstance(node, Scalar):
            if node.text == MARK:
                return path, False
        elif isinstance(node, Mapping):
            for key, value in node.pairs:
                if key.text == MARK:
                    return path, True
                waiting.append((value, (*path, key.text)))
        elif isinstance(node, Sequence):
            waiting.extend((item, (*path, index)) for index, item in enumerate(node.items))
    return None


def _without_mark(data: object) -> object:
    if isinstance(data, dict):
        return {key: _without_mark(part) for key, part in data.items() if key != MARK}
    if isinstance(data, list):
        return [_without_mark(part) for part in data]
    return None if data == MARK else data
