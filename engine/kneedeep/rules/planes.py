"""A side's view of a game as numbers for learning programs: sets of spaces, amounts on spaces, counts."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from string import Formatter
from typing import NamedTuple

from kneedeep.rules.state import State
from kneedeep.support.resources import table_rows

Amounts = tuple[tuple[int, float], ...]
"""Bit sets of spaces, each with an amount from 0 to 1."""


class Seen(NamedTuple):
    """A player's part of a view. Its order is that of the names in `Planes`.

    `known`: the spaces with walls known to the player. `marked`: bit sets of spaces. `counts`: from 0 to 1.
    """

    known: int
    marked: list[int]
    amounts: list[Amounts]
    counts: list[float]


class Planes(ABC):
    """Reads the views of one game for any number of marines. The names are the same for all numbers.

    `marked`, `amounts` and `counts` name the parts of `Seen`. `cards` names the possible cards in hand.
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
        """The indices in `cards` of a player's cards in hand."""


def plane_names(module: str, **series: Iterable[object]) -> dict[str, tuple[str, ...]]:
    """The names by part, from `planes.txt` beside a module. A name like `own {weapon}` expands to a series."""
    found: dict[str, tuple[str, ...]] = {}
    for part, names in table_rows(module, "planes.txt"):
        for name in names.split(", "):
            of = next((field for _, field, _, _ in Formatter().parse(name) if field), None)
            each = [name] if of is None else [name.format(**{of: one}) for one in series[of]]
            found[part] = (*found.get(part, ()), *each)
    return found


def share(count: int, most: int) -> float:
    """A count as a share of the maximum, at most 1."""
    return min(1.0, count / most) if most > 0 and count > 0 else 0.0
