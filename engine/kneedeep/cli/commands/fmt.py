"""`kneedeep fmt`: put scenario files into the canonical form, and nothing else."""

from argparse import ArgumentParser, Namespace
from collections import Counter

from kneedeep.board.canonical_form import canonical
from kneedeep.cli.inputs import (
    FILES_HELP,
    STDIN,
    Input,
    expanded,
    is_skipped,
    may_skip_others,
    read_input,
    report_unread,
)
from kneedeep.cli.terminal import complain, pass_on, say
from kneedeep.scenario.io.file_problems import Problem
from kneedeep.scenario.io.files import FileFailed, write_atomically
from kneedeep.scenario.io.saver import SaveFailed, saved
from kneedeep.scenario.model import Scenario

DONE, WOULD_CHANGE, WRONG = 0, 1, 2


class _Refused(Exception):
    """Why a file is left as it is, in one sentence."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        "Give every door its canonical spelling: the western or northern space with east or south, for an exit its own "
        "space with the outward side. Order, comments and style stay as they are. Files are changed in place; what is read from - is printed."
    )
    parser.epilog = (
        "Exit status: 0 done (with --check: nothing to do), 1 --check would change something, "
        "2 wrong usage, or a file that can't be read or written."
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help=FILES_HELP)
    parser.add_argument(
        "--check", action="store_true", help="change nothing, name the files that would change"
    )
    parser.add_argument(
        "--sort",
        action="store_true",
        help="sort tokens and figures by area, then by x and y",
    )
    may_skip_others(parser)


def run(args: Namespace) -> int:
    """Rewrite the files, or name those that need it; return the exit status."""
    complaints: list[str] = []
    status = DONE
    for path in expanded(args.files, complaints):
        try:
            given = read_input(path)
            if is_skipped(given, args):
                continue
            text = formatted(given, sort=args.sort)
            if args.check:
                if _is_changed(given, text):
                    status = WOULD_CHANGE
                    say(f"{path} would change")
            elif path == STDIN:
                pass_on(text)
            elif _is_changed(given, text):
                write_atomically(path, text.encode("utf-8"))
                complain(f"{path} changed")
        except FileFailed as error:
            complaints.append(str(error))
        except (_Refused, SaveFailed) as refusal:
            complaints.append(f"{path} is left as it is: {refusal}")
    for complaint in complaints:
        complain(complaint)
    return WRONG if complaints else status


def formatted(given: Input, *, sort: bool) -> str:
    """Return the text of a file in its canonical form, with the byte order mark if it had one.

    Raises _Refused for a file with broken elements, and when the new text would lose something that can't be read.
    """
    scenario, source = given.reading.scenario, given.reading.source
    if given.reading.newer:
        raise _Refused("it has a newer format.")
    if scenario is None or source is None or scenario.unread:
        first = given.reading.problems[0]
        raise _Refused(f"it can't be read in whole (line {first.line}, {first.code}: {first.message})")
    changed = canonical(scenario)
    if sort:
        changed = sorted_things(changed)
    made = saved(source, scenario, changed)
    lost = _places(given.reading.problems) - _places(made.reading.problems)
    if lost:
        from kneedeep.english import listed

        raise _Refused(f"{listed(sorted(lost))} can't be read and would be lost.")
    report_unread(given, "leaves it as it is")
    return made.text


def _places(problems: tuple[Problem, ...]) -> Counter[str]:
    """How often something can't be read under each key; entries of lists may have moved."""
    return Counter(".".join(part for part in problem.path if isinstance(part, str)) for problem in problems)


def sorted_things(scenario: Scenario) -> Scenario:
    """Return the scenario with tokens and figures in the order of the board."""
    from kneedeep.board import compile_board
    from kneedeep.board.sort_order import ordered
    from kneedeep.catalog import load_catalog

    return ordered(compile_board(scenario, load_catalog(scenario.ruleset)))


def _is_changed(given: Input, text: str) -> bool:
    return text.removeprefix("\ufeff") != given.text
