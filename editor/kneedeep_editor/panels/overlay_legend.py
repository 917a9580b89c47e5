"""The legend of an overlay, over a corner of the map: the meaning of patterns, and a slider for the solution."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRect, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QSlider, QWidget

from kneedeep_editor.services import widgets
from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import EditionTexts, tr, tr_count, translated
from kneedeep_editor.worker.map_questions import Layer, MapAnswer

Swatch = Callable[[str, int, int, float], QPixmap]
"""A function from style, width, height and pixel ratio to a picture."""
WIDTH = 264
_MARGIN = 10
_BELOW_RULER = 34
_MOST_ROWS = 10
_SWATCH = (26, 16)


class Legend(QFrame):
    """The legend. It can be dragged over the map and folded to its title.

    `stop_chosen` has a stop of the solution, 0 for the map as drawn. `closed`: close the overlay. `play_asked`: play
    from the shown state.
    """

    stop_chosen = Signal(int)
    closed = Signal()
    play_asked = Signal()

    def __init__(
        self, over: QWidget, swatch: Swatch, texts: Callable[[], EditionTexts], covered: Callable[[QRect], int]
    ) -> None:
        """Place it in the corner of a widget that hides least, preferably the upper right one.

        `swatch`: makes the small picture of a style. `covered`: counts the elements under a rectangle of the widget.
        """
        super().__init__(over)
        self._texts = texts
        self._swatch, self._covered = swatch, covered
        self.setObjectName("legend")
        self.setAccessibleName(tr("Legend of the overlay"))
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFixedWidth(WIDTH)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setToolTip(tr("Drag the legend to another place"))
        self._aside = QPoint(_MARGIN, _BELOW_RULER)
        """From the upper right corner of the map, in pixels."""
        self._moved = False
        self._grabbed: QPoint | None = None
        self.title = widgets.Label(key="legend-title")
        self.summary = widgets.Label(wrap=True, name=tr("What the overlay shows"))
        self.stop_name = widgets.Label(wrap=True, name=tr("State of the solution"))
        self.fold = widgets.tool_button(raised=True, name=tr("Collapse the legend"), do=self._fold)
        self._close = widgets.tool_button(
            text="×", raised=True, tip=tr("No overlay (0)"), name=tr("Close the overlay"), do=self.closed
        )
        self._body = QWidget()
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(8)
        self._rows.setVerticalSpacing(4)
        self._rows.setColumnStretch(1, 1)
        self._shown: tuple[tuple[str, str, int], ...] = ()
        self.slider = QSlider(Qt.Orientation.Horizontal, tickPosition=QSlider.TickPosition.TicksBelow)
        self.slider.setAccessibleName(tr("State of the solution"))
        self.slider.setAccessibleDescription(
            tr("Choose a state, from the map as drawn through the steps of the solution.")
        )
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(self.stop_chosen)
        self.play = widgets.push_button(
            tr("Play from this state…"),
            sign="play",
            tip=tr("Choose the rest, then play from this state of the board"),
            do=self.play_asked,
        )
        self.begin = widgets.push_button(
            tr("Show the solution step by step"),
            tip=tr("Show this overlay in the states of the solution (Alt+Right, Alt+Left)"),
            do=lambda: self.stop_chosen.emit(1),
        )
        head = widgets.lay_row(self.fold, (self.title, 1), self._close)
        self._over = over
        self._column = widgets.lay_column(head, self._body, of=self, margins=(8, 6, 8, 8), spacing=4)
        widgets.lay_column(
            self._rows,
            self.summary,
            self.slider,
            self.stop_name,
            self.begin,
            self.play,
            of=self._body,
            margins=(4, 0, 0, 2),
            spacing=6,
        )
        self._show_folded()
        widgets.ResizeWatch(self, over, self.place)
        self.hide()

    def show_answer(self, answer: MapAnswer, key: str, *, held: bool = False, begins: bool = False) -> None:
        """Show the legend of an answer. `key`: the overlay's shortcut. `begins`: offer to go through the solution."""
        texts = self._texts()
        title, sentence = texts.translated(answer.title), texts.translated(answer.summary)
        self.title.setText(f"{key}  {tr('{title} (held)', title=title) if held else title}".strip())
        lines = tuple(
            (layer.style, translated(layer.title), len(layer.spaces)) for layer in answer.layers if layer.title
        )
        if lines != self._shown:
            self._fill([layer for layer in answer.layers if layer.title])
            self._shown = lines
        self.summary.setText(sentence)
        stops, stop = answer.stops or (), answer.question.stop
        self.begin.setVisible(begins and answer.stops is None)
        self.slider.setVisible(bool(stops))
        self.stop_name.setVisible(bool(stops))
        self.play.setVisible(bool(stops))
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, len(stops))
            self.slider.setValue(stop)
        if stops:
            name = (
                tr("{part} of {whole}: {name}", part=stop, whole=len(stops), name=translated(stops[stop - 1]))
                if stop
                else texts.tr("All revealed, doors as drawn")
            )
            self.stop_name.setText(name)
            self.slider.setToolTip(widgets.plain_tip(name))
        self.setAccessibleDescription(f"{title}. {sentence}")
        if not self.isVisible():
            self._seek_corner()
        self.show()
        self.place()

    def _seek_corner(self) -> None:
        """Move to the corner that hides least, unless it was dragged."""
        if self._moved:
            return
        self._column.activate()
        height = self._column.totalHeightForWidth(WIDTH)
        room = self._over.width() - WIDTH
        down = max(_BELOW_RULER, self._over.height() - height - _MARGIN)
        corners = [QPoint(x, y) for y in (_BELOW_RULER, down) for x in (_MARGIN, room - _BELOW_RULER)]
        self._aside = min(corners, key=lambda one: self._covered(QRect(room - one.x(), one.y(), WIDTH, height)))

    def place(self) -> None:
        """Move to its position, with the height of its content, limited to the map."""
        self._column.activate()
        self.resize(WIDTH, self._column.totalHeightForWidth(WIDTH))
        room = self._over.rect().adjusted(_BELOW_RULER, _BELOW_RULER, -_MARGIN, -_MARGIN)
        x = self._over.width() - WIDTH - self._aside.x()
        y = min(self._aside.y(), room.bottom() - self.height())
        self.move(min(max(x, room.left()), room.right() - WIDTH), max(y, room.top()))

    def _fold(self) -> None:
        self._body.setVisible(self._body.isHidden())
        self._show_folded()
        self.place()

    def _show_folded(self) -> None:
        folded = self._body.isHidden()
        self.fold.setIcon(icon("folded" if folded else "unfolded"))
        self.fold.setToolTip(tr("Show the whole legend") if folded else tr("Collapse the legend to its title"))
        self.fold.setAccessibleName(tr("Expand the legend") if folded else tr("Collapse the legend"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Grab the legend."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._grabbed = event.position().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the legend."""
        if self._grabbed is not None:
            corner = self.mapToParent(event.position().toPoint() - self._grabbed)
            self._aside = QPoint(self._over.width() - WIDTH - corner.x(), corner.y())
            self.place()
            self._moved = True
            self._aside = QPoint(self._over.width() - WIDTH - self.x(), self.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Release the legend."""
        self._grabbed = None
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def event(self, event: QEvent) -> bool:
        """Adjust the height to the content, also after late layout changes."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.place()
        return done

    def _fill(self, layers: list[Layer]) -> None:
        widgets.take_all_out(self._rows)
        for row, layer in enumerate(layers[:_MOST_ROWS]):
            title, number = translated(layer.title), len(layer.spaces)
            name = tr_count("{title}: {n} space", "{title}: {n} spaces", number, title=title)
            sample, words = widgets.Label(), widgets.Label(title, wrap=True, name=name)
            sample.setPixmap(self._swatch(layer.style, *_SWATCH, self.devicePixelRatioF()))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            for place, label in enumerate((sample, words, widgets.Label(str(number), alignment=right))):
                self._rows.addWidget(label, row, place)
                label.show()
        if len(layers) > _MOST_ROWS:
            self._rows.addWidget(widgets.Label(tr("and {part} more", part=len(layers) - _MOST_ROWS)), _MOST_ROWS, 1)
