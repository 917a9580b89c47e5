"""The inputs of commands: single files, all scenarios of a folder, standard input, whole numbers."""

import os
import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator
from math import nan
from typing import NamedTuple

from kneedeep.cli import CommandError, complain
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.io.atomic_files import read_bytes
from kneedeep.model.scenario.io.file_problems import Problem
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.io.unread_parts import unread_parts
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.yaml_patch.file_limits import BYTES, Unreadable
from kneedeep.support.printable import quoted
from kneedeep.support.translation import later, tr, translated

STDIN = "-"
ENDINGS = (".yaml", ".yml")
"""The endings of scenario files, in lower case."""
FILE_FAMILY = "SCN"
"""The prefix of findings about the content of a file, before a board is compiled."""
ANYWAY = "--anyway"


class Input(NamedTuple):
    """A file as read. `text`: its readable text, empty if there is none. `data`: its bytes."""

    path: str
    reading: Reading
    text: str
    data: bytes = b""


def expanded(paths: Iterable[str], complaints: list[str]) -> Iterator[str]:
    """Yield the paths, folders replaced by their scenario files. Each path comes once, in the given order.

    The files of a folder are sorted, and hidden folders are left out. Folders that can't be listed, and folders without
    any scenario, are added to `complaints`.
    """
    seen = set()
    for path in paths:
        found = [path]
        if path != STDIN and os.path.isdir(path):
            found = sorted(_below(path, complaints), key=lambda one: one.split(os.sep))
            if not found:
                complaints.append(tr("{path} holds no *.yaml or *.yml file", path=path))
        for one in found:
            if one not in seen:
                seen.add(one)
                yield one


def is_scenario_name(name: str) -> bool:
    """Whether a file name has an ending of scenario files."""
    return name.lower().endswith(ENDINGS)


def read_input(path: str) -> Input:
    """The input of a file. Raises FileFailed if it can't be opened."""
    try:
        data = content_of(path, BYTES)
    except Unreadable as wrong:
        problem = Problem("SCN001", wrong.message, (), wrong.line, wrong.column)
        return Input(path, Reading(None, None, (problem,)), "")
    return input_of(path, data)


def content_of(path: str, limit: int) -> bytes:
    """The bytes of a file or of standard input. Standard input may give one byte more than `limit`.

    Raises FileFailed if the file can't be read, Unreadable if it is longer than `limit`.
    """
    return sys.stdin.buffer.read(limit + 1) if path == STDIN else read_bytes(path, limit)


def input_of(path: str, data: bytes) -> Input:
    """The input of a file with these bytes."""
    reading = read(data)
    if reading.source is not None:
        return Input(path, reading, reading.source.tree.text, data)
    return Input(path, reading, _made_out(data))


def may_skip_others(parser: ArgumentParser) -> None:
    """Add the option to skip files that are not scenarios."""
    parser.add_argument("--skip-others", action="store_true")


def is_skipped(given: Input, args: Namespace) -> bool:
    """Whether `--skip-others` is given and a file does not look like a scenario."""
    from kneedeep.model.scenario.io.scenario_head import is_meant_as_scenario

    return bool(args.skip_others) and not is_meant_as_scenario(given.text)


def take_language(parser: ArgumentParser) -> None:
    """Add the option for the language of the texts."""
    parser.add_argument("--language", metavar="CODE")


def read_scenario(path: str, language: str | None = None) -> Input:
    """The input of a file with a scenario. Reports unreadable parts on stderr.

    `language`: the language of the texts, None for the originals. Raises CommandError if there is no scenario, or no
    texts in that language.
    """
    given = in_language_of(_with_scenario(path), language)
    report_unread(given)
    return given


def in_language_of(given: Input, language: str | None) -> Input:
    """The input with the texts in one of its languages. Raises CommandError for any other language."""
    scenario = given.reading.scenario
    if language is None or scenario is None:
        return given
    from kneedeep.model.scenario.translations import in_language, languages

    if language not in (known := languages(scenario)):
        text = later("{path} has no texts in {language}: there are {known}")
        raise CommandError(text, path=given.path, language=repr(language), known=", ".join(known))
    return given._replace(reading=given.reading._replace(scenario=in_language(scenario, language)))


def scenario_of(path: str, language: str | None = None) -> Scenario:
    """The scenario of a file. Reports and raises as `read_scenario` does."""
    return scenario_in(read_scenario(path, language))


def scenario_in(given: Input) -> Scenario:
    """The scenario of an input. Raises CommandError if it has none."""
    if (scenario := given.reading.scenario) is None:
        problem = given.reading.problems[0]
        place = f"{given.path}:{problem.line}:{problem.column}"
        raise CommandError("{path}: {error}", path=place, error=f"{problem.code} {translated(problem.message)}")
    return scenario


