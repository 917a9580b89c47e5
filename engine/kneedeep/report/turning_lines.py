"""What parts lost games from won ones, in sentences."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.text.balance_text import percent
from kneedeep.board import compile_board
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.turning_points import BEHIND, COST, FRAGGED, FRAGS, UNTAKEN, TurningPoint, turning_points
from kneedeep.model.catalog import Catalog
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.translation import later, later_count, tr, tr_count

_SENTENCES = {
    FRAGGED: later("In {lost} of the lost games a marine is fragged in {thing}, in {won} of the won ones."),
    BEHIND: later(
        "In {lost} of the lost games a marine is fragged in {thing} within two rounds of opening {door}, "
        "in {won} of the won ones."
    ),
    UNTAKEN: later("In {lost} of the lost games nobody takes {thing}, in {won} of the won ones."),
    COST: later(
        "In {lost} of the lost games opening {thing} costs {n} wounds or more within two rounds, in {won} of the won ones."
    ),
}
_FRAGS = later_count(
    "In {lost} of the lost games a marine is fragged by the end of round {round}, in {won} of the won ones; most often "
    "in {thing}.",
    "In {lost} of the lost games marines are fragged {n} times by the end of round {round}, in {won} of the won ones; "
    "the last time most often in {thing}.",
)


class TurningLine(NamedTuple):
    """A turning point in a sentence, with its number of marines and the serial of its place."""

    marines: int
    text: str
    serial: int
    point: TurningPoint


def turning_lines(scenario: Scenario, result: Simulation, catalog: Catalog) -> Iterator[TurningLine]:
    """Yield what parts lost games from won ones, the strongest for each number of marines first."""
    words = DisplayNames(scenario, compile_board(scenario, catalog), catalog)
    areas = {area.id: area.serial for area in scenario.areas}

    def named(serial: int) -> str:
        return words.element(scenario.element(serial))

    for party in result.parties:
        for point in turning_points(party):
            shares = {"lost": percent(point.lost.share), "won": percent(point.won.share)}
            subject = point.subject
            if point.what == FRAGS:
                serial = areas[str(subject[2])]
                text = tr_count(*_FRAGS, int(subject[0]), **shares, round=subject[1], thing=named(serial))
            else:
                serial = areas[str(subject[0])] if point.what in (FRAGGED, BEHIND) else int(subject[0])
                door = named(int(subject[1])) if point.what == BEHIND else ""
                sentence = in_words_of(scenario.ruleset, _SENTENCES[point.what])
                text = tr(sentence, **shares, thing=named(serial), door=door, n=subject[-1])
            yield TurningLine(party.marines, text, serial, point)
