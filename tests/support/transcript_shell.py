"""The small shell of transcripts: the program in this process, and some words for files, git, sheets and tables."""

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
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from kneedeep.report.sheets import Options, make_sheet
from kneedeep.support.translation import speak
from kneedeep_editor import program
from kneedeep_editor.services.process import gc_tuning
from tests.support.command import Done, Shell
from tests.support.reading import scenario_in
from tests.support.repository import Repository
from tests.support.sheet_text import sheet_lines
from tests.support.table_text import Table


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
