"""Switches for the look of the map and the arcs between teleporters. Their states are saved."""

from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.stamp import LOOKS

_SETTING = "arcs"


class TeleporterArcs(WindowFeature):
    """The switch for teleporter arcs of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._action = shell.actions.add_command("arcs", self._switch, checkable=True)
        self._action.setChecked(self._shell.settings.text(_SETTING, "shown") == "shown")
        self._shell.canvas.show_arcs(shown=self._action.isChecked())

    def _switch(self) -> None:
        shown = self._action.isChecked()
        self._shell.settings.setValue(_SETTING, "shown" if shown else "hidden")
        self._shell.canvas.show_arcs(shown=shown)
        self._shell.work.say(
            tr("The arcs of all teleporters are shown.")
            if shown
            else tr("Only arcs of teleporters under the pointer or selected are shown.")
        )


class LookToggle(WindowFeature):
    """The switch for the look of all windows, including games and tables. The look tool switches it on."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._action = shell.actions.add_command("looks", self._switch, checkable=True)
        self._keep_fresh(self._show, shell.appearance.looks_changed)
        shell.toolbox.changed.connect(self._show_for_tool)

    def _show(self) -> None:
        shown = self._shell.appearance.looks
        self._action.setChecked(shown)
        self._shell.canvas.show_looks(shown=shown)

    def _show_for_tool(self) -> None:
        if self._shell.toolbox.current.section == LOOKS and not self._action.isChecked():
            self._action.trigger()

    def _switch(self) -> None:
        shown = self._action.isChecked()
        self._shell.appearance.show_looks(shown=shown)
        self._shell.work.say(tr("Looks are shown.") if shown else tr("The plain map is shown, without looks."))
