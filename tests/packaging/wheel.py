"""The built wheel, away from the checkout: what is in it, whether it reads its data, whether it validates.

Run by tests/run. With CI set it also goes into a fresh environment with the engine's dependencies only, without Qt.
"""

import hashlib
import os
import subprocess
import sys
import tempfile
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HELP = [f"{page}{language}.md" for page in ("guide", "keys", "changes") for language in ("", ".de")]
# Folder or file of the checkout -> folder or file in the wheel.
CONTENTS = {
    "engine/kneedeep": "kneedeep",
    "engine/kneedeep_exchange": "kneedeep_exchange",
    "editor/kneedeep_editor": "kneedeep_editor",
    "schemas": "kneedeep/_data/schemas",
    "scenarios": "kneedeep/_data/scenarios",
    **{f"editor/{page}": f"kneedeep_editor/_help/{page}" for page in HELP},
    "editor/pictures": "kneedeep_editor/_help/pictures",
}


class WheelError(Exception):
    """The wheel is not as it should be; the text says in what."""


def run(command: Sequence[str | Path], *, folder: Path, path: Path | None = None) -> str:
    """Runs a command in a folder, PYTHONPATH being `path` alone; returns its output. Raises WheelError."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        environment.pop(name, None)
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(
        [str(word) for word in command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = f"{done.stdout}{done.stderr}"
        raise WheelError(f"exit status {done.returncode} from {' '.join(map(str, command))}:\n{said}")
    return done.stdout


def build(folder: Path) -> Path:
    """Builds the wheel with what is installed, without a network, into a folder; returns its path."""
    run(
        [sys.executable, "-P", "-m", "pip", "-q", "--disable-pip-version-check", "wheel"]
        + ["--no-deps", "--no-build-isolation", "-w", folder, ROOT],
        folder=folder,
    )
    (wheel,) = folder.glob("kneedeep-*.whl")
    return wheel


def expected_files() -> dict[str, Path]:
    """Every file of the checkout that belongs into the wheel, by its name there. Of pictures, those that the help shows."""
    found = {}
    shown = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "editor").glob("[a-z]*.md"))
    for source, target in CONTENTS.items():
        if (ROOT / source).is_file():
            found[target] = ROOT / source
        for file in sorted((ROOT / source).rglob("*")):
            unwanted = "__pycache__" in file.parts or file.name.endswith("~")
            if file.is_file() and not unwanted and (source != "editor/pictures" or f"pictures/{file.name})" in shown):
                found[f"{target}/{file.relative_to(ROOT / source).as_posix()}"] = file
    return found


def check_contents(wheel: Path) -> None:
    """The wheel holds the files of the checkout, byte for byte, and no others. Raises WheelError."""
    expected = expected_files()
    for folder in CONTENTS.values():
        if not any(name == folder or name.startswith(f"{folder}/") for name in expected):
            raise WheelError(f"the checkout has no files for {folder}")
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
        if packed != set(expected):
            missing, foreign = sorted(set(expected) - packed), sorted(packed - set(expected))
            raise WheelError(f"missing in the wheel: {missing}; in the wheel only: {foreign}")
        for name, file in expected.items():
            if archive.read(name) != file.read_bytes():
                raise WheelError(f"{name} differs from {file}")
        if not any(name.endswith("/licenses/LICENSE") for name in archive.namelist()):
            raise WheelError("the wheel has no licence in it")
    print(f"contents: {len(expected)} files, as in the checkout")


def check_data(python: Path, *, folder: Path, path: Path | None) -> Path:
    """Every data file is read by the package itself, from itself; returns the folder of its scenarios.

    Raises WheelError when the package comes from elsewhere or a file's bytes differ from the checkout's.
    """
    output = run([python, "-P", Path(__file__).with_name("read_data.py")], folder=folder, path=path)
    package, *lines = output.splitlines()
    if Path(package).is_relative_to(ROOT):
        raise WheelError(f"the package was imported from the checkout: {package}")
    found = dict(line.split(" ", 1)[::-1] for line in lines)
    for name, file in expected_files().items():
        if name.startswith("kneedeep/") and ("/data/" in name or "/_data/" in name):
            if found.get(name) != hashlib.sha256(file.read_bytes()).hexdigest():
                raise WheelError(f"{name} was not read, or read as something else")
    print(f"data: {len(found)} files read from {Path(package).parent}")
    return Path(package).parent / "_data" / "scenarios"


def check_validate(python: Path, scenarios: Path, *, folder: Path, path: Path | None) -> None:
    """`validate` finds the shipped scenarios clean. Raises WheelError."""
    if not (files := sorted(scenarios.glob("*.yaml"))):
        raise WheelError(f"no scenarios in {scenarios}")
    run([python, "-P", "-m", "kneedeep", "validate", "--strict", *files], folder=folder, path=path)
    if " export " not in run([python, "-P", "-m", "kneedeep", "--help"], folder=folder, path=path):
        raise WheelError("the commands of kneedeep_exchange are not found")
    print(f"validate: {len(files)} scenarios are clean")


def check_without_qt(wheel: Path, *, folder: Path) -> None:
    """A fresh environment with the engine only validates, and says in one line that it opens no window."""
    venv.create(folder / "engine-only", with_pip=True)
    python = folder / "engine-only" / "bin" / "python"
    constraints = ROOT / "constraints.txt"
    run([python, "-m", "pip", "-q", "--disable-pip-version-check", "install", "-c", constraints, wheel], folder=folder)
    scenarios = check_data(python, folder=folder, path=None)
    check_validate(python, scenarios, folder=folder, path=None)
    command = [str(folder / "engine-only" / "bin" / "kneedeep"), "edit"]
    for variables in ({}, {"DISPLAY": ":99"}):
        environment = {"PATH": os.environ["PATH"], **variables}
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 2 or done.stdout or len(done.stderr.splitlines()) != 1:
            raise WheelError(f"edit without Qt should say so in one line, with exit status 2, not: {done}")
    print("without Qt: the engine works, and `edit` says what is missing")


def main() -> int:
    """Runs all checks; returns 1 at the first that fails."""
    with tempfile.TemporaryDirectory(prefix="kneedeep-wheel-") as name:
        folder = Path(name)
        try:
            wheel = build(folder)
            check_contents(wheel)
            unpacked = folder / "unpacked"
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(unpacked)
            python = Path(sys.executable)
            scenarios = check_data(python, folder=folder, path=unpacked)
            check_validate(python, scenarios, folder=folder, path=unpacked)
            if os.environ.get("CI"):
                check_without_qt(wheel, folder=folder)
        except WheelError as error:
            print(f"wheel: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
