"""The commands about tabs: go from one to the next, move a map to another window and back."""

from functools import partial

from PySide6.QtWidgets import QMenu

from kneedeep_editor.mainwindow.frames import IN_WINDOWS, OPEN_IN
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.texts import tr

MENU = "Tabs"


def install(shell: Shell) -> None:
    """Add the commands. The program carries them out."""
    signals, actions = shell.signals, shell.actions
    menu = actions.menus[MENU] = QMenu(tr("Ta&bs"), shell.window)
    actions.menus["View"].addSeparator()
    actions.menus["View"].addMenu(menu)
    actions.add_command("next-tab", partial(signals.tab_asked.emit, 1))
    actions.add_command("previous-tab", partial(signals.tab_asked.emit, -1))
    actions.add_command("tear-off", signals.tear_asked.emit)
    actions.add_command("gather", signals.gather_asked.emit)

    def keep() -> None:
        shell.settings.set_text(OPEN_IN, IN_WINDOWS if own.isChecked() else "")

    def renew() -> None:
        own.setChecked(shell.settings.text(OPEN_IN) == IN_WINDOWS)

    own = actions.add_command("own-windows", keep, checkable=True)
    menu.aboutToShow.connect(renew)
    renew()
