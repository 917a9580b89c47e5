"""Scenarios in files of other kinds: passports, pages, pictures, maps of other programs. Another package reads them."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, cast

from kneedeep.support.extensions import FOREIGN_FILES, extensions
from kneedeep.support.interrupts import ReportedError

MOST_BYTES = 64 << 20
"""The size of the largest file that is read."""


class ImportFailed(ReportedError):
    """A file is of the wrong kind or can't be imported. The text is a clause with the reason."""


class ScenarioFile(NamedTuple):
    """A scenario file from another file, and a sentence about each part that was left out or looks wrong.

    `made`: whether it was converted from a map of another program. Otherwise it was extracted byte for byte.
    """

    content: bytes
    notes: tuple[str, ...] = ()
    made: bool = False


class ForeignFiles(NamedTuple):
    """Functions for files of other kinds.

    `scenario_of`: the scenario in a file, None if its kind can't contain one. Raises ImportFailed.
    `endings`: the usual endings of the files that it reads. `with_scenario`: a picture or PDF, of an ending,
    with the file of a scenario inside. `simulation_in`: the report of simulated games in a passport, empty
    without one, None for another file. Raises ImportFailed.
    """

    scenario_of: Callable[[bytes], ScenarioFile | None]
    endings: Callable[[], tuple[str, ...]]
    with_scenario: Callable[[bytes, str, bytes], bytes]
    simulation_in: Callable[[bytes], bytes | None]


@cache
def foreign_files() -> ForeignFiles | None:
    """The reader of files of other kinds. None if no package with a reader is installed."""
    return cast(ForeignFiles | None, next(iter(extensions(FOREIGN_FILES)), None))


def foreign_endings() -> tuple[str, ...]:
    """The usual file extensions that a scenario can be read from, apart from its own."""
    files = foreign_files()
    return () if files is None else files.endings()
