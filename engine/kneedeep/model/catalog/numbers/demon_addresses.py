"""Numbers of the 2016 edition by their addresses: demons, threat cards, invasion cards."""

from collections.abc import Iterator
from typing import TypedDict

from kneedeep.model.catalog import Catalog, SourcedValue
from kneedeep.model.catalog.components.figure_type import DEMON_DICE, DEMON_SIZES, DODGE, Demon
from kneedeep.model.catalog.invader_setup import GROUPS, PORTAL_COLORS, InvasionGroup
from kneedeep.model.catalog.numbers import address, card_kinds, value_kind
from kneedeep.model.catalog.numbers.value_kind import ValueKind

_NUMBERS: dict[str, ValueKind] = {
    "health": value_kind.WOUNDS,
    "stagger": value_kind.WOUNDS,
    "speed": value_kind.MOVE,
    "dice": value_kind.dice(tuple(DEMON_DICE.values())),
    "range": value_kind.WOUNDS,
    "toughness": value_kind.TRUTH,
    "special": value_kind.special(DODGE),
}


def demon_addresses(catalog: Catalog) -> Iterator[address.Address]:
    """Yield the addresses of demons: how many there are, their size, what their card says."""
    sizes = value_kind.footprint(tuple(DEMON_SIZES.values()))
    for id, figure in catalog.figures.items():
        if figure.demon is None:
            continue
        path = (address.CATALOG, "figures", id)
        yield address.Address(f"demons.{id}.count", value_kind.COUNT, (*path, "in_box"), address.PLAIN)
        yield address.Address(f"demons.{id}.footprint", sizes, (*path, "footprint"), address.PLAIN)
        for field in Demon._fields:
            yield address.Address(f"demons.{id}.{field}", _NUMBERS[field], (*path, "demon", field), address.PLAIN)


def summoning_addresses(catalog: Catalog) -> Iterator[address.Address]:
    """Yield the addresses of what threat cards give and cost, and of the groups of invasion cards."""
    for id, threat in catalog.threats.items():
        path = (address.CATALOG, "threats", id)
        if threat.income is not None:
            yield address.Address(f"threat.{id}.income", value_kind.MOVE, (*path, "income"), address.PLAIN)
        for color in threat.prices:
            price = (*path, "prices", color)
            yield address.Address(f"threat.{id}.prices.{color}", value_kind.MOVE, price, address.PLAIN)
    groups = card_kinds.invasion_groups(tuple(catalog.figures), GROUPS)
    for id in catalog.invasion_cards:
        for color in PORTAL_COLORS:
            place = (address.CATALOG, "invasion_cards", id, "groups", color)
            yield address.Address(f"invasion.{id}.{color}", groups, place, _GROUPS)


class _Group(TypedDict, total=False):
    demons: dict[str, int]
    argent: int


def _written_groups(groups: tuple[InvasionGroup, ...]) -> SourcedValue[object]:
    """The groups as a file writes them, as sure as the least sure number in them."""
    numbers = (number for group in groups for number in group if number is not None)
    return address.least_sure([_written(group) for group in groups], numbers)


def _written(group: InvasionGroup) -> dict[str, object]:
    argent = {} if group.argent is None else {"argent": group.argent.value}
    return {"demons": dict(group.demons.value), **argent}


def _groups_of(groups: list[_Group], _: object) -> tuple[InvasionGroup, ...]:
    return tuple(
        InvasionGroup(
            SourcedValue(tuple(group["demons"].items()), address.USER_MARK, address.USER_SOURCE),
            SourcedValue(group["argent"], address.USER_MARK, address.USER_SOURCE) if "argent" in group else None,
        )
        for group in groups
    )


_GROUPS = address.Form(_written_groups, _groups_of)
