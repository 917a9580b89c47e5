"""The saved settings: window state, recent files and choices."""

import os
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

MOST_RECENT = 10


def settings_path() -> Path:
    """The path of the settings, in the user's configuration folder."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    return Path(place) / "kneedeep" / "editor.ini"


def unsaved_path() -> Path:
    """The folder of recovery files, in the user's state folder."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericStateLocation)
    return Path(place) / "kneedeep" / "unsaved"


class Settings(QSettings):
    """The settings in a file. A missing or broken file counts as empty."""

    def __init__(self, path: Path, unsaved: Path | None = None) -> None:
        """Use a file. `unsaved`: the folder of recovery files, by default beside the file."""
        super().__init__(str(path), QSettings.Format.IniFormat)
        self.unsaved = unsaved or path.parent / "unsaved"

    @property
    def tables(self) -> Path:
        """The folder of saved table sessions, beside that of recovery files."""
        return self.unsaved.parent / "tables"

    @property
    def versions(self) -> Path:
        """The folder of earlier versions of files, beside that of recovery files."""
        return self.unsaved.parent / "versions"

    @property
    def recent(self) -> list[Path]:
        """The recently opened or saved files, the newest first."""
        value = self.value("recent", [])
        texts = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return [Path(text) for text in texts if isinstance(text, str) and text]

    def remember(self, path: Path) -> None:
        """Move a file to the front of the recent ones."""
        own = Path(os.path.abspath(path))
        paths = [own, *(known for known in self.recent if known != own)]
        self.setValue("recent", [str(known) for known in paths[:MOST_RECENT]])

    def forget(self, path: Path) -> None:
        """Remove a missing file from the recent ones."""
        self.setValue("recent", [str(known) for known in self.recent if known != path])

    def bytes(self, key: str) -> QByteArray | None:
        """A saved window state, or None."""
        value = self.value(key)
        return value if isinstance(value, QByteArray) and not value.isEmpty() else None

    def text(self, key: str, default: str = "") -> str:
        """A saved word, or the default."""
        value = self.value(key, default)
        return value if isinstance(value, str) else default
