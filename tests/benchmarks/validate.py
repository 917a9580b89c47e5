"""`kneedeep validate` as a whole process on the largest shipped scenario, and a warm re-check in the library."""

import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.benchmarks.table import Table, medians, milliseconds, ratio

ROOT = Path(__file__).resolve().parents[2]
LARGEST = ROOT / "scenarios" / "long-watch.yaml"
PARTS = ("read", "analyse", "read and analyse")


def tables() -> list[Table]:
    """The whole process against `python -c 'import yaml'`, and the library warm."""
    return [_process(), _library()]


def _process() -> Table:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    yaml = [sys.executable, "-c", "import yaml"]
    validate = [sys.executable, "-m", "kneedeep", "validate", str(LARGEST)]

    def run(command: list[str]) -> Any:
        return subprocess.run(command, env=environment, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)

    run(validate)
    ways = {"import yaml": lambda: run(yaml), "validate": lambda: run(validate)}
    taken = medians(ways, rounds=15, patience=20)
    rows = [(name, milliseconds(taken[name]), ratio(taken[name], taken["import yaml"])) for name in ways]
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    remark = f"{LARGEST.name}; largest memory of any of these processes: {peak:.0f} MB."
    return Table("Whole process", ("command", "ms", "of import yaml"), rows, (remark,))


def _library() -> Table:
    from kneedeep.analysis.framework.runner import analyse
    from kneedeep.model.scenario.io.reader import read

    data = LARGEST.read_bytes()
    reading = read(data)
    analyse(reading)
    ways = {
        "read": lambda: read(data),
        "analyse": lambda: analyse(reading),
        "read and analyse": lambda: analyse(read(data)),
    }
    taken = medians(ways, rounds=15)
    rows = [(part, milliseconds(taken[part])) for part in PARTS]
    found = json.dumps(sorted({finding.code for finding in analyse(reading)}))
    return Table(
        "The library, warm, everything computed anew", ("part", "ms"), rows, (f"{LARGEST.name}; findings: {found}.",)
    )
