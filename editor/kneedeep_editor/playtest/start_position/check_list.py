"""A short list of things to be ticked."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSizePolicy

from kneedeep.rules.position_options import Named
from kneedeep_editor.services.widgets import plain_tip
from kneedeep_editor.texts import capitalized, translated

_MOST = 6
"""Number of visible rows."""


class CheckList(QListWidget):
    """The list. `ticked` has the names of all ticked things, repeated by the number of ticks."""

    ticked = Signal(object)

    def __init__(self, name: str) -> None:
        """Begin empty. `name` is for screen readers."""
        super().__init__()
        self.setAccessibleName(name)
        self.setUniformItemSizes(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._named: tuple[Named, ...] = ()
        self.itemChanged.connect(self._tell)

    def show_things(self, things: Sequence[Named], ticked: Collection[str]) -> None:
        """Show things, some of them ticked."""
        left = list(ticked)
        with QSignalBlocker(self):
            if tuple(things) != self._named:
                self.clear()
                self._named = tuple(things)
                for thing in things:
                    item = QListWidgetItem(capitalized(translated(thing.words)), self)
                    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                    item.setToolTip(plain_tip(thing.text))
                self.updateGeometry()
            for row, thing in enumerate(things):
                held = thing.name in left
                if held:
                    left.remove(thing.name)
                self.item(row).setCheckState(Qt.CheckState.Checked if held else Qt.CheckState.Unchecked)

    def sizeHint(self) -> QSize:
        """Be as high as the rows, up to a few."""
        rows = max(1, min(_MOST, self.count()))
        row = max(self.sizeHintForRow(0), self.fontMetrics().height())
        return QSize(160, rows * row + 2 * self.frameWidth() + 2)

    def minimumSizeHint(self) -> QSize:
        """Be no smaller than that."""
        return QSize(80, self.sizeHint().height())

    def _tell(self) -> None:
        self.ticked.emit(
            tuple(
                thing.name
                for row, thing in enumerate(self._named)
                if self.item(row).checkState() == Qt.CheckState.Checked
            )
        )
