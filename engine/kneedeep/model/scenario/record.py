"""An immutable mapping for the small open parts of a scenario (parameters, reasons, house rules)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any


class Record(Mapping[str, Any]):
    """A hashable, ordered mapping from text to values. Comparison ignores the order."""

    __slots__ = ("_values",)
    _values: dict[str, object]

    def __init__(self, pairs: Iterable[tuple[str, object]] = (), **more: object) -> None:
        """Store these pairs. A later pair of the same key wins."""
        object.__setattr__(self, "_values", {**dict(pairs), **more})

    def __getitem__(self, key: str) -> Any:
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a Record cannot be changed; make another with having()")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._values == other._values

    def __hash__(self) -> int:
        return hash(frozenset(self._values.items()))

    def __repr__(self) -> str:
        return f"Record({self._values!r})"

    def __reduce__(self) -> tuple[type["Record"], tuple[tuple[tuple[str, object], ...]]]:
        return (Record, (tuple(self._values.items()),))

    def having(self, **changes: object) -> "Record":
        """A copy with the given keys set. None removes a key."""
        merged = {**self._values, **changes}
        return Record((key, value) for key, value in merged.items() if value is not None)


EMPTY = Record()
