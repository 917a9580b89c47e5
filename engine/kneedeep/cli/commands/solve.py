"""`kneedeep solve`: whether and how the marines can win, as text, JSON or a graph of the locks."""

import json
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from typing import Any

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import compile_board
from kneedeep.catalog import load_catalog
from kneedeep.catalog.edition import edition_of
from kneedeep.cli.command_table import CommandError
from kneedeep.cli.inputs import FILE_HELP, allow_errors, sound_input
from kneedeep.cli.terminal import pass_on, say_all
from kneedeep.english import coordinates, counted, listed
from kneedeep.scenario.io.reader import Reading
from kneedeep.scenario.model import Scenario
from kneedeep.scenario.names import names_of
from kneedeep.script.display_names import DisplayNames
from kneedeep.solver.branch_results import BranchResult, PartyResult, party_results
from kneedeep.solver.lock_graph import LockGraph, dot, lock_graph
from kneedeep.solver.search.fixpoint import Achieved
from kneedeep.solver.solution import Solution, SolutionStep, solve
from kneedeep.solver.step_text import element_name

TIGHT, TRAP = "OBJ004", "RCH011"


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
    hitches = _hitches(scenario)
    if args.format == "dot":
        pass_on(dot(lock_graph(_shown(found[0]).achieved), words))
    elif args.format == "json":
        answer = {
            "version": 1,
            "file": args.file,
            "outcomes": [_data(one, hitches, names, words) for one in found],
        }
        pass_on(json.dumps(answer) + "\n")
    else:
        say_all(_text(scenario, found, hitches, words))
    return 0 if all(outcome.wins and not _too_late(outcome, hitches) for outcome in found) else 1


def _hitches(scenario: Scenario) -> list[Finding]:
    """Return what the analysis says about time limits that are too tight and about traps."""
    found = analyse(Reading(scenario, None, ()), select=(TIGHT, TRAP))
    return [finding for finding in found if finding.code in (TIGHT, TRAP)]


def _of(outcome: PartyResult, hitches: Sequence[Finding]) -> list[Finding]:
    """Those that hold for a number of marines of an outcome."""
    return [
        finding
        for finding in hitches
        if finding.marines is None or not set(finding.marines).isdisjoint(outcome.marines)
    ]


def _too_late(outcome: PartyResult, hitches: Sequence[Finding]) -> bool:
    """Whether the invaders have won by the limit of the victory before the marines can."""
    return any(finding.code == TIGHT and finding.serials == (0,) for finding in _of(outcome, hitches))


def _shown(outcome: PartyResult) -> BranchResult:
    """Return the line to show: one that can't be won where there is one."""
    failing = outcome.failing(lambda line: line.achieved.wins)
    if failing is not None:
        return failing
    return next(line for line in outcome.lines if line.achieved.wins)


