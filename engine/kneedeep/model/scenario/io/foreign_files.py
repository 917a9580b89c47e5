"""Scenarios in files of other kinds: passports, pages, pictures, maps of other programs. Another package knows them."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, cast

from kneedeep.support.extensions import FOREIGN_FILES, extensions
from kneedeep.support.interrupts import ReportedError

MOST_BYTES = 64 << 20
"""The size of the largest file that is read."""


class ImportFailed(ReportedError):
    """A file is not what it is read as, or can't be imported. The text is a clause with the reason."""


class ScenarioFile(NamedTuple):
    """The file of a scenario, and what of its source was left out or looks wrong, a sentence each.

    `made`: it was made from a map of another program, and not taken out byte for byte.
    """

    content: bytes
    notes: tuple[str, ...] = ()
    made: bool = False


class ForeignFiles(NamedTuple):
    """Functions for files of other kinds.

    `scenario_of`: the scenario in a file, None for a file of no kind that has one. Raises ImportFailed.
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
    """The reader of such files. None if no package that has one is installed."""
    return cast(ForeignFiles | None, next(iter(extensions(FOREIGN_FILES)), None))


def foreign_endings() -> tuple[str, ...]:
    """The usual endings of files of other kinds that a scenario can be read from."""
    files = foreign_files()
    return () if files is None else files.endings()
