"""Themes for all windows at once: light, dark, high contrast, or the system's."""

from functools import partial
from typing import NamedTuple

from PySide6.QtGui import QAction, QActionGroup

from kneedeep_editor.mainwindow.commands import Command
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.services.appearance import SYSTEM

MENU = "Theme"


class ThemeChoice(NamedTuple):
    """One line of the menu: setting, label, description."""

    wish: str
    text: str
    tip: str


CHOICES = (
    ThemeChoice(SYSTEM, "Follow the &system", "Use light, dark or high contrast as set in the system"),
    ThemeChoice("light", "&Light", "Use light windows and a light map"),
    ThemeChoice("dark", "&Dark", "Use dark windows and a dark map"),
    ThemeChoice("contrast", "&High contrast", "Use white and yellow on black, with strong lines"),
)


class Themes(WindowFeature):
    """The themes in one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        group = QActionGroup(self)
        self._actions: dict[str, QAction] = {}
        for choice in CHOICES:
            command = Command(f"theme-{choice.wish}", choice.text, MENU, (), "", choice.tip)
            action = shell.actions.add_command(command, partial(self._choose, choice.wish), checkable=True)
            group.addAction(action)
            self._actions[choice.wish] = action
        shell.actions.menu(MENU).aboutToShow.connect(self._check)
        self._check()
        self._shell.appearance.changed.connect(self._wear)

    def _choose(self, wish: str) -> None:
        self._shell.appearance.choose(wish)
        self._check()

    def _check(self) -> None:
        self._actions[self._shell.appearance.wish].setChecked(True)

    def _wear(self) -> None:
        """Draw map and palette in the new colors. The windows follow by themselves."""
        self._shell.canvas.wear(self._shell.appearance.theme)
        self._shell.palette.redraw()
