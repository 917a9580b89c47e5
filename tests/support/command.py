"""The command line as tests use it: in this process, or as a process of its own."""

import os
import subprocess
import sys
from typing import NamedTuple

import pytest

from kneedeep.cli import main


class Done(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str


class Shell:
    """Runs commands in this process, which has one core for them: games without `--jobs` start no worker processes."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: object) -> Done:
        """Run a command. Arguments rejected by argparse give its exit status too."""
        self._capsys.readouterr()
        status = in_this_process(*arguments)
        return Done(status, *self._capsys.readouterr())


def in_this_process(*arguments: object) -> int:
    """Run a command here, as on a machine of one core, and return its exit status."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "sched_getaffinity", lambda _: {0}, raising=False)
        try:
            return main.main([str(argument) for argument in arguments])
        except SystemExit as end:
            return int(end.code or 0)


def modules_loaded(*arguments: object) -> set[str]:
    """The modules that a command loads in a process of its own."""
    code = "import sys\nfrom kneedeep.cli.main import main\nmain(sys.argv[1:])\nprint(*sys.modules, file=sys.stderr)\n"
    command = [sys.executable, "-c", code, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
    return set(done.stderr.splitlines()[-1].split())


def process(*arguments: object, given: bytes | None = None, **variables: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command as a process of its own, without a display."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-m", "kneedeep", *map(str, arguments)]
    return subprocess.run(command, env={**environment, **variables}, input=given, capture_output=True, check=False)
