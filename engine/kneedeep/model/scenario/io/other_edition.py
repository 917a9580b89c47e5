"""Foreign parts of a file: keys, words and values of another edition, at any depth."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from kneedeep.model.catalog.edition import Feature
from kneedeep.model.scenario import value_shapes
from kneedeep.model.scenario.element import Key, Nested, keys_of
from kneedeep.model.scenario.io.file_problems import Path
from kneedeep.model.scenario.io.schema_check import fits
from kneedeep.support.translation import TranslatableText, translatable


class ForeignPart(NamedTuple):
    """A part of a file that needs a feature its edition does not have: its path, its description, the feature.

    `breaks`: whether the enclosing part can't be read because of it.
    """

    path: Path
    what: TranslatableText
    needs: Feature
    breaks: bool = False


def foreign_parts(
    element: Mapping[str, object], kind: type, path: Path, features: Collection[Feature]
) -> Iterator[ForeignPart]:
    """Yield the foreign parts of an element, even if it does not fit the schema.

    Its conditions and steps are left out.
    """
    for key in _watched_keys(kind):
        if key.name not in element:
            continue
        if key.needs is not None and key.needs not in features:
            yield ForeignPart((*path, key.name), translatable("the key '{key}'", key=key.name), key.needs)
        else:
            yield from _of_value(element[key.name], key.shape, (*path, key.name), features)


def _of_value(
    value: object, shape: value_shapes.ValueShape, path: Path, features: Collection[Feature]
) -> Iterator[ForeignPart]:
    match shape:
        case value_shapes.WordShape(needs=needs) if isinstance(value, str):
            if needs.get(value) in (None, *features):
                return
            key = next((step for step in path[::-1] if isinstance(step, str)), "")
            yield ForeignPart(path, translatable("'{key}: {value}'", key=key, value=value), needs[value])
        case value_shapes.Fields() if isinstance(value, Mapping):
            yield from _of_fields(value, shape, path, features)
        case value_shapes.Many(part=inner) if _depends(inner) and isinstance(value, list):
            for index, part in enumerate(value):
                yield from _of_value(part, inner, (*path, index), features)
        case value_shapes.Mapped(part=inner) if _depends(inner) and isinstance(value, Mapping):
            for key, part in value.items():
                yield from _of_value(part, inner, (*path, key), features)
        case value_shapes.Either():
            if (own := shape.part_for(value)) is not None:
                yield from _of_value(value, own, path, features)
        case Nested(kind=kind) if isinstance(value, Mapping):
            yield from foreign_parts(value, kind, path, features)
        case value_shapes.ByFeature(shapes=shapes):
            own = shape.shape_in(features)
            if fits(value, own.schema()):
                yield from _of_value(value, own, path, features)
            elif other := next((word for word, one in shapes.items() if fits(value, one.schema())), None):
                yield ForeignPart(path, translatable("this form of '{key}'", key=path[-1]), other, breaks=True)


def _of_fields(
    value: Mapping[str, object], shape: value_shapes.Fields, path: Path, features: Collection[Feature]
) -> Iterator[ForeignPart]:
    for key, part in value.items():
        if key in shape.needs and shape.needs[key] not in features:
            yield ForeignPart((*path, key), translatable("the key '{key}'", key=key), shape.needs[key])
        elif key in shape.parts:
            yield from _of_value(part, shape.parts[key][0], (*path, key), features)


def _watched_keys(kind: type) -> tuple[Key, ...]:
    """The keys of an element class that may hold something foreign."""
    if (known := _WATCHED.get(kind)) is None:
        known = tuple(key for key in keys_of(kind) if key.needs is not None or _depends(key.shape))
        _WATCHED[kind] = known
    return known


_WATCHED: dict[type, tuple[Key, ...]] = {}


def _depends(shape: value_shapes.ValueShape | None) -> bool:
    match shape:
        case value_shapes.WordShape(needs=needs):
            return bool(needs)
        case value_shapes.Fields(parts=parts, needs=needs):
            return bool(needs) or any(_depends(part[0]) for part in parts.values())
        case value_shapes.Many(part=part) | value_shapes.Mapped(part=part):
            return _depends(part)
        case value_shapes.Either(word=word, listed=listed, mapping=mapping):
            return any(map(_depends, (word, listed, mapping)))
        case Nested(kind=kind):
            return bool(_watched_keys(kind))
    return isinstance(shape, value_shapes.ByFeature)
