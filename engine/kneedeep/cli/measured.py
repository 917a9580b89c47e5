"""The report of simulated games, or the passport with one, that a command is given to show how hard a scenario is."""

from typing import TYPE_CHECKING

from kneedeep.cli import CommandError, reporting
from kneedeep.model.scenario.io.files import read_bytes
from kneedeep.model.scenario.io.foreign_files import ImportFailed, foreign_files
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable

if TYPE_CHECKING:
    from kneedeep.report.measured_difficulty import MeasuredDifficulty

MOST_REPORT = 64 * 1024 * 1024
"""The most bytes of a report of simulated games."""


def measured_in(path: str, scenario: Scenario) -> "MeasuredDifficulty":
    """The difficulty of a scenario in a report, or in that of a passport. Raises CommandError without one."""
    from kneedeep.report.measured_difficulty import measured_in_report

    with reporting(path, Unreadable, ImportFailed):
        content = read_bytes(path, MOST_REPORT)
        files = foreign_files()
        report = None if files is None else files.simulation_in(content)
    if report == b"":
        raise CommandError("{path} has no simulated games: make it with `kneedeep passport --games N`", path=path)
    try:
        return measured_in_report(content if report is None else report, scenario)
    except ValueError as error:
        raise CommandError("{path} {error}", path=path, error=error) from error
