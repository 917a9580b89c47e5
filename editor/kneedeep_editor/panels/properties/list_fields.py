"""Composed fields: lists, mappings with fixed keys, mappings with names as keys."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLineEdit, QMenu, QToolButton, QWidget

from kneedeep.model.scenario.record import Record
from kneedeep_editor.panels.properties.field import Field, FieldContext, inputs_of
from kneedeep_editor.panels.properties.field_entries import label_of_part
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import Label, lay_column, lay_grid, lay_row, plain_tip, take_out, tool_button
from kneedeep_editor.texts import inside, tr

Offered = list[tuple[str, Callable[[], None]]]


class Actions(QToolButton):
    """A menu button for one row of a list. `offered`: returns titles and callbacks."""

    def __init__(self, around: FieldContext, offered: Callable[[], Offered]) -> None:
        super().__init__()
        self._offered = offered
        self.setIcon(icon("dots"))
        self.setAutoRaise(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu_of = QMenu(self)
        self.menu_of.aboutToShow.connect(self.fill)
        self.setMenu(self.menu_of)
        self.setProperty("plain", True)
        around.inputs.watch(self)

    def fill(self) -> None:
        """Fill the menu with the current entries."""
        self.menu_of.clear()
        for title, do in self._offered():
            if title == "-":
                self.menu_of.addSeparator()
            else:
                self.menu_of.addAction(title).triggered.connect(do)


class ListField(Field):
    """A list of values, each with a field. Values can be added, moved and removed.

    `fresh`: makes the initial value of a new item. `empty`: the text of an empty list.
    """

    tall = True

    def __init__(
        self,
        around: FieldContext,
        make: Callable[[], Field],
        fresh: Callable[[], Any],
        *,
        one: str,
        least: int = 0,
        most: int = 1_000,
        empty: str = "",
    ) -> None:
        super().__init__(around)
        self._make, self._fresh, self._least, self._most, self._one = make, fresh, least, most, one
        self._value: tuple[Any, ...] = ()
        self.parts: list[Field] = []
        self.actions_of: list[Actions] = []
        self._rows: list[QWidget] = []
        self.more = tool_button(text=f"+ {tr(one)}", tip=plain_tip(tr("Add {one}", one=tr(one))), do=self._add)
        around.inputs.watch(self.more)
        self.none = Label(tr(empty) if empty else "", wrap=True, look="quiet")
        self._column = lay_column(self.none, self.more, of=self, margins=0, spacing=4)

    def inputs(self) -> list[QWidget]:
        rows = zip(self.parts, self.actions_of, strict=True)
        return inputs_of(*(widget for row in rows for widget in row), self.more)

    def call(self, name: str, doc: str) -> None:
        self.called = name
        self.setAccessibleName(name)
        for number, part in enumerate(self.parts, 1):
            part.call(f"{name} {number}", doc)
            self.actions_of[number - 1].setAccessibleName(
                tr("Actions for {name} {number}", name=inside(name), number=number)
            )
        self.more.setAccessibleName(tr("{name}: add {one}", name=name, one=tr(self._one)))

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self._value, before = tuple(value), self.inputs()
        while len(self.parts) > len(self._value):
            self.parts.pop()
            self.actions_of.pop()
            take_out(self._column, self._rows.pop())
        while len(self.parts) < len(self._value):
            self._append()
        for part, one in zip(self.parts, self._value, strict=True):
            part.put(one, faint=faint, mixed=mixed)
        self.none.setVisible(not self._value and not mixed and bool(self.none.text()))
        self.more.setEnabled(len(self._value) < self._most)
        self.call_again(before)

    def _append(self) -> None:
        number = len(self.parts)
        part = self._make()
        self.lead(part, lambda value, typed: self._ask(number, (value,), typed=typed))
        row = QFrame()
        across = lay_row(of=row, margins=0)
        if isinstance(part, ListField):
            row.setProperty("inner", True)
            across.setContentsMargins(10, 2, 0, 2)
        across.setSpacing(2)
        across.addWidget(part, 1)
        lent = part.lend()
        actions = Actions(self.around, lambda: self._actions(number, lent()))
        actions.setToolTip(tr("More: add, move, remove"))
        across.addLayout(lay_column(actions, None))
        self._column.insertWidget(number, row)
        self._rows.append(row)
        self.actions_of.append(actions)
        self.parts.append(part)

    def _actions(self, number: int, lent: Offered) -> Offered:
        found = [*lent, *([("-", lambda: None)] if lent else [])]
        if number > 0:
            found.append((tr("Move up"), lambda: self._swap(number - 1)))
        if number < len(self._value) - 1:
            found.append((tr("Move down"), lambda: self._swap(number)))
        found.append((tr("Remove"), lambda: self._ask(number, (), typed=False)))
        return found

    def _swap(self, number: int) -> None:
        value = list(self._value)
        value[number : number + 2] = value[number + 1], value[number]
        self.asked.emit(tuple(value), False)

    def _add(self) -> None:
        self.complained.emit("")
        self.asked.emit((*self._value, self._fresh()), False)
        if self.parts and self.parts[-1].inputs():
            self.parts[-1].inputs()[0].setFocus()

    def _ask(self, number: int, instead: tuple[Any, ...], *, typed: bool) -> None:
        value = (*self._value[:number], *instead, *self._value[number + 1 :])
        if len(value) < self._least:
            self.complained.emit(tr("The last one can't be removed here."))
        else:
            self.asked.emit(value, typed)


class Part(NamedTuple):
    """A key of a mapping. `read` and `write` convert between its data and the value of its field."""

    make: Callable[[], Field]
    doc: str
    fresh: Callable[[], Any]
    """The factory of its initial data."""
    read: Callable[[Any], Any] = lambda data: data
    write: Callable[[Any], Any] = lambda value: value


def add_part(
    grid: QGridLayout,
    row: int,
    field: Field,
    label: str,
    doc: str,
    remove: Callable[[], object] | None,
    spans: tuple[int, int] = (2, 2),
) -> list[QWidget]:
    """Add a field to a row of a grid, with its label and a remove button. Returns these widgets.

    A tall field is below its label. `spans`: the column spans of label and field in that case.
    """
    shown = Label(label, tip=plain_tip(doc), look="quiet", buddy=field)
    if field.tall:
        grid.addWidget(shown, row, 0, 1, spans[0])
        grid.addWidget(field, row + 1, 0, 1, spans[1])
    else:
        grid.addWidget(shown, row, 0)
        grid.addWidget(field, row, 1)
    if remove is None:
        return [shown, field]
    title = tr("Remove: {label_of}", label_of=label)
    button = tool_button(sign="minus", raised=True, tip=plain_tip(title), name=title, do=remove)
    field.around.inputs.watch(button)
    grid.addWidget(button, row, 2)
    return [shown, field, button]


class RecordField(Field):
    """A mapping with fixed keys: a row for each present key, and a menu to add others.

    `none`: the value of a mapping without keys.
    """

    tall = True

    def __init__(
        self,
        around: FieldContext,
        parts: Mapping[str, Part],
        required: Sequence[str] = (),
        *,
        none: Any = None,
        one: str = "value",
    ) -> None:
        super().__init__(around)
        self._parts, self._required, self._none = parts, required, none
        self._value = Record()
        self.fields: dict[str, Field] = {}
        self._grid = lay_grid(of=self)
        self._widgets: dict[str, list[QWidget]] = {}
        self.more = Actions(around, self._offered)
        self.more.setText(f"+ {tr(one)}")
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.more.setAutoRaise(False)
        self.more.setToolTip(tr("Add one of the other values"))
        self._place_more()

    def inputs(self) -> list[QWidget]:
        return inputs_of(*self.fields.values(), self.more)

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        for key, field in self.fields.items():
            field.call(f"{name}: {label_of_part(key)}", self.around.texts().tr(self._parts[key].doc))
        self.more.setAccessibleName(tr("{name}: add a value", name=name))

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self._value = value if isinstance(value, Record) else Record()
        for key in [key for key in self.fields if key not in self._value]:
            self._drop(key)
        added = [key for key in self._value if key in self._parts and key not in self.fields]
        for key in added:
            self._raise(key)
        for key, field in self.fields.items():
            field.put(self._parts[key].read(self._value[key]), mixed=mixed)
        if added and self.called:
            self.call(self.called, self.toolTip())
        self.more.setVisible(any(key not in self._value for key in self._parts))

    def _raise(self, key: str) -> None:
        field = self.fields[key] = self._parts[key].make()
        self.lead(field, partial(self._hear, key))
        remove = None if key in self._required else partial(self._remove, key)
        self._widgets[key] = add_part(
            self._grid, self._grid.rowCount(), field, label_of_part(key), self._parts[key].doc, remove
        )
        self._place_more()

    def _hear(self, key: str, value: Any, typed: bool) -> None:
        self.asked.emit(Record({**self._value, key: self._parts[key].write(value)}.items()), typed)

    def _drop(self, key: str) -> None:
        del self.fields[key]
        for widget in self._widgets.pop(key):
            take_out(self._grid, widget)

    def _place_more(self) -> None:
        self._grid.removeWidget(self.more)
        self._grid.addWidget(self.more, self._grid.rowCount(), 0, 1, 2, Qt.AlignmentFlag.AlignLeft)

    def _remove(self, key: str) -> None:
        self.asked.emit(self._value.having(**{key: None}) or self._none, False)

    def _offered(self) -> Offered:
        return [(label_of_part(key), partial(self._add, key)) for key in self._parts if key not in self._value]

    def _add(self, key: str) -> None:
        begun = dict(self._value)
        for name in (*(name for name in self._required if name not in begun), key):
            begun[name] = self._parts[name].fresh()
        self.asked.emit(Record(begun.items()), False)
        if key in self.fields and self.fields[key].inputs():
            self.fields[key].inputs()[0].setFocus()


class MappedField(Field):
    """A mapping with names as keys: a row for each, with a field for its name."""

    tall = True

    def __init__(
        self,
        around: FieldContext,
        make_name: Callable[[], Field],
        make: Callable[[], Field],
        fresh: Callable[[Sequence[str]], tuple[str, Any]],
        *,
        one: str,
    ) -> None:
        super().__init__(around)
        self._make_name, self._make, self._fresh, self._one = make_name, make, fresh, one
        self._value = Record()
        self.rows: list[tuple[Field, Field]] = []
        self._widgets: list[QWidget] = []
        self.more = tool_button(text=f"+ {tr(one)}", do=self._add)
        around.inputs.watch(self.more)
        self._column = lay_column(self.more, of=self, margins=0, spacing=6)

    def inputs(self) -> list[QWidget]:
        return inputs_of(*(field for row in self.rows for field in row), self.more)

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        for number, (own, value) in enumerate(self.rows, 1):
            own.call(tr("{name}, {one} {number}", name=name, one=tr(self._one), number=number), doc)
            value.call(tr("{name}, value {number}", name=name, number=number), doc)
        self.more.setAccessibleName(tr("{name}: add {one}", name=name, one=tr(self._one)))

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self._value, before = value, self.inputs()
        while len(self.rows) > len(value):
            self.rows.pop()
            take_out(self._column, self._widgets.pop())
        while len(self.rows) < len(value):
            self._append()
        for (own, field), (name, one) in zip(self.rows, value.items(), strict=True):
            own.put(name)
            field.belong(name)
            field.put(one, mixed=mixed)
        self.call_again(before)

    def _append(self) -> None:
        number = len(self.rows)
        own, field = self._make_name(), self._make()

        def hear_name(name: Any, typed: bool) -> None:
            if name in self._value and list(self._value)[number] != name:
                self.complained.emit(tr("{name} is already there.", name=name))
                own.put(list(self._value)[number])
                return
            self._ask(number, [(name, list(self._value.values())[number])], typed=typed)

        self.lead(own, hear_name)
        self.lead(field, lambda value, typed: self._ask(number, [(list(self._value)[number], value)], typed=typed))
        title = tr("Remove {one} {part}", one=tr(self._one), part=number + 1)
        remove = tool_button(sign="minus", raised=True, tip=tr("Remove"), name=title)
        self.around.inputs.watch(remove)
        remove.clicked.connect(lambda: self._ask(number, [], typed=False))
        widget = QWidget()
        grid = lay_grid(of=widget, spacing=(3, 3), wide=0)
        grid.addWidget(own, 0, 0)
        grid.addWidget(remove, 0, 1)
        grid.addWidget(field, 1, 0, 1, 2)
        self._column.insertWidget(number, widget)
        self._widgets.append(widget)
        self.rows.append((own, field))

    def _ask(self, number: int, instead: list[tuple[str, Any]], *, typed: bool) -> None:
        pairs = list(self._value.items())
        pairs[number : number + 1] = instead
        self.asked.emit(Record(pairs), typed)

    def _add(self) -> None:
        name, value = self._fresh(list(self._value))
        self.asked.emit(Record([*self._value.items(), (name, value)]), False)
        if self.rows:
            first = self.rows[-1][0].inputs()[0]
            first.setFocus()
            if isinstance(first, QLineEdit):
                first.selectAll()
