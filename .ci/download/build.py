"""Makes the download for this system: a folder that needs no Python, its archive, and the checksum of that.

    python .ci/download/build.py

The result is in `dist/`. What it is made with is in `build/download/`, an environment of its own with the versions of
`constraints.txt`. It fetches those from the network. `kneedeep.spec` says what the folder has in it.
"""

import hashlib
import importlib.metadata
import os
import platform
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import icu_data

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
WORK, OUT = ROOT / "build" / "download", ROOT / "dist"
NAME = "kneedeep"
WINDOWS, MAC = sys.platform == "win32", sys.platform == "darwin"
SYSTEM = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
FORM = {"win32": "zip", "darwin": "gztar"}.get(sys.platform, "xztar")
"""What everybody can unpack there. A zip of Python's keeps no links."""
LEAN_NUMPY = ("allow-noblas=true", "blas=none", "lapack=none", "cpu-dispatch=none")
"""How numpy is compiled on Linux, which takes minutes and a compiler."""
STRIPPED = re.compile(r"libpython|/(lib-dynload|yaml|rpds)/|/numpy/(_core|linalg)/_")
"""The libraries with symbols in them. Others were changed for their wheels, and do not survive it."""
TEXTS = ("LICENSE", "COPYING", "NOTICE")


def environment() -> Path:
    """Make or update the environment, and return its Python."""
    python = WORK / "venv" / ("Scripts/python.exe" if WINDOWS else "bin/python")
    if not python.exists():
        venv.create(WORK / "venv", with_pip=True)
    # Not editable: what goes into the folder is what the wheel has in it.
    pip = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    if SYSTEM == "linux":
        # Its wheel brings 28 MB of linear algebra. Nobody here needs that to be fast: lines of sight are lists of numbers.
        lean = [part for option in LEAN_NUMPY for part in ("-C", f"setup-args=-D{option}")]
        subprocess.run([*pip, "-c", "constraints.txt", "--no-binary", "numpy", *lean, "numpy"], cwd=ROOT, check=True)
    subprocess.run([*pip, "-c", "constraints.txt", ".[editor,lsp,build]"], cwd=ROOT, check=True)
    return python


def bundle() -> Path:
    """Make the folder, with the Python of the environment, and return it."""
    out = ["--distpath", OUT, "--workpath", WORK, "--noconfirm", "--log-level", "WARN"]
    subprocess.run([sys.executable, "-P", "-m", "PyInstaller", *out, HERE / "kneedeep.spec"], cwd=ROOT, check=True)
    folder = OUT / NAME
    if MAC:
        # The program is in the application: beside it stays what people read.
        shutil.rmtree(folder)
        folder.mkdir()
        shutil.move(OUT / f"{NAME}.app", folder)
    elif not WINDOWS:
        (folder / f"{NAME}-editor").symlink_to(NAME)
    for library in folder.rglob("*.so*"):
        if library.is_symlink():
            continue
        if library.name.startswith("libicudata."):
            icu_data.cut(library)
        elif STRIPPED.search(library.relative_to(folder).as_posix()):
            subprocess.run(["strip", "--strip-unneeded", library], check=True)
    shutil.copy(ROOT / "LICENSE", folder)
    shutil.copy(HERE / "README.txt", folder)
    add_licences(folder / "licences")
    return folder


def add_licences(folder: Path) -> None:
    """Write the licences of all packages of the environment: those of the folder, and those that made it."""
    folder.mkdir()
    for name in ("GPL-3.txt", "LGPL-3.txt"):
        shutil.copy(HERE / name, folder)
    base = Path(sys.base_prefix)
    for place in (base / "LICENSE.txt", *base.glob("lib/python3.*/LICENSE.txt")):
        if place.exists():
            shutil.copy(place, folder / "Python.txt")
    for package in importlib.metadata.distributions():
        found = [file for file in package.files or () if file.name.upper().startswith(TEXTS)]
        texts = [Path(package.locate_file(file)).read_text(encoding="utf-8", errors="replace") for file in found]
        if texts:
            (folder / f"{package.name}.txt").write_text("\n\n".join(texts), encoding="utf-8")


def pack(folder: Path) -> Path:
    """Pack the folder, write the checksum beside it as `sha256sum -c` reads it, and return the archive."""
    version = importlib.metadata.version(NAME)
    name = OUT / f"{NAME}-{version}-{SYSTEM}-{platform.machine().lower()}"
    archive = Path(shutil.make_archive(str(name), FORM, OUT, folder.name))
    with archive.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    archive.with_name(f"{archive.name}.sha256").write_text(
        f"{digest}  {archive.name}\n", encoding="utf-8", newline="\n"
    )
    return archive


def main() -> None:
    """Make the environment, and with its Python the rest."""
    inside = WORK / "venv"
    if Path(sys.prefix).resolve() != inside.resolve():
        environment_variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        subprocess.run([environment(), Path(__file__)], check=True, env=environment_variables)
        return
    folder = bundle()
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    archive = pack(folder)
    size = sum(file.stat().st_size for file in files)
    print(f"{folder.relative_to(ROOT)}: {size / 1e6:.1f} MB in {len(files)} files")
    print(f"{archive.relative_to(ROOT)}: {archive.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
