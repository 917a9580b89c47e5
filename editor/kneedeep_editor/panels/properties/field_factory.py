"""Which field edits which shape: derived from the shapes that the model declares."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from kneedeep.model.scenario.element import keys_of
from kneedeep.model.scenario.io.schema_check import fits
from kneedeep.model.scenario.model import Door, Figure, Token
from kneedeep.model.scenario.record import Record
from kneedeep.model.scenario.script_values import AreaOrSpaces, Placed, Who
from kneedeep.model.scenario.value import REQUIRED
from kneedeep.model.scenario.value_shapes import (
    MOST_MARINES,
    Anything,
    ByFeature,
    ByNumber,
    CountsShape,
    Defined,
    Either,
    Fields,
    HouseRules,
    Identifier,
    Many,
    Mapped,
    Name,
    SpaceShape,
    TextShape,
    Truth,
    ValueShape,
    Whole,
    WordShape,
    frozen,
    thawed,
)
from kneedeep_editor.panels.properties.demon_field import DemonField
from kneedeep_editor.panels.properties.either_field import EitherField
from kneedeep_editor.panels.properties.field import Field, FieldContext
from kneedeep_editor.panels.properties.field_entries import FieldEntry
from kneedeep_editor.panels.properties.invasion_field import InvasionField
from kneedeep_editor.panels.properties.list_fields import ListField, MappedField, RecordField
from kneedeep_editor.panels.properties.name_field import NameField
from kneedeep_editor.panels.properties.number_fields import ByNumberField, MarinesField, PairField
from kneedeep_editor.panels.properties.place_fields import SpacesField
from kneedeep_editor.panels.properties.plain_fields import (
    ChoiceField,
    LineField,
    NumberField,
    ParagraphField,
    TruthField,
    check_text,
    id_parser,
    pattern_parser,
    word_choices,
)
from kneedeep_editor.panels.properties.reach_field import ReachField
from kneedeep_editor.panels.properties.rules_field import RulesField
from kneedeep_editor.panels.properties.script_fields import ConditionField, ScriptField, StepsField
from kneedeep_editor.panels.properties.script_words import default_condition, default_effect, value_for
from kneedeep_editor.services.layouts import lay_column
from kneedeep_editor.texts import later, tr


def entry_field(entry: FieldEntry, around: FieldContext) -> Field:
    """Return the field for a row of a form."""
    shape, key = entry.key.shape, entry.key
    if key.name == "marines" and isinstance(shape, Many | CountsShape):
        return MarinesField(around, max(around.counts()), exact=isinstance(shape, Many))
    if isinstance(shape, Defined):
        invaders = entry.path == ("victory", "invaders")
        unlocked = any(key is one for one in keys_of(Door)) and key.name == "needs"
        never = tr("something unlocks it") if unlocked else ""
        return ConditionField(
            around, _maker(around), may_be_empty=key.default is None, invaders=invaders, never=never
        )
    if entry.long:
        return ParagraphField(around)
    if key.name == "flags":
        return _mapping(shape, around, own_names=True)
    if key.name == "allow":
        return _mapping(shape, around, codes=True)
    if key.name == "invasion":
        return InvasionField(around)
    if key.name == "demons" and isinstance(shape, Mapped) and isinstance(shape.part, Fields):
        return _mapping(shape, around, demons=True)
    if isinstance(shape, Identifier) and key.name == "group":
        return LineField(around, id_parser(lambda name: "", none=True), late=True)
    return shape_field(shape, around, key.example, empty=key.default, name=key.name)


def shape_field(
    shape: ValueShape, around: FieldContext, example: Any, *, empty: Any = REQUIRED, name: str = ""
) -> Field:
    """A field for a shape. `empty`: the value of an emptied one, REQUIRED for none.

    `name`: its key in the file, which names the parts of a list.
    """
    none = empty is None
    match shape:
        case Identifier():
            return LineField(around, id_parser(around.taken, none=none), late=True)
        case TextShape(pattern=pattern) if pattern:
            return LineField(around, _or_none(pattern_parser(pattern, around.texts()), none=none))
        case TextShape():
            return LineField(around, check_text)
        case Whole(least=least, most=most):
            return NumberField(around, least, most, none=none)
        case Truth():
            return TruthField(around)
        case WordShape(words=words, needs=needs):
            features = (None, *around.features())
            words = tuple(word for word in words if needs.get(str(word)) in features)
            return ChoiceField(around, word_choices((None, *words) if none else words))
        case Who():
            choices = [("any", tr("any of them"), ""), ("all", tr("all of them"), "")]
            return ChoiceField(
                around, choices + [(number, str(number), "") for number in range(1, MOST_MARINES + 1)]
            )
        case Name(wanted=wanted):
            return NameField(around, wanted, none=None, may_be_empty=none)
        case AreaOrSpaces():
            return ReachField(around)
        case SpaceShape():
            return SpacesField(around, several=False, none=None, may_be_empty=none)
        case ByNumber(least=least, most=most):
            return ByNumberField(around, least, most)
        case CountsShape():
            return MarinesField(around, max(around.counts()), exact=False)
        case HouseRules():
            return RulesField(around)
        case Mapped():
            return _mapping(shape, around)
        case Many():
            return _list(shape, around, example, empty, name)
        case Fields():
            return _record(shape, around, none=empty if empty is not REQUIRED else None, name=name)
        case Placed():
            return _placed(around)
        case Defined(name="condition"):
            return ConditionField(around, _maker(around), may_be_empty=none)
        case Defined():
            return ScriptField(around, _maker(around), effects=True)
        case ByFeature():
            return shape_field(shape.shape_in(around.features()), around, example, empty=empty, name=name)
        case Either():
            return _either(shape, around, example, empty, name)
        case Anything():
            return LineField(around, _plain_parser(shape, empty), _plain_text, late=True)
    raise TypeError(f"no field for {type(shape).__name__}")


def _either(shape: Either, around: FieldContext, example: Any, empty: Any, name: str) -> Field:
    """A choice among words with the fields of a custom value. A line of text if the words can't be listed."""
    own = shape.mapping if shape.listed is None else shape.listed
    if not isinstance(shape.word, WordShape) or own is None or (shape.listed and shape.mapping):
        return LineField(around, _plain_parser(shape, empty), _plain_text, late=True)
    words = (None, *shape.word.words) if empty is None else shape.word.words
    if isinstance(own, Fields):
        return EitherField(
            around,
            word_choices(words),
            _record(own, around, none=empty, name=name),
            tr("with numbers of its own"),
            lambda: _fresh(own, around, {}),
        )
    assert isinstance(own, Many)
    inner = own.part

    def fresh() -> tuple[Any, ...]:
        if isinstance(inner, Name):
            offered = [offer.name for offer in around.offers(inner.wanted) if offer.name]
            return tuple(offered[: own.least])
        return (_fresh(inner, around, ()),) * max(1, own.least)

    return EitherField(
        around, word_choices(words), _list(own, around, example, REQUIRED, name), tr("these"), fresh
    )


