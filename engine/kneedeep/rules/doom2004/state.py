"""The state of a game: everything that changes, the generator and the pending decisions included."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, NamedTuple

from kneedeep.rules.state import INVADER as INVADER
from kneedeep.rules.state import INVADERS_WON as INVADERS_WON
from kneedeep.rules.state import MARINES_WON as MARINES_WON
from kneedeep.rules.state import NOBODY_WON as NOBODY_WON
from kneedeep.rules.state import NOBODY_YET as NOBODY_YET

if TYPE_CHECKING:
    from kneedeep.rules.action import Action
    from kneedeep.rules.doom2004.board.passability import Passability
    from kneedeep.rules.event import Event
    from kneedeep.rules.stage import Stage

OFF = -1
"""As a space: not on the board."""

NO_ORDER, AIM, GUARD, DODGE, HEAL = range(5)
ON_BOARD, WAITING, GONE, OUT = range(4)
"""What has become of a marine: on the board, waiting to come back, left by an exit, out of the game."""


class ScriptRecord(NamedTuple):
    """The facts of the course of play that a script may ask for; bit sets and sorted tuples of pairs.

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


SHARED = (
    "rng",
    "players",
    "round",
    "ended",
    "seat",
    "player",
    "winner",
    "cards",
    "hand",
    "deck",
    "discard",
    "frags",
    "spawn_cards",
    "activated",
    "started",
    "squad",
    "crowd",
    "others",
    "watchers",
    "marine_bits",
    "invader_bits",
    "other_bits",
    "sharing",
    "revealed",
    "areas",
    "doors",
    "smashed",
    "sealed",
    "aired",
    "keys",
    "lying",
    "moved",
    "worn",
    "blocked",
    "opaque",
    "barrels",
    "hazards",
    "burning",
    "jets",
    "pickable",
    "marks",
    "windows",
    "guards",
    "healers",
    "peeking",
    "changed",
    "course",
)
"""Numbers, tuples and other values that a copy may share."""

DERIVED = ("ground", "walk", "prey", "screens", "idle")
"""What follows from the rest and is kept only because it is asked for all the time; no part of `State.data`."""

LISTS = (
    "stack",
    "at",
    "kind",
    "shape",
    "left",
    "body",
    "setup",
    "armor",
    "ammo",
    "weapons",
    "spares",
    "order",
    "adrenaline",
    "fresh",
    "oxygen",
    "berserk",
    "charge",
    "status",
    "fragged_at",
    "back_in",
    "items",
    "owner",
    "back",
)


ALL_SCREENS = -1
NOT_LISTED: tuple[tuple[int, ...], int, list[Action]] = (), -1, []
"""`State.idle` before anything was listed."""


