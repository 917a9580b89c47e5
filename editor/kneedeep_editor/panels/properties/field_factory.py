"""The factory of fields, by the shapes that the model declares."""

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.io.schema_check import fits
from kneedeep.model.scenario.model import Door, Figure, Token, keys_of
from kneedeep.model.scenario.record import Record
from kneedeep.model.scenario.script_values import AreaOrSpaces, Placed, Who
from kneedeep.model.scenario.value import REQUIRED
from kneedeep.support.resources import table_rows
from kneedeep_editor.panels.properties import plain_fields as plain
from kneedeep_editor.panels.properties.demon_field import DemonField
from kneedeep_editor.panels.properties.either_field import EitherField
from kneedeep_editor.panels.properties.field import Field, FieldContext
from kneedeep_editor.panels.properties.field_entries import FieldEntry
from kneedeep_editor.panels.properties.invasion_field import InvasionField
from kneedeep_editor.panels.properties.list_fields import ListField, MappedField, Part, RecordField
from kneedeep_editor.panels.properties.name_field import NameField
from kneedeep_editor.panels.properties.number_fields import ByNumberField, MarinesField, PairField
from kneedeep_editor.panels.properties.place_fields import SpacesField
from kneedeep_editor.panels.properties.rules_field import RulesField
from kneedeep_editor.panels.properties.script_fields import ConditionField, ScriptField, StepsField
from kneedeep_editor.panels.properties.script_words import default_condition, default_effect, value_for
from kneedeep_editor.services.widgets import lay_row, tool_button
from kneedeep_editor.texts import later, tr


class ReachField(Field):
    """An area's name or a list of spaces, with a button to switch."""

    room = 160

    def __init__(self, around: FieldContext) -> None:
        super().__init__(around)
        self.area = NameField(around, "area")
        self.spaces = SpacesField(around, several=True, none=(), may_be_empty=False)
        self.button = tool_button(sign="area", raised=True, tip=tr("An area, or single spaces"))
        self.hold(self.area, self.spaces, self.button)
        lay_row((self.area, 1), (self.spaces, 1), self.button, of=self, margins=0, spacing=2)
        self.lead(self.area, self.asked)
        self.lead(self.spaces, lambda spaces, typed: self.asked.emit(Record(spaces=spaces), typed))
        self.button.clicked.connect(self._switch)

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        self.area.call(tr("{name} area", name=name), doc)
        self.spaces.call(tr("{name} spaces", name=name), doc)
        self.button.setAccessibleName(tr("{name}: an area, or single spaces", name=name))

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        by_area = not isinstance(value, Record)
        self.area.setVisible(by_area)
        self.spaces.setVisible(not by_area)
        if by_area:
            self.area.put(value, faint=faint, mixed=mixed)
        else:
            self.spaces.put(value["spaces"], faint=faint, mixed=mixed)

    def _switch(self) -> None:
        if self.area.isVisibleTo(self):
            self.asked.emit(Record(spaces=(self.around.here(),)), False)
            return
        offered = self.around.offers("area")
        self.asked.emit(offered[0].name if offered else "", False)


def entry_field(entry: FieldEntry, around: FieldContext) -> Field:
    """The field for a row of a form."""
    shape, key = entry.key.shape, entry.key
    if key.name == "marines" and isinstance(shape, shapes.Many):
        return MarinesField(around, max(around.counts()), exact=True)
    if isinstance(shape, shapes.Defined):
        unlocked = any(key is one for one in keys_of(Door)) and key.name == "needs"
        return ConditionField(
            around,
            _maker(around),
            may_be_empty=key.default is None,
            invaders=entry.path == ("victory", "invaders"),
            never=tr("something unlocks it") if unlocked else "",
        )
    if entry.long:
        return plain.ParagraphField(around)
    if key.name == "invasion":
        return InvasionField(around)
    if isinstance(shape, shapes.Identifier) and key.name == "group":
        return plain.LineField(around, partial(plain.checked_id, taken=_free, none=True), late=True)
    return shape_field(shape, around, key.example, empty=key.default, name=key.name)


def _free(name: str) -> str:
    return ""


def shape_field(
    shape: shapes.ValueShape, around: FieldContext, example: Any, *, empty: Any = REQUIRED, name: str = ""
) -> Field:
    """A field for a shape. `empty`: the value of an emptied field, REQUIRED for none.

    `name`: its key in the file, which decides the names of a list's items.
    """
    none = empty is None
    match shape:
        case shapes.ByFeature():
            return shape_field(shape.shape_in(around.features()), around, example, empty=empty, name=name)
        case shapes.Mapped():
            return _mapping(shape, around, name)
        case shapes.Many():
            return _list(shape, around, example, empty, name)
        case shapes.Fields():
            return _record(shape, around, none=empty if empty is not REQUIRED else None, name=name)
        case Placed():
            return _placed(around)
        case shapes.Defined(name="condition"):
            return ConditionField(around, _maker(around), may_be_empty=none)
        case shapes.Defined():
            return ScriptField(around, _maker(around), effects=True)
        case shapes.Either():
            return _either(shape, around, example, empty, name)
        case shapes.Anything():
            return plain.LineField(around, partial(_plain_value, shape, empty), _plain_text, late=True)
    return _plain_field(shape, around, none=none)


