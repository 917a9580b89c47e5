"""Semantic tokens of a document: known keys, words of the format, and names."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.check import check_modules
from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.catalog.edition import Feature, edition_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.script_values import Who
from kneedeep.model.scenario.translations import texts
from kneedeep.model.scenario.value_shapes import Mapped, Name, Truth, ValueShape, WordShape
from kneedeep.model.scenario.yaml_patch import node_tree
from kneedeep.model.scenario.yaml_patch.node_tree import Mapping, Node, Scalar, Sequence
from kneedeep_exchange.lsp.document import Document
from kneedeep_exchange.lsp.key_shapes import Place, keys_for, part_of, top_of
from kneedeep_exchange.lsp.name_places import name_places

SORTS = ("property", "enumMember", "variable", "class", "macro")
"""The token types: keys, words of the format, names of the file, kinds and own types, codes of findings."""
DECLARATION, LIBRARY = "declaration", "defaultLibrary"
MODIFIERS = (DECLARATION, LIBRARY)
TYPES = ("piece_type", "figure_type", "token_type", "item")
"""The sorts of definitions that define kinds."""


class SemanticToken(NamedTuple):
    """A word with its range in the text, its type and its modifiers."""

    start: int
    end: int
    sort: str
    modifiers: tuple[str, ...] = ()


def semantic_tokens(document: Document) -> list[SemanticToken]:
    """The known words in text order. Undefined names get no token."""
    facts, source = document.facts, document.reading.source
    if facts is None or source is None:
        return []
    features = edition_of(facts.scenario.ruleset).features
    whole = node_tree.plain(source.tree.root)
    tokens = _words(facts, source.tree.root, top_of(whole, features), features)
    found = {token.start: token for token in tokens if token.end > token.start}
    places = name_places(document)
    defined = {(place.name, place.sort in TYPES) for place in places if place.sort}
    for place in places:
        for is_kind in (False, True):
            if (place.name, is_kind) in defined and (not place.sort or (place.sort in TYPES) == is_kind):
                sort = "class" if is_kind else "variable"
                declared = (DECLARATION,) if place.sort else ()
                found[place.start] = SemanticToken(place.start, place.end, sort, declared)
                break
    return [found[start] for start in sorted(found)]


def _words(facts: Facts, root: Node, top: Place, features: Collection[Feature]) -> Iterator[SemanticToken]:
    """Yield the keys, words and catalog names below a node."""
    ruleset = facts.scenario.ruleset
    codes = check_modules()
    said = _keys_of_translations(facts.scenario)
    waiting: list[tuple[Node, Place, str]] = [(root, top, "")]
    while waiting:
        node, place, key = waiting.pop()
        if isinstance(node, Mapping):
            known = {word.name for word in keys_for(place.shape, place.data, features, ruleset)} | said.get(key, set())
            for name, value in node.pairs:
                if name.text in known:
                    yield SemanticToken(name.start, name.end, "property")
                elif key == "allow" and name.text in codes:
                    yield SemanticToken(name.start, name.end, "macro", (LIBRARY,))
                elif isinstance(place.shape, Mapped) and name.text in facts.catalog.names:
                    yield SemanticToken(name.start, name.end, "class", (LIBRARY,))
                waiting.append((value, part_of(place, name.text, features), name.text))
        elif isinstance(node, Sequence):
            waiting.extend((item, part_of(place, index, features), key) for index, item in enumerate(node.items))
        else:
            yield from _value(facts, node, place.shape)


def _keys_of_translations(scenario: Scenario) -> dict[str, set[str]]:
    """The known keys of translations: the languages, and for each the paths of texts."""
    if not scenario.translations:
        return {}
    paths = {text.path for text in texts(scenario)}
    return {"translations": set(scenario.translations), **dict.fromkeys(scenario.translations, paths)}


def _value(facts: Facts, node: Scalar, shape: ValueShape | None) -> Iterator[SemanticToken]:
    match shape:
        case WordShape(words=words) | Name(words=words) if node.text in map(str, words):
            yield SemanticToken(node.start, node.end, "enumMember")
        case Truth() if isinstance(node.value, bool):
            yield SemanticToken(node.start, node.end, "enumMember")
        case Who() if node.text in ("any", "all"):
            yield SemanticToken(node.start, node.end, "enumMember")
        case Name() if node.text in facts.catalog.names:
            yield SemanticToken(node.start, node.end, "class", (LIBRARY,))
