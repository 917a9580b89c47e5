"""Transcripts: commands with what they print, in text files that people read. `pytest --rewrite-golden` renews them.

    A file that is not there is named.
      $ kneedeep describe nowhere.yaml
      2> kneedeep: Cannot read nowhere.yaml: there is no such file or folder.
      [2]

A paragraph at the margin begins a case, which runs in a folder of its own. `<` begins a line of input, `2>` a line of
standard error, `[2]` is an exit status other than 0. `...` is any number of lines, `[..]` any part of a line.

The words of a line are those of `transcript_shell`. Scenarios that a case names are there: shipped ones, fixtures,
and those of the folder `maps` beside the file. The program runs in this process.
"""

import difflib
import os
import re
import shutil
import sys
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.command import Done, Shell
from tests.support.files import ALL, MAPS
from tests.support.repository import ENVIRONMENT
from tests.support.transcript_shell import Session

USAGE = re.compile(r"\Ausage: .*\n(?: .*\n)*")
"""What comes before a complaint about arguments; the golden pages of help have it."""
LONGEST_ID = 70
ANY_LINES, ANY_PART = "...", re.escape("[..]")


class Command(NamedTuple):
    """A command line, its input, and the lines expected of it."""

    number: int
    line: str
    given: tuple[str, ...]
    expected: tuple[str, ...]

    def with_line(self, line: str) -> "Command":
        """The command with another line below it."""
        if (line == "<" or line.startswith("< ")) and not self.expected:
            return self._replace(given=(*self.given, line[2:]))
        return self._replace(expected=(*self.expected, line))

    def trimmed(self) -> "Command":
        """The command without the empty lines between it and the next case."""
        return self._replace(
            expected=tuple("\n".join(self.expected).rstrip("\n").split("\n")) if any(self.expected) else ()
        )

    def text(self) -> str:
        """The lines of the file."""
        lines = (f"$ {self.line}", *(f"< {line}".rstrip() for line in self.given), *self.expected)
        return "".join(f"  {line}".rstrip() + "\n" for line in lines)


class Case(NamedTuple):
    """A paragraph and the commands below it."""

    path: Path
    about: str
    commands: tuple[Command, ...]

    @property
    def id(self) -> str:
        """The name of the test."""
        return f"{self.path.stem}:{re.sub(r'[^a-z0-9]+', '-', self.about.lower())[:LONGEST_ID].strip('-')}"

    def text(self) -> str:
        """The lines of the file."""
        return f"{self.about}\n" + "".join(command.text() for command in self.commands)

    def check(self, shell: Shell, patch: pytest.MonkeyPatch, folder: Path, *, rewrite: bool) -> None:
        """Run the commands in a folder. Raises AssertionError with the lines that differ."""
        __tracebackhide__ = True
        patch.chdir(folder)
        for name, value in ENVIRONMENT.items():
            patch.setenv(name, value)
        text = self.text()
        for path in (*ALL, *MAPS.iterdir(), *self.path.parent.glob("maps/*")):
            if path.name in text:
                shutil.copyfile(path, folder / path.name)
        session, renewed = Session(shell), []
        for command in self.commands:
            found = lines_of(session.run(command.line, command.given))
            if matches(command.expected, found):
                found = command.expected
            elif not rewrite:
                place = f"{self.path}:{command.number}: {self.about}\n$ {command.line}"
                pytest.fail(f"{place}\n{difference(command.expected, found)}", pytrace=False)
            renewed.append(command._replace(expected=found))
        if rewrite:
            after = (
                self._replace(commands=tuple(renewed)) if one.about == self.about else one for one in read(self.path)
            )
            self.path.write_text("\n".join(one.text() for one in after), encoding="utf-8")


def lines_of(done: Done) -> tuple[str, ...]:
    """What a command left behind, as a transcript shows it."""
    out, err = (text.replace(os.sep, "/") if os.sep != "/" else text for text in done[1:])
    out, err = out.replace(sys.executable, "python"), USAGE.sub("", err)
    lines = [*out.splitlines(), *(f"2> {line}" for line in err.splitlines())]
    status = [f"[{done.status}]"] if done.status else []
    return tuple(line.rstrip() for line in "\n".join(lines + status).rstrip().splitlines())


def matches(expected: tuple[str, ...], found: tuple[str, ...]) -> bool:
    """Whether lines are as expected."""
    if ANY_LINES not in expected:
        return len(expected) == len(found) and all(map(_is_line, expected, found))
    first, last = expected.index(ANY_LINES), expected[expected.index(ANY_LINES) + 1 :]
    if not all(had is not None and _is_line(one, had) for one, had in zip_longest(expected[:first], found[:first])):
        return False
    return any(matches(last, found[start:]) for start in range(first, len(found) + 1))


def difference(expected: tuple[str, ...], found: tuple[str, ...]) -> str:
    """The first lines that differ, with some around them."""
    number = place = 0
    for number, line in enumerate((*expected, "")):
        if line == ANY_LINES:
            following = expected[number + 1 : number + 2]
            ends = (end for end in range(place, len(found)) if following and _is_line(following[0], found[end]))
            place = next(ends, len(found))
        elif place < len(found) and _is_line(line, found[place]):
            place += 1
        else:
            break
    parts = expected[max(0, number - 2) : number + 6], found[max(0, place - 2) : place + 6]
    return "\n".join(difflib.unified_diff(*parts, "expected", "found", lineterm="", n=6))


def _is_line(expected: str, found: str) -> bool:
    return expected == found or re.fullmatch(re.escape(expected).replace(ANY_PART, ".*"), found) is not None


def read(path: Path) -> list[Case]:
    """The cases of a file."""
    cases: list[Case] = []
    before = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("  $ "):
            command = Command(number, line[4:], (), ())
            cases[-1] = cases[-1]._replace(commands=(*cases[-1].commands, command))
        elif line and not line.startswith("  "):
            about = f"{cases.pop().about}\n{line}" if before and not before.startswith("  ") else line
            cases.append(Case(path, about, ()))
        elif cases and cases[-1].commands:
            *others, last = cases[-1].commands
            cases[-1] = cases[-1]._replace(commands=(*others, last.with_line(line[2:])))
        before = line
    return [case._replace(commands=tuple(one.trimmed() for one in case.commands)) for case in cases]


@cache
def cases_in(folder: Path) -> list[Case]:
    """The cases of all files of a folder."""
    cases = [case for path in sorted(folder.glob("*.txt")) for case in read(path)]
    assert len({case.id for case in cases}) == len(cases), "two cases have one name"
    return cases
