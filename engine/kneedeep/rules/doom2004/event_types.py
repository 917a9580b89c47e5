"""The events of the 2004 game as named tuples: the name of the kind first, then its parts.

Figures, spaces, doors, tokens, areas and cards are numbers.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Deck(NamedTuple):
    """The invader takes a deck."""

    name: str
    deck: int


class Swap(NamedTuple):
    """Figures of a kind stand in for others."""

    name: str
    kind: int


class Start(NamedTuple):
    """A game begins."""

    name: str
    players: int


class Round(NamedTuple):
    """A round begins."""

    name: str
    number: int


class Turn(NamedTuple):
    """A turn begins."""

    name: str
    seat: int


class Action(NamedTuple):
    """A marine takes his action of the turn."""

    name: str
    seat: int
    mode: int


class Adrenaline(NamedTuple):
    """A marine uses adrenaline."""

    name: str
    seat: int
    count_: int


class Place(NamedTuple):
    """A figure comes to the board."""

    name: str
    figure: int
    kind: int
    space: int
    shape: int
    wounds: int
    why: str


class Step(NamedTuple):
    """A figure takes a step."""

    name: str
    figure: int
    space: int
    shape: int


class Teleport(NamedTuple):
    """A figure is teleported."""

    name: str
    figure: int
    space: int


class Duct(NamedTuple):
    """A figure comes through an air duct."""

    name: str
    figure: int
    space: int


class Knock(NamedTuple):
    """A figure is knocked back."""

    name: str
    figure: int
    space: int


class Return(NamedTuple):
    """A figure goes back to where it may stand."""

    name: str
    figure: int
    space: int
    shape: int


class Removed(NamedTuple):
    """A figure is taken off the board."""

    name: str
    figure: int
    why: str


class Respawn(NamedTuple):
    """A marine comes back."""

    name: str
    figure: int
    space: int
    wounds: int


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


class Left(NamedTuple):
    """A marine leaves the board."""

    name: str
    figure: int
    door: int
    token: int


class Door(NamedTuple):
    """A door opens or shuts."""

    name: str
    door: int
    open: int
    figure: int


class KeptOpen(NamedTuple):
    """A door can not shut."""

    name: str
    door: int
    figure: int


class Smash(NamedTuple):
    """A door is destroyed."""

    name: str
    door: int


class Seal(NamedTuple):
    """A card keeps a door shut."""

    name: str
    door: int
    round: int


class Reveal(NamedTuple):
    """An area is revealed."""

    name: str
    area: int


class Token(NamedTuple):
    """A token is laid."""

    name: str
    token: int
    space: int


class TokenGone(NamedTuple):
    """A token leaves the board."""

    name: str
    token: int
    why: str


class Exchanged(NamedTuple):
    """Two tokens change places."""

    name: str
    token: int
    with_: int


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


class Jets(NamedTuple):
    """The flame jets flip."""

    name: str
    on: tuple[int, ...]


class Bot(NamedTuple):
    """A marine activates a sentry bot."""

    name: str
    figure: int
    seat: int


class Watchful(NamedTuple):
    """A watchful invader may attack."""

    name: str
    figure: int


class Activate(NamedTuple):
    """An invader is activated."""

    name: str
    figure: int


class Done(NamedTuple):
    """An activation ends."""

    name: str
    figure: int


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
    """What the dice of an attack come to."""

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


class Draw(NamedTuple):
    """The invader draws cards."""

    name: str
    count_: int
    cards: tuple[int, ...]


class Discard(NamedTuple):
    """The invader discards cards."""

    name: str
    cards: tuple[int, ...]


class Shuffle(NamedTuple):
    """The discards are shuffled."""

    name: str
    count_: int


class Dealt(NamedTuple):
    """A marine gets cards."""

    name: str
    seat: int
    cards: tuple[str, ...]


class EventCard(NamedTuple):
    """The invader plays an event."""

    name: str
    card: int


class Cancelled(NamedTuple):
    """A marine cancels an event."""

    name: str
    card: int
    seat: int


class SpawnCard(NamedTuple):
    """The invader plays a spawn card."""

    name: str
    card: int
    group: int


class Lost(NamedTuple):
    """There is no place for figures."""

    name: str
    kind: int
    count_: int


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


class Text(NamedTuple):
    """A text is read aloud."""

    name: str
    text: str


class Flag(NamedTuple):
    """A flag is set."""

    name: str
    flag: int


class Pad(NamedTuple):
    """A teleporter is switched."""

    name: str
    token: int
    active: int


class Unlock(NamedTuple):
    """A door is unlocked."""

    name: str
    door: int


class Judged(NamedTuple):
    """The players have judged."""

    name: str
    question: int
    answer: int


class Chosen(NamedTuple):
    """A choice of the set-up is made."""

    name: str
    choice: int
    entry: int


class NoEffect(NamedTuple):
    """A step of the script does nothing."""

    name: str
    why: str


class Over(NamedTuple):
    """The game ends."""

    name: str
    winner: int
    why: str


MOVES = (Step, Return, Teleport, Duct, Knock)
"""Events of a figure on the board that comes to another space."""


def jump_of(how: str, figure: int, space: int) -> Teleport | Duct:
    """Return the event of a move through a teleporter or an air duct."""
    return Teleport(how, figure, space) if how == "teleport" else Duct(how, figure, space)


def fields_of(kind: type[tuple[Any, ...]]) -> tuple[str, ...]:
    """Return the names of the parts of an event, as files have them."""
    names: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    return tuple(name.rstrip("_") for name in names[1:])
