"""Every number that games read, by its address such as `figures.imp.move`: its range, its path, its replacement."""

from collections.abc import Iterator
from typing import TypedDict

from kneedeep.model.catalog import Ability, Catalog, SourcedValue
from kneedeep.model.catalog.components.figure_type import DEMON_DICE, DEMON_SIZES, DODGE, Demon
from kneedeep.model.catalog.invader_setup import GROUPS, PORTAL_COLORS, InvasionGroup
from kneedeep.model.catalog.numbers import address, card_kinds, value_kind
from kneedeep.model.catalog.numbers.address import CATALOG, PLAIN, PLAY, Address, Data, Form, Path, marked, users_value
from kneedeep.model.catalog.numbers.card_addresses import ability_addresses, card_addresses, die_addresses
from kneedeep.model.catalog.numbers.value_kind import ValueKind
from kneedeep.model.catalog.play_data import Arms, Deck, DieFace, InvaderCard, PlayData

CHANGES = ("cards", "wounds", "bullets", "draw", "spawn_cards", "hand_max")
"""The numbers that a difficulty level may change."""
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


def addresses(data: Data) -> dict[str, Address]:
    """Every address of a ruleset's data, in the order of its tables."""
    return {address.name: address for address in _all(data)}


def _all(data: Data) -> Iterator[Address]:
    catalog, play = data
    for die in play.dice:
        yield Address(f"dice.{die}.faces", value_kind.FACES, (PLAY, "dice", die, "faces"), _FACES)
    yield from die_addresses(play.cards)
    yield from _marines(play)
    yield from demon_addresses(catalog)
    yield from ability_addresses(play.cards)
    for figure, about in catalog.figures.items():
        if about.demon is None:
            yield from _fighting(play, "figures", figure)
    for field, kind in _BOT.items() if "sentry-bot" in play.arms else ():
        yield Address(f"figures.sentry-bot.{field}", kind, (PLAY, "arms", "sentry-bot", field), PLAIN)
    for item in catalog.items.values():
        if item.token != "ammo" and not item.sort:
            yield from _fighting(play, "items", item.id)
    yield from _marine_cards(play)
    yield from summoning_addresses(catalog)
    yield from card_addresses(play.cards)
    groups = value_kind.spawn(tuple(catalog.figures))
    for deck in play.decks.values():
        yield from _deck(deck, groups)
    for level in play.difficulties:
        for field in CHANGES:
            path = (PLAY, "difficulties", level.id, "changes", field)
            yield Address(f"difficulties.{level.id}.{field}", value_kind.CHANGE, path, _CHANGE)


def _marines(play: PlayData) -> Iterator[Address]:
    """Start values and actions of marines, and the numbers of a turn."""
    for marines in play.marine_start:
        for field in ("bullets", "wounds", "armor", "cards"):
            kind = value_kind.WOUNDS if field == "wounds" else value_kind.MOVE
            path: Path = (PLAY, "marine_start", marines, field)
            yield Address(f"marines.{marines}.{field}", kind, path, PLAIN)
    for action in play.marine_actions:
        for field in ("move", "attacks"):
            path = (PLAY, "marine_actions", action.id, field)
            yield Address(f"actions.{action.id}.{field}", value_kind.MOVE, path, PLAIN)
    for number in play.numbers:
        yield Address(f"numbers.{number}", value_kind.MOVE, (PLAY, "numbers", number), PLAIN)


def _marine_cards(play: PlayData) -> Iterator[Address]:
    for card in play.marine_cards:
        for field in ("copies", "amount"):
            if getattr(card, field) is not None:
                path = (PLAY, "marine_cards", card.id, field)
                yield Address(f"marine-cards.{card.id}.{field}", value_kind.MOVE, path, PLAIN)


def _fighting(play: PlayData, table: str, id: str) -> Iterator[Address]:
    """The numbers of a figure or weapon, with the placeholders of unknown ones."""
    name, kinds = ("figures", _FIGURE) if table == "figures" else ("weapons", _WEAPON)
    for field, kind in kinds.items():
        placeholder = (PLAY, "arms", id, field) if id in play.arms and field in Arms._fields else ()
        path = (CATALOG, table, id, _NAMES.get(field, field))
        form = _ABILITIES if field == "abilities" else PLAIN
        yield Address(f"{name}.{id}.{field}", kind, path, form, placeholder)


def _deck(deck: Deck, groups: value_kind.ValueKind) -> Iterator[Address]:
    name, path = f"invader-cards.{deck.id}", (PLAY, "decks", deck.id)
    for card in deck.cards:
        place = (*path, "cards", card.id)
        yield Address(f"{name}.{card.id}.copies", value_kind.MOVE, (*place, "copies"), PLAIN)
        if card.spawn:
            yield Address(f"{name}.{card.id}.spawn", groups, place, _SPAWN)
    yield Address(f"{name}.scatter", value_kind.SCATTER, (*path, "scatter"), _SCATTER)


