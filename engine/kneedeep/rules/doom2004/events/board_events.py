"""Areas, doors and tokens on the board, as events."""

from typing import NamedTuple


class Door(NamedTuple):
    """A door opens or shuts."""

    name: str
    door: int
    open: int
    figure: int


class KeptOpen(NamedTuple):
    """A door can not shut."""

    name: str
    door: int
    figure: int


class Smash(NamedTuple):
    """A door is destroyed."""

    name: str
    door: int


class Seal(NamedTuple):
    """A card keeps a door shut."""

    name: str
    door: int
    round: int


class Reveal(NamedTuple):
    """An area is revealed."""

    name: str
    area: int


class Token(NamedTuple):
    """A token is laid."""

    name: str
    token: int
    space: int


class TokenGone(NamedTuple):
    """A token leaves the board."""

    name: str
    token: int
    why: str


class Exchanged(NamedTuple):
    """Two tokens change places."""

    name: str
    token: int
    with_: int


class Jets(NamedTuple):
    """The flame jets flip."""

    name: str
    on: tuple[int, ...]


class Pad(NamedTuple):
    """A teleporter is switched."""

    name: str
    token: int
    active: int
