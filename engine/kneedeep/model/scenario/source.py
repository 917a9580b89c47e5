"""The text of a scenario, with the place of each element in it."""

from typing import NamedTuple

from kneedeep.model.scenario.yaml_patch.node_tree import Mapping, Node, Scalar, Sequence, Tree

NAMING = ("id", "kind", "piece", "side", "when")
"""Keys that distinguish elements, the most reliable first."""
LONG = 48
"""The length above which a key is marked without its value."""
SMALL = 16
"""The most pairs of a mapping that are searched. Larger mappings have a table."""


class Span(NamedTuple):
    """A range of the text. Lines and columns from 1, the end after the last character."""

    line: int
    column: int
    end_line: int
    end_column: int


class Source:
    """A text and the node of each element in it, by serial. Serial 0 is the whole file."""

    def __init__(self, tree: Tree, nodes: dict[int, Node]) -> None:
        self.tree = tree
        self.nodes = nodes
        self._by_key: dict[int, dict[str, tuple[Scalar, Node]]] = {}
        """The pairs of large mappings by their keys, by the identity of the mapping."""

    def span(self, serial: int, path: tuple[str | int, ...] = ()) -> Span:
        """The span of an element, or of its part at a path of keys. An unknown rest of the path is ignored."""
        reached = self._reached(serial, path)
        return Span(1, 1, 1, 1) if reached is None else self._span(reached[0], reached[2].end)

    def mark(self, serial: int, path: tuple[str | int, ...] = ()) -> Span:
        """The part of a span to point at: the name or kind of an element, the key of a long value."""
        whole = self.span(serial, path)
        if (reached := self._reached(serial, path)) is None:
            return whole
        start, key, node = reached
        if key is not None:
            return self._span(key.start, key.end) if node.end - start > LONG else whole
        if isinstance(node, Mapping):
            pairs = {name.text: (name.start, value.end) for name, value in node.pairs}
            for name in NAMING:
                if name in pairs:
                    marked = self._span(*pairs[name])
                    return marked if marked.line == marked.end_line == whole.line else whole
        return whole

    def _reached(self, serial: int, path: tuple[str | int, ...]) -> tuple[int, Scalar | None, Node] | None:
        """The last existing part of a path into an element: the node above it, its key, its own node."""
        if (node := self.nodes.get(serial)) is None:
            return None
        start, key = node.start, None
        for step in path:
            if (inner := self._step(node, step)) is None:
                break
            key, node = inner
            start = node.start if key is None else key.start
        return start, key, node

    def _span(self, start: int, end: int) -> Span:
        return Span(*self.tree.line_column(start), *self.tree.line_column(end))

    def _step(self, node: Node, step: str | int) -> tuple[Scalar | None, Node] | None:
        """The part of a node that a key or index leads to, with its key in a mapping."""
        if isinstance(node, Mapping):
            return self._pair(node, step)
        if isinstance(node, Sequence) and isinstance(step, int) and step < len(node.items):
            return None, node.items[step]
        return None

    def _pair(self, node: Mapping, name: str | int) -> tuple[Scalar, Node] | None:
        """The first pair of a key. Large mappings use a table, because thousands of lookups are possible."""
        if len(node.pairs) <= SMALL:
            return next((pair for pair in node.pairs if pair[0].text == name), None)
        if (known := self._by_key.get(id(node))) is None:
            known = self._by_key[id(node)] = {key.text: (key, value) for key, value in reversed(node.pairs)}
        return known.get(name) if isinstance(name, str) else None
