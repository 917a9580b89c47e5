"""`kneedeep generate` on many seeds: faults, solutions, time, loops, and how much the maps of a seed differ."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from kneedeep.analysis.framework.finding import Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import Board, compile_board
from kneedeep.coach.chance import Chance
from kneedeep.coach.generator import Wishes, generate
from kneedeep.coach.ground import ground_of
from kneedeep.coach.story import rulesets, story_names
from kneedeep.model.catalog import load_catalog
from kneedeep.model.geometry.space import Space
from kneedeep.solver.branch_results import party_results
from tests.benchmarks.table import Table

AThing = TypeVar("AThing")
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
    stories, graphs, outlines = [], [], []
    for seed in range(SETS):
        maps = [generate(seed, Wishes(ruleset), number).scenario for number in range(6)]
        boards = [compile_board(one, load_catalog(ruleset)) for one in maps if one is not None]
        stories.append(_apart([one.scenario.objective for one in boards], _differ))
        graphs.append(_apart([_graph(one) for one in boards], _differ))
        outlines.append(_apart([_outlines(one) for one in boards], outline_difference))
    rows = [
        (name, f"{min(min(one) for one in found):.2f}", f"{sum(sum(one) / len(one) for one in found) / SETS:.2f}")
        for name, found in (("story", stories), ("graph of areas", graphs), ("outline", outlines))
    ]
    remark = "From 0 (two maps of a seed are alike) to 1; of outlines it is the part of all spaces that only one of them has."
    return Table(
        f"Variety of six maps of a seed, {ruleset}, {SETS} seeds", ("pairs differ in", "least", "mean"), rows, (remark,)
    )


def _apart(things: list[AThing], difference: Callable[[AThing, AThing], float]) -> list[float]:
    """How much each pair of things differs."""
    return [difference(one, other) for k, one in enumerate(things) for other in things[:k]]


def _differ(one: object, other: object) -> float:
    return float(one != other)


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
