"""The analysis in the worker process, without Qt."""

from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.support.timer import timed

SECONDS = 5.0
"""Processor time for one answer, for work that is not counted in steps."""
MEMORY = AnalysisCache()
"""The cache of the process from snapshot to snapshot."""


def load_analysis() -> None:
    """Load the catalog and every check, so that the first analysis is as fast as the others.

    Ctrl+C in the terminal reaches this process too: the window ends it, or its own end does.
    """
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
    """Return the findings of a snapshot."""
    with timed(SECONDS):
        return analyse(reading, memory=MEMORY)
