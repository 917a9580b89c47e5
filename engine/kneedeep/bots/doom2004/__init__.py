"""Bots for the 2004 rules: goals, distance maps, evaluation, plans of turns."""

from __future__ import annotations

from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.game import Game
from kneedeep.rules.ruleset import UnplayableError


def own_game(game: Game, bot: str) -> Doom2004Game:
    """Return a game that these bots know. Raises UnplayableError for one of another ruleset."""
    if not isinstance(game, Doom2004Game):
        raise UnplayableError(f"The bot {bot} does not play {game.ruleset.name}.")
    return game