def check_marines(path: str, scenario: Scenario, marines: int | None) -> None:
    """Raise CommandError for a number of marines that the scenario does not allow."""
    if marines is not None and marines not in scenario.counts:
        made_for = ", ".join(map(str, scenario.counts))
        text = later("{path} is not made for {marines} marines: it is made for {made_for}")
        raise CommandError(text, path=path, marines=marines, made_for=made_for)


def sound_input(path: str, *, anyway: bool, language: str | None = None, option: str = ANYWAY) -> Input:
    """The input of a file with a scenario without errors. With `anyway` errors are accepted.

    `option`: the option for that, empty if the command has none. Raises CommandError for a file with errors, since an
    answer about the readable parts may not hold for the whole.
    """
    from kneedeep.analysis.framework.runner import analyse

    given = _with_scenario(path)
    found = () if anyway else analyse(given.reading, select=(FILE_FAMILY,))
    errors = sum(finding.allowed is None and finding.severity == "error" for finding in found)
    if errors:
        text = tr("{path} has SCN errors ({n}): `kneedeep validate {path}` shows them", path=quoted(path), n=errors)
        if option:
            text = tr("{errors}, {option} continues without the elements in error", errors=text, option=option)
        raise CommandError(text)
    report_unread(given)
    return in_language_of(given, language)


def allow_errors(parser: ArgumentParser) -> None:
    """Add the option to continue in spite of errors; see `sound_input`."""
    parser.add_argument(ANYWAY, action="store_true")


_UNREAD = later("{path}: can't read {parts}; continues without (`kneedeep validate {path}` says why)")


def report_unread(given: Input, text: str = _UNREAD) -> None:
    """Report the unreadable parts of a file on stderr. `text`: the message, with the consequence for the command."""
    if parts := list(unread_parts(given.reading)):
        from kneedeep.support.english import listed

        complain(text, path=quoted(given.path), parts=listed(parts))


_SPACE = re.compile(r"(-?[0-9]{1,5}),(-?[0-9]{1,5})")


def take_spaces(parser: ArgumentParser) -> None:
    """Let a parser accept negative coordinates, as in `--from -3,4`, which look like an option."""
    parser._negative_number_matcher = _SPACE


def take_doors(parser: ArgumentParser) -> None:
    """Add the option `--doors`."""
    parser.add_argument("--doors", choices=("closed", "open"))


def space(text: str) -> Space:
    """The space written as X,Y. Raises ArgumentTypeError."""
    if (found := _SPACE.fullmatch(text.replace(" ", ""))) is None:
        raise ArgumentTypeError(tr("{text!r} names no space: write two whole numbers, such as 12,3", text=text))
    return int(found[1]), int(found[2])


def whole(least: int, most: int) -> Callable[[str], int]:
    """A parser for whole numbers of a range. The parser raises ArgumentTypeError for anything else."""

    def read(text: str) -> int:
        value = int(text) if re.fullmatch(r"-?\d{1,20}", text, re.ASCII) else None
        if value is None or not least <= value <= most:
            message = later("{text!r} is no whole number from {least} to {most}")
            raise ArgumentTypeError(tr(message, text=text, least=least, most=most))
        return value

    return read


def marines(text: str) -> tuple[int, ...]:
    """Numbers of marines, each once, sorted. Raises ArgumentTypeError."""
    words = [word.strip() for word in text.split(",")]
    if not all(word in ("1", "2", "3", "4") for word in words):
        raise ArgumentTypeError(tr("{text!r} is no list of numbers of marines such as 1,2,3", text=text))
    return tuple(sorted({int(word) for word in words}))


def number(least: float, most: float) -> Callable[[str], float]:
    """A parser for numbers of a range. The parser raises ArgumentTypeError for anything else."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = nan
        if not least <= value <= most:
            message = later("{text!r} is no number from {least:g} to {most:g}")
            raise ArgumentTypeError(tr(message, text=text, least=least, most=most))
        return value

    return read


def _with_scenario(path: str) -> Input:
    """The input of a file with a scenario. Raises CommandError."""
    given = read_input(path)
    scenario_in(given)
    return given


def _below(folder: str, complaints: list[str]) -> Iterator[str]:
    def report(error: OSError) -> None:
        complaints.append(tr("cannot list {folder}: {reason}", folder=error.filename, reason=error.strerror))

    for parent, folders, names in os.walk(folder, onerror=report):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            if is_scenario_name(name):
                yield os.path.join(parent, name)


def _made_out(data: bytes) -> str:
    """The text of an unreadable file, for excerpts. Empty for binary files."""
    if len(data) > BYTES or b"\0" in data:
        return ""
    return data.decode("utf-8", "replace").removeprefix("\ufeff")
