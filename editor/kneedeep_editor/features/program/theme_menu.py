"""Themes for all windows: light, dark, high contrast, or the system's."""

from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.services.appearance import SYSTEM

WISHES = (SYSTEM, "light", "dark", "contrast")


class Themes(WindowFeature):
    """The themes in one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._actions = shell.actions.add_choice({wish: f"theme-{wish}" for wish in WISHES}, self._choose)
        self._keep_fresh(self._check, shell.actions.menu("Theme").aboutToShow)
        self._shell.appearance.changed.connect(self._use_theme)

    def _choose(self, wish: str) -> None:
        self._shell.appearance.choose(wish)
        self._check()

    def _check(self) -> None:
        self._actions[self._shell.appearance.wish].setChecked(True)

    def _use_theme(self) -> None:
        """Use the theme in map and palette. Widgets update by themselves."""
        self._shell.canvas.use_theme(self._shell.appearance.theme)
        self._shell.palette.redraw()
