"""`kneedeep generate` on many seeds: faults, solutions, time, loops, and how much the maps of a seed differ."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from operator import ne
from typing import TypeVar

from kneedeep.analysis.framework.finding import Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import Board, compile_board
from kneedeep.coach.chance import Chance
from kneedeep.coach.generator import Wishes, generate, levels
from kneedeep.coach.generator_tuning import aimed
from kneedeep.coach.ground import ground_of
from kneedeep.coach.story import rulesets, story_names
from kneedeep.games.bots import JUDGES
from kneedeep.games.simulation.executors import Here, Workers
from kneedeep.games.simulation.result import MARINES
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.games.simulation.simulation_run import simulated
from kneedeep.model.catalog import load_catalog
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.geometry.space import Space
from kneedeep.solver.branch_results import party_results
from tests.benchmarks.table import Table

AThing = TypeVar("AThing")
SEEDS, SETS, TUNED, FRESH = 300, 20, 8, 200


def tables() -> Iterator[Table]:
    """For each edition the stories on seeds, sets of six, and last, which takes hours, maps that games have tuned."""
    for table in (_stories, _sets, _bands):
        yield from map(table, rulesets())


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
    stories, graphs, outlines = [], [], []
    for seed in range(SETS):
        maps = [generate(seed, Wishes(ruleset), number).scenario for number in range(6)]
        boards = [compile_board(one, load_catalog(ruleset)) for one in maps if one is not None]
        stories.append(_apart([one.scenario.objective for one in boards], ne))
        graphs.append(_apart([_graph(one) for one in boards], ne))
        outlines.append(_apart([_outlines(one) for one in boards], outline_difference))
    rows = [
        (name, f"{min(min(one) for one in found):.2f}", f"{sum(sum(one) / len(one) for one in found) / SETS:.2f}")
        for name, found in (("story", stories), ("graph of areas", graphs), ("outline", outlines))
    ]
    remark = "From 0 (two maps of a seed are alike) to 1; of outlines it is the part of all spaces that only one of them has."
    return Table(
        f"Variety of six maps of a seed, {ruleset}, {SETS} seeds", ("pairs differ in", "least", "mean"), rows, (remark,)
    )


def _bands(ruleset: str) -> Table:
    """Maps of all stories and difficulties by turns, each for one number of marines."""
    names, hard, counts = story_names(ruleset), levels(ruleset), edition_of(ruleset).marines
    rows, inside = [], 0
    for number in range(len(hard) * TUNED):
        story, level, marines = names[number % len(names)], hard[number % len(hard)], counts[number // 2 % len(counts)]
        wishes = Wishes(ruleset, rooms=5, marines=(marines,), story=story, difficulty=level)
        began = time.process_time()
        *_, found = aimed(number, wishes, 0, Workers(Here(), 1))
        seconds, limit = time.process_time() - began, found.limits[marines]
        assert found.reading is not None and found.reading.scenario is not None
        content = packed(found.reading.scenario)
        plan = SimulationPlan(content, (marines,), (JUDGES[0], JUDGES[0]), FRESH, 77, curve=False)
        *_, result = simulated(plan, Workers(Here(), 1))
        fresh = result.party(marines).won(MARINES).share
        inside += found.band[0] <= fresh <= found.band[1]
        shares = f"{limit.share.share:.0%}", f"{fresh:.0%}", f"{found.band[0]:.0%}–{found.band[1]:.0%}"
        rows.append((story, level, str(marines), str(limit.frags), str(found.games), *shares, f"{seconds:.0f}"))
    head = ("story", "difficulty", "marines", "frags", "games", "chosen by", "fresh games", "band", "s")
    return Table(f"Tuned maps, {ruleset}, {FRESH} fresh games", head, rows, (f"Inside: {inside} of {len(rows)}.",))


def _apart(things: list[AThing], difference: Callable[[AThing, AThing], float]) -> list[float]:
    """How much each pair of things differs."""
    return [difference(one, other) for k, one in enumerate(things) for other in things[:k]]


def _outlines(board: Board) -> list[frozenset[Space]]:
    """The spaces of a map moved to the origin, in all turns and their mirror images."""
    found, spaces = [], list(board.spaces)
    for _ in range(4):
        spaces = [(-y, x) for x, y in spaces]
        for form in (spaces, [(-x, y) for x, y in spaces]):
            left, top = min(x for x, _ in form), min(y for _, y in form)
            found.append(frozenset((x - left, y - top) for x, y in form))
    return found


def outline_difference(one: list[frozenset[Space]], other: list[frozenset[Space]]) -> float:
    """The part of the spaces of two maps that only one has, as they are turned to be most alike."""
    return min(len(one[0] ^ form) / len(one[0] | form) for form in other)


def _graph(board: Board) -> tuple[tuple[int, ...], ...]:
    """For each area how many areas are one, two … doors away, the start first: equal graphs have it in common."""
    ground = ground_of(board, Chance(0), middle=False, most=0)
    far = [ground.distances(zone.number) for zone in ground.zones]
    found = [tuple(one.count(steps) for steps in range(1, max(one) + 1)) for one in far]
    return (found[0], *sorted(found[1:]))
