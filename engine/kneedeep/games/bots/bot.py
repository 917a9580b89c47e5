"""The interface of a bot: it picks one of the legal actions."""

from collections.abc import Callable, Sequence
from typing import Protocol

from kneedeep.rules.action import Action
from kneedeep.rules.state import State

See = Callable[[], State]
"""Gives the view of the side that decides, made when it is asked for."""
Margin = tuple[int, ...]
"""How well a side did, compared part by part from the left: more is better."""


class Bot(Protocol):
    """A player made of code, for either side, in one game at a time."""

    def choose(self, see: See, actions: Sequence[Action]) -> Action:
        """Return one of `actions`, the legal answers to the pending decision, never empty.

        `see()` is what the deciding side may see (`Game.view`), a copy of its own; a bot gets nothing else
        of the game under way, so that hidden information stays hidden. The scenario itself is an open book. The list
        may be shared: a bot does not change it.
        """
        ...
