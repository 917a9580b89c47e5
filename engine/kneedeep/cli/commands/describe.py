"""`kneedeep describe`: a scenario in words, one sentence per element."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from shutil import copyfileobj

from kneedeep.cli import CommandError, say_all
from kneedeep.cli.any_input import read_any
from kneedeep.cli.inputs import in_language_of, input_of, report_unread, scenario_in, take_language
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.interrupts import ReportedError


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--git", action="store_true")
    take_language(parser)


def run(args: Namespace) -> int:
    """Print the sentences; return 0. Raises CommandError for a file that can't be read."""
    if args.git:
        _describe_for_git(args.file)
        return 0
    given = in_language_of(read_any(args.file), args.language)
    scenario = scenario_in(given)
    report_unread(given)
    say_all(_sentences(scenario))
    return 0


def _describe_for_git(path: str) -> None:
    """Print the lines that git compares. Raises CommandError."""
    from kneedeep.model.scenario.io.merged_text import conflict_sides, marked_lines

    try:
        given = read_any(path)
    except ReportedError:
        _pass_through(path)
        return
    if not given.reading.problems:
        say_all(_sentences(scenario_in(given)))
        return
    sides = [input_of(path, side.encode()) for side in conflict_sides(given.text) or ()]
    if not sides or any(side.reading.problems for side in sides):
        _pass_through(path)
        return
    ours, theirs = ([f"{line}\n" for line in _sentences(scenario_in(side))] for side in sides)
    say_all(line.rstrip("\n") for line in marked_lines(ours, theirs))


def _pass_through(path: str) -> None:
    """Print a file byte by byte. Raises CommandError."""
    try:
        with open(path, "rb") as file:
            copyfileobj(file, sys.stdout.buffer)
    except OSError as error:
        raise CommandError("Cannot read {file}: {reason}.", file=path, reason=os.strerror(error.errno or 0)) from error


def _sentences(scenario: Scenario) -> Iterator[str]:
    from kneedeep.report.element_words import words_of

    return words_of(scenario).sentences()
