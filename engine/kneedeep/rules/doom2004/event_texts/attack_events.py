"""Attacks and dice, as events."""

from typing import Literal, NamedTuple

from kneedeep.rules.doom2004.event_texts import event
from kneedeep.rules.event import DiceField, FigureField, SeatField, SpaceField, TokenField
from kneedeep.support.translation import later


@event(later("Killer Instinct: one more attack and {points} points for the {seat}"))
class Instinct(NamedTuple):
    name: Literal["instinct"]
    seat: SeatField
    points: int


@event(role="attack")
class Attack(NamedTuple):
    """An attack is declared, on a figure or a space (-1 as the target), with a weapon or without (-1)."""

    name: Literal["attack"]
    figure: FigureField
    arms: int
    space: SpaceField
    target: int
    aimed: int


@event(later("rolled: {dice}"), role="dice")
class Dice(NamedTuple):
    name: Literal["dice"]
    dice: DiceField


@event(later("rolled again: {dice}"), role="dice")
class Reroll(NamedTuple):
    name: Literal["reroll"]
    dice: DiceField
    player: int


@event()
class Result(NamedTuple):
    """The result of an attack's dice."""

    name: Literal["result"]
    range: int
    damage: int
    hit: int


@event()
class Missed(NamedTuple):
    """An attack misses: by the range that it needed, or by a die (0)."""

    name: Literal["missed"]
    needed: int


@event()
class Scatter(NamedTuple):
    """A blast scatters, off the board with -1 as the space."""

    name: Literal["scatter"]
    card: int
    direction: int
    spaces: int
    space: SpaceField


@event(later("the barrel at {space} explodes"))
class Barrel(NamedTuple):
    name: Literal["barrel"]
    token: TokenField
    space: SpaceField


@event()
class TokenHit(NamedTuple):
    """A token is damaged."""

    name: Literal["token-hit"]
    token: TokenField
    wounds: int


@event()
class NoEffect(NamedTuple):
    """The current attack or event has no effect."""

    name: Literal["no-effect"]
    why: str
