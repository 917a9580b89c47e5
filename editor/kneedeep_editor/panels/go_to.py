"""A line to type a space or a name into, to go there."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from kneedeep.scenario.shapes import COORDINATE_LIMIT
from kneedeep_editor.panels.likeness import likeness
from kneedeep_editor.panels.search_field import SearchField
from kneedeep_editor.texts import tr

_SPACE = re.compile(r"\s*\(?\s*(-?[0-9]{1,5})\s*[,; ]\s*(-?[0-9]{1,5})\s*\)?\s*")
_SIZE = QSize(460, 320)
_PLACE = int(Qt.ItemDataRole.UserRole)
_LEADING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Place(NamedTuple):
    """Somewhere to go: what it is called, its name in reports, a space of it, its serial or 0."""

    title: str
    name: str
    space: tuple[int, int]
    serial: int


class GoTo(QDialog):
    """The line and the places that fit. `gone` brings the place that was chosen."""

    gone = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        """Make it empty and hidden."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAccessibleName(tr("Go to"))
        self.search = SearchField(tr("A space such as 4,3, or a name"), self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Places"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setUniformItemSizes(True)
        self.none = QLabel(tr("Nothing is called that."), self)
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.search)
        layout.addWidget(self.list)
        layout.addWidget(self.none, 1)
        self._places: tuple[Place, ...] = ()
        self.search.textChanged.connect(self._narrow)
        self.search.returnPressed.connect(self._go)
        self.search.installEventFilter(self)
        self.list.itemClicked.connect(self._go)

    def offer(self, places: Sequence[Place], over: QWidget) -> None:
        """Show it over a widget with these places."""
        self._places = tuple(places)
        self.search.clear()
        self._narrow()
        size = _SIZE.boundedTo(over.size() - QSize(24, 24))
        corner = over.mapToGlobal(QPoint((over.width() - size.width()) // 2, min(48, over.height() // 10)))
        self.setGeometry(QRect(corner, size))
        self.show()
        self.search.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys that go up and down lead the list."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _LEADING:
            self.list.event(event)
            return True
        return super().eventFilter(watched, event)

    def _narrow(self) -> None:
        typed = self.search.text()
        self.list.clear()
        match = _SPACE.fullmatch(typed)
        if match is not None:
            space = int(match[1]), int(match[2])
            if max(abs(number) for number in space) <= COORDINATE_LIMIT:
                self._add(Place(f"space {space[0]},{space[1]}", "", space, 0))
        else:
            ranks = [
                (likeness(typed, f"{place.title} {place.name}"), number)
                for number, place in enumerate(self._places)
            ]
            for _, number in sorted((rank, number) for rank, number in ranks if rank is not None):
                self._add(self._places[number])
        self.list.setCurrentRow(0)
        self.list.setVisible(bool(self.list.count()))
        self.none.setVisible(not self.list.count())

    def _add(self, place: Place) -> None:
        item = QListWidgetItem(f"{place.title}  –  {place.name}" if place.name else place.title)
        item.setData(_PLACE, place)
        self.list.addItem(item)

    def _go(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.hide()
            self.gone.emit(item.data(_PLACE))
