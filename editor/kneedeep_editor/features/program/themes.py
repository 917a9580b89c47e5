"""Themes: light, dark or high contrast, or whatever the system asks for; for all windows at once."""

from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.mainwindow.commands import Command
from kneedeep_editor.services.appearance import SYSTEM
from kneedeep_editor.texts import tr

MENU = "Theme"


class ThemeChoice(NamedTuple):
    """One line of the menu: a wish, its words, what it says."""

    wish: str
    text: str
    tip: str


CHOICES = (
    ThemeChoice(SYSTEM, "As the &system", "Light, dark or high contrast, as the system is set"),
    ThemeChoice("light", "&Light", "Light windows and a light map"),
    ThemeChoice("dark", "&Dark", "Dark windows and a dark map"),
    ThemeChoice("contrast", "&High contrast", "White and yellow on black, strong lines"),
)


def install(window: MainWindow) -> None:
    """Add the menu of themes, and let the map follow."""
    Themes(window)


class Themes(QObject):
    """The themes in one window."""

    def __init__(self, window: MainWindow) -> None:
        """Add the menu."""
        super().__init__(window)
        self._parts = window.parts
        menu = QMenu(tr("&Theme"), window)
        window.menus["View"].addMenu(menu)
        window.menus[MENU] = menu
        group = QActionGroup(self)
        self._actions: dict[str, QAction] = {}
        for choice in CHOICES:
            command = Command(f"theme-{choice.wish}", choice.text, MENU, (), "", choice.tip)
            action = window.add_command(command, self._choose)
            action.setCheckable(True)
            action.setData(choice.wish)
            group.addAction(action)
            self._actions[choice.wish] = action
        menu.aboutToShow.connect(self._check)
        self._check()
        self._parts.appearance.changed.connect(self._wear)

    def _choose(self) -> None:
        sender = self.sender()
        if isinstance(sender, QAction):
            self._parts.appearance.choose(str(sender.data()))
        self._check()

    def _check(self) -> None:
        self._actions[self._parts.appearance.wish].setChecked(True)

    def _wear(self) -> None:
        """Draw map and palette in the other colours; the windows follow by themselves."""
        self._parts.canvas.wear(self._parts.appearance.theme)
        self._parts.palette.redraw()
