"""`kneedeep diff`: the differences between two drafts of a scenario, in words and as a picture."""

import os
from argparse import ArgumentParser, Namespace

from kneedeep.cli import CommandError, complain, pass_on, say_all
from kneedeep.cli.any_input import is_file_of, read_any
from kneedeep.cli.git_runs import run_git
from kneedeep.cli.inputs import STDIN, Input, report_unread, scenario_in, whole
from kneedeep.cli.outputs import may_force, print_or_write
from kneedeep.cli.work_limits import DOTS, answering, painting
from kneedeep.model.scenario.io.unread_parts import unread_parts
from kneedeep.report.differences.difference_report import DifferenceReport, json_of, report_of, text_of
from kneedeep.support.interrupts import ReportedError
from kneedeep.support.translation import later, tr
from kneedeep.support.work_budget import OutOfWork

SAME, DIFFERENT, UNKNOWN = 0, 1, 2
MOST_GAMES = 100_000
SEED = 1
OF_GIT = (7, 9)
"""The numbers of git's arguments: path, old file, hash, mode, new file, hash, mode, and two more after a rename."""
OF_DIFFTOOL = "git-difftool--helper"
"""The value of GIT_EXTERNAL_DIFF under `git difftool`. The command starts the user's tool."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--format", choices=("text", "json", "svg", "html"), default="text")
    parser.add_argument("-o", dest="output", metavar="OUT")
    may_force(parser)
    parser.add_argument("--simulate", type=whole(1, MOST_GAMES), metavar="N")
    parser.add_argument("--brief", action="store_true")
    parser.add_argument("--git", action="store_true")


def run(args: Namespace) -> int:
    """Compare; return the exit status. Raises CommandError."""
    if args.git:
        return _for_git(args)
    if len(args.files) != 2:
        raise CommandError("diff compares two files, not {files}", files=len(args.files))
    if args.files[0] == args.files[1] == STDIN:
        raise CommandError("only one of the files can be standard input")
    if args.output is not None and is_file_of(args.output, *args.files):
        raise CommandError("{output} is one of the drafts itself: name another file with -o", output=args.output)
    before, after = (_scenario(path) for path in args.files)
    for given in (before, after):
        report_unread(given)
    report = _report(args, before, after, (args.files[0], args.files[1]))
    _write(args, report)
    if report.difference.same and report.unread:
        complain("it is not known whether the drafts mean the same")
        return UNKNOWN
    return SAME if report.difference.same else DIFFERENT


def _scenario(path: str) -> Input:
    """The input of a file with a scenario. Raises CommandError."""
    given = read_any(path)
    scenario_in(given)
    return given


def _for_git(args: Namespace) -> int:
    """Print a difference for git, by lines if a file can't be read completely. Raises CommandError."""
    if len(args.files) not in OF_GIT:
        raise CommandError("git gives 7 arguments, or 9 for a renamed file; {files} are given", files=len(args.files))
    if os.environ.get("GIT_EXTERNAL_DIFF") == OF_DIFFTOOL:
        # git runs the command of the attributes even if a person has requested a tool.
        return run_git(OF_DIFFTOOL.removeprefix("git-"), *args.files).returncode
    path, old, new = args.files[0], args.files[1], args.files[4]
    names = (f"a/{path}", f"b/{args.files[7] if len(args.files) == OF_GIT[1] else path}")
    if os.devnull in (old, new):
        text = later("{before} → {after}: added") if old == os.devnull else later("{before} → {after}: removed")
        say_all([tr(text, before=names[0], after=names[1])])
        return 0
    sides = [_whole(name) for name in (old, new)]
    if sides[0] is None or sides[1] is None:
        pass_on(_by_lines(old, new, names))
    else:
        _write(args, _report(args, sides[0], sides[1], names))
    return 0


def _whole(path: str) -> Input | None:
    """The input of a completely readable scenario, None for any other file, such as one with conflict markers."""
    try:
        given = read_any(path)
    except ReportedError:
        return None
    return given if given.reading.scenario is not None and not any(unread_parts(given.reading)) else None


def _by_lines(old: str, new: str, names: tuple[str, str]) -> str:
    """The differing lines of two files in git's format. Raises CommandError."""
    done = run_git("diff", "--no-index", "--no-ext-diff", "--no-textconv", "--no-color", "--", old, new, captured=True)
    if done.returncode > 1 or (done.returncode and not done.stdout):
        raise CommandError(os.fsdecode(done.stderr).strip() or tr("git diff failed"))
    text = done.stdout.decode("utf-8", "replace")
    if (start := text.find("\n@@")) < 0:
        return f"Binary files {names[0]} and {names[1]} differ\n" if "\nindex " in text else ""
    return f"--- {names[0]}\n+++ {names[1]}{text[start:]}"


def _report(args: Namespace, before: Input, after: Input, names: tuple[str, str]) -> DifferenceReport:
    """The differences, with their meaning and simulated games if asked for. Raises CommandError."""
    with answering():
        report = report_of(names, before.reading, after.reading)
    if report.difference.same:
        return report
    if not args.brief:
        report = _with_meaning(report, before, after)
    return _with_games(report, args.simulate, names) if args.simulate else report


def _with_meaning(report: DifferenceReport, before: Input, after: Input) -> DifferenceReport:
    """The report with the effects of the differences, if they can be computed within the limits."""
    from kneedeep.report.differences.difference_meaning import meaning_of

    try:
        with answering():
            return report._replace(meaning=meaning_of(report.difference, before.reading, after.reading))
    except OutOfWork:
        complain("what the difference means is left out: the maps are too large for an answer")
        return report


def _with_games(report: DifferenceReport, games: int, names: tuple[str, str]) -> DifferenceReport:
    """The report with simulated games of both drafts, with the same seed. Raises CommandError."""
    from kneedeep.cli.game_runs import simulated_draft
    from kneedeep.report.differences.difference_meaning import simulated_changes

    sides = (report.difference.before, report.difference.after)
    results = [simulated_draft(name, scenario, games, SEED) for name, scenario in zip(names, sides, strict=True)]
    return report._replace(games=games, simulated=tuple(simulated_changes(*results)))


def _write(args: Namespace, report: DifferenceReport) -> None:
    """Print or save the report in the chosen format. Raises CommandError."""
    if args.output is None and args.format == "text":
        say_all(text_of(report))
        return
    with painting(DOTS):
        content = _content(args.format, report)
    print_or_write(args, content.encode("utf-8"))


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
