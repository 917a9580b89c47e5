"""The cache between analyses: the parts of a scenario that an edit left unchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.board import Board

if TYPE_CHECKING:
    from kneedeep.analysis.framework.facts import Facts

MOST = 4
"""The number of cached versions of each part: undoing the last edits is as fast as making them."""


class AnalysisCache:
    """Parts of the last analysed scenarios with all derived results, and the board of the last scenario."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self._parts: dict[str, list[Facts]] = {}

    def recalled(self, made: Facts) -> Facts:
        """The cached facts of an equal part, else the given ones, which are cached."""
        known = self._parts.setdefault(made.part_name, [])
        for place, one in enumerate(known):
            if one.equals(made):
                known.append(known.pop(place))
                return one
        known.append(made)
        del known[:-MOST]
        return made

    def forget(self) -> None:
        """Clear the cache: results of a stopped check may be incomplete."""
        self.board = None
        self._parts.clear()
