"""Measures the shipped scenarios and writes the reference: `python -m tests.support.reference_file`."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kneedeep import __version__
from kneedeep.games.bots import JUDGES
from kneedeep.games.simulation import win_reference
from kneedeep.games.simulation.difficulty import difficulties, difficulty_data
from kneedeep.games.simulation.executors import Workers, workers
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.games.simulation.simulation_run import simulated
from kneedeep.games.simulation.win_reference import FOLDER, NAME, played_digest
from kneedeep.model.catalog.digest import digest
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.io.reader import read
from kneedeep.rules.registry import ruleset_of
from kneedeep.support import resources

GAMES, SEED = 100, 1


def measurable() -> list[str]:
    """The names of the shipped scenarios whose ruleset has the bots that measure."""
    return [
        name
        for name in resources.names("scenarios", ".yaml")
        if (scenario := read(resources.path("scenarios", name).read_bytes()).scenario) is not None
        and (ruleset := ruleset_of(scenario.ruleset)) is not None
        and ruleset.bots
    ]


def measure(names: Sequence[str], games: int, crew: Workers) -> dict[str, Any]:
    """The contents of the data file, from `games` games for each share with each number of marines."""
    scenarios = [_measured(name, games, crew) for name in names]
    rulesets = {
        name: {"version": edition_of(name).version, "catalog": digest(name)}
        for name in sorted({one["ruleset"] for one in scenarios})
    }
    made_by = {"version": __version__, "rulesets": rulesets}
    return {"format": 1, "made_by": made_by, "seed": SEED, "scenarios": scenarios}


def _measured(name: str, games: int, crew: Workers) -> dict[str, Any]:
    content = resources.path("scenarios", name).read_bytes()
    scenario = read(content).scenario
    if scenario is None:
        raise ValueError(f"{name} holds no scenario")
    bot = JUDGES[0]
    plan = SimulationPlan(packed(scenario), tuple(scenario.counts), (bot, bot), games, SEED, bracket=True)
    *_, result = simulated(plan, crew)
    return {
        "file": name,
        "ruleset": scenario.ruleset,
        "title": scenario.title,
        "challenge": scenario.challenge or "",
        "digest": played_digest(scenario),
        "difficulty": [difficulty_data(party) for party in difficulties(scenario, result)],
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and write the file."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.reference_file", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games for each share with each number of marines")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument(
        "scenarios", nargs="*", help="file names of those that are measured; the results of the others stay"
    )
    options = parser.parse_args(arguments)
    path = Path(win_reference.__file__).parent / FOLDER / NAME
    names = [name for name in measurable() if name in (options.scenarios or measurable())]
    with workers(options.jobs) as crew:
        data = measure(names, options.games, crew)
    if options.scenarios:
        before = json.loads(path.read_text(encoding="utf-8"))
        kept = [one for one in before["scenarios"] if one["file"] not in names]
        data["made_by"]["rulesets"] = before["made_by"]["rulesets"] | data["made_by"]["rulesets"]
        data["scenarios"] = sorted([*kept, *data["scenarios"]], key=lambda one: str(one["file"]))
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
