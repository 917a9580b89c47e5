"""The interface of a bot: it picks one of the legal actions."""

from collections.abc import Callable, Sequence
from typing import Protocol

from kneedeep.rules.action import Action
from kneedeep.rules.state import State

See = Callable[[], State]
"""Returns the view of the deciding side, created on demand."""
Margin = tuple[int, ...]
"""The success of a side, compared part by part from the left. More is better."""


class Bot(Protocol):
    """A player made of code, for either side, in one game at a time."""

    def choose(self, see: See, actions: Sequence[Action]) -> Action:
        """One of `actions`, the legal answers to the pending decision. There is at least one.

        `see()` returns a copy of the deciding side's view (`Game.view`). A bot sees nothing else of the current game, so
        hidden information stays hidden. It may know the whole scenario. The list may be shared: don't change it.
        """
        ...
