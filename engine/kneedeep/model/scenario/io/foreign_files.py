"""Scenarios in files of other kinds: passports, pages, pictures, maps of other programs. Another package knows them."""

from functools import cache
from typing import NamedTuple, Protocol, cast

from kneedeep.support.extensions import FOREIGN_FILES, extensions

MOST_BYTES = 64 << 20
"""The size of the largest file that is read."""


class ImportFailed(Exception):
    """A file can't be imported; the text is a clause that says why."""


class ScenarioFile(NamedTuple):
    """The file of a scenario, and what of its source was left out or looks wrong, a sentence each.

    `made`: it was made from a map of another program, and not taken out byte for byte.
    """

    content: bytes
    notes: tuple[str, ...] = ()
    made: bool = False


class ForeignFiles(Protocol):
    """Reads and writes scenarios in files of other kinds."""

    def scenario_of(self, content: bytes) -> ScenarioFile | None:
        """Return the scenario of a file; None for a file of no kind that has one. Raises ImportFailed."""

    def endings(self) -> tuple[str, ...]:
        """Return the usual endings of the files it reads."""

    def with_scenario(self, content: bytes, ending: str, scenario: bytes) -> bytes:
        """Return a picture or PDF file with the file of a scenario inside."""

    def simulation_in(self, content: bytes) -> bytes | None:
        """Return the report of simulated games in a passport, empty without one; None for another file.

        Raises ImportFailed.
        """


@cache
def foreign_files() -> ForeignFiles | None:
    """The reader of such files. None if no package that has one is installed."""
    return cast(ForeignFiles | None, next(iter(extensions(FOREIGN_FILES)), None))


def foreign_endings() -> tuple[str, ...]:
    """Return the usual endings of files of other kinds that a scenario can be read from."""
    files = foreign_files()
    return () if files is None else files.endings()
