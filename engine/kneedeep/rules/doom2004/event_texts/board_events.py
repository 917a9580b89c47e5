"""Areas, doors and tokens on the board, as events."""

from typing import Literal, NamedTuple

from kneedeep.rules.doom2004.event_texts import event
from kneedeep.rules.event import AreaField, DoorField, FigureField, TokenField
from kneedeep.support.translation import later


@event(role="door")
class Door(NamedTuple):
    """A door opens or shuts, worked by a figure or by none (-1)."""

    name: Literal["door"]
    door: DoorField
    open: int
    figure: FigureField


@event(later("{door} stays open: {figure} stands across it"))
class KeptOpen(NamedTuple):
    name: Literal["kept-open"]
    door: DoorField
    figure: FigureField


@event(later("{door} is destroyed"), role="door")
class Smash(NamedTuple):
    name: Literal["smash"]
    door: DoorField


@event(later("{door} is sealed until the end of round {round}"))
class Seal(NamedTuple):
    name: Literal["seal"]
    door: DoorField
    round: int


@event()
class Reveal(NamedTuple):
    """An area is revealed."""

    name: Literal["reveal"]
    area: AreaField


@event()
class TokenGone(NamedTuple):
    """A token leaves the board."""

    name: Literal["token-gone"]
    token: TokenField
    why: str


@event(later("the {token} and the {with} change places"))
class Exchanged(NamedTuple):
    name: Literal["exchanged"]
    token: TokenField
    with_: TokenField


@event(later("the flame jets flip"))
class Jets(NamedTuple):
    name: Literal["jets"]
    on: tuple[int, ...]


@event()
class Pad(NamedTuple):
    """A teleporter is switched."""

    name: Literal["pad"]
    token: TokenField
    active: int