class State:
    """A game at one moment. Changed in place by `Game.apply`; `copy` is cheap and shares nothing that changes.

    Figures are numbers: the marines first, by seat, then everybody else; a number may be used again once its figure
    is off the board. By figure number: `at` (anchor space or OFF), `kind`, `shape`, `left` (wounds left), `body` (bit set of its spaces), `setup` (number in the set-up or -1),
    `owner` (seat of an active sentry bot's marine, else -1), `back` (4 * anchor + shape of the last free place it left
    for a taken one). By seat: `armor`, `weapons` (bit set), `spares` (weapons of
    which a marine has further tokens, one entry each), `order`, `adrenaline`, `fresh` (adrenaline
    found this turn), `oxygen`, `berserk` (turns left of each token), `charge` (of a soul cube), `status`, `fragged_at`, `back_in` (rounds to
    wait), `items`; `ammo` at 3 * seat + class.

    `squad`, `crowd`, `others`: figures on the board that are the marines', the invader's, nobody's; `watchers`: those of the crowd that are
    watchful. `sharing`: figures that stand in a space with another one. `doors`: open ones; `smashed`, `sealed` (door, round), `aired`: airlocks opened this turn.
    `lying`: tokens on the board and revealed; `moved`: (token, its spaces …) of those not at their printed place; `worn`: (token, wounds or uses).
    `blocked` (for steps), `opaque` (for sight), `barrels`, `hazards`, `burning`, `pickable` are bit sets of spaces, `jets` of flame jets that are on.
    `ended`: rounds that have ended. `windows`: what the cards in hand may be played in; `guards`, `healers`: seats with such an order; `peeking`: seats that figures keep from seeing an
    unrevealed space. `changed`: topics of the script to look at again. `marks`: what holds for the marine's turn under way.
    Derived: `ground`; `walk`, the revealed spaces without marine, neutral figure or anything that blocks steps; `prey`, those with
    a marine, neutral figure or barrel; `screens`, the spaces of which at least one must be left before a marine sees an unrevealed space,
    ALL_SCREENS when that has to be looked at anew; `idle`, the activations that were last listed, with the crowd and the activated ones
    that they were listed for.
    """

    __slots__ = ("events", *SHARED, *DERIVED, *LISTS)

    rng: int
    players: int
    round: int
    ended: int
    seat: int
    player: int
    winner: int
    cards: tuple[tuple[str, ...], ...]
    hand: tuple[int, ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    frags: int
    spawn_cards: int
    activated: int
    started: int
    squad: tuple[int, ...]
    crowd: tuple[int, ...]
    others: tuple[int, ...]
    watchers: tuple[int, ...]
    marine_bits: int
    invader_bits: int
    other_bits: int
    sharing: tuple[int, ...]
    revealed: int
    areas: int
    doors: int
    smashed: int
    sealed: tuple[tuple[int, int], ...]
    aired: int
    keys: int
    lying: int
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
    changed: int
    course: ScriptRecord
    ground: Passability
    walk: int
    prey: int
    screens: int
    idle: tuple[tuple[int, ...], int, list[Action]]
    stack: list[Stage]
    at: list[int]
    kind: list[int]
    shape: list[int]
    left: list[int]
    body: list[int]
    setup: list[int]
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
    owner: list[int]
    back: list[int]
    events: list[Event] | None

    def copy(self) -> State:
        """Return an independent state of the same moment, without a list of events."""
        new = State.__new__(State)
        new.events = None
        new.rng = self.rng
        new.players = self.players
        new.round = self.round
        new.ended = self.ended
        new.seat = self.seat
        new.player = self.player
        new.winner = self.winner
        new.cards = self.cards
        new.hand = self.hand
        new.deck = self.deck
        new.discard = self.discard
        new.frags = self.frags
        new.spawn_cards = self.spawn_cards
        new.activated = self.activated
        new.started = self.started
        new.squad = self.squad
        new.crowd = self.crowd
        new.others = self.others
        new.watchers = self.watchers
        new.marine_bits = self.marine_bits
        new.invader_bits = self.invader_bits
        new.other_bits = self.other_bits
        new.sharing = self.sharing
        new.revealed = self.revealed
        new.areas = self.areas
        new.doors = self.doors
        new.smashed = self.smashed
        new.sealed = self.sealed
        new.aired = self.aired
        new.keys = self.keys
        new.lying = self.lying
        new.moved = self.moved
        new.worn = self.worn
        new.blocked = self.blocked
        new.opaque = self.opaque
        new.barrels = self.barrels
        new.hazards = self.hazards
        new.burning = self.burning
        new.jets = self.jets
        new.pickable = self.pickable
        new.marks = self.marks
        new.windows = self.windows
        new.guards = self.guards
        new.healers = self.healers
        new.peeking = self.peeking
        new.changed = self.changed
        new.course = self.course
        new.ground = self.ground
        new.walk = self.walk
        new.prey = self.prey
        new.screens = self.screens
        new.idle = self.idle
        new.stack = self.stack.copy()
        new.at = self.at.copy()
        new.kind = self.kind.copy()
        new.shape = self.shape.copy()
        new.left = self.left.copy()
        new.body = self.body.copy()
        new.setup = self.setup.copy()
        new.armor = self.armor.copy()
        new.ammo = self.ammo.copy()
        new.weapons = self.weapons.copy()
        new.spares = self.spares.copy()
        new.order = self.order.copy()
        new.adrenaline = self.adrenaline.copy()
        new.fresh = self.fresh.copy()
        new.oxygen = self.oxygen.copy()
        new.berserk = self.berserk.copy()
        new.charge = self.charge.copy()
        new.status = self.status.copy()
        new.fragged_at = self.fragged_at.copy()
        new.back_in = self.back_in.copy()
        new.items = self.items.copy()
        new.owner = self.owner.copy()
        new.back = self.back.copy()
        return new

    def data(self) -> dict[str, Any]:
        """Return the state as plain data: numbers, texts, lists; bit sets as hexadecimal texts."""
        found: dict[str, Any] = {}
        for name in (*SHARED, *LISTS):
            found[name] = _plain(getattr(self, name), name in _BITS)
        return found

    def digest(self) -> str:
        """Return a short fingerprint of the whole state, the same on every machine."""
        text = json.dumps(self.data(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]


_BITS = frozenset(
    "activated marine_bits invader_bits other_bits revealed areas doors smashed aired lying blocked opaque barrels hazards "
    "burning jets pickable body".split()
)


def state_of(data: dict[str, Any]) -> State:
    """Return the state that plain data describes, but for its ground and what hangs on it (`tokens_on_board.stand_on`).

    Raises KeyError when a part is missing.
    """
    state = State.__new__(State)
    state.events = None
    state.walk = state.prey = 0
    state.screens = ALL_SCREENS
    state.idle = NOT_LISTED
    for name in (*SHARED, *LISTS):
        value = _tupled(data[name], name in _BITS)
        setattr(state, name, list(value) if name in LISTS else value)
    course = data["course"]
    state.course = ScriptRecord(
        **{name: _tupled(value, isinstance(value, str)) for name, value in course.items()}
    )
    return state


def _plain(value: Any, bits: bool) -> Any:
    if isinstance(value, ScriptRecord):
        return {
            name: _plain(part, isinstance(part, int))
            for name, part in zip(ScriptRecord._fields, value, strict=True)
        }
    if isinstance(value, list | tuple):
        return [_plain(part, bits) for part in value]
    return format(value, "x") if bits else value


def _tupled(value: Any, bits: bool) -> Any:
    if isinstance(value, list):
        return tuple(_tupled(part, bits) for part in value)
    return int(value, 16) if bits and isinstance(value, str) else value
