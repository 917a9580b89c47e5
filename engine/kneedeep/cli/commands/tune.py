"""`kneedeep tune`: the smallest changes that give a scenario the wished difficulty."""

import json
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from kneedeep.board import compile_board
from kneedeep.cli import CommandError, pass_on
from kneedeep.cli.inputs import Input, check_marines, marines, read_scenario, scenario_in, whole
from kneedeep.cli.outputs import check_output, may_force, write_output
from kneedeep.coach.tuning import Wish
from kneedeep.coach.tuning_changes import keepable
from kneedeep.coach.tuning_choices import Answers, Choice, games_of, stopped, together, tuned_in_turn
from kneedeep.model.catalog.numbers.user_file import own_numbers
from kneedeep.model.scenario.edits import applied
from kneedeep.model.scenario.model import Scenario
from kneedeep.support import later, listed, tr
from kneedeep.support.interrupts import status_of
from kneedeep.support.platforms.processes import usable_cores

DONE, NOTHING = 0, 1
MOST_JOBS = 256


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--marines", type=party_sizes, default=(), metavar="N[,N…]")
    parser.add_argument("--target", type=band, default=(0.4, 0.6), metavar="LOW%..HIGH%")
    parser.add_argument(
        "--keep", type=lambda text: frozenset(text.split(",")), default=frozenset(), metavar="WHAT[,WHAT…]"
    )
    parser.add_argument("--seed", type=whole(0, 1 << 62), default=1, metavar="S")
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), metavar="J")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument("--take", type=whole(1, 3), default=1, metavar="K")
    parser.add_argument("-o", dest="output", metavar="OUT")
    parser.add_argument("--picture", metavar="FILE.svg")
    may_force(parser)


def run(args: Namespace) -> int:
    """Tune and report; return the exit status. Raises CommandError."""
    given = read_scenario(args.file)
    scenario = scenario_in(given)
    _refuse_errors(given)
    counts = args.marines or scenario.played_counts
    for count in counts:
        check_marines(args.file, scenario, count)
    known = keepable(compile_board(scenario))
    if not args.keep <= known:
        text = later("nothing to keep is called {name}: there are {known}")
        raise CommandError(text, name=min(args.keep - known), known=", ".join(sorted(known)))
    for path in filter(None, (args.output, args.picture)):
        check_output(path, force=args.force)
    low, high = args.target
    numbers = own_numbers(scenario.ruleset)
    wishes = [Wish(scenario, count, low, high, args.seed, numbers, keep=args.keep) for count in counts]
    answers, status = _answers(args.file, wishes, args.jobs or usable_cores())
    pass_on(_data_text(answers) if args.format == "json" else _text(answers))
    if args.output or args.picture:
        _write(args, given, together(answers, args.take - 1))
    return status or (DONE if all(one.fits or one.proposals for one in answers) else NOTHING)


def _refuse_errors(given: Input) -> None:
    """Raise CommandError if a scenario has errors: its simulated games would mean nothing."""
    from kneedeep.analysis.framework.runner import analyse

    found = analyse(given.reading)
    errors = [f"{one.code} {one.message}" for one in found if one.severity == "error" and not one.allowed]
    if errors:
        text = later("{path} has errors; correct them first: {errors}")
        raise CommandError(text, path=given.path, errors=listed(errors, limit=3, between="; "))


def _write(args: Namespace, given: Input, choice: Choice | None) -> None:
    """Write the changed scenario and a picture of the changes. Raises CommandError."""
    from kneedeep.model.scenario.io.saver import saved_text
    from kneedeep.report.differences.difference_picture import changes_svg

    if choice is None:
        raise CommandError("there is no proposal {take}: nothing was written", take=args.take)
    before, source = given.reading.scenario, given.reading.source
    assert before is not None and source is not None
    after: Scenario = applied(choice.edit, before)
    if args.output is not None:
        write_output(args.output, saved_text(source, before, after).encode("utf-8"), force=args.force)
    if args.picture is not None:
        write_output(args.picture, changes_svg(args.file, before, after).encode("utf-8"), force=args.force)


def party_sizes(text: str) -> tuple[int, ...]:
    """Numbers of marines. `all` gives an empty tuple. Raises ArgumentTypeError."""
    return () if text.strip() == "all" else marines(text)


def band(text: str) -> tuple[float, float]:
    """A band such as `40%..60%` as fractions. Raises ArgumentTypeError."""
    found = re.fullmatch(r"(\d{1,2})\s*%?\s*(?:\.\.|-|–|to)\s*(\d{1,2})\s*%?", text.strip(), re.ASCII)
    if found is None or not 1 <= int(found[1]) <= int(found[2]) - 5:
        raise ArgumentTypeError(
            tr("{text!r} is no band of at least 5 points between 1% and 99%, such as 40%..60%", text=text)
        )
    return int(found[1]) / 100, int(found[2]) / 100


def _answers(path: str, wishes: list[Wish], jobs: int) -> tuple[Answers, int]:
    """The answers, and the exit status: DONE, or that of the interrupting signal. Raises CommandError."""
    from concurrent.futures import BrokenExecutor

    from kneedeep.cli.progress import counting
    from kneedeep.games.simulation.executors import interrupted_once, workers
    from kneedeep.games.simulation.game_run import GameFailedError
    from kneedeep.rules.ruleset import UnplayableError

    answers: Answers = ()
    try:
        with (
            interrupted_once(at_once=jobs == 1) as check,
            counting(tr("tuning"), tr("games"), tr("Ctrl-C stops and shows the results so far")) as show,
            workers(jobs) as crew,
        ):
            for answers in tuned_in_turn(wishes, crew, check):
                show(*games_of(answers, wishes))
    except KeyboardInterrupt as interrupt:
        if not answers:
            raise
        return stopped(answers), status_of(interrupt)
    except (GameFailedError, UnplayableError, BrokenExecutor) as error:
        raise CommandError("{path} can't be tuned: {error}", path=path, error=error) from error
    return answers, DONE


def _text(answers: Answers) -> str:
    from kneedeep.report.tuning_text import answer_lines

    return "\n".join(answer_lines(answers)) + "\n"


def _data_text(answers: Answers) -> str:
    wish = answers[0].wish
    data = {
        "target": [wish.low, wish.high],
        "answers": [
            {
                "marines": one.wish.marines,
                "games": one.games,
                "before": [one.before.cases, one.before.games],
                "stopped": one.stopped,
                "proposals": [
                    {
                        "changes": [change.words for change in proposal.changes],
                        "after": [proposal.after.cases, proposal.after.games],
                        "reached": one.is_reached(proposal),
                        "parts": [part._asdict() for part in proposal.parts],
                    }
                    for proposal in one.proposals
                ],
            }
            for one in answers
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
