"""The dialog for printing: the sheet, the paper, and a preview whose pages are painted when visible."""

from collections.abc import Sequence
from functools import partial

from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from kneedeep.report.sheets import KINDS, MAPS, PAPERS, SCALED, Options, Paper
from kneedeep.report.sheets.map_pages import LEAST_INCHES, MOST_INCHES
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.printing.printed_page import Page, paint
from kneedeep_editor.services import widgets
from kneedeep_editor.services.icons import blank_pixmap
from kneedeep_editor.texts import capitalized, marines_text, tr

_GAP = 16
_DESK, _SHEET, _EDGE = "#6b7075", "#ffffff", "#3c4044"
_KEPT = 12
"""The number of cached painted pages."""
_STEP = 1.25
_LEAST, _MOST = 0.3, 4.0


class PrintPreview(QAbstractScrollArea):
    """Pages fitted to the width at zoom 1. `turned` has the number of the page in the middle."""

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
        """Whether all visible pages are painted."""
        return all(number in self._painted for number, _ in self._seen())

    def show_pages(self, pages: Sequence[Page]) -> None:
        """Show pages from the first one, or if their number is unchanged, from the current one."""
        kept = self.current if len(pages) == len(self.pages) else 0
        self.pages = list(pages)
        self._painted.clear()
        self.current = -1
        self._measure()
        self.go_to(kept)
        self._tell()
        self.viewport().update()

    def go_to(self, number: int) -> None:
        """Scroll to the top of a page, counted from 0."""
        if 0 <= number < len(self.pages):
            self.verticalScrollBar().setValue(self._places()[number].top() - _GAP // 2)

    def turn(self, step: int) -> None:
        """Scroll by `step` pages."""
        self.go_to(min(max(0, self.current + step), len(self.pages) - 1))

    def zoom_by(self, steps: int) -> None:
        """Change the zoom."""
        if (zoom := min(max(self.zoom * _STEP**steps, _LEAST), _MOST)) != self.zoom:
            share = self.verticalScrollBar().value() / max(1, self.verticalScrollBar().maximum())
            self.zoom = zoom
            self._painted.clear()
            self._measure()
            self.verticalScrollBar().setValue(round(share * self.verticalScrollBar().maximum()))
            self.viewport().update()

    def _scale(self) -> float:
        """Pixels per dot of a page."""
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
        with QPainter(self.viewport()) as painter:
            painter.fillRect(self.viewport().rect(), QColor(_DESK))
            waiting = False
            for number, place in self._seen():
                painter.fillRect(place.adjusted(-1, -1, 1, 1), QColor(_EDGE))
                if (found := self._painted.get(number)) is None:
                    painter.fillRect(place, QColor(_SHEET))
                    waiting = True
                else:
                    painter.drawPixmap(place, found)
        if waiting:
            self._later.start()

    def _paint_next(self) -> None:
        """Paint one visible page that is not painted yet."""
        for number, place in self._seen():
            if number not in self._painted:
                self._painted[number] = self._picture(self.pages[number], place.size())
                while len(self._painted) > _KEPT:
                    del self._painted[max(self._painted, key=lambda one: abs(one - number))]
                self.viewport().update()
                return

    def _picture(self, page: Page, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = blank_pixmap(size.width(), size.height(), ratio, QColor(_SHEET))
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
            painter.scale(size.width() / page.width, size.height() / page.height)
            paint(page, painter, self._player)
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


_CHOICES = 270
"""The width of the column of options, in pixels."""


class PrintDialog(QtWidgets.QDialog):
    """The options of printing. `asked`: they have changed. `saving`, `printing`: save or print the shown pages."""

    asked = Signal()
    saving = Signal()
    printing = Signal()

    def __init__(self, parent: QtWidgets.QWidget | None, counts: Sequence[int]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print"))
        self.resize(widgets.size_on_screen(self, QSize(980, 720)))
        self._made = ""
        self.kinds = QtWidgets.QButtonGroup(self)
        self.tip = widgets.Label(wrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.tip.setMinimumHeight(3 * self.fontMetrics().height())
        self.papers = QtWidgets.QComboBox()
        self.papers.addItems(list(PAPERS))
        self.marines = widgets.choice_box(
            [(tr("All, side by side"), None), *((marines_text(count), count) for count in counts)], do=self._change
        )
        self.grey = widgets.check_box(tr("Without co&lors"), do=self._change)
        self.bare = widgets.check_box(
            tr("Nothing &on the map"),
            tip=tr("Leave out tokens, figures and starts, for a board to play on"),
            do=self._change,
        )
        self.inches = QtWidgets.QDoubleSpinBox(singleStep=0.1, decimals=2, value=1.0, suffix=tr(" in"))
        self.inches.setRange(LEAST_INCHES, MOST_INCHES)
        self.inches.setKeyboardTracking(False)
        self.said = widgets.Label(wrap=True, name=tr("State"))
        self._ready = ("", False)
        self._saving = False
        self.preview = PrintPreview()
        self.counter = widgets.Label(alignment=Qt.AlignmentFlag.AlignCenter)
        self.save_button = widgets.push_button(tr("&Save as PDF…"), sign="save", do=self.saving)
        self.print_button = widgets.push_button(tr("&Print…"), sign="print", do=self.printing)
        buttons = widgets.dialog_buttons(self, self.save_button, self.print_button)
        widgets.lay_column(
            (widgets.lay_row(widgets.side_column(self._choices()), (self._right(), 1)), 1), buttons, of=self
        )
        self.kinds.idClicked.connect(self._change)
        self.papers.currentIndexChanged.connect(self._change)
        self.inches.valueChanged.connect(self._change)
        self.preview.turned.connect(self._count)
        self._refresh()
        self.show_waiting()

    def _choices(self) -> QtWidgets.QVBoxLayout:
        for number, (name, kind) in enumerate(KINDS.items()):
            button = QtWidgets.QRadioButton(tr(kind.title))
            button.setObjectName(f"sheet-{name}")
            button.setAccessibleDescription(tr(kind.tip))
            self.kinds.addButton(button, number)
        self.kinds.button(0).setChecked(True)
        self.tip.setContentsMargins(0, 4, 0, 10)
        form = self.form = QtWidgets.QFormLayout()
        form.addRow(tr("P&aper"), self.papers)
        form.addRow(tr("&Marines"), self.marines)
        form.addRow(tr("S&ide of a space"), self.inches)
        for label in (self.tip, self.said):
            label.setFixedWidth(_CHOICES)
        heading = widgets.Label(tr("Sheet"), look="heading")
        return widgets.lay_column(heading, *self.kinds.buttons(), self.tip, form, self.grey, self.bare, None, self.said)

    def _right(self) -> QtWidgets.QVBoxLayout:
        turn, zoom = self.preview.turn, self.preview.zoom_by
        before, after, out, into = (
            widgets.tool_button(text=text, sign=sign, tip=tip, name=tip, do=partial(go, step))
            for text, sign, tip, go, step in (
                ("◀", "", tr("Previous page"), turn, -1),
                ("▶", "", tr("Next page"), turn, 1),
                ("", "zoom-out", tr("Smaller"), zoom, -1),
                ("", "zoom-in", tr("Larger"), zoom, 1),
            )
        )
        self.counter.setMinimumWidth(110)
        bar = widgets.lay_row(None, before, self.counter, after, out, into, None)
        bar.insertSpacing(4, 24)
        return widgets.lay_column((self.preview, 1), bar)

    # Options

    @property
    def kind(self) -> str:
        """The kind of sheet."""
        return list(KINDS)[self.kinds.checkedId()]

    @property
    def paper(self) -> Paper:
        """The paper."""
        return PAPERS[self.papers.currentText()]

    @property
    def options(self) -> Options:
        """The options of the sheet."""
        return Options(
            self.paper,
            self.marines.currentData(),
            self.grey.isChecked(),
            self.bare.isChecked(),
            round(self.inches.value(), 2),
        )

    def choose(self, kind: str, paper: str, *, grey: bool) -> None:
        """Restore the last options. Unknown words are ignored."""
        if kind in KINDS:
            self.kinds.button(list(KINDS).index(kind)).setChecked(True)
        if paper in PAPERS:
            self.papers.setCurrentText(paper)
        self.grey.setChecked(grey)
        self._refresh()

    # Preview

    def show_pages(self, pages: Sequence[Page], missing: Sequence[str]) -> None:
        """Show the pages, and the letters missing in every font."""
        self.preview.show_pages(pages)
        count = len(pages)
        paper = self.paper.name
        text = tr("1 page, {paper}", paper=paper)
        if count != 1:
            text = tr("{count} pages, {paper}", count=count, paper=paper)
        if missing:
            text += "\n" + tr("No font here has: {letters}", letters=" ".join(missing[:20]))
        self._made = text
        self._tell(text, ready=bool(pages))
        self._count(0 if not pages else self.preview.current)

    def show_waiting(self) -> None:
        """Show that the pages are being made."""
        self._tell(tr("Making the pages …"), ready=False)

    def tell_saved(self, name: str) -> None:
        """Show that the pages were saved."""
        self._tell(f"{self._made}\n{tr('Saved {name}.', name=name)}", ready=True)

    def show_failure(self, text: str) -> None:
        """Show the reason why there are no pages."""
        self.preview.show_pages([])
        self.counter.setText("")
        self._tell(text, ready=False)

    def show_saving(self, name: str, made: int, count: int) -> None:
        """Show the progress of saving. Meanwhile only the save button is enabled, and cancels it."""
        self._saving = True
        if made < count:
            self.said.setText(tr("Saving {name}: page {part} of {count} …", name=name, part=made + 1, count=count))
        else:
            self.said.setText(tr("Saving {name} …", name=name))
        self._refresh()

    def show_pages_again(self) -> None:
        """Show the description of the pages again after saving."""
        self._saving = False
        text, ready = self._ready
        self._tell(text, ready=ready)
        self._refresh()

    def _tell(self, text: str, *, ready: bool) -> None:
        self._ready = text, ready
        if not self._saving:
            self.said.setText(text)
            self.save_button.setEnabled(ready)
            self.print_button.setEnabled(ready)

    def _change(self) -> None:
        self._refresh()
        self.asked.emit()

    def _refresh(self) -> None:
        kind = self.kind
        tip = tr(KINDS[kind].tip)
        self.tip.setText(tr("{sentence}.", sentence=capitalized(tip)))
        for widget in (*self.kinds.buttons(), self.papers, self.marines, self.grey):
            widget.setEnabled(not self._saving)
        self.bare.setEnabled(kind in MAPS and not self._saving)
        self.inches.setEnabled(kind in SCALED and not self._saving)
        if self._saving:
            self.print_button.setEnabled(False)
        self.save_button.setText(tr("&Stop saving") if self._saving else tr("&Save as PDF…"))

    def _count(self, number: int) -> None:
        self.counter.setText(
            tr("Page {part} of {count}", part=number + 1, count=len(self.preview.pages)) if self.preview.pages else ""
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (button := self.kinds.checkedButton()) is not None:
            button.setFocus()
