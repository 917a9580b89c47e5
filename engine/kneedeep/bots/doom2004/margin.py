"""How well a side did in a game, so that games that one side always wins still say who played them better."""

from __future__ import annotations

from kneedeep.bots.doom2004.distance_maps import DistanceMaps, distance_maps_of
from kneedeep.bots.doom2004.goals import progress
from kneedeep.bots.rank_test import Margin
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.state import INVADERS_WON, MARINES_WON, State


def margin(chart: DistanceMaps, state: State, side: str) -> Margin:
    """Return how well a side did, from the last state of a game.

    Marines: winning; then how much of the way of the solution is done, in thousandths; then fewer frags; then fewer rounds
    when they won, more when they held out in vain. Invaders: winning; then fewer rounds for it; when they
    did not, frags, then less of the way done by the marines, then more rounds. Raises ValueError for an unknown side.
    """
    done = progress(chart.t, state, chart.goals)
    if side == "marines":
        won = state.winner == MARINES_WON
        return int(won), done, -state.frags, -state.round if won else state.round
    if side == "invaders":
        won = state.winner == INVADERS_WON
        return (1, -state.round, state.frags, -done) if won else (0, state.frags, -done, state.round)
    raise ValueError(f"no side {side!r}: there are marines, invaders")


def margins(game: Doom2004Game, players: int, state: State) -> tuple[Margin, Margin]:
    """Return how well marines and invaders did, from the last state of a game."""
    chart = distance_maps_of(game, players)
    return margin(chart, state, "marines"), margin(chart, state, "invaders")
