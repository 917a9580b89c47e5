"""A git repository for tests, set up so that it merges scenarios with this program."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

ENVIRONMENT = {
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_EDITOR": "true",
    **{f"GIT_{who}_{what}": "tester" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")},
}


class Repository:
    """A folder under git, with one file that branches change."""

    def __init__(self, folder: Path, text: str, name: str = "map.yaml") -> None:
        """Make the repository with the file committed on the branch `main`."""
        self.folder, self.file = folder, folder / name
        if not any(folder.iterdir()):
            shutil.copytree(_made(text, name).name, folder, dirs_exist_ok=True, symlinks=True)
        else:
            self._make(text)

    def _make(self, text: str) -> None:
        self.git("init", "-q", "-b", "main")
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.commit(text)
        self.kneedeep("git", "--set-up")
        self.git("add", "-A")
        self.git("commit", "-qm", "set-up")

    def git(self, *arguments: str, status: int | None = 0) -> subprocess.CompletedProcess[str]:
        """Run git. `status`: the required exit status, None for any."""
        return self._run(["git", *arguments], status)

    def kneedeep(self, *arguments: str, status: int | None = 0) -> subprocess.CompletedProcess[str]:
        """Run a command of the program in the folder."""
        return self._run([sys.executable, "-P", "-m", "kneedeep", *arguments], status)

    def commit(self, text: str, message: str = "change", name: str = "") -> None:
        """Commit another text of the file, or of another one."""
        (self.folder / name if name else self.file).write_text(text, encoding="utf-8")
        self.git("add", "-A")
        self.git("commit", "-qm", message)

    def branch(self, name: str, text: str, start: str = "main") -> None:
        """Commit a text on a new branch."""
        self.git("checkout", "-q", "-b", name, start)
        self.commit(text, name)

    @property
    def text(self) -> str:
        """The text of the file."""
        return self.file.read_text(encoding="utf-8")

    def _run(self, command: list[str], status: int | None) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            command, cwd=self.folder, env={**os.environ, **ENVIRONMENT}, capture_output=True, text=True, check=False
        )
        assert status is None or done.returncode == status, (command, done.returncode, done.stdout, done.stderr)
        return done


@cache
def _made(text: str, name: str) -> TemporaryDirectory[str]:
    """A folder with the repository of a file, made once; it is gone with the process."""
    folder = TemporaryDirectory()
    made = Repository.__new__(Repository)
    made.folder, made.file = Path(folder.name), Path(folder.name, name)
    made._make(text)
    return folder
