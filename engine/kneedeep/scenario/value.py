"""Frozen dataclasses that cost next to nothing to define.

The standard decorator compiles half a dozen methods for every class, a millisecond each time the program starts.
Here they are written once, for all classes, over the same fields.
"""

from dataclasses import MISSING, FrozenInstanceError, dataclass, fields
from typing import Any, NamedTuple, Self, TypeVar, dataclass_transform

AClass = TypeVar("AClass")


class _Layout(NamedTuple):
    """What is known of a class: its fields with their defaults, those given by place, those without default, those
    that are compared."""

    defaults: dict[str, Any]
    placed: tuple[str, ...]
    required: tuple[str, ...]
    compared: tuple[str, ...]


_LAYOUTS: dict[type, _Layout] = {}


@dataclass_transform(kw_only_default=True, frozen_default=True)
def value(kind: type[AClass]) -> type[AClass]:
    """Make a subclass of Value a frozen dataclass whose fields are given by keyword."""
    return dataclass(init=False, repr=False, eq=False, kw_only=True)(kind)


@dataclass_transform(frozen_default=True)
def placed_value(kind: type[AClass]) -> type[AClass]:
    """Make a subclass of Value a frozen dataclass whose fields are given in their order, or by keyword."""
    return dataclass(init=False, repr=False, eq=False)(kind)


class Value:
    """The methods of all classes that `value` and `placed_value` decorate."""

    def __init__(self, *placed: Any, **given: Any) -> None:
        layout = _layout(type(self))
        own = vars(self)
        if placed:
            given = _named(type(self), layout.placed, placed, given)
        own.update(layout.defaults)
        own.update(given)
        if len(own) != len(layout.defaults):
            raise TypeError(
                f"{type(self).__name__} has no {', '.join(sorted(own.keys() - layout.defaults.keys()))}"
            )
        for name in layout.required:
            if name not in given:
                raise TypeError(f"{type(self).__name__} needs {name}")

    def having(self, **changes: Any) -> Self:
        """Return a copy with the given attributes changed. Raises TypeError for one that is not there."""
        return type(self)(**{**vars(self), **changes})

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return NotImplemented
        mine, theirs = vars(self), vars(other)
        return all(mine[name] == theirs[name] for name in _layout(type(self)).compared)

    def __hash__(self) -> int:
        own = vars(self)
        return hash((type(self), *(own[name] for name in _layout(type(self)).compared)))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={held!r}" for name, held in vars(self).items())
        return f"{type(self).__name__}({told})"

    def __setattr__(self, name: str, held: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")


def _named(
    kind: type, names: tuple[str, ...], placed: tuple[Any, ...], given: dict[str, Any]
) -> dict[str, Any]:
    """All that is given, by name."""
    if len(placed) > len(names) or not given.keys().isdisjoint(names[: len(placed)]):
        raise TypeError(f"{kind.__name__} takes {', '.join(names) or 'keywords only'}, each once")
    return {**dict(zip(names, placed, strict=False)), **given}


def _layout(kind: type) -> _Layout:
    known = _LAYOUTS.get(kind)
    if known is None:
        declared = fields(kind)
        known = _LAYOUTS[kind] = _Layout(
            {field.name: None if field.default is MISSING else field.default for field in declared},
            tuple(field.name for field in declared if not field.kw_only),
            tuple(field.name for field in declared if field.default is MISSING),
            tuple(field.name for field in declared if field.compare),
        )
    return known
