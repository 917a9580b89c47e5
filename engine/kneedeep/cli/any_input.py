"""Reading a scenario from its own file, a file that embeds one, or a map of another program."""

import os
from typing import TYPE_CHECKING

from kneedeep.cli import CommandError, complain, reporting
from kneedeep.cli.inputs import STDIN, Input, content_of, input_of
from kneedeep.model.scenario.io.atomic_files import read_bytes
from kneedeep.model.scenario.io.foreign_files import MOST_BYTES, ForeignFiles, ImportFailed, foreign_files
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable

if TYPE_CHECKING:
    from kneedeep.report.measured_difficulty import MeasuredDifficulty


def read_any(path: str) -> Input:
    """An input with the file's scenario, embedded or imported if need be. Reports losses of an import on stderr.

    Raises CommandError if the file can't be opened or an import fails.
    """
    with reporting(path, Unreadable, ImportFailed):
        data = content_of(path, MOST_BYTES)
        files = foreign_files()
        found = files.scenario_of(data) if files is not None and len(data) <= MOST_BYTES else None
    if found is None:
        return input_of(path, data)
    for note in found.notes:
        complain("{path}: {error}", path=path, error=note)
    return input_of(path, found.content)


def known_foreign_files() -> ForeignFiles:
    """The reader of other programs' files. Raises CommandError if its package is not installed."""
    if (files := foreign_files()) is None:
        raise CommandError("--embed needs the package kneedeep_exchange, which is not installed")
    return files


def is_file_of(output: str, *inputs: str) -> bool:
    """Whether an output path is one of the input files."""
    return os.path.exists(output) and any(
        one != STDIN and os.path.exists(one) and os.path.samefile(one, output) for one in inputs
    )


MOST_REPORT = 64 * 1024 * 1024
"""The maximum size of a simulation report, in bytes."""


def measured_in(path: str, scenario: Scenario) -> "MeasuredDifficulty":
    """The difficulty of a scenario, from a JSON report or a passport. Raises CommandError if there is none."""
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
