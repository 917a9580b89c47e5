"""A simulation as a table for spreadsheets: a line for each game."""

import csv
import io
from collections.abc import Iterator

from kneedeep.games.simulation.result import WINNERS
from kneedeep.report.simulation import SimulationReport
from kneedeep.rules.registry import ruleset_for

COLUMNS = ("marines", "game", "seed", "winner", "end", "rounds", "frags", "deaths", "kills", "decisions")
AMMUNITION = "dry"
"""A further column where an edition has ammunition: whether a marine had none left at some time."""


def write(report: SimulationReport) -> Iterator[str]:
    """Yield the names of the columns and a line for each game, by number of marines and number of the game."""
    ammunition = bool(ruleset_for(report.scenario.ruleset).ammunition)
    yield _line((*COLUMNS, AMMUNITION) if ammunition else COLUMNS)
    for party in report.result.parties:
        for record in party.records:
            yield _line(
                (
                    party.marines,
                    record.number,
                    record.seed,
                    WINNERS[record.winner],
                    record.end,
                    record.rounds,
                    record.frags,
                    record.deaths,
                    record.kills,
                    record.decisions,
                    *((int(record.dry),) if ammunition else ()),
                )
            )


def _line(cells: tuple[object, ...]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(cells)
    return text.getvalue()
