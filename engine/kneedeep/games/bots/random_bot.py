"""The bot that takes legal actions at random, all with the same probability."""

from collections.abc import Sequence
from random import Random

from kneedeep.games.bots.bot import Bot, See
from kneedeep.rules.action import Action
from kneedeep.rules.game import Game

_APART = 0x6B6E656564656570
"""Separates the bot's random numbers from others with the same seed."""


class Chance:
    """Random numbers of one seed."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed ^ _APART).random

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1."""
        return int(self._random() * bound)


class RandomBot:
    """Chooses uniformly. Other bots are measured against it, and it finds unusual games of a scenario."""

    __slots__ = ("_below",)

    def __init__(self, seed: int) -> None:
        self._below = Chance(seed).below

    def choose(self, see: See, actions: Sequence[Action]) -> Action:
        """Any of the actions."""
        count = len(actions)
        return actions[self._below(count)] if count > 1 else actions[0]


def make(game: Game, players: int, seed: int) -> Bot:
    """A random bot."""
    return RandomBot(seed)
