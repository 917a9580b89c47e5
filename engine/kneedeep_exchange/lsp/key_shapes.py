"""The grammar at a place of a scenario file: the keys of a mapping, the shape of a value."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from kneedeep.model.catalog.edition import Feature
from kneedeep.model.catalog.house_rules import switches
from kneedeep.model.scenario import script_values
from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.element import Elements, Nested, keys_of
from kneedeep.model.scenario.model import Figure, Scenario, Token
from kneedeep.model.scenario.yaml_patch.value_text import inline

Path = tuple[str | int, ...]


class KeyWord(NamedTuple):
    """A possible key of a mapping: its description, an example, its shape."""

    name: str
    doc: str
    example: object
    shape: shapes.ValueShape | None
    required: bool = False

    @property
    def text(self) -> str:
        """The description with an example, in Markdown."""
        data = list(self.example) if isinstance(self.example, tuple) else self.example
        return f"{self.doc}\n\n`{self.name}: {inline(data)}`"


class Place(NamedTuple):
    """A place in a file: its shape, its plain data, and the enclosing mapping."""

    shape: shapes.ValueShape | None
    data: object
    holder: object
    """The innermost enclosing mapping, as plain data."""


def place_at(path: Path, whole: object, features: Collection[Feature]) -> Place:
    """The place at a path of keys from the top of a file."""
    place = top_of(whole, features)
    for step in path:
        place = part_of(place, step, features)
    return place


def top_of(whole: object, features: Collection[Feature]) -> Place:
    """The place of a whole file."""
    return Place(_settled(Nested(Scenario), whole, features), whole, None)


def part_of(place: Place, step: str | int, features: Collection[Feature]) -> Place:
    """The place of a key or item of a place."""
    data = _part(place.data, step)
    shape = _settled(_inner(place.shape, step, place.data, features), data, features)
    return Place(shape, data, place.data if isinstance(place.data, Mapping) else place.holder)


def keys_for(
    shape: shapes.ValueShape | None, data: object, features: Collection[Feature], ruleset: str
) -> Iterator[KeyWord]:
    """Yield the possible keys of a mapping in this edition, including those it already has."""
    data = data if isinstance(data, Mapping) else {}
    match shape:
        case Nested(kind=kind):
            for key in keys_of(kind):
                if key.needs is None or key.needs in features:
                    yield KeyWord(key.name, key.doc, key.example, key.shape, key.required)
        case script_values.Placed():
            figures, tokens = (
                {one.name: one for one in keys_for(Nested(kind), data, features, ruleset)} for kind in (Figure, Token)
            )
            yield from (tokens | figures | tokens).values()
        case shapes.Fields():
            yield from _field_keys(shape, features)
        case shapes.Defined():
            yield from _script_keys(shape, data, features)
        case script_values.AreaOrSpaces():
            word = script_values.CONDITIONS["spaces"]
            yield KeyWord("spaces", "These spaces.", word.example, word.shape, required=True)
        case shapes.HouseRules():
            for switch in switches(ruleset):
                yield KeyWord(switch.name, switch.description, switch.default, None)


def _field_keys(shape: shapes.Fields, features: Collection[Feature]) -> Iterator[KeyWord]:
    for name, (part, doc, example) in shape.parts.items():
        if name not in shape.needs or shape.needs[name] in features:
            yield KeyWord(name, doc, example, part, name in shape.required)


def _script_keys(shape: shapes.Defined, data: Mapping[str, object], features: Collection[Feature]) -> Iterator[KeyWord]:
    """Yield the words of a condition or step. If it has a word, yield that one and its further keys."""
    words, params = (
        (script_values.CONDITIONS, script_values.CONDITION_PARAMS)
        if shape.name == "condition"
        else (script_values.EFFECTS, script_values.EFFECT_PARAMS)
    )
    named = script_values.word_of(data, words) if any(name in words for name in data) else None
    offered = words.items() if named is None else [(named, words[named])]
    for name, word in offered:
        if word.needs is None or word.needs in features:
            yield KeyWord(name, word.doc, word.example, word.shape)
    if named is not None:
        for name in (*words[named].params, *(("text",) if "text" in params else ())):
            if name not in words or name != named:
                yield KeyWord(name, params[name].doc, params[name].example, params[name].shape)


def _settled(shape: shapes.ValueShape | None, data: object, features: Collection[Feature]) -> shapes.ValueShape | None:
    """The shape after all choices by edition and data."""
    while isinstance(shape, shapes.ByFeature | shapes.Either):
        if isinstance(shape, shapes.ByFeature):
            fitting = [one for feature, one in shape.shapes.items() if feature in features]
            shape = fitting[0] if fitting else None
        else:
            shape = shape.part_for(data)
    return shape


def _inner(
    shape: shapes.ValueShape | None, step: str | int, data: object, features: Collection[Feature]
) -> shapes.ValueShape | None:
    match shape:
        case Elements(kind=kind):
            return Nested(kind)
        case shapes.Many(part=part) | shapes.Mapped(part=part):
            return part
        case None:
            return None
    if isinstance(shape, shapes.HouseRules):
        return None
    return next((one.shape for one in keys_for(shape, data, features, "") if one.name == step), None)


def _part(data: object, step: str | int) -> object:
    if isinstance(data, Mapping):
        return data.get(step)
    if isinstance(data, list) and isinstance(step, int) and step < len(data):
        return data[step]
    return None
