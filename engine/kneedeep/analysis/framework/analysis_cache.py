"""The cache of one analysis for the next: the parts of a scenario that an edit left unchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.board import Board

if TYPE_CHECKING:
    from kneedeep.analysis.framework.facts import Facts

MOST = 4
"""The number of versions kept of each part: undoing the last edits is as quick as making them."""


class AnalysisCache:
    """Parts of the scenarios analysed last, with all that was derived from them, and the board of the last one."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self._parts: dict[str, list[Facts]] = {}

    def recalled(self, made: Facts) -> Facts:
        """The remembered facts of an equal part, else the given ones, which are remembered from now on."""
        known = self._parts.setdefault(made.part_name, [])
        for place, one in enumerate(known):
            if one.equals(made):
                known.append(known.pop(place))
                return one
        known.append(made)
        del known[:-MOST]
        return made

    def forget(self) -> None:
        """Forget everything: results of a stopped check may be incomplete."""
        self.board = None
        self._parts.clear()
