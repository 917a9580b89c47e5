"""Starts kneedeep from a checkout on Windows; `kneedeep.cmd` finds the Python that runs this file.

The first start makes the environment in .venv, and so does a start after pyproject.toml or constraints.txt changed. Every
other start compares a stamp and passes its arguments on. On other systems the file `kneedeep` does the same.
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FAILED = 2
ENGINE, EDITOR = "engine", "editor"
"""Installed without any extra; with the extra that brings the window."""
PREPARE = "--prepare"


class Failed(Exception):
    """The environment could not be made; the text is one sentence."""


def say(message: str) -> None:
    """Print a line about the environment."""
    print(f"kneedeep: {message}", file=sys.stderr, flush=True)


class Environment:
    """The environment of a checkout."""

    def __init__(self, root: Path) -> None:
        """Look at it later."""
        self.root = root
        self.folder = root / ".venv"
        self.stamp = self.folder / "kneedeep-stamp"
        self.python = self.folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

    def sums(self) -> list[str]:
        """The checksums in the stamp: of the environment with its folder, and of its installation sources."""
        made = hashlib.sha256(f"{self.folder}\n".encode() + (self.folder / "pyvenv.cfg").read_bytes())
        given = hashlib.sha256()
        for name in ("pyproject.toml", "constraints.txt"):
            given.update((self.root / name).read_bytes())
        return [made.hexdigest(), given.hexdigest()]

    def installed(self) -> tuple[list[str], bool]:
        """The installed extras, none if it was not finished here, and whether it is up to date."""
        try:
            extras, *sums = self.stamp.read_text(encoding="utf-8").splitlines()
            now = self.sums()
        except (OSError, ValueError):
            return [], False
        if not self.python.exists() or sums[:1] != now[:1]:
            return [], False
        return extras.split(), sums == now

    def is_ready(self, wanted: Sequence[str]) -> bool:
        """Whether it can be used as it is, with these extras."""
        extras, current = self.installed()
        return current and set(wanted) <= set(extras)

    def make(self, wanted: Sequence[str]) -> None:
        """Make or update it. The stamp is written last; what has none is removed. Raises Failed.

        Without a network an old one is kept.
        """
        extras, _ = self.installed()
        if extras:
            say("updating the environment")
            fetching = ("download", "--retries", "1", "--timeout", "10", "--no-deps", "-d", self.folder / "fetched")
            if not wanted and not self._pip(*fetching, "hatchling"):
                say("nothing can be fetched, see above; starting with the environment as it is")
                return
        else:
            if self.folder.exists():
                say("removing an environment that is unfinished or was made elsewhere")
                shutil.rmtree(self.folder)
            say(f"making the environment in {self.folder} (once; needs network access)")
            venv.create(self.folder, with_pip=True)
        self.stamp.unlink(missing_ok=True)
        every = list(dict.fromkeys([EDITOR, *(one for one in extras if one != ENGINE), *wanted]))
        if not self._install(every):
            if wanted:
                raise Failed("the installation failed, see above")
            say("trying again without the editor")
            if not self._install([]):
                raise Failed("the installation failed, see above")
            say("the editor could not be installed, see above; all that needs no window works")
            every = [ENGINE]
        lines = [" ".join(every), *self.sums()]
        self.stamp.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")

    def _install(self, extras: Sequence[str]) -> bool:
        return self._pip("install", "-c", "constraints.txt", "-e", f".[{','.join(extras)}]" if extras else ".")

    def _pip(self, *arguments: str | Path) -> bool:
        quiet = () if sys.stderr.isatty() else ("-q",)
        command = [self.python, "-P", "-m", "pip", *quiet, "--disable-pip-version-check", *arguments]
        return subprocess.run(command, cwd=self.root, check=False).returncode == 0


@contextmanager
def locked(root: Path) -> Iterator[None]:
    """Let one start at a time make the environment; the lock ends with this process."""
    with open(root / ".venv.lock", "ab") as file:
        if sys.platform == "win32":
            import msvcrt

            while True:
                # Tries for ten seconds.
                with suppress(OSError):
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
                say("another start is making the environment, waiting for it")
        yield


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Make the environment where needed, run the program, and return its exit status."""
    preparing = list(arguments[:1]) == [PREPARE]
    wanted = arguments[1:] if preparing else ()
    environment = Environment(root)
    try:
        if not environment.is_ready(wanted):
            with locked(root):
                if not environment.is_ready(wanted):
                    environment.make(wanted)
    except Failed as error:
        say(str(error))
        return FAILED
    except (OSError, subprocess.CalledProcessError) as error:
        say(f"the environment could not be made; close kneedeep where it is open, and start again ({error})")
        return FAILED
    if preparing:
        return 0
    # Ctrl+C is the business of the program, which gets it too.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return subprocess.run([os.fspath(environment.python), "-P", "-m", "kneedeep", *arguments], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
