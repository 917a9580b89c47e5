"""`kneedeep solve`: whether and how the marines can win, as text, JSON or a graph of the locks."""

import json
from argparse import SUPPRESS, ArgumentParser, Namespace

from kneedeep.board import compile_board
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.cli import CommandError, pass_on, say_all
from kneedeep.cli.inputs import allow_errors, check_marines, scenario_in, sound_input
from kneedeep.model.catalog import edition_of
from kneedeep.report.solution_json import solution_data
from kneedeep.report.solution_text import hitches_of, party_texts, shown_line, text_lines, too_late  # fmt: skip
from kneedeep.solver.branch_results import party_results
from kneedeep.solver.lock_graph import dot, lock_graph


def configure(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--format", choices=("text", "json", "dot"), default="text")
    parser.add_argument("--marines", type=int, metavar="N")
    parser.add_argument("--events", action="store_true")
    allow_errors(parser)
    parser.add_argument("--verbose", action="store_true", default=SUPPRESS)


def run(args: Namespace) -> int:
    """Print how the marines win. Returns 1 if they can't with some number of marines, else 0. Raises CommandError."""
    scenario = scenario_in(sound_input(args.file, anyway=args.anyway))
    check_marines(args.file, scenario, args.marines)
    edition = edition_of(scenario.ruleset)
    if "solver" not in edition.features:
        raise CommandError(
            "{file} is for the {name}, whose ways to victory can't be searched yet", file=args.file, name=edition.name
        )
    if args.events:
        from kneedeep.analysis.framework.facts import Facts
        from kneedeep.analysis.views.timeline import timeline, timeline_lines

        say_all(timeline_lines(timeline(Facts(scenario), args.marines)))
        return 0
    board = compile_board(scenario)
    words = DisplayNames(scenario, board, board.catalog)
    found = party_results(board, marines=args.marines)
    hitches = hitches_of(scenario)
    if args.format == "dot":
        pass_on(dot(lock_graph(shown_line(found[0]).achieved), words))
    elif args.format == "json":
        pass_on(json.dumps(solution_data(scenario, args.file, found, hitches)) + "\n")
    else:
        say_all(text_lines(scenario, party_texts(found, hitches, words)))
    return 0 if all(outcome.wins and not too_late(outcome, hitches) for outcome in found) else 1
