"""Attacks, dice, wounds and frags, as events."""

from typing import NamedTuple


class Wound(NamedTuple):
    """A figure is wounded."""

    name: str
    figure: int
    wounds: int
    left: int
    why: str


class Instinct(NamedTuple):
    """Killer Instinct gives a marine more."""

    name: str
    seat: int
    points: int


class Withstood(NamedTuple):
    """An attack does nothing to a figure."""

    name: str
    figure: int
    damage: int
    armor: int


class Heal(NamedTuple):
    """A figure is healed."""

    name: str
    figure: int
    wounds: int
    left: int


class Killed(NamedTuple):
    """A figure is killed."""

    name: str
    figure: int
    kind: int
    why: str


class Fragged(NamedTuple):
    """A marine is killed."""

    name: str
    figure: int
    space: int
    why: str


class Frag(NamedTuple):
    """The invader has scored."""

    name: str
    points: int


class Attack(NamedTuple):
    """An attack is declared."""

    name: str
    figure: int
    arms: int
    space: int
    target: int
    aimed: int


class Dice(NamedTuple):
    """Dice are rolled."""

    name: str
    dice: tuple[tuple[int, int], ...]


class Reroll(NamedTuple):
    """Dice are rolled again."""

    name: str
    dice: tuple[tuple[int, int], ...]
    player: int


class Result(NamedTuple):
    """The result of an attack's dice."""

    name: str
    range: int
    damage: int
    hit: int


class Missed(NamedTuple):
    """Why an attack misses."""

    name: str
    needed: int


class Scatter(NamedTuple):
    """A blast scatters."""

    name: str
    card: int
    direction: int
    spaces: int
    space: int


class Barrel(NamedTuple):
    """A barrel explodes."""

    name: str
    token: int
    space: int


class TokenHit(NamedTuple):
    """A token is damaged."""

    name: str
    token: int
    wounds: int


class NoEffect(NamedTuple):
    """The current attack or event has no effect."""

    name: str
    why: str
