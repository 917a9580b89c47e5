"""Calibrates guessed numbers of 2016: `python -m kneedeep.games.simulation.calibration`.

The rules call their tutorial fit for 4, 4, 3 and 2 frags with one to four marines, so the marines should win about as
often with each. *Range Day* is played with candidates for the guessed numbers: those of everybody, and those of the squad
card of each number of marines. The table shows which squad cards bring the shares nearest to the wanted one.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from kneedeep.games.bots import JUDGES
from kneedeep.games.simulation.executors import Workers, workers
from kneedeep.games.simulation.plan_run import simulated
from kneedeep.games.simulation.result import MARINES
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.games.simulation.statistics import Share
from kneedeep.model.catalog.numbers.overrides import checked
from kneedeep.model.scenario.io.reader import read
from kneedeep.support import resources

SCENARIO, GRID = "range-day.yaml", Path(__file__).parent / "data" / "calibration.json"
WANTED = 0.6
"""The wanted share of wins with careful play on both sides: a first evening is to be won rather than lost."""
Values = Mapping[str, object]


class Trial(NamedTuple):
    """The games of a candidate: its squad card, the marines' wins and mean score."""

    squad: Values
    share: Share
    score: float


def trials(
    everyone: Values, squads: Mapping[str, Sequence[Values]], games: int, seed: int, crew: Workers
) -> Iterator[tuple[int, Trial]]:
    """Yield the number of marines and the trial of each squad card, with the numbers of everybody."""
    scenario = read(resources.path("scenarios", SCENARIO).read_bytes()).scenario
    assert scenario is not None
    for marines, squad in ((int(marines), squad) for marines, cards in squads.items() for squad in cards):
        content = packed(scenario, checked({**everyone, **squad}, scenario.ruleset))
        plan = SimulationPlan(content, (marines,), (JUDGES[0], JUDGES[0]), games, seed, curve=False)
        *_, result = simulated(plan, crew)
        (party,) = result.parties
        yield marines, Trial(squad, party.won(MARINES), mean(record.score for record in party.records))


def nearest(found: Mapping[int, Sequence[Trial]]) -> tuple[Trial, ...]:
    """The trial for each number of marines that together come nearest to the wanted share, and to each other."""

    def apart(chosen: Sequence[Trial]) -> tuple[float, float]:
        shares = [trial.share.share for trial in chosen]
        return max(abs(share - WANTED) for share in shares) + max(shares) - min(shares), -mean(
            trial.score for trial in chosen
        )

    return min(product(*found.values()), key=apart)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m kneedeep.games.simulation.calibration", description=__doc__
    )
    parser.add_argument(
        "--grid", type=Path, default=GRID, help="a JSON file of candidates, like the shipped one"
    )
    parser.add_argument("--games", type=int, default=60, help="games of each candidate")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random numbers")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args(arguments)
    grid = json.loads(options.grid.read_text(encoding="utf-8"))
    with workers(options.jobs) as crew:
        for everyone in grid["everyone"]:
            print(f"everybody: {json.dumps(everyone)}", flush=True)
            found: dict[int, list[Trial]] = {}
            for marines, trial in trials(everyone, grid["squads"], options.games, options.seed, crew):
                found.setdefault(marines, []).append(trial)
                print(f"  {marines} {_row(trial)}", flush=True)
            best = nearest(found)
            shares = [100 * trial.share.share for trial in best]
            print(
                f"  nearest: {' / '.join(f'{share:.0f}' for share in shares)}%, {max(shares) - min(shares):.0f} points apart"
            )
            print(
                f"  with {json.dumps({**everyone, **{key: value for trial in best for key, value in trial.squad.items()}})}",
                flush=True,
            )
    return 0


def _row(trial: Trial) -> str:
    share = trial.share
    interval = f"{100 * share.share:3.0f}% ({100 * share.low:.0f}–{100 * share.high:.0f}%)"
    return f"{interval:18} score {trial.score:4.0f}  {json.dumps(trial.squad)}"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
