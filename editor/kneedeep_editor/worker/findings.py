"""The analysis in the worker process, without Qt."""

import gc
import signal
from typing import Protocol

from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.check import selected
from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import SIMULATED, analyse
from kneedeep.games.simulation.result import Simulation
from kneedeep.model.catalog import RULESETS, load_catalog
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.support.languages import use_chosen_language_or_english
from kneedeep.support.parent_watch import end_with_parent
from kneedeep.support.timer import timed

SECONDS = 5.0
"""The processor time for one answer, for work that counts no steps."""
MEMORY = AnalysisCache()
"""The analysis cache of the process, shared by all snapshots."""


class Count(Protocol):
    """A number in memory shared with the window."""

    value: int


_ASKED: list[Count] = []
"""The number of questions asked by the window."""


def load_analysis(asked: Count | None = None) -> None:
    """Load the catalog and all checks, so that the first analysis is as fast as later ones.

    `asked`: the number of questions of the window. Ctrl+C is ignored here: the window ends this process, or it ends
    with the window.
    """
    _ASKED[:] = [] if asked is None else [asked]
    end_with_parent()
    use_chosen_language_or_english()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load_catalog(RULESETS[0])
    list(selected())
    # Loaded modules and data stay, so the garbage collector skips them.
    gc.freeze()


def find_problems(reading: Reading) -> list[Finding]:
    """The findings of a snapshot."""
    with timed(SECONDS):
        return analyse(reading, memory=MEMORY)


def asked() -> int:
    """The number of questions asked by the window, without those of `Worker.meanwhile`."""
    return _ASKED[0].value if _ASKED else 0


Asked = tuple[Reading, Simulation]
"""The simulated scenario, and the result."""


def balance_findings(_key: object, _reading: Reading | None, asked: Asked) -> list[Finding]:
    """The balance findings for simulated games, in the signature of map queries."""
    reading, simulation = asked
    return analyse(reading, select=(SIMULATED,), simulation=simulation)
