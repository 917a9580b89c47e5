"""BAL002: simulated games that did not end."""

from collections.abc import Iterator

from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.text.balance_text import on_both_sides, resting_on, with_marines
from kneedeep.analysis.words import tr, tr_count
from kneedeep.games.simulation.result import DECISIONS, ROUNDS

CODE = "BAL002"
PLAYED = (lambda scenario: result_of(scenario, 40, 48, 12), lambda scenario: result_of(scenario, 40, 60))


@check(Severity.WARNING, needs=("known kinds",), played=PLAYED)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each number of marines for which games reached the limit."""
    if (result := facts.simulation) is None:
        return
    for party in result.parties:
        if endless := party.ended(ROUNDS, DECISIONS):
            limit = tr("because a round had no end")
            if party.ended(ROUNDS):
                limit = tr("within {rounds}", rounds=tr_count("{n} round", "{n} rounds", result.rounds))
            message = tr(
                "{endless} of {games} games {with_marines}, {on_both_sides}, did not end {limit}.{resting_on}",
                endless=endless,
                games=party.games,
                with_marines=with_marines(party.marines),
                on_both_sides=on_both_sides(result.bots),
                limit=limit,
                resting_on=resting_on(result),
            )
            yield Finding(CODE, message, serials=(0,), path=("victory",), marines=(party.marines,))