_NAMES = {"count": "in_box"}
"""The fields with other names in the model."""


def _ability_texts(abilities: tuple[Ability, ...]) -> SourcedValue[object]:
    """The abilities as texts, with the least sure mark of the parts."""
    texts = [
        own.id if own.amount is None or own.amount.value == 1 and own.id != "blast" else f"{own.id} {own.amount.value}"
        for own in abilities
    ]
    marks = [mark for own in abilities for mark in (own.mark, own.amount.mark if own.amount else own.mark)]
    least = max(marks, key="SDUMG".index, default="G")
    sources = dict.fromkeys(own.source for own in abilities)
    return SourcedValue(texts, least, ", ".join(sources) or "KD")


def _abilities_of(texts: list[str], _: object) -> tuple[Ability, ...]:
    found = []
    for text in texts:
        id, _, amount = text.partition(" ")
        count = users_value(int(amount)) if amount else None
        found.append(Ability(id, address.USER_MARK, address.USER_SOURCE, count))
    return tuple(found)


def _spawning(groups: list[dict[str, int]], card: InvaderCard) -> InvaderCard:
    spawn = tuple(tuple(group.items()) for group in groups)
    return card._replace(spawn=spawn, mark=address.USER_MARK, source=address.USER_SOURCE)


_FACES = marked(
    lambda faces: [value_kind.face_text(*face) for face in faces],
    lambda texts: tuple(DieFace(*value_kind.face_of(text)) for text in texts),
)
_ABILITIES = Form(_ability_texts, _abilities_of)
_SPAWN = Form(lambda card: SourcedValue([dict(group) for group in card.spawn], card.mark, card.source), _spawning)
_SCATTER = marked(
    lambda diagrams: [f"{direction} {spaces}" if spaces else direction for direction, spaces in diagrams],
    lambda texts: tuple(map(value_kind.scatter_of, texts)),
)
_CHANGE = marked(none=SourcedValue(0, "S", "MOD1"))


_NUMBERS: dict[str, ValueKind] = {
    "health": value_kind.WOUNDS,
    "stagger": value_kind.WOUNDS,
    "speed": value_kind.MOVE,
    "dice": value_kind.dice(tuple(DEMON_DICE.values())),
    "range": value_kind.WOUNDS,
    "toughness": value_kind.TRUTH,
    "special": value_kind.special(DODGE),
}


def demon_addresses(catalog: Catalog) -> Iterator[Address]:
    """Yield the addresses of demons: their number, their size, the values of their card."""
    sizes = value_kind.footprint(tuple(DEMON_SIZES.values()))
    for id, figure in catalog.figures.items():
        if figure.demon is None:
            continue
        path = (CATALOG, "figures", id)
        yield Address(f"demons.{id}.count", value_kind.COUNT, (*path, "in_box"), PLAIN)
        yield Address(f"demons.{id}.footprint", sizes, (*path, "footprint"), PLAIN)
        for field in Demon._fields:
            yield Address(f"demons.{id}.{field}", _NUMBERS[field], (*path, "demon", field), PLAIN)


def summoning_addresses(catalog: Catalog) -> Iterator[Address]:
    """Yield the addresses of incomes and prices of threat cards, and of the groups of invasion cards."""
    for id, threat in catalog.threats.items():
        path = (CATALOG, "threats", id)
        if threat.income is not None:
            yield Address(f"threat.{id}.income", value_kind.MOVE, (*path, "income"), PLAIN)
        for color in threat.prices:
            price = (*path, "prices", color)
            yield Address(f"threat.{id}.prices.{color}", value_kind.MOVE, price, PLAIN)
    groups = card_kinds.invasion_groups(tuple(catalog.figures), GROUPS)
    for id in catalog.invasion_cards:
        for color in PORTAL_COLORS:
            place = (CATALOG, "invasion_cards", id, "groups", color)
            yield Address(f"invasion.{id}.{color}", groups, place, _GROUPS)


class _Group(TypedDict, total=False):
    demons: dict[str, int]
    argent: int


def _written_groups(groups: tuple[InvasionGroup, ...]) -> SourcedValue[object]:
    """The groups in the form of a file, with the least sure mark of their numbers."""
    numbers = (number for group in groups for number in group if number is not None)
    return address.least_sure([_written(group) for group in groups], numbers)


def _written(group: InvasionGroup) -> dict[str, object]:
    argent = {} if group.argent is None else {"argent": group.argent.value}
    return {"demons": dict(group.demons.value), **argent}


def _groups_of(groups: list[_Group], _: object) -> tuple[InvasionGroup, ...]:
    return tuple(
        InvasionGroup(
            users_value(tuple(group["demons"].items())), users_value(group["argent"]) if "argent" in group else None
        )
        for group in groups
    )


_GROUPS = Form(_written_groups, _groups_of)
