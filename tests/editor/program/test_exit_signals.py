"""Signals end the real program at once: with its exit status, and without saving anything."""

import os
import signal
import sys
from pathlib import Path

import pytest

from tests.editor.conftest import MAP
from tests.support import bare_python, begun_program

# The program as the command starts it; a line is printed when its loop runs and the map was changed.
# `modal`: the question about unsaved changes is open meanwhile.
PROGRAM = """
def ready(window):
    assert window.document.modified
    QTimer.singleShot(0, lambda: print("ready", flush=True))
    if sys.argv[2] == "modal":
        window.close()

if __name__ == "__main__":
    QTimer.singleShot(0, lambda: changed(ready))
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
    assert begun_program.signalled(PROGRAM, "ready", number, environment, str(path), how) == status
    assert path.read_text(encoding="utf-8") == MAP
    assert [one.name for one in tmp_path.iterdir() if one.name != "settings"] == ["map.yaml"]


# Keeps changes that are not saved, or waits until it is asked whether to bring them back; then a line is printed.
LEFT_BEHIND = """
from kneedeep_editor.features.files.autosave import Autosave

def kept(window):
    assert window.shell.feature(Autosave).keep()
    print("kept", flush=True)

def asked():
    pages = [one for one in QApplication.allWidgets() if type(one).__name__ == "StartScreen"]
    if isinstance(QApplication.activeModalWidget(), QMessageBox) or any(one.unsaved.count() for one in pages):
        print("asked", flush=True)
    else:
        QTimer.singleShot(20, asked)

if __name__ == "__main__":
    QTimer.singleShot(0, (lambda: changed(kept)) if sys.argv[1] == "change" else asked)
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

    begun_program.signalled(LEFT_BEHIND, "kept", signal.SIGKILL, environment, "change", str(path))
    sides = list(tmp_path.rglob("*.json"))
    assert len(sides) == 1
    files = [str(path)] if named else []
    assert begun_program.signalled(LEFT_BEHIND, "asked", signal.SIGTERM, environment, "ask", *files) == 143
    assert sides[0].exists()
