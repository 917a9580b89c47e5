"""The story of a game: a line for each thing that happened; a click goes to that moment, a slider through all of them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from kneedeep_editor.texts import tr


class Log(QWidget):
    """Shows the story. `gone_to` brings the number of actions before the moment that was chosen."""

    gone_to = Signal(int)

    def __init__(self) -> None:
        """Begin without a story."""
        super().__init__()
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Story"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.itemClicked.connect(self._go)
        self.list.itemActivated.connect(self._go)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Moment of the game"))
        self.slider.valueChanged.connect(self.gone_to)
        self.place = QLabel()
        self.place.setProperty("quiet", True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 4, 8, 8)
        layout.setSpacing(4)
        for widget in (self.slider, self.place, self.list):
            layout.addWidget(widget)
        self._told: list[tuple[int, str]] = []
        self._at = -1
        self._all_past = True
        """Whether no line is shown as one that comes later."""

    def show_story(self, told: Sequence[tuple[int, str]], at: int, length: int) -> None:
        """Show the story, each line with the number of actions before it; `at`: the moment looked at."""
        known = len(self._told)
        if list(told[:known]) != self._told:
            self.list.clear()
            self._told = []
            known = 0
        for number, line in told[known:]:
            item = QListWidgetItem(line)
            item.setData(Qt.ItemDataRole.UserRole, number)
            if line.startswith("== "):
                item.setText(line.strip("= "))
                font = item.font()
                font.setBold(True)
                item.setFont(font)
            self.list.addItem(item)
        self._told += told[known:]
        self.slider.blockSignals(True)
        self.slider.setRange(0, length)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        self.place.setText(
            tr("Step {at} of {length}", at=at, length=length)
            + ("" if at == length else tr(": what you do here begins another course"))
        )
        if at != self._at or known != len(self._told):
            self._at = at
            self._show_place(at, latest=at == length)

    def clear(self) -> None:
        """Show nothing."""
        self.list.clear()
        self._told, self._at = [], -1

    def _show_place(self, at: int, *, latest: bool) -> None:
        if latest and self._all_past:
            self.list.scrollToBottom()
            return
        self._all_past = latest
        last = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            later = item.data(Qt.ItemDataRole.UserRole) > at
            item.setForeground(QBrush(QColor("#66717a")) if later else QBrush())
            if not later:
                last = item
        if latest:
            self.list.clearSelection()
            self.list.scrollToBottom()
        elif last is not None:
            self.list.blockSignals(True)
            self.list.setCurrentItem(last)
            self.list.blockSignals(False)
            self.list.scrollToItem(last)

    def _go(self, item: QListWidgetItem) -> None:
        self.gone_to.emit(item.data(Qt.ItemDataRole.UserRole))
