"""The arcs between teleporters: shown or not, as it was left the last time."""

from PySide6.QtCore import QObject

from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.mainwindow.commands import Command
from kneedeep_editor.texts import tr

_ARCS = Command(
    "arcs",
    "&Teleporter arcs",
    "View",
    ("Shift+T",),
    "",
    "Which teleporters lead where; without, only of those pointed at or selected",
)
_SETTING = "arcs"


def install(window: MainWindow) -> None:
    """Add the command."""
    TeleporterArcs(window)


class TeleporterArcs(QObject):
    """The switch of one window."""

    def __init__(self, window: MainWindow) -> None:
        """Show them as they were left."""
        super().__init__(window)
        self._parts = window.parts
        self._action = window.add_command(_ARCS, self._switch, after="fit-selection")
        self._action.setCheckable(True)
        self._action.setChecked(self._parts.settings.text(_SETTING, "shown") == "shown")
        self._parts.canvas.show_arcs(shown=self._action.isChecked())

    def _switch(self) -> None:
        shown = self._action.isChecked()
        self._parts.settings.set_text(_SETTING, "shown" if shown else "hidden")
        self._parts.canvas.show_arcs(shown=shown)
        self._parts.work.say(
            tr("The arcs of all teleporters are shown.")
            if shown
            else tr("Only arcs of teleporters that are pointed at or selected are shown.")
        )
