"""The preview: the pages in a column, each painted when it comes into view."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.printing.printed_page import Page, paint
from kneedeep_editor.texts import tr

_GAP = 16
_DESK, _SHEET, _EDGE = "#6b7075", "#ffffff", "#3c4044"
_KEPT = 12
"""Number of cached painted pages."""
_STEP = 1.25
_LEAST, _MOST = 0.3, 4.0


class PrintPreview(QAbstractScrollArea):
    """Pages on a desk, as wide as there is room for at zoom 1. `turned` says the number of the page in the middle."""

    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages: list[Page] = []
        self.zoom = 1.0
        self._painted: dict[int, QPixmap] = {}
        self._player = DisplayPainter()
        self.current = 0
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._paint_next)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Preview"))
        self.verticalScrollBar().valueChanged.connect(self._tell)

    def sizeHint(self) -> QSize:
        return QSize(560, 640)

    @property
    def painted(self) -> bool:
        """Whether every page that is seen is painted."""
        return all(number in self._painted for number, _ in self._seen())

    def show_pages(self, pages: Sequence[Page]) -> None:
        """Show these pages from the first one, or from the current one if their number is the same."""
        kept = self.current if len(pages) == len(self.pages) else 0
        self.pages = list(pages)
        self._painted.clear()
        self.current = -1
        self._measure()
        self.go_to(kept)
        self._tell()
        self.viewport().update()

    def go_to(self, number: int) -> None:
        """Scroll a page, counted from 0, to the top."""
        if 0 <= number < len(self.pages):
            self.verticalScrollBar().setValue(self._places()[number].top() - _GAP // 2)

    def turn(self, step: int) -> None:
        """Move by `step` pages."""
        self.go_to(min(max(0, self.current + step), len(self.pages) - 1))

    def zoom_by(self, steps: int) -> None:
        """Show the pages larger or smaller."""
        if (zoom := min(max(self.zoom * _STEP**steps, _LEAST), _MOST)) != self.zoom:
            share = self.verticalScrollBar().value() / max(1, self.verticalScrollBar().maximum())
            self.zoom = zoom
            self._painted.clear()
            self._measure()
            self.verticalScrollBar().setValue(round(share * self.verticalScrollBar().maximum()))
            self.viewport().update()

    def _scale(self) -> float:
        """How many pixels a dot of a page is wide."""
        widest = max((page.width for page in self.pages), default=1.0)
        return max(0.01, self.zoom * (self.viewport().width() - 2 * _GAP) / widest)

    def _places(self) -> list[QRect]:
        scale, y = self._scale(), _GAP
        places = []
        across = max(self.viewport().width(), self._across())
        for page in self.pages:
            width, height = round(page.width * scale), round(page.height * scale)
            places.append(QRect((across - width) // 2, y, width, height))
            y += height + _GAP
        return places

    def _across(self) -> int:
        return round(max((page.width for page in self.pages), default=0.0) * self._scale()) + 2 * _GAP

    def _measure(self) -> None:
        places = self._places()
        view = self.viewport().size()
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        down.setRange(0, max(0, (places[-1].bottom() + _GAP if places else 0) - view.height()))
        down.setPageStep(view.height())
        down.setSingleStep(40)
        across.setRange(0, max(0, self._across() - view.width()))
        across.setPageStep(view.width())

    def _tell(self) -> None:
        middle = self.verticalScrollBar().value() + self.viewport().height() // 3
        above = [number for number, place in enumerate(self._places()) if place.top() <= middle]
        current = above[-1] if above else 0
        if current != self.current:
            self.current = current
            self.setAccessibleDescription(tr("Page {part} of {count}.", part=current + 1, count=len(self.pages)))
            self.turned.emit(current)

    def _seen(self) -> list[tuple[int, QRect]]:
        offset = QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        view = self.viewport().rect()
        places = ((number, place.translated(-offset)) for number, place in enumerate(self._places()))
        return [(number, place) for number, place in places if place.intersects(view)]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), QColor(_DESK))
        waiting = False
        for number, place in self._seen():
            painter.fillRect(place.adjusted(-1, -1, 1, 1), QColor(_EDGE))
            if (found := self._painted.get(number)) is None:
                painter.fillRect(place, QColor(_SHEET))
                waiting = True
            else:
                painter.drawPixmap(place, found)
        painter.end()
        if waiting:
            self._later.start()

    def _paint_next(self) -> None:
        """Paint one page that is seen and not painted yet."""
        for number, place in self._seen():
            if number not in self._painted:
                self._painted[number] = self._picture(self.pages[number], place.size())
                while len(self._painted) > _KEPT:
                    del self._painted[max(self._painted, key=lambda one: abs(one - number))]
                self.viewport().update()
                return

    def _picture(self, page: Page, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(_SHEET))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.scale(size.width() / page.width, size.height() / page.height)
        paint(page, painter, self._player)
        painter.end()
        self._player.forget_stamps()
        return pixmap

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        current = self.current
        self._painted.clear()
        self._measure()
        self.go_to(current)
        self.viewport().update()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)
