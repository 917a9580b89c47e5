"""Events about the equipment of marines: taking, having and using it."""

from typing import NamedTuple


class PickUp(NamedTuple):
    """A marine takes a token."""

    name: str
    seat: int
    token: int


class Given(NamedTuple):
    """A marine gives something to another."""

    name: str
    seat: int
    to: int
    what: str
    which: int


class Kit(NamedTuple):
    """A marine has more or less of something."""

    name: str
    seat: int
    what: int | str
    count_: int


class Weapon(NamedTuple):
    """A marine has a weapon or has it no longer."""

    name: str
    seat: int
    weapon: int
    has: int


class Item(NamedTuple):
    """A marine has an item or has it no longer."""

    name: str
    seat: int
    token: int
    has: int


class Key(NamedTuple):
    """A key unlocks doors."""

    name: str
    color: int


class Armor(NamedTuple):
    """A marine has more or less armor."""

    name: str
    seat: int
    count_: int


class Berserk(NamedTuple):
    """A marine is berserk for some turns."""

    name: str
    seat: int
    turns: tuple[int, ...]


class Order(NamedTuple):
    """An order is placed or ends."""

    name: str
    seat: int
    order: int


class Encounter(NamedTuple):
    """A marine resolves an encounter."""

    name: str
    seat: int
    token: int


class Use(NamedTuple):
    """A figure uses a token."""

    name: str
    figure: int
    token: int
