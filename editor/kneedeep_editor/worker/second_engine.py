"""The cross-check of a map by both engines in the worker process, while it is idle."""

from importlib import import_module

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import STOPPED, cross_checked
from kneedeep.board import compile_board
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.support.timer import timed
from kneedeep_editor.worker import findings

SECONDS = 10.0
"""The maximum processor time for one map."""
_LIBRARIES = ("numpy", "shapely", "networkx")


class Interrupted(Exception):
    """Another question was asked meanwhile."""


def ask_both(number: int, reading: Reading) -> list[Finding] | None:
    """The differences between the engines. None if they can't be compared, or if that takes too long.

    `number`: the number of earlier questions. Raises Interrupted when another one is asked.
    """

    def is_unwanted() -> bool:
        return findings.asked() != number

    if (scenario := reading.scenario) is None:
        return None
    for library in _LIBRARIES:
        if is_unwanted():
            raise Interrupted
        import_module(library)
    with timed(SECONDS, is_unwanted):
        if not compile_board(scenario).spaces:
            return None
        # Without the cache of the analysis, which an interruption could leave incomplete.
        found = cross_checked(reading)
    if is_unwanted():
        raise Interrupted
    return None if any(one.code == STOPPED for one in found) else found
