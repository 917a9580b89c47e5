"""The score of a game for the marines: two versions of a map are compared by it, even if one side always wins."""

from kneedeep.board.script.conditions import frag_limit
from kneedeep.games.bots import margins_of
from kneedeep.games.bots.margin import WHOLE
from kneedeep.games.simulation.result import MARINES
from kneedeep.rules.game import Game
from kneedeep.rules.state import State

WON, MARGIN = 75.0, 25.0


def score_of(game: Game, players: int, state: State) -> float:
    """The score at the end of a game, 0 to 100: half for the win, then frags left, else the share of the goals reached."""
    if state.winner == MARINES:
        limit = frag_limit(game.scenario.victory.invaders, players)
        left = 1.0 if limit is None else max(0.0, 1 - state.frags / limit)
        return WON + MARGIN * left
    if not game.ruleset.bots:
        return 0.0
    marines, _ = margins_of(game, players, state)
    return MARGIN * marines[1] / WHOLE
