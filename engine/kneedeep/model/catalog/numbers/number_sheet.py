"""The sheet of numbers: every value of the printed game with its mark and its source, those a game reads first."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from kneedeep.model.catalog.house_rules import switches
from kneedeep.model.catalog.numbers.address import USER_SOURCE, Data
from kneedeep.model.catalog.numbers.addresses import addresses
from kneedeep.model.catalog.numbers.overrides import Numbers, data_with
from kneedeep.model.catalog.sourced_value import SURE_MARKS, SourcedValue


class SheetEntry(NamedTuple):
    """A line of the sheet. `value` None: no source gives one. `own`: a user's data file can override it."""

    address: str
    value: object
    mark: str
    source: str
    note: str
    own: bool

    @property
    def unsure(self) -> bool:
        """Return whether the value is a guess or from memory."""
        return bool(self.mark) and self.mark not in SURE_MARKS

    @property
    def text(self) -> str:
        """Return the value as a file would hold it, `not known` for none."""
        return "not known" if self.value is None else json.dumps(self.value, ensure_ascii=False)


@lru_cache(8)
def sheet(ruleset: str, numbers: Numbers) -> tuple[SheetEntry, ...]:
    """Return all lines of the sheet of a ruleset with a user's numbers."""
    return tuple(entries(data_with(ruleset, numbers)))


def entries(data: Data) -> Iterator[SheetEntry]:
    """Yield every line of the sheet: what games read, then what only checks read."""
    for address in addresses(data).values():
        yield _entry(address.name, address.read(data), own=True)
    catalog, play = data
    for card in play.marine_cards:
        yield _entry(f"marine-cards.{card.id}.effect", card.effect, own=False)
    for marine_deck in play.marine_decks.values():
        yield _entry(f"marine-cards.{marine_deck.id}.size", marine_deck.size, own=False)
        if marine_deck.unknown is not None:
            yield _entry(f"marine-cards.{marine_deck.id}.unknown", marine_deck.unknown, own=False)
    for deck in play.decks.values():
        yield _entry(f"invader-cards.{deck.id}.size", deck.size, own=False)
        for one in deck.cards:
            if one.effect is not None:
                yield _entry(f"invader-cards.{deck.id}.{one.id}.effect", one.effect, own=False)
    for squad in play.cards.squads.values():
        yield _entry(f"squads.{squad.id}.copies", squad.copies, own=False)
    for table, names in (("events", play.cards.event_names), ("classes", play.cards.class_names)):
        if names is not None:
            yield _entry(f"{table}.names", names, own=False)
    for die in play.dice.values():
        yield _entry(f"dice.{die.id}.count", die.in_box, own=False)
    for figure in catalog.figures.values():
        if figure.stands_for is not None:
            yield _entry(f"figures.{figure.id}.stands_for", figure.stands_for, own=False)
    for item in catalog.items.values():
        if item.cards is not None:
            yield _entry(f"weapons.{item.id}.cards", item.cards, own=False)
    for tile in catalog.tiles.values():
        yield _entry(f"tiles.{tile.id}.kind", tile.kind, own=False)
    for piece in (piece for piece in catalog.pieces.values() if piece.box is not None):
        yield _entry(f"pieces.{piece.id}.count", piece.in_box, own=False)
    for box in catalog.boxes.values():
        if box.invaders is not None:
            yield _entry(f"boxes.{box.id}.invaders", box.invaders, own=False)
        if box.tiles is not None:
            yield _entry(f"boxes.{box.id}.tiles", box.tiles, own=False)
        for content in box.contents:
            yield _entry(f"boxes.{box.id}.{content.id}", content.in_box, own=False)
        for part in box.parts:
            yield _entry(f"boxes.{box.id}.{part.id}.count", part.in_box, own=False)
    for switch in switches(catalog.ruleset):
        default = list(switch.default) if isinstance(switch.default, tuple) else switch.default
        yield SheetEntry(f"rules.{switch.name}", default, switch.mark, switch.source, "", own=False)


def _entry(address: str, marked: SourcedValue[object] | None, *, own: bool) -> SheetEntry:
    if marked is None:
        return SheetEntry(address, None, "", "", "", own)
    value = list(marked.value) if isinstance(marked.value, tuple) else marked.value
    source = "" if marked.source == USER_SOURCE else marked.source
    return SheetEntry(address, value, marked.mark, source, marked.note, own)
