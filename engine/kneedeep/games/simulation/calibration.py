"""Calibration of guessed numbers of 2016: `python -m kneedeep.games.simulation.calibration`.

The rules give their tutorial limits of 4, 4, 3 and 2 frags with one to four marines. So the marines should win about as
often with each number. *Range Day* has these limits. It is played with candidates for the guessed numbers. The best
candidate has the shares nearest to each other and to the wanted share.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from statistics import mean

from kneedeep.games.bots import JUDGES
from kneedeep.games.simulation.executors import Workers, workers
from kneedeep.games.simulation.result import MARINES, PartyStatistics
from kneedeep.games.simulation.sensitivity import moved
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.games.simulation.simulation_run import simulated
from kneedeep.model.catalog.numbers.overrides import checked
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Record, Scenario
from kneedeep.support import resources

SCENARIO, GRID = "range-day.yaml", Path(__file__).parent / "data" / "calibration.json"
WANTED = 0.6
"""The wanted share of wins with careful play on both sides. A first evening should be won rather than lost."""


def played(
    scenario: Scenario, steps: Mapping[str, int], games: int, seed: int, crew: Workers
) -> tuple[PartyStatistics, ...]:
    """The games with each number of marines. `steps`: changes of guessed numbers by patterns of addresses."""
    numbers = {
        name: value
        for pattern, step in steps.items()
        for name, value in (moved(scenario.ruleset, pattern, step) if step else {}).items()
    }
    content = packed(scenario, checked(numbers, scenario.ruleset))
    plan = SimulationPlan(content, scenario.played_counts, (JUDGES[0], JUDGES[0]), games, seed, curve=False)
    *_, result = simulated(plan, crew)
    return result.parties


def distance(parties: Sequence[PartyStatistics]) -> tuple[float, float]:
    """The spread of the shares, and the largest deviation from the wanted share."""
    shares = [party.won(MARINES).share for party in parties]
    return max(shares) - min(shares), max(abs(share - WANTED) for share in shares)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print a line for each candidate and finally the best ones."""
    parser = argparse.ArgumentParser(prog="python -m kneedeep.games.simulation.calibration", description=__doc__)
    parser.add_argument("--grid", type=Path, default=GRID, help="a JSON file of steps by pattern, like the shipped one")
    parser.add_argument("--games", type=int, default=60, help="games of each candidate and number of marines")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random numbers")
    parser.add_argument("--advanced", action="store_true", help="play with the advanced rules, and so with squad cards")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args(arguments)
    scenario = read(resources.path("scenarios", SCENARIO).read_bytes()).scenario
    assert scenario is not None
    if options.advanced:
        scenario = scenario.having(rules=Record({**scenario.rules, "advanced": "on"}.items()))
    grid = json.loads(options.grid.read_text(encoding="utf-8"))["steps"]
    found = []
    with workers(options.jobs) as crew:
        for chosen in product(*grid.values()):
            steps = dict(zip(grid, chosen, strict=True))
            parties = played(scenario, steps, options.games, options.seed, crew)
            found.append((sum(distance(parties)), _line(steps, parties)))
            print(found[-1][1], flush=True)
    print("\nThe best:", *(line for _, line in sorted(found)[:3]), sep="\n")
    return 0


def _line(steps: Mapping[str, int], parties: Sequence[PartyStatistics]) -> str:
    shares = " / ".join(f"{100 * party.won(MARINES).share:.0f}" for party in parties)
    scores = " / ".join(f"{mean(record.score for record in party.records):.0f}" for party in parties)
    changed = ", ".join(f"{pattern} {step:+d}" for pattern, step in steps.items() if step)
    return f"{shares}%, {100 * distance(parties)[0]:.0f} points apart, scores {scores}: {changed or 'as shipped'}"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
