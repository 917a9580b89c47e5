"""The view of a window: hiding panels, full screen, the zoom box, tabs."""

from functools import partial

from PySide6.QtCore import Qt

from kneedeep_editor.mainwindow.open_windows import IN_WINDOWS, OPEN_IN
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.mainwindow.status_bar import FULL
from kneedeep_editor.texts import tr


class WindowView(WindowFeature):
    """The commands of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._hide = shell.actions.add_command("hide-panels", self._turn_panels, checkable=True)
        self._screen = shell.actions.add_command("full-screen", self._turn_screen, checkable=True)
        shell.actions.menus["View"].aboutToShow.connect(self._renew)
        shell.canvas.panels_asked.connect(self._hide.trigger)
        zoom = shell.status.zoom
        zoom.asked.connect(lambda percent: shell.board_view.zoom_to(percent * FULL / 100))
        zoom.fit_asked.connect(lambda: shell.board_view.fit())
        zoom.left.connect(lambda: shell.board_view.setFocus())

    def _turn_panels(self) -> None:
        self._shell.docks.turn()
        self._renew()
        self._shell.work.say(tr("Panels hidden") if self._hide.isChecked() else tr("Panels shown"))

    def _turn_screen(self) -> None:
        window = self._shell.window.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
        self._renew()

    def _renew(self) -> None:
        """Update the menu to the state of the window, which other commands and the desktop can change too."""
        self._hide.setChecked(self._shell.docks.put_away)
        self._screen.setChecked(self._shell.window.window().isFullScreen())


def add_tab_commands(shell: Shell) -> None:
    """Add the tab commands, which the program carries out."""
    signals, actions = shell.signals, shell.actions
    actions.menu("View").addSeparator()
    actions.add_command("next-tab", partial(signals.tab_asked.emit, 1))
    actions.add_command("previous-tab", partial(signals.tab_asked.emit, -1))
    actions.add_command("tear-off", signals.tear_asked.emit)
    actions.add_command("gather", signals.gather_asked.emit)

    def keep() -> None:
        shell.settings.setValue(OPEN_IN, IN_WINDOWS if own.isChecked() else "")

    def renew() -> None:
        own.setChecked(shell.settings.text(OPEN_IN) == IN_WINDOWS)

    own = actions.add_command("own-windows", keep, checkable=True)
    actions.menu("Tabs").aboutToShow.connect(renew)
    renew()
