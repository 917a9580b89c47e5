"""The common part of every game's state. Only its ruleset reads the rest."""

from typing import Any, Protocol, Self

INVADER = -1
"""The invader's player number. Marines are players 0, 1, 2 by seat."""
NOBODY_YET, MARINES_WON, INVADERS_WON, NOBODY_WON = range(4)

State = Any
"""A state of the ruleset's own type, with the fields of `CommonState`."""
Tables = Any
"""The compiled tables of a scenario, of the ruleset's own type."""


class CommonState(Protocol):
    """Everything that changes in a game, including the generator and the pending decisions.

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
        """A fingerprint. Equal states have the same fingerprint on every machine."""
