"""The cards of the 2016 edition with their marks, as in the data files. Used by games, never by checks."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TypeVar

from kneedeep.model.catalog.cards.effect import Effect, effects_of, written_effect
from kneedeep.model.catalog.data_rows import Row, marked_of, record_of, records_of, rows_in
from kneedeep.model.catalog.sourced_value import Number, SourcedValue, Words
from kneedeep.support.translation import translatable, translatable_word

Value = TypeVar("Value")
Kind = Literal["main", "bonus", "reaction"]
Use = Literal["none", "main", "bonus"]
"""Whether an ability is an action. Rule: RUL16-38."""
Defense = int | str
"""The icons of a revealed card: a number of shields, `dodge`, on events also `special`. Rule: RUL16-109, RUL16-112."""
SPECIAL = "special"
NO_ATTACK = "none"
UAC = "uac"
"""The set of action cards that every marine has. Rule: RUL16-05."""


class Attack(NamedTuple):
    """An attack box: its range and its dice. Rule: RUL16-91, RUL16-107."""

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
    """The cards of a weapon, or the common cards of every marine. Rule: RUL16-05, RUL16-167."""

    id: str
    name: str
    cards: tuple[ActionCard, ...]


class DemonAbility(NamedTuple):
    """A special ability of a kind of demon.

    `argent`: its cost in Argent Power tokens, None if it is free. Rule: RUL16-141, RUL16-142.
    """

    name: str
    effects: SourcedValue[tuple[Effect, ...]]
    argent: Number | None = None


class EventCard(NamedTuple):
    """A card of an event set. Cards with the same name are copies of one event. Rule: RUL16-40, RUL16-140."""

    name: str
    effects: tuple[Effect, ...]
    defense: Defense


class GloryCard(NamedTuple):
    """A Glory Kill card. All of them recover the same damage, so it is left out. Rule: RUL16-134, RUL16-138."""

    name: str
    effects: tuple[Effect, ...]


class ClassCard(NamedTuple):
    """A class card. `exhaust`: using it exhausts it. Rule: RUL16-10, RUL16-38, RUL16-39."""

    name: str
    action: Use = "none"
    exhaust: bool = False
    effects: tuple[Effect, ...] = ()


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
    """All cards. Empty for an edition without such cards. A card that no source describes is None.

    dice: the hits on the faces, by color. actions: the set of every marine, then those of the weapons by
    their names. abilities: by kind of demon. events: six cards by event set. glory, classes: card by card.
    event_names, class_names: the names of cards without a known text.
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
        """The cards of an event set. Empty if some of them are unknown."""
        cards = [card.value for card in self.events.get(name, ()) if card is not None]
        return tuple(cards) if len(cards) == len(self.events.get(name, ())) else ()


EVENTS_OF_A_SET = 6
"""Rule: RUL16-07."""


def card_tables(rows: Row) -> CardTables:
    """The cards that the tables of an edition's files describe."""
    return CardTables(
        dice={str(row["id"]): marked_of(row["faces"], tuple) for row in rows_in(rows, "hit_dice")},
        actions={str(row["id"]): _action_set(row) for row in rows_in(rows, "action_sets")},
        abilities={
            str(row["id"]): tuple(map(_ability, rows_in(row, "abilities"))) for row in rows_in(rows, "demon_abilities")
        },
        events={
            str(row["id"]): tuple(_known(card, event_card) for card in _events_in(row))
            for row in rows_in(rows, "event_cards")
        },
        glory=tuple(marked_of(card, glory_card) for card in rows_in(rows, "glory_kill_cards")),
        classes=tuple(_known(card, class_card) for card in rows_in(rows, "class_cards")),
        squads={squad.id: squad for squad in records_of(Squad, rows, "squads")},
        event_names=_names_in(rows, "event_names"),
        class_names=_names_in(rows, "class_names"),
    )


def _names_in(rows: Row, key: str) -> Words | None:
    return marked_of(rows[key], tuple) if key in rows else None


def _events_in(row: Row) -> Sequence[object]:
    """The cards of an event set. A card that no source describes is None."""
    return rows_in(row, "cards") if row["cards"] else (None,) * EVENTS_OF_A_SET


def attack_box(value: object) -> Attack | None:
    """The attack box that a value of data describes, None for `none`."""
    return record_of(Attack, value) if isinstance(value, dict) else None


def written_attack(attack: Attack | None) -> object:
    """An attack box as data have it."""
    return NO_ATTACK if attack is None else {"range": attack.range, "dice": list(attack.dice)}


def event_card(value: Row) -> EventCard:
    """The event that a value of data describes."""
    return record_of(EventCard, value, effects=effects_in(value))


def glory_card(value: Row) -> GloryCard:
    """The Glory Kill card that a value of data describes."""
    return record_of(GloryCard, value, effects=effects_in(value))


def class_card(value: Row) -> ClassCard:
    """The class card that a value of data describes."""
    return record_of(ClassCard, value, effects=effects_in(value))


def effects_in(row: Row) -> tuple[Effect, ...]:
    """The effects of a card or an ability."""
    return effects_of(rows_in(row, "effects"))


def written_card(card: EventCard | GloryCard | ClassCard) -> dict[str, object]:
    """A card as data have it."""
    return {**card._asdict(), "effects": list(map(written_effect, card.effects))}


def _known(row: object, made: Callable[[Row], Value]) -> SourcedValue[Value] | None:
    return None if row is None else marked_of(row, made)


def _action_set(row: Row) -> ActionSet:
    set, name = str(row["id"]), translatable_word(str(row["name"]))
    cards = (
        record_of(
            ActionCard,
            card,
            set=set,
            number=number,
            name=translatable("{set} {number}", set=name, number=number),
            attack=marked_of(card["attack"], attack_box),
            effects=marked_of(card["effects"], effects_of),
        )
        for number, card in enumerate(rows_in(row, "cards"), 1)
    )
    return ActionSet(set, name, tuple(cards))


def _ability(row: Row) -> DemonAbility:
    return record_of(DemonAbility, row, effects=marked_of(row["effects"], effects_of))
