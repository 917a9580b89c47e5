"""The legend of an overlay, over a corner of the map: what the patterns mean, and a slider through the solution."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kneedeep_editor.services.answer import Answer, Layer

Swatch = Callable[[str, int, int, float], QPixmap]
"""Style, width, height and pixels a point -> its picture."""
WIDTH = 264
_MARGIN = 10
_BELOW_RULER = 34
_MOST_ROWS = 10
_SWATCH = (26, 16)


class Legend(QFrame):
    """The legend. `stop_chosen` brings a stop of the solution, 0 for the map as it is drawn; `closed` asks for no overlay."""

    stop_chosen = Signal(int)
    closed = Signal()

    def __init__(self, over: QWidget, swatch: Swatch) -> None:
        """Lie over a widget, in its upper right corner; `swatch` makes the small picture of a style."""
        super().__init__(over)
        self._swatch = swatch
        self.setObjectName("legend")
        self.setAccessibleName("Legend of the overlay")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFixedWidth(WIDTH)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.title, self.told, self.stop_name = QLabel(), QLabel(), QLabel()
        self.title.setObjectName("legend-title")
        for label, name in ((self.told, "What the overlay shows"), (self.stop_name, "State of the solution")):
            label.setWordWrap(True)
            label.setAccessibleName(name)
        self._close = QToolButton()
        self._close.setText("×")
        self._close.setAutoRaise(True)
        self._close.setToolTip("No overlay (0)")
        self._close.setAccessibleName("Close the overlay")
        self._close.clicked.connect(self.closed)
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(8)
        self._rows.setVerticalSpacing(4)
        self._rows.setColumnStretch(1, 1)
        self._shown: tuple[tuple[str, str, int], ...] = ()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName("State of the solution")
        self.slider.setAccessibleDescription("From the map as it is drawn through the steps of the solution.")
        self.slider.setPageStep(1)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.slider.valueChanged.connect(self.stop_chosen)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self._close)
        self._over = over
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addLayout(self._rows)
        column.addWidget(self.told)
        column.addWidget(self.slider)
        column.addWidget(self.stop_name)
        over.installEventFilter(self)
        self.hide()

    def show_answer(self, answer: Answer, key: str, *, held: bool = False) -> None:
        """Show what an answer means; `key` is the key of its overlay."""
        self.title.setText(f"{key}  {answer.title}{' (held)' if held else ''}")
        told = tuple((layer.style, layer.title, len(layer.spaces)) for layer in answer.layers if layer.title)
        if told != self._shown:
            self._fill([layer for layer in answer.layers if layer.title])
            self._shown = told
        self.told.setText(answer.told)
        stops, stop = answer.stops, answer.question.stop
        self.slider.setVisible(bool(stops))
        self.stop_name.setVisible(bool(stops))
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, len(stops))
            self.slider.setValue(stop)
        if stops:
            name = f"{stop} of {len(stops)}: {stops[stop - 1]}" if stop else "All revealed, doors as drawn"
            self.stop_name.setText(name)
            self.slider.setToolTip(name)
        self.setAccessibleDescription(f"{answer.title}. {answer.told}")
        self.show()
        self.place()

    def place(self) -> None:
        """Go to the corner, as high as what is in it."""
        self._column.activate()
        self.resize(WIDTH, self._column.totalHeightForWidth(WIDTH))
        self.move(self._over.width() - WIDTH - _MARGIN, _BELOW_RULER)

    def event(self, event: QEvent) -> bool:
        """Be as high as what is in it, also when labels that came late are laid out."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.place()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return False

    def _fill(self, layers: list[Layer]) -> None:
        while self._rows.count():
            item = self._rows.takeAt(0)
            gone = item.widget() if item is not None else None
            if gone is not None:
                gone.hide()
                gone.deleteLater()
        for row, layer in enumerate(layers[:_MOST_ROWS]):
            sample, words, count = QLabel(), QLabel(layer.title), QLabel(str(len(layer.spaces)))
            sample.setPixmap(self._swatch(layer.style, *_SWATCH, self.devicePixelRatioF()))
            words.setWordWrap(True)
            count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            words.setAccessibleName(f"{layer.title}: {len(layer.spaces)} spaces")
            for place, label in enumerate((sample, words, count)):
                self._rows.addWidget(label, row, place)
                label.show()
        if len(layers) > _MOST_ROWS:
            self._rows.addWidget(QLabel(f"and {len(layers) - _MOST_ROWS} more"), _MOST_ROWS, 1)
