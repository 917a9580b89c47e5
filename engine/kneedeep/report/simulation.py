"""What the report of a simulation is made from, and the table of its forms."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import NamedTuple

from kneedeep.analysis.framework.finding import Finding
from kneedeep.catalog.numbers.overrides import Numbers
from kneedeep.catalog.sourced_value import SURE_MARKS
from kneedeep.rules.assistant import DataProvenance
from kneedeep.rules.registry import ruleset_for
from kneedeep.scenario.io.reader import Reading
from kneedeep.scenario.model import Scenario
from kneedeep.simulation.result import Simulation


class Kept(NamedTuple):
    """A strange game that was saved: where, with how many marines, its number, in what it is strange."""

    path: str
    marines: int
    game: int
    reasons: tuple[str, ...]


class Before(NamedTuple):
    """Other games that a simulation is compared with, and what they are called."""

    name: str
    result: Simulation


class UsedNumbers(NamedTuple):
    """How many numbers games rested on, and the addresses of those that are guesses or from memory."""

    numbers: int
    guessed: tuple[str, ...]

    @property
    def line(self) -> str:
        """Return a sentence on them."""
        which = "is a guess" if len(self.guessed) == 1 else "are guesses"
        return f"{len(self.guessed) or 'None'} of the {self.numbers} numbers these games used {which} or from memory."


class SimulationReport(NamedTuple):
    """A scenario, what bots made of it, what the checks of balance found in that; `interrupted`: with fewer games.

    `before`: what it is compared with; `numbers`: the user's own that the games were played with.
    """

    path: str
    reading: Reading
    result: Simulation
    findings: tuple[Finding, ...] = ()
    kept: tuple[Kept, ...] = ()
    interrupted: bool = False
    before: Before | None = None
    numbers: Numbers = ()

    @property
    def scenario(self) -> Scenario:
        """Return the scenario. Raises ValueError for a file without one, which nobody can have played."""
        if self.reading.scenario is None:
            raise ValueError(f"{self.path} holds no scenario")
        return self.reading.scenario

    def reliance(self) -> DataProvenance:
        """Return how sure the numbers are that the games were played with. Raises UnplayableError."""
        game = ruleset_for(self.scenario.ruleset).with_numbers(self.numbers).on(self.scenario)
        counts = [party.marines for party in self.result.parties]
        found: DataProvenance = game.assistant.provenance(counts)
        return found

    def numbers_used(self) -> UsedNumbers | None:
        """Return the numbers that the games rested on, None where games of the ruleset do not count them."""
        used = self.result.tally("numbers")
        if not used:
            return None
        game = ruleset_for(self.scenario.ruleset).with_numbers(self.numbers).on(self.scenario)
        entries = [entry for entry in game.assistant.number_sheet() if entry.address in used]
        unsure = [entry.address for entry in entries if entry.mark and entry.mark not in SURE_MARKS]
        return UsedNumbers(len(entries), tuple(unsure))


Writer = Callable[[SimulationReport], Iterator[str]]

FORMATS: dict[str, str] = {
    "text": "kneedeep.report.simulation_text",
    "json": "kneedeep.report.simulation_json",
    "csv": "kneedeep.report.simulation_csv",
}
"""The module of each form of report; its `write(report)` yields the parts of the output."""


def writer(form: str) -> Writer:
    """Return what writes a form of report. Raises KeyError for one that is not in the table."""
    write: Writer = import_module(FORMATS[form]).write
    return write
