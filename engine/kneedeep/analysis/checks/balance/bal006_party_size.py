"""BAL006: the number of marines decides who wins the simulated games."""

from collections.abc import Iterator

from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.text.balance_text import interval, resting_on, with_marines
from kneedeep.games.simulation.comparison import difference_of_shares
from kneedeep.games.simulation.result import MARINES, UNFINISHED, Simulation
from kneedeep.games.simulation.simulation_plan import bracket_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.translation import tr, with_capital

CODE = "BAL006"
SPREAD, SURE = 0.5, 0.25
"""The difference that is reported, and the least lower end of its interval."""
PLAYED = (lambda scenario: uneven(scenario, 70), lambda scenario: uneven(scenario, 60))


@check(Severity.INFO, needs=("known kinds",), played=PLAYED)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding if the marines' share of wins differs much between their numbers, with both sides careful."""
    result = facts.simulation
    counted = result.parties if result is not None and bracket_of(result.bots) else ()
    parties = [party for party in counted if party.games and party.won(UNFINISHED).share <= 0.5]
    if result is None or not parties:
        return
    worst, best = (least(parties, key=lambda party: party.won(MARINES).share) for least in (min, max))
    low, high = worst.won(MARINES), best.won(MARINES)
    if high.share - low.share > SPREAD and difference_of_shares(low, high)[0] > SURE:
        message = tr(
            "{with_many} the marines win {high} of the games, {with_few} {low}.{resting_on}",
            with_many=with_capital(with_marines(best.marines)),
            high=interval(high),
            with_few=with_marines(worst.marines),
            low=interval(low),
            resting_on=resting_on(result),
        )
        yield Finding(CODE, message, serials=(0,), path=("marines",))


def uneven(scenario: Scenario, wins: int, games: int = 100) -> Simulation:
    """Invented games: one marine wins a tenth of them, two marines win `wins`."""
    one, two = (result_of(scenario, won, games - won, marines=(n,)) for n, won in ((1, games // 10), (2, wins)))
    return one._replace(parties=one.parties + two.parties)
