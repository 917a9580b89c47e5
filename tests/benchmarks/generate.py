"""`kneedeep generate` on many seeds: faults, solutions, time, loops, and how much the maps of a seed differ."""

import time
from collections import Counter

from kneedeep.analysis.framework.finding import Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import compile_board
from kneedeep.coach.chance import Chance
from kneedeep.coach.generator import Wishes, generate
from kneedeep.coach.ground import ground_of
from kneedeep.coach.story import rulesets, story_names, story_of
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.model import Scenario
from kneedeep.solver.branch_results import party_results
from tests.benchmarks.table import Table

SEEDS, SETS = 300, 20


def tables() -> list[Table]:
    """For each edition the stories on seeds, and sets of six."""
    return [table for ruleset in rulesets() for table in (_stories(ruleset), _sets(ruleset))]


def _stories(ruleset: str) -> Table:
    names = story_names(ruleset)
    faults, unsolved, loops, made = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    seconds: dict[str, list[float]] = {name: [] for name in names}
    for seed in range(SEEDS):
        name = names[seed % len(names)]
        began = time.process_time()
        reading = generate(seed, Wishes(ruleset, story=name))
        seconds[name].append(time.process_time() - began)
        assert reading.scenario is not None
        board = compile_board(reading.scenario, load_catalog(ruleset))
        made[name] += 1
        faults[name] += sum(one.severity is not Severity.INFO for one in analyse(reading))
        unsolved[name] += not all(party.surely(lambda line: line.achieved.wins) for party in party_results(board))
        loops[name] += len(board.joining.joints) >= len(board.pieces)
    rows = [
        (name, *(str(count[name]) for count in (made, faults, unsolved, loops)), f"{max(seconds[name]):.2f}")
        for name in names
    ]
    head = ("story", "maps", "errors and warnings", "unsolved", "with a loop", "s at most")
    return Table(f"Generated maps, {ruleset}, {SEEDS} seeds", head, rows)


def _sets(ruleset: str) -> Table:
    found = []
    for seed in range(SETS):
        maps = [generate(seed, Wishes(ruleset), number).scenario for number in range(6)]
        found.append(variety([one for one in maps if one is not None]))
    most = len({story_of(ruleset, name).id for name in story_names(ruleset)})
    rows = [(str(SETS), str(min(6, most)), f"{sum(found) / SETS:.2f}", f"{min(found):.2f}")]
    head = ("sets of six", "stories in each", "pairs with other graphs of areas", "least")
    return Table(f"Variety of six maps of a seed, {ruleset}", head, rows)


def variety(maps: list[Scenario]) -> float:
    """How many of the pairs of maps differ in the graph of their areas, from 0 to 1."""
    graphs = [_graph(one) for one in maps]
    pairs = [one != other for k, one in enumerate(graphs) for other in graphs[:k]]
    return sum(pairs) / len(pairs)


def _graph(scenario: Scenario) -> tuple[tuple[int, ...], ...]:
    """For each area how many areas are one, two … doors away, the start first: equal graphs have it in common."""
    board = compile_board(scenario, load_catalog(scenario.ruleset))
    ground = ground_of(board, Chance(0), middle=False, most=0)
    far = [ground.distances(zone.number) for zone in ground.zones]
    found = [tuple(one.count(steps) for steps in range(1, max(one) + 1)) for one in far]
    return (found[0], *sorted(found[1:]))
