"""The events of the 2016 game. All elements are given by number. `count_`, `set_`: names that tuples don't use."""

from typing import Annotated, Literal, NamedTuple

from kneedeep.rules import game_events
from kneedeep.rules.event import (
    DiceField,
    DoorField,
    EventKinds,
    FigureField,
    KindField,
    SeatField,
    SpaceField,
    TokenField,
)
from kneedeep.support.translation import later, later_count

ActionCard = Annotated[int, "card"]
EventCard = Annotated[int, "event"]
Kinds = Annotated[int, "kinds_text"]
"""A kind of figures. Sentences name it in the plural."""

EVENTS = EventKinds(game_events.EVENTS)
"""Every kind of event by its name."""
event = EVENTS.declare


@event()
class InitiativeDeck(NamedTuple):
    """The initiative deck of a round is built. `marines`, `invader`: numbers of cards."""

    name: Literal["initiative-deck"]
    marines: int
    invader: int


@event(later("an invader initiative card for {kind} is shuffled into the initiative deck (ruling RUL16-22)"))
class InitiativeCard(NamedTuple):
    """A type comes into play in mid-round. Rule: RUL16-22."""

    name: Literal["initiative-card"]
    kind: Kinds


@event(
    later_count(
        "the invader has {n} initiative card at most (ruling RUL16-18)",
        "the invader has {n} initiative cards at most (ruling RUL16-18)",
    ),
    by="cards",
)
class MostCards(NamedTuple):
    """More types are on the map than the invader has cards. Rule: RUL16-18."""

    name: Literal["most-cards"]
    cards: int


@event(later_count("the invader readies {n} demon card", "the invader readies {n} demon cards"), by="number")
class Readied(NamedTuple):
    name: Literal["readied"]
    number: int


@event(later("== Status Phase =="), later("== Activation Phase =="), by="phase")
class Phase(NamedTuple):
    name: Literal["phase"]
    phase: int


@event(later("the invader exhausts the demon card of {kind}"))
class Type(NamedTuple):
    name: Literal["type"]
    kind: Kinds


@event(later("{figure} is activated"))
class Activated(NamedTuple):
    name: Literal["activated"]
    figure: FigureField


@event(later("the invader takes the events {set}"))
class EventSet(NamedTuple):
    name: Literal["event-set"]
    set_: Annotated[int, "event_set"]


@event(later("{seat} gets {card}"))
class Squad(NamedTuple):
    name: Literal["squad"]
    seat: SeatField
    card: Annotated[int, "squad_card"]


@event(later("{seat} takes {card}"))
class Class(NamedTuple):
    name: Literal["class"]
    seat: SeatField
    card: Annotated[int, "class_card"]


@event(later("{seat} gets the {weapon}"))
class Kit(NamedTuple):
    name: Literal["kit"]
    seat: SeatField
    weapon: Annotated[int, "weapon"]


@event(later_count("{seat} draws {n} card", "{seat} draws {n} cards"), by="number")
class Dealt(NamedTuple):
    name: Literal["dealt"]
    seat: SeatField
    number: int


@event(later_count("the invader draws {n} event", "the invader draws {n} events"), by="number")
class Drawn(NamedTuple):
    name: Literal["drawn"]
    number: int


@event()
class Shuffled(NamedTuple):
    """A discard pile becomes the deck of a seat. The number of marines means the invader."""

    name: Literal["shuffled"]
    seat: int


@event(role="arrival")
class Place(NamedTuple):
    """A figure comes to the map."""

    name: Literal["place"]
    figure: FigureField
    kind: KindField
    space: SpaceField
    shape: int
    why: str


@event(later("{figure} gives way to {space}"), role="move")
class Displaced(NamedTuple):
    name: Literal["displaced"]
    figure: FigureField
    space: SpaceField
    shape: int


@event(role="arrival")
class Respawn(NamedTuple):
    """A marine comes back."""

    name: Literal["respawn"]
    figure: FigureField
    space: SpaceField


@event(later("{seat} leaves the map"), role="departure")
class Left(NamedTuple):
    name: Literal["left"]
    seat: SeatField
    door: int
    token: int


@event(role="door")
class Door(NamedTuple):
    """A door is opened. -1 as the figure: by the script."""

    name: Literal["door"]
    door: DoorField
    figure: FigureField


@event(later("the {token} becomes active"), in_walk=True)
class Pad(NamedTuple):
    name: Literal["pad"]
    token: TokenField


@event(in_walk=True)
class Played(NamedTuple):
    name: Literal["played"]
    seat: SeatField
    card: ActionCard


@event(later("{seat} discards {card} to sprint"), in_walk=True)
class Sprint(NamedTuple):
    name: Literal["sprint"]
    seat: SeatField
    card: ActionCard


@event(later("{seat} plays {card} as a reaction"))
class Reaction(NamedTuple):
    name: Literal["reaction"]
    seat: SeatField
    card: ActionCard


@event()
class Event(NamedTuple):
    """The invader plays an event."""

    name: Literal["event"]
    card: EventCard


