"""Events about the equipment of marines: taking, having and using it."""

from typing import Literal, NamedTuple

from kneedeep.rules.doom2004.event_texts import event
from kneedeep.rules.event import FigureField, SeatField, TokenField, WeaponField
from kneedeep.support.translation import later


@event(later("the {seat} picks up the {token}"), in_walk=True)
class PickUp(NamedTuple):
    name: Literal["pick-up"]
    seat: SeatField
    token: TokenField


@event()
class Given(NamedTuple):
    """A marine gives something to another."""

    name: Literal["given"]
    seat: SeatField
    to: SeatField
    what: str
    which: int


@event(in_walk=True)
class Kit(NamedTuple):
    """A marine has more or less of something."""

    name: Literal["kit"]
    seat: SeatField
    what: int | str
    count_: int


@event()
class Weapon(NamedTuple):
    """A marine has a weapon or has it no longer."""

    name: Literal["weapon"]
    seat: SeatField
    weapon: WeaponField
    has: int


@event()
class Item(NamedTuple):
    """A marine has an item or has it no longer."""

    name: Literal["item"]
    seat: SeatField
    token: TokenField
    has: int


@event(later("a key unlocks the doors of its color"))
class Key(NamedTuple):
    name: Literal["key"]
    color: int


@event()
class Armor(NamedTuple):
    """A marine has more or less armor."""

    name: Literal["armor"]
    seat: SeatField
    count_: int


@event()
class Berserk(NamedTuple):
    """A marine is berserk for some turns."""

    name: Literal["berserk"]
    seat: SeatField
    turns: tuple[int, ...]


@event()
class Order(NamedTuple):
    """An order is placed or ends (0)."""

    name: Literal["order"]
    seat: SeatField
    order: int


@event(later("the {seat} resolves the {token}"))
class Encounter(NamedTuple):
    name: Literal["encounter"]
    seat: SeatField
    token: TokenField


@event(later("{figure} uses the {token}"))
class Use(NamedTuple):
    name: Literal["use"]
    figure: FigureField
    token: TokenField
