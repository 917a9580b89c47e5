"""A simulation as a table for spreadsheets, a row per game."""

import csv
import io
from collections.abc import Iterator

from kneedeep.games.simulation.result import WINNERS
from kneedeep.report.simulation import SimulationReport
from kneedeep.rules.registry import ruleset_for

COLUMNS = ("marines", "game", "seed", "winner", "end", "rounds", "frags", "deaths", "kills", "decisions")
AMMUNITION = "dry"
"""An extra column for editions with ammunition: whether a marine ever ran out of it."""


def write(report: SimulationReport) -> Iterator[str]:
    """Yield the column names and a row for each game, sorted by number of marines and number of the game."""
    ammunition = bool(ruleset_for(report.scenario.ruleset).ammunition)
    yield _line((*COLUMNS, AMMUNITION) if ammunition else COLUMNS)
    for party in report.result.parties:
        for record in party.records:
            one, dry = record, (int(record.dry),) if ammunition else ()
            numbers = (one.rounds, one.frags, one.deaths, one.kills, one.decisions)
            yield _line((party.marines, one.number, one.seed, WINNERS[one.winner], one.end, *numbers, *dry))


def _line(cells: tuple[object, ...]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(cells)
    return text.getvalue()
