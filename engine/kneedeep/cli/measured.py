"""The report of simulated games that a command is given, to show how hard a scenario is."""

from typing import TYPE_CHECKING

from kneedeep.cli.command_table import CommandError
from kneedeep.scenario.io.files import FileFailed, read_bytes
from kneedeep.scenario.model import Scenario
from kneedeep.scenario.yaml_patch.file_limits import Unreadable

if TYPE_CHECKING:
    from kneedeep.report.measured_difficulty import MeasuredDifficulty

MOST_REPORT = 64 * 1024 * 1024
"""So many bytes a report of simulated games may have."""


def measured_in(path: str, scenario: Scenario) -> "MeasuredDifficulty":
    """Return what a report says of a scenario. Raises CommandError, in one line, when it says nothing of it."""
    from kneedeep.report.measured_difficulty import measured_in_report

    try:
        return measured_in_report(read_bytes(path, MOST_REPORT), scenario)
    except FileFailed as error:
        raise CommandError(str(error)) from error
    except Unreadable as error:
        raise CommandError(f"{path}: {error.message}") from error
    except ValueError as error:
        raise CommandError(f"{path} {error}") from error
