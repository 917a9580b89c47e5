"""The common part of every game's state. The rest is only read by the ruleset that made it."""

from typing import Any, Protocol, Self

INVADER = -1
"""As a player: the invader. Marines are players 0, 1, 2 by their seats."""
NOBODY_YET, MARINES_WON, INVADERS_WON, NOBODY_WON = range(4)

State = Any
"""The state of a ruleset's own type, which has the parts of `CommonState`."""
Tables = Any
"""The compiled tables of a scenario, of a ruleset's own type."""


class CommonState(Protocol):
    """Everything that changes in a game, the generator and the pending decisions included.

    `players`: the number of marines. `player`: the deciding player. `winner`: NOBODY_YET during the game.
    """

    players: int
    player: int
    round: int
    frags: int
    winner: int

    def copy(self) -> Self:
        """An independent copy."""

    def data(self) -> dict[str, object]:
        """The state as plain data for JSON."""

    def digest(self) -> str:
        """A fingerprint: equal states have the same one, on every machine."""
