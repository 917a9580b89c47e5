"""Comparison of both engines on a scenario, and its claim in the head of a passport."""

from typing import NamedTuple

from kneedeep.board import compile_board
from kneedeep.model.catalog import RULESETS
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.support.timer import LONGEST, limited
from kneedeep.support.work_budget import OutOfWork

QUICK_LINES = 20_000
"""The approximate number of compared pairs of spaces, if not all are compared."""


class Comparison(NamedTuple):
    """The questions with different answers of the engines, and whether reach was only compared with a bound."""

    differing: tuple[str, ...]
    is_bound: bool

    @property
    def claim(self) -> dict[str, bool | str]:
        """The claim in the head of a passport."""
        return {"agrees": not self.differing, "reach": "bound" if self.is_bound else "exact"}


def compared(reading: Reading, *, quick: bool = False) -> Comparison | None:
    """The comparison for a scenario. None if it takes too long or the edition is unknown."""
    if (scenario := reading.scenario) is None or scenario.ruleset not in RULESETS:
        return None
    # Imported on first use, since jsonschema, shapely and networkx load slowly.
    from kneedeep.analysis.cross_check.board_answers import LINES
    from kneedeep.analysis.cross_check.cross_check import differences
    from kneedeep.analysis.cross_check.file_answers import file_difference
    from kneedeep.analysis.cross_check.reach_answers import is_bound

    board = compile_board(scenario)
    try:
        with limited(LONGEST):
            form = None if reading.source is None else file_difference(reading.source.tree)
            found = [*([form] if form else []), *differences(board, QUICK_LINES if quick else LINES)]
            return Comparison(tuple(one.question for one in found), is_bound(board))
    except OutOfWork:
        return None
