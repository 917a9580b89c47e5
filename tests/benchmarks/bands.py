"""Difficulties of generated maps: `python -m tests.benchmarks.bands [--maps N] [--games N] [--ruleset R] [--rooms N]`.

Tunes maps of all stories and difficulties by turns, each for one number of marines, plays fresh games, and prints a row for
each map as soon as it is known, then the part of them inside their band.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time

from kneedeep.coach.difficulty import aimed
from kneedeep.coach.generator import Wishes, levels
from kneedeep.coach.story import rulesets, story_names
from kneedeep.games.bots import JUDGES
from kneedeep.games.simulation.executors import FEWER_COLLECTIONS, workers
from kneedeep.games.simulation.plan_run import simulated
from kneedeep.games.simulation.result import MARINES
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.games.simulation.statistics import share_of
from kneedeep.model.catalog.edition import edition_of

HEAD = "| seed | story | difficulty | marines | limit | games | chosen by | fresh | inside | s |\n|--:|---|---|--:|--:|--:|--:|--:|---|--:|"


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.bands", description=__doc__)
    parser.add_argument("--ruleset", choices=rulesets(), default=rulesets()[0])
    for name, usual in (("maps", 72), ("games", 200), ("seed", 9_000), ("jobs", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--rooms", type=int)
    options = parser.parse_args()
    gc.set_threshold(FEWER_COLLECTIONS)
    names, hard = story_names(options.ruleset), levels(options.ruleset)
    inside = []
    print(HEAD, flush=True)
    with workers(options.jobs) as crew:
        for number in range(options.maps):
            story, level = names[number % len(names)], hard[number % len(hard)]
            counts = edition_of(options.ruleset).marines
            marines = counts[number // 2 % len(counts)]
            wishes = Wishes(options.ruleset, rooms=options.rooms, marines=(marines,), story=story, difficulty=level)
            began = time.process_time()
            *_, found = aimed(options.seed + number, wishes, 0, crew)
            seconds = time.process_time() - began
            assert found.reading is not None and found.reading.scenario is not None
            limit = found.limits[marines]
            careful = JUDGES[0], JUDGES[0]
            plan = SimulationPlan(packed(found.reading.scenario), (marines,), careful, options.games, 77, curve=False)
            *_, result = simulated(plan, crew)
            fresh = result.party(marines).won(MARINES)
            inside.append(found.band[0] <= fresh.share <= found.band[1])
            cells = (
                options.seed + number,
                story,
                level,
                marines,
                limit.frags,
                found.games,
                f"{limit.share.share:.0%} of {limit.share.games}",
            )
            print(f"| {' | '.join(map(str, cells))} | {fresh.share:.0%} | {inside[-1]} | {seconds:.0f} |", flush=True)
    part = share_of(sum(inside), len(inside))
    print(f"\ninside their band: {part.cases} of {part.games}, {part.share:.0%} ({part.low:.0%} to {part.high:.0%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
