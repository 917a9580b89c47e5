"""The state of a game: everything that changes, including the generator and the pending decisions."""

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
"""The space of a figure that is not on the board."""

NO_ORDER, AIM, GUARD, DODGE, HEAL = range(5)
ON_BOARD, WAITING, GONE, OUT = range(4)
"""The states of a marine: on the board, waiting to return, left by an exit, out of the game."""


class ScriptRecord(NamedTuple):
    """The facts of past play that a script may query, as bit sets and sorted tuples of pairs.

    `flags`: the set flags. `fired`: past triggers, own events and deadlines. `due`: delayed effects as (round, thing).
    `got`: (name, count). `killed`: (figure name or kind, count). `destroyed`, `used`: tokens. `opened`: doors ever
    opened. `exits`: (seat, exit). `held`: (condition, rounds). `started`: (deadline, round). `judged`: questions that
    the players have answered with yes. `set_up`: first the chosen, given or dropped tokens, then the figures that wait
    for their area. `gone`: first the dead or out figures, then the tokens that are no longer set up. `swaps`: the kinds
    of figures that substitute others.
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
"""The value of `State.idle` before the first list."""


class SharedValues:
    """Immutable values shared by copies, in addition to `CommonValues`.

    `watchers`: the watchful invaders. `sharing`: figures that share a space. `smashed`: doors. `sealed`: (door, round).
    `aired`: airlocks opened this turn. `moved`: (token, its spaces …) for tokens off their printed place. `worn`:
    (token, wounds or uses). `lying`: the revealed tokens. Bit sets of spaces: `blocked` (for steps), `opaque` (for
    sight), `barrels`, `hazards`, `burning`, `pickable`. `jets`: the active flame jets. `windows`: the windows for the
    cards in hand. `guards`, `healers`: seats with such an order. `peeking`: seats whose view of an unrevealed space is
    blocked by figures. `marks`: the marks of the marine's current turn.
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
    """Derived values for frequent use. They are not in `State.data`.

    `walk`: the revealed spaces without a marine, neutral figure or obstacle to steps. `prey`: the revealed spaces with
    a marine, neutral figure or barrel. `screens`: the spaces on the lines from marines to unrevealed spaces. Marines
    see more only after a figure leaves one of them. ALL_SCREENS if they must be computed again. `idle`: the last list
    of activations, with the crowd and the activated figures at that time.
    """

    __slots__ = ()

    ground: Passability
    walk: int
    prey: int
    screens: int
    idle: tuple[tuple[FigureNumber, ...], int, list[Action]]


class FigureLists:
    """Lists by figure number: first the marines by seat, then all others.

    The number of a figure that has left the board may be reused. `at`: anchor space or OFF. `left`: remaining wounds.
    `body`: bit set of its spaces. `setup`: number in the set-up or -1. `owner`: seat of an active sentry bot's marine,
    else -1. `back`: 4 * anchor + shape of the last free place before a taken one.
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
    """Lists by seat. The index in `ammo` is 3 * seat + class.

    `weapons`: bit set. `spares`: one entry for each further token of a weapon. `fresh`: adrenaline found this turn.
    `berserk`: remaining turns of each token. `charge`: of a soul cube. `back_in`: rounds until the return.
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


class State(SharedValues, DerivedValues, FigureLists, MarineLists, FieldState):
    """A game at one moment. `Game.apply` changes it in place. A `copy` is cheap and independent."""

    __slots__ = ("events", *SHARED, *DERIVED, *LISTS)

    stack: list[Stage]
    copy: "ClassVar[Callable[[State], State]]" = write_copier((*SHARED, *DERIVED), LISTS)
    """An independent copy without a list of events."""

    kept = (*SHARED, *LISTS)
    listed = frozenset(LISTS)
    in_bits = frozenset(
        "activated marine_bits invader_bits other_bits revealed areas doors smashed aired lying blocked opaque barrels hazards "
        "burning jets pickable body".split()
    )
    record = ScriptRecord
    derived = {"walk": 0, "prey": 0, "screens": ALL_SCREENS, "idle": NOT_LISTED}


HIDDEN = -1
"""In place of a card that a side may not see."""


def hide(view: State, side: str) -> None:
    """Remove everything from a state that a side may not see.

    Marines see the number of the invader's cards, not the cards. Nobody sees the deck's order. Rule: B-04.
    """
    view.deck = (CardNumber(HIDDEN),) * len(view.deck)
    if side == "marines":
        view.hand = (CardNumber(HIDDEN),) * len(view.hand)
        view.windows = 0
