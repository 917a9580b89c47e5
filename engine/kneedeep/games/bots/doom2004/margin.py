"""How well both sides did in a game of 2004."""

from kneedeep.games.bots.doom2004.distance_maps import distance_maps_of
from kneedeep.games.bots.doom2004.goals import is_reached
from kneedeep.games.bots.goal import progress
from kneedeep.games.bots.margin import margin
from kneedeep.games.bots.rank_test import Margin
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.state import State


def margins(game: Doom2004Game, players: int, state: State) -> tuple[Margin, Margin]:
    """Return how well marines and invaders did, from the last state of a game."""
    chart = distance_maps_of(game, players)
    done = progress(state, chart.goals, lambda goal: is_reached(chart.t, state, goal))
    return margin(state, "marines", done), margin(state, "invaders", done)
