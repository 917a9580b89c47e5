"""The bot that takes any legal action, each as likely as the others."""

from collections.abc import Sequence

from kneedeep.games.bots.bot import Bot, See
from kneedeep.games.bots.chance import Chance
from kneedeep.rules.action import Action
from kneedeep.rules.game import Game


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
