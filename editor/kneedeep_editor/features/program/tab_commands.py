"""The commands about tabs: go from one to the next, move a map to another window and back."""

from functools import partial

from PySide6.QtWidgets import QMenu

from kneedeep_editor.mainwindow.commands import Command
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.texts import tr

MENU = "Tabs"

NEXT = Command("next-tab", "Ne&xt tab", MENU, ("Ctrl+Tab", "Ctrl+PgDown"), "", "Show the map of the next tab")
PREVIOUS = Command(
    "previous-tab",
    "Pre&vious tab",
    MENU,
    ("Ctrl+Shift+Tab", "Ctrl+PgUp"),
    "",
    "Show the map of the previous tab",
)
TEAR = Command("tear-off", "Move to a new &window", MENU, (), "", "Show this map in a window of its own")
GATHER = Command(
    "gather", "Move to the &other window", MENU, (), "", "Show this map in a tab of the other window"
)
WINDOWS = Command(
    "own-windows",
    "Open maps in windows of &their own",
    MENU,
    (),
    "",
    "Open each map in a window instead of a tab",
)
OPEN_IN, IN_WINDOWS = "open-in", "windows"
"""The key of the setting, and its value for windows. Any other value is tabs."""


def install(shell: Shell) -> None:
    """Add the commands. The program carries them out."""
    signals, actions = shell.signals, shell.actions
    menu = actions.menus[MENU] = QMenu(tr("Ta&bs"), shell.window)
    actions.menus["View"].addSeparator()
    actions.menus["View"].addMenu(menu)
    actions.add_command(NEXT, partial(signals.tab_asked.emit, 1))
    actions.add_command(PREVIOUS, partial(signals.tab_asked.emit, -1))
    actions.add_command(TEAR, signals.tear_asked.emit)
    actions.add_command(GATHER, signals.gather_asked.emit)

    def keep() -> None:
        shell.settings.set_text(OPEN_IN, IN_WINDOWS if own.isChecked() else "")

    def renew() -> None:
        own.setChecked(shell.settings.text(OPEN_IN) == IN_WINDOWS)

    own = actions.add_command(WINDOWS, keep)
    own.setCheckable(True)
    menu.aboutToShow.connect(renew)
    renew()
