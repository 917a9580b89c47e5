"""The question how far the clicked points of a picture to trace are apart."""

import math
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDoubleSpinBox, QFormLayout, QWidget

from kneedeep_editor.services import widgets
from kneedeep_editor.services.tracing.trace import Point, Trace, around
from kneedeep_editor.texts import tr


class MeasureDialog(QDialog):
    """Asks for the distance of two points, or for the sides of a rectangle of four."""

    def __init__(self, clicked: Sequence[Point], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Scale the picture"))
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
        """The picture with the points so far apart."""
        first, *rest = (field.value() for field in self.fields)
        if rest:
            return trace.straightened(self._clicked, first, rest[0])
        begin, end = self._clicked
        return trace.scaled(begin, end, first, straight=self.straight.isChecked())
