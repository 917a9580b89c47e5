"""Extraction of the lines of one item with its comments, independent of its former place."""

from typing import NamedTuple

from kneedeep.model.scenario.yaml_patch.collection_layout import Layout, LayoutPart
from kneedeep.model.scenario.yaml_patch.decoder import split_lines
from kneedeep.model.scenario.yaml_patch.node_kinds import Mapping, Node, Scalar, Sequence, children
from kneedeep.model.scenario.yaml_patch.node_tree import Tree, parse, plain
from kneedeep.model.scenario.yaml_patch.splices import Splice, spliced
from kneedeep.model.scenario.yaml_patch.value_text import inline


class Fragment(NamedTuple):
    """An item for a list in brackets: the comment lines above it (from their #), its text, the comment beside it.

    The comment beside it includes the blanks before it.
    """

    comments: tuple[str, ...]
    body: str
    beside: str

    @property
    def commented(self) -> bool:
        """True if it needs separate lines."""
        return bool(self.comments or self.beside)


def element_text(tree: Tree, node: Node) -> str:
    """The lines of a list's item with the comments that belong to it, as a block list of this one item.

    Indentation and anchors are removed and aliases are written out, so that the text is complete.
    Raises ValueError for a node that is not an item of a list, neither directly nor by an alias.
    """
    sequence, index = _home(tree, node)
    layout = tree.layout
    part = layout.parts(sequence)[index]
    if sequence.aliases and index in sequence.aliases:
        splices = [Splice(*sequence.aliases[index], inline(plain(node)))]
    else:
        splices = _alone(layout, node) if "&" in tree.text else []
    if sequence.flow:
        return _block_item(layout, part, splices, tree.newline)
    text = spliced(layout.text, splices, part.top, part.bottom)
    return dedented(text, part.column) if part.alone else dedented(" " * part.column + text, part.column)


def _home(tree: Tree, node: Node) -> tuple[Sequence, int]:
    """The list with a node as an item, directly or else by an alias, and the node's index."""
    sequence, index = tree.parent(node) or (None, 0)
    if isinstance(sequence, Sequence):
        return sequence, index
    waiting = [tree.root]
    while waiting and node.anchor is not None:
        inner = waiting.pop()
        if isinstance(inner, Sequence) and inner.aliases:
            for index in inner.aliases:
                if inner.items[index] is node:
                    return inner, index
        aliases = () if isinstance(inner, Scalar) else inner.aliases or ()
        waiting += [child for index, child in enumerate(children(inner)) if index not in aliases]
    raise ValueError("only the item of a list has lines of its own")


def fragment(layout: Layout, part: LayoutPart, splices: list[Splice]) -> Fragment:
    """The item of a list in brackets with its splices applied."""
    above = layout.text[part.top : layout.line_start(part.start)] if part.first else ""
    comments = tuple(line.strip() for line in split_lines(above))
    body = spliced(layout.text, splices, part.start, part.end)
    start, end = part.beside
    while start < end and layout.text[start - 1] in " \t":
        start -= 1
    return Fragment(comments, body, layout.text[start:end])


def fragment_of(text: str) -> Fragment:
    """The item of a remembered text. Block style is converted to flow style, without inner comments."""
    tree = parse(text)
    assert isinstance(tree.root, Sequence)
    layout = tree.layout
    (item,) = tree.root.items
    (part,) = layout.parts(tree.root)
    found = fragment(layout, part, [])
    if isinstance(item, Mapping) and item.flow:
        return found._replace(body=layout.text[item.start : item.end])
    return found._replace(body=inline(plain(item)))


def dedented(text: str, column: int) -> str:
    """The lines with up to `column` leading spaces removed."""
    return "".join(line[min(column, len(line) - len(line.lstrip(" "))) :] for line in split_lines(text))


def indented(text: str, indent: str) -> str:
    """The lines with an indentation before all that are not empty."""
    return "".join(indent + line if line.strip("\r\n") else line for line in split_lines(text))


def _block_item(layout: Layout, part: LayoutPart, splices: list[Splice], newline: str) -> str:
    found = fragment(layout, part, splices)
    first, *more = split_lines(found.body)
    body = first + indented(dedented("".join(more), part.column), "  ")
    return "".join(comment + newline for comment in found.comments) + f"- {body}{found.beside}{newline}"


def _alone(layout: Layout, node: Node) -> list[Splice]:
    """The splices that make a node independent of anchors elsewhere: aliases written out, anchors removed."""
    splices = []
    waiting = [node]
    while waiting:
        inner = waiting.pop()
        if inner.anchor is not None:
            start = layout.text.index("&", inner.start)
            end = start + 1 + len(inner.anchor)
            splices.append(Splice(start, end + (layout.text[end : end + 1] == " "), ""))
        aliases = {} if not isinstance(inner, (Mapping, Sequence)) else inner.aliases or {}
        for index, child in enumerate(children(inner)):
            if index in aliases:
                splices.append(Splice(*aliases[index], inline(plain(child))))
            else:
                waiting.append(child)
    return splices
