"""What commands are given: single files, all scenarios of a folder, standard input, whole numbers."""

import os
import re
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from kneedeep.cli.commands import CommandError
from kneedeep.scenario.io.files import FileFailed, read_bytes
from kneedeep.scenario.io.limits import BYTES, Unreadable
from kneedeep.scenario.io.problem import Problem
from kneedeep.scenario.io.reader import Reading, read
from kneedeep.scenario.model import Scenario

STDIN = "-"
ENDING = ".yaml"
FILES_HELP = f"scenario files; a folder stands for all *{ENDING} files below it, - for standard input"
FILE_HELP = "a scenario file, or - for standard input"


class Input(NamedTuple):
    """A file as it was read. `text` is what could be made out of it, empty when that is nothing."""

    path: str
    reading: Reading
    text: str


def expanded(paths: Iterable[str], complaints: list[str]) -> Iterator[str]:
    """Yield the paths with folders replaced by the scenarios in them, each once, in the order given.

    A folder's files come sorted; what lies in hidden folders is left out. What cannot be listed, and folders
    without any scenario, are added to the complaints.
    """
    seen = set()
    for path in paths:
        found = [path]
        if path != STDIN and os.path.isdir(path):
            found = sorted(_below(path, complaints), key=lambda one: one.split(os.sep))
            if not found:
                complaints.append(f"{path} holds no *{ENDING} file")
        for one in found:
            if one not in seen:
                seen.add(one)
                yield one


def read_input(path: str) -> Input:
    """Return a file as it is read. Raises FileFailed when it cannot be opened."""
    try:
        data = sys.stdin.buffer.read(BYTES + 1) if path == STDIN else read_bytes(path)
    except Unreadable as wrong:
        problem = Problem("SCN001", wrong.message, (), wrong.line, wrong.column)
        return Input(path, Reading(None, None, (problem,)), "")
    reading = read(data)
    if reading.source is not None:
        return Input(path, reading, reading.source.tree.text)
    return Input(path, reading, _made_out(data))


def read_scenario(path: str) -> Input:
    """Return a single file that holds a scenario; says on stderr when parts of it cannot be read.

    Raises CommandError, in one line, when there is no scenario in it.
    """
    try:
        given = read_input(path)
    except FileFailed as error:
        raise CommandError(str(error)) from error
    scenario = given.reading.scenario
    if scenario is None:
        problem = given.reading.problems[0]
        raise CommandError(f"{path}:{problem.line}:{problem.column}: {problem.code} {problem.message}")
    if scenario.unread:
        count = len(scenario.unread)
        parts = "1 element that" if count == 1 else f"{count} elements that"
        complain(f"{path} has {parts} cannot be read, left out here (`kneedeep validate {path}` says why)")
    return given


def scenario_of(path: str) -> Scenario:
    """Return the scenario of a single file, as `read_scenario` does."""
    scenario = read_scenario(path).reading.scenario
    assert scenario is not None
    return scenario


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a whole number of a range from an argument; it raises ArgumentTypeError for all else."""

    def read(text: str) -> int:
        value = int(text) if re.fullmatch(r"-?\d{1,20}", text, re.ASCII) else None
        if value is None or not least <= value <= most:
            raise ArgumentTypeError(f"{text!r} is no whole number from {least:,} to {most:,}")
        return value

    return read


def complain(message: str) -> None:
    """Say something on stderr, in one line."""
    print(f"kneedeep: {message}", file=sys.stderr)


def _below(folder: str, complaints: list[str]) -> Iterator[str]:
    def tell(error: OSError) -> None:
        complaints.append(f"cannot list {error.filename}: {error.strerror}")

    for parent, folders, names in os.walk(folder, onerror=tell):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            if name.endswith(ENDING):
                yield os.path.join(parent, name)


def _made_out(data: bytes) -> str:
    """The text of a file that cannot be read, for an excerpt; nothing where it is no text at all."""
    if len(data) > BYTES or b"\0" in data:
        return ""
    return data.decode("utf-8", "replace").removeprefix("\ufeff")
