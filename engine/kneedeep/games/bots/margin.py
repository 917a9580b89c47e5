"""How well a side did in a game, so that games that one side always wins still say who played them better."""

from kneedeep.games.bots.rank_test import Margin
from kneedeep.rules.state import INVADERS_WON, MARINES_WON, State


def margin(state: State, side: str, done: int) -> Margin:
    """Return how well a side did, from the last state of a game; `done`: how much of the way of the solution is done, in thousandths.

    Marines: winning; then how much is done; then fewer frags; then fewer rounds when they won, more when they held out
    in vain. Invaders: winning; then fewer rounds for it; when they did not, frags, then less of the way done by the
    marines, then more rounds. Raises ValueError for an unknown side.
    """
    if side == "marines":
        won = state.winner == MARINES_WON
        return int(won), done, -state.frags, -state.round if won else state.round
    if side == "invaders":
        won = state.winner == INVADERS_WON
        return (1, -state.round, state.frags, -done) if won else (0, state.frags, -done, state.round)
    raise ValueError(f"no side {side!r}: there are marines, invaders")
