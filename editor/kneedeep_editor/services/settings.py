"""The settings from one start to the next: window state and recent files."""

import os
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

MOST_RECENT = 10


def settings_path() -> Path:
    """Where the settings are kept: in the user's configuration folder."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    return Path(place) / "kneedeep" / "editor.ini"


def unsaved_path() -> Path:
    """Where side files of unsaved scenarios are kept: in the user's state folder."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericStateLocation)
    return Path(place) / "kneedeep" / "unsaved"


class Settings:
    """The settings in one file. A missing or broken file counts as empty."""

    def __init__(self, path: Path, unsaved: Path | None = None) -> None:
        """Keep them at a path. `unsaved` is the folder of side files, beside the settings by default."""
        self.unsaved = unsaved or path.parent / "unsaved"
        self._store = QSettings(str(path), QSettings.Format.IniFormat)

    @property
    def tables(self) -> Path:
        """The folder where the sessions of tables are kept, beside that of side files."""
        return self.unsaved.parent / "tables"

    @property
    def versions(self) -> Path:
        """The folder where earlier versions of saved files are kept, beside that of side files."""
        return self.unsaved.parent / "versions"

    @property
    def recent(self) -> list[Path]:
        """The files opened or saved last, the newest first."""
        value = self._store.value("recent", [])
        texts = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return [Path(text) for text in texts if isinstance(text, str) and text]

    def remember(self, path: Path) -> None:
        """Put a file first among the recent ones."""
        own = Path(os.path.abspath(path))
        paths = [own, *(known for known in self.recent if known != own)]
        self._store.setValue("recent", [str(known) for known in paths[:MOST_RECENT]])

    def forget(self, path: Path) -> None:
        """Drop a file that is no longer there."""
        self._store.setValue("recent", [str(known) for known in self.recent if known != path])

    def bytes(self, key: str) -> QByteArray | None:
        """A remembered window state, or None."""
        value = self._store.value(key)
        return value if isinstance(value, QByteArray) and not value.isEmpty() else None

    def set_bytes(self, key: str, value: QByteArray) -> None:
        """Remember a window state."""
        self._store.setValue(key, value)

    def text(self, key: str, default: str = "") -> str:
        """A remembered word, or the default."""
        value = self._store.value(key, default)
        return value if isinstance(value, str) else default

    def set_text(self, key: str, value: str) -> None:
        """Remember a word."""
        self._store.setValue(key, value)

    def drop(self, key: str) -> None:
        """Remove a key and its value."""
        self._store.remove(key)

    def sync(self) -> None:
        """Write pending changes."""
        self._store.sync()
