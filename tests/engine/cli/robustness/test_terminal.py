"""Whatever stands in files and in their names, a terminal gets lines of this program and nothing else."""

import ast
import copy
import io
import json
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from kneedeep.cli.terminal import say_wrapped
from kneedeep.model.scenario.yaml_patch.value_text import inline
from kneedeep.support.printable import printable
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.generators.broken_scenarios import PROSE, shipped
from tests.support.module_texts import ENGINE, EXCHANGE

HOSTILE = (
    "\x1b[2J\x1b]0;x\x07\n::error file=a::INJECTED\r\n::warning::INJECTED ##[error]INJECTED "
    "\t\b\x00\x01\x7f\x80\x85\x9b31m\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\ufeff"
)
LEGAL = HOSTILE.replace("\x00", "").replace("\x01", "")
FILE_NAME = "::error file=a::\x1b[31mINJECTED\r\n::error::\x07\u202e\x7f\x9b##[error].yaml"


MACHINE = ("{", "digraph")
"""How what programs read begins: it has lines of its own and no commands at their beginnings, but keeps its words."""


def with_hostile_prose(value: Any) -> Any:
    """The data with every text for people made hostile."""
    if isinstance(value, dict):
        return {
            key: f"{LEGAL}{part}{LEGAL}"
            if key in PROSE and isinstance(part, str) and key not in ("license", "next", "language", "locked_text")
            else with_hostile_prose(part)
            for key, part in value.items()
        }
    return [with_hostile_prose(part) for part in value] if isinstance(value, list) else value


