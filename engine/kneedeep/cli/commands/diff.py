"""`kneedeep diff`: what differs between two drafts of a scenario, in words and as a picture."""

import os
from argparse import ArgumentParser, Namespace

from kneedeep.cli.command_table import CommandError
from kneedeep.cli.inputs import STDIN, Input, read_input, report_unread, whole
from kneedeep.cli.terminal import complain, pass_on, say_all
from kneedeep.cli.work_limits import DOTS, answering, painting
from kneedeep.printable import printable
from kneedeep.report.differences.difference_lines import difference_lines
from kneedeep.report.differences.difference_report import DifferenceReport, json_of, text_of
from kneedeep.scenario.comparison import compared
from kneedeep.scenario.io.files import FileFailed, read_bytes, write_atomically
from kneedeep.scenario.io.layout_changes import layout_changes
from kneedeep.scenario.io.reader import read
from kneedeep.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.work_budget import OutOfWork

SAME, DIFFERENT = 0, 1
MOST_GAMES = 100_000
SEED = 1
OF_GIT = (7, 9)
"""So many arguments git gives: path, old file, hash, mode, new file, hash, mode; of a renamed file two more."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        "Compare two drafts of a scenario: what was added, removed, moved and changed, and what that means: findings, the solution, "
        "parts of the boxes. Order, comments and layout are no difference; they are only counted."
    )
    parser.epilog = (
        "Exit status: 0 same meaning, 1 different, 2 wrong usage or a file that can't be read. With --git: 0."
    )
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="the two files, older first: scenarios, files with one inside, or maps that `kneedeep import` reads; - for standard input",
    )
    parser.add_argument(
        "--format",
        choices=("text", "json", "svg", "html"),
        default="text",
        help="text (default), json, svg (the map with the differences), html (both maps and the list)",
    )
    parser.add_argument("-o", dest="output", metavar="OUT", help="write to a file (default: print)")
    parser.add_argument(
        "--simulate",
        type=whole(1, MOST_GAMES),
        metavar="N",
        help="let bots play N games of each draft with each number of marines, and compare how they end",
    )
    parser.add_argument(
        "--brief", action="store_true", help="leave out what the difference means, which takes longest"
    )
    parser.add_argument(
        "--git", action="store_true", help="take the arguments that git gives to a command for differences"
    )


def run(args: Namespace) -> int:
    """Compare; return the exit status. Raises CommandError."""
    if args.git:
        return _for_git(args)
    if len(args.files) != 2:
        raise CommandError(f"diff compares two files, {len(args.files)} are given")
    if args.files[0] == args.files[1] == STDIN:
        raise CommandError("only one of the files can be standard input")
    sides = [_read(path) for path in args.files]
    for given in sides:
        report_unread(given)
    report = _report(args, sides[0], sides[1], (args.files[0], args.files[1]))
    _write(args, report)
    return SAME if report.difference.same else DIFFERENT


def _for_git(args: Namespace) -> int:
    """Print a difference as git asks for it; a file that is no scenario is compared by lines. Raises CommandError."""
    if len(args.files) not in OF_GIT:
        raise CommandError(f"git gives 7 arguments, or 9 for a renamed file; {len(args.files)} are given")
    path, old, new = args.files[0], args.files[1], args.files[4]
    names = (f"a/{path}", f"b/{args.files[7] if len(args.files) == OF_GIT[1] else path}")
    sides = []
    for name in (old, new):
        try:
            sides.append(None if name == os.devnull else read_input(name))
        except FileFailed as error:
            raise CommandError(str(error)) from error
    before, after = sides
    if before is None or after is None:
        say_all([f"{names[0]} → {names[1]}: {'added' if before is None else 'removed'}"])
    elif any(one.reading.scenario is None for one in (before, after)):
        pass_on(_by_lines(before, after, names))
    else:
        _write(args, _report(args, before, after, names))
    return 0


def _by_lines(before: Input, after: Input, names: tuple[str, str]) -> str:
    from difflib import unified_diff

    lines = unified_diff(before.text.splitlines(True), after.text.splitlines(True), *names)
    return "".join(line if line.endswith("\n") else f"{line}\n" for line in lines)


def _read(path: str) -> Input:
    """A file that a scenario can be had from. Raises CommandError."""
    try:
        given = _inside(path) or read_input(path)
    except FileFailed as error:
        raise CommandError(str(error)) from error
    if given.reading.scenario is None:
        problem = given.reading.problems[0]
        raise CommandError(f"{path}:{problem.line}:{problem.column}: {problem.code} {problem.message}")
    return given


def _inside(path: str) -> Input | None:
    """The scenario inside a file, or of a map of another program; None for another file. Raises CommandError, FileFailed."""
    if path == STDIN:
        return None
    from kneedeep.sharing.imports.imported import ImportFailed
    from kneedeep.sharing.imports.importing import scenario_of
    from kneedeep.sharing.imports.inside import MOST_BYTES

    try:
        found = scenario_of(read_bytes(path, MOST_BYTES))
    except Unreadable:
        return None
    except ImportFailed as error:
        raise CommandError(f"{path}: {error}") from error
    if found is None:
        return None
    for note in found.notes:
        complain(printable(f"{path}: {note}"))
    reading = read(found.content)
    return Input(path, reading, reading.source.tree.text if reading.source is not None else "")


def _report(args: Namespace, before: Input, after: Input, names: tuple[str, str]) -> DifferenceReport:
    """Raises CommandError."""
    old, new = before.reading.scenario, after.reading.scenario
    assert old is not None and new is not None
    with answering():
        difference = compared(old, new)
        lines = tuple(difference_lines(difference))
        layout = layout_changes(before.reading, after.reading, difference.after)
    report = DifferenceReport(*names, difference, lines, layout, None)
    if difference.same:
        return report
    if not args.brief:
        report = _with_meaning(report, before, after)
    return _with_games(report, args.simulate, names) if args.simulate else report


def _with_meaning(report: DifferenceReport, before: Input, after: Input) -> DifferenceReport:
    """The report with what the difference means, where that can be found out within the limits."""
    from kneedeep.report.differences.difference_meaning import meaning_of

    try:
        with answering():
            return report._replace(meaning=meaning_of(report.difference, before.reading, after.reading))
    except OutOfWork:
        complain("what the difference means is left out: the maps are too large for an answer")
        return report


def _with_games(report: DifferenceReport, games: int, names: tuple[str, str]) -> DifferenceReport:
    """The report with simulated games of both drafts, of one seed. Raises CommandError."""
    from kneedeep.cli.simulated_drafts import simulated_draft
    from kneedeep.report.differences.difference_meaning import simulated_changes

    sides = (report.difference.before, report.difference.after)
    results = [
        simulated_draft(name, scenario, games, SEED) for name, scenario in zip(names, sides, strict=True)
    ]
    return report._replace(games=games, simulated=tuple(simulated_changes(*results)))


def _write(args: Namespace, report: DifferenceReport) -> None:
    """Raises CommandError."""
    if args.output is None and args.format == "text":
        say_all(text_of(report))
        return
    with painting(DOTS):
        content = _content(args.format, report)
    if args.output is None:
        pass_on(content)
        return
    try:
        write_atomically(args.output, content.encode("utf-8"))
    except FileFailed as error:
        raise CommandError(str(error)) from error


def _content(form: str, report: DifferenceReport) -> str:
    if form == "text":
        return "".join(f"{line}\n" for line in text_of(report))
    if form == "json":
        return json_of(report)
    if form == "svg":
        from kneedeep.report.differences.difference_picture import difference_svg

        return difference_svg(report)
    from kneedeep.report.differences.difference_page import page_of

    return page_of(report)
