"""Invented results of simulations for the examples of the checks of balance."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from kneedeep.games.simulation import result as results
from kneedeep.games.simulation.simulation_plan import bracket_of
from kneedeep.model.scenario.model import Scenario

BOTS = ("tactical", "tactical")
MOST_ROUNDS = 200


def result_of(
    scenario: Scenario,
    wins: int = 50,
    losses: int = 50,
    unfinished: int = 0,
    dry: int = 0,
    tallies: Mapping[str, Mapping[Any, int]] | None = None,
    marines: Iterable[int] = (1,),
    bots: tuple[str, str] = BOTS,
    bracket: tuple[int, int] | None = None,
) -> results.Simulation:
    """A simulation result with these numbers of wins, losses and unfinished games of the marines.

    `dry`: games without ammunition. `bracket`: wins and losses of the marines with each hasty side, with the
    same `tallies`, or None. Every area was revealed at once unless `tallies` say otherwise.
    """
    ends = [results.MARINES] * wins + [results.INVADERS] * losses + [results.UNFINISHED] * unfinished
    records = tuple(
        results.GameRecord(
            number=number,
            seed=number,
            winner=winner,
            end=results.OVER if winner else results.ROUNDS,
            rounds=10 if winner else MOST_ROUNDS,
            frags=2,
            deaths=2,
            kills=9,
            decisions=400,
            dry=number < dry,
        )
        for number, winner in enumerate(ends)
    )
    seen = {"revealed": {(area.id, 1): len(records) for area in scenario.areas}}
    counted = {name: Counter(counts) for name, counts in {**seen, **(tallies or {})}.items()}
    marines = tuple(marines)
    parties = tuple(results.PartyStatistics(count, records, counted) for count in marines)
    beside: tuple[results.Simulation, ...] = ()
    if bracket is not None:
        won, lost = bracket
        beside = tuple(
            result_of(scenario, won, lost, tallies=tallies, marines=marines, bots=pair) for pair in bracket_of(bots)
        )
    return results.Simulation(bots, 1, len(records), MOST_ROUNDS, None, parties, beside)
