"""One row of a form: label, field, a button to restore the default, and the field's error."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kneedeep.model.scenario.value import REQUIRED
from kneedeep_editor.panels.properties.field import FieldContext
from kneedeep_editor.panels.properties.field_entries import FieldEntry
from kneedeep_editor.panels.properties.field_factory import entry_field
from kneedeep_editor.panels.properties.unused_fields import UnusedField
from kneedeep_editor.panels.widgets.adaptive_row import AdaptiveRow
from kneedeep_editor.services.widgets import Label, lay_grid, plain_tip, tool_button
from kneedeep_editor.texts import tr

LABEL_WIDTH, NAME_WIDTH = 78, 150


class FormRow(QWidget):
    """A row. `asked` has the entry, the value, and a merge key (None: a step of its own)."""

    asked = Signal(object, object, object)

    def __init__(self, entry: FieldEntry, around: FieldContext) -> None:
        super().__init__()
        self.entry = entry
        self._visit = 0
        self._value: Any = None
        key = entry.key
        self.field = entry_field(entry, around)
        texts = around.texts()
        label = texts.tr(entry.label)
        doc = f"{texts.tr(key.doc)}\n{tr('In the file: {key}', key=key.name)}"
        self.label = Label(label, tip=plain_tip(doc), wrap=True, look="quiet")
        self.label.setBuddy(self.field)
        self.reset = tool_button(
            sign="reset",
            raised=True,
            tip=tr("Back to the default (Alt+Del in the field)"),
            name=tr("Reset: {label}", label=label),
        )
        around.inputs.watch(self.reset)
        # Tab leads to the next field: a space typed there must not take away what was typed here.
        self.reset.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)
        self._doc = doc
        self.note = Label(wrap=True, look="quiet")
        self.note.setVisible(False)
        self.complaint = Label(wrap=True, look="complaint")
        self.complaint.setVisible(False)
        grid = self._grid = lay_grid(of=self, spacing=(6, 3))
        if self.field.tall:
            grid.addWidget(self.label, 0, 0, 1, 2)
            grid.addWidget(self.field, 1, 0, 1, 3)
        else:
            line = AdaptiveRow(6)
            line.add(self.label, lambda: LABEL_WIDTH, 0)
            line.add(self.field, lambda: NAME_WIDTH if entry.is_name else self.field.room, 1)
            grid.addWidget(line, 0, 0, 1, 2)
        grid.addWidget(self.reset, 0, 2, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.note, 2, 0, 1, 3)
        grid.addWidget(self.complaint, 3, 0, 1, 3)
        self.field.call(label, doc)
        self.field.asked.connect(self._ask)
        self.field.complained.connect(self.complain)
        self.field.finished.connect(self._finish)
        self.reset.clicked.connect(self._reset)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the default again with Alt+Del."""
        alt_delete = event.key() == Qt.Key.Key_Delete and event.modifiers() == Qt.KeyboardModifier.AltModifier
        if alt_delete and self.reset.isVisible():
            self._reset()
        else:
            super().keyPressEvent(event)

    def without_label(self) -> None:
        """Hide the label of a field below its label, if the heading above has the same text."""
        self.label.hide()
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(False)
        self.reset.setSizePolicy(policy)

    def put(self, value: Any, *, mixed: bool) -> None:
        """Show a value."""
        if value != self._value:
            self.complain("")
        self._value = value
        default = self.entry.key.default
        plain = default is REQUIRED or mixed or value != default
        self.field.put(value, faint=not plain, mixed=mixed)
        self.reset.setVisible(default is not REQUIRED and (mixed or value != default))

    def show_idle(self, idle: UnusedField | None, *, locked: bool) -> None:
        """Explain why the field is unused. Hide it if it is never used and has no value.

        `locked`: nothing can be changed at all.
        """
        held = idle is not None and self.reset.isHidden()
        self.setHidden(idle is not None and idle.ever and held)
        self.label.setEnabled(not held)
        self.field.setEnabled(not held and not locked)
        self.note.setText(idle.why if idle is not None else "")
        self.note.setVisible(idle is not None)
        self.field.setAccessibleDescription(idle.why if idle is not None else self._doc)

    def complain(self, sentence: str) -> None:
        """Show an error in one sentence. An empty one removes it."""
        self.complaint.setText(sentence)
        self.complaint.setVisible(bool(sentence))

    def _ask(self, value: Any, typed: bool) -> None:
        self.complain("")
        self.asked.emit(self.entry, value, (self.entry.path, self._visit) if typed else None)

    def _finish(self) -> None:
        self._visit += 1

    def _reset(self) -> None:
        self.complain("")
        self.asked.emit(self.entry, self.entry.key.default, None)
