"""The cards of the 2016 edition with their marks, as in the data files. Used by games, never by checks."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, TypeVar

from kneedeep.model.catalog.cards.effect import Effect, effects_of, written_effect
from kneedeep.model.catalog.sourced_value import Number, SourcedValue, Words, number_of, words_of
from kneedeep.support.translation import translatable, translatable_word

Value = TypeVar("Value")
Kind = Literal["main", "bonus", "reaction"]
Use = Literal["none", "main", "bonus"]
"""Whether an ability is an action. Rule: RUL16-38."""
Defense = int | str
"""The icons of a card that is revealed: a number of shields, `dodge`, on events also `special`. Rule: RUL16-109, RUL16-112."""
SPECIAL = "special"
NO_ATTACK = "none"
UAC = "uac"
"""The set of action cards that every marine has. Rule: RUL16-05."""


class Attack(NamedTuple):
    """An attack box: how far, with which dice. Rule: RUL16-91, RUL16-107."""

    range: int
    dice: tuple[str, ...]


class ActionCard(NamedTuple):
    """A card of a marine's deck: a main action, a bonus action or a reaction. Rule: RUL16-30, RUL16-31, RUL16-41, RUL16-109."""

    set: str
    number: int
    name: str
    kind: SourcedValue[Kind]
    speed: Number
    attack: SourcedValue[Attack | None]
    effects: SourcedValue[tuple[Effect, ...]]
    defense: SourcedValue[Defense]
    note: str = ""


class ActionSet(NamedTuple):
    """The cards of a weapon, or those of every marine. Rule: RUL16-05, RUL16-167."""

    id: str
    name: str
    cards: tuple[ActionCard, ...]


class DemonAbility(NamedTuple):
    """A special ability of a kind of demon.

    `argent`: its cost in Argent Power tokens, None for none at all. Rule: RUL16-141, RUL16-142.
    """

    name: str
    argent: Number | None
    effects: SourcedValue[tuple[Effect, ...]]


class EventCard(NamedTuple):
    """A card of an event set. Cards with the same name are copies of one event. Rule: RUL16-40, RUL16-140."""

    name: str
    effects: tuple[Effect, ...]
    defense: Defense


class GloryCard(NamedTuple):
    """A Glory Kill card, without the damage that each of them recovers. Rule: RUL16-134, RUL16-138."""

    name: str
    effects: tuple[Effect, ...]


class ClassCard(NamedTuple):
    """A class card. `exhaust`: using it exhausts it. Rule: RUL16-10, RUL16-38, RUL16-39."""

    name: str
    action: Use
    exhaust: bool
    effects: tuple[Effect, ...]


class Squad(NamedTuple):
    """A squad card: its number of marines, added health, hand size and main actions. Rule: RUL16-11."""

    id: str
    name: str
    marines: int
    copies: Number
    health: Number
    hand: Number
    main_actions: Number
    note: str = ""


class CardTables(NamedTuple):
    """All cards. Empty for an edition without such cards. None replaces a card that no source describes.

    dice: the hits on the faces, by color. actions: the set of every marine, then those of the weapons by
    their names. abilities: by kind of demon. events: six cards by event set. glory, classes: card by card.
    event_names, class_names: of cards that are known by name alone.
    """

    dice: dict[str, SourcedValue[tuple[int, ...]]]
    actions: dict[str, ActionSet]
    abilities: dict[str, tuple[DemonAbility, ...]]
    events: dict[str, tuple[SourcedValue[EventCard] | None, ...]]
    glory: tuple[SourcedValue[GloryCard], ...]
    classes: tuple[SourcedValue[ClassCard] | None, ...]
    squads: dict[str, Squad]
    event_names: Words | None
    class_names: Words | None

    def squad_for(self, marines: int) -> Squad | None:
        """The squad card for a number of marines, None if they play without one. Rule: RUL16-11."""
        return next((squad for squad in self.squads.values() if squad.marines == marines), None)

    def known_events(self, name: str) -> tuple[EventCard, ...]:
        """Return the cards of an event set, none when not all of them are known."""
        cards = [card.value for card in self.events.get(name, ()) if card is not None]
        return tuple(cards) if len(cards) == len(self.events.get(name, ())) else ()


