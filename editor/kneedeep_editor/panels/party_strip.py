"""The party strip: the map for each number of marines, side by side. Figures can be dragged between the maps."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QSizePolicy, QWidget

from kneedeep_editor.services.widgets import Label, lay_column, lay_row, push_button, scroll_area
from kneedeep_editor.texts import marines_text, tr

_LEAST = QSize(110, 48)
_LOW = 200
"""The height in pixels below which the button is beside the maps, without its hint."""


class PartyPicture(NamedTuple):
    """A picture, and the boxes of its figures in pixels, each with a serial."""

    pixmap: QPixmap
    figures: tuple[tuple[int, QRectF], ...]

    def figure_at(self, point: QPointF) -> int:
        """The serial of the figure at a point of the picture, 0 for none."""
        return next((serial for serial, box in reversed(self.figures) if box.contains(point)), 0)

    def boxes_of(self, serial: int) -> list[QRectF]:
        """The boxes of a figure in the picture. Empty if it is not set up."""
        return [box for own, box in self.figures if own == serial]


class PartyMap(QWidget):
    """The map for one number of marines. Its signals have a figure's serial, `dragged` and `dropped` also a place."""

    pressed = Signal(int)
    dragged = Signal(int, QPoint)
    dropped = Signal(int, QPoint)

    def __init__(self, marines: int, draw: Callable[[int, QSize], PartyPicture]) -> None:
        """Show the map for a number of marines. `draw`: makes its picture in a size."""
        super().__init__()
        self.marines, self._draw = marines, draw
        self.picture: PartyPicture | None = None
        self.chosen = 0
        self.offered = False
        """Whether a figure may be dropped here now."""
        self._held = 0
        self._from: QPoint | None = None
        self._moving = False
        self.setMinimumSize(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Map for {marines}", marines=marines_text(marines)))

    def renew(self) -> None:
        """Redraw the map."""
        self.picture = self._draw(self.marines, self.size())
        self.update()

    def show_chosen(self, serial: int) -> None:
        """Draw a ring around a figure, 0 for none."""
        if serial != self.chosen:
            self.chosen = serial
            self.update()

    def offer(self, *, offered: bool) -> None:
        """Show whether a figure may be dropped here."""
        if offered != self.offered:
            self.offered = offered
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the map in its new size."""
        super().resizeEvent(event)
        if self.picture is not None:
            self.renew()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, a ring around the chosen figure, and a frame as drop target."""
        if self.picture is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self.picture.pixmap)
        for ink, width in (("#000000", 4.0), ("#ffffff", 2.0)):
            painter.setPen(QPen(QColor(ink), width))
            for box in self.picture.boxes_of(self.chosen):
                painter.drawRoundedRect(box, 3, 3)
        if self.offered:
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 3))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Grab the figure under the pointer."""
        if event.button() != Qt.MouseButton.LeftButton or self.picture is None:
            return
        self._held = self.picture.figure_at(event.position())
        self._from, self._moving = event.position().toPoint(), False
        if self._held:
            self.pressed.emit(self._held)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the grabbed figure. Without one, highlight the figure under the pointer."""
        at = event.position().toPoint()
        if self._held and self._from is not None:
            if (at - self._from).manhattanLength() >= QApplication.startDragDistance():
                self._moving = True
            if self._moving:
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
                self.dragged.emit(self._held, self.mapToGlobal(at))
        elif self.picture is not None:
            over = self.picture.figure_at(event.position())
            self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the figure."""
        held, moving = self._held, self._moving
        self._held, self._from, self._moving = 0, None, False
        self.unsetCursor()
        if held and moving:
            self.dropped.emit(held, self.mapToGlobal(event.position().toPoint()))


class PartyColumn(QWidget):
    """A map with its texts: number of marines, number of figures, share of wins."""

    def __init__(self, marines: int, draw: Callable[[int, QSize], PartyPicture]) -> None:
        super().__init__()
        self.map = PartyMap(marines, draw)
        self.title = Label(marines_text(marines))
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.figures = Label()
        for label in (self.title, self.figures):
            label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            label.setMinimumWidth(0)
        self._basis = ""
        """The basis of the chance, in words."""
        self.chance = Label(name=tr("Games won with {marines}", marines=marines_text(marines)))
        self.chance.setAutoFillBackground(True)
        self.chance.hide()
        corner = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        lay_column((self.chance, 1, corner), of=self.map, margins=3)
        lay_column(lay_row(self.title, None, self.figures), (self.map, 1), of=self, margins=0, spacing=2)

    def show_chance(self, share: float, low: float, high: float, games: int) -> None:
        """Show the marines' share of wins with its interval, all from 0 to 1."""
        self.chance.setText(tr("{percent} % won", percent=round(100 * share)))
        self._basis = tr(
            "{games} games of the strongest bot against itself; the chance lies between {low} and {high} %.",
            games=games,
            low=round(100 * low),
            high=round(100 * high),
        )
        self.chance.show()
        self.show_stale(stale=False)

    def show_stale(self, *, stale: bool) -> None:
        """Show whether the map has changed since the games."""
        self.chance.setEnabled(not stale)
        self.chance.setToolTip(tr("{basis} The map was changed since.", basis=self._basis) if stale else self._basis)