def _maker(around: FieldContext) -> Callable[[Any, Any], Field]:
    return lambda shape, example: shape_field(shape, around, example)


def _or_none(parse: Callable[[str], Any], *, none: bool) -> Callable[[str], Any]:
    return (lambda text: parse(text) if text.strip() else None) if none else parse


def _plain_parser(shape: ValueShape, empty: Any) -> Callable[[str], Any]:
    """Return a parser for plain words and JSON that rejects values the shape does not allow."""

    def parse(text: str) -> Any:
        if not text.strip():
            return None if empty is REQUIRED else empty
        try:
            data = json.loads(text) if text.lstrip()[0] in '[{"' else text.strip()
        except ValueError as error:
            raise ValueError(tr('A word, a ["list"] or a {"mapping": 1} is needed here.')) from error
        if not fits(data, shape.schema()):
            raise ValueError(tr("The file allows no such value here."))
        return frozen(data)

    return parse


def _plain_text(value: Any) -> str:
    return value if isinstance(value, str) else "" if value is None else json.dumps(thawed(value))


def _list(shape: Many, around: FieldContext, example: Any, empty: Any, name: str) -> Field:
    part = shape.part
    if isinstance(part, SpaceShape):
        return SpacesField(around, several=True, none=(), may_be_empty=empty == () or not shape.least)
    if isinstance(part, Whole) and (shape.least, shape.most) == (2, 2):
        # What may be empty is from … to (minutes), what may not is across and down (a size).
        return PairField(around, part.least, part.most, may_be_empty=empty == (), ordered=empty == ())
    if isinstance(part, Defined) and part.name == "effect":
        return StepsField(around, _maker(around))
    first = example[0] if isinstance(example, list | tuple) and example else example
    least = 0 if empty == () else shape.least
    alone = name == "box" and "expansion" not in around.features()
    return ListField(
        around,
        lambda: shape_field(part, around, first),
        lambda: _fresh(part, around, first),
        one=_ONE.get(name, later("line of text") if isinstance(part, TextShape) else later("entry")),
        least=least,
        most=shape.most,
        empty=later("One base game.") if alone else _NONE.get(name, ""),
    )


_ONE = {
    "box": later("box"),
    "weapons": later("weapon"),
    "without": later("card"),
    "only": later("kind"),
    "areas": later("area"),
    "abilities": later("ability"),
    "rows": later("row"),
    "openings": later("opening"),
    "edges": later("edge"),
    "to": later("way"),
    "of": later("alternative"),
    "blocks": later("steps or sight"),
    "": later("thing"),
}
"""The name of one item of a list, by the key of the list. Lists inside lists have no key."""
_NONE = {
    "box": later("One base game; with it the expansion where it is used."),
    "to": later("To all others of its color."),
    "": later("Nothing is set up."),
}
"""The text of an empty list."""


def _fresh(shape: ValueShape, around: FieldContext, example: Any) -> Any:
    """An initial value in the form of the model."""
    if isinstance(shape, Defined):
        return default_condition() if shape.name == "condition" else default_effect()
    if isinstance(shape, Fields):
        return Record(
            (name, _fresh_data(shape.parts[name][0], around, shape.parts[name][2])) for name in shape.required
        )
    if isinstance(shape, Many) and isinstance(shape.part, Fields):
        return (_fresh(shape.part, around, {}),)
    return value_for(shape, around, example)


