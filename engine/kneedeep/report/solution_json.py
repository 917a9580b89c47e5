"""The solution of a scenario as plain data, for `kneedeep solve` and passports."""

from collections.abc import Sequence

from kneedeep.analysis.framework.finding import Finding
from kneedeep.board import compile_board
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.names import names_of
from kneedeep.report import solution_text
from kneedeep.solver.branch_results import BranchResult, PartyResult
from kneedeep.solver.lock_graph import LockGraph, lock_graph
from kneedeep.solver.solution import SolutionStep, solve
from kneedeep.solver.step_text import element_name

VERSION = 1


def solution_data(
    scenario: Scenario, path: str, found: Sequence[PartyResult], hitches: Sequence[Finding]
) -> dict[str, object]:
    """The solution for each number of marines, or the obstacles, as plain data. `hitches`: see `hitches_of`."""
    names = dict(names_of(scenario))
    board = compile_board(scenario)
    words = DisplayNames(scenario, board, board.catalog)
    return {"version": VERSION, "file": path, "outcomes": [_data(one, hitches, names, words) for one in found]}


def _data(
    outcome: PartyResult, hitches: Sequence[Finding], names: dict[int, str], words: DisplayNames
) -> dict[str, object]:
    line = solution_text.shown_line(outcome)
    data: dict[str, object] = {
        "marines": list(outcome.marines),
        "winnable": outcome.wins and not solution_text.too_late(outcome, hitches),
        "judgement": outcome.wins and not outcome.wins_unjudged,
        "branches": len(outcome.lines),
    }
    if not outcome.wins:
        return data | _obstacles(line, names, words)
    if (solution := solve(line.achieved)) is not None:
        portals = "portals" in line.problem.board.edition.features
        data |= {"points": solution.points, "turns": solution.turns, "fewest": solution.fewest}
        data["steps"] = [_step(stage, names, portals=portals) for stage in solution.stages]
    if own := solution_text.hitches_for(outcome, hitches):
        data["hitches"] = [
            {"code": one.code, "message": one.message, "marines": one.marines and list(one.marines)} for one in own
        ]
    return data


def _step(stage: SolutionStep, names: dict[int, str], *, portals: bool) -> dict[str, object]:
    """A step of a solution. `portals`: with the summoning portals."""
    data: dict[str, object] = {stage.kind: _called(stage.element, names)}
    if stage.others:
        data["others"] = [element_name(one, names) for one in stage.others]
    data["at"] = None if stage.at is None else list(stage.at)
    data["reveals"] = [f"area:{area}" for area in stage.reveals]
    if portals:
        data["summons"] = [element_name(portal, names) for portal in stage.summons]
    return data | {"points": stage.points, "turn": stage.turn}


def _obstacles(line: BranchResult, names: dict[int, str], words: DisplayNames) -> dict[str, object]:
    """The obstacles to a victory: conditions, locks, cycles of locks, areas."""
    graph = lock_graph(line.achieved)
    return {
        "missing": [words.when(leaf) for leaf in solution_text.missing_conditions(line.achieved)],
        "locks": [
            {
                "lock": element_name(gate.element, names),
                "waits_for": [words.when(leaf) for leaf in gate.missing],
                "sources": _sources(graph, gate.number, names),
            }
            for gate in graph.gates
            if not gate.held
        ],
        "circles": [
            [element_name(graph.gates[number].element, names) for number in circle] for circle in graph.circles()
        ],
        "unrevealed": [f"area:{area}" for area in solution_text.unrevealed_areas(line)],
    }


def _called(element: object, names: dict[int, str]) -> str | int | None:
    """The subject of a stage. None if the marines only go to a place, as to look into an area."""
    return element if element is None or isinstance(element, int) else element_name(element, names)


def _sources(graph: LockGraph, number: int, names: dict[int, str]) -> list[dict[str, object]]:
    return [
        {
            source.kind: element_name(source.element, names),
            "behind": None
            if source.behind is None
            else [element_name(graph.gates[other].element, names) for other in source.behind],
        }
        for source in graph.sources[number]
    ]
