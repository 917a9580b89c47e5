"""`kneedeep tune`: the smallest changes that make a scenario as hard as wished for a number of marines."""

import json
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from kneedeep.cli.command_table import CommandError
from kneedeep.cli.game_runs import numbers_of
from kneedeep.cli.inputs import FILE_HELP, sound_input, whole
from kneedeep.cli.outputs import check_output, may_force, write_output
from kneedeep.cli.terminal import pass_on
from kneedeep.coach.tuning import Tuning, Wish, tuned
from kneedeep.support.interrupts import status_of
from kneedeep.support.platforms.processes import usable_cores

DONE, NOTHING = 0, 1
MOST_JOBS = 256


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.epilog = (
        "Limits of frags, figures and supplies are changed for this number of marines alone. What has an id, a group, an item, "
        "steps or a text of its own stays. No proposal has a new error or warning. Exit status: 0 the map is as wished or can "
        "be made so, 1 no proposal, 2 wrong usage or a scenario with errors, 130 interrupted."
    )
    parser.add_argument("file", metavar="FILE", help=FILE_HELP)
    parser.add_argument("--marines", type=whole(1, 4), required=True, metavar="N", help="for how many marines")
    parser.add_argument(
        "--target",
        type=band,
        default=(0.4, 0.6),
        metavar="LOW%..HIGH%",
        help="the wished share of games that the marines win (default: 40%%..60%%)",
    )
    parser.add_argument("--seed", type=whole(0, 1 << 62), default=1, metavar="S", help="seed of the games (default: 1)")
    parser.add_argument(
        "--jobs",
        type=whole(1, MOST_JOBS),
        metavar="J",
        help="games played at a time, each in a process (default: one for each core)",
    )
    parser.add_argument("--format", choices=("text", "json"), default="text", help="default: text")
    parser.add_argument(
        "--take", type=whole(1, 3), default=1, metavar="K", help="the proposal that -o writes (default: 1)"
    )
    parser.add_argument("-o", dest="output", metavar="OUT", help="write the changed scenario to a file")
    may_force(parser)


def run(args: Namespace) -> int:
    """Tune and report; return the exit status. Raises CommandError."""
    reading = sound_input(args.file, anyway=False).reading
    assert reading.scenario is not None
    if args.marines not in reading.scenario.played_counts:
        counts = ", ".join(map(str, reading.scenario.played_counts))
        raise CommandError(f"{args.file} is not for {args.marines} marines: it is for {counts}")
    if args.output is not None:
        check_output(args.output, force=args.force)
    numbers = numbers_of(reading.scenario.ruleset)
    low, high = args.target
    wish = Wish(reading.scenario, args.marines, low, high, args.seed, numbers)
    tuning, status = _tuned(args.file, wish, args.jobs or usable_cores())
    pass_on(_data_text(tuning) if args.format == "json" else _text(tuning))
    if args.output is not None:
        from kneedeep.model.scenario.io.saver import saved_text

        if args.take > len(tuning.proposals):
            raise CommandError(f"there is no proposal {args.take}: nothing was written")
        assert reading.source is not None
        changed = tuning.proposals[args.take - 1].edit.apply(reading.scenario)
        text = saved_text(reading.source, reading.scenario, changed)
        write_output(args.output, text.encode("utf-8"), force=args.force)
    return status or (DONE if tuning.fits or tuning.proposals else NOTHING)


def band(text: str) -> tuple[float, float]:
    """A band such as `40%..60%` as parts of 1. Raises ArgumentTypeError."""
    found = re.fullmatch(r"(\d{1,2})\s*%?\s*(?:\.\.|-|–|to)\s*(\d{1,2})\s*%?", text.strip(), re.ASCII)
    if found is None or not 1 <= int(found[1]) <= int(found[2]) - 5:
        raise ArgumentTypeError(f"{text!r} is no band of at least 5 points between 1% and 99%, such as 40%..60%")
    return int(found[1]) / 100, int(found[2]) / 100


def _tuned(path: str, wish: Wish, jobs: int) -> tuple[Tuning, int]:
    """The answer, and the exit status: who put an end to it, if anybody did. Raises CommandError."""
    from concurrent.futures import BrokenExecutor

    from kneedeep.analysis.framework.runner import analyse
    from kneedeep.cli.progress import counting
    from kneedeep.games.simulation.executors import interrupted_once, workers
    from kneedeep.games.simulation.game_run import GameFailedError
    from kneedeep.model.scenario.io.reader import Reading
    from kneedeep.rules.ruleset import UnplayableError

    errors = [
        one.code for one in analyse(Reading(wish.scenario, None, ())) if one.severity == "error" and not one.allowed
    ]
    if errors:
        raise CommandError(
            f"{path} has errors ({', '.join(sorted(set(errors)))}): `kneedeep validate {path}` shows them; correct them first"
        )
    tuning = None
    try:
        with (
            interrupted_once(at_once=jobs == 1) as check,
            counting("tuning", "games", "ctrl-C ends with what is there") as show,
            workers(jobs) as crew,
        ):
            for tuning in tuned(wish, crew, check):
                show(tuning.games, tuning.of)
    except KeyboardInterrupt as interrupt:
        if tuning is None:
            raise
        return tuning, status_of(interrupt)
    except (GameFailedError, UnplayableError, BrokenExecutor) as error:
        raise CommandError(f"{path} can't be tuned: {error}") from error
    assert tuning is not None
    return tuning, DONE


def _text(tuning: Tuning) -> str:
    from kneedeep.report.tuning_text import proposal_text, tuning_lines

    first, *rest = tuning_lines(tuning)
    found = [f"{number}. {proposal_text(tuning, one)}" for number, one in enumerate(tuning.proposals, 1)]
    return "\n".join([first, *found, *rest]) + "\n"


def _data_text(tuning: Tuning) -> str:
    wish = tuning.wish
    data = {
        "marines": wish.marines,
        "target": [wish.low, wish.high],
        "games": tuning.games,
        "before": [tuning.before.cases, tuning.before.games],
        "proposals": [
            {"changes": [change.words for change in one.changes], "after": [one.after.cases, one.after.games],
             "reached": tuning.is_reached(one)}
            for one in tuning.proposals
        ],
    }  # fmt: skip
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
