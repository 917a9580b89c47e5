"""Every number that a game reads, by its address such as `figures.imp.move`: what it may be, how it stands, putting in another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kneedeep.model.catalog.components.figure_type import Ability, FigureType, ItemType
from kneedeep.model.catalog.numbers import value_kind
from kneedeep.model.catalog.numbers.address import (
    USER_MARK,
    USER_SOURCE,
    Address,
    Data,
    listed_value,
    users_value,
)
from kneedeep.model.catalog.numbers.card_addresses import ability_addresses, card_addresses, die_addresses
from kneedeep.model.catalog.numbers.demon_addresses import demon_addresses, summoning_addresses
from kneedeep.model.catalog.play_data import Arms, Deck, DieFace, InvaderCard
from kneedeep.model.catalog.sourced_value import SourcedValue

CHANGES = ("cards", "wounds", "bullets", "draw", "spawn_cards", "hand_max")
"""The numbers that a difficulty level may change."""


def addresses(data: Data) -> dict[str, Address]:
    """Return every address of a ruleset's data, in the order of its tables."""
    return {address.name: address for address in _all(data)}


def _all(data: Data) -> Iterator[Address]:
    catalog, play = data
    for die in play.dice:
        yield Address(f"dice.{die}.faces", value_kind.FACES, _faces_of(die), _put_faces(die))
    yield from die_addresses(play.cards)
    for marines in play.marine_start:
        for field in ("bullets", "wounds", "armor", "cards"):
            kind = value_kind.WOUNDS if field == "wounds" else value_kind.MOVE
            yield Address(
                f"marines.{marines}.{field}", kind, _start_of(marines, field), _put_start(marines, field)
            )
    for action in play.marine_actions:
        for field in ("move", "attacks"):
            name = f"actions.{action.id}.{field}"
            yield Address(name, value_kind.MOVE, _action_of(action.id, field), _put_action(action.id, field))
    for number in play.numbers:
        yield Address(f"numbers.{number}", value_kind.MOVE, _number_of(number), _put_number(number))
    yield from demon_addresses(catalog)
    yield from ability_addresses(play.cards)
    for figure, about in catalog.figures.items():
        for field, kind in () if about.demon is not None else _FIGURE.items():
            yield Address(
                f"figures.{figure}.{field}",
                kind,
                _fighter_of("figures", figure, field),
                _put_fighter("figures", figure, field),
            )
    for field, kind in _BOT.items() if "sentry-bot" in play.arms else ():
        yield Address(f"figures.sentry-bot.{field}", kind, _bot_of(field), _put_bot(field))
    for item in catalog.items.values():
        if item.token != "ammo" and not item.sort:
            for field, kind in _WEAPON.items():
                yield Address(
                    f"weapons.{item.id}.{field}",
                    kind,
                    _fighter_of("items", item.id, field),
                    _put_fighter("items", item.id, field),
                )
    for card in play.marine_cards:
        for field in ("copies", "amount"):
            if getattr(card, field) is not None:
                name = f"marine-cards.{card.id}.{field}"
                yield Address(
                    name, value_kind.MOVE, _marine_card_of(card.id, field), _put_marine_card(card.id, field)
                )
    yield from summoning_addresses(catalog)
    yield from card_addresses(play.cards)
    groups = value_kind.spawn(tuple(catalog.figures))
    for deck in play.decks.values():
        for one in deck.cards:
            name = f"invader-cards.{deck.id}.{one.id}"
            yield Address(
                f"{name}.copies",
                value_kind.MOVE,
                _card_copies_of(deck.id, one.id),
                _put_card(deck.id, one.id, "copies"),
            )
            if one.spawn:
                yield Address(
                    f"{name}.spawn", groups, _spawn_of(deck.id, one.id), _put_card(deck.id, one.id, "spawn")
                )
        name = f"invader-cards.{deck.id}.scatter"
        yield Address(name, value_kind.SCATTER, _scatter_of(deck.id), _put_scatter(deck.id))
    for level in play.difficulties:
        for field in CHANGES:
            name = f"difficulties.{level.id}.{field}"
            yield Address(name, value_kind.CHANGE, _change_of(level.id, field), _put_change(level.id, field))


