"""Transcripts: commands with what they print, in text files that people read. `pytest --rewrite-golden` renews them.

    A file that is not there is named.
      $ kneedeep describe nowhere.yaml
      2> kneedeep: Cannot read nowhere.yaml: there is no such file or folder.
      [2]

A paragraph at the margin begins a case, which runs in a folder of its own. `<` begins a line of input, `2>` a line of
standard error, `[2]` is an exit status other than 0. `...` is any number of lines, `[..]` any part of a line.

The words of a shell are those of `Session`. Scenarios that a case names are there: shipped ones, fixtures, and those of
the folder `maps` beside the file. The program runs in this process.
"""

import difflib
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from pypdf import PdfReader

from kneedeep.report.sheets import Options, make_sheet
from kneedeep.support.translation import speak
from kneedeep_editor import program
from kneedeep_editor.services.process import gc_tuning
from tests.support.command import Done, Shell
from tests.support.files import ALL, MAPS
from tests.support.reading import scenario_in
from tests.support.repository import ENVIRONMENT, Repository
from tests.support.sheet_text import sheet_lines
from tests.support.table_text import Table

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


class Session:
    """A small shell. Each word is a method, but for `kneedeep` and the filters after `|`."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def run(self, line: str, given: tuple[str, ...]) -> Done:
        """Run a line with input."""
        words, *target = _split(shlex.split(line), ">")
        words, *filters = _split(words, "|")
        with pytest.MonkeyPatch.context() as patch:
            while re.match(r"[A-Z_]+=", words[0]):
                patch.setenv(*words.pop(0).split("=", 1))
            content = "".join(f"{line}\n" for line in given)
            for name in ("main", "play", "table"):
                patch.setattr(program, name, partial(_window, name))
            patch.setattr(gc_tuning, "pause_collection", lambda: None)
            patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content.encode()), encoding="utf-8"))
            try:
                done = self._shell(*words[1:]) if words[0] == "kneedeep" else getattr(self, words[0])(*words[1:])
            finally:
                speak(None)
        for name, *arguments in filters:
            done = done._replace(out=FILTERS[name](done.out, *arguments))
        if target:
            Path(target[0][0]).write_text(done.out, encoding="utf-8", newline="")
        return done._replace(out="") if target else done

    def cat(self, *names: str) -> Done:
        """Files, or the input."""
        parts = [Path(name).read_text(encoding="utf-8") if name != "-" else sys.stdin.read() for name in names or "-"]
        return Done(0, "".join(parts), "")

    def replace(self, name: str, *pairs: str) -> Done:
        """Replace texts of a file, which must be there; `\\n` in them is a line break."""
        text = Path(name).read_text(encoding="utf-8")
        for old, new in zip(pairs[::2], pairs[1::2], strict=True):
            old, new = (part.replace("\\n", "\n") for part in (old, new))
            assert old in text, f"{name} has no {old!r}"
            text = text.replace(old, new)
        Path(name).write_text(text, encoding="utf-8", newline="")
        return Done(0, "", "")

    def git(self, *arguments: str) -> Done:
        """Git, as nobody in particular."""
        done = subprocess.run(["git", *arguments], capture_output=True, text=True, encoding="utf-8", check=False)
        return Done(done.returncode, done.stdout, done.stderr)

    def repository(self, name: str, *branches: str) -> Done:
        """A repository with a map in `maps`, set up, and branches named by files with other texts of the map."""
        folder = Path(tempfile.mkdtemp(dir="."))
        made = Repository(folder, Path(name).read_text(encoding="utf-8"), f"maps/{name}")
        for branch in branches:
            made.branch(Path(branch).stem, Path(branch).read_text(encoding="utf-8"))
        made.git("checkout", "-q", "main")
        for path in (Path(name), *map(Path, branches)):
            path.unlink()
        for path in folder.iterdir():
            path.rename(path.name)
        folder.rmdir()
        return Done(0, "", "")

    def same(self, name: str, other: str) -> Done:
        """Whether files have the same bytes."""
        same = Path(name).read_bytes() == Path(other).read_bytes()
        return Done(0, "", "") if same else Done(1, f"{name} and {other} differ\n", "")

    def texts(self, name: str) -> Done:
        """The texts of an SVG picture, one a line."""
        texts = (one.text or "" for one in ElementTree.parse(name).iter() if one.tag.endswith("}text"))
        return Done(0, "".join(f"{text}\n" for text in texts), "")

    def pages(self, name: str) -> Done:
        """Width and height of each page of a PDF file, in points."""
        boxes = [page.mediabox for page in PdfReader(name).pages]
        return Done(0, "".join(f"{float(box.width):.0f}×{float(box.height):.0f}\n" for box in boxes), "")

    def sheet(self, name: str, kind: str, marines: str = "") -> Done:
        """The texts of a sheet to print, for all numbers of marines or one."""
        scenario = scenario_in(Path(name).read_bytes())
        made = make_sheet(scenario, kind, Options(marines=int(marines) if marines else None))
        return Done(0, "".join(f"{line}\n" for line in sheet_lines(made.blocks)), "")

    def table(self, name: str, marines: str) -> Done:
        """A session at a table for a number of marines, with the steps of the input."""
        lines = Table(scenario_in(Path(name).read_bytes()), int(marines)).lines(sys.stdin.read().splitlines())
        return Done(0, "".join(f"{line}\n" for line in lines), "")

    def ls(self, folder: str = ".") -> Done:
        """The names in a folder."""
        return Done(0, "".join(f"{name}\n" for name in sorted(os.listdir(folder))), "")

    def cp(self, name: str, other: str) -> Done:
        """Copy a file."""
        shutil.copyfile(name, other)
        return Done(0, "", "")

    def mkdir(self, name: str) -> Done:
        """Make a folder and those above it."""
        Path(name).mkdir(parents=True)
        return Done(0, "", "")

    def rm(self, name: str) -> Done:
        """Remove a file."""
        Path(name).unlink()
        return Done(0, "", "")


def _window(name: str, *wish: object, **options: object) -> int:
    """Say what a window is asked for, and open none."""
    print(f"window: {name}({', '.join([*map(repr, wish), *(f'{key}={value}' for key, value in options.items())])})")
    return 0


def _grep(text: str, word: str) -> str:
    """The lines that have a regular expression."""
    return "".join(line for line in text.splitlines(keepends=True) if re.search(word, line))


def _get(text: str, path: str) -> str:
    """A part of JSON, such as `files.0.findings.*.code`: one line for each part found."""
    found = [json.loads(text)]
    for key in path.split("."):
        found = [part for one in found for part in _parts(one, key)]
    return "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in found)


def _parts(value: Any, key: str) -> list[Any]:
    if key == "*":
        return list(value.values()) if isinstance(value, dict) else list(value)
    return [value[int(key)] if isinstance(value, list) else value[key]]


def _head(text: str, count: str) -> str:
    """The first lines."""
    return "".join(text.splitlines(keepends=True)[: int(count)])


def _count(text: str) -> str:
    """The number of lines."""
    return f"{len(text.splitlines())}\n"


FILTERS: dict[str, Callable[..., str]] = {"grep": _grep, "get": _get, "head": _head, "count": _count}


def _split(words: list[str], sign: str) -> Iterator[list[str]]:
    """The parts between a sign."""
    while sign in words:
        yield words[: words.index(sign)]
        words = words[words.index(sign) + 1 :]
    yield words


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
