"""Values that a test takes for granted."""

from typing import TypeVar

Value = TypeVar("Value")


def known(value: Value | None) -> Value:
    """A value that is there."""
    assert value is not None
    return value


def typed(kind: type[Value], value: object) -> Value:
    """A value that is of a kind."""
    assert isinstance(value, kind), value
    return value
