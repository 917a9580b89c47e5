"""Hover texts for the word under the mouse: a key, a kind, a code, a name."""

from typing import NamedTuple

from kneedeep.analysis.framework.check import check_modules, load_check, paragraphs
from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.translations import texts
from kneedeep.model.scenario.yaml_patch import node_tree
from kneedeep.model.scenario.yaml_patch.node_tree import Mapping, Node, Scalar, Sequence
from kneedeep.support import capitalized, tr
from kneedeep_exchange.lsp.document import Document
from kneedeep_exchange.lsp.key_shapes import Path, keys_for, place_at
from kneedeep_exchange.lsp.name_places import place_at as name_at
from kneedeep_exchange.lsp.name_places import thing_at


class Hover(NamedTuple):
    """A text in Markdown, and its range of offsets."""

    start: int
    end: int
    text: str


def hover(document: Document, offset: int) -> Hover | None:
    """The hover text for the key, name or code at an offset. None if there is none."""
    facts, source = document.facts, document.reading.source
    if facts is None or source is None:
        return None
    if (name := name_at(document, offset)) is not None:
        if text := _of_name(document, facts, name.name, name.wanted, offset):
            return Hover(name.start, name.end, text)
    if (found := _scalar_at(source.tree.root, offset)) is None:
        return None
    scalar, path, is_key = found
    if scalar.text in check_modules() and "allow" in path:
        text = _of_check(scalar.text)
    elif is_key:
        text = _of_key(facts, source.tree.root, scalar.text, path)
    else:
        text = _of_kind(facts, scalar.text) if path and path[-1] in ("kind", "piece", "item") else ""
    return Hover(scalar.start, scalar.end, text) if text else None


def _of_check(code: str) -> str:
    check = load_check(code)
    told = (tr(part) for text in (check.page.what, check.page.why) for part in paragraphs(text))
    return "\n\n".join((f"**{check.code} {check.name}**", *told))


def _of_key(facts: Facts, root: Node, name: str, path: Path) -> str:
    """The description of a key, or the original of a translated text."""
    if path[0] == "translations" and len(path) == 3:
        return next((f"**{name}**: {text.text}" for text in texts(facts.scenario) if text.path == name), "")
    ruleset = facts.scenario.ruleset
    features = edition_of(ruleset).features
    holder = place_at(path[:-1], node_tree.plain(root), features)
    keys = keys_for(holder.shape, holder.data, features, ruleset) if path else ()
    return next((f"**{key.name}**: {key.text}" for key in keys if key.name == name), "")


def _of_name(document: Document, facts: Facts, name: str, wanted: str, offset: int) -> str:
    """The description of a name: an element of the file, or a part of the catalog."""
    if (thing := thing_at(document, offset)) is None:
        return _of_kind(facts, name) if wanted else ""
    if thing.sort == "flag":
        return f"**{name}** (flag): {facts.scenario.flags.get(name, 'it is not described')}"
    if not (serials := [place.serial for place in thing.defined if place.serial]):
        return ""
    texts = [capitalized(facts.called(serial)) for serial in dict.fromkeys(serials)]
    if thing.sort == "piece_type":
        texts.append(_of_piece(facts, name))
    return "\n\n".join(texts)


def _of_kind(facts: Facts, name: str) -> str:
    """The catalog's description of a kind. Empty for an unknown one."""
    catalog = facts.catalog
    if name in facts.board.kinds.pieces:
        return _of_piece(facts, name)
    for table, word in ((catalog.tokens, "token"), (catalog.figures, "figure"), (catalog.items, "item")):
        if name in table:
            return f"**{table[name].name}** ({word})"
    return ""


def _of_piece(facts: Facts, name: str) -> str:
    """Size, openings, number in the boxes and outline of a piece."""
    if (piece := facts.board.kinds.pieces.get(name)) is None:
        return ""
    catalog, scenario = facts.catalog, facts.scenario
    size = f"{piece.width} × {piece.height}, {len(piece.spaces)} spaces, {len(piece.openings)} openings"
    lines = [f"**{piece.name}**", size]
    if name in catalog.pieces:
        held = catalog.pieces_held(name, catalog.owned_boxes(scenario.box, expansion=scenario.expansion))
        lines.append("The boxes hold an unknown number" if held is None else f"The boxes hold {held}")
    return "\n\n".join((*lines, "```text\n" + "\n".join(piece.rows) + "\n```"))


def _scalar_at(root: node_tree.Node, offset: int) -> tuple[Scalar, tuple[str | int, ...], bool] | None:
    """The scalar at an offset, its path (with the key if it is one), and whether it is a key."""
    node, path = root, ()  # type: tuple[node_tree.Node, tuple[str | int, ...]]
    while not isinstance(node, Scalar):
        inner: tuple[node_tree.Node, tuple[str | int, ...]] | None = None
        if isinstance(node, Mapping):
            for key, value in node.pairs:
                if key.start <= offset <= key.end:
                    return key, (*path, key.text), True
                if value.start <= offset <= value.end:
                    inner = value, (*path, key.text)
        elif isinstance(node, Sequence):
            for index, item in enumerate(node.items):
                if item.start <= offset <= item.end:
                    inner = item, (*path, index)
        if inner is None:
            return None
        node, path = inner
    return (node, path, False) if node.start <= offset <= node.end else None
