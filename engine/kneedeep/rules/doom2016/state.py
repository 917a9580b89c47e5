"""The state of a game of 2016: everything that changes, the generator and the pending decisions included."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from kneedeep.rules.doom2016.tables.ground import Ground
from kneedeep.rules.event import Event
from kneedeep.rules.numbers import CardNumber, KindNumber, SpaceNumber
from kneedeep.rules.stage import Stage
from kneedeep.rules.state import INVADER, INVADERS_WON, MARINES_WON, NOBODY_WON, NOBODY_YET
from kneedeep.rules.state_fields import CommonValues, FieldState, write_copier

OFF = SpaceNumber(-1)
"""As a space: not on the map."""
ON_BOARD, FRAGGED, GONE = range(3)
"""The states of a marine: on the map, off it until its next activation, left by an exit."""
NO_CARD = -1


class ScriptRecord(NamedTuple):
    """The facts of the course of play that a script may ask for; bit sets and sorted tuples of pairs.

    `flags`, `fired` (triggers, clearings, deadlines, revealed areas, texts of locked doors), `used` tokens, `opened`: doors ever opened;
    `by_marines`: those that marines opened; `summoned`: portals. `due`: (round, trigger). `got`, `killed`: (what, how often). `uses`: (token, how often).
    `exits`: (seat, exit). `held`: (area, rounds). `started`: (deadline, round). `judged`: questions answered with yes. `unlocked`: doors.
    `set_up`: tokens that were given, dropped or placed; `gone`: setups of figures that are dead, then tokens that come no more.
    """

    flags: int = 0
    fired: int = 0
    used: int = 0
    opened: int = 0
    by_marines: int = 0
    summoned: int = 0
    due: tuple[tuple[int, int], ...] = ()
    got: tuple[tuple[str, int], ...] = ()
    killed: tuple[tuple[str, int], ...] = ()
    uses: tuple[tuple[int, int], ...] = ()
    exits: tuple[tuple[int, str], ...] = ()
    held: tuple[tuple[int, int], ...] = ()
    started: tuple[tuple[int, int], ...] = ()
    judged: int = 0
    unlocked: int = 0
    set_up: int = 0
    gone: int = 0
    destroyed: int = 0


class SharedValues:
    """Values shared by copies, beside `CommonValues`: numbers, tuples and others that never change.

    `active`: whose initiative card is played: a seat, INVADER, also in the Status Phase. `demon_bits`, `large_bits`:
    the spaces of demons, of large figures. `stunned`: figures. `pads`: spaces with active teleporters. `portals`:
    tokens that have not summoned yet. `moved`: (token, space) of those not at their printed place.
    `lookout`: spaces that trigger something when a marine sees them. `initiative`: the deck, the top card last.
    `drawn`. `counted`: types for which the round has an invader card. `invader_cards`: of the round. `faceup`,
    `exhausted`: demon cards. `argent`: tokens by type. `stored`: on the invasion card. `threat`: threat tokens.
    `event_deck`, `event_hand`, `event_discard`, `glory_deck`, `glory_discard`: cards, the top one last. `supply`:
    sets left by weapon. `event_moments`: when the events in hand may be played, bits of `tables.moments`.
    """

    __slots__ = ()

    active: int
    demon_bits: int
    large_bits: int
    stunned: int
    pads: int
    portals: int
    moved: tuple[tuple[int, int], ...]
    lookout: int
    initiative: tuple[int, ...]
    drawn: tuple[int, ...]
    counted: int
    invader_cards: int
    faceup: int
    exhausted: int
    argent: tuple[int, ...]
    stored: int
    threat: int
    event_deck: tuple[CardNumber, ...]
    event_hand: tuple[CardNumber, ...]
    event_discard: tuple[CardNumber, ...]
    event_moments: int
    event_sets: tuple[int, ...]
    glory_deck: tuple[int, ...]
    glory_discard: tuple[int, ...]
    supply: tuple[int, ...]
    course: ScriptRecord


class DerivedValues:
    """Derived values that are needed all the time. They are not in `State.data`.

    `pickable`: spaces with items. `usable`: those from which a token can be used.
    """

    __slots__ = ()

    ground: Ground
    pickable: int
    usable: int


class FigureLists:
    """Lists by figure number: the marines first, by seat, then everybody else.

    A number may be used again once its figure is off the map. `at`: anchor space or OFF; `body`: bit set of its spaces; `setup`: number in the
    set-up or -1; `back`: the last free anchor space that it left for an occupied one, or -1; `carries`: tokens.
    """

    __slots__ = ()

    at: list[SpaceNumber]
    kind: list[KindNumber]
    shape: list[int]
    damage: list[int]
    body: list[int]
    setup: list[int]
    back: list[int]
    carries: list[tuple[int, ...]]


class MarineLists:
    """Lists by seat.

    `deck`, `hand`, `discard`, `front` (played and before the marine), `glory`: cards, the top one last.
    `weapons`: in the order they came. `class_card`: NO_CARD without one. `class_used`: 1 for an exhausted
    one. `squad_card`. `moments`: when cards of the hand may be played as reactions.
    """

    __slots__ = ()

    deck: list[tuple[int, ...]]
    hand: list[tuple[int, ...]]
    discard: list[tuple[int, ...]]
    front: list[tuple[int, ...]]
    glory: list[tuple[int, ...]]
    weapons: list[tuple[int, ...]]
    status: list[int]
    class_card: list[int]
    class_used: list[int]
    squad_card: list[int]
    moments: list[int]


SHARED = (*CommonValues.__annotations__, *SharedValues.__annotations__)
DERIVED = tuple(DerivedValues.__annotations__)
BY_FIGURE = tuple(FigureLists.__annotations__)
BY_SEAT = tuple(MarineLists.__annotations__)
LISTS = ("stack", *BY_FIGURE, *BY_SEAT)


class State(CommonValues, SharedValues, DerivedValues, FigureLists, MarineLists, FieldState):
    """A game at one moment. Changed in place by `Game.apply`; `copy` is cheap and shares nothing that changes."""

    __slots__ = ("events", *SHARED, *DERIVED, *LISTS)

    stack: list[Stage]
    events: list[Event] | None

    copy: ClassVar[Callable[[State], State]] = write_copier((*SHARED, *DERIVED), LISTS)
    """An independent state of the same moment, without a list of events."""

    kept = (*SHARED, *LISTS)
    listed = frozenset(LISTS)
    in_bits = frozenset(
        "marine_bits demon_bits other_bits large_bits stunned doors pads portals lying lookout counted faceup exhausted "
        "body".split()
    )
    record = ScriptRecord


def state_of(data: dict[str, object]) -> State:
    """The state described by plain data, without its ground. Raises KeyError if a part is missing."""
    state = State.__new__(State)
    state.events = None
    state.fill(data)
    return state
