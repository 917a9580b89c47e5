"""The parts of the catalog needed only by games: dice, turns, cards. Read by the rules, never by checks."""

import os
from functools import cache
from typing import Any, NamedTuple, TypeVar

from kneedeep.model.catalog.cards.card_tables import CardTables, card_tables
from kneedeep.model.catalog.catalog_files import DATA_FOLDER, read_data
from kneedeep.model.catalog.house_rules import Difficulty, difficulties
from kneedeep.model.catalog.sourced_value import (
    Number,
    SourcedValue,
    Word,
    Words,
    number_of,
    word_of,
    words_of,
)
from kneedeep.model.catalog.turn_parameters import MarineAction, marine_actions, turn_parameters
from kneedeep.support.translation import translatable_word

Value = TypeVar("Value")


class DieFace(NamedTuple):
    """A face of a die: range, damage, whether it shows a bullet, whether it is the miss."""

    range: int
    damage: int
    bullet: bool
    miss: bool


class Die(NamedTuple):
    """An attack die: how many the box holds and its six faces. Rule: 2004 rulebook, components (dice)."""

    id: str
    in_box: Number
    faces: SourcedValue[tuple[DieFace, ...]]


class MarineStart(NamedTuple):
    """Each marine's start values. Rule: 2004 rulebook p. 6 (set-up 5 and 6)."""

    bullets: Number
    wounds: Number
    armor: Number
    cards: Number


class Arms(NamedTuple):
    """Values for what the other tables leave open; None where they don't."""

    id: str
    dice: Words
    reach: Word
    move: Number | None
    armor: Number | None
    wounds: Number | None


class MarineCard(NamedTuple):
    """A marine card; `effect` says what it does; `amount`: what it adds, None where it adds no number."""

    id: str
    name: str
    copies: Number
    effect: Word
    amount: Number | None


class MarineDeck(NamedTuple):
    """The marine cards of a box: how many there are, and the names of those whose effect no source gives."""

    id: str
    size: Number
    unknown: Words | None


class InvaderCard(NamedTuple):
    """An invader card: `spawn` has the groups (kind, number) of which one is spawned, none for an event.

    `mark` and `source` are those of its groups or its effect.
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

    `scatter` has a direction (north …, or miss) and a number of spaces for every card, from the first again when
    there are more cards.
    """

    id: str
    size: Number
    cards: tuple[InvaderCard, ...]
    scatter: SourcedValue[tuple[tuple[str, int], ...]]


class PlayData(NamedTuple):
    """All of it; `cards` are those of the 2016 edition, with its dice."""

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


@cache
def load_play(ruleset: str) -> PlayData:
    """Return the data that a game of a ruleset needs, read once; empty tables where the ruleset has no such cards or dice."""
    rows = _rows(ruleset)
    return PlayData(
        dice={row["id"]: _die(row) for row in rows.get("attack_dice", ())},
        marine_start={row["marines"]: _marine_start(row) for row in rows.get("marine_start", ())},
        marine_actions=marine_actions(ruleset),
        numbers=turn_parameters(ruleset),
        arms={row["id"]: _arms(row) for row in rows.get("arms", ())},
        marine_cards=tuple(
            MarineCard(
                row["id"],
                translatable_word(row["name"]),
                _number(row["copies"]),
                _text(row["effect"]),
                number_of(row.get("amount")),
            )
            for row in rows.get("marine_cards", ())
        ),
        marine_decks={
            row["id"]: MarineDeck(row["id"], _number(row["size"]), words_of(row.get("unknown")))
            for row in rows.get("marine_decks", ())
        },
        decks={row["id"]: _deck(row) for row in rows.get("decks", ())},
        difficulties=difficulties(ruleset),
        cards=card_tables(rows),
    )


def _rows(ruleset: str) -> dict[str, Any]:
    """The tables of all files of numbers of play."""
    rows: dict[str, Any] = {}
    for name in sorted(os.listdir(os.path.join(DATA_FOLDER, ruleset, "play"))):
        rows.update(read_data(ruleset, "play", name))
    return rows


def _number(row: object) -> Number:
    number = number_of(row)
    assert number is not None
    return number


def _word(row: object) -> Word:
    word = word_of(row)
    assert word is not None
    return word


def _text(row: object) -> Word:
    """A text that people read, with its mark."""
    word = _word(row)
    return word._replace(value=translatable_word(word.value))


def _marked(row: Any, value: Value) -> SourcedValue[Value]:
    return SourcedValue(value, row["mark"], row["source"], row.get("note", ""))


def _die(row: Any) -> Die:
    faces = tuple(
        DieFace(face.get("range", 0), face.get("damage", 0), "bullet" in face, "miss" in face)
        for face in row["faces"]["value"]
    )
    return Die(row["id"], _number(row["count"]), _marked(row["faces"], faces))


def _marine_start(row: Any) -> MarineStart:
    return MarineStart(*(_number(row[key]) for key in MarineStart._fields))


def _arms(row: Any) -> Arms:
    dice = words_of(row["dice"])
    assert dice is not None
    return Arms(
        row["id"],
        dice,
        _word(row["reach"]),
        number_of(row.get("move")),
        number_of(row.get("armor")),
        number_of(row.get("wounds")),
    )


def _deck(row: Any) -> Deck:
    return Deck(
        row["id"],
        _number(row["size"]),
        tuple(_invader_card(card) for card in row["cards"]),
        _marked(row["scatter"], tuple((direction, spaces) for direction, spaces in row["scatter"]["value"])),
    )


def _invader_card(row: Any) -> InvaderCard:
    spawn = row.get("spawn")
    groups = () if spawn is None else tuple(tuple(group.items()) for group in spawn["value"])
    effect = _text(row["effect"]) if "effect" in row else None
    marked = spawn if spawn is not None else row["effect"]
    return InvaderCard(
        row["id"],
        translatable_word(row["name"]),
        _number(row["copies"]),
        groups,
        effect,
        marked["mark"],
        marked["source"],
    )
