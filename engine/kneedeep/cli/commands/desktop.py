"""`kneedeep desktop`: add the program to the menu of the user's desktop, or remove it."""

import os
import shlex
import shutil
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from kneedeep.cli import CommandError, complain, say
from kneedeep.model.scenario.io.atomic_files import write_atomically
from kneedeep.support.platforms.processes import own_command
from kneedeep.support.translation import tr

SHARE = Path(__file__).resolve().parents[1] / "share"
FOLDERS = ("applications", "icons", "mime", "man", "bash-completion")
"""The folders of the user's data folder in which desktops and shells look for files."""
UPDATES = (("update-mime-database", "mime"), ("update-desktop-database", "applications"))
"""Programs to run after a change of a data folder, each with its folder."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--install", action="store_true")
    what.add_argument("--remove", action="store_true")


def run(args: Namespace) -> int:
    """Write or remove the files; return 0. Raises CommandError."""
    if sys.platform in ("win32", "darwin"):
        raise CommandError("desktop: only systems with the folders of freedesktop.org have such menus")
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    for name in shared_files():
        target = data / name
        try:
            if args.install:
                write_atomically(target, _content(name), with_folder=True)
                say(tr("{output} written", output=target))
            elif target.exists():
                target.unlink()
                say(tr("{target} removed", target=target))
        except OSError as error:
            raise CommandError("can't change {target}: {why}", target=target, why=error.strerror) from error
    for program, folder in UPDATES:
        _update(program, data / folder)
    return 0


def shared_files() -> Iterator[str]:
    """Yield the files to install, as paths relative to the data folder."""
    for folder in FOLDERS:
        for path in sorted((SHARE / folder).rglob("*")):
            if path.is_file():
                yield path.relative_to(SHARE).as_posix()


def _content(name: str) -> bytes:
    content = (SHARE / name).read_bytes()
    if name.endswith(".desktop"):
        content = content.replace(b"Exec=kneedeep ", f"Exec={_program()} ".encode())
    return content


def _program() -> str:
    """The command that starts this program: the command on the path, the launcher of a checkout, else this Python."""
    launcher = Path(__file__).resolve().parents[4] / "kneedeep"
    found = shutil.which("kneedeep") or (str(launcher) if os.access(launcher, os.X_OK) else None)
    words = [found] if found else own_command()
    return " ".join(_quoted(word) for word in words)


def _quoted(word: str) -> str:
    """A word quoted for the key Exec. Rule: Desktop Entry Specification, *The Exec key*."""
    if shlex.quote(word) == word:
        return word
    escaped = "".join(f"\\{letter}" if letter in '"`$\\' else letter for letter in word)
    return '"' + escaped.replace("\\", "\\\\").replace("%", "%%") + '"'


def _update(program: str, folder: Path) -> None:
    if not folder.is_dir():
        return
    if (found := shutil.which(program)) is None:
        complain("{program} is not installed: log in again to see the change", program=program)
        return
    done = subprocess.run([found, str(folder)], capture_output=True, text=True, check=False)
    if done.returncode:
        complain("{path}: {error}", path=program, error=done.stderr.strip() or tr("exit status {n}", n=done.returncode))
