"""BAL005: simulated games say the opposite of the author's rating."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.analysis.text.balance_text import percent, resting_on, with_marines
from kneedeep.games.simulation.difficulty import difficulties
from kneedeep.support.translation import tr, with_capital

CODE = "BAL005"
_OPPOSITES = {("easy", "hard"), ("hard", "easy"), ("nightmare", "easy")}


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each number of marines for which the games contradict the rating."""
    result, rating = facts.simulation, facts.scenario.challenge
    if result is None or not rating:
        return
    for party in difficulties(facts.scenario, result):
        bracket = party.bracket
        if bracket is None or not bracket.settled or (rating, bracket.difficulty) not in _OPPOSITES:
            continue
        hard = bracket.difficulty == "hard"
        message = tr(
            "The author rates the scenario as {rating}. {with_marines} it is {difficulty}: even {who} win {share} of the games.{resting_on}",
            rating=tr(rating),
            with_marines=with_capital(with_marines(party.marines)),
            difficulty=tr(bracket.difficulty),
            who=tr("careful marines against a hasty invader") if hard else tr("hasty marines"),
            share=percent((bracket.hasty_invader if hard else bracket.hasty_marines).share),
            resting_on=resting_on(result),
        )
        yield Finding(CODE, message, serials=(0,), path=("challenge",), marines=(party.marines,))


CHECK = Check(
    __file__,
    Severity.WARNING,
    run,
    needs=("known kinds",),
    played=(
        lambda scenario: result_of(scenario, 4, 96, bracket=(10, 90)),
        lambda scenario: result_of(scenario, 4, 96, bracket=(10, 90)),
    ),
)
