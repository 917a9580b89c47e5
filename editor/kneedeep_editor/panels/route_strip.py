"""The route strip: the solution as a row of pictures below the map, and the elements that it does not need."""

from collections.abc import Callable

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPalette, QPen

from kneedeep.support.translation import with_capital
from kneedeep_editor.services.fields import VALUE, add_line, list_box
from kneedeep_editor.services.widgets import Label, lay_column
from kneedeep_editor.texts import tr, translated
from kneedeep_editor.worker.route_answers import BYPASSED, STEP, RouteAnswer, RouteEntry

AnyIndex = QModelIndex | QPersistentModelIndex
CELL = QSize(136, 92)
"""The size for a picture and three lines of text, in pixels."""
PICTURE = QSize(36, 36)


class _Arrows(QtWidgets.QStyledItemDelegate):
    """Paints entries with arrows between steps, and a line before unneeded elements."""

    def sizeHint(self, option: QtWidgets.QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """The size of a cell, so that arrows are centered between pictures."""
        return CELL

    def paint(self, painter: QPainter, option: QtWidgets.QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint an entry and the arrow before it."""
        super().paint(painter, option, index)
        before = index.sibling(index.row() - 1, 0)
        if not before.isValid():
            return
        rect: QRect = option.rect
        ink: QColor = option.palette.color(QPalette.ColorRole.Mid)
        here, there = index.data(VALUE), before.data(VALUE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 2))
        if here.kind == STEP:
            x, y = rect.left(), rect.top() + PICTURE.height() // 2 + 4
            painter.drawLine(x - 16, y, x + 14, y)
            painter.drawPolyline([QPoint(x + 8, y - 5), QPoint(x + 14, y), QPoint(x + 8, y + 5)])
        elif there.kind == STEP:
            painter.drawLine(rect.left(), rect.top() + 6, rect.left(), rect.bottom() - 6)
        painter.restore()


class RouteStrip(QtWidgets.QWidget):
    """The strip. `pointed` has the hovered or current entry, or None, `chosen` the clicked one."""

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self, picture: Callable[[RouteEntry], QIcon]) -> None:
        """Begin empty. `picture`: makes the icon of an entry."""
        super().__init__()
        self._picture = picture
        self.summary = Label(tr("Looking for a way to win …"), name=tr("Route"))
        self.list = list_box(tr("Steps to win"), do=self._choose)
        self.list.setFlow(QtWidgets.QListView.Flow.LeftToRight)
        self.list.setWrapping(False)
        self.list.setViewMode(QtWidgets.QListView.ViewMode.IconMode)
        self.list.setMovement(QtWidgets.QListView.Movement.Static)
        self.list.setIconSize(PICTURE)
        self.list.setGridSize(CELL)
        self.list.setMouseTracking(True)
        self.list.setItemDelegate(_Arrows(self.list))
        self.list.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHorizontalScrollMode(QtWidgets.QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(CELL.height() + 20)
        self.list.itemEntered.connect(self._point)
        self.list.currentItemChanged.connect(self._point)
        self.list.viewport().installEventFilter(self)
        lay_column(self.summary, (self.list, 1), of=self, margins=(8, 4, 8, 4), spacing=2)

    def show_answer(self, answer: RouteAnswer) -> None:
        """Show the steps of a route."""
        self.summary.setText(translated(answer.summary))
        with QSignalBlocker(self.list):
            self.list.clear()
            for number, entry in enumerate(answer.entries, 1):
                self._add(entry, number)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Point at nothing when the pointer leaves the list."""
        if event.type() == QEvent.Type.Leave:
            self.pointed.emit(None)
        return False

    def _add(self, entry: RouteEntry, number: int) -> None:
        brief, note = with_capital(entry.brief), translated(entry.note)
        label = f"{number}. {brief}" if entry.kind == STEP else brief
        tip, spoken = f"{with_capital(entry.words)} – {note}", f"{label}, {note}"
        item = add_line(self.list, f"{label}\n{note}", entry, tip=tip, spoken=spoken)
        item.setIcon(self._picture(entry))
        if entry.kind != STEP:
            font = QFont(self.list.font())
            font.setItalic(True)
            font.setBold(entry.kind == BYPASSED)
            item.setFont(font)

    def _point(self, item: QtWidgets.QListWidgetItem | None) -> None:
        self.pointed.emit(item.data(VALUE) if item is not None else None)

    def _choose(self, item: QtWidgets.QListWidgetItem) -> None:
        self.chosen.emit(item.data(VALUE))
