"""The list of all events of a game, in order, as a table below the map, with notes."""

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal

from kneedeep.analysis.views.timeline import Happening
from kneedeep_editor.services.widgets import Label, lay_column, lay_row, plain_tip, table
from kneedeep_editor.texts import tr, tr_count
from kneedeep_editor.worker.route_answers import STEP, RouteEntry

_ENTRY = Qt.ItemDataRole.UserRole
_AREA, _NOTE = 3, 4
_WIDEST_AREA = 160
_LONGEST_NAME = 30


class EventsPage(QtWidgets.QWidget):
    """The page. `pointed` has the current entry or None, `chosen` the clicked one, `noted` an event and a new note."""

    pointed = Signal(object)
    chosen = Signal(object)
    noted = Signal(object, str)

    def __init__(self) -> None:
        """Begin with an empty table."""
        super().__init__()
        self.areas = QtWidgets.QComboBox(sizeAdjustPolicy=QtWidgets.QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.areas.setAccessibleName(tr("Area or group"))
        self.areas.activated.connect(self._filter)
        self.summary = Label(tr("Looking for all that can happen …"), wrap=True)
        titles = [tr("When"), tr("Event"), tr("Then"), tr("Area"), tr("Note")]
        self.list = table(titles, tr("Events in order"), wide=range(1, 5))
        self.list.header().setSectionResizeMode(_AREA, QtWidgets.QHeaderView.ResizeMode.Interactive)
        self.list.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.currentItemChanged.connect(self._point)
        self.list.itemClicked.connect(self._choose)
        self.list.itemDoubleClicked.connect(self._edit)
        self.list.itemChanged.connect(self._note)
        self.list.installEventFilter(self)
        lay_column(lay_row((self.summary, 1), self.areas), (self.list, 1), of=self, margins=(8, 4, 8, 4), spacing=2)

    def show_answer(self, entries: tuple[Happening, ...]) -> None:
        """Show the events. The chosen area or group stays."""
        area, row = self.areas.currentText(), self.list.currentIndex().row()
        with QSignalBlocker(self.list):
            self.list.clear()
            self.list.addTopLevelItems([self._item(entry) for entry in entries])
            self.list.setCurrentIndex(self.list.model().index(row, 0))
        self.list.resizeColumnToContents(_AREA)
        self.list.setColumnWidth(_AREA, min(_WIDEST_AREA, self.list.columnWidth(_AREA)))
        self.areas.clear()
        groups = (name for entry in entries for name in _group(entry))
        self.areas.addItems(
            [tr("All areas"), *dict.fromkeys((*(name for one in entries for name in one.areas), *groups))]
        )
        self.areas.setCurrentIndex(max(0, self.areas.findText(area)))
        self._filter()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Edit the note with F2, show the event on the map with Enter."""
        item = self.list.currentItem()
        key = getattr(event, "key", lambda: 0)() if event.type() == QEvent.Type.KeyPress else 0
        if item is None or key not in (Qt.Key.Key_F2, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        (self._edit if key == Qt.Key.Key_F2 else self._choose)(item)
        return True

    def _item(self, entry: Happening) -> QtWidgets.QTreeWidgetItem:
        item = QtWidgets.QTreeWidgetItem([*entry[:3], ", ".join(entry.areas), entry.note or ""])
        item.setData(0, _ENTRY, entry)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        for column in range(1, 5):
            item.setToolTip(column, plain_tip(item.text(column)))
        return item

    def _filter(self) -> None:
        """Show the events of the chosen area or group."""
        area = self.areas.currentText() if self.areas.currentIndex() > 0 else ""
        items = [item for row in range(self.list.topLevelItemCount()) if (item := self.list.topLevelItem(row))]
        for item in items:
            entry = item.data(0, _ENTRY)
            item.setHidden(bool(area) and area not in (*entry.areas, *_group(entry)))
        number = sum(not item.isHidden() for item in items)
        said = tr_count("{n} event with the most marines.", "{n} events with the most marines.", number)
        self.summary.setText(f"{said} {tr('F2 writes a note. “Name: …” puts it in a group.')}")

    def _point(self, item: QtWidgets.QTreeWidgetItem | None) -> None:
        self.pointed.emit(self._entry(item) if item is not None else None)

    def _choose(self, item: QtWidgets.QTreeWidgetItem) -> None:
        self.chosen.emit(self._entry(item))

    def _entry(self, item: QtWidgets.QTreeWidgetItem) -> RouteEntry:
        one = item.data(0, _ENTRY)
        return RouteEntry(STEP, one.what, one.what, one.when, one.serial, None)

    def _edit(self, item: QtWidgets.QTreeWidgetItem) -> None:
        """Edit the note of a row, if its element supports one."""
        if item.data(0, _ENTRY).note is not None:
            self.list.editItem(item, _NOTE)

    def _note(self, item: QtWidgets.QTreeWidgetItem, column: int) -> None:
        entry = item.data(0, _ENTRY)
        if column == _NOTE and item.text(_NOTE) != (entry.note or ""):
            self.noted.emit(entry, item.text(_NOTE).strip())


def _group(entry: Happening) -> tuple[str, ...]:
    """The name of a group, written at the beginning of a note before a colon."""
    name, colon, _ = (entry.note or "").partition(":")
    return (name.strip(),) if colon and name.strip() and len(name) <= _LONGEST_NAME else ()
