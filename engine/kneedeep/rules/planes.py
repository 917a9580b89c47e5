"""A side's view of a game as numbers, for programs that learn: sets of spaces, amounts on spaces, counts."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from string import Formatter
from typing import NamedTuple

from kneedeep.rules.state import State
from kneedeep.support.resources import table_rows

Amounts = tuple[tuple[int, float], ...]
"""Bit sets of spaces, each with an amount from 0 to 1."""


class Seen(NamedTuple):
    """A player's part of a view, in the order of the names of `Planes`.

    `known`: the spaces whose walls the player knows. `marked`: bit sets of spaces. `counts`: from 0 to 1.
    """

    known: int
    marked: list[int]
    amounts: list[Amounts]
    counts: list[float]


class Planes(ABC):
    """Reads the views of one game, for any number of its marines, with the same names for all of them.

    `marked`, `amounts` and `counts` name the parts of `Seen`, `cards` the cards that a player can have in hand.
    """

    marked: tuple[str, ...]
    amounts: tuple[str, ...]
    counts: tuple[str, ...]
    cards: tuple[str, ...]

    @abstractmethod
    def read(self, view: State, player: int) -> Seen:
        """A player's part of the view of its side."""

    @abstractmethod
    def hand(self, view: State, player: int) -> list[int]:
        """The places in `cards` of the cards that a player has in hand."""


def plane_names(module: str, **series: Iterable[object]) -> dict[str, tuple[str, ...]]:
    """The rows of `planes.txt` beside a module: names by part. A name such as `own {weapon}` is one for each of a series."""
    found: dict[str, tuple[str, ...]] = {}
    for part, names in table_rows(module, "planes.txt"):
        for name in names.split(", "):
            of = next((field for _, field, _, _ in Formatter().parse(name) if field), None)
            each = [name] if of is None else [name.format(**{of: one}) for one in series[of]]
            found[part] = (*found.get(part, ()), *each)
    return found


def share(count: int, most: int) -> float:
    """A count as a part of the most there can be, 1 for more."""
    return min(1.0, count / most) if most > 0 and count > 0 else 0.0
