"""Signals end the real program at once: with its exit status, and without saving anything."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.editor.conftest import MAP
from tests.support import bare_python

# The program as the command starts it; a line is printed when its loop runs and the map was changed.
# `modal`: the question about unsaved changes is open meanwhile.
PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from kneedeep_editor import program
from kneedeep_editor.mainwindow import MainWindow

def ready():
    (window,) = [one for one in QApplication.allWidgets() if isinstance(one, MainWindow)]
    if not window.shell.is_painted:
        QTimer.singleShot(20, ready)
        return
    window.shell.work.select([figure.serial for figure in window.document.scenario.figures])
    window.shell.actions.by_name["delete"].trigger()
    assert window.document.modified
    QTimer.singleShot(0, lambda: print("ready", flush=True))
    if sys.argv[2] == "modal":
        window.close()

if __name__ == "__main__":
    QTimer.singleShot(0, ready)
    sys.exit(program.main([sys.argv[1]]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize(
    ("number", "status", "how"),
    [
        (signal.SIGINT, 130, "plain"),
        (signal.SIGTERM, 143, "modal"),
        pytest.param(signal.SIGINT, 130, "modal", marks=pytest.mark.nightly),
        pytest.param(signal.SIGTERM, 143, "plain", marks=pytest.mark.nightly),
    ],
)
def test_a_signal_ends_without_saving(tmp_path: Path, number: signal.Signals, status: int, how: str) -> None:
    path = tmp_path / "map.yaml"
    path.write_text(MAP, encoding="utf-8")
    environment = os.environ | {"XDG_CONFIG_HOME": str(tmp_path / "settings"), "QT_QPA_PLATFORM": "offscreen"}
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(path), how],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        program.send_signal(number)
        _, told = program.communicate(timeout=60)
    finally:
        program.kill()
        program.communicate()
    assert program.returncode == status, told
    assert "Traceback" not in told
    assert path.read_text(encoding="utf-8") == MAP
    assert [one.name for one in tmp_path.iterdir() if one.name != "settings"] == ["map.yaml"]


# Keeps changes that are not saved, or waits until it is asked whether to bring them back; then a line is printed.
LEFT_BEHIND = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from kneedeep_editor import program
from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.features.files.autosave import Autosave

def changing():
    (window,) = [one for one in QApplication.allWidgets() if isinstance(one, MainWindow)]
    if not window.shell.is_painted:
        QTimer.singleShot(20, changing)
        return
    window.shell.work.select([figure.serial for figure in window.document.scenario.figures])
    window.shell.actions.by_name["delete"].trigger()
    assert window.shell.feature(Autosave).keep()
    print("kept", flush=True)

def asked():
    pages = [one for one in QApplication.allWidgets() if type(one).__name__ == "StartScreen"]
    if isinstance(QApplication.activeModalWidget(), QMessageBox) or any(one.unsaved.count() for one in pages):
        print("asked", flush=True)
    else:
        QTimer.singleShot(20, asked)

if __name__ == "__main__":
    QTimer.singleShot(0, changing if sys.argv[1] == "change" else asked)
    sys.exit(program.main(sys.argv[2:]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize(("named", "bare"), [(True, True), (False, False)])
def test_a_signal_while_recovery_is_offered_ends_the_program_and_keeps_the_changes(
    tmp_path: Path, named: bool, bare: bool
) -> None:
    path = tmp_path / "map.yaml"
    path.write_text(MAP, encoding="utf-8")
    site = tmp_path / "site"
    site.mkdir()
    environment = (bare_python.environment(site) if bare else os.environ) | {
        "XDG_CONFIG_HOME": str(tmp_path / "settings"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "QT_QPA_PLATFORM": "offscreen",
    }

    def run(number: signal.Signals, line: str, *arguments: str) -> int:
        program = subprocess.Popen(
            [sys.executable, "-c", LEFT_BEHIND, *arguments],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        try:
            assert program.stdout is not None
            assert program.stdout.readline() == f"{line}\n"
            program.send_signal(number)
            _, told = program.communicate(timeout=60)
        finally:
            program.kill()
            program.communicate()
        assert "Traceback" not in told
        return program.returncode

    run(signal.SIGKILL, "kept", "change", str(path))
    sides = list(tmp_path.rglob("*.json"))
    assert len(sides) == 1
    assert run(signal.SIGTERM, "asked", "ask", *([str(path)] if named else [])) == 143
    assert sides[0].exists()
