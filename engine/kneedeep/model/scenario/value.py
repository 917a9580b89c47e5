"""Frozen dataclasses that cost almost nothing to define.

The standard module compiles half a dozen methods for every class, a millisecond each time the program starts, and
takes eight more to be imported. Here all classes share the same methods.
"""

import sys
from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple, Self, TypeVar, dataclass_transform, get_origin

AClass = TypeVar("AClass")
REQUIRED: object = type("Required", (), {"__repr__": lambda self: "REQUIRED"})()
"""The placeholder for a missing default."""


class ValueField(NamedTuple):
    """A field of a class: whether it is compared, its metadata, whether it is keyword-only."""

    name: str
    default: object
    compared: bool
    notes: Mapping[str, object]
    keyword: bool


class _Declared(NamedTuple):
    default: object
    compared: bool
    notes: Mapping[str, object]


class _Layout(NamedTuple):
    """The layout of a class: fields, defaults, fields by place, fields without default, compared fields."""

    fields: tuple[ValueField, ...]
    defaults: dict[str, object]
    placed: tuple[str, ...]
    required: tuple[str, ...]
    compared: tuple[str, ...]


_LAYOUTS: dict[type, _Layout] = {}


def field(default: object = REQUIRED, *, compared: bool = True, notes: Mapping[str, object] | None = None) -> Any:
    """Declare a field with its optional default."""
    return _Declared(default, compared, notes or {})


def fields_of(kind: type) -> tuple[ValueField, ...]:
    """The fields of a class, those of its base first. Raises KeyError for an undecorated class."""
    return _LAYOUTS[kind].fields


@dataclass_transform(kw_only_default=True, frozen_default=True)
def value(kind: type[AClass]) -> type[AClass]:
    """Make a subclass of Value a frozen dataclass with keyword-only fields."""
    return _decorated(kind, keyword=True)


@dataclass_transform(frozen_default=True)
def placed_value(kind: type[AClass]) -> type[AClass]:
    """Make a subclass of Value a frozen dataclass with positional or keyword fields."""
    return _decorated(kind, keyword=False)


def _decorated(kind: type[AClass], *, keyword: bool) -> type[AClass]:
    bases = [_LAYOUTS[base] for base in kind.__mro__[:0:-1] if base in _LAYOUTS]
    known = {one.name: one for base in bases for one in base.fields}
    for name, annotation in _annotations(kind).items():
        if get_origin(annotation) is ClassVar:
            continue
        given = kind.__dict__.get(name, REQUIRED)
        declared = given if isinstance(given, _Declared) else _Declared(given, True, {})
        known[name] = ValueField(name, declared.default, declared.compared, declared.notes, keyword)
        if declared.default is not REQUIRED:
            setattr(kind, name, declared.default)
        elif name in kind.__dict__:
            delattr(kind, name)
    _LAYOUTS[kind] = _layout_of(tuple(known.values()))
    return kind


def _layout_of(found: tuple[ValueField, ...]) -> _Layout:
    return _Layout(
        found,
        {one.name: None if one.default is REQUIRED else one.default for one in found},
        tuple(one.name for one in found if not one.keyword),
        tuple(one.name for one in found if one.default is REQUIRED),
        tuple(one.name for one in found if one.compared),
    )


def _annotations(kind: type) -> Mapping[str, object]:
    """The annotations of a class without its bases. From Python 3.14 on they are computed on demand (PEP 649)."""
    if sys.version_info >= (3, 14) and "__annotations__" not in kind.__dict__:
        from annotationlib import Format, get_annotations

        return get_annotations(kind, format=Format.FORWARDREF)
    own: Mapping[str, object] = kind.__dict__.get("__annotations__", {})
    return own


class _StandardFields:
    """The fields in the form of the standard module for dataclasses, created on demand."""

    def __get__(self, instance: object, kind: type) -> Mapping[str, object]:
        import dataclasses

        made = [
            (
                one.name,
                object,
                dataclasses.field(
                    default=dataclasses.MISSING if one.default is REQUIRED else one.default,
                    compare=one.compared,
                    metadata=one.notes,
                    kw_only=True,
                ),
            )
            for one in _LAYOUTS[kind].fields
        ]
        plain: Any = dataclasses.make_dataclass(kind.__name__, made, init=False, repr=False, eq=False)
        fields: Mapping[str, object] = plain.__dataclass_fields__
        return fields


class Value:
    """The methods of all classes decorated by `value` or `placed_value`."""

    __dataclass_fields__: ClassVar[Any] = _StandardFields()

    def __init__(self, *placed: object, **given: object) -> None:
        layout = _LAYOUTS[type(self)]
        own = vars(self)
        if placed:
            given = _named(type(self), layout.placed, placed, given)
        own.update(layout.defaults)
        own.update(given)
        if len(own) != len(layout.defaults):
            raise TypeError(f"{type(self).__name__} has no {', '.join(sorted(own.keys() - layout.defaults.keys()))}")
        for name in layout.required:
            if name not in given:
                raise TypeError(f"{type(self).__name__} needs {name}")

    def having(self, **changes: object) -> Self:
        """A copy with the given attributes changed. Raises TypeError for an unknown attribute."""
        return type(self)(**{**vars(self), **changes})

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return NotImplemented
        mine, theirs = vars(self), vars(other)
        return all(mine[name] == theirs[name] for name in _LAYOUTS[type(self)].compared)

    def __hash__(self) -> int:
        own = vars(self)
        return hash((type(self), *(own[name] for name in _LAYOUTS[type(self)].compared)))

    def __repr__(self) -> str:
        text = ", ".join(f"{name}={held!r}" for name, held in vars(self).items())
        return f"{type(self).__name__}({text})"

    def __setattr__(self, name: str, held: object) -> None:
        raise _frozen(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise _frozen(f"cannot delete field {name!r}")


def _named(
    kind: type, names: tuple[str, ...], placed: tuple[object, ...], given: dict[str, object]
) -> dict[str, object]:
    if len(placed) > len(names) or not given.keys().isdisjoint(names[: len(placed)]):
        raise TypeError(f"{kind.__name__} takes {', '.join(names) or 'keywords only'}, each once")
    return {**dict(zip(names, placed, strict=False)), **given}


def _frozen(message: str) -> AttributeError:
    from dataclasses import FrozenInstanceError

    return FrozenInstanceError(message)
