"""The state of a game: everything that changes, the generator and the pending decisions included."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from kneedeep.rules.doom2004.actions import Action
from kneedeep.rules.doom2004.tables.passability import Passability
from kneedeep.rules.event import Event
from kneedeep.rules.numbers import CardNumber, FigureNumber, KindNumber, SpaceNumber
from kneedeep.rules.stage import Stage
from kneedeep.rules.state import INVADER, INVADERS_WON, MARINES_WON, NOBODY_WON, NOBODY_YET
from kneedeep.rules.state_fields import CommonValues, FieldState, write_copier

OFF = SpaceNumber(-1)
"""As a space: not on the board."""

NO_ORDER, AIM, GUARD, DODGE, HEAL = range(5)
ON_BOARD, WAITING, GONE, OUT = range(4)
"""The states of a marine: on the board, waiting to come back, left by an exit, out of the game."""


class ScriptRecord(NamedTuple):
    """The facts of the course of play that a script may use, as bit sets and sorted tuples of pairs.

    `flags`: numbers of flags set. `fired`: triggers, own events, deadlines that have happened. `due`: (round, thing)
    of what comes later. `got`: (what, how often). `killed`: (figure name or kind, how often). `destroyed`, `used`:
    tokens. `opened`: doors ever opened. `exits`: (seat, exit). `held`: (condition, rounds). `started`: (deadline,
    round). `judged`: questions the players have answered with yes. `set_up`: tokens that were chosen, given or dropped, then
    figures that wait for their area. `gone`: figures that are dead or out, then tokens that are set up no more. `swaps`: kinds
    of figures that stand in for others.
    """

    flags: int = 0
    fired: int = 0
    due: tuple[tuple[int, int], ...] = ()
    got: tuple[tuple[str, int], ...] = ()
    killed: tuple[tuple[str, int], ...] = ()
    destroyed: int = 0
    used: int = 0
    opened: int = 0
    exits: tuple[tuple[int, str], ...] = ()
    held: tuple[tuple[int, int], ...] = ()
    started: tuple[tuple[int, int], ...] = ()
    judged: int = 0
    unlocked: int = 0
    active: int = 0
    inactive: int = 0
    set_up: int = 0
    gone: int = 0
    swaps: int = 0


ALL_SCREENS = -1
NOT_LISTED: tuple[tuple[FigureNumber, ...], int, list[Action]] = (), -1, []
"""`State.idle` before anything was listed."""


class SharedValues:
    """Values shared by copies, beside `CommonValues`: numbers, tuples and others that never change.

    `watchers`: the watchful ones of the crowd. `sharing`: figures in a space with another one. `smashed`, `sealed`
    (door, round), `aired`: airlocks opened this turn. `moved`: (token, its spaces …) of those not at their printed
    place; `lying` ones are revealed. `worn`: (token, wounds or uses). `blocked` (for steps), `opaque` (for sight),
    `barrels`, `hazards`, `burning`, `pickable` are bit sets of spaces, `jets` of flame jets that are on. `windows`:
    those in which the cards in hand may be played. `guards`, `healers`: seats with such an order. `peeking`: seats
    that figures keep from seeing an unrevealed space. `marks`: those that hold for the marine's current turn.
    """

    __slots__ = ()

    seat: int
    cards: tuple[tuple[str, ...], ...]
    hand: tuple[CardNumber, ...]
    deck: tuple[CardNumber, ...]
    discard: tuple[CardNumber, ...]
    spawn_cards: int
    activated: int
    started: int
    watchers: tuple[FigureNumber, ...]
    invader_bits: int
    sharing: tuple[FigureNumber, ...]
    revealed: int
    areas: int
    smashed: int
    sealed: tuple[tuple[int, int], ...]
    aired: int
    keys: int
    moved: tuple[tuple[int, ...], ...]
    worn: tuple[tuple[int, int], ...]
    blocked: int
    opaque: int
    barrels: int
    hazards: int
    burning: int
    jets: int
    pickable: int
    marks: tuple[str, ...]
    windows: int
    guards: int
    healers: int
    peeking: int
    course: ScriptRecord


class DerivedValues:
    """Derived values that are needed all the time. They are not in `State.data`.

    `walk`: the revealed spaces without marine, neutral figure or anything that blocks steps. `prey`: those
    with a marine, neutral figure or barrel. `screens`: the spaces of which at least one must be left before a
    marine sees an unrevealed space, ALL_SCREENS if that has to be computed again. `idle`: the activations
    listed last, with the crowd and the activated ones at that time.
    """

    __slots__ = ()

    ground: Passability
    walk: int
    prey: int
    screens: int
    idle: tuple[tuple[FigureNumber, ...], int, list[Action]]


class FigureLists:
    """Lists by figure number: the marines first, by seat, then everybody else.

    A number may be used again once its figure is off the board. `at`: anchor space or OFF; `left`: wounds left; `body`: bit set of its spaces;
    `setup`: number in the set-up or -1; `owner`: seat of an active sentry bot's marine, else -1; `back`: 4 * anchor + shape of the
    last free place it left for a taken one.
    """

    __slots__ = ()

    at: list[SpaceNumber]
    kind: list[KindNumber]
    shape: list[int]
    left: list[int]
    body: list[int]
    setup: list[int]
    owner: list[int]
    back: list[int]


class MarineLists:
    """Lists by seat, but `ammo`, at 3 * seat + class.

    `weapons`: bit set; `spares`: weapons of which a marine has further tokens, one entry each; `fresh`: adrenaline found this turn;
    `berserk`: turns left of each token; `charge`: of a soul cube; `back_in`: rounds to wait.
    """

    __slots__ = ()

    armor: list[int]
    ammo: list[int]
    weapons: list[int]
    spares: list[tuple[int, ...]]
    order: list[int]
    adrenaline: list[int]
    fresh: list[int]
    oxygen: list[int]
    berserk: list[tuple[int, ...]]
    charge: list[int]
    status: list[int]
    fragged_at: list[int]
    back_in: list[int]
    items: list[tuple[int, ...]]


SHARED = (*CommonValues.__annotations__, *SharedValues.__annotations__)
DERIVED = tuple(DerivedValues.__annotations__)
BY_FIGURE = tuple(FigureLists.__annotations__)
LISTS = ("stack", *BY_FIGURE, *MarineLists.__annotations__)


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
        "activated marine_bits invader_bits other_bits revealed areas doors smashed aired lying blocked opaque barrels hazards "
        "burning jets pickable body".split()
    )
    record = ScriptRecord


def state_of(data: dict[str, object]) -> State:
    """The state described by plain data, without its ground and everything that depends on it.

    See `tokens_on_board.stand_on`. Raises KeyError if a part is missing.
    """
    state = State.__new__(State)
    state.events = None
    state.walk = state.prey = 0
    state.screens = ALL_SCREENS
    state.idle = NOT_LISTED
    state.fill(data)
    return state
