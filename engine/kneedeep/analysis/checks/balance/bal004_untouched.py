"""BAL004: areas and items that no simulated game ever used."""

from collections import Counter
from collections.abc import Iterator

from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.text.balance_text import resting_on
from kneedeep.analysis.words import tr, tr_count
from kneedeep.games.simulation.result import Simulation
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Scenario
from kneedeep.support import grouped

CODE = "BAL004"
LEAST_GAMES = 10


def _left(scenario: Scenario) -> Simulation:
    """In no game the medikit is taken."""
    lain = {(token.serial, *space): 100 for token in scenario.tokens for space in token.places}
    seen = {("start", 1): 100, ("research", 3): 80}
    return result_of(scenario, tallies={"revealed": seen, "lain": lain}, bracket=(10, 10))


def _taken(scenario: Scenario) -> Simulation:
    """In two games it is."""
    left = _left(scenario)
    (party,) = left.parties
    taken = Counter(dict.fromkeys(party.tally("lain"), 2))
    return left._replace(parties=(party._replace(tallies={**party.tallies, "taken": taken}),))


@check(Severity.INFO, needs=("known kinds",), played=(_left, _taken))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each area that was never revealed, and for each token in the open that was never used.

    Tokens in an area that was never revealed are not reported. Rule: RUL16-180 (an area counts as revealed once seen).
    """
    if (result := facts.simulation) is None or not result.bracket:
        return
    runs = result, *result.bracket
    if any(run.games < LEAST_GAMES for run in runs):
        return
    games = tr_count("{n} game", "{n} games", result.all_games)
    resting = resting_on(result)
    board = facts.board
    hidden = "hidden areas" in board.edition.features
    verb, so = ("revealed", tr("the area was revealed")) if hidden else ("saw", tr("marines saw the area"))
    seen = {area for run in runs for area, _ in run.tally("revealed")}
    for area in facts.scenario.areas:
        if area.id not in seen and area.id in board.areas:
            name = facts.words.area(area.id)
            message = tr("None of {games} {verb} {area}.{resting}", games=games, verb=verb, area=name, resting=resting)
            yield Finding(CODE, message, tuple(board.areas[area.id]), (area.serial,))
    for serial, spaces in _idle(runs).items():
        if serial in facts.names:
            thing = facts.words.element(facts.elements[serial], spaces)
            message = tr(
                "None of {games} used {thing}, although {so}.{resting}",
                games=games,
                thing=thing,
                so=so,
                resting=resting,
            )
            yield Finding(CODE, message, tuple(spaces), (serial,))


def _idle(runs: tuple[Simulation, ...]) -> dict[int, list[Space]]:
    """The spaces of visible tokens that were never taken, by serial."""
    lain, taken = ({place for run in runs for place in run.tally(what)} for what in ("lain", "taken"))
    return grouped((serial, (x, y)) for serial, x, y in sorted(lain - taken))