@event()
class Ability(NamedTuple):
    name: Literal["ability"]
    figure: FigureField
    ability: Annotated[int, "ability_name"]


@event(later("{seat} uses {card}"))
class ClassUsed(NamedTuple):
    name: Literal["class-used"]
    seat: SeatField
    card: Annotated[int, "class_card"]


@event()
class GloryUsed(NamedTuple):
    name: Literal["glory-used"]
    seat: SeatField
    card: Annotated[int, "glory_card"]


@event(role="attack")
class Attack(NamedTuple):
    """A figure attacks another with an action card (-1: without)."""

    name: Literal["attack"]
    figure: FigureField
    target: FigureField
    card: ActionCard


@event(later("rolled: {rolled}"), role="dice")
class Dice(NamedTuple):
    name: Literal["dice"]
    rolled: DiceField


@event(later("rolled again: {rolled}"), role="dice")
class Reroll(NamedTuple):
    name: Literal["reroll"]
    rolled: DiceField


@event(later("{figure} is stunned and rolls {color} less"))
class LessDice(NamedTuple):
    name: Literal["less-dice"]
    figure: FigureField
    color: Annotated[int, "one_die"]


@event()
class Defense(NamedTuple):
    """A card is revealed in defense. `second`: because of cover."""

    name: Literal["defense"]
    figure: FigureField
    card: int
    second: int


@event()
class Result(NamedTuple):
    """An attack ends."""

    name: Literal["result"]
    figure: FigureField
    target: FigureField
    hits: int
    shields: int
    dodged: int
    damage: int


@event(role="wound")
class Damage(NamedTuple):
    """A figure suffers damage."""

    name: Literal["damage"]
    figure: FigureField
    damage: int
    why: str


@event(later("{figure} recovers {damage} damage"), role="heal")
class Healed(NamedTuple):
    name: Literal["healed"]
    figure: FigureField
    damage: int


@event(later("{figure} is no longer stunned"), later("{figure} is stunned"), by="on")
class Stun(NamedTuple):
    name: Literal["stun"]
    figure: FigureField
    on: int


@event(later("{figure} is fragged"), role="departure")
class Fragged(NamedTuple):
    name: Literal["fragged"]
    figure: FigureField
    kind: KindField
    space: SpaceField


@event(later_count("the invader has {n} frag token", "the invader has {n} frag tokens"), by="frags")
class Frag(NamedTuple):
    name: Literal["frag"]
    frags: int


@event()
class Glory(NamedTuple):
    """A marine makes a Glory Kill and draws a card (-1: none)."""

    name: Literal["glory"]
    seat: SeatField
    card: int


@event(
    later("the demon card of {kind} is turned facedown"),
    later("the demon card of {kind} is turned faceup"),
    by="faceup",
)
class Demon(NamedTuple):
    name: Literal["demon"]
    kind: Kinds
    faceup: int


@event()
class Argent(NamedTuple):
    """The Argent Power on a demon card (-1: on the invasion card) changes to a new number."""

    name: Literal["argent"]
    kind: int
    count_: int


@event(later("the invader discards {card} for Argent Power"))
class Discarded(NamedTuple):
    name: Literal["discarded"]
    card: EventCard


@event(later_count("the invader has {n} threat token", "the invader has {n} threat tokens"), by="count")
class Threat(NamedTuple):
    name: Literal["threat"]
    count_: int


@event(later("{seat} sees the {token} at set-up: it summons at once (ruling RUL16-151)"))
class SeenAtSetup(NamedTuple):
    """A portal is seen before the first round. Rule: RUL16-151."""

    name: Literal["seen-at-setup"]
    seat: SeatField
    token: TokenField


@event()
class Summons(NamedTuple):
    """A portal summons a group of the invasion card."""

    name: Literal["summons"]
    token: TokenField
    group: int


@event()
class Gone(NamedTuple):
    """A token leaves the map."""

    name: Literal["gone"]
    token: TokenField
    why: str


@event()
class Lost(NamedTuple):
    """Demons can't be placed: no free place, or no figure in the supply."""

    name: Literal["lost"]
    kind: KindField
    count_: int


@event(later("{figure} carries the {token}"))
class Carrier(NamedTuple):
    name: Literal["carrier"]
    figure: FigureField
    token: TokenField


@event(later("{seat} loses the {token}"), later("{seat} gains the {token}"), by="on", in_walk=True)
class Item(NamedTuple):
    name: Literal["item"]
    seat: SeatField
    token: TokenField
    on: int


@event(later("{seat} uses the {token}"))
class Used(NamedTuple):
    name: Literal["used"]
    seat: SeatField
    token: TokenField


@event(later("{seat} finds it locked"))
class Tried(NamedTuple):
    """A marine tries a locked door or token."""

    name: Literal["tried"]
    seat: SeatField


@event(later_count("{player} looks at {n} initiative card", "{player} looks at {n} initiative cards"), by="number")
class Looked(NamedTuple):
    name: Literal["looked"]
    player: Annotated[int, "player"]
    number: int
