"""The sheet of numbers: every value of the printed game with its mark and source. Values for games come first."""

import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from kneedeep.model.catalog.catalog import Catalog
from kneedeep.model.catalog.house_rules import switches
from kneedeep.model.catalog.numbers.address import USER_SOURCE, Data
from kneedeep.model.catalog.numbers.addresses import addresses
from kneedeep.model.catalog.numbers.overrides import Numbers, data_with
from kneedeep.model.catalog.play_data import PlayData
from kneedeep.model.catalog.sourced_value import SURE_MARKS, SourcedValue

Unread = tuple[str, SourcedValue[object] | None]
"""A value that games do not read, with its address."""


class SheetEntry(NamedTuple):
    """A line of the sheet. `value`: None if no source gives one. `own`: whether a user's data file can override it."""

    address: str
    value: object
    mark: str
    source: str
    note: str
    own: bool

    @property
    def unsure(self) -> bool:
        """True if the value is a guess or from memory."""
        return bool(self.mark) and self.mark not in SURE_MARKS

    @property
    def text(self) -> str:
        """The value as in a file, or `not known`."""
        return "not known" if self.value is None else json.dumps(self.value, ensure_ascii=False)


@lru_cache(8)
def sheet(ruleset: str, numbers: Numbers) -> tuple[SheetEntry, ...]:
    """All lines of the sheet of a ruleset with the user's overrides."""
    return tuple(entries(data_with(ruleset, numbers)))


def entries(data: Data) -> Iterator[SheetEntry]:
    """Yield every line of the sheet: first the values that games read, then those that only checks read."""
    for address in addresses(data).values():
        yield _entry(address.name, address.read(data), own=True)
    catalog, play = data
    for name, value in chain(_of_cards(play), _of_components(catalog, play)):
        yield _entry(name, value, own=False)
    for switch in switches(catalog.ruleset):
        default = list(switch.default) if isinstance(switch.default, tuple) else switch.default
        yield SheetEntry(f"rules.{switch.name}", default, switch.mark, switch.source, "", own=False)


def _of_cards(play: PlayData) -> Iterator[Unread]:
    for card in play.marine_cards:
        yield f"marine-cards.{card.id}.effect", card.effect
    for marine_deck in play.marine_decks.values():
        yield f"marine-cards.{marine_deck.id}.size", marine_deck.size
        yield from _if_given(f"marine-cards.{marine_deck.id}.unknown", marine_deck.unknown)
    for deck in play.decks.values():
        yield f"invader-cards.{deck.id}.size", deck.size
        for one in deck.cards:
            yield from _if_given(f"invader-cards.{deck.id}.{one.id}.effect", one.effect)
    for squad in play.cards.squads.values():
        yield f"squads.{squad.id}.copies", squad.copies
    yield from _if_given("events.names", play.cards.event_names)
    yield from _if_given("classes.names", play.cards.class_names)


def _of_components(catalog: Catalog, play: PlayData) -> Iterator[Unread]:
    for die in play.dice.values():
        yield f"dice.{die.id}.count", die.in_box
    for figure in catalog.figures.values():
        yield from _if_given(f"figures.{figure.id}.stands_for", figure.stands_for)
    for item in catalog.items.values():
        yield from _if_given(f"weapons.{item.id}.cards", item.cards)
    for tile in catalog.tiles.values():
        yield f"tiles.{tile.id}.kind", tile.kind
    for piece in catalog.pieces.values():
        if piece.box is not None:
            yield f"pieces.{piece.id}.count", piece.in_box
    for box in catalog.boxes.values():
        yield from _if_given(f"boxes.{box.id}.invaders", box.invaders)
        yield from _if_given(f"boxes.{box.id}.tiles", box.tiles)
        for content in box.contents:
            yield f"boxes.{box.id}.{content.id}", content.in_box
        for part in box.parts:
            yield f"boxes.{box.id}.{part.id}.count", part.in_box


def _if_given(name: str, value: SourcedValue[object] | None) -> Iterator[Unread]:
    if value is not None:
        yield name, value


def _entry(address: str, marked: SourcedValue[object] | None, *, own: bool) -> SheetEntry:
    if marked is None:
        return SheetEntry(address, None, "", "", "", own)
    value = list(marked.value) if isinstance(marked.value, tuple) else marked.value
    source = "" if marked.source == USER_SOURCE else marked.source
    return SheetEntry(address, value, marked.mark, source, marked.note, own)
