"""What follows from the plan of a board and a key alone: kept from board to board while the plan stays."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Result = TypeVar("Result")

MOST = 64
"""So many results of each kind are kept, those asked for last."""


class PlanCache:
    """Results by kind and key. The boards of one plan share them."""

    def __init__(self) -> None:
        """Hold nothing yet."""
        self._kinds: dict[str, dict[Hashable, Any]] = {}

    def of(self, kind: str, key: Hashable, derive: Callable[[], Result], most: int = MOST) -> Result:
        """Return what `derive` makes of the plan and the key, made once."""
        known = self._kinds.setdefault(kind, {})
        if key in known:
            result: Result = known.pop(key)
        else:
            result = derive()
        known[key] = result
        while len(known) > most:
            del known[next(iter(known))]
        return result
