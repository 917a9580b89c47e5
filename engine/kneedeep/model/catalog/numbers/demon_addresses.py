"""Numbers of the 2016 edition by their addresses: demons, threat cards, invasion cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kneedeep.model.catalog.catalog import Catalog
from kneedeep.model.catalog.components.figure_type import DEMON_DICE, DEMON_SIZES, DODGE, Demon
from kneedeep.model.catalog.invader_setup import GROUPS, PORTAL_COLORS, InvasionGroup
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
    """Yield the addresses of demons: how many there are, their size, what their card says."""
    for id, figure in catalog.figures.items():
        if figure.demon is None:
            continue
        yield Address(
            f"demons.{id}.count", value_kind.COUNT, _of_figure(id, "in_box"), _put_figure(id, "in_box")
        )
        sizes = value_kind.footprint(tuple(DEMON_SIZES.values()))
        yield Address(
            f"demons.{id}.footprint", sizes, _of_figure(id, "footprint"), _put_figure(id, "footprint")
        )
        for field in Demon._fields:
            yield Address(
                f"demons.{id}.{field}", _NUMBERS[field], _of_demon(id, field), _put_demon(id, field)
            )


def summoning_addresses(catalog: Catalog) -> Iterator[Address]:
    """Yield the addresses of what threat cards give and cost, and of the groups of invasion cards."""
    for id, threat in catalog.threats.items():
        if threat.income is not None:
            yield Address(f"threat.{id}.income", value_kind.MOVE, _income_of(id), _put_income(id))
        for color in threat.prices:
            yield Address(
                f"threat.{id}.prices.{color}", value_kind.MOVE, _price_of(id, color), _put_price(id, color)
            )
    groups = card_kinds.invasion_groups(tuple(catalog.figures), GROUPS)
    for id in catalog.invasion_cards:
        for color in PORTAL_COLORS:
            yield Address(f"invasion.{id}.{color}", groups, _groups_of(id, color), _put_groups(id, color))


def _of_figure(id: str, field: str) -> Callable[[Data], SourcedValue[Any] | None]:
    return lambda data: listed_value(getattr(data[0].figures[id], field))


def _put_figure(id: str, field: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        catalog, play = data
        given: dict[str, Any] = {field: users_value(value)}
        figures = {**catalog.figures, id: catalog.figures[id]._replace(**given)}
        return catalog._replace(figures=figures), play

    return put


def _of_demon(id: str, field: str) -> Callable[[Data], SourcedValue[Any] | None]:
    return lambda data: listed_value(getattr(data[0].figures[id].demon, field))


def _put_demon(id: str, field: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        catalog, play = data
        figure = catalog.figures[id]
        assert figure.demon is not None
        given: dict[str, Any] = {field: users_value(value)}
        changed = figure._replace(demon=figure.demon._replace(**given))
        return catalog._replace(figures={**catalog.figures, id: changed}), play

    return put


def _income_of(id: str) -> Callable[[Data], SourcedValue[Any] | None]:
    return lambda data: data[0].threats[id].income


def _put_income(id: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        catalog, play = data
        threats = {**catalog.threats, id: catalog.threats[id]._replace(income=users_value(value))}
        return catalog._replace(threats=threats), play

    return put


def _price_of(id: str, color: str) -> Callable[[Data], SourcedValue[Any] | None]:
    return lambda data: data[0].threats[id].prices[color]


def _put_price(id: str, color: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: object) -> Data:
        catalog, play = data
        threat = catalog.threats[id]
        changed = threat._replace(prices={**threat.prices, color: users_value(value)})
        return catalog._replace(threats={**catalog.threats, id: changed}), play

    return put


def _groups_of(id: str, color: str) -> Callable[[Data], SourcedValue[Any]]:
    """Return the groups as a file writes them, as sure as the least sure number in them."""

    def read(data: Data) -> SourcedValue[Any]:
        groups = data[0].invasion_cards[id].groups[color]
        numbers = (number for group in groups for number in group if number is not None)
        return least_sure([_written(group) for group in groups], numbers)

    return read


def _written(group: InvasionGroup) -> dict[str, object]:
    argent = {} if group.argent is None else {"argent": group.argent.value}
    return {"demons": dict(group.demons.value), **argent}


def _put_groups(id: str, color: str) -> Callable[[Data, Any], Data]:
    def put(data: Data, value: Any) -> Data:
        catalog, play = data
        groups = tuple(
            InvasionGroup(
                SourcedValue(tuple(group["demons"].items()), USER_MARK, USER_SOURCE),
                users_value(group["argent"]) if "argent" in group else None,
            )
            for group in value
        )
        card = catalog.invasion_cards[id]
        changed = card._replace(groups={**card.groups, color: groups})
        return catalog._replace(invasion_cards={**catalog.invasion_cards, id: changed}), play

    return put
