"""The places of names in a scenario's text: definitions and references, as ranges of offsets."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.script_facts.references import definitions, references
from kneedeep.model.scenario.edits.rename import GROUP, means
from kneedeep.model.scenario.source import Source
from kneedeep.model.scenario.yaml_patch.node_tree import Mapping, Node, Scalar, Sequence
from kneedeep_exchange.lsp.document import Document

Path = tuple[str | int, ...]
KEYED = ("flags", "look", "demons", "invasion", "setup")
"""Sections whose keys are names."""


class NamePlace(NamedTuple):
    """The range of a name. `sort`: of a definition, else empty. `wanted`: the sort that a reference wants."""

    name: str
    start: int
    end: int
    serial: int
    path: Path
    sort: str = ""
    wanted: str = ""


class Thing(NamedTuple):
    """A named thing: the places that define it, and those that refer to it."""

    name: str
    sort: str
    defined: tuple[NamePlace, ...]
    referred: tuple[NamePlace, ...]

    @property
    def places(self) -> list[NamePlace]:
        """All places in text order, each once."""
        found = {(place.start, place.end): place for place in (*self.referred, *self.defined)}
        return [found[key] for key in sorted(found)]


def name_places(document: Document) -> list[NamePlace]:
    """Every place of a name in a readable document."""
    facts, source = document.facts, document.reading.source
    if facts is None or source is None:
        return []
    found = []
    for name, sort, wanted, serial, path in _names(facts):
        if (stretch := _stretch(source, name, serial, path)) is not None:
            found.append(NamePlace(name, *stretch, serial, path, sort, wanted))
    return found


def place_at(document: Document, offset: int) -> NamePlace | None:
    """The name at an offset. A definition is preferred to a reference."""
    found = [place for place in name_places(document) if place.start <= offset <= place.end]
    return next((place for place in found if place.sort), found[0] if found else None)


def thing_at(document: Document, offset: int) -> Thing | None:
    """The thing named at an offset. None if the catalog or nothing defines it."""
    if (here := place_at(document, offset)) is None:
        return None
    same = [place for place in name_places(document) if place.name == here.name]
    sort = here.sort or next((place.sort for place in same if place.sort and means(here.wanted, place.sort)), "")
    if not sort:
        return None
    defined = tuple(place for place in same if place.sort == sort)
    referred = (place for place in same if means(place.wanted, sort))
    return Thing(here.name, sort, defined, tuple(sorted(referred, key=lambda place: place.start)))


def _names(facts: Facts) -> Iterator[tuple[str, str, str, int, Path]]:
    """Yield name, sort, wanted sort, serial and path of every definition and reference."""
    for known in facts.of(definitions):
        if known.sort not in ("unread", GROUP):
            yield known.name, known.sort, "", known.serial, known.path
    for figure in facts.scenario.figures:
        if figure.group:
            yield figure.group, GROUP, "", figure.serial, ("group",)
    for known in facts.of(definitions):
        if known.sort == GROUP and known.path != ("group",):
            yield known.name, known.sort, "", known.serial, known.path
    for reference in references(facts):
        yield reference.name, "", reference.wanted, reference.serial, reference.path


def _stretch(source: Source, name: str, serial: int, path: Path) -> tuple[int, int] | None:
    """The range of a name at the end of a path of keys: as a value, or as the last key.

    A key that is a name is preferred to its value, which may be the same word.
    """
    node: Node | None = source.nodes.get(serial)
    key: Scalar | None = None
    for step in path:
        key = None
        if isinstance(node, Mapping):
            key, node = next((pair for pair in node.pairs if pair[0].text == step), (None, None))
        elif isinstance(node, Sequence) and isinstance(step, int) and step < len(node.items):
            node = node.items[step]
        else:
            node = None
    by_key = serial == 0 and path[0] in KEYED
    for found in (key, node) if by_key else (node, key):
        if isinstance(found, Scalar) and found.text == name:
            return found.start, found.end
    return None
