"""`kneedeep tune`: `python -m tests.benchmarks.tune FILE… [--jobs N] [--marines N…]`.

A row for each file: time of the answer, and its first proposal beside 200 games by seeds that nothing else has seen.
"""

import argparse
import os
import time
from pathlib import Path

from kneedeep.coach.tuning import Wish
from kneedeep.coach.tuning_choices import games_of, tuned_in_turn
from kneedeep.games.bots import JUDGES
from kneedeep.games.simulation.executors import workers
from kneedeep.games.simulation.result import MARINES
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.games.simulation.simulation_run import simulated
from kneedeep.report.tuning_text import share_text
from tests.support.reading import scenario_in

SEED = 77_000
HEAD = "| map | marines | games | wall, s | cpu, s | before | first proposal | after | 200 more |\n|---|--|--:|--:|--:|---|---|---|---|"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.tune", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--marines", nargs="+", type=int, default=[2])
    parser.add_argument("--again", type=int, default=200, help="games of the first proposal by other seeds")
    options = parser.parse_args()
    print(HEAD, flush=True)
    for file in options.files:
        scenario = scenario_in(file.read_bytes())
        wishes = [Wish(scenario, marines, 0.4, 0.6) for marines in options.marines]
        wall, cpu = time.perf_counter(), sum(os.times()[:4])
        with workers(options.jobs) as crew:
            *_, answers = tuned_in_turn(wishes, crew)
        wall, cpu = time.perf_counter() - wall, sum(os.times()[:4]) - cpu
        for one in answers:
            times = games_of(answers, wishes)[0], f"{wall:.0f}", f"{cpu:.0f}"
            cells = [file.stem, one.wish.marines, *times, share_text(one.before)]
            for proposal in one.proposals[: min(1, options.again)]:
                content, bots = packed(proposal.edit.apply(scenario)), (JUDGES[0], JUDGES[0])
                with workers(options.jobs) as crew:
                    *_, seen = simulated(SimulationPlan(content, (one.wish.marines,), bots, options.again, SEED), crew)
                again = seen.party(one.wish.marines).won(MARINES)
                cells += [proposal.edit.title, share_text(proposal.after), share_text(again)]
            print(f"| {' | '.join(map(str, cells))} |", flush=True)


if __name__ == "__main__":
    main()
