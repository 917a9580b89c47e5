"""Results that are kept from board to board, by kind and by a key that says what they depend on."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Result = TypeVar("Result")

MOST = 64
"""So many results of each kind are kept, those asked for last."""


class ResultCache:
    """Results by kind and key, for the boards that share it."""

    def __init__(self) -> None:
        """Hold nothing yet."""
        self._kinds: dict[str, dict[Hashable, Any]] = {}

    def of(self, kind: str, key: Hashable, derive: Callable[[], Result], most: int = MOST) -> Result:
        """Return what `derive` makes of the key and of all that the boards have in common, made once."""
        known = self._kinds.setdefault(kind, {})
        if key in known:
            result: Result = known.pop(key)
        else:
            result = derive()
        known[key] = result
        while len(known) > most:
            del known[next(iter(known))]
        return result
