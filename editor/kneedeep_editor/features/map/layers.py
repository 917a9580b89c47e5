"""Layers of a window, hidden or locked, with a note in the status bar."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.services.widgets import tool_button
from kneedeep_editor.texts import listed, tr
from kneedeep_editor.tools.layers import EVERYTHING, PIECES, TITLES, Layers

if TYPE_CHECKING:
    from kneedeep_editor.panels.layers_panel import LayersPanel


class LayersFeature(WindowFeature):
    """The panel of one window, its commands, and the sign in the status bar."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._work = shell.work
        self._panel: LayersPanel | None = None
        self.dock = shell.docks.add_dock("Layers", self._make, Qt.DockWidgetArea.RightDockWidgetArea, shown=False)
        tip = tr("Show the layers")
        self.sign = tool_button(sign="eye", name=tip, tip=tip, do=self.dock.reveal, beside=True)
        self.sign.hide()
        shell.window.statusBar().addPermanentWidget(self.sign)
        self._lock = shell.actions.add_command("lock-pieces", self._lock_pieces, checkable=True)
        self._work.layers_changed.connect(self._show)

    def _make(self) -> "LayersPanel":
        from kneedeep_editor.panels.layers_panel import LayersPanel

        self._panel = LayersPanel(lambda: self._work.texts)
        self._panel.changed.connect(self._work.use_layers)
        self._panel.show_layers(self._work.layers)
        return self._panel

    def _lock_pieces(self) -> None:
        layers = self._work.layers
        self._work.use_layers(layers._replace(locked=layers.locked ^ {PIECES}))

    def _show(self) -> None:
        layers = self._work.layers
        if self._panel is not None:
            self._panel.show_layers(layers)
        self._lock.setChecked(PIECES in layers.locked)
        self.sign.setVisible(layers != EVERYTHING)
        self.sign.setText(_summary(layers, self._work.texts.tr))
        self.sign.setAccessibleName(self.sign.text())


def _summary(layers: Layers, title: Callable[[str], str]) -> str:
    """A short text about hidden and locked layers."""
    hidden = [title(TITLES[name]) for name in TITLES if name in layers.hidden]
    locked = [title(TITLES[name]) for name in TITLES if name in layers.locked]
    parts = [tr("Hidden: {names}", names=listed(hidden))] if hidden else []
    parts += [tr("Locked: {names}", names=listed(locked))] if locked else []
    return " · ".join(parts)
