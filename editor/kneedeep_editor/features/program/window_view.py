"""The view of a window around the map: panels hidden and shown by one key, full screen, the zoom box."""

from PySide6.QtCore import Qt

from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.mainwindow.status_bar import FULL


class WindowView(WindowFeature):
    """The commands of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._hide = shell.actions.add_command("hide-panels", self._turn_panels, checkable=True)
        self._screen = shell.actions.add_command("full-screen", self._turn_screen, checkable=True)
        shell.actions.menus["View"].aboutToShow.connect(self._renew)
        shell.canvas.panels_asked.connect(self._hide.trigger)
        zoom = shell.status.zoom
        zoom.asked.connect(self._zoom)
        zoom.fit_asked.connect(self._fit)
        zoom.left.connect(self._go_back)

    def _turn_panels(self) -> None:
        self._shell.docks.turn()
        self._renew()

    def _turn_screen(self) -> None:
        window = self._shell.window.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
        self._renew()

    def _renew(self) -> None:
        """Update the menu to the state of the window, which the desktop and other commands change too."""
        self._hide.setChecked(self._shell.docks.put_away)
        self._screen.setChecked(self._shell.window.window().isFullScreen())

    def _zoom(self, percent: int) -> None:
        self._shell.board_view.zoom_to(percent * FULL / 100)

    def _fit(self) -> None:
        self._shell.board_view.fit()

    def _go_back(self) -> None:
        self._shell.board_view.setFocus()