class PartyStrip(QWidget):
    """The strip.

    `chosen` has the serial of a figure. `moved` has its serial, the old and the new number of marines, and whether it
    stays at the old one too. `play_asked`: play games.
    """

    chosen = Signal(int)
    moved = Signal(int, int, int, bool)
    play_asked = Signal()

    def __init__(self, draw: Callable[[int, QSize], PartyPicture]) -> None:
        super().__init__()
        self._draw = draw
        self.columns: list[PartyColumn] = []
        self._row = lay_row(spacing=18)
        self.hint = Label(tr("Drag a figure to another map to move it there; with Ctrl it stays here too."), wrap=True)
        self.hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.play = push_button(tr("Play &games"), sign="run", do=self.play_asked.emit)
        self.play.setToolTip(tr("Let bots play some games with each number of marines"))
        columns = QWidget()
        columns.setLayout(self._row)
        scroll = scroll_area(columns, across=True)
        foot = lay_row((self.hint, 1), self.play)
        self._layout = lay_column((scroll, 1), foot, of=self, margins=(8, 4, 8, 4), spacing=4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide texts in a low strip, to leave room for the maps."""
        super().resizeEvent(event)
        low = self.height() < _LOW
        self.hint.setVisible(not low)
        self._layout.setDirection(QBoxLayout.Direction.LeftToRight if low else QBoxLayout.Direction.TopToBottom)

    def show_counts(self, counts: Sequence[int]) -> None:
        """Show a column for each number of marines."""
        if [column.map.marines for column in self.columns] == list(counts):
            return
        for column in self.columns:
            self._row.removeWidget(column)
            column.deleteLater()
        self.columns = [PartyColumn(marines, self._draw) for marines in counts]
        for column in self.columns:
            column.map.pressed.connect(self.chosen)
            column.map.dragged.connect(self._drag)
            column.map.dropped.connect(self._drop)
            self._row.addWidget(column, 1)

    def show_busy(self, *, busy: bool) -> None:
        """Show whether games are being played."""
        self.play.setText(tr("&Stop") if busy else tr("Play &games"))

    def show_chosen(self, serial: int) -> None:
        """Draw a ring around a figure on every map, 0 for none."""
        for column in self.columns:
            column.map.show_chosen(serial)

    def _below(self, at: QPoint) -> PartyMap | None:
        for column in self.columns:
            if column.map.rect().contains(column.map.mapFromGlobal(at)):
                return column.map
        return None

    def _drag(self, serial: int, at: QPoint) -> None:
        below, sender = self._below(at), self.sender()
        for column in self.columns:
            column.map.offer(offered=column.map is below and below is not sender)

    def _drop(self, serial: int, at: QPoint) -> None:
        below, sender = self._below(at), self.sender()
        for column in self.columns:
            column.map.offer(offered=False)
        if below is not None and isinstance(sender, PartyMap) and below is not sender:
            stays = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier)
            self.moved.emit(serial, sender.marines, below.marines, stays)
