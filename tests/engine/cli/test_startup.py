"""What a start of `kneedeep validate` loads."""

import os
import subprocess
import sys
from pathlib import Path

from kneedeep import resources
from tests.support.cases import cases

HEAVY = {
    "numpy",
    "scipy",
    "networkx",
    "shapely",
    "jsonschema",
    "jsonschema_rs",
    "pathlib",
    "socket",
    "PySide6",
    "asyncio",
    "platformdirs",
    "rich",
    "kneedeep_editor",
    "kneedeep.drawing",
}


def test_validate_loads_nothing_heavy(tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text("format: 1\npieces: [{piece: room-5x5, at: [0, 0], area: x}]\n", encoding="utf-8")
    code = (
        "import sys\n"
        "from kneedeep.cli.main import main\n"
        "status = main(sys.argv[1:])\n"
        "print(*sys.modules, file=sys.stderr)\n"
    )
    files = [str(resources.path("scenarios", name)) for name in resources.names("scenarios", ".yaml")]
    done = subprocess.run(
        [sys.executable, "-c", code, "validate", *files, str(path)],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ,
    )
    loaded = set(done.stderr.split())
    assert "kneedeep.analysis.framework.runner" in loaded and "yaml" in loaded
    assert "BRD" in done.stdout or "SCN" in done.stdout
    assert not {name for name in loaded if name.split(".")[0] in HEAVY or name in HEAVY}
    commands = {name for name in loaded if name.startswith("kneedeep.cli.")}
    assert commands == {
        f"kneedeep.cli.{name}"
        for name in (
            "main",
            "command_table",
            "commands",
            "commands.validate",
            "terminal",
            "inputs",
            "work_limits",
        )
    }


BARE = """
import signal, sys
sys.modules["_multiprocessing"] = None
del signal.setitimer
from kneedeep.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@cases(
    "command", [["validate"], ["solve"], ["inspect", "reach"], ["simulate", "--games", "1", "--jobs", "1"]]
)
def test_a_python_without_processes_and_timers_is_enough(command: list[str]) -> None:
    tutorial = str(resources.path("scenarios", "tutorial.yaml"))
    bots = ["--bots", "rush", "--marines", "1"] if command[0] == "simulate" else []
    done = subprocess.run(
        [sys.executable, "-c", BARE, *command, *bots, tutorial], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
