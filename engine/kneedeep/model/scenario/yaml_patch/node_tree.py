"""The text of a scenario file as YAML nodes with their offsets.

Offsets count the characters of `Tree.text` (without byte order mark). An end is the offset after the last
character. A block collection ends where its last child ends, a block scalar at the end of its last line.
"""

from bisect import bisect_right
from collections.abc import Sequence as AbstractSequence
from typing import TYPE_CHECKING, TypeAlias, Union

from kneedeep.model.scenario.yaml_patch.composer import compose
from kneedeep.model.scenario.yaml_patch.decoder import decode, line_starts
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.model.scenario.yaml_patch.node_kinds import Mapping, Node, Scalar, Sequence

if TYPE_CHECKING:
    from kneedeep.model.scenario.yaml_patch.collection_layout import Layout

__all__ = ["Mapping", "Node", "Plain", "Scalar", "Sequence", "Tree", "Unreadable", "parse", "plain"]

Plain: TypeAlias = Union["dict[str, Plain]", "list[Plain]", str, int, float, bool, None]


class Tree:
    """A text, its nodes and its form: `bom`, `newline` (the first line break, else LF)."""

    __slots__ = ("_layout", "_line_starts", "_parents", "bom", "newline", "root", "text")

    def __init__(self, text: str, root: Node, *, bom: bool) -> None:
        self.text = text
        self.root = root
        self.bom = bom
        self._line_starts: list[int] | None = None
        self._parents: dict[int, tuple[Node, int]] | None = None
        self._layout: Layout | None = None
        at = min((found for found in (text.find("\n"), text.find("\r")) if found >= 0), default=-1)
        self.newline = "\r\n" if text.startswith("\r\n", at) else text[at] if at >= 0 else "\n"

    def line_column(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both from 1, columns in characters."""
        if self._line_starts is None:
            self._line_starts = line_starts(self.text)
        line = bisect_right(self._line_starts, offset)
        return line, offset - self._line_starts[line - 1] + 1

    def node_at(self, path: AbstractSequence[str | int]) -> Node | None:
        """The node at a path of keys and indices from the root, None if there is none."""
        node: Node | None = self.root
        for step in path:
            if isinstance(node, Mapping) and isinstance(step, str):
                node = node.value(step)
            elif isinstance(node, Sequence) and isinstance(step, int) and 0 <= step < len(node.items):
                node = node.items[step]
            else:
                return None
        return node

    def parent(self, node: Node) -> tuple[Node, int] | None:
        """The collection of a node, and its index among the pairs or items. None for the root.

        For a node with aliases: the collection that contains the node itself.
        """
        if self._parents is None:
            self._parents = _parents(self.root)
        return self._parents.get(id(node))

    @property
    def layout(self) -> "Layout":
        """Lines, commas and comments of the parts. Adds a missing line break at the end of the text."""
        if self._layout is None:
            # Only saving needs it: reading goes without its start-up time.
            from kneedeep.model.scenario.yaml_patch.collection_layout import Layout

            closed = self.text.endswith(("\n", "\r")) or not self.text
            self._layout = Layout(self.text if closed else self.text + self.newline)
        return self._layout


def parse(data: bytes | str) -> Tree:
    """The nodes of one YAML document. An empty document is a null scalar.

    Raises Unreadable at the first fault of YAML, at an exceeded limit, or for features refused in scenario files
    (tags, `<<`, complex keys, a key twice, several documents). Never recurses, never executes anything.
    """
    text, bom = decode(data)
    return Tree(text, compose(text), bom=bom)


def plain(node: Node) -> Plain:
    """The data of a node with aliases expanded: dict with text keys, list, str, int, float, bool or None."""
    if isinstance(node, Scalar):
        return node.value
    if isinstance(node, Mapping):
        return {key.text: value.value if type(value) is Scalar else plain(value) for key, value in node.pairs}
    return [item.value if type(item) is Scalar else plain(item) for item in node.items]


def _parents(root: Node) -> dict[int, tuple[Node, int]]:
    parents: dict[int, tuple[Node, int]] = {}
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Scalar):
            continue
        children = [value for _, value in node.pairs] if isinstance(node, Mapping) else node.items
        for index, child in enumerate(children):
            if node.aliases is None or index not in node.aliases:
                parents[id(child)] = (node, index)
                waiting.append(child)
    return parents
