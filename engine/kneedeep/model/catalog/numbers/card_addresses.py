"""Dice and cards of the 2016 edition by their addresses, such as `actions.combat-shotgun.1.speed` or `events.blood-rush.1`."""

from collections.abc import Iterator

from kneedeep.model.catalog.cards import card_tables
from kneedeep.model.catalog.cards.effect import Effect, effects_of, written_effect
from kneedeep.model.catalog.data_rows import Row
from kneedeep.model.catalog.numbers import card_kinds, value_kind
from kneedeep.model.catalog.numbers.address import PLAIN, PLAY, Address, Form, Path, least_sure, marked, users_value
from kneedeep.model.catalog.numbers.value_kind import ValueKind
from kneedeep.model.catalog.sourced_value import SourcedValue


def _written_effects(effects: tuple[Effect, ...]) -> list[object]:
    return list(map(written_effect, effects))


_ACTION: dict[str, tuple[ValueKind, Form]] = {
    "kind": (card_kinds.CARD_KIND, PLAIN),
    "speed": (value_kind.MOVE, PLAIN),
    "attack": (card_kinds.ATTACK, marked(card_tables.written_attack, card_tables.attack_box)),
    "effects": (card_kinds.ACTION_EFFECTS, marked(_written_effects, effects_of)),
    "defense": (card_kinds.DEFENSE, PLAIN),
}
"""The fields of an action card: kind of value, writer and reader."""
_SQUAD = {"health": value_kind.MOVE, "hand": value_kind.MOVE, "main_actions": value_kind.WOUNDS}


def die_addresses(cards: card_tables.CardTables) -> Iterator[Address]:
    """Yield the addresses of the dice."""
    for die in cards.dice:
        yield Address(f"dice.{die}.faces", card_kinds.HIT_FACES, (PLAY, "cards", "dice", die), PLAIN)


def ability_addresses(cards: card_tables.CardTables) -> Iterator[Address]:
    """Yield the addresses of the special abilities of demons."""
    for kind in cards.abilities:
        path = (PLAY, "cards", "abilities", kind)
        yield Address(f"demons.{kind}.abilities", card_kinds.ABILITIES, path, _ABILITIES)


def card_addresses(cards: card_tables.CardTables) -> Iterator[Address]:
    """Yield the addresses of all cards: action cards by their fields, events, Glory Kills and classes as whole cards."""
    for set in cards.actions.values():
        for card in set.cards:
            for field, (kind, form) in _ACTION.items():
                path: Path = (PLAY, "cards", "actions", set.id, "cards", card.number - 1, field)
                yield Address(f"actions.{set.id}.{card.number}.{field}", kind, path, form)
    for name, events in cards.events.items():
        whole = "" if cards.known_events(name) else f"events.{name}"
        for place in range(len(events)):
            path = (PLAY, "cards", "events", name, place)
            yield Address(f"events.{name}.{place + 1}", card_kinds.EVENT, path, _EVENT, whole=whole)
    for place in range(len(cards.glory)):
        yield Address(f"glory.{place + 1}", card_kinds.GLORY, (PLAY, "cards", "glory", place), _GLORY)
    for place in range(len(cards.classes)):
        yield Address(f"classes.{place + 1}", card_kinds.CLASS, (PLAY, "cards", "classes", place), _CLASS)
    for squad in cards.squads:
        for field, number in _SQUAD.items():
            yield Address(f"squads.{squad}.{field}", number, (PLAY, "cards", "squads", squad, field), PLAIN)


def _written_abilities(own: tuple[card_tables.DemonAbility, ...]) -> SourcedValue[object]:
    if not own:
        return users_value([])
    marked = [number for ability in own for number in (ability.argent, ability.effects) if number is not None]
    return least_sure([_written_ability(ability) for ability in own], marked)


def _written_ability(ability: card_tables.DemonAbility) -> dict[str, object]:
    argent = {} if ability.argent is None else {"argent": ability.argent.value}
    return {"name": ability.name, **argent, "effects": _written_effects(ability.effects.value)}


def _ability(row: Row) -> card_tables.DemonAbility:
    argent = row.get("argent")
    return card_tables.DemonAbility(
        str(row["name"]),
        users_value(card_tables.effects_in(row)),
        users_value(argent) if isinstance(argent, int) else None,
    )


_ABILITIES = Form(_written_abilities, lambda rows, _: tuple(map(_ability, rows)))
_EVENT = marked(card_tables.written_card, card_tables.event_card)
_GLORY = marked(card_tables.written_card, card_tables.glory_card)
_CLASS = marked(card_tables.written_card, card_tables.class_card)
