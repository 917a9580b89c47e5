"""Dice and cards of the 2016 edition by their addresses, such as `actions.combat-shotgun.1.speed` or `events.blood-rush.1`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kneedeep.model.catalog.cards.card_tables import (
    ActionCard,
    CardTables,
    DemonAbility,
    attack_box,
    class_card,
    event_card,
    glory_card,
    written_attack,
    written_card,
)
from kneedeep.model.catalog.cards.effect import effects_of, written_effect
from kneedeep.model.catalog.numbers import card_kinds, value_kind
from kneedeep.model.catalog.numbers.address import (
    USER_MARK,
    USER_SOURCE,
    Address,
    Data,
    least_sure,
    listed_value,
    users_value,
)
from kneedeep.model.catalog.numbers.value_kind import ValueKind
from kneedeep.model.catalog.sourced_value import SourcedValue

_ACTION: dict[str, tuple[ValueKind, Callable[[Any], Any], Callable[[Any], Any]]] = {
    "kind": (card_kinds.CARD_KIND, lambda value: value, lambda value: value),
    "speed": (value_kind.MOVE, lambda value: value, lambda value: value),
    "attack": (card_kinds.ATTACK, written_attack, attack_box),
    "effects": (card_kinds.ACTION_EFFECTS, lambda effects: list(map(written_effect, effects)), effects_of),
    "defense": (card_kinds.DEFENSE, lambda value: value, lambda value: value),
}
"""The fields of an action card: what each may be, how it is written and how it is read."""
_SQUAD = {"health": value_kind.MOVE, "hand": value_kind.MOVE, "main_actions": value_kind.WOUNDS}


def die_addresses(cards: CardTables) -> Iterator[Address]:
    """Yield the addresses of the dice."""
    for die in cards.dice:
        yield Address(f"dice.{die}.faces", card_kinds.HIT_FACES, _faces_of(die), _put_faces(die))


def ability_addresses(cards: CardTables) -> Iterator[Address]:
    """Yield the addresses of the special abilities of demons."""
    for kind in cards.abilities:
        yield Address(
            f"demons.{kind}.abilities", card_kinds.ABILITIES, _abilities_of(kind), _put_abilities(kind)
        )


def card_addresses(cards: CardTables) -> Iterator[Address]:
    """Yield the addresses of all cards: action cards by their fields, events, Glory Kills and classes as whole cards."""
    for set in cards.actions.values():
        for card in set.cards:
            for field, (kind, written, read) in _ACTION.items():
                yield Address(
                    f"actions.{set.id}.{card.number}.{field}",
                    kind,
                    _action_of(set.id, card.number, field, written),
                    _put_action(set.id, card.number, field, read),
                )
    for name, events in cards.events.items():
        whole = "" if cards.known_events(name) else f"events.{name}"
        for place in range(len(events)):
            address = f"events.{name}.{place + 1}"
            yield Address(address, card_kinds.EVENT, _event_of(name, place), _put_event(name, place), whole)
    for table, kind, made in (
        ("glory", card_kinds.GLORY, glory_card),
        ("classes", card_kinds.CLASS, class_card),
    ):
        for place in range(len(getattr(cards, table))):
            yield Address(f"{table}.{place + 1}", kind, _card_of(table, place), _put_card(table, place, made))
    for squad in cards.squads:
        for field, number in _SQUAD.items():
            yield Address(
                f"squads.{squad}.{field}", number, _squad_of(squad, field), _put_squad(squad, field)
            )


def _with_cards(data: Data, **changed: Any) -> Data:
    catalog, play = data
    return catalog, play._replace(cards=play.cards._replace(**changed))


def _faces_of(die: str) -> Callable[[Data], SourcedValue[Any] | None]:
    return lambda data: listed_value(data[1].cards.dice[die])


def _put_faces(die: str) -> Callable[[Data, Any], Data]:
    return lambda data, value: _with_cards(data, dice={**data[1].cards.dice, die: users_value(value)})


def _abilities_of(kind: str) -> Callable[[Data], SourcedValue[Any]]:
    def read(data: Data) -> SourcedValue[Any]:
        own = data[1].cards.abilities[kind]
        if not own:
            return SourcedValue([], USER_MARK, USER_SOURCE)
        marked = [
            number for ability in own for number in (ability.argent, ability.effects) if number is not None
        ]
        return least_sure([_written_ability(ability) for ability in own], marked)

    return read


def _written_ability(ability: DemonAbility) -> dict[str, object]:
    argent = {} if ability.argent is None else {"argent": ability.argent.value}
    return {"name": ability.name, **argent, "effects": list(map(written_effect, ability.effects.value))}


def _put_abilities(kind: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: Any) -> Data:
        own = tuple(
            DemonAbility(
                row["name"],
                users_value(row["argent"]) if "argent" in row else None,
                users_value(effects_of(row["effects"])),
            )
            for row in value
        )
        return _with_cards(data, abilities={**data[1].cards.abilities, kind: own})

    return put


def _action(data: Data, set: str, number: int) -> ActionCard:
    return data[1].cards.actions[set].cards[number - 1]


def _action_of(
    set: str, number: int, field: str, written: Callable[[Any], Any]
) -> Callable[[Data], SourcedValue[Any]]:
    def read(data: Data) -> SourcedValue[Any]:
        found: SourcedValue[Any] = getattr(_action(data, set, number), field)
        return found._replace(value=written(found.value))

    return read


def _put_action(set: str, number: int, field: str, made: Callable[[Any], Any]) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        given: dict[str, Any] = {field: users_value(made(value))}
        card = _action(data, set, number)._replace(**given)
        actions = data[1].cards.actions
        cards = tuple(card if one.number == number else one for one in actions[set].cards)
        return _with_cards(data, actions={**actions, set: actions[set]._replace(cards=cards)})

    return put


def _event_of(set: str, place: int) -> Callable[[Data], SourcedValue[Any] | None]:
    def read(data: Data) -> SourcedValue[Any] | None:
        return _written(data[1].cards.events[set][place])

    return read


def _put_event(set: str, place: int) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        events = data[1].cards.events
        cards = _replaced(events[set], place, users_value(event_card(value)))
        return _with_cards(data, events={**events, set: cards})

    return put


def _card_of(table: str, place: int) -> Callable[[Data], SourcedValue[Any] | None]:
    return lambda data: _written(getattr(data[1].cards, table)[place])


def _put_card(table: str, place: int, made: Callable[[Any], Any]) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        cards = _replaced(getattr(data[1].cards, table), place, users_value(made(value)))
        return _with_cards(data, **{table: cards})

    return put


def _written(card: SourcedValue[Any] | None) -> SourcedValue[Any] | None:
    return None if card is None else card._replace(value=written_card(card.value))


def _replaced(cards: tuple[object, ...], place: int, card: object) -> tuple[object, ...]:
    return (*cards[:place], card, *cards[place + 1 :])


def _squad_of(id: str, field: str) -> Callable[[Data], SourcedValue[Any]]:
    return lambda data: getattr(data[1].cards.squads[id], field)


def _put_squad(id: str, field: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        squads = data[1].cards.squads
        given: dict[str, Any] = {field: users_value(value)}
        return _with_cards(data, squads={**squads, id: squads[id]._replace(**given)})

    return put
