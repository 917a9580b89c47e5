"""The contents of a simulation report, and the table of report formats."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import NamedTuple

from kneedeep.analysis.framework.finding import Finding
from kneedeep.games.simulation.result import Simulation
from kneedeep.model.catalog.numbers.overrides import Numbers
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.data_provenance import DataProvenance, UsedNumbers
from kneedeep.rules.registry import ruleset_for


class Kept(NamedTuple):
    """A saved unusual game: its file, its number of marines, its number, and the reasons for saving it."""

    path: str
    marines: int
    game: int
    reasons: tuple[str, ...]


class EarlierGames(NamedTuple):
    """Earlier games for comparison, and their name."""

    name: str
    result: Simulation


class SimulationReport(NamedTuple):
    """A scenario, the results of its games, and the findings of the balance checks.

    `interrupted`: some games are missing. `before`: earlier games for comparison. `numbers`: the user's own numbers.
    """

    path: str
    reading: Reading
    result: Simulation
    findings: tuple[Finding, ...] = ()
    kept: tuple[Kept, ...] = ()
    interrupted: bool = False
    before: EarlierGames | None = None
    numbers: Numbers = ()

    @property
    def scenario(self) -> Scenario:
        """The scenario. Raises ValueError if the file has none."""
        if self.reading.scenario is None:
            raise ValueError(f"{self.path} holds no scenario")
        return self.reading.scenario

    def reliance(self) -> DataProvenance:
        """The reliability of the numbers used in the games. Raises UnplayableError."""
        game = ruleset_for(self.scenario.ruleset).with_numbers(self.numbers).on(self.scenario)
        counts = [party.marines for party in self.result.parties]
        used, guesses = self.result.tally("numbers"), self.result.tally("guesses")
        found: DataProvenance = game.assistant.provenance(counts)
        if not used:
            return found
        order = (entry.address for entry in game.assistant.number_sheet())
        return found._replace(used=UsedNumbers(len(used), tuple(one for one in order if one in guesses)))


Writer = Callable[[SimulationReport], Iterator[str]]

FORMATS: dict[str, str] = {
    "text": "kneedeep.report.simulation_text",
    "json": "kneedeep.report.simulation_json",
    "csv": "kneedeep.report.simulation_csv",
}
"""The module of each report format. Its `write(report)` yields the parts of the output."""


def writer(form: str) -> Writer:
    """The writer of a report format. Raises KeyError for an unknown one."""
    write: Writer = import_module(FORMATS[form]).write
    return write
