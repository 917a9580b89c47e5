"""A cache of results shared by boards, by kind and cache key."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Result = TypeVar("Result")

MOST = 64
"""The number of cached results of each kind. The last used ones are kept."""


class ResultCache:
    """Results by kind and key, shared by several boards."""

    def __init__(self) -> None:
        self._kinds: dict[str, dict[Hashable, Any]] = {}

    def of(self, kind: str, key: Hashable, derive: Callable[[], Result], most: int = MOST) -> Result:
        """The result of `derive`, computed once for each kind and cache key."""
        known = self._kinds.setdefault(kind, {})
        if key in known:
            result: Result = known.pop(key)
        else:
            result = derive()
        known[key] = result
        while len(known) > most:
            del known[next(iter(known))]
        return result
