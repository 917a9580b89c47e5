"""The state of a 2016 game: everything that changes, including random generator and pending decisions."""

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from kneedeep.rules.doom2016.stages import Reordering
from kneedeep.rules.doom2016.tables.ground import Ground
from kneedeep.rules.event import Event
from kneedeep.rules.numbers import CardNumber, KindNumber, SpaceNumber
from kneedeep.rules.stage import Stage
from kneedeep.rules.state import INVADER, INVADERS_WON, MARINES_WON, NOBODY_WON, NOBODY_YET
from kneedeep.rules.state_fields import CommonValues, FieldState, write_copier

OFF = SpaceNumber(-1)
"""The space of a figure that is not on the map."""
ON_BOARD, FRAGGED, GONE = range(3)
"""The states of a marine: on the map, off the map until its next activation, left through an exit."""
NO_CARD = -1


class ScriptRecord(NamedTuple):
    """Facts of the course of play for the script, as bit sets and sorted tuples of pairs.

    `flags`. `fired`: triggers, clearings, deadlines, revealed areas, texts of locked doors. `used`: tokens. `opened`,
    `by_marines`: doors opened by anybody, by marines. `summoned`: portals. `due`: (round, trigger). `got`, `killed`:
    (what, count). `uses`: (token, count). `exits`: (seat, exit). `held`: (area, rounds). `started`: (deadline, round).
    `judged`, `unlocked`: yes answers, doors. `set_up`: tokens given, dropped, placed. `gone`: dead setups, lost tokens.
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
    """Immutable values shared by copies, in addition to `CommonValues`: numbers, tuples and others.

    `active`: the player of the initiative card, INVADER in the Status Phase too. `demon_bits`, `large_bits`:
    spaces of demons, of large figures. `stunned`: figures. `pads`: spaces with active teleporters. `portals`:
    tokens that have not summoned yet. `moved`: (token, space) of tokens away from their printed place.
    `lookout`: spaces that trigger something when a marine sees them. `initiative`: the deck, the top card last.
    `drawn`. `counted`: types with an invader card in this round. `invader_cards`: their number. `faceup`,
    `exhausted`: demon cards. `argent`: tokens by type. `stored`: tokens on the invasion card. `threat`: tokens.
    `event_deck`, `event_hand`, `event_discard`, `glory_deck`, `glory_discard`: cards, the top one last. `supply`:
    sets left by weapon. `event_moments`: moments to play the events in hand, bits of `tables.moments`.
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
    """Cached derived values, not in `State.data`.

    `pickable`: spaces with items. `usable`: spaces from which a token can be used.
    """

    __slots__ = ()

    ground: Ground
    pickable: int
    usable: int


class FigureLists:
    """Lists by figure number: first the marines by seat, then all other figures.

    Numbers of figures off the map are reused. `at`: anchor space or OFF. `body`: bit set of spaces. `setup`: number or
    -1. `back`: the last free anchor space before occupied ones, or -1. `carries`: tokens.
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

    `deck`, `hand`, `discard`, `front` (played cards), `glory`: cards, the top one last.
    `weapons`: in the order of gain. `class_card`: NO_CARD without one. `class_used`: 1 if the class card is
    exhausted. `squad_card`. `moments`: moments to play cards of the hand as reactions.
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


class State(SharedValues, DerivedValues, FigureLists, MarineLists, FieldState):
    """A game at one moment. `Game.apply` changes it in place. `copy` is cheap and shares only immutable values."""

    __slots__ = ("events", *SHARED, *DERIVED, *LISTS)

    stack: list[Stage]
    copy: "ClassVar[Callable[[State], State]]" = write_copier((*SHARED, *DERIVED), LISTS)
    """A copy of the state, without the list of events."""

    kept = (*SHARED, *LISTS)
    listed = frozenset(LISTS)
    in_bits = frozenset(
        "marine_bits demon_bits other_bits large_bits stunned doors pads portals lying lookout counted faceup exhausted "
        "body".split()
    )
    record = ScriptRecord
    derived = {"pickable": 0, "usable": 0}


HIDDEN = -1
"""The number of a card that a side may not see."""


def hide(view: State, side: str) -> None:
    """Remove everything hidden from a side. The map and discard piles are open. Rule: RUL16-13."""
    view.deck = [(HIDDEN,) * len(deck) for deck in view.deck]
    view.event_deck = (CardNumber(HIDDEN),) * len(view.event_deck)
    view.glory_deck = (HIDDEN,) * len(view.glory_deck)
    view.initiative = (HIDDEN,) * len(view.initiative)
    for place, stage in enumerate(view.stack):
        if isinstance(stage, Reordering) and (stage.player == INVADER) != (side == "invaders"):
            view.stack[place] = stage._replace(cards=(HIDDEN,) * len(stage.cards))
    if side == "marines":
        view.event_hand = (CardNumber(HIDDEN),) * len(view.event_hand)
        view.event_moments = 0
    else:
        view.hand = [(HIDDEN,) * len(hand) for hand in view.hand]
        view.moments = [0] * view.players
