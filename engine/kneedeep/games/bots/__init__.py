"""Players made of code, of rising strength: `random`, `rush`, `tactical`, and `expert` as an opponent of people."""

from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from kneedeep.games.bots.bot import Bot, Margin, See
from kneedeep.rules.game import Game
from kneedeep.rules.ruleset import Ruleset, UnplayableError
from kneedeep.rules.state import State
from kneedeep.support.translation import later, tr

Rules = Ruleset[Any]
Maker = Callable[[Game, int, int], Bot]
"""`(game, players, seed)` to a bot for one game of that many marines."""


def _bot(name: str, package: str = "") -> Maker:
    """A factory that imports its module for the first bot. Without a package: from the package of the ruleset's bots."""

    def make(game: Game, players: int, seed: int) -> Bot:
        made: Bot = import_module(f"{package or game.ruleset.bots}.{name}").make(game, players, seed)
        return made

    return make


BOTS: Mapping[str, Maker] = {
    "random": _bot("random_bot", "kneedeep.games.bots"),
    "rush": _bot("rush"),
    "tactical": _bot("tactical"),
}
"""Makers by the names of their bots, the weakest first. All but the first have a package for each ruleset."""
EXPERT = "expert"
"""The bot that looks ahead. It plays the invader alone, and too slowly for simulations."""
OPPONENTS: Mapping[str, Maker] = {**BOTS, EXPERT: _bot(EXPERT)}
"""The same for the invader in a game with people."""
LIMITS: Mapping[str, str] = {
    "random": later("takes any legal action, so that its games show nothing of how hard a map is"),
    "rush": later("looks one step ahead and never at what the other side may do"),
    "tactical": later("plans one turn of one figure at a time; its marines make no common plan and no long detours"),
}
"""The limits of each bot, after its name in a sentence."""
JUDGES = ("tactical", "rush")
"""Bots for comparison. A failure of both may be due to the scenario, a failure of one to that bot."""


def bots_of(ruleset: Rules) -> tuple[str, ...]:
    """The names of the bots that play both sides by a ruleset, the weakest first."""
    return tuple(name for name in opponents_of(ruleset) if name in BOTS)


def opponents_of(ruleset: Rules) -> tuple[str, ...]:
    """The names of the bots that play the invader by a ruleset, the weakest first."""
    own = ruleset.bots and {module.name for module in iter_modules(import_module(ruleset.bots).__path__)}
    return tuple(name for name in OPPONENTS if name == "random" or name in own)


def check_bot(name: str, ruleset: Rules, side: str = "invaders") -> None:
    """Raise ValueError for an unknown bot or side of it, UnplayableError for one that does not play by a ruleset."""
    if name not in OPPONENTS:
        raise ValueError(tr("There is no bot named {name}; there are {bots}.", name=name, bots=", ".join(OPPONENTS)))
    if side == "marines" and name not in BOTS:
        raise ValueError(tr("The bot {name} plays the invader only.", name=name))
    if name not in (known := opponents_of(ruleset)):
        text = later("The bot {name} does not play {game}; there are: {others}.")
        raise UnplayableError(text, name=name, game=ruleset.name, others=" and ".join(known))


def bot_named(name: str, game: Game, players: int, seed: int) -> Bot:
    """A bot for one game; two of one seed play alike.

    Raises ValueError for an unknown name, UnplayableError for a bot that does not play by the ruleset, or a number of
    marines that the scenario is not made for.
    """
    check_bot(name, game.ruleset)
    return OPPONENTS[name](game, players, seed)


def margins_of(game: Game, players: int, state: State) -> tuple[Margin, Margin]:
    """The success of marines and invaders, from the last state of a game whose ruleset has its own bots."""
    chart = import_module(f"{game.ruleset.bots}.distance_maps").distance_maps_of(game, players)
    margins: Callable[..., tuple[Margin, Margin]] = import_module("kneedeep.games.bots.margin").margins
    return margins(state, chart.goals, chart.goals_left(state))


__all__ = [
    "BOTS",
    "EXPERT",
    "JUDGES",
    "LIMITS",
    "OPPONENTS",
    "Bot",
    "Maker",
    "See",
    "bot_named",
    "bots_of",
    "check_bot",
    "margins_of",
    "opponents_of",
]
