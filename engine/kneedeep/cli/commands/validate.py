"""`kneedeep validate`: check scenarios and report problems."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from math import inf
from typing import NamedTuple

from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.check import check_modules
from kneedeep.analysis.framework.finding import CROSS_CHECK, Finding
from kneedeep.analysis.framework.runner import SIMULATED, analyse, cross_checked, unready_checks
from kneedeep.analysis.views.verdict import OF_THE_RUN, Verdict, verdict_on
from kneedeep.cli import CommandError, complain, pass_on
from kneedeep.cli.inputs import STDIN, Input, expanded, is_skipped, may_skip_others, number, read_input
from kneedeep.cli.work_limits import SECONDS, answering, checking
from kneedeep.model.scenario.io.atomic_files import FileFailed, write_atomically
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.report.report import FORMATS, FileReport, FindingCounts, Style, writer
from kneedeep.support.translation import tr
from kneedeep.support.work_budget import OutOfWork

GOOD, FOUND, WRONG = 0, 1, 2
LEAST_SECONDS, MOST_SECONDS = 0.001, 86_400


class CheckSelection(NamedTuple):
    """Which checks run, and how long each may take."""

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    budget: float | None = None
    verbose: bool = False


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--format", choices=list(FORMATS), default="text")
    for name in ("--select", "--ignore"):
        parser.add_argument(name, action="append", default=[], metavar="CODE[,CODE…]")
    parser.add_argument("--infos", action="store_true")
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("--fix", action="store_true")
    parser.add_argument("--cross-check", action="store_true")
    parser.add_argument("--budget", type=number(LEAST_SECONDS, MOST_SECONDS), metavar="SECONDS")
    may_skip_others(parser)


def _selection(args: Namespace) -> CheckSelection:
    choice = CheckSelection(codes(args.select), codes(args.ignore), args.budget, args.verbose)
    if choice.select and all(code.startswith(SIMULATED) for code in choice.select):
        raise CommandError(
            "{family} findings need simulated games: `kneedeep simulate FILE` reports them", family=SIMULATED
        )
    return choice


def run(args: Namespace) -> int:
    """Check the files and report. Return the exit status. Raises CommandError for wrong usage."""
    if args.fix and STDIN in args.files:
        raise CommandError("--fix can't save to standard input: give a file")
    choice = _selection(args)
    complaints: list[str] = []
    tally = _Tally()
    as_text = args.format == "text"
    infos = args.infos or args.verbose or bool(choice.select)
    style = Style(color=as_text and is_colored(), verbose=args.verbose, infos=infos)
    reports = tally.watching(_reports(args, choice, complaints, judge=as_text))
    for part in writer(args.format)(reports, style, complaints):
        pass_on(part)
    for complaint in complaints:
        complain(complaint)
    if complaints or tally.contradicted:
        return WRONG
    return FOUND if tally.counts.errors or (args.strict and tally.counts.warnings) else GOOD


def findings_of(reading: Reading, choice: CheckSelection, memory: AnalysisCache | None = None) -> list[Finding]:
    """The findings of the selected checks for a file. `memory`: see `analyse`."""
    budget = None if choice.budget is None else clock(choice.budget)
    found = analyse(reading, choice.select, choice.ignore, budget, verbose=choice.verbose, memory=memory)
    return [finding for finding in found if not (finding.code in OF_THE_RUN and _is_ignored(finding, choice))]


def _unready(reading: Reading, choice: CheckSelection) -> tuple[str, ...]:
    """The codes of checks not implemented for the file's edition. Empty if codes were selected."""
    scenario = reading.scenario
    if scenario is None or reading.newer or choice.select or choice.ignore:
        return ()
    return unready_checks(scenario.ruleset)


def verdict_of(
    reading: Reading, choice: CheckSelection, findings: Sequence[Finding], memory: AnalysisCache
) -> Verdict | None:
    """The verdict of `verdict_on`. None if codes were selected or the work limit was exceeded."""
    if choice.select or choice.ignore:
        return None
    try:
        with answering():
            return verdict_on(reading, findings, memory)
    except OutOfWork:
        return None


