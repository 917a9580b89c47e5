"""The text of a scenario beside the model: where each element stands in it."""

from typing import NamedTuple

from kneedeep.scenario.io.nodes import Mapping, Node, Sequence, Tree


class Span(NamedTuple):
    """A stretch of the text; lines and columns from 1, the end behind the last character."""

    line: int
    column: int
    end_line: int
    end_column: int


class Source:
    """A text and the node of each element in it, by serial; serial 0 is the whole file."""

    def __init__(self, tree: Tree, nodes: dict[int, Node]) -> None:
        self.tree = tree
        self.nodes = nodes

    def span(self, serial: int, path: tuple[str | int, ...] = ()) -> Span:
        """Return where an element stands, or the part of it that a path of keys leads to (as far as it leads)."""
        node = self.nodes.get(serial)
        if node is None:
            return Span(1, 1, 1, 1)
        start = node.start
        for step in path:
            inner = _step(node, step)
            if inner is None:
                break
            start, node = inner
        return Span(*self.tree.line_column(start), *self.tree.line_column(node.end))


def _step(node: Node, step: str | int) -> tuple[int, Node] | None:
    """Return where the part begins (at its key) and its node."""
    if isinstance(node, Mapping):
        for key, value in node.pairs:
            if key.text == step:
                return key.start, value
    elif isinstance(node, Sequence) and isinstance(step, int) and step < len(node.items):
        return node.items[step].start, node.items[step]
    return None
