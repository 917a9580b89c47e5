"""A machine of stand-ins: programs that only note what they are asked, so that no test needs a network."""

import shutil
from collections.abc import Iterable
from pathlib import Path


class Machine:
    """A checkout, the programs that it finds, and what they go by and note."""

    def __init__(self, folder: Path, tools: Iterable[str], programs: dict[str, str]) -> None:
        """Make it in a folder, with real tools, and with programs whose texts may name its folders."""
        self.root, self.bin, self.state = folder / "a checkout", folder / "bin", folder / "state"
        for made in (self.root, self.bin, self.state):
            made.mkdir()
        for name in tools:
            (self.bin / name).symlink_to(shutil.which(name) or name)
        for name, text in programs.items():
            self.put(name, text.replace("{state}", str(self.state)).replace("{bin}", str(self.bin)))

    def put(self, name: str, text: str) -> None:
        """Put a program on the machine's PATH."""
        path = self.bin / name
        path.unlink(missing_ok=True)
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)

    def note(self, name: str, text: str = "") -> None:
        """Set what the stand-ins go by."""
        (self.state / name).write_text(text, encoding="utf-8")

    def unset(self, name: str) -> None:
        """Take back what `note` set."""
        (self.state / name).unlink()

    def calls(self) -> list[str]:
        """What was asked of the stand-ins since the last time."""
        log = self.state / "log"
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return lines
