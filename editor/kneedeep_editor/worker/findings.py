"""The analysis in the worker process, without Qt."""

from typing import Protocol

from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import SIMULATED, analyse
from kneedeep.games.simulation.result import Simulation
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.support.timer import timed

SECONDS = 5.0
"""Processor time for one answer, for work that is not counted in steps."""
MEMORY = AnalysisCache()
"""The cache of the process from snapshot to snapshot."""


class Count(Protocol):
    """A number that the window and the worker process share."""

    value: int


_ASKED: list[Count] = []
"""The number of questions that the window has asked."""


def load_analysis(asked: Count | None = None) -> None:
    """Load the catalog and every check, so that the first analysis is as fast as the others.

    `asked`: the number of questions of the window. Ctrl+C in the terminal reaches this process too: the window ends it,
    or its own end does.
    """
    _ASKED[:] = [] if asked is None else [asked]
    import gc
    import signal

    from kneedeep.support.languages import use_chosen_language_or_english
    from kneedeep.support.parent_watch import end_with_parent

    end_with_parent()
    use_chosen_language_or_english()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from kneedeep.analysis.framework.check import selected
    from kneedeep.model.catalog import RULESETS, load_catalog

    load_catalog(RULESETS[0])
    list(selected())
    # What is loaded stays: no search for garbage goes through it.
    gc.freeze()


def find_problems(reading: Reading) -> list[Finding]:
    """The findings of a snapshot."""
    with timed(SECONDS):
        return analyse(reading, memory=MEMORY)


def asked() -> int:
    """How many questions the window has asked this process, those of `Worker.meanwhile` left out."""
    return _ASKED[0].value if _ASKED else 0


Asked = tuple[Reading, Simulation]
"""The played scenario, and the result."""


def balance_findings(_key: object, _reading: Reading | None, asked: Asked) -> list[Finding]:
    """The balance findings for games on a scenario, to be asked by `Survey.ask`."""
    reading, simulation = asked
    return analyse(reading, select=(SIMULATED,), simulation=simulation)
