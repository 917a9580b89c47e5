"""The bot that takes any legal action, each as likely as the others."""

from collections.abc import Sequence
from random import Random

from kneedeep.games.bots.bot import Bot, See
from kneedeep.rules.action import Action
from kneedeep.rules.game import Game

_APART = 0x6B6E656564656570
"""Keeps a bot apart from whatever else is seeded with the same number."""


class Chance:
    """Random numbers of one seed."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed ^ _APART).random

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to `bound` - 1."""
        return int(self._random() * bound)


class RandomBot:
    """Legal and uniform: what every other bot has to beat, and what finds the odd corners of a scenario."""

    __slots__ = ("_below",)

    def __init__(self, seed: int) -> None:
        self._below = Chance(seed).below

    def choose(self, see: See, actions: Sequence[Action]) -> Action:
        """Return any of the actions."""
        count = len(actions)
        return actions[self._below(count)] if count > 1 else actions[0]


def make(game: Game, players: int, seed: int) -> Bot:
    """Return a random bot."""
    return RandomBot(seed)
