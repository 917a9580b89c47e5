"""BAL006: the number of marines decides who wins the simulated games."""

from collections.abc import Iterator

from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.analysis.parts import Check, Facts, Finding, Severity
from kneedeep.analysis.text.balance_text import interval, resting_on, with_marines
from kneedeep.games.simulation.comparison import difference_of_shares
from kneedeep.games.simulation.result import MARINES, UNFINISHED, Simulation
from kneedeep.games.simulation.simulation_plan import bracket_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.translation import tr, with_capital

CODE = "BAL006"
SPREAD = 0.5
"""A larger difference between two numbers of marines is reported."""
SURE = 0.25
"""The lower end of the interval of the difference must be above this."""


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding if the marines' shares of wins differ much between numbers of marines, both sides careful."""
    result = facts.simulation
    if result is None or not bracket_of(result.bots):
        return
    parties = [party for party in result.parties if party.games and party.won(UNFINISHED).share <= 0.5]
    if len(parties) < 2:
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


def _uneven(scenario: Scenario, wins: int) -> Simulation:
    """Games of which one marine wins 10 of 100, and two some other number."""
    one, two = (result_of(scenario, won, 100 - won, marines=(count,)) for count, won in ((1, 10), (2, wins)))
    return one._replace(parties=one.parties + two.parties)


CHECK = Check(
    __file__,
    Severity.INFO,
    run,
    needs=("known kinds",),
    played=(lambda scenario: _uneven(scenario, 70), lambda scenario: _uneven(scenario, 50)),
)
