"""The margin of events: a row of chips for causes and effects without a place, along the map's lower edge."""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QListWidget, QListWidgetItem, QWidget

from kneedeep_editor.services.widgets import ResizeWatch
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep.analysis.views.event_graph import Node

HEIGHT = 30
_LEFT = 22
_WIDEST = 220


class MarginEntry(NamedTuple):
    """A chip: its node in the graph, the element to select (0: the scenario), its label, and its full text."""

    node: "Node"
    serial: int
    title: str
    words: str


class EventMargin(QListWidget):
    """The row of chips. `pointed` has the hovered or current entry, None for none.

    `chosen` has the clicked entry. `pulled`: a chip is dragged over a pixel of the map. `dropped`: it was dropped
    there.
    """

    pointed = Signal(object)
    chosen = Signal(object)
    pulled = Signal(object, QPointF)
    dropped = Signal(QPointF)
    left = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._entries: tuple[MarginEntry, ...] = ()
        self._pressed: MarginEntry | None = None
        self._from = QPoint()
        self._pulling = False
        self.setObjectName("event-margin")
        self.setAccessibleName(tr("Events without a place on the map"))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setSpacing(2)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.currentRowChanged.connect(self._point_at_current)
        self.itemEntered.connect(lambda item: self.pointed.emit(self._entries[self.row(item)]))
        self.horizontalScrollBar().valueChanged.connect(over.update)
        ResizeWatch(self, over, self.place)
        self.hide()

    def show_entries(self, entries: tuple[MarginEntry, ...]) -> None:
        """Replace the chips. Without any the row is hidden."""
        if entries != self._entries:
            current = self.current
            node = current.node if current is not None else None
            self._entries = entries
            with QSignalBlocker(self):
                self.clear()
                for entry in entries:
                    item = QListWidgetItem(entry.title)
                    item.setToolTip(entry.words)
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, entry.words)
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                    width = self.fontMetrics().horizontalAdvance(entry.title) + 24
                    item.setSizeHint(QSize(min(_WIDEST, width), HEIGHT - 8))
                    self.addItem(item)
                    if entry.node == node:
                        self.setCurrentItem(item)
        self.setVisible(bool(entries))
        self.place()

    def place(self) -> None:
        """Move to the lower edge of the map."""
        self.setGeometry(QRect(_LEFT, self._over.height() - HEIGHT - 1, self._over.width() - _LEFT - 1, HEIGHT))

    def begin(self) -> None:
        """Focus the row, with the first chip current if none is."""
        self.setFocus()
        if self.currentRow() < 0:
            self.setCurrentRow(0)
        self._point_at_current()

    def spot(self, node: "Node") -> QPointF | None:
        """The pixel of the map at which arcs of a chip begin. None if the chip is hidden."""
        if not self.isVisible():
            return None
        for row, entry in enumerate(self._entries):
            if entry.node == node:
                rect = self.visualItemRect(self.item(row))
                x = min(max(rect.center().x(), 4), self.width() - 4)
                return QPointF(self.x() + x, self.y() + rect.top())
        return None

    def entry_at(self, at: QPoint) -> MarginEntry | None:
        """The entry at a pixel of the map."""
        return self._at(self.viewport().mapFrom(self._over, at)) if self.geometry().contains(at) else None

    @property
    def current(self) -> MarginEntry | None:
        """The current entry."""
        return self._entries[self.currentRow()] if self.currentRow() >= 0 else None

    def _at(self, at: QPoint) -> MarginEntry | None:
        row = self.indexAt(at).row()
        return self._entries[row] if row >= 0 else None

    def _point_at_current(self) -> None:
        self.pointed.emit(self.current)

    def _choose(self, entry: MarginEntry | None) -> None:
        if entry is not None:
            self.chosen.emit(entry)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the current chip with Enter. Return to the map with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.current)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        super().mousePressEvent(event)
        at = event.position().toPoint()
        self._pressed = self._at(at) if event.button() == Qt.MouseButton.LeftButton else None
        self._from = at

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag a chip to the map."""
        at = event.position()
        if self._pressed is None:
            super().mouseMoveEvent(event)
        elif self._pulling or (at.toPoint() - self._from).manhattanLength() > 8:
            self._pulling = True
            self.pulled.emit(self._pressed, self._on_map(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the click or the drag."""
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        if self._pulling:
            self._pulling = False
            self.dropped.emit(self._on_map(event.position()))
        else:
            self._choose(pressed)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at the current chip again, if any."""
        if not self._pulling:
            self.pointed.emit(self.current if self.hasFocus() else None)
        super().leaveEvent(event)

    def _on_map(self, at: QPointF) -> QPointF:
        return QPointF(self.viewport().mapTo(self._over, at.toPoint()))