def _plain_field(shape: shapes.ValueShape, around: FieldContext, *, none: bool) -> Field:
    """The field of a shape without parts. `none`: whether it may be empty."""
    match shape:
        case shapes.Identifier():
            return plain.LineField(around, partial(plain.checked_id, taken=around.taken, none=none), late=True)
        case shapes.TextShape(pattern=pattern) if pattern:
            return plain.LineField(
                around, partial(plain.matching_text, pattern=pattern, texts=around.texts(), none=none)
            )
        case shapes.TextShape():
            return plain.LineField(around, plain.check_text)
        case shapes.Whole(least=least, most=most):
            return plain.NumberField(around, least, most, none=none)
        case shapes.Truth():
            return plain.TruthField(around)
        case shapes.WordShape() | Who():
            return _choice(shape, around, none=none)
        case shapes.Name(wanted=wanted):
            return NameField(around, wanted, may_be_empty=none)
        case AreaOrSpaces():
            return ReachField(around)
        case shapes.SpaceShape():
            return SpacesField(around, several=False, none=None, may_be_empty=none)
        case shapes.ByNumber(least=least, most=most):
            return ByNumberField(around, least, most)
        case shapes.CountsShape():
            return MarinesField(around, max(around.counts()), exact=False)
        case shapes.HouseRules():
            return RulesField(around)
    raise TypeError(f"no field for {type(shape).__name__}")


def _choice(shape: shapes.WordShape | Who, around: FieldContext, *, none: bool) -> Field:
    if isinstance(shape, Who):
        numbers = [(number, str(number), "") for number in range(1, shapes.MOST_MARINES + 1)]
        return plain.ChoiceField(around, [("any", tr("any of them"), ""), ("all", tr("all of them"), ""), *numbers])
    features = (None, *around.features())
    words = [word for word in shape.words if shape.needs.get(str(word)) in features]
    return plain.ChoiceField(around, plain.word_choices([None, *words] if none else words))


def _either(shape: shapes.Either, around: FieldContext, example: Any, empty: Any, name: str) -> Field:
    """A choice of words with fields for a custom value, or a line of text if the words can't be listed."""
    own = shape.mapping if shape.listed is None else shape.listed
    if not isinstance(shape.word, shapes.WordShape) or own is None or (shape.listed and shape.mapping):
        return plain.LineField(around, partial(_plain_value, shape, empty), _plain_text, late=True)
    words = (None, *shape.word.words) if empty is None else shape.word.words
    if isinstance(own, shapes.Fields):
        return EitherField(
            around,
            plain.word_choices(words),
            _record(own, around, none=empty, name=name),
            tr("with numbers of its own"),
            lambda: _fresh(own, around, {}),
        )
    assert isinstance(own, shapes.Many)
    inner = own.part

    def fresh() -> tuple[Any, ...]:
        if isinstance(inner, shapes.Name):
            offered = [offer.name for offer in around.offers(inner.wanted) if offer.name]
            return tuple(offered[: own.least])
        return (_fresh(inner, around, ()),) * max(1, own.least)

    return EitherField(
        around, plain.word_choices(words), _list(own, around, example, REQUIRED, name), tr("these"), fresh
    )


def _maker(around: FieldContext) -> Callable[[Any, Any], Field]:
    return lambda shape, example: shape_field(shape, around, example)


def _plain_value(shape: shapes.ValueShape, empty: Any, text: str) -> Any:
    """The value of a plain word or JSON. Raises ValueError for one that the shape does not allow."""
    if not text.strip():
        return None if empty is REQUIRED else empty
    try:
        data = json.loads(text) if text.lstrip()[0] in '[{"' else text.strip()
    except ValueError as error:
        raise ValueError(tr('A word, a ["list"] or a {"mapping": 1} is needed here.')) from error
    if not fits(data, shape.schema()):
        raise ValueError(tr("The file allows no such value here."))
    return shapes.frozen(data)


def _plain_text(value: Any) -> str:
    return value if isinstance(value, str) else "" if value is None else json.dumps(shapes.thawed(value))


def _list(shape: shapes.Many, around: FieldContext, example: Any, empty: Any, name: str) -> Field:
    part = shape.part
    if isinstance(part, shapes.SpaceShape):
        return SpacesField(around, several=True, none=(), may_be_empty=empty == () or not shape.least)
    if isinstance(part, shapes.Whole) and (shape.least, shape.most) == (2, 2):
        # Optional pairs are ranges (minutes, from … to), required pairs are sizes (width, height).
        return PairField(around, part.least, part.most, may_be_empty=empty == (), ordered=empty == ())
    if isinstance(part, shapes.Defined) and part.name == "effect":
        return StepsField(around, _maker(around))
    first = example[0] if isinstance(example, list | tuple) and example else example
    least = 0 if empty == () else shape.least
    alone = name == "box" and "expansion" not in around.features()
    return ListField(
        around,
        lambda: shape_field(part, around, first),
        lambda: _fresh(part, around, first),
        one=_ONE.get(name, later("line of text") if isinstance(part, shapes.TextShape) else later("entry")),
        least=least,
        most=shape.most,
        empty=later("One base game.") if alone else _NONE.get(name, ""),
    )


