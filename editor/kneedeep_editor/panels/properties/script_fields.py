"""Fields for the script in words: conditions and steps as rows of choices."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from kneedeep.model.scenario.script_values import Condition, ScriptWord
from kneedeep.model.scenario.value_shapes import TextShape
from kneedeep_editor.panels.properties import script_words
from kneedeep_editor.panels.properties.field import Field, FieldContext, inputs_of
from kneedeep_editor.panels.properties.field_entries import label_of_param
from kneedeep_editor.panels.properties.list_fields import Actions, ListField, Offered, add_part
from kneedeep_editor.panels.properties.plain_fields import ChoiceField, NumberField, ParagraphField
from kneedeep_editor.panels.widgets.adaptive_row import AdaptiveRow
from kneedeep_editor.services.widgets import Label, lay_column, lay_row, take_out, tool_button
from kneedeep_editor.texts import inside, later, sentence, tr

_FRAME = 46
"""The width of a list besides its text, in pixels."""


class ScriptField(Field):
    """A condition or step: its word, its subject, and its further keys.

    `make`: makes the field of a shape. `never`: the text for a condition that never holds.
    """

    tall = True

    def __init__(
        self,
        around: FieldContext,
        make: Callable[[Any, Any], Field],
        *,
        effects: bool,
        invaders: bool = False,
        never: str = "",
    ) -> None:
        super().__init__(around)
        self._make, self._effects = make, effects
        self._value: Any = None
        self._kind = ""
        table, self._param_words, phrases = script_words.word_tables(around.texts(), effects=effects)
        self._words = table
        phrases |= {"never": never} if never else {}
        choices = [
            (kind, phrase, around.texts().tr(table[kind].doc))
            for kind, phrase in phrases.items()
            if (invaders or effects or kind not in script_words.FOR_INVADERS)
            and table[kind].needs in (None, *around.features())
        ]
        self.word = ChoiceField(around, choices)
        self.word.asked.connect(self._choose)
        self.what: Field | None = None
        self.number: Field | None = None
        self.params: dict[str, Field] = {}
        self._param_widgets: list[QWidget] = []
        self._frame: QWidget | None = None
        self.more = Actions(around, self._offered)
        self.more.setToolTip(tr("More about it"))
        column = lay_column(of=self, margins=0, spacing=3)
        self._line = AdaptiveRow(3)
        self._line.add(self.word, self._word_width, 1)
        self._top = lay_row((self._line, 1), (self.more, 0, Qt.AlignmentFlag.AlignTop), spacing=3)
        self._below = lay_column(margins=0)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(14, 0, 0, 0)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)
        column.addLayout(self._top)
        column.addLayout(self._below)
        column.addLayout(self._grid)
        self._lent = False
        self.setFocusProxy(self.word)

    def lend(self) -> Callable[[], Offered]:
        self._lent = True
        self.more.hide()
        return self._offered

    def _word_width(self) -> int:
        """The width of the list of words with the current one."""
        combo = self.word.combo
        return combo.fontMetrics().horizontalAdvance(combo.currentText()) + _FRAME

    def inputs(self) -> list[QWidget]:
        more = None if self._lent else self.more
        return inputs_of(self.word, self.number, self.what, *self.params.values(), more)

    def call(self, name: str, doc: str) -> None:
        self.called = name
        self.setAccessibleName(name)
        texts, word = self.around.texts(), self._words.get(self._kind)
        self.word.call(tr("{name}: what", name=name), texts.tr(word.doc) if word is not None else doc)
        if self.what is not None and word is not None:
            self.what.call(f"{name}: {self.word.combo.currentText()}", texts.tr(word.doc))
        if self.number is not None:
            self.number.call(tr("{name}: how many", name=name), texts.tr(self._words["count"].doc))
        for key, field in self.params.items():
            field.call(f"{name}: {label_of_param(key)}", texts.tr(self._param_words[key].doc))
        self.more.setAccessibleName(tr("{name}: more", name=name))

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self._value, before = value, self.inputs()
        if value.kind != self._kind:
            self._kind = value.kind
            self._arrange()
        self.word.put(value.kind)
        if self.what is not None:
            self.what.put(script_words.parts_of(value) if self.number is not None else value.value)
        if self.number is not None:
            self.number.put(value.value)
        wanted = [name for name in value.params if name in self._param_words and name != "of"]
        if list(self.params) != wanted:
            self._arrange_params(wanted)
        for name, field in self.params.items():
            field.put(value.params[name])
        self.more.setVisible(bool(self._offered()) and not self._lent)
        self.call_again(before)

    def _arrange(self) -> None:
        """Create the fields for a new word."""
        for widget in (self.number, self.what, self._frame):
            if widget is not None:
                self._line.drop(widget)
                take_out(self._below, widget)
        self.number = self.what = self._frame = None
        if self._kind == "never":
            return
        word = self._words[self._kind]
        grouped = self._kind in script_words.GROUPS and not self._effects
        if grouped:
            self.what = ListField(
                self.around, self._inner, script_words.default_condition, one=later("condition"), least=1
            )
            self.lead(self.what, self._ask_parts)
        else:
            self.what = self._field(word)
            self.lead(self.what, self._ask_value)
        if self._kind == "count":
            self.number = self._make(word.shape, word.example)
            self.lead(self.number, self._ask_value)
            self._line.add(self.number, lambda: NumberField.room, 1)
        if self.what.tall:
            self._frame = _indented(self.what)
            self._below.addWidget(self._frame)
        else:
            self._line.add(self.what, self._room, 2)

    def _room(self) -> int:
        return self.what.room if self.what is not None else 0

    def _field(self, word: ScriptWord) -> Field:
        """The field of a value. Texts for reading get several lines."""
        if isinstance(word.shape, TextShape):
            return ParagraphField(self.around)
        return self._make(word.shape, word.example)

    def _inner(self) -> Field:
        return ScriptField(self.around, self._make, effects=False)

    def _arrange_params(self, names: list[str]) -> None:
        for widget in self._param_widgets:
            take_out(self._grid, widget)
        self._param_widgets, self.params = [], {}
        for row, name in enumerate(names):
            word = self._param_words[name]
            field = self.params[name] = self._field(word)
            self.lead(field, partial(self._say, name))
            doc = self.around.texts().tr(word.doc)
            drop = partial(self._say, name, None, False)
            self._param_widgets += add_part(self._grid, 2 * row, field, label_of_param(name), doc, drop, spans=(1, 3))

    def _free(self) -> list[str]:
        if self._value is None:
            return []
        allowed = [*self._words[self._kind].params, *(() if self._effects else ("text",))]
        features = (None, *self.around.features())
        return [
            name
            for name in allowed
            if name not in self._value.params and name != "of" and self._param_words[name].needs in features
        ]

    def _offered(self) -> Offered:
        found: Offered = [
            (tr("Set: {name}", name=inside(label_of_param(name))), partial(self._add, name)) for name in self._free()
        ]
        if not self._effects:
            if found:
                found.append(("-", lambda: None))
            found += [
                (tr("All of this and …"), lambda: self._wrap("all")),
                (tr("Any of this or …"), lambda: self._wrap("any")),
            ]
            if len(script_words.parts_of(self._value)) == 1:
                found.append(
                    (tr("Remove from the group"), lambda: self.asked.emit(script_words.parts_of(self._value)[0], False))
                )
        return found

    def _add(self, name: str) -> None:
        word = self._param_words[name]
        self._say(name, script_words.value_for(word.shape, self.around, word.example), typed=False)

    def _say(self, name: str, value: Any, typed: bool) -> None:
        params = self._value.params.having(**{name: value})
        self.asked.emit(type(self._value)(self._value.kind, self._value.value, params), typed)

    def _wrap(self, kind: str) -> None:
        self.asked.emit(Condition(kind, (self._value, script_words.default_condition())), False)

    def _choose(self, kind: str, typed: bool) -> None:
        if kind != self._value.kind:
            self.asked.emit(script_words.start_word(kind, self.around, self._value, effects=self._effects), False)
            self.word.combo.setFocus()

    def _ask_value(self, value: Any, typed: bool) -> None:
        kind = self._value.kind
        self.asked.emit(type(self._value)(kind, value, script_words.with_color(kind, value, self._value.params)), typed)

    def _ask_parts(self, value: Any, typed: bool) -> None:
        if self._value.kind == "count":
            self._say("of", value, typed=typed)
        else:
            self._ask_value(value, typed)


class ConditionField(Field):
    """A condition or none, with its sentence."""

    tall = True

    def __init__(
        self,
        around: FieldContext,
        make: Callable[[Any, Any], Field],
        *,
        may_be_empty: bool,
        invaders: bool = False,
        never: str = "",
    ) -> None:
        super().__init__(around)
        self._make, self._invaders, self._may_be_empty = make, invaders, may_be_empty
        self._never = never
        self.inner: ScriptField | None = None
        self.sentence = Label(wrap=True, look="sentence")
        self.more = tool_button(do=self._change)
        around.inputs.watch(self.more)
        self._column = lay_column(self.sentence, self.more, of=self, margins=0, spacing=4)

    def inputs(self) -> list[QWidget]:
        return inputs_of(self.inner, self.more)

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        if self.inner is not None:
            self.inner.call(name, doc)
        self.more.setAccessibleName(f"{name}: {self.more.text().strip('+ ')}")

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        shown, before = value if not mixed else None, self.inputs()
        if shown is None and self.inner is not None:
            take_out(self._column, self.inner)
            self.inner = None
        if shown is not None and self.inner is None:
            self.inner = ScriptField(self.around, self._make, effects=False, invaders=self._invaders, never=self._never)
            self.lead(self.inner, self.asked)
            self._column.insertWidget(1, self.inner)
        if self.inner is not None:
            self.inner.put(shown)
        self.sentence.setVisible(mixed or shown is not None)
        self.sentence.setText(tr("different conditions") if mixed else self._said(shown))
        self.more.setText(tr("+ condition") if shown is None else tr("Remove condition"))
        self.more.setVisible(shown is None or self._may_be_empty)
        self.call_again(before)

    def _said(self, condition: Condition | None) -> str:
        text = self.around.words().when(condition) if condition is not None else ""
        return sentence(self._never or text if text == "never" else text) if text else ""

    def _change(self) -> None:
        adding = self.inner is None
        self.asked.emit(script_words.default_condition() if adding else None, False)
        first = self.inner.word.combo if self.inner is not None else self.more
        first.setFocus()


class StepsField(Field):
    """A list of steps, with their sentence."""

    tall = True

    def __init__(self, around: FieldContext, make: Callable[[Any, Any], Field]) -> None:
        super().__init__(around)
        self.sentence = Label(wrap=True, look="sentence")
        self.list = ListField(
            around, lambda: ScriptField(around, make, effects=True), script_words.default_effect, one=later("step")
        )
        self.lead(self.list, self.asked)
        self.hold(self.list)
        lay_column(self.sentence, self.list, of=self, margins=0, spacing=4)

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self.list.put(() if mixed else value)
        self.sentence.setVisible(mixed or bool(value))
        words = self.around.words()
        said = sentence("; ".join(words.step(step) for step in value)) if value else ""
        self.sentence.setText(tr("different steps") if mixed else said)


def _indented(field: Field) -> QWidget:
    frame = QFrame()
    frame.setProperty("inner", True)
    lay_row(field, of=frame, margins=(10, 2, 0, 2))
    return frame