_FIGURE = {
    "count": value_kind.COUNT,
    "footprint": value_kind.FOOTPRINT,
    "move": value_kind.MOVE,
    "armor": value_kind.MOVE,
    "wounds": value_kind.WOUNDS,
    "dice": value_kind.DICE,
    "reach": value_kind.REACH,
    "abilities": value_kind.ABILITY_LIST,
}
_BOT = {name: _FIGURE[name] for name in ("move", "armor", "wounds", "dice", "reach")}
_WEAPON = {name: _FIGURE[name] for name in ("dice", "reach", "abilities")}


# Dice


def _faces_of(die: str) -> Callable[[Data], SourcedValue[Any]]:
    def read(data: Data) -> SourcedValue[Any]:
        found: SourcedValue[Any] = data[1].dice[die].faces
        texts = [
            value_kind.face_text(face.range, face.damage, bullet=face.bullet, miss=face.miss)
            for face in found.value
        ]
        return found._replace(value=texts)

    return read


def _put_faces(die: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: Any) -> Data:
        catalog, play = data
        faces = tuple(DieFace(*value_kind.face_of(text)) for text in value)
        dice = {**play.dice, die: play.dice[die]._replace(faces=users_value(faces))}
        return catalog, play._replace(dice=dice)

    return put


# Marines


def _start_of(marines: int, field: str) -> Callable[[Data], SourcedValue[Any]]:
    return lambda data: getattr(data[1].marine_start[marines], field)


