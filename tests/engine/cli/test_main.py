"""The front of the command line: choosing, refusing, exit statuses, and what it does not import."""

import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from types import ModuleType

import pytest

from kneedeep import __version__
from kneedeep.cli import command_table, main
from kneedeep.cli.command_table import commands
from kneedeep.cli.commands.inspect import QUESTIONS
from kneedeep_editor import qt_libraries
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.golden import Golden

ECHO = "kneedeep.cli.echo_for_tests"


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Namespace], int]], None]:
    """Puts a command `echo` with one optional word into the table, alone with `edit`."""

    def put(run: Callable[[Namespace], int]) -> None:
        def configure(parser: ArgumentParser) -> None:
            parser.add_argument("word", nargs="?")

        module = ModuleType(ECHO)
        vars(module).update(configure=configure, run=run)
        monkeypatch.setitem(sys.modules, ECHO, module)
        monkeypatch.setitem(command_table.COMMANDS, "echo", command_table.Command(ECHO, "say a word"))

    return put


def kneedeep(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """The program as a process of its own, without a display."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-m", "kneedeep", *arguments]
    return subprocess.run(command, env={**environment, **variables}, capture_output=True, text=True, check=False)


def test_the_status_of_the_command_is_the_status_of_the_program(
    install: Callable[[Callable[[Namespace], int]], None],
) -> None:
    install(lambda args: len(args.word))
    assert main.main(["echo", "abc"]) == 3


@pytest.mark.parametrize(
    "arguments", [["--verbose", "echo"], ["echo", "--verbose"], ["--verbose", "echo", "--verbose"]]
)
def test_verbose_stands_before_or_after_the_command(
    install: Callable[[Callable[[Namespace], int]], None], arguments: list[str]
) -> None:
    install(lambda args: 7 if args.verbose else 8)
    assert main.main(arguments) == 7
    assert main.main(["echo"]) == 8


def test_without_arguments_the_editor_opens(
    install: Callable[[Callable[[Namespace], int]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    install(lambda args: 5)
    assert command_table.DEFAULT == "edit"
    monkeypatch.setattr(command_table, "DEFAULT", "echo")
    assert main.main([]) == 5
    assert main.main(["--verbose"]) == 5


def test_an_interrupted_command_ends_with_130(install: Callable[[Callable[[Namespace], int]], None]) -> None:
    def run(args: Namespace) -> int:
        raise KeyboardInterrupt

    install(run)
    assert main.main(["echo"]) == 130


def test_a_command_error_is_one_line_and_status_2(
    install: Callable[[Callable[[Namespace], int]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def run(args: Namespace) -> int:
        raise command_table.CommandError("no such thing")

    install(run)
    assert main.main(["echo"]) == 2
    assert capsys.readouterr().err == "kneedeep: no such thing\n"


def test_an_unforeseen_error_is_not_mistaken_for_findings(
    install: Callable[[Callable[[Namespace], int]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def run(args: Namespace) -> int:
        raise ZeroDivisionError("by nothing")

    install(run)
    assert main.main(["echo"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "ZeroDivisionError: by nothing" in line
    assert main.main(["echo", "--verbose"]) == 2
    assert "Traceback" in capsys.readouterr().err


def test_a_closed_pipe_ends_without_a_complaint() -> None:
    code = (
        "from kneedeep.cli import main\n"
        "main.run = lambda arguments: print('x' * 10_000_000)\n"
        "raise SystemExit(main.main(['x']))\n"
    )
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == main.OUTPUT_CLOSED
    process.stderr.close()


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
def test_a_full_disk_is_no_internal_error() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([sys.executable, "-m", "kneedeep", "checks"], stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == main.WRONG
    assert done.stderr == b"kneedeep: can't write: the disk is full\n"


def test_version_and_help_need_no_command_module() -> None:
    assert kneedeep("--version").stdout == f"kneedeep {__version__}\n"
    shown = kneedeep("--help").stdout
    assert all(f"\n  {name} " in shown for name in command_table.commands())


def test_importing_the_engine_and_its_front_imports_nothing_heavy() -> None:
    code = "import sys, kneedeep, kneedeep.cli.main; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "kneedeep.cli.main" in loaded
    assert not loaded & {"numpy", "scipy", "networkx", "shapely", "jsonschema", "rich", "yaml", "PySide6", "asyncio"}
    needed = {"kneedeep.cli.main", "kneedeep.cli.command_table", "kneedeep.cli.terminal"}
    assert not {name for name in loaded if name.startswith(("kneedeep.cli.", "kneedeep_editor"))} - needed


PAGES = [(), *((name,) for name in commands()), *(("inspect", name) for name in QUESTIONS)]


@cases("page", PAGES, ids="-".join)
def test_the_help_is_the_golden_one(shell: Shell, golden: Golden, page: tuple[str, ...]) -> None:
    done = shell(*page, "--help")
    assert (done.status, done.err) == (0, "")
    assert max(map(len, done.out.splitlines())) <= 100
    golden.check(f"help/{'-'.join(('kneedeep', *page))}.txt", done.out)


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("line", ["edit", "play scenarios/tutorial.yaml", "play --table scenarios/tutorial.yaml"])
def test_without_qt_and_display_qt_is_what_is_missing(
    line: str, shell: Shell, no_display: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qt_libraries, "find_spec", lambda name: None)
    done = shell(*line.split())
    assert done.status == 2
    assert "PySide6 is not installed" in done.err and "display" not in done.err