EVENTS_OF_A_SET = 6
"""Rule: RUL16-07."""


def card_tables(rows: Mapping[str, Any]) -> CardTables:
    """Return the cards that the tables of an edition's files describe."""
    return CardTables(
        dice={row["id"]: _marked(row["faces"], tuple) for row in rows.get("hit_dice", ())},
        actions={row["id"]: _action_set(row) for row in rows.get("action_sets", ())},
        abilities={
            row["id"]: tuple(map(_ability, row["abilities"])) for row in rows.get("demon_abilities", ())
        },
        events={
            row["id"]: tuple(_known(card, event_card) for card in row["cards"] or (None,) * EVENTS_OF_A_SET)
            for row in rows.get("event_cards", ())
        },
        glory=tuple(_marked(card, glory_card) for card in rows.get("glory_kill_cards", ())),
        classes=tuple(_known(card, class_card) for card in rows.get("class_cards", ())),
        squads={row["id"]: _squad(row) for row in rows.get("squads", ())},
        event_names=words_of(rows.get("event_names")),
        class_names=words_of(rows.get("class_names")),
    )


def attack_box(value: Any) -> Attack | None:
    """Return the attack box that a value of data describes, None for `none`."""
    return None if value == NO_ATTACK else Attack(value["range"], tuple(value["dice"]))


def written_attack(attack: Attack | None) -> object:
    """Return an attack box as data have it."""
    return NO_ATTACK if attack is None else {"range": attack.range, "dice": list(attack.dice)}


def event_card(value: Any) -> EventCard:
    """Return the event that a value of data describes."""
    return EventCard(translatable_word(value["name"]), effects_of(value["effects"]), value["defense"])


def glory_card(value: Any) -> GloryCard:
    """Return the Glory Kill card that a value of data describes."""
    return GloryCard(translatable_word(value["name"]), effects_of(value["effects"]))


def class_card(value: Any) -> ClassCard:
    """Return the class card that a value of data describes."""
    return ClassCard(
        translatable_word(value["name"]),
        value.get("action", "none"),
        value.get("exhaust", False),
        effects_of(value["effects"]),
    )


def written_card(card: EventCard | GloryCard | ClassCard) -> dict[str, object]:
    """Return a card as data have it."""
    return {**card._asdict(), "effects": list(map(written_effect, card.effects))}


def _marked(row: Any, made: Callable[[Any], Value]) -> SourcedValue[Value]:
    return SourcedValue(made(row["value"]), row["mark"], row["source"], row.get("note", ""))


def _known(row: object, made: Callable[[Any], Value]) -> SourcedValue[Value] | None:
    return None if row is None else _marked(row, made)


def _number(row: object) -> Number:
    return _marked(row, int)


def _action_set(row: Any) -> ActionSet:
    cards, name = enumerate(row["cards"], 1), translatable_word(row["name"])
    return ActionSet(
        row["id"],
        name,
        tuple(
            ActionCard(
                row["id"],
                number,
                translatable("{set} {number}", set=name, number=number),
                _marked(card["kind"], _kind),
                _number(card["speed"]),
                _marked(card["attack"], attack_box),
                _marked(card["effects"], effects_of),
                _marked(card["defense"], _defense),
                card.get("note", ""),
            )
            for number, card in cards
        ),
    )


def _kind(value: Kind) -> Kind:
    return value


def _defense(value: Defense) -> Defense:
    return value


def _ability(row: Any) -> DemonAbility:
    return DemonAbility(
        translatable_word(row["name"]), number_of(row.get("argent")), _marked(row["effects"], effects_of)
    )


def _squad(row: Any) -> Squad:
    numbers = {field: _number(row[field]) for field in ("copies", "health", "hand", "main_actions")}
    return Squad(
        row["id"], translatable_word(row["name"]), row["marines"], **numbers, note=row.get("note", "")
    )
