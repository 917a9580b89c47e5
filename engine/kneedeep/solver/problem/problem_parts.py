"""Parts of a planning problem: actions, events, locks, pads, exits, and what facts bring about."""

from typing import Any, NamedTuple

from kneedeep.model.catalog import TokenType
from kneedeep.model.scenario.model import Condition, Door, Token

Need = Condition | int | None
"""A need: nothing, a condition, or the bit that says it once held (if it asks for places)."""


class PlanAction(NamedTuple):
    """One thing that marines can bring about, once: take, use, activate, destroy, kill, wait, judge, leave, summon, defeat
    (the demons of a portal), collect (what one of them carried).

    `bit`: the fact it makes. `spots`: spaces of which a marine has to be on one (0: anywhere). `present`: facts that
    must all be there; `absent`: facts of which none may; `areas`: areas of which one must be revealed (0: none).
    `prompt`: happens by itself to anyone who enters a spot.
    """

    kind: str
    bit: int
    element: Any
    spots: int = 0
    needs: Need = None
    present: int = 0
    absent: int = 0
    areas: int = 0
    at: tuple[int, int] | None = None
    prompt: bool = False


class Watch(NamedTuple):
    """An event that happens by itself as soon as a marine sees one of some spaces, once.

    `kind`: summon (a portal, under Infestation), see (an area). `spaces`: the spaces to see, as bits.
    `present`, `absent`: as for actions. `at_doors`: only a look at set-up and after a marine opened a door
    counts. Rule: RUL16-151, RUL16-180.
    """

    kind: str
    bit: int
    element: object
    spaces: int
    present: int = 0
    absent: int = 0
    at_doors: bool = False


class PlanEvent(NamedTuple):
    """An event that happens by itself as soon as its condition holds, once.

    `kind`: trigger, passage, clear, met (a lock that asks for places), won, lost. `timeless`: judged as if no
    round had ended.
    """

    kind: str
    bit: int
    when: Condition
    element: Any
    places: bool
    timeless: bool = False


class Lock(NamedTuple):
    """The lock of a door: the color of a key, a condition, or both; the bit that waives it."""

    door: int
    key: str | None
    needs: Need
    waived: int


class Pad(NamedTuple):
    """A teleporter; `to`: where it leads, by pad number, with what that waits for (None: to all of its color, or to all
    active ones, for which `needs` is the bit that says that it is active)."""

    element: Token
    space: int
    needs: Need
    switched_on: int
    switched_off: int
    present: int
    absent: int
    used: int
    to: tuple[tuple[int, Need], ...] | None


class Exit(NamedTuple):
    """A way off the board: a door (by number) or token; `leave`: a bit for each marine who may leave by it."""

    element: Door | Token
    name: str | None
    spots: int
    door: int
    needs: Need
    present: int
    absent: int
    leave: tuple[int, ...]


class EffectMask(NamedTuple):
    """The immediate effect of a fact: bits set, then bits cleared. `widening`: those set without closing anything."""

    made: int
    unmade: int
    widening: int
    closing: bool
    binding: bool
    branching: bool


class Blocker(NamedTuple):
    """An obstacle that comes or goes: there while all of `present` and none of `absent` are facts."""

    spaces: int
    steps: bool
    sight: bool
    present: int
    absent: int


NOTHING = EffectMask(0, 0, 0, False, False, False)


def stops(kind: TokenType | None) -> bool:
    """Whether a token can never be stood on. Rule: board geometry, *standable*: barrels can."""
    return kind is not None and kind.blocks_steps and not kind.standable