def _fresh_data(shape: ValueShape, around: FieldContext, example: Any) -> Any:
    """An initial value in the form of a Record."""
    if isinstance(shape, Defined):
        return frozen(shape.write(_fresh(shape, around, example)))
    if isinstance(shape, Fields) and not shape.required:
        name, part = next(iter(shape.parts.items()))
        return Record([(name, _fresh_data(part[0], around, part[2]))])
    made = _fresh(shape, around, example)
    return frozen(made) if isinstance(made, dict | list) else made


class _Frozen(Field):
    """A field inside a mapping, in which conditions and steps are plain data."""

    def __init__(self, around: FieldContext, inner: Field, shape: ValueShape) -> None:

        super().__init__(around)
        self.tall, self.inner, self._shape = inner.tall, inner, shape
        lay_column(inner, of=self, margins=0)
        self.lead(inner, self._ask)

    def inputs(self) -> list[Any]:
        return self.inner.inputs()

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        self.inner.call(name, doc)

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self.inner.put(self._shape.read(thawed(value)), faint=faint, mixed=mixed)

    def _ask(self, value: Any, typed: bool) -> None:
        self.asked.emit(frozen(self._shape.write(value)), typed)


def _within(shape: ValueShape, around: FieldContext, example: Any, name: str) -> Field:
    """Return the field of a part of a mapping."""
    scripted = isinstance(shape, Defined) or (isinstance(shape, Many) and isinstance(shape.part, Defined))
    inner = shape_field(shape, around, example, name=name)
    return _Frozen(around, inner, shape) if scripted else inner


def _record(shape: Fields, around: FieldContext, *, none: Any, name: str) -> Field:
    parts = {
        own: (_making(part, around, example, own), doc, _beginning(part, around, example))
        for own, (part, doc, example) in shape.parts.items()
        if shape.needs.get(own) in (None, *around.features())
    }
    one = later("change") if name == "setup" else later("value")
    return RecordField(around, parts, shape.required, none=none, one=one)


def _making(shape: ValueShape, around: FieldContext, example: Any, name: str) -> Callable[[], Field]:
    return lambda: _within(shape, around, example, name)


def _beginning(shape: ValueShape, around: FieldContext, example: Any) -> Callable[[], Any]:
    return lambda: _fresh_data(shape, around, example)


_TAKEN_TO_PLACE = ("allow",)


def _placed(around: FieldContext) -> Field:
    """The field for the subject of a `place` step: a token or a figure."""
    parts: dict[str, Any] = {}
    features = (None, *around.features())
    for kind in (Token, Figure):
        for key in keys_of(kind):
            if key.name in parts or key.name in _TAKEN_TO_PLACE or key.needs not in features:
                continue
            if key.name == "kind":
                made = _placed_kinds(around)
            elif isinstance(key.shape, Identifier):
                made = _identifiers(around)
            else:
                made = _making(key.shape, around, key.example, key.name)
            parts[key.name] = (made, key.doc, _beginning(key.shape, around, frozen(key.example)))
    return RecordField(around, parts, ("kind",), none=None)


def _placed_kinds(around: FieldContext) -> Callable[[], Field]:
    return lambda: NameField(around, "placed kind")


def _identifiers(around: FieldContext) -> Callable[[], Field]:
    return lambda: LineField(around, id_parser(lambda name: "", none=False), late=True)


def _mapping(
    shape: Any,
    around: FieldContext,
    *,
    own_names: bool = False,
    codes: bool = False,
    demons: bool = False,
) -> Field:
    assert isinstance(shape, Mapped)

    def name() -> Field:
        if codes:
            return NameField(around, "", codes=True)
        if shape.wanted:
            return NameField(around, shape.wanted)
        return LineField(around, id_parser(lambda name: "", none=False), late=True)

    def fresh(present: Sequence[str]) -> tuple[str, Any]:
        if codes:
            offered = [offer.name for offer in around.codes()]
        elif shape.wanted:
            offered = [offer.name for offer in around.offers(shape.wanted) if offer.name]
        else:
            offered = [f"flag-{number}" for number in range(1, len(present) + 2)]
        first = next((one for one in offered if one not in present), f"flag-{len(present) + 1}")
        if isinstance(shape.part, Fields):
            return first, Record()
        return first, value_for(shape.part, around, "") if shape.wanted else ""

    one = (
        later("demon card")
        if demons
        else later("finding")
        if codes
        else later("flag")
        if own_names
        else later("entry")
    )
    said = tr("why it may stay") if codes else tr("what it means") if own_names else ""

    def value() -> Field:
        if demons and isinstance(shape.part, Fields):
            numbers = _record(shape.part, around, none=Record(), name="")
            assert isinstance(numbers, RecordField)
            return DemonField(around, numbers)
        made = shape_field(shape.part, around, "")
        if isinstance(made, LineField):
            made.said = said
        return made

    return MappedField(around, name, value, fresh, one=one)
