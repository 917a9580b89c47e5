"""Verdicts from two seeds: `python -m tests.benchmarks.verdicts [FILE…] [--jobs N]`, without files the shipped scenarios.

Prints a row for each file and number of marines as soon as it is known, then the parts of them that agree.
"""

import argparse
import sys
import time
from pathlib import Path

from kneedeep.cli.commands.simulate import ENOUGH, GAMES
from kneedeep.games.simulation.bracket import Bracket
from kneedeep.games.simulation.difficulty import PartyDifficulty, difficulties
from kneedeep.games.simulation.executors import Workers, workers
from kneedeep.games.simulation.simulation_plan import best_plan
from kneedeep.games.simulation.simulation_run import simulated
from kneedeep.games.simulation.statistics import share_of
from kneedeep.report.difficulty_text import shares_text
from tests.support.reading import scenario_in

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"
HEAD = "| map | marines | seed {} | seed {} | same verdict | intervals meet |\n|---|--:|---|---|---|---|"


def found(file: Path, seed: int, crew: Workers) -> dict[int, PartyDifficulty]:
    """The difficulty for each number of marines, by as many games as `kneedeep simulate` plays."""
    scenario = scenario_in(file.read_bytes())
    *_, result = simulated(best_plan(scenario, (), GAMES, seed)._replace(margin=ENOUGH, curve=False), crew)
    return {party.marines: party for party in difficulties(scenario, result)}


def told(party: PartyDifficulty) -> tuple[str, str]:
    """The verdict, and the shares it comes from."""
    if party.bracket is None:
        return party.void or "no verdict", ""
    return party.bracket.difficulty if party.bracket.settled else "too early", shares_text(party.bracket)


def meet(first: PartyDifficulty, second: PartyDifficulty) -> bool:
    """Whether the 95 % intervals of each share overlap."""
    ours, theirs = (one.bracket or Bracket(*[one.share] * 3) for one in (first, second))
    return all(one.low <= other.high and other.low <= one.high for one, other in zip(ours, theirs, strict=True))


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.verdicts", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, default=sorted(SCENARIOS.glob("*.yaml")))
    parser.add_argument("--seeds", nargs=2, type=int, default=(1_001, 2_002))
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    start, same, near = time.perf_counter(), [], []
    print(HEAD.format(*options.seeds), flush=True)
    with workers(options.jobs) as crew:
        for file in options.files:
            first, second = (found(file, seed, crew) for seed in options.seeds)
            for marines in first:
                (verdict, shares), (other, others) = told(first[marines]), told(second[marines])
                same.append(verdict == other)
                near.append(meet(first[marines], second[marines]))
                cells = file.stem, marines, f"{verdict} {shares}", f"{other} {others}"
                answers = ("yes" if one[-1] else "NO" for one in (same, near))
                print(f"| {' | '.join(map(str, (*cells, *answers)))} |", flush=True)
    for name, cases in (("the same verdict", same), ("intervals meet", near)):
        part = share_of(sum(cases), len(cases))
        print(f"\n{name}: {part.cases} of {part.games}, {100 * part.share:.0f}%", end="")
    print(f"\n\n{time.perf_counter() - start:.0f} s with {options.jobs} processes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
