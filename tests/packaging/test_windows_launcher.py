"""The launcher of Windows, `kneedeep.cmd` with `engine/launcher.py`, with a Python that only notes what it is asked."""

import importlib.util
import re
import subprocess
import venv
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def launcher() -> Iterator[ModuleType]:
    spec = importlib.util.spec_from_file_location("launcher", ROOT / "engine" / "launcher.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module


class Machine:
    """A checkout, and what is run in its environment: installations, of which some fail, and the program."""

    def __init__(self, launcher: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.launcher, self.root = launcher, root
        self.calls: list[str] = []
        self.fails: set[str] = set()
        for name in ("pyproject.toml", "constraints.txt"):
            (root / name).write_text(name, encoding="utf-8")
        monkeypatch.setattr(subprocess, "run", self._run)
        monkeypatch.setattr(venv, "create", self._create)
        monkeypatch.setattr("signal.signal", lambda *_: None)

    def start(self, *arguments: str) -> tuple[int, list[str]]:
        """Start the launcher; return its exit status, and what was run."""
        self.calls.clear()
        return self.launcher.main(arguments, self.root), self.calls

    def _create(self, folder: Path, *, with_pip: bool) -> None:
        assert with_pip
        python: Path = self.launcher.Environment(self.root).python
        python.parent.mkdir(parents=True)
        python.touch()
        (folder / "pyvenv.cfg").write_text("version = 3.14.0\n", encoding="utf-8")
        self.calls.append("venv")

    def _run(self, command: list[Any], **_: Any) -> "subprocess.CompletedProcess[bytes]":
        if "download" in command:
            return subprocess.CompletedProcess(command, command[-1] in self.fails)
        if "pip" in command:
            assert command[command.index("-c") + 1] == "constraints.txt"
            self.calls.append(str(command[-1]))
        else:
            assert command[1:4] == ["-P", "-m", "kneedeep"]
            self.calls.append(" ".join(["program", *command[4:]]))
        return subprocess.CompletedProcess(command, 3 if command[-1] == "odd" else command[-1] in self.fails)


@pytest.fixture
def machine(launcher: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(launcher, tmp_path, monkeypatch)


def test_the_environment_is_made_once_and_kept_up_to_date(machine: Machine) -> None:
    assert machine.start("validate", "a b.yaml") == (0, ["venv", ".[editor]", "program validate a b.yaml"])
    assert machine.start("odd") == (3, ["program odd"])
    assert machine.start("--prepare", "editor", "test") == (0, [".[editor,test]"])
    for name in ("pyproject.toml", "constraints.txt"):
        (machine.root / name).write_text("more", encoding="utf-8")
        assert machine.start() == (0, [".[editor,test]", "program"])
        assert machine.start() == (0, ["program"])
    environment = machine.launcher.Environment(machine.root)
    environment.stamp.unlink()
    assert machine.start() == (0, ["venv", ".[editor]", "program"])
    (environment.folder / "pyvenv.cfg").write_text("version = 3.11.0\n", encoding="utf-8")
    assert machine.start() == (0, ["venv", ".[editor]", "program"])
    machine.root = machine.root.rename(machine.root.with_name("elsewhere"))
    assert machine.start() == (0, ["venv", ".[editor]", "program"])


def test_what_can_not_be_installed_is_told(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.fails = {".[editor]"}
    assert machine.start() == (0, ["venv", ".[editor]", ".", "program"])
    assert "all that needs no window works" in capsys.readouterr().err
    assert machine.start() == (0, ["program"])
    assert machine.start("--prepare", "editor") == (2, [".[editor]"])
    machine.fails = {".[editor]", "."}
    assert machine.start() == (2, ["venv", ".[editor]", "."])
    assert "the installation failed" in capsys.readouterr().err


def test_without_a_network_an_old_environment_is_used(machine: Machine) -> None:
    machine.start()
    (machine.root / "constraints.txt").write_text("newer", encoding="utf-8")
    machine.fails = {"hatchling"}
    assert machine.start() == (0, ["program"])
    machine.fails = set()
    assert machine.start() == (0, [".[editor]", "program"])


def test_the_command_looks_for_the_same_versions_as_on_other_systems() -> None:
    command = (ROOT / "kneedeep.cmd").read_bytes()
    assert command.isascii() and command.count(b"\n") == command.count(b"\r\n")
    text = command.decode("ascii")
    assert "engine\\launcher.py" in text and "%*" in text
    looked_for = re.findall(r"for %%v in \((.*)\) do", text)
    posix = (ROOT / "kneedeep").read_text(encoding="utf-8")
    assert re.findall(r"for name in (.*); do", posix)[0] == " ".join(f"python{one}" for one in looked_for[0].split())
    assert re.findall(r"version_info < (\(.*?\))", text) == re.findall(r"version_info < (\(.*?\))", posix)
    for name in re.findall(r"^set (PYTHON\w+)=\r?$", text, re.MULTILINE):
        assert f"unset {name}" in posix or f" {name} " in posix
