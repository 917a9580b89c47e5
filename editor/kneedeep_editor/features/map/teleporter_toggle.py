"""The arcs between teleporters: shown or not, as it was left the last time."""

from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import tr

_SETTING = "arcs"


class TeleporterArcs(WindowFeature):
    """The switch of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._action = shell.actions.add_command("arcs", self._switch)
        self._action.setCheckable(True)
        self._action.setChecked(self._shell.settings.text(_SETTING, "shown") == "shown")
        self._shell.canvas.show_arcs(shown=self._action.isChecked())

    def _switch(self) -> None:
        shown = self._action.isChecked()
        self._shell.settings.set_text(_SETTING, "shown" if shown else "hidden")
        self._shell.canvas.show_arcs(shown=shown)
        self._shell.work.say(
            tr("The arcs of all teleporters are shown.")
            if shown
            else tr("Only arcs of teleporters under the pointer or selected are shown.")
        )
