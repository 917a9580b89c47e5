"""Which names a field offers: what the map has, what the catalog has, each with what it is."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.board.kinds import Kinds
from kneedeep.catalog import Catalog
from kneedeep.scenario.model import Scenario
from kneedeep.scenario.wanted import WANTED
from kneedeep_editor.tools.wording import name_of


class Offer(NamedTuple):
    """A name, and what it is in words."""

    name: str
    about: str


def offers(scenario: Scenario, kinds: Kinds, catalog: Catalog, wanted: str) -> list[Offer]:
    """Return the names that a reference may use (a key of WANTED), the map's own first."""
    if wanted not in WANTED:
        return []
    found: dict[str, Offer] = {}
    for sort in WANTED[wanted].sorts:
        for offer in _of_sort(scenario, kinds, sort):
            found.setdefault(offer.name, offer)
    for word in WANTED[wanted].words:
        found.setdefault(word, Offer(word, "any of them"))
    for table in WANTED[wanted].catalog:
        for offer in _of_catalog(catalog, scenario, table):
            found.setdefault(offer.name, offer)
    return list(found.values())


def _of_sort(scenario: Scenario, kinds: Kinds, sort: str) -> Iterator[Offer]:
    if sort == "flag":
        for flag, text in scenario.flags.items():
            yield Offer(flag, text or "flag")
        return
    if sort == "group":
        for group in sorted({figure.group for figure in scenario.figures if figure.group}):
            yield Offer(group, "group of figures")
        return
    for element in scenario.elements():
        exits = element.word in ("door", "token") and (
            getattr(element, "exit", False) or getattr(element, "kind", "") == "exit"
        )
        if element.word == sort or (sort == "exit" and exits):
            own = getattr(element, "id", None)
            if own:
                called = name_of(element, kinds)
                yield Offer(own, called if called != own else element.word.replace("_", " "))


def _of_catalog(catalog: Catalog, scenario: Scenario, table: str) -> Iterator[Offer]:
    if table in ("weapon", "ammo"):
        for name, item in catalog.items.items():
            if item.token == table:
                yield Offer(name, item.name)
        return
    entries = {
        "pieces": catalog.pieces,
        "tokens": catalog.tokens,
        "figures": catalog.figures,
        "items": catalog.items,
        "doors": catalog.doors,
    }[table]
    for name, entry in entries.items():
        yield Offer(name, str(getattr(entry, "name", name)))
