"""Parts of a planning problem: actions, events, locks, pads, exits, effects of facts."""

from typing import Any, NamedTuple

from kneedeep.model.catalog import TokenType
from kneedeep.model.scenario.model import Condition, Door, Token

Need = Condition | int | None
"""A need: nothing, a condition, or the bit for a condition about places that held once."""


class PlanAction(NamedTuple):
    """An action that marines can do once: take, use, activate, destroy, kill, wait, judge, leave, summon, defeat
    (the demons of a portal), collect (what one of them carried).

    `bit`: its fact. `spots`: the spaces, one of which a marine must be on (0: anywhere). `present`: facts that
    must all hold. `absent`: facts that must not hold. `areas`: areas of which one must be revealed (0: none).
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
    """An automatic event, once, when a marine sees one of some spaces.

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
    """An automatic event, once, when its condition holds.

    `kind`: trigger, passage, clear, met (a lock about places), won, lost. `timeless`: evaluated as if no
    round had ended.
    """

    kind: str
    bit: int
    when: Condition
    element: Any
    places: bool
    timeless: bool = False


class Lock(NamedTuple):
    """The lock of a door: the color of a key, a condition, or both. Also the bit that waives it."""

    door: int
    key: str | None
    needs: Need
    waived: int


class Pad(NamedTuple):
    """A teleporter. `to`: its targets by pad number, with their needs (None: all of its color, or all
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
    """A way off the board: a door (by number) or token. `leave`: a bit for each marine who may leave by it."""

    element: Door | Token
    name: str | None
    spots: int
    door: int
    needs: Need
    present: int
    absent: int
    leave: tuple[int, ...]


class EffectMask(NamedTuple):
    """The immediate effect of a fact: bits to set, then bits to clear. `widening`: set bits without closing effects."""

    made: int
    unmade: int
    widening: int
    closing: bool
    binding: bool
    branching: bool


class Blocker(NamedTuple):
    """An obstacle that appears or disappears: present while all of `present` and none of `absent` are facts."""

    spaces: int
    steps: bool
    sight: bool
    present: int
    absent: int


NOTHING = EffectMask(0, 0, 0, False, False, False)


def stops(kind: TokenType | None) -> bool:
    """True if no figure can ever be on a token. Rule: board geometry, *standable*: barrels can."""
    return kind is not None and kind.blocks_steps and not kind.standable
