"""The expert's value of a position: the marines' expected score, by a logistic function fitted to games of careful bots."""

from collections.abc import Sequence
from math import exp, sqrt

from kneedeep.board.script.conditions import frag_limit
from kneedeep.games.bots.chances import added, frag_chance
from kneedeep.games.bots.doom2004.danger import danger_of, wounds_at
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.games.bots.goal import progress
from kneedeep.games.bots.margin import MARGIN, WON, score
from kneedeep.rules.doom2004.state import State
from kneedeep.support.resources import table_rows

WEIGHTS = {name: float(weight) for name, weight, _ in table_rows(__file__, "expert_value.txt")}
USUAL_LIMIT = 6
"""The frag limit of a scenario without one."""
FARTHEST, NOBODY = 80, 50
"""The most points to the next goal that are counted, and the points if all marines are off the board."""
NEAR = 8
"""Spaces from a marine within which invaders are near."""


class PositionValue:
    """Values of the positions of one game with one number of marines."""

    def __init__(self, chart: DistanceMaps) -> None:
        self._chart = chart
        self.limit = frag_limit(chart.t.scenario.victory.invaders, chart.t.marines) or USUAL_LIMIT

    def of(self, state: State) -> float:
        """The expected score as a share of the highest one, from 0 to 1. Exact if the game is over."""
        chart = self._chart
        if state.winner:
            left = chart.goals_left(state)
            return score(state, self.limit, progress(state, chart.goals, lambda goal: goal not in left)) / 100
        features = self.features(state)
        most = WON + MARGIN * max(0.0, 1 - features["frags"])
        return most / 100 / (1 + exp(-added(WEIGHTS[name] * number for name, number in features.items())))

    def features(self, state: State) -> dict[str, float]:
        """The features of a position by their names in `expert_value.txt`, which says what they are."""
        chart, players = self._chart, state.players
        seats = [seat for seat in range(players) if state.at[seat] >= 0]
        goals, left = chart.goals, chart.goals_left(state)
        goal, spots = chart.next_spots(state)
        field = chart.field(state, spots, marines=True)
        ways = [min(field[state.at[seat]], FARTHEST) for seat in seats] or [NOBODY]
        rest = goals[-1].points - goal.points if goals and goal is not None else 0
        return {
            "one": 1.0,
            "frags": state.frags / self.limit,
            "lives": 1 / max(1, self.limit - state.frags),
            "way": sqrt(rest + min(ways)) / 6,
            "last way": max(ways) / 30,
            "goals": len(left) / max(1, len(goals)),
            "off": 1 - len(seats) / players,
            "health": sum(state.left[seat] for seat in seats) / players / 10,
            "armor": sum(state.armor[:players]) / players / 3,
            "crowd": len(state.crowd) / 10,
            "hidden": (chart.t.terrain.everywhere & ~state.revealed).bit_count() / 100,
            "lying": state.lying.bit_count() / 20,
            **(self._threats(state, seats, field) if seats else {}),
        }

    def _threats(self, state: State, seats: Sequence[int], field: Sequence[int]) -> dict[str, float]:
        """The features of the threats to the marines on the board. `field`: points to the next goal."""
        chart, far = self._chart, self._chart.t.terrain.chebyshev
        dangers = [danger_of(chart, state, seat) for seat in seats]
        hurts = [wounds_at(chart, state, one, seat, state.at[seat]) for one, seat in zip(dangers, seats, strict=True)]
        wounds = [(hurt, state.left[seat]) for hurt, seat in zip(hurts, seats, strict=True)]
        foes, first = dangers[-1].foes, field[state.at[seats[0]]]
        near = [foe for foe in foes if min(far(foe.at, state.at[seat]) for seat in seats) <= NEAR]
        return {
            "menace": added(foe.menace for foe in foes) / 15,
            "near": added(foe.menace for foe in near) / 10,
            "ahead": added(foe.menace for foe in foes if field[foe.at] < first) / 10,
            "wounds": added(min(1.5, hurt / max(1, health)) for hurt, health in wounds) / state.players,
            "fragged": added(frag_chance(hurt, health) for hurt, health in wounds) / state.players,
        }
