"""The panel of a picture to trace: choosing, scaling, moving and removing it."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QDialog, QDoubleSpinBox, QFormLayout, QSizePolicy, QSlider, QWidget

from kneedeep.support.resources import table_rows
from kneedeep_editor.services import widgets
from kneedeep_editor.services.screen_reader import speak_text
from kneedeep_editor.services.tracing.picture_reading import read_picture
from kneedeep_editor.services.tracing.trace import FAINTEST, Point, Trace, around
from kneedeep_editor.services.tracing.trace_layer import TraceLayer
from kneedeep_editor.texts import tr, translated

if TYPE_CHECKING:
    from kneedeep_editor.services.jobs.file_job import FileJob

MOVE, SCALE, CORNERS = "move", "scale", "corners"
_CLICKS = {SCALE: 2, CORNERS: 4}
_MODES = {mode: texts for mode, *texts in table_rows(__file__, "trace_modes.txt")}
_LEFT = Qt.MouseButton.LeftButton
_WIDTH = 300
"""The minimum width of the dialog for sizes in pixels, so that its title is not cut off."""


class MeasureDialog(QDialog):
    """Asks for the distance of two points, or for the sides of a rectangle of four points."""

    def __init__(self, clicked: Sequence[Point], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Scale the picture"))
        self.setMinimumWidth(_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._clicked = list(clicked)
        self.straight = widgets.check_box(tr("&Lay them along the grid, on a corner of a space"))
        self.straight.setChecked(True)
        form = QFormLayout()
        labels, corners = [tr("&Spaces between the two points")], self._clicked
        if len(clicked) > 2:
            labels, corners = [tr("&Width in spaces"), tr("&Height in spaces")], around(clicked)
            self.straight.hide()
        self.fields = []
        for label, first, second in zip(labels, corners, corners[1:], strict=False):
            field = QDoubleSpinBox(minimum=0.5, maximum=999, decimals=1)
            field.setValue(max(1, round(math.dist(first, second))))
            form.addRow(label, field)
            self.fields.append(field)
        self.fields[0].selectAll()
        buttons = widgets.dialog_buttons(self, standard=widgets.Standard.Ok | widgets.Standard.Cancel)
        widgets.lay_column(form, self.straight, buttons, of=self)

    def applied(self, trace: Trace) -> Trace:
        """The picture after scaling to the entered distances."""
        first, *rest = (field.value() for field in self.fields)
        if rest:
            return trace.straightened(self._clicked, first, rest[0])
        start, end = self._clicked
        return trace.scaled(start, end, first, straight=self.straight.isChecked())


class Surface(NamedTuple):
    """The surface of the picture: its widget, the place at a pixel, and the center and width of its visible part."""

    widget: QWidget
    place: Callable[[QPointF], Point]
    view: Callable[[], tuple[float, float, float]]


class TracePanel(QWidget):
    """The panel for the picture of a layer. `refused` has a sentence about an unsuitable file."""

    refused = Signal(str)
    taken = Signal(bytes)
    """Has the file of a new picture, empty when it is removed."""
    used = Signal(str)
    """Has a text on the use of the pointer for the picture, empty when it is used for the map again."""

    def __init__(
        self, layer: TraceLayer, surface: Surface, choose: Callable[[], Path | None], first: str = SCALE
    ) -> None:
        """Show the picture of a layer. `choose`: asks for a file. `first`: the initial mode of a new picture."""
        super().__init__()
        self.layer, self._surface, self._choose, self._first = layer, surface, choose, first
        self.mode = ""
        """The mode of the pointer: MOVE, SCALE, CORNERS or empty."""
        self.dialog: MeasureDialog | None = None
        self._grabbed: Point | None = None
        self._job: FileJob | None = None
        self.choose_button = widgets.push_button(tr("&Choose a picture…"), do=self.choose)
        self.modes = {
            mode: widgets.push_button(tr(text), tip=tr(tip), do=partial(self.use, mode))
            for mode, (text, tip) in _MODES.items()
        }
        for button in self.modes.values():
            button.setCheckable(True)
        self.opacity = QSlider(Qt.Orientation.Horizontal)
        self.opacity.setRange(round(100 * FAINTEST), 100)
        self.opacity.valueChanged.connect(self._change_look)
        self.shown = widgets.check_box(tr("Sho&w it"), do=self._change_look)
        self.locked = widgets.check_box(tr("Loc&k its place"), do=self._change_look)
        self.remove_button = widgets.push_button(tr("&Remove the picture"), do=self.remove)
        self.hint = widgets.Label(wrap=True, look="quiet")
        self.hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.hint.setMinimumHeight(3 * self.hint.fontMetrics().lineSpacing())
        form = QFormLayout()
        form.addRow(tr("O&pacity"), self.opacity)
        parts = (*self.modes.values(), form, self.shown, self.locked, self.remove_button, None)
        widgets.lay_column(self.choose_button, self.hint, *parts, of=self, margins=(10, 8, 10, 8))
        layer.changed.connect(self.show_trace)
        self.show_trace()
        self._tell()

    def show_trace(self) -> None:
        """Show the values of the picture in the fields."""
        trace = self.layer.trace
        for button in self.modes.values():
            button.setEnabled(trace is not None and not trace.locked)
        for part in (self.opacity, self.shown, self.locked, self.remove_button):
            part.setEnabled(trace is not None)
            with QSignalBlocker(part):
                if trace is not None:
                    self.opacity.setValue(round(100 * trace.opacity))
                    self.shown.setChecked(trace.shown)
                    self.locked.setChecked(trace.locked)

    # A picture

    def choose(self) -> None:
        """Ask for a picture and read it."""
        if (path := self._choose()) is not None:
            self.read(path)

    def read(self, path: Path) -> None:
        """Read a picture file in another process."""
        from kneedeep_editor.services.jobs.file_job import FileJob

        self._stop_reading()
        self.hint.setText(tr("Reading {name} …", name=path.name))
        self._job = FileJob(read_picture, (str(path),), self)
        self._job.finished.connect(self.take)
        self._job.failed.connect(self.take)

    def take(self, answer: bytes | str) -> None:
        """Put a picture in the middle of the view, or show why there is none."""
        self._stop_reading()
        if isinstance(answer, str):
            self._tell(translated(answer))
            self.refused.emit(self.hint.text())
            return
        self.layer.put_new(QImage.fromData(answer), *self._surface.view())
        self.taken.emit(answer)
        self.use(self._first)

    def remove(self) -> None:
        """Remove the picture."""
        self.use("")
        self.layer.show_picture(QImage(), None)
        self._tell()
        self.taken.emit(b"")

    def _stop_reading(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.drop()

    def _change_look(self) -> None:
        if (trace := self.layer.trace) is not None:
            if self.locked.isChecked():
                self.use("")
            shown, locked = self.shown.isChecked(), self.locked.isChecked()
            self.layer.put(trace._replace(opacity=self.opacity.value() / 100, shown=shown, locked=locked))

    # The pointer

    def use(self, mode: str) -> None:
        """Use the pointer to move or scale the picture. The same mode again, or an empty one, ends that."""
        self.mode = mode if mode != self.mode and self.layer.trace is not None else ""
        self.layer.clicked.clear()
        self._grabbed = None
        for name, button in self.modes.items():
            button.setChecked(name == self.mode)
        self._surface.widget.removeEventFilter(self)
        if self.mode:
            self._surface.widget.installEventFilter(self)
            self._surface.widget.setFocus()
        self._tell()
        self.used.emit(self.hint.text() if self.mode else "")
        self._surface.widget.update()

    def _tell(self, text: str = "") -> None:
        text = text or (tr(_MODES[self.mode][1]) if self.mode else "")
        if not text and self.layer.trace is None:
            text = tr("Drop a scan or photograph of a map here to trace it. It is never saved in the scenario.")
        self.hint.setText(text)
        speak_text(self, text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While there is a mode, use the left button and Esc for the picture."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.KeyPress:
                self.use("")
            event.accept()
            return True
        if not isinstance(event, QMouseEvent) or (event.button() | event.buttons()) & ~_LEFT:
            return False
        x, y = self._surface.place(event.position())
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._grabbed = None
        elif event.type() != QEvent.Type.MouseMove:
            self._press(x, y)
        elif self._grabbed is not None and (trace := self.layer.trace) is not None:
            before, self._grabbed = self._grabbed, (x, y)
            self.layer.put(trace.moved(x - before[0], y - before[1]))
        return True

    def _press(self, x: float, y: float) -> None:
        """Grab the picture, or set a point for scaling."""
        clicked = self.layer.clicked
        if self.mode == MOVE:
            self._grabbed = x, y
        elif (x, y) not in clicked and self.dialog is None:
            clicked.append((x, y))
            self._surface.widget.update()
            if left := _CLICKS[self.mode] - len(clicked):
                self._tell(tr("Points to click: {left}", left=left))
                return
            self.dialog = MeasureDialog(clicked, self)
            self.dialog.accepted.connect(self._apply)
            self.dialog.finished.connect(self._end_measuring)
            self.dialog.open()

    def _apply(self) -> None:
        if self.dialog is not None and (trace := self.layer.trace) is not None:
            self.layer.put(self.dialog.applied(trace))

    def _end_measuring(self) -> None:
        self.dialog = None
        self.use("")
