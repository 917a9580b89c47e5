"""Players made of code, of rising strength: `random`, `rush`, `tactical`."""

from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from kneedeep.games.bots.bot import Bot, Margin, See
from kneedeep.rules.game import Game
from kneedeep.rules.ruleset import Ruleset, UnplayableError
from kneedeep.rules.state import State
from kneedeep.support.translation import later, tr

Maker = Callable[[Game, int, int], Bot]
"""`(game, players, seed)` to a bot for one game of that many marines."""


def _bot(name: str, package: str = "") -> Maker:
    """Return a maker whose module is imported for the first bot of it; without a package from that of the ruleset's bots."""

    def make(game: Game, players: int, seed: int) -> Bot:
        home = package or game.ruleset.bots
        if not package and name not in bots_of(game.ruleset):
            others = " and ".join(bots_of(game.ruleset))
            raise UnplayableError(
                "The bot {name} does not play {game}; there are: {others}.",
                name=name,
                game=game.ruleset.name,
                others=others,
            )
        made: Bot = import_module(f"{home}.{name}").make(game, players, seed)
        return made

    return make


BOTS: Mapping[str, Maker] = {
    "random": _bot("random_bot", "kneedeep.games.bots"),
    "rush": _bot("rush"),
    "tactical": _bot("tactical"),
}
"""Makers by the names of their bots, the weakest first. All but the first have a package for each ruleset."""
LIMITS: Mapping[str, str] = {
    "random": later("takes any legal action, so that its games show nothing of how hard a map is"),
    "rush": later("looks one step ahead and never at what the other side may do"),
    "tactical": later("plans one turn of one figure at a time; its marines make no common plan and no long detours"),
}
"""The limits of each bot, after its name in a sentence."""
JUDGES = ("tactical", "rush")
"""Bots for comparison. A failure of both may be due to the scenario, a failure of one to that bot."""


def bots_of(ruleset: Ruleset[Any]) -> tuple[str, ...]:
    """Return the names of the bots that play by a ruleset, the weakest first."""
    own = ruleset.bots and {module.name for module in iter_modules(import_module(ruleset.bots).__path__)}
    return tuple(name for name in BOTS if name == "random" or name in own)


def bot_named(name: str, game: Game, players: int, seed: int) -> Bot:
    """Return a bot for one game; two of one seed play alike.

    Raises ValueError for an unknown name, UnplayableError for a number of marines that the scenario is not made for.
    """
    maker = BOTS.get(name)
    if maker is None:
        raise ValueError(tr("There is no bot named {name}; there are {bots}.", name=name, bots=", ".join(BOTS)))
    return maker(game, players, seed)


def margins_of(game: Game, players: int, state: State) -> tuple[Margin, Margin]:
    """Return how well marines and invaders did, from the last state of a game of a ruleset with bots of its own."""
    chart = import_module(f"{game.ruleset.bots}.distance_maps").distance_maps_of(game, players)
    margins: Callable[..., tuple[Margin, Margin]] = import_module("kneedeep.games.bots.margin").margins
    return margins(state, chart.goals, chart.goals_left(state))


__all__ = ["BOTS", "JUDGES", "LIMITS", "Bot", "Maker", "See", "bot_named", "bots_of", "margins_of"]
