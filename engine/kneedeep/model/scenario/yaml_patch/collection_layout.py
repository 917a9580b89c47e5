"""The layout of the parts of a collection in the text: their lines, commas and comments.

A comment line (or block of them) directly above a part, and the comment beside it, belong to it. Not so the
comment that a file begins with, and lines further in than the part that follow a block: they end the block.
"""

import re
from bisect import bisect_right
from typing import NamedTuple

from kneedeep.model.scenario.yaml_patch.decoder import line_starts
from kneedeep.model.scenario.yaml_patch.node_kinds import Mapping, Node, Scalar, Sequence, children

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\r\n]*)*")
_PROPERTY = re.compile(r"[&!][^\s,\[\]{}]*")
_COMMENT_LINE = re.compile(r"[ \t]*#[^\r\n]*(?:\r\n|\r|\n|$)")
_BESIDE = re.compile(r"[ \t]*(#[^\r\n]*)?(?=[\r\n]|$)")


class LayoutPart(NamedTuple):
    """A pair or an item: `start` at its key, dash or first character, `end` behind its value.

    `top` and `bottom` are the offsets of the whole lines with its comments, if it has lines of its own (`alone`),
    else `top` is `start`. `first`: whether only blanks are before it on its line. `tail` is the end of
    the comment lines further in that follow a block. `comma` is -1 without one. `beside` is the span of the comment
    beside it, empty without one.
    """

    start: int
    end: int
    top: int
    bottom: int
    tail: int
    column: int
    first: bool
    alone: bool
    comma: int
    beside: tuple[int, int]


class Layout:
    """A text with a final line break, its lines, and the parts of the collections of its tree."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = line_starts(text)
        self._parts: dict[int, list[LayoutPart]] = {}

    def line(self, offset: int) -> int:
        """The number of the line (from 0) with an offset."""
        return bisect_right(self.starts, offset) - 1

    def line_start(self, offset: int) -> int:
        """The offset at which the line of an offset begins."""
        return self.starts[self.line(offset)]

    def next_line(self, offset: int) -> int:
        """The offset at which the line after that of an offset begins."""
        line = self.line(offset) + 1
        return self.starts[line] if line < len(self.starts) else len(self.text)

    def line_end(self, offset: int) -> int:
        """The offset of the line break that ends the line of an offset."""
        start = self.line_start(offset)
        return start + len(self.text[start : self.next_line(offset)].rstrip("\r\n"))

    def significant(self, offset: int) -> int:
        """The offset of the next character that is not a blank and not in a comment."""
        found = _BLANK.match(self.text, offset)
        return found.end() if found else offset

    def is_blank(self, start: int, end: int) -> bool:
        """True if a span has only spaces, tabs and line breaks."""
        return not self.text[start:end].strip(" \t\r\n")

    def is_blank_line(self, offset: int) -> bool:
        """True if the line that begins at an offset is empty. The end of the text is not a line."""
        return offset < len(self.text) and self.is_blank(offset, self.next_line(offset))

    def content(self, node: Node) -> int:
        """The start of a node after its anchor and tag."""
        offset = node.start
        while offset < node.end and (found := _PROPERTY.match(self.text, offset)):
            offset = min(self.significant(found.end()), node.end)
        return offset

    def properties_end(self, node: Node) -> int:
        """The end of the anchor and tag of a node, its start if it has none."""
        end = offset = node.start
        while offset < max(node.end, end + 1) and (found := _PROPERTY.match(self.text, offset)):
            end = found.end()
            offset = self.significant(end)
        return end

    def parts(self, node: Mapping | Sequence) -> list[LayoutPart]:
        """The pairs or items of a collection."""
        if id(node) not in self._parts:
            find = self._flow_parts if node.flow else self._block_parts
            self._parts[id(node)] = find(node, _spans(node))
        return self._parts[id(node)]

    def _block_parts(self, node: Mapping | Sequence, spans: list[tuple[int, int]]) -> list[LayoutPart]:
        parts: list[LayoutPart] = []
        aliases = node.aliases or {}
        for index, (value, (start, end)) in enumerate(zip(children(node), spans, strict=True)):
            if isinstance(node, Sequence):
                start = self.significant(parts[-1].end) if parts else self.content(node)
            first = self.is_blank(self.line_start(start), start)
            column = start - self.line_start(start)
            top = self.comments_above(start, parts[-1].tail if parts else 0) if first else start
            if top == 0 and isinstance(node, Mapping):
                top = self.line_start(start)
            bottom = tail = self.next_line(end)
            if not isinstance(value, Scalar) and not value.flow and index not in aliases:
                tail = self._comments_inside(bottom, column)
            comment = self._comment_beside(end)
            parts.append(LayoutPart(start, end, top, bottom, tail, column, first, first, -1, comment))
        return parts

    def _flow_parts(self, node: Mapping | Sequence, spans: list[tuple[int, int]]) -> list[LayoutPart]:
        parts: list[LayoutPart] = []
        for start, end in spans:
            after = self.significant(end)
            comma = after if self.text[after] == "," else -1
            behind = comma + 1 if comma >= 0 else end
            first = self.is_blank(self.line_start(start), start)
            alone = first and self.is_blank(end, max(comma, end)) and self.line(end) == self.line(behind)
            comment = self._comment_beside(end)
            if comment[0] == comment[1] and self.line(end) == self.line(behind):
                comment = self._comment_beside(behind)
            alone = alone and _BESIDE.match(self.text, behind) is not None
            bound = self.next_line(parts[-1].end) if parts else self.next_line(self.content(node))
            top = self.comments_above(start, bound) if first else start
            bottom = self.next_line(behind)
            column = start - self.line_start(start)
            parts.append(LayoutPart(start, end, top, bottom, bottom, column, first, alone, comma, comment))
        return parts

    def comments_above(self, offset: int, bound: int) -> int:
        """The start of the comment lines directly above the line of an offset, limited by `bound`."""
        line = self.line(offset)
        while line > 0 and self.starts[line - 1] >= bound and self._is_comment(self.starts[line - 1]):
            line -= 1
        return self.starts[line]

    def _comments_inside(self, offset: int, column: int) -> int:
        """The end of the comment lines that follow at `offset` and are indented by more than `column`."""
        while self._is_comment(offset):
            line = self.text[offset : self.next_line(offset)]
            if len(line) - len(line.lstrip(" \t")) <= column:
                break
            offset = self.next_line(offset)
        return offset

    def _is_comment(self, offset: int) -> bool:
        return offset < len(self.text) and _COMMENT_LINE.match(self.text, offset) is not None

    def _comment_beside(self, offset: int) -> tuple[int, int]:
        found = _BESIDE.match(self.text, offset)
        return found.span(1) if found and found[1] else (offset, offset)


def _spans(node: Mapping | Sequence) -> list[tuple[int, int]]:
    """The spans of the pairs (from their keys) or items."""
    aliases = node.aliases or {}
    if isinstance(node, Sequence):
        return [aliases.get(index, (item.start, item.end)) for index, item in enumerate(node.items)]
    return [
        (key.start, aliases[index][1] if index in aliases else max(value.end, key.end))
        for index, (key, value) in enumerate(node.pairs)
    ]
