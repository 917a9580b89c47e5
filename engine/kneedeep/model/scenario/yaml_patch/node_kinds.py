"""The kinds of YAML nodes: scalar, mapping, sequence."""

from typing import TypeAlias, Union

from kneedeep.model.scenario.yaml_patch.scalars import ScalarValue

Span: TypeAlias = tuple[int, int]
Node: TypeAlias = Union["Scalar", "Mapping", "Sequence"]


class Scalar:
    """A single value. `text`: its text. `value`: its meaning. `style`: "", "'", '"', "|" or ">".

    The span starts at the anchor or tag if there is one. A missing value is empty and placed after its colon.
    """

    __slots__ = ("anchor", "end", "start", "style", "text", "value")

    def __init__(self, value: ScalarValue, text: str, style: str, start: int, end: int, anchor: str | None) -> None:
        self.value = value
        self.text = text
        self.style = style
        self.start = start
        self.end = end
        self.anchor = anchor


class Mapping:
    """Keys with values, in the order of the text.

    A value written as an alias is the node of the anchor. `aliases` has the span of the alias
    by the index of the pair (None when there are none).
    """

    __slots__ = ("aliases", "anchor", "end", "flow", "pairs", "start")

    def __init__(self, start: int, *, flow: bool, anchor: str | None) -> None:
        self.start = start
        self.end = start
        self.flow = flow
        self.anchor = anchor
        self.pairs: list[tuple[Scalar, Node]] = []
        self.aliases: dict[int, Span] | None = None

    def value(self, key: str) -> Node | None:
        """The value of a key, None if it is missing."""
        for name, value in self.pairs:
            if name.text == key:
                return value
        return None


class Sequence:
    """Items in the order of the text. `aliases`: as in a mapping, by the index of the item."""

    __slots__ = ("aliases", "anchor", "end", "flow", "items", "start")

    def __init__(self, start: int, *, flow: bool, anchor: str | None) -> None:
        self.start = start
        self.end = start
        self.flow = flow
        self.anchor = anchor
        self.items: list[Node] = []
        self.aliases: dict[int, Span] | None = None


def children(node: Node) -> list[Node]:
    """The values of a mapping or the items of a sequence. Empty for a scalar."""
    if isinstance(node, Scalar):
        return []
    return node.items if isinstance(node, Sequence) else [value for _, value in node.pairs]
