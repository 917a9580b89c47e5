"""Snapshots in the worker process. The facts of the last one are cached between questions."""

from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.translations import in_language
from kneedeep_editor.worker.findings import MEMORY

Key = tuple[int, int]
"""The window, and the number of its snapshot."""


class UnknownSnapshot(Exception):
    """The worker does not have the snapshot of a question, so it must be sent along."""


_LAST: dict[Key, Facts | None] = {}


def facts_of(key: Key, reading: Reading | None) -> Facts | None:
    """The facts of a snapshot. None for an unreadable file. Raises UnknownSnapshot if it must be sent along."""
    if reading is not None:
        _LAST.clear()
        readable = reading.scenario is not None
        _LAST[key] = Facts(reading.scenario, reading.problems, memory=MEMORY) if readable else None  # type: ignore[arg-type]
    elif key not in _LAST:
        raise UnknownSnapshot
    return _LAST[key]


def facts_in(facts: Facts, language: str) -> Facts:
    """The facts with the texts in a language of the map."""
    scenario = in_language(facts.scenario, language)
    return facts if scenario is facts.scenario else Facts(scenario, facts.problems)
