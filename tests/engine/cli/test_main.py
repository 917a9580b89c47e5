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
from tests.support.command import Shell, process
from tests.support.golden import Golden

ECHO = "kneedeep.cli.echo_for_tests"


Act = Callable[[Namespace], int]


def install(monkeypatch: pytest.MonkeyPatch, act: Act) -> None:
    """Put a command `echo` with one optional word into the table."""

    def configure(parser: ArgumentParser) -> None:
        parser.add_argument("word", nargs="?")

    module = ModuleType(ECHO)
    vars(module).update(configure=configure, run=act)
    monkeypatch.setitem(sys.modules, ECHO, module)
    monkeypatch.setitem(command_table.COMMANDS, "echo", command_table.Command(ECHO, "say a word"))


def is_verbose(args: Namespace) -> int:
    return 7 if args.verbose else 8


def raising(error: BaseException) -> Act:
    def act(args: Namespace) -> int:
        raise error

    return act


WRONG, ODD = raising(command_table.CommandError("no such thing")), raising(ZeroDivisionError("by nothing"))


@pytest.mark.parametrize(
    ("act", "line", "status", "said"),
    [
        pytest.param(lambda args: len(args.word), "echo abc", 3, "", id="the status of the command"),
        pytest.param(is_verbose, "--verbose echo", 7, "", id="verbose before the command"),
        pytest.param(is_verbose, "echo --verbose", 7, "", id="verbose after it"),
        pytest.param(is_verbose, "--verbose echo --verbose", 7, "", id="verbose twice"),
        pytest.param(is_verbose, "echo", 8, "", id="not verbose"),
        pytest.param(raising(KeyboardInterrupt()), "echo", 130, "", id="interrupted"),
        pytest.param(WRONG, "echo", 2, "kneedeep: no such thing", id="an error of the command"),
        pytest.param(ODD, "echo", 2, "ZeroDivisionError: by nothing", id="an unforeseen error is no finding"),
    ],
)
def test_how_a_command_ends(
    monkeypatch: pytest.MonkeyPatch, shell: Shell, act: Act, line: str, status: int, said: str
) -> None:
    install(monkeypatch, act)
    done = shell(*line.split())
    assert done.status == status and said in done.err and done.err.count("\n") == bool(said)


def test_an_unforeseen_error_has_a_traceback_when_asked_for(monkeypatch: pytest.MonkeyPatch, shell: Shell) -> None:
    install(monkeypatch, ODD)
    done = shell("echo", "--verbose")
    assert done.status == 2 and "Traceback" in done.err


def test_without_arguments_the_editor_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, lambda args: 5)
    assert command_table.DEFAULT == "edit"
    monkeypatch.setattr(command_table, "DEFAULT", "echo")
    assert main.main([]) == 5
    assert main.main(["--verbose"]) == 5


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


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell that can close the output")
def test_a_closed_output_is_no_internal_error() -> None:
    done = subprocess.run(["sh", "-c", '"$0" -m kneedeep checks >&-', sys.executable], stderr=subprocess.PIPE)
    assert done.returncode == 0 and done.stderr == b""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
def test_a_full_disk_is_no_internal_error() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([sys.executable, "-m", "kneedeep", "checks"], stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == main.WRONG
    assert done.stderr == b"kneedeep: can't write: the disk is full\n"


def test_version_and_help_need_no_command_module() -> None:
    assert process("--version").stdout.decode() == f"kneedeep {__version__}\n"
    shown = process("--help").stdout.decode()
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
