"""Answers of the worker process: the balance findings of simulated games."""

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import SIMULATED, analyse
from kneedeep.games.simulation.result import Simulation
from kneedeep.model.scenario.io.reader import Reading

Asked = tuple[Reading, Simulation]
"""The played scenario, and the result."""


def balance_findings(_key: object, _reading: Reading | None, asked: Asked) -> list[Finding]:
    """The balance findings for games on a scenario, to be asked by `Survey.ask`."""
    reading, simulation = asked
    return analyse(reading, select=(SIMULATED,), simulation=simulation)
