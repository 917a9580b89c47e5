"""A field for a word or name, or a custom list or mapping: a choice, and the fields of the custom value."""

from collections.abc import Callable, Sequence
from typing import Any

from kneedeep_editor.panels.properties.field import Field, FieldContext, inputs_of
from kneedeep_editor.panels.properties.plain_fields import ChoiceField
from kneedeep_editor.services.widgets import lay_column
from kneedeep_editor.texts import tr

_OWN = "own value"
"""The internal name of the last choice. It has a space, unlike any word of the format."""


class EitherField(Field):
    """A list of words. The last choice shows the field of a custom value.

    `own`: that field. `own_words`: the label of the choice. `fresh`: the initial custom value.
    """

    tall = True

    def __init__(
        self,
        around: FieldContext,
        choices: Sequence[tuple[Any, str, str]],
        own: Field,
        own_words: str,
        fresh: Callable[[], Any],
    ) -> None:
        super().__init__(around)
        self._value: Any = None
        self._fresh = fresh
        self.choice = ChoiceField(around, [*choices, (_OWN, own_words, "")])
        self.own = own
        lay_column(self.choice, own, of=self, margins=0, spacing=4)
        self.lead(self.choice, self._choose)
        self.lead(own, self.asked)
        own.hide()

    def inputs(self) -> list[Any]:
        return inputs_of(self.choice, None if self.own.isHidden() else self.own)

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        self.choice.call(name, doc)
        self.own.call(tr("{name}, own", name=name), doc)

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self._value = value
        known = value is None or isinstance(value, str)
        self.choice.put(value if known else _OWN, faint=faint, mixed=mixed)
        self.own.setVisible(not known and not mixed)
        if not known and not mixed:
            self.own.put(value)

    def _choose(self, value: Any, typed: bool) -> None:
        if value != _OWN:
            self.asked.emit(value, typed)
        elif self._value is None or isinstance(self._value, str):
            self.asked.emit(self._fresh(), typed)
