"""The theme of the windows, the system's or a chosen one, and the visibility of looks. Saved in the settings."""

from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QStyleHints
from PySide6.QtWidgets import QApplication

from kneedeep.drawing.theme import THEMES, Theme
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.services.window_theme import DARK, WINDOW_THEMES, WindowTheme, apply_theme, current_theme

SYSTEM: Final = "system"
WISHES: Final = (SYSTEM, *WINDOW_THEMES)
"""The choices: the system's theme, or one of ours."""
_KEY: Final = "theme"
_LOOKS, _SHOWN, _HIDDEN = "looks", "shown", "hidden"


class Appearance(QObject):
    """The application's appearance. `changed`: the theme has changed. `looks_changed`: looks are shown or hidden."""

    changed = Signal()
    looks_changed = Signal()

    def __init__(self, application: QApplication, settings: Settings) -> None:
        """Apply the theme in the settings, by default the system's."""
        super().__init__()
        self._application, self._settings = application, settings
        self._hints = application.styleHints()
        kept = settings.text(_KEY, SYSTEM)
        self.wish = kept if kept in WISHES else SYSTEM
        """One of WISHES."""
        if self.wish != SYSTEM:
            self._tell_system()
        self._hints.colorSchemeChanged.connect(self.follow)
        if hasattr(self._hints, "accessibility"):
            self._hints.accessibility().contrastPreferenceChanged.connect(self.follow)
        self.follow()

    @property
    def window_theme(self) -> WindowTheme:
        """The theme chosen by the setting or the system."""
        return WINDOW_THEMES[self.wish] if self.wish != SYSTEM else WINDOW_THEMES[system_theme(self._hints)]

    @property
    def theme(self) -> Theme:
        """The map palette for the window theme."""
        return THEMES[self.window_theme.name]

    @property
    def looks(self) -> bool:
        """Whether maps and tables show floors and ornaments of the scenario."""
        return self._settings.text(_LOOKS, _SHOWN) == _SHOWN

    def show_looks(self, *, shown: bool) -> None:
        """Show floors and ornaments in all windows, or plain maps."""
        if shown != self.looks:
            self._settings.setValue(_LOOKS, _SHOWN if shown else _HIDDEN)
            self.looks_changed.emit()

    def choose(self, wish: str) -> None:
        """Use one of WISHES. Raises ValueError for anything else."""
        if wish not in WISHES:
            raise ValueError(f"{wish!r} is none of {', '.join(WISHES)}")
        self.wish = wish
        self._settings.setValue(_KEY, wish)
        self._tell_system()
        self.follow()

    def follow(self) -> None:
        """Apply the window theme if it has changed."""
        if self.window_theme is not current_theme():
            apply_theme(self._application, self.window_theme)
            self.changed.emit()

    def _tell_system(self) -> None:
        """Set the color scheme of frames and dialogs drawn by the system."""
        if self.wish == SYSTEM:
            self._hints.unsetColorScheme()
        else:
            light = self.wish == "light"
            self._hints.setColorScheme(Qt.ColorScheme.Light if light else Qt.ColorScheme.Dark)


def system_theme(hints: QStyleHints) -> str:
    """The name of the system's window theme. Dark if it is unknown."""
    if hasattr(hints, "accessibility"):
        if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
            return "contrast"
    return "light" if hints.colorScheme() == Qt.ColorScheme.Light else DARK.name
