"""Both engines asked about the scenario of a passport: what its head says of the answers."""

from typing import Any, NamedTuple

from kneedeep.board import compile_board
from kneedeep.catalog import load_catalog
from kneedeep.catalog.catalog_files import RULESETS
from kneedeep.scenario.model import Scenario
from kneedeep.timer import LONGEST, limited
from kneedeep.work_budget import OutOfWork

QUICK_LINES = 20_000
"""The approximate number of pairs of spaces compared if not all are."""


class Comparison(NamedTuple):
    """The questions to which both engines give different answers, and whether reach is compared with a bound only."""

    differing: tuple[str, ...]
    is_bound: bool

    @property
    def claim(self) -> dict[str, Any]:
        """What the head of a passport says of it."""
        return {"agrees": not self.differing, "reach": "bound" if self.is_bound else "exact"}


def compared(scenario: Scenario, *, quick: bool = False) -> Comparison | None:
    """Ask both engines about a scenario; None if that takes too long or the edition is unknown."""
    if scenario.ruleset not in RULESETS:
        return None
    # shapely and networkx are loaded for this alone.
    from kneedeep.analysis.cross_check.board_answers import LINES
    from kneedeep.analysis.cross_check.cross_check import differences
    from kneedeep.analysis.cross_check.reach_answers import is_bound

    board = compile_board(scenario, load_catalog(scenario.ruleset))
    try:
        with limited(LONGEST):
            found = tuple(one.question for one in differences(board, QUICK_LINES if quick else LINES))
            return Comparison(found, is_bound(board))
    except OutOfWork:
        return None
