"""Turning points, events that set lost games apart from won ones, in sentences."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.text.balance_text import percent
from kneedeep.board import compile_board
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.turning_points import SUBJECTS, TurningPoint, turning_points
from kneedeep.model.catalog import Catalog
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import later_count, tr, tr_count

_SENTENCES = dict(table_rows(__file__, "turning_lines.txt"))
_FRAGS = later_count(
    "In {lost} of the lost games a marine is fragged by the end of round {round}, in {won} of the won ones; most often "
    "in {area}.",
    "In {lost} of the lost games marines are fragged {n} times by the end of round {round}, in {won} of the won ones; "
    "the last time most often in {area}.",
)


class TurningLine(NamedTuple):
    """A turning point as a sentence, with its number of marines and the serial of its element."""

    marines: int
    text: str
    serial: int
    point: TurningPoint

    @property
    def label(self) -> str:
        """The number of marines in words."""
        return tr_count("Lost with {n} marine", "Lost with {n} marines", self.marines)


def turning_lines(scenario: Scenario, result: Simulation, catalog: Catalog) -> Iterator[TurningLine]:
    """Yield the turning points, the strongest for each number of marines first."""
    words = DisplayNames(scenario, compile_board(scenario, catalog), catalog)
    areas = {area.id: area.serial for area in scenario.areas}
    for party in result.parties:
        for point in turning_points(party):
            said: dict[str, object] = {"lost": percent(point.lost.share), "won": percent(point.won.share)}
            serials = []
            for part, value in zip(SUBJECTS[point.what], point.subject, strict=True):
                said[part] = value
                if part in ("area", "door", "token"):
                    serials.append(areas[str(value)] if part == "area" else int(value))
                    said[part] = words.element(scenario.element(serials[-1]))
            if point.what in _SENTENCES:
                text = tr(in_words_of(scenario.ruleset, _SENTENCES[point.what]), **said)
            else:
                text = tr_count(*_FRAGS, int(point.subject[0]), **said)
            yield TurningLine(party.marines, text, serials[0], point)