_ONE = dict(table_rows(__file__, "list_items.txt"))
"""The name of a list's item by the key of the list. Nested lists have no key."""
_NONE = {
    "box": later("One base game; with it the expansion where it is used."),
    "to": later("To all others of its color."),
    "": later("Nothing is set up."),
}
"""The text of an empty list."""


def _fresh(shape: shapes.ValueShape, around: FieldContext, example: Any) -> Any:
    """An initial value of the model."""
    if isinstance(shape, shapes.Defined):
        return default_condition() if shape.name == "condition" else default_effect()
    if isinstance(shape, shapes.Fields):
        return Record(
            (name, _fresh_data(shape.parts[name][0], around, shape.parts[name][2])) for name in shape.required
        )
    if isinstance(shape, shapes.Many) and isinstance(shape.part, shapes.Fields):
        return (_fresh(shape.part, around, {}),)
    return value_for(shape, around, example)


def _fresh_data(shape: shapes.ValueShape, around: FieldContext, example: Any) -> Any:
    """An initial value as a Record."""
    if isinstance(shape, shapes.Defined):
        return shapes.frozen(shape.write(_fresh(shape, around, example)))
    if isinstance(shape, shapes.Fields) and not shape.required:
        name, part = next(iter(shape.parts.items()))
        return Record([(name, _fresh_data(part[0], around, part[2]))])
    made = _fresh(shape, around, example)
    return shapes.frozen(made) if isinstance(made, dict | list) else made


def _part(shape: shapes.ValueShape, around: FieldContext, example: Any, doc: str, name: str) -> Part:
    """A part of a mapping. In mappings, conditions and steps are plain data."""
    part = Part(
        lambda: shape_field(shape, around, example, name=name),
        doc,
        lambda: _fresh_data(shape, around, shapes.frozen(example)),
    )
    if isinstance(shape, shapes.Defined) or (isinstance(shape, shapes.Many) and isinstance(shape.part, shapes.Defined)):
        return part._replace(
            read=lambda data: shape.read(shapes.thawed(data)), write=lambda value: shapes.frozen(shape.write(value))
        )
    return part


def _record(shape: shapes.Fields, around: FieldContext, *, none: Any, name: str) -> RecordField:
    parts = {
        own: _part(part, around, example, doc, own)
        for own, (part, doc, example) in shape.parts.items()
        if shape.needs.get(own) in (None, *around.features())
    }
    one = later("change") if name == "setup" else later("value")
    return RecordField(around, parts, shape.required, none=none, one=one)


_TAKEN_TO_PLACE = ("allow",)


def _placed(around: FieldContext) -> Field:
    """The field for the element of a `place` step: a token or a figure."""
    parts: dict[str, Part] = {}
    features = (None, *around.features())
    for key in (*keys_of(Token), *keys_of(Figure)):
        if key.name in parts or key.name in _TAKEN_TO_PLACE or key.needs not in features:
            continue
        part = _part(key.shape, around, key.example, key.doc, key.name)
        if key.name == "kind":
            part = part._replace(make=lambda: NameField(around, "placed kind"))
        elif isinstance(key.shape, shapes.Identifier):
            part = part._replace(make=lambda: _key_line(around))
        parts[key.name] = part
    return RecordField(around, parts, ("kind",), none=None)


def _key_line(around: FieldContext) -> plain.LineField:
    return plain.LineField(around, partial(plain.checked_id, taken=_free, none=False), late=True)


_MAPPINGS = {
    "flags": (later("flag"), later("what it means")),
    "allow": (later("finding"), later("why it may stay")),
    "demons": (later("demon card"), ""),
}
"""The name of an entry and the prompt of its value, by the key of a mapping."""


def _mapping(shape: shapes.Mapped, around: FieldContext, name: str) -> Field:
    one, said = _MAPPINGS.get(name, (later("entry"), ""))
    wanted = "check" if name == "allow" else shape.wanted

    def fresh(present: Sequence[str]) -> tuple[str, Any]:
        offered = [offer.name for offer in around.offers(wanted) if offer.name]
        if not wanted:
            offered = [f"flag-{number}" for number in range(1, len(present) + 2)]
        first = next((one for one in offered if one not in present), f"flag-{len(present) + 1}")
        if isinstance(shape.part, shapes.Fields):
            return first, Record()
        return first, value_for(shape.part, around, "") if shape.wanted else ""

    def value() -> Field:
        if name == "demons" and isinstance(shape.part, shapes.Fields):
            return DemonField(around, _record(shape.part, around, none=Record(), name=""))
        made = shape_field(shape.part, around, "")
        if isinstance(made, plain.LineField):
            made.said = tr(said) if said else ""
        return made

    return MappedField(
        around, lambda: NameField(around, wanted) if wanted else _key_line(around), value, fresh, one=one
    )
