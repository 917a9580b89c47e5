"""The core and the editor without the package for files of other programs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.small_maps import skirmish

HIDDEN = """
import sys
class Hidden:
    @staticmethod
    def find_spec(name, path, target=None):
        if name == "kneedeep_exchange":
            raise ModuleNotFoundError(name=name)
sys.meta_path.insert(0, Hidden)
"""
COMMANDS = """
import json, sys
from kneedeep.cli.main import main
print(json.dumps([main(command) for command in json.loads(sys.argv[1])]), file=sys.stderr)
"""
WINDOW = """
import os, sys
from pathlib import Path
from kneedeep_editor.app import Editor
from kneedeep_editor.services.application import application
from kneedeep_editor.mainwindow.user_questions import Questions
from kneedeep_editor.services.jobs.analysis import Worker
from kneedeep_editor.services.settings import Settings
if __name__ == "__main__":
    running, worker = application(), Worker()
    editor = Editor(Settings(Path("settings.ini")), Questions(), worker)
    editor.open([Path("map.yaml")])
    shell = editor.windows[0].shell
    found = []
    shell.navigation.findings_changed.connect(lambda: found.append(shell.navigation.findings))
    while not found:
        running.processEvents()
    for name in ("ready", "export-picture", "compare"):
        shell.actions.by_name[name].trigger()
        running.processEvents()
    print(*shell.actions.by_name, flush=True)
    worker.stop()
    os._exit(0)
"""


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a map, in which no process can import the package, workers neither."""
    for name, text in {"sitecustomize.py": HIDDEN, "map.yaml": skirmish.TEXT, "window.py": WINDOW}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)


@pytest.mark.usefixtures("alone")
def test_the_commands_of_the_core_work_without_the_other_package() -> None:
    commands = {
        "validate map.yaml": 0,
        "simulate map.yaml --games 1 --jobs 1 --bots rush --marines 1": 0,
        "play map.yaml --text --bots random,random --marines 1 --seed 1": 0,
        "describe map.yaml": 0,
        "diff map.yaml map.yaml": 0,
        "render map.yaml -o map.svg": 0,
        "render map.yaml -o other.svg --embed": 2,
        "export map.yaml --to html": 2,
    }
    done = python("-c", COMMANDS, json.dumps([command.split() for command in commands]))
    *_, embedding, export, statuses = done.stderr.splitlines()
    assert json.loads(statuses) == list(commands.values()), done.stderr
    assert embedding.endswith("--embed needs the package kneedeep_exchange, which is not installed")
    assert export.endswith("it comes with the package kneedeep_exchange, which is not installed")


@pytest.mark.usefixtures("alone")
def test_the_window_leaves_out_what_the_other_package_does() -> None:
    done = python("window.py")
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
    assert not {"export", "passport", "verify-passport", "import"} & set(done.stdout.split())
