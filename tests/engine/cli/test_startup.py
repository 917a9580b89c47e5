"""What a start of `kneedeep validate` loads."""

import json
import subprocess
import sys
from pathlib import Path

from kneedeep.support import resources
from tests.support.command import modules_loaded

HEAVY = set(
    (
        "numpy scipy networkx shapely jsonschema jsonschema_rs pathlib socket PySide6 asyncio platformdirs "
        "rich kneedeep_editor kneedeep.drawing"
    ).split()
)


def test_validate_loads_nothing_heavy(tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text("format: 1\npieces: [{piece: room-5x5, at: [0, 0], area: x}]\n", encoding="utf-8")
    files = [resources.path("scenarios", name) for name in resources.names("scenarios", ".yaml")]
    loaded = modules_loaded("validate", *files, path)
    assert "kneedeep.analysis.framework.runner" in loaded and "yaml" in loaded
    assert not {name for name in loaded if name.split(".")[0] in HEAVY or name in HEAVY}
    commands = {name for name in loaded if name.startswith("kneedeep.cli.")}
    names = ("main", "command_table", "commands", "commands.validate", "terminal", "inputs", "work_limits")
    assert commands == {f"kneedeep.cli.{name}" for name in names}


BARE = """
import json, signal, sys
sys.modules["_multiprocessing"] = None
del signal.setitimer
from kneedeep.cli.main import main
sys.exit(json.dumps([main(command) for command in json.loads(sys.argv[1])]))
"""


def test_a_python_without_processes_and_timers_is_enough() -> None:
    games = ("--games", "1", "--jobs", "1", "--bots", "rush", "--marines", "1")
    commands = (("validate",), ("solve",), ("inspect", "reach"), ("simulate", *games))
    tutorial = str(resources.path("scenarios", "tutorial.yaml"))
    every = json.dumps([[*command, tutorial] for command in commands])
    done = subprocess.run([sys.executable, "-c", BARE, every], capture_output=True, text=True, check=False)
    assert done.stderr == f"{[0] * len(commands)}\n"
