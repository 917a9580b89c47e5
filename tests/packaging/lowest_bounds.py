"""Runs the engine's tests with the lowest versions that pyproject.toml allows.

`python tests/packaging/lowest_bounds.py [PYTEST ARGUMENT…]`, by hand, with network access. Makes a throw-away
environment with the Python that runs it (3.11 is the one to use: the bounds have wheels for it).
"""

import os
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]


def lowest_versions() -> list[str]:
    """`name==version` for each dependency of the engine, at its lower bound."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = []
    for line in project["dependencies"]:
        requirement = Requirement(line)
        (bound,) = (part.version for part in requirement.specifier if part.operator == ">=")
        found.append(f"{requirement.name}=={bound}")
    return found


def main(arguments: list[str]) -> int:
    """Returns pytest's exit status."""
    versions = lowest_versions()
    print("testing with", *versions)
    with tempfile.TemporaryDirectory(prefix="kneedeep-lowest-") as name:
        venv.create(name, with_pip=True)
        python = str(Path(name) / "bin" / "python")
        subprocess.run([python, "-m", "pip", "install", "-q", "-e", f"{ROOT}[editor,test]", *versions], check=True)
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        command = [python, "-m", "pytest", "-p", "no:cacheprovider", *(arguments or ["tests/engine"])]
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
