"""The words of the script for people, and initial values of conditions and steps."""

from collections.abc import Iterator, Sequence
from typing import Any

from kneedeep.model.scenario import script_values as values
from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.record import Record
from kneedeep.support.resources import table_rows
from kneedeep_editor.panels.properties.field import FieldContext
from kneedeep_editor.texts import EditionTexts

CONDITION_WORDS = dict(table_rows(__file__, "condition_words.txt"))
EFFECT_WORDS = dict(table_rows(__file__, "effect_words.txt"))
FOR_INVADERS = ("frags", "rounds")
"""Conditions that only the invaders' victory supports."""
GROUPS = ("all", "any", "count")
_NEEDED = {"hold": ("rounds",)}


def word_tables(
    texts: EditionTexts, *, effects: bool
) -> tuple[dict[str, values.ScriptWord], dict[str, values.ScriptWord], dict[str, str]]:
    """The words of steps or conditions, their further keys, and their labels."""
    if effects:
        return values.EFFECTS, values.EFFECT_PARAMS, {word: texts.tr(text) for word, text in EFFECT_WORDS.items()}
    return values.CONDITIONS, values.CONDITION_PARAMS, {word: texts.tr(text) for word, text in CONDITION_WORDS.items()}


def default_condition() -> values.Condition:
    """The initial condition, valid on any map."""
    return values.Condition("round", 1)


def default_effect() -> values.Effect:
    """The initial step, valid on any map."""
    return values.Effect("text", "")


def start_word(
    kind: str, around: FieldContext, before: values.Condition | values.Effect, *, effects: bool
) -> values.Condition | values.Effect:
    """A condition or step with a new word, keeping reusable parts."""
    table, param_words, _ = word_tables(around.texts(), effects=effects)
    word = table[kind]
    record = Record()
    if isinstance(before, values.Condition):
        record = Record(text=before.params["text"]) if "text" in before.params else record
        inner = parts_of(before) or (before,)
        if kind in ("all", "any"):
            return values.Condition(kind, inner, record)
        if kind == "count":
            return values.Condition(kind, 1, record.having(of=inner))
        if before.kind in GROUPS and inner[0].kind == kind:
            return inner[0]
    same = _wanted(word.shape) != "" and _wanted(word.shape) == _wanted(table[before.kind].shape)
    fits = same and isinstance(before.value, str)
    value = before.value if fits else value_for(word.shape, around, word.example)
    params = {name: param_words[name].example for name in _NEEDED.get(kind, ())}
    said = with_color(kind, value, Record([*record.items(), *params.items()]))
    return values.Effect(kind, value, said) if effects else values.Condition(kind, value, said)


def with_color(kind: str, value: Any, params: Record) -> Record:
    """The further keys of a word, with a color only if a key is got or given."""
    if kind not in ("got", "give"):
        return params
    if value != "key":
        return params.having(color=None)
    return params if "color" in params else params.having(color=values.COLORS[0])


def parts_of(condition: values.Condition) -> tuple[values.Condition, ...]:
    """The nested conditions. Empty if it is not a group."""
    if condition.kind in ("all", "any"):
        return tuple(condition.value)
    return tuple(condition.params.get("of", ())) if condition.kind == "count" else ()


def value_for(shape: shapes.ValueShape, around: FieldContext, example: Any) -> Any:
    """An initial value of the model, without invented names or texts."""
    wanted = _wanted(shape)
    if wanted or isinstance(shape, shapes.Name):
        return _name_for(around, wanted, getattr(shape, "words", ()), example)
    if isinstance(shape, shapes.TextShape):
        return shape.read(example) if shape.pattern else ""
    if isinstance(shape, shapes.SpaceShape):
        return around.here()
    if isinstance(shape, shapes.Many) and isinstance(shape.part, shapes.SpaceShape):
        return (around.here(),)
    if isinstance(shape, values.Placed):
        return Record(kind=example["kind"], at=around.here())
    if isinstance(shape, shapes.Fields) and isinstance(example, dict):
        return Record(_parts_for(shape, around, example))
    if isinstance(shape, shapes.Many | shapes.Mapped) or isinstance(example, dict | list):
        return shapes.frozen(example) if isinstance(example, dict) else shape.read(example)
    return example


def _parts_for(shape: shapes.Fields, around: FieldContext, example: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield the parts of an example with the map's own names. Optional names without a match are omitted."""
    for name, one in example.items():
        value = value_for(shape.parts[name][0], around, one)
        if value != "" or name in shape.required:
            yield name, shapes.frozen(value) if isinstance(value, dict | list) else value


def _name_for(around: FieldContext, wanted: str, known: Sequence[str], example: Any) -> str:
    """The initial value of a reference: a named element, else the only suitable one, else empty."""
    offered = around.offers(wanted)
    names = [offer.name for offer in offered if offer.name and offer.name not in known]
    if example in names:
        return str(example)
    if names:
        return names[0]
    nameless = [offer for offer in offered if not offer.name]
    if len(nameless) == 1:
        return around.named(nameless[0].serial)
    return next((word for word in known if any(offer.name == word for offer in offered)), "")


def _wanted(shape: Any) -> str:
    return str(getattr(shape, "wanted", "") or getattr(getattr(shape, "area", None), "wanted", ""))