def _put_start(marines: int, field: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        catalog, play = data
        changed = play.marine_start[marines]._replace(**{field: users_value(value)})
        return catalog, play._replace(marine_start={**play.marine_start, marines: changed})

    return put


def _action_of(id: str, field: str) -> Callable[[Data], SourcedValue[Any]]:
    def read(data: Data) -> SourcedValue[Any]:
        found: SourcedValue[Any] = next(getattr(one, field) for one in data[1].marine_actions if one.id == id)
        return found

    return read


def _put_action(id: str, field: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        catalog, play = data
        given: dict[str, Any] = {field: users_value(value)}
        changed = tuple(one._replace(**given) if one.id == id else one for one in play.marine_actions)
        return catalog, play._replace(marine_actions=changed)

    return put


def _number_of(id: str) -> Callable[[Data], SourcedValue[Any]]:
    return lambda data: data[1].numbers[id]


def _put_number(id: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        catalog, play = data
        return catalog, play._replace(numbers={**play.numbers, id: users_value(value)})

    return put


def _marine_card_of(id: str, field: str) -> Callable[[Data], SourcedValue[Any]]:
    return lambda data: next(getattr(card, field) for card in data[1].marine_cards if card.id == id)


def _put_marine_card(id: str, field: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        catalog, play = data
        given: dict[str, Any] = {field: users_value(value)}
        changed = tuple(card._replace(**given) if card.id == id else card for card in play.marine_cards)
        return catalog, play._replace(marine_cards=changed)

    return put


# Figures and weapons

_NAMES = {"count": "in_box"}
"""Fields of the model where they are called otherwise."""


def _fighting(thing: FigureType | ItemType, placed: Arms | None, field: str) -> SourcedValue[Any] | None:
    """A value of a figure or weapon; the placeholder where no source gives one."""
    if field == "abilities":
        return _ability_list(thing.abilities)
    found: SourcedValue[Any] | None = getattr(thing, _NAMES.get(field, field))
    if found is None and placed is not None and field in Arms._fields:
        found = getattr(placed, field)
    return listed_value(found)


def _ability_list(abilities: tuple[Ability, ...]) -> SourcedValue[Any]:
    """The abilities as texts, as sure as the least sure of them."""
    texts = [
        own.id
        if own.amount is None or own.amount.value == 1 and own.id != "blast"
        else f"{own.id} {own.amount.value}"
        for own in abilities
    ]
    marks = [mark for own in abilities for mark in (own.mark, own.amount.mark if own.amount else own.mark)]
    least = max(marks, key="SDUMG".index, default="G")
    sources = dict.fromkeys(own.source for own in abilities)
    return SourcedValue(texts, least, ", ".join(sources) or "KD")


def _abilities_of(value: list[str]) -> tuple[Ability, ...]:
    found = []
    for text in value:
        id, _, amount = text.partition(" ")
        found.append(Ability(id, USER_MARK, USER_SOURCE, users_value(int(amount)) if amount else None))
    return tuple(found)


def _put_fighting(thing: Any, field: str, value: Any) -> Any:
    if field == "abilities":
        return thing._replace(abilities=_abilities_of(value))
    return thing._replace(**{_NAMES.get(field, field): users_value(value)})


def _fighter_of(table: str, id: str, field: str) -> Callable[[Data], SourcedValue[Any] | None]:
    """Read a number of a figure or weapon; `table`: that of the catalog, `figures` or `items`."""
    return lambda data: _fighting(getattr(data[0], table)[id], data[1].arms.get(id), field)


def _put_fighter(table: str, id: str, field: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        catalog, play = data
        known = getattr(catalog, table)
        changed: dict[str, Any] = {table: {**known, id: _put_fighting(known[id], field, value)}}
        return catalog._replace(**changed), play

    return put


def _bot_of(field: str) -> Callable[[Data], SourcedValue[Any] | None]:
    return lambda data: listed_value(getattr(data[1].arms["sentry-bot"], field))


def _put_bot(field: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        catalog, play = data
        given: dict[str, Any] = {field: users_value(value)}
        changed = play.arms["sentry-bot"]._replace(**given)
        return catalog, play._replace(arms={**play.arms, "sentry-bot": changed})

    return put


# The invader's cards


def _card(data: Data, deck: str, id: str) -> InvaderCard:
    return next(card for card in data[1].decks[deck].cards if card.id == id)


def _card_copies_of(deck: str, id: str) -> Callable[[Data], SourcedValue[Any]]:
    return lambda data: _card(data, deck, id).copies


def _spawn_of(deck: str, id: str) -> Callable[[Data], SourcedValue[Any]]:
    def read(data: Data) -> SourcedValue[Any]:
        card = _card(data, deck, id)
        return SourcedValue([dict(group) for group in card.spawn], card.mark, card.source)

    return read


def _put_card(deck: str, id: str, field: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: Any) -> Data:
        catalog, play = data
        found: Deck = play.decks[deck]
        card = _card(data, deck, id)
        if field == "copies":
            card = card._replace(copies=users_value(value))
        else:
            spawn = tuple(tuple(group.items()) for group in value)
            card = card._replace(spawn=spawn, mark=USER_MARK, source=USER_SOURCE)
        cards = tuple(card if one.id == id else one for one in found.cards)
        return catalog, play._replace(decks={**play.decks, deck: found._replace(cards=cards)})

    return put


def _scatter_of(deck: str) -> Callable[[Data], SourcedValue[Any]]:
    def read(data: Data) -> SourcedValue[Any]:
        found: SourcedValue[Any] = data[1].decks[deck].scatter
        return found._replace(value=[value_kind.scatter_text(*one) for one in found.value])

    return read


def _put_scatter(deck: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: Any) -> Data:
        catalog, play = data
        scatter = tuple(value_kind.scatter_of(text) for text in value)
        changed = play.decks[deck]._replace(scatter=users_value(scatter))
        return catalog, play._replace(decks={**play.decks, deck: changed})

    return put


# Difficulty levels


def _change_of(id: str, field: str) -> Callable[[Data], SourcedValue[Any]]:
    def read(data: Data) -> SourcedValue[Any]:
        level = next(level for level in data[1].difficulties if level.id == id)
        return level.changes.get(field, SourcedValue(0, "S", "MOD1"))

    return read


def _put_change(id: str, field: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        catalog, play = data
        changed = tuple(
            level._replace(changes={**level.changes, field: users_value(value)}) if level.id == id else level
            for level in play.difficulties
        )
        return catalog, play._replace(difficulties=changed)

    return put