def _data(
    outcome: PartyResult, hitches: Sequence[Finding], names: dict[int, str], words: DisplayNames
) -> dict[str, Any]:
    line = _shown(outcome)
    data: dict[str, Any] = {
        "marines": list(outcome.marines),
        "winnable": outcome.wins and not _too_late(outcome, hitches),
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
    if outcome.wins and _of(outcome, hitches):
        data["hitches"] = [
            {"code": one.code, "message": one.message, "marines": one.marines and list(one.marines)}
            for one in _of(outcome, hitches)
        ]
    if not outcome.wins:
        data["missing"] = [words.when(leaf) for leaf in _missing(line.achieved)]
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
        data["unrevealed"] = [f"area:{area}" for area in _unrevealed(line)]
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


def _missing(achieved: Achieved) -> list[Any]:
    """What keeps each way of winning from coming true."""
    found = [leaf for victory in achieved.problem.victories for leaf in achieved.wanting(victory)]
    return list(dict.fromkeys(found))


def _unrevealed(line: BranchResult) -> list[str]:
    return [area for area in line.problem.terrain.areas if area not in line.achieved.revealed]


def _text(
    scenario: Scenario, found: tuple[PartyResult, ...], hitches: Sequence[Finding], words: DisplayNames
) -> Iterator[str]:
    for number, outcome in enumerate(found):
        if number:
            yield ""
        line = _shown(outcome)
        who = _who(outcome.marines)
        solution = solve(line.achieved) if outcome.wins else None
        if not outcome.wins:
            yield f"{scenario.title}, {who}: the marines can't win."
            yield from _obstacles(line, words)
            continue
        can = "can't win in time, only" if _too_late(outcome, hitches) else "can win"
        judged = "" if outcome.wins_unjudged else ", if the players decide so"
        if solution is None:
            yield f"{scenario.title}, {who}: the marines {can}{judged}; the solution is too long to show."
        else:
            yield f"{scenario.title}, {who}: the marines {can}{judged and judged + ','}{_cost(solution)}."
            yield from _stages(solution, words)
        for finding in _of(outcome, hitches):
            yield f"  {finding.code}{_with(finding, outcome)}: {finding.message}"
        if len(outcome.lines) > 1:
            yield f"  (the choices have {len(outcome.lines)} outcomes; one of them is shown)"


def _with(finding: Finding, outcome: PartyResult) -> str:
    """For whom of an outcome a finding holds, where not for all."""
    if finding.marines is None or set(finding.marines) >= set(outcome.marines):
        return ""
    return f" ({_who(tuple(sorted(set(finding.marines) & set(outcome.marines))))})"


def _who(marines: tuple[int, ...]) -> str:
    return (
        "1 marine" if marines == (1,) else f"{listed([str(count) for count in marines], last='or')} marines"
    )


def _cost(solution: Solution) -> str:
    count = len(solution.stages)
    steps = counted(count, "step")
    rank = "" if solution.fewest else " (perhaps not the fewest)"
    sprinting = "" if solution.turns is None else f", {counted(solution.turns, 'turn')} of sprinting"
    return f" in {steps}{rank}, {solution.points} points{sprinting}"


def _stages(solution: Solution, words: DisplayNames) -> Iterator[str]:
    for number, stage in enumerate(solution.stages, 1):
        what = words.move(stage.kind, stage.element, stage.others)
        portals = listed([words.element(portal) for portal in stage.summons], limit=len(stage.summons))
        verb = "summon" if len(stage.summons) > 1 else "summons"
        if portals and stage.kind == "defeat":
            sight = "" if stage.at is None else f"go to {coordinates(stage.at)}: "
            what = f"{sight}{portals} {verb}; {what}"
        elif stage.at is not None:
            where = coordinates(stage.at)
            if stage.kind in ("look", "stand"):
                what += f" at {where}"
            elif stage.kind == "collect" or f" {where}" not in what:
                what = f"go to {where}: {what}"
        turn = "" if stage.turn is None else f"turn {stage.turn}, "
        areas = listed([words.area(area) for area in stage.reveals], limit=len(stage.reveals))
        revealed = f", which reveals {areas}" if areas else ""
        if portals and stage.kind != "defeat":
            revealed += f"; {portals} {verb}"
        yield f"  {number:2}. {what}{revealed}  [{turn}{stage.points} points]"


def _obstacles(line: BranchResult, words: DisplayNames) -> Iterator[str]:
    if not line.problem.victories:
        yield "  nothing says how they win"
    for leaf in _missing(line.achieved):
        yield f"  never happens: {words.when(leaf)}"
    graph = lock_graph(line.achieved)
    for gate in graph.gates:
        if gate.held:
            continue
        waits = ", ".join(words.when(leaf) for leaf in gate.missing)
        yield f"  stays locked: {words.element(gate.element)}, until {waits}"
        if gate.missing and not graph.sources[gate.number]:
            yield "      and nothing makes that happen"
        for source in graph.sources[gate.number]:
            thing = words.move(source.kind, source.element)
            if source.behind is None:
                yield f"      {thing}: no way leads there"
            elif source.behind:
                behind = ", ".join(words.element(graph.gates[other].element) for other in source.behind)
                yield f"      {thing}: behind {behind}"
    for circle in graph.circles():
        if len(circle) > 1:
            around = ", ".join(words.element(graph.gates[number].element) for number in circle)
            yield f"  these wait for each other: {around}"
    for area in _unrevealed(line):
        yield f"  never revealed: {words.area(area)}"
