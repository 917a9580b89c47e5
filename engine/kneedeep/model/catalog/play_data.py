"""Data for games only: dice, turns, cards. Read by the rules, never by checks."""

import os
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple, TypeVar

from kneedeep.model.catalog.action_points import MarineAction, marine_actions, turn_parameters
from kneedeep.model.catalog.cards.card_tables import CardTables, card_tables
from kneedeep.model.catalog.catalog_files import DATA_FOLDER, read_data
from kneedeep.model.catalog.data_rows import Row, marked_of, record_of, records_of, rows_in
from kneedeep.model.catalog.house_rules import Difficulty, difficulties
from kneedeep.model.catalog.sourced_value import Number, SourcedValue, Word, Words
from kneedeep.support.translation import translatable_word


class DieFace(NamedTuple):
    """A face of a die: range, damage, whether it has a bullet, whether it is the miss."""

    range: int = 0
    damage: int = 0
    bullet: bool = False
    miss: bool = False


class Die(NamedTuple):
    """An attack die: its number in the box and its six faces. Rule: 2004 rulebook, components (dice)."""

    id: str
    in_box: Number
    faces: SourcedValue[tuple[DieFace, ...]]


class MarineStart(NamedTuple):
    """The start values of each marine. Rule: 2004 rulebook p. 6 (set-up 5 and 6)."""

    bullets: Number
    wounds: Number
    armor: Number
    cards: Number


class Arms(NamedTuple):
    """Values that are missing in the other tables. None if those have them."""

    id: str
    dice: Words
    reach: Word
    move: Number | None = None
    armor: Number | None = None
    wounds: Number | None = None


class MarineCard(NamedTuple):
    """A marine card with its effect. `amount`: the number it adds, None for none."""

    id: str
    name: str
    copies: Number
    effect: Word
    amount: Number | None = None


class MarineDeck(NamedTuple):
    """The marine cards of a box: their number, and the names of cards with an unknown effect."""

    id: str
    size: Number
    unknown: Words | None = None


class InvaderCard(NamedTuple):
    """An invader card. `spawn`: alternative groups (kind, number), empty for an event.

    `mark` and `source`: those of its groups or its effect.
    """

    id: str
    name: str
    copies: Number
    spawn: tuple[tuple[tuple[str, int], ...], ...]
    effect: Word | None
    mark: str
    source: str


class Deck(NamedTuple):
    """An invader deck.

    `scatter`: a direction (north …, or miss) and a number of spaces for every card, repeating from the first if
    there are more cards.
    """

    id: str
    size: Number
    cards: tuple[InvaderCard, ...]
    scatter: SourcedValue[tuple[tuple[str, int], ...]]


class PlayData(NamedTuple):
    """All data for games. `cards`: those of the 2016 edition, with its dice."""

    dice: dict[str, Die]
    marine_start: dict[int, MarineStart]
    marine_actions: tuple[MarineAction, ...]
    numbers: dict[str, Number]
    arms: dict[str, Arms]
    marine_cards: tuple[MarineCard, ...]
    marine_decks: dict[str, MarineDeck]
    decks: dict[str, Deck]
    difficulties: tuple[Difficulty, ...]
    cards: CardTables


_Identified = TypeVar("_Identified", Arms, MarineDeck, Deck)


@cache
def load_play(ruleset: str) -> PlayData:
    """The game data of a ruleset, read once. Tables are empty if the ruleset has no such cards or dice."""
    rows = _rows(ruleset)
    return PlayData(
        dice={row["id"]: _die(row) for row in rows.get("attack_dice", ())},
        marine_start={row["marines"]: record_of(MarineStart, row) for row in rows.get("marine_start", ())},
        marine_actions=marine_actions(ruleset),
        numbers=turn_parameters(ruleset),
        arms=_by_id(records_of(Arms, rows, "arms")),
        marine_cards=tuple(
            record_of(MarineCard, row, effect=_text(row["effect"])) for row in rows_in(rows, "marine_cards")
        ),
        marine_decks=_by_id(records_of(MarineDeck, rows, "marine_decks")),
        decks=_by_id(
            record_of(Deck, row, cards=tuple(map(_invader_card, rows_in(row, "cards"))))
            for row in rows_in(rows, "decks")
        ),
        difficulties=difficulties(ruleset),
        cards=card_tables(rows),
    )


def _rows(ruleset: str) -> dict[str, Any]:
    """The tables of all number files for games."""
    rows: dict[str, Any] = {}
    for name in sorted(os.listdir(os.path.join(DATA_FOLDER, ruleset, "play"))):
        rows.update(read_data(ruleset, "play", name))
    return rows


def _by_id(records: Iterable[_Identified]) -> dict[str, _Identified]:
    return {record.id: record for record in records}


def _text(row: object) -> Word:
    """A text for people, with its mark."""
    return marked_of(row, translatable_word)


def _die(row: Row) -> Die:
    return record_of(Die, row, faces=marked_of(row["faces"], _faces))


def _faces(rows: list[Row]) -> tuple[DieFace, ...]:
    return tuple(record_of(DieFace, row, bullet="bullet" in row, miss="miss" in row) for row in rows)


def _invader_card(row: Row) -> InvaderCard:
    """A card, its groups and its effect without their common mark."""
    effect = _text(row["effect"]) if "effect" in row else None
    spawn = marked_of(row["spawn"], _groups) if "spawn" in row else None
    marked = spawn or effect
    assert marked is not None
    groups = () if spawn is None else spawn.value
    return record_of(InvaderCard, row, spawn=groups, effect=effect, mark=marked.mark, source=marked.source)


def _groups(groups: list[dict[str, int]]) -> tuple[tuple[tuple[str, int], ...], ...]:
    return tuple(tuple(group.items()) for group in groups)
