"""BAL005: simulated games say the opposite of the author's rating."""

from collections.abc import Iterator

from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.text.balance_text import percent, resting_on, with_marines
from kneedeep.games.simulation.difficulty import difficulties
from kneedeep.support.translation import later, tr

CODE = "BAL005"
_CONTRADICTIONS = {
    ("easy", "hard"): later(
        "The author rates the scenario as {rating}, but {with_marines} even careful marines against a hasty invader win only {share} of the games.{resting_on}"
    ),
    ("hard", "easy"): later(
        "The author rates the scenario as {rating}, but {with_marines} even hasty marines win {share} of the games.{resting_on}"
    ),
}
_CONTRADICTIONS["nightmare", "easy"] = _CONTRADICTIONS["hard", "easy"]
PLAYED = (lambda scenario: result_of(scenario, 4, 96, bracket=(10, 90)),) * 2


@check(Severity.WARNING, needs=("known kinds",), played=PLAYED)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each number of marines for which the games contradict the rating."""
    result, rating = facts.simulation, facts.scenario.challenge or ""
    if result is None:
        return
    for party in difficulties(facts.scenario, result):
        bracket = party.bracket
        if bracket is None or not bracket.settled or (rating, bracket.difficulty) not in _CONTRADICTIONS:
            continue
        message = tr(
            _CONTRADICTIONS[rating, bracket.difficulty],
            rating=tr(rating),
            with_marines=with_marines(party.marines),
            share=percent((bracket.hasty_marines if rating != "easy" else bracket.hasty_invader).share),
            resting_on=resting_on(result),
        )
        yield Finding(CODE, message, serials=(0,), path=("challenge",), marines=(party.marines,))
