"""The events of the 2016 game as named tuples: the name of the kind first, then its parts.

Figures, spaces, doors, tokens and cards are numbers. `count_` and `set_` avoid names that tuples can't have.
"""

from typing import NamedTuple


class InitiativeDeck(NamedTuple):
    """The initiative deck of a round is made: how many cards of marines and of the invader."""

    name: str
    marines: int
    invader: int


class InitiativeCard(NamedTuple):
    """An invader initiative card is shuffled into the deck for a type that has come into play."""

    name: str
    kind: int


class MostCards(NamedTuple):
    """The invader has all the initiative cards that there are, for more types."""

    name: str
    cards: int


class Readied(NamedTuple):
    """The invader readies `number` demon cards."""

    name: str
    number: int


class Phase(NamedTuple):
    """A phase of a round begins: the Status Phase (0) or the Activation Phase (1)."""

    name: str
    phase: int


class Type(NamedTuple):
    """The invader activates the demons of a type."""

    name: str
    kind: int


class Activated(NamedTuple):
    """A demon is activated."""

    name: str
    figure: int


class EventSet(NamedTuple):
    """The invader takes a set of events."""

    name: str
    set_: int


class Squad(NamedTuple):
    """A marine gets a squad card."""

    name: str
    seat: int
    card: int


class Class(NamedTuple):
    """A marine takes a class card."""

    name: str
    seat: int
    card: int


class Kit(NamedTuple):
    """A marine gets a weapon."""

    name: str
    seat: int
    weapon: int


class Dealt(NamedTuple):
    """A marine draws cards."""

    name: str
    seat: int
    number: int


class Drawn(NamedTuple):
    """The invader draws events."""

    name: str
    number: int


class Shuffled(NamedTuple):
    """A discard pile becomes a deck: whose, the number of marines for the invader's."""

    name: str
    seat: int


class Place(NamedTuple):
    """A figure comes to the map."""

    name: str
    figure: int
    kind: int
    space: int
    shape: int
    why: str


class Step(NamedTuple):
    """A figure moves."""

    name: str
    figure: int
    space: int
    shape: int


class Teleport(NamedTuple):
    """A marine is teleported."""

    name: str
    figure: int
    space: int


class Displaced(NamedTuple):
    """A figure gives way."""

    name: str
    figure: int
    space: int
    shape: int


class Respawn(NamedTuple):
    """A marine comes back."""

    name: str
    figure: int
    space: int


class Left(NamedTuple):
    """A marine leaves the map."""

    name: str
    seat: int
    door: int
    token: int


class Door(NamedTuple):
    """A door is opened. -1 as the figure: by the script."""

    name: str
    door: int
    figure: int


class Pad(NamedTuple):
    """A teleporter becomes active."""

    name: str
    token: int


class Played(NamedTuple):
    """A marine plays an action card."""

    name: str
    seat: int
    card: int


class Sprint(NamedTuple):
    """A marine sprints, with the discarded card."""

    name: str
    seat: int
    card: int


class Reaction(NamedTuple):
    """A marine plays a card as a reaction."""

    name: str
    seat: int
    card: int


class Event(NamedTuple):
    """The invader plays an event."""

    name: str
    card: int


class Ability(NamedTuple):
    """A demon uses an ability."""

    name: str
    figure: int
    ability: int


class ClassUsed(NamedTuple):
    """A marine uses its class card."""

    name: str
    seat: int
    card: int


class GloryUsed(NamedTuple):
    """A marine uses a Glory Kill card."""

    name: str
    seat: int
    card: int


class Attack(NamedTuple):
    """A figure attacks another, with an action card or without (-1)."""

    name: str
    figure: int
    target: int
    card: int


class Dice(NamedTuple):
    """Dice are rolled."""

    name: str
    rolled: tuple[tuple[int, int], ...]


class Reroll(NamedTuple):
    """Dice are rolled again."""

    name: str
    rolled: tuple[tuple[int, int], ...]


class LessDice(NamedTuple):
    """A stunned figure rolls fewer dice."""

    name: str
    figure: int
    color: int


class Defense(NamedTuple):
    """A card is revealed in defense. `second`: because of cover."""

    name: str
    figure: int
    card: int
    second: int


class Result(NamedTuple):
    """An attack is over."""

    name: str
    figure: int
    target: int
    hits: int
    shields: int
    dodged: int
    damage: int


class Damage(NamedTuple):
    """A figure suffers damage."""

    name: str
    figure: int
    damage: int
    why: str


class Healed(NamedTuple):
    """A figure recovers damage."""

    name: str
    figure: int
    damage: int


class Stun(NamedTuple):
    """A figure is stunned, or is no longer."""

    name: str
    figure: int
    on: int


class Fragged(NamedTuple):
    """A figure is fragged."""

    name: str
    figure: int
    kind: int
    space: int


class Frag(NamedTuple):
    """The invader gains a frag token, with its new number of them."""

    name: str
    frags: int


class Glory(NamedTuple):
    """A marine makes a Glory Kill and draws a card."""

    name: str
    seat: int
    card: int


class Demon(NamedTuple):
    """A demon card is turned."""

    name: str
    kind: int
    faceup: int


class Argent(NamedTuple):
    """Argent Power comes to a demon card, or to the invasion card (-1), with the new number there."""

    name: str
    kind: int
    count_: int


class Discarded(NamedTuple):
    """The invader discards an event."""

    name: str
    card: int


class Threat(NamedTuple):
    """How many threat tokens the invader has."""

    name: str
    count_: int


class SeenAtSetup(NamedTuple):
    """A marine sees a portal before the first round, which summons."""

    name: str
    seat: int
    token: int


class Summons(NamedTuple):
    """A portal summons a group of the invasion card."""

    name: str
    token: int
    group: int


class Gone(NamedTuple):
    """A token leaves the map."""

    name: str
    token: int
    why: str


class Token(NamedTuple):
    """A token is laid on a space."""

    name: str
    token: int
    space: int


class Lost(NamedTuple):
    """Demons have no place, or there is no figure left."""

    name: str
    kind: int
    count_: int


class Carrier(NamedTuple):
    """A demon carries a token."""

    name: str
    figure: int
    token: int


class Item(NamedTuple):
    """A marine gains a token, or loses it."""

    name: str
    seat: int
    token: int
    on: int


class Used(NamedTuple):
    """A token is used."""

    name: str
    seat: int
    token: int


class Tried(NamedTuple):
    """A locked door or token is tried."""

    name: str
    seat: int


class Looked(NamedTuple):
    """Somebody looks at initiative cards."""

    name: str
    player: int
    number: int
