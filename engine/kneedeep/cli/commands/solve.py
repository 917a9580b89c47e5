"""`kneedeep solve`: whether and how the marines can win, as text, JSON or a graph of the locks."""

import json
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any

from kneedeep.analysis.framework.finding import Finding
from kneedeep.board import compile_board
from kneedeep.catalog import load_catalog
from kneedeep.catalog.edition import edition_of
from kneedeep.cli.command_table import CommandError
from kneedeep.cli.inputs import FILE_HELP, allow_errors, sound_input
from kneedeep.cli.terminal import pass_on, say_all
from kneedeep.report.solution_text import (
    hitches_for,
    hitches_of,
    missing_conditions,
    party_texts,
    shown_line,
    text_lines,
    too_late,
    unrevealed_areas,
)  # fmt: skip
from kneedeep.scenario.names import names_of
from kneedeep.script.display_names import DisplayNames
from kneedeep.solver.branch_results import PartyResult, party_results
from kneedeep.solver.lock_graph import LockGraph, dot, lock_graph
from kneedeep.solver.solution import SolutionStep, solve
from kneedeep.solver.step_text import element_name


def configure(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", metavar="FILE", help=FILE_HELP)
    parser.add_argument(
        "--format",
        choices=("text", "json", "dot"),
        default="text",
        help="text (default), json, or the graph of the locks for Graphviz",
    )
    parser.add_argument(
        "--marines",
        type=int,
        metavar="N",
        help="only this number of marines (default: every number of the scenario)",
    )
    allow_errors(parser)
    parser.add_argument("--verbose", action="store_true", default=SUPPRESS, help="print more, on stderr")


def run(args: Namespace) -> int:
    """Print how the marines win; return 0 when they can in every case, 1 when not. Raises CommandError."""
    scenario = sound_input(args.file, anyway=args.anyway).reading.scenario
    assert scenario is not None
    if args.marines is not None and args.marines not in scenario.counts:
        made_for = ", ".join(map(str, scenario.counts))
        raise CommandError(f"{args.file} is not made for {args.marines} marines: it is made for {made_for}")
    edition = edition_of(scenario.ruleset)
    if "solver" not in edition.features:
        raise CommandError(
            f"{args.file} is for the {edition.name}, whose ways to victory can't be searched yet"
        )
    board = compile_board(scenario, load_catalog(scenario.ruleset))
    names, words = dict(names_of(scenario)), DisplayNames(scenario, board, board.catalog)
    found = party_results(board, marines=args.marines)
    hitches = hitches_of(scenario)
    if args.format == "dot":
        pass_on(dot(lock_graph(shown_line(found[0]).achieved), words))
    elif args.format == "json":
        answer = {
            "version": 1,
            "file": args.file,
            "outcomes": [_data(one, hitches, names, words) for one in found],
        }
        pass_on(json.dumps(answer) + "\n")
    else:
        say_all(text_lines(scenario, party_texts(found, hitches, words)))
    return 0 if all(outcome.wins and not too_late(outcome, hitches) for outcome in found) else 1


def _data(
    outcome: PartyResult, hitches: Sequence[Finding], names: dict[int, str], words: DisplayNames
) -> dict[str, Any]:
    line = shown_line(outcome)
    data: dict[str, Any] = {
        "marines": list(outcome.marines),
        "winnable": outcome.wins and not too_late(outcome, hitches),
        "judgement": outcome.wins and not outcome.wins_unjudged,
        "branches": len(outcome.lines),
    }
    solution = solve(line.achieved) if outcome.wins else None

    def summons(stage: SolutionStep) -> dict[str, list[str]]:
        if "portals" not in line.problem.board.edition.features:
            return {}
        return {"summons": [element_name(portal, names) for portal in stage.summons]}

    if solution is not None:
        data |= {"points": solution.points, "turns": solution.turns, "fewest": solution.fewest}
        data["steps"] = [
            {
                stage.kind: _called(stage.element, names),
                **({"others": [element_name(one, names) for one in stage.others]} if stage.others else {}),
                "at": None if stage.at is None else list(stage.at),
                "reveals": [f"area:{area}" for area in stage.reveals],
                **summons(stage),
                "points": stage.points,
                "turn": stage.turn,
            }
            for stage in solution.stages
        ]
    if outcome.wins and hitches_for(outcome, hitches):
        data["hitches"] = [
            {"code": one.code, "message": one.message, "marines": one.marines and list(one.marines)}
            for one in hitches_for(outcome, hitches)
        ]
    if not outcome.wins:
        data["missing"] = [words.when(leaf) for leaf in missing_conditions(line.achieved)]
        graph = lock_graph(line.achieved)
        data["locks"] = [
            {
                "lock": element_name(gate.element, names),
                "waits_for": [words.when(leaf) for leaf in gate.missing],
                "sources": _sources(graph, gate.number, names),
            }
            for gate in graph.gates
            if not gate.held
        ]
        data["circles"] = [
            [element_name(graph.gates[number].element, names) for number in circle]
            for circle in graph.circles()
        ]
        data["unrevealed"] = [f"area:{area}" for area in unrevealed_areas(line)]
    return data


def _called(element: Any, names: dict[int, str]) -> str | int | None:
    """What a stage is about; None where it only goes to its place, as who looks into an area without a door does."""
    return element if element is None or isinstance(element, int) else element_name(element, names)


def _sources(graph: LockGraph, number: int, names: dict[int, str]) -> list[dict[str, Any]]:
    return [
        {
            source.kind: element_name(source.element, names),
            "behind": None
            if source.behind is None
            else [element_name(graph.gates[other].element, names) for other in source.behind],
        }
        for source in graph.sources[number]
    ]