def clock(budget: float) -> Callable[[], Callable[[], bool]]:
    """A factory of timeouts, one per check. `budget`: seconds."""
    from time import monotonic

    def start() -> Callable[[], bool]:
        end = monotonic() + budget
        return lambda: monotonic() > end

    return start


def codes(given: Sequence[str]) -> tuple[str, ...]:
    """The codes and prefixes in options like `SCN,BRD001`. Raises CommandError for unknown ones."""
    words = [word.strip().upper() for option in given for word in option.split(",")]
    known = [*check_modules(), *OF_THE_RUN]
    for word in words:
        if not word or not any(code.startswith(word) for code in known):
            raise CommandError("no code {code!r}: {hint}", code=word, hint=near(word, known))
    return tuple(words)


def near(word: str, known: Sequence[str]) -> str:
    """A hint with codes similar to an unknown one."""
    from difflib import get_close_matches

    families = sorted({code[:3] for code in known})
    found = get_close_matches(word, known, n=3, cutoff=0.6) or get_close_matches(word, families, n=2, cutoff=0.6)
    if found:
        return tr("did you mean {near}?", near=tr(" or ").join(sorted(found)))
    return tr("`kneedeep checks` lists all; the families are {families}", families=", ".join(families))


def is_colored() -> bool:
    """Whether the output is colored: stdout is a terminal, and NO_COLOR is not set."""
    from os import environ

    return sys.stdout.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"


def _is_ignored(finding: Finding, choice: CheckSelection) -> bool:
    return bool(choice.ignore) and finding.code.startswith(choice.ignore)


def fixed(
    given: Input, analysis: Callable[[Reading], list[Finding]], longest: float = inf
) -> tuple[Input, list[Finding]]:
    """Save a file with its safe fixes; return it and the remaining findings. Reports the fixes on stderr.

    After `longest` seconds of processor time no further fix is tried. Files of a newer format are not changed. Raises
    FileFailed if the file can't be written.
    """
    from kneedeep.report.safe_fixes import safely_fixed

    done = safely_fixed(given.reading, analysis, longest)
    if given.reading.newer:
        complain("{path} has a newer format and is not changed", path=given.path)
    if done.stopped:
        complain("{path}: stopped looking for more to fix: it takes too long", path=given.path)
    if not done.titles:
        return given, done.findings
    write_atomically(given.path, done.text.encode("utf-8"))
    for title in done.titles:
        complain("{path}: {error}", path=given.path, error=title)
    assert done.reading.source is not None
    return Input(given.path, done.reading, done.reading.source.tree.text), done.findings


class _Tally:
    """Counts the findings of reports while they are written."""

    def __init__(self) -> None:
        self.counts = FindingCounts()
        self.contradicted = False
        """Whether the two engines differ."""

    def watching(self, reports: Iterator[FileReport]) -> Iterator[FileReport]:
        for report in reports:
            self.counts = self.counts.plus(report.findings)
            self.contradicted |= any(finding.code == CROSS_CHECK for finding in report.findings)
            yield report


def _reports(args: Namespace, choice: CheckSelection, complaints: list[str], *, judge: bool) -> Iterator[FileReport]:
    for path in expanded(args.files, complaints):
        memory = AnalysisCache()
        try:
            given = read_input(path)
            if is_skipped(given, args):
                continue
            with checking() if choice.budget is None else nullcontext():
                if args.fix:
                    longest = SECONDS if choice.budget is None else inf
                    given, findings = fixed(given, partial(findings_of, choice=choice, memory=memory), longest)
                else:
                    findings = findings_of(given.reading, choice, memory)
                judged = verdict_of(given.reading, choice, findings, memory) if judge else None
        except FileFailed as error:
            complaints.append(str(error))
            continue
        agreed = False
        if args.cross_check:
            compared = cross_checked(given.reading, verbose=choice.verbose, memory=memory)
            agreed = given.reading.scenario is not None and not compared
            findings = [*compared, *findings]
        unready = _unready(given.reading, choice) if judge else ()
        yield FileReport(path, given.reading, tuple(findings), given.text, judged, unready, agreed)
