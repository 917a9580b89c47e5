"""The form for elements of one kind: foldable sections, whose rows are created on first use."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLayout, QScrollArea, QSizePolicy, QWidget

from kneedeep.model.scenario.value import REQUIRED
from kneedeep_editor.panels.properties import field_entries
from kneedeep_editor.panels.properties.field import FieldContext
from kneedeep_editor.panels.properties.field_entries import FieldEntry
from kneedeep_editor.panels.properties.field_factory import entry_field
from kneedeep_editor.panels.properties.unused_fields import UnusedField
from kneedeep_editor.panels.widgets.adaptive_row import AdaptiveRow
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import Label, lay_column, lay_grid, plain_tip, tool_button
from kneedeep_editor.texts import tr

LABEL_WIDTH, NAME_WIDTH = 78, 150


class FormRow(QWidget):
    """A row. `asked` has the entry, the value, and a merge key (None: its own undo step)."""

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
        # Tab skips the button, so that a space typed after Tab does not reset the field.
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
        """Restore the default with Alt+Del."""
        alt_delete = event.key() == Qt.Key.Key_Delete and event.modifiers() == Qt.KeyboardModifier.AltModifier
        if alt_delete and self.reset.isVisible():
            self._reset()
        else:
            super().keyPressEvent(event)

    def without_label(self) -> None:
        """Hide the label if the heading above has the same text."""
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

        `locked`: the document is read-only.
        """
        held = idle is not None and self.reset.isHidden()
        self.setHidden(idle is not None and idle.ever and held)
        self.label.setEnabled(not held)
        self.field.setEnabled(not held and not locked)
        self.note.setText(idle.why if idle is not None else "")
        self.note.setVisible(idle is not None)
        self.field.setAccessibleDescription(idle.why if idle is not None else self._doc)

    def complain(self, sentence: str) -> None:
        """Show an error, empty for none."""
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


def order_tabs(widget: QWidget, known: list[QWidget] | None = None) -> list[QWidget]:
    """Set the tab order of a widget's children to their layout order, row by row.

    Returns the widgets in that order. Does nothing if it equals `known`.
    """
    found: list[QWidget] = []
    _collect(widget, found)
    if found != known:
        for before, after in zip(found, found[1:], strict=False):
            QWidget.setTabOrder(before, after)
    return found


def _collect(widget: QWidget, found: list[QWidget]) -> None:
    # Widgets with a focus proxy are left out, since Qt would also move their children.
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
        found.append(widget)
    layout = widget.layout()
    if isinstance(widget, AdaptiveRow):
        for inner in widget.widgets:
            _collect(inner, found)
    elif layout is not None:
        _collect_in(layout, found)


def _collect_in(layout: QLayout, found: list[QWidget]) -> None:
    for number in _order(layout):
        item = layout.itemAt(number)
        inner = item.widget() if item is not None else None
        if inner is not None:
            _collect(inner, found)
        elif item is not None and (below := item.layout()) is not None:
            _collect_in(below, found)


def _order(layout: QLayout) -> list[int]:
    numbers = list(range(layout.count()))
    if isinstance(layout, QGridLayout):
        numbers.sort(key=lambda number: tuple(layout.getItemPosition(number))[:2])  # type: ignore[arg-type]
    return numbers


class Section(QWidget):
    """A section: a heading that folds it, and its rows."""

    folded = Signal(str, bool)

    def __init__(self, title: str, entries: Sequence[field_entries.FieldEntry], around: FieldContext) -> None:
        super().__init__()
        self.title, self.entries, self._around = title, tuple(entries), around
        self.rows: list[FormRow] = []
        self._elements: Sequence[Any] = ()
        self._locked = False
        name = tr("Section: {title}", title=tr(title))
        self.heading = tool_button(text=tr(title), name=name, checkable=True, beside=True)
        self.heading.setProperty("section", True)
        self.heading.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        around.inputs.watch(self.heading)
        self.heading.clicked.connect(lambda: self.folded.emit(self.title, self.heading.isChecked()))
        self.body = QWidget()
        self._column = lay_column(of=self.body, margins=(2, 6, 0, 8), spacing=7)
        lay_column(self.heading, self.body, of=self, margins=0, spacing=0)

    asked = Signal(object, object, object)

    def unfold(self, unfolded: bool) -> None:
        """Show or hide its rows."""
        self.heading.setChecked(unfolded)
        self.heading.setIcon(icon("unfolded" if unfolded else "folded"))
        if unfolded and not self.rows:
            for entry in self.entries:
                row = FormRow(entry, self._around)
                row.asked.connect(self.asked)
                self.rows.append(row)
                self._column.addWidget(row)
            if self.title in field_entries.NAMED_BY_HEADING and len(self.rows) == 1:
                self.rows[0].without_label()
        self.body.setVisible(unfolded)
        self._fill()

    def put(self, elements: Sequence[Any], *, locked: bool) -> None:
        """Show the values of elements."""
        if [one.serial for one in elements] != [one.serial for one in self._elements]:
            for row in self.rows:
                row.complain("")
        self._elements, self._locked = elements, locked
        self._fill()

    def _fill(self) -> None:
        if not self._elements or not self.heading.isChecked():
            return
        for row in self.rows:
            value, mixed = field_entries.common(row.entry, self._elements, self._around.floors())
            row.put(value, mixed=mixed)
            idle = self._around.idle(row.entry.key.name, self._elements) if len(row.entry.path) == 1 else None
            row.show_idle(idle, locked=self._locked or (len(self._elements) > 1 and row.entry.path == ("id",)))


class PropertyForm(QScrollArea):
    """The form of one kind of elements. `asked` has an entry, a value and a merge key."""

    asked = Signal(object, object, object)
    folded = Signal(str, bool)

    def __init__(self, kind: type[Any], ruleset: str, around: FieldContext) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget()
        column = lay_column(of=inner, margins=(10, 2, 8, 10), spacing=2)
        self.sections: dict[str, Section] = {}
        self._inner, self._order = inner, [inner]
        entries = field_entries.entries_of(kind, ruleset)
        for title in field_entries.SECTION_ORDER:
            own = [entry for entry in entries if entry.section == title]
            if own:
                section = self.sections[title] = Section(title, own, around)
                section.asked.connect(self.asked)
                section.folded.connect(self.folded)
                column.addWidget(section)
        column.addStretch(1)
        self.setWidget(inner)

    @property
    def rows(self) -> dict[tuple[str, ...], FormRow]:
        """The rows created so far, by path."""
        return {row.entry.path: row for section in self.sections.values() for row in section.rows}

    def point_out(self, path: tuple[str, ...], sentence: str) -> None:
        """Show a row, with an error."""
        row = self.rows[path]
        row.complain(sentence)
        self.bring_in(row)

    def bring_in(self, row: FormRow) -> None:
        """Scroll a row into view after all rows have their heights."""
        QTimer.singleShot(0, row, lambda: self.ensureWidgetVisible(row, 0, 40))

    def put(self, elements: Sequence[Any], unfolded: dict[str, bool], *, locked: bool) -> None:
        """Show the values of elements. Folding is shared with other forms."""
        for title, section in self.sections.items():
            wanted = unfolded.get(title, title not in field_entries.FOLDED)
            section.put(elements, locked=locked)
            if section.heading.isChecked() != wanted or not section.rows and wanted:
                section.unfold(wanted)
            elif not wanted:
                section.unfold(False)
        self._order = order_tabs(self._inner, self._order)
