"""Fields for values that depend on the number of marines, and for pairs of numbers."""

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QWidget

from kneedeep.board.laid_things import present
from kneedeep.model.scenario.record import Record
from kneedeep_editor.panels.properties.field import Field, FieldContext, inputs_of, set_faint
from kneedeep_editor.panels.properties.plain_fields import NumberField
from kneedeep_editor.services.widgets import Label, lay_grid, lay_row, tool_button
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.marine_counts import as_written

_IN_A_LINE = 2
"""The number of fields side by side."""


class MarinesField(Field):
    """Boxes for numbers of marines. `exact`: a list of numbers. Otherwise `2` means two or more."""

    def __init__(self, around: FieldContext, most: int, *, exact: bool) -> None:
        super().__init__(around)
        self._most, self._exact = most, exact
        self.boxes = [QCheckBox(str(number)) for number in range(1, most + 1)]
        self._mixed = Label(tr("differs"))
        lay_row(*self.boxes, self._mixed, None, of=self, margins=(0, 3, 0, 3), spacing=10)
        for box in self.boxes:
            box.clicked.connect(self._click)
        self.hold(*self.boxes)

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        for number, box in enumerate(self.boxes, 1):
            box.setAccessibleName(tr("{name}: with {number}", name=name, number=number))

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self._mixed.setVisible(mixed)
        for number, box in enumerate(self.boxes, 1):
            there = present(value, number)
            box.setTristate(mixed)
            state = Qt.CheckState
            box.setCheckState(state.PartiallyChecked if mixed else state.Checked if there else state.Unchecked)
            set_faint(box, faint and not mixed)

    def _click(self) -> None:
        there = tuple(number for number, box in enumerate(self.boxes, 1) if box.checkState() == Qt.CheckState.Checked)
        for box in self.boxes:
            box.setTristate(False)
        if not there:
            self.complained.emit(tr("It must be there for at least one number of marines."))
            sender = self.sender()
            if isinstance(sender, QCheckBox):
                sender.setChecked(True)
            return
        self.complained.emit("")
        self.asked.emit(as_written(there, self._most, exact=self._exact), False)


class PairField(Field):
    """Two whole numbers, or none. `ordered`: from … to, else across and down.

    Input is taken when both numbers are complete and in order. If `ordered`, leaving the field sorts them, and uses a
    single number for both.
    """

    def __init__(self, around: FieldContext, least: int, most: int, *, may_be_empty: bool, ordered: bool) -> None:
        super().__init__(around)
        self._ordered = ordered
        self._value: tuple[int, ...] = ()
        self._typed: list[int | None] = [None, None]
        self.parts = [NumberField(around, least, most, none=may_be_empty) for _ in range(2)]
        lay_row(self.parts[0], Label("–" if ordered else "×"), self.parts[1], None, of=self, margins=0)
        self.hold(*self.parts)
        self.setFocusProxy(self.parts[0])
        for number, part in enumerate(self.parts):
            part.line.setMinimumWidth(NumberField.room)
            self.lead(part, partial(self._take, number))
            part.line.installEventFilter(self)

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        first, second = self.parts
        first.call(tr("{name}, first number", name=name), doc)
        second.call(tr("{name}, second number", name=name), doc)

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        if value == self._value and not mixed and self._is_pending() and self._has_focus():
            return
        self._value = value
        self._typed = list(value) if value and not mixed else [None, None]
        for part, number in zip(self.parts, self._typed, strict=True):
            part.put(number, faint=faint, mixed=mixed)

    def _take(self, number: int, value: int | None, typed: bool) -> None:
        self._typed[number] = value
        self.parts[number].put(value)
        first, second = self._typed
        if first is None and second is None:
            self.asked.emit((), typed)
        elif first is not None and second is not None:
            if self._ordered and first > second:
                self.complained.emit(tr("Put the smaller number first."))
            else:
                self.asked.emit((first, second), typed)

    def _is_pending(self) -> bool:
        return tuple(number for number in self._typed if number is not None) != tuple(self._value)

    def _has_focus(self) -> bool:
        return any(widget.hasFocus() for widget in self.inputs())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """When the focus leaves both numbers, complete and sort them, or restore the last value."""
        if event.type() == QEvent.Type.FocusOut and self._is_pending() and not self._has_focus():
            typed = [number for number in self._typed if number is not None]
            if typed and self._ordered:
                self.asked.emit((min(typed), max(typed)), False)
            else:
                self.put(self._value)
        return super().eventFilter(watched, event)


class ByNumberField(Field):
    """A number for all numbers of marines, or one for each."""

    tall = True

    def __init__(self, around: FieldContext, least: int, most: int) -> None:
        super().__init__(around)
        self._least, self._most = least, most
        self._value: Any = None
        self.parts: list[NumberField] = []
        self._labels: list[QLabel] = []
        self._counts: tuple[int, ...] | None = None
        ends = dict.fromkeys([*around.counts()[:1], *around.counts()[-1:]])
        self.button = tool_button(
            text="–".join(map(str, ends)), checkable=True, tip=tr("A number for each number of marines")
        )
        around.inputs.watch(self.button)
        self.button.clicked.connect(self._switch)
        self._grid = lay_grid(of=self, spacing=(2, 2))
        for column in range(_IN_A_LINE):
            self._grid.setColumnStretch(2 * column + 1, 1)
        self._grid.addWidget(self.button, 0, 2 * _IN_A_LINE, Qt.AlignmentFlag.AlignTop)
        self._arrange(())

    def inputs(self) -> list[QWidget]:
        return inputs_of(*self.parts, self.button)

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        for part, count in zip(self.parts, self._counts or ("",), strict=True):
            part.call(tr("{name} with {count} marines", name=name, count=count) if count else name, doc)
        self.button.setAccessibleName(tr("{name}: a number for each number of marines", name=name))

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self._value = value
        apart = isinstance(value, Record)
        self._arrange(self.around.counts() if apart else ())
        self.button.setChecked(apart)
        for part, count in zip(self.parts, self._counts or (0,), strict=True):
            part.put(value.get(str(count)) if apart else value, faint=faint, mixed=mixed)

    def _arrange(self, counts: tuple[int, ...]) -> None:
        if counts == self._counts:
            return
        self._counts = counts
        for widget in (*self.parts, *self._labels):
            self._grid.removeWidget(widget)
            widget.deleteLater()
        self.parts, self._labels = [], []
        for number, count in enumerate(counts or (0,)):
            line, column = divmod(number, _IN_A_LINE)
            part = NumberField(self.around, self._least, self._most, none=bool(counts))
            self.lead(part, partial(self._hear, count))
            if count:
                label = Label(f"{count}:")
                self._labels.append(label)
                self._grid.addWidget(label, line, 2 * column)
            self._grid.addWidget(part, line, 2 * column + 1, 1, 1 if count else 2 * _IN_A_LINE - 1)
            self.parts.append(part)
        if self.called:
            self.call(self.called, self.toolTip())

    def _hear(self, count: int, value: Any, typed: bool) -> None:
        changed = self._value.having(**{str(count): value}) if count else value
        if count and not changed:
            self.complained.emit(tr("At least one number is needed."))
        else:
            self.asked.emit(changed, typed)

    def _switch(self) -> None:
        if self.button.isChecked():
            number = self._value if isinstance(self._value, int) else self._least
            self.asked.emit(Record((str(count), number) for count in self.around.counts()), False)
        else:
            numbers = list(self._value.values()) if isinstance(self._value, Record) else [self._least]
            self.asked.emit(numbers[0], False)
