"""The layers panel: an eye and a lock for each kind of element on the map."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from kneedeep_editor.services.widgets import Label, lay_column, push_button, tool_button
from kneedeep_editor.texts import EditionTexts, tr
from kneedeep_editor.tools.layers import EVERYTHING, LOCKABLE, TITLES, Layers


class LayersPanel(QWidget):
    """The panel. `changed` has the requested layers."""

    changed = Signal(object)

    def __init__(self, texts: Callable[[], EditionTexts]) -> None:
        """Begin with everything visible and unlocked. `texts`: the names of the layers."""
        super().__init__()
        self.eyes: dict[str, QToolButton] = {}
        self.locks: dict[str, QToolButton] = {}
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        for row, name in enumerate(reversed(TITLES)):
            title = texts().tr(TITLES[name])
            shown, held = tr("Show {layer}", layer=title), tr("Lock {layer}", layer=title)
            self.eyes[name] = eye = tool_button(sign="eye", name=shown, tip=shown, do=self._change, checkable=True)
            grid.addWidget(eye, row, 0)
            if name in LOCKABLE:
                self.locks[name] = lock = tool_button(sign="lock", name=held, tip=held, do=self._change, checkable=True)
                grid.addWidget(lock, row, 1)
            grid.addWidget(Label(title), row, 2)
        self.reset = push_button(tr("Show and unlock &all"), do=lambda: self.changed.emit(EVERYTHING))
        lay_column(grid, self.reset, None, of=self, margins=(10, 8, 10, 8))
        self.show_layers(EVERYTHING)

    def show_layers(self, layers: Layers) -> None:
        """Show which layers are hidden and which are locked."""
        for name, eye in self.eyes.items():
            eye.setChecked(name not in layers.hidden)
        for name, lock in self.locks.items():
            lock.setChecked(name in layers.locked)
        self.reset.setEnabled(layers != EVERYTHING)

    def _change(self) -> None:
        hidden = frozenset(name for name, eye in self.eyes.items() if not eye.isChecked())
        locked = frozenset(name for name, lock in self.locks.items() if lock.isChecked())
        self.changed.emit(Layers(hidden, locked))
