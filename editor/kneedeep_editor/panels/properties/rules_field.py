"""The field for house rules: every switch of the ruleset with its meaning, unset ones at their default."""

from functools import partial
from typing import Any

from kneedeep.model.catalog.house_rules import Switch
from kneedeep.model.scenario.record import Record
from kneedeep_editor.panels.properties.field import Field, FieldContext
from kneedeep_editor.panels.properties.field_entries import label_of
from kneedeep_editor.panels.properties.plain_fields import ChoiceField, LineField
from kneedeep_editor.panels.widgets.adaptive_row import AdaptiveRow
from kneedeep_editor.services.widgets import Label, lay_column, plain_tip
from kneedeep_editor.texts import tr

_LABEL_WIDTH, _FIELD_WIDTH = 124, 110


class RulesField(Field):
    """The switches in a column."""

    tall = True

    def __init__(self, around: FieldContext) -> None:
        super().__init__(around)
        self._value = Record()
        self.fields: dict[str, Field] = {}
        self._switches = {switch.name: switch for switch in around.switches()}
        column = lay_column(of=self, margins=0, spacing=4)
        for switch in self._switches.values():
            field = self._field(switch)
            self.lead(field, partial(self._hear, switch))
            tip = plain_tip(_meaning(switch))
            label = Label(tr(label_of(switch.name)), wrap=True, tip=tip, look="quiet", buddy=field)
            line = AdaptiveRow(6)
            line.add(label, lambda: _LABEL_WIDTH, 0)
            line.add(field, lambda: _FIELD_WIDTH, 1)
            column.addWidget(line)
            self.fields[switch.name] = field
        self.hold(*self.fields.values())

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        self.setToolTip("")
        for switch in self._switches.values():
            self.fields[switch.name].call(tr(label_of(switch.name)), _meaning(switch))

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self._value = value
        for name, field in self.fields.items():
            field.put(value.get(name, self._switches[name].default), faint=name not in value)

    def _field(self, switch: Switch) -> Field:
        if switch.type == "words":
            return ChoiceField(self.around, [(value, _worded(value), "") for value in switch.values])
        return LineField(self.around, partial(_read, switch), _worded, late=True)

    def _hear(self, switch: Switch, value: Any, typed: bool) -> None:
        changed = None if value == switch.default else value
        self.asked.emit(self._value.having(**{switch.name: changed}), typed)


def _worded(value: Any) -> str:
    if isinstance(value, tuple):
        return f"{value[0]}–{value[1]}"
    return tr(str(value).replace("-", " ")) if isinstance(value, str) else str(value)


def _meaning(switch: Switch) -> str:
    return tr(
        "{meaning} Usual: {value} ({source}).",
        meaning=switch.description, value=_worded(switch.default), source=switch.source,
    )  # fmt: skip


def _read(switch: Switch, text: str) -> Any:
    words = text.replace("–", " ").replace("-", " ").replace(",", " ").split()
    for value in switch.values:
        if text.strip() in (str(value), _worded(value)):
            return value
    if len(words) == 2 and all(word.isdigit() and len(word) < 4 for word in words):
        least, greatest = int(words[0]), int(words[1])
        if least <= greatest:
            return least, greatest
    others = "".join(tr(", or {value}", value=_worded(value)) for value in switch.values)
    raise ValueError(tr("Two whole numbers such as 8–16, the least first{others}.", others=others))