def with_hostile_words(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The data with each text of each section made hostile in turn, and with hostile keys."""
    for section, entries in data.items():
        if isinstance(entries, str):
            yield {**data, section: LEGAL}
        elif isinstance(entries, list) and isinstance(entries[0], dict):
            changed = copy.deepcopy(data)
            for entry in changed[section]:
                for key, value in entry.items():
                    if isinstance(value, str):
                        entry[key] = f"{value}{LEGAL}"
            yield changed
            changed = copy.deepcopy(data)
            changed[section][0][LEGAL] = LEGAL
            yield changed
    yield {**data, LEGAL: LEGAL}


def is_clean(out: str) -> bool:
    """Whether all that is printed, but for the ends of lines, prints; no line is a command or comes from a file."""
    lines = out.split("\n")
    injected = any(line.lstrip().startswith(("::", "INJECTED")) for line in lines)
    return all(map(str.isprintable, lines)) and not injected and ("##[" not in out or out.startswith(MACHINE))


def assert_clean(shell: Shell, *arguments: object, github: bool = False) -> str:
    done = shell(*arguments)
    for told in (done.out, done.err):
        assert all(line.isprintable() for line in told.split("\n")), (arguments, told)
        assert github or is_clean(told), (arguments, told)
    assert "internal error" not in done.err, (arguments, done.err)
    return done.out


def walk(shell: Shell, path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command with a file, in every form of output."""
    for form in ("text", "json", "sarif"):
        out = assert_clean(shell, "validate", "--verbose", "--format", form, path)
        assert form == "text" or json.loads(out)
    out = assert_clean(shell, "validate", "--format", "github", path, github=True)
    commands = ("::error file=", "::warning file=", "::notice file=", "allowed ")
    assert all(line.startswith(commands) for line in out.splitlines())
    for form in ("text", "dot", "json"):
        assert_clean(shell, "solve", path, "--format", form, "--anyway")
    for question in (["board"], ["reach"], ["sight", "--pairs"], ["respawn", "--from", "0,0"]):
        assert_clean(shell, "inspect", *question, path)
    assert_clean(shell, "inspect", "distance", path, "--from", "0,0", "--metric", "walk")
    assert_clean(shell, "render", path, "-o", folder / "map.svg")
    assert_clean(shell, "render", path, "-o", folder / "map.svg", "--area", LEGAL)
    assert_clean(shell, "data", path)
    assert_clean(shell, "fmt", "--check", "--sort", path)
    for form in ("text", "json", "csv"):
        arguments = ("--games", 1, "--jobs", 1, "--bots", "rush", "--rounds", 2, "--anyway", "--format", form)
        assert_clean(shell, "simulate", path, *arguments, "--keep-odd", folder / LEGAL)
    saved = folder / f"{FILE_NAME}.kneedeep-replay"
    lines = ["", "sheet", "cards", "notes", "hand", "map all", "ask", "1", "1", "1", "log", LEGAL.split("\n")[0]]
    name = LEGAL.split(chr(10))[0]
    lines += [f"save {folder / name}/x", f"load {name}", f"save {folder}/game", "quit!"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert_clean(shell, "play", "--text", "--board", "always", "--no-pause", "--seed", 3, path)
    game = folder / "game.kneedeep-replay"
    if game.exists():
        game.rename(saved)
        for options in ([], ["--verify"], ["--text"]):
            assert_clean(shell, "replay", saved, *options)
        text = saved.read_text("utf-8")
        saved.write_text(text.replace('"do"', json.dumps(f"do{LEGAL}")), "utf-8")
        assert_clean(shell, "replay", saved, "--text")
        assert_clean(shell, "play", "--text", "--load", saved)


@pytest.mark.parametrize(
    ("name", "folder"),
    [
        ("airless.yaml", ""),
        ("tutorial.yaml", "."),
        *(
            pytest.param("long-watch.yaml", folder, marks=pytest.mark.nightly, id=f"long-watch {folder or '/'}")
            for folder in ("", ".")
        ),
    ],
)
def test_hostile_texts_stay_texts(
    name: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE_NAME).write_text(inline(with_hostile_prose(shipped(name))), "utf-8")
    monkeypatch.chdir(tmp_path)
    walk(Shell(capsys), Path(folder or tmp_path) / FILE_NAME, tmp_path, monkeypatch)


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.nightly)])
def test_hostile_words_and_keys_stay_texts(
    every: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = Shell(capsys)
    path = tmp_path / FILE_NAME
    monkeypatch.chdir(tmp_path)
    whole = shipped("tutorial.yaml")
    whole["doors"][0] |= {"text": "It hisses.", "locked_text": "It is shut."}
    whole["triggers"] = [{"id": "late", "when": {"round": 3}, "text": "It is late.", "do": [{"set": "late"}]}]
    # The texts of a finding or step are the same in every form: each file is printed in one of them after the other.
    reports, plans = cycle(("json", "sarif", "github")), cycle(("text", "dot", "json"))
    for number, data in enumerate(with_hostile_words(whole)):
        path.write_text(inline(data), "utf-8")
        assert_clean(shell, "validate", "--verbose", FILE_NAME)
        form = next(reports)
        assert_clean(shell, "validate", "--format", form, FILE_NAME, github=form == "github")
        # The other commands take turns.
        if every or number % 3 == 0:
            assert_clean(shell, "solve", FILE_NAME, "--format", next(plans), "--marines", 1, "--anyway")
        if every or number % 3 == 1:
            assert_clean(shell, "fmt", "--check", FILE_NAME)
            assert_clean(shell, "validate", "--fix", FILE_NAME)
        if every or number % 3 == 2:
            monkeypatch.setattr("sys.stdin", io.StringIO("sheet\nquit!\n"))
            assert_clean(shell, "play", "--text", "--seed", 3, FILE_NAME)


@cases("line")
def test_what_is_typed_is_repeated_as_a_text(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert_clean(shell, *(word.replace("WORD", LEGAL) for word in line.split()))


def test_a_fault_of_the_program_is_one_clean_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def break_down(path: str, *, anyway: bool) -> None:
        raise RuntimeError(HOSTILE)

    monkeypatch.setattr("kneedeep.cli.commands.solve.sound_input", break_down)
    for verbose in ([], ["--verbose"]):
        done = Shell(capsys)(*verbose, "solve", "x.yaml")
        assert done.status == 2 and is_clean(done.err), done.err


def test_commands_print_through_one_module() -> None:
    folders = (ENGINE / "cli", EXCHANGE / "commands")
    for path in (path for folder in folders for path in folder.rglob("*.py")):
        if path.name == "terminal.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            assert not (isinstance(node, ast.Name) and node.id == "print"), path
            if isinstance(node, ast.Attribute) and node.attr in ("write", "writelines"):
                assert ast.unparse(node.value) not in ("sys.stdout", "sys.stderr"), path


@cases("code", [*range(0x20), *range(0x7F, 0xA0), 0x61C, 0x200E, 0x2028, 0x202E, 0x2066, 0xD800, 0xFEFF, 0xFFFF])
def test_no_control_character_is_printable(code: int) -> None:
    assert printable(f"a{chr(code)}b").isprintable()


@cases("line", ["::error::x", "  ::error::x", "\n::error::x", "\x85::error::x", "##[error]x", "a ##vso[x]"])
def test_no_line_is_a_command_of_a_build_service(line: str) -> None:
    assert is_clean(printable(line))


def test_plain_texts_stay_as_they_are() -> None:
    for text in ("a::b", "C++ ## x", "Über ﬁ 漢字 – “…”", "# [x]"):
        assert printable(text) == text


def test_commands_and_paths_are_not_broken_at_hyphens(capsys: pytest.CaptureFixture[str]) -> None:
    words = "Say kneedeep play --text --load long-watch.kneedeep-replay or --no-pause".split()
    say_wrapped(" ".join(words), 20)
    assert capsys.readouterr().out.split() == words
