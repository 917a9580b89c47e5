"""BAL001: a side wins nearly all games, even when it is the hasty one."""

from collections.abc import Iterator

from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.text.balance_text import interval, on_both_sides, resting_on, with_marines
from kneedeep.analysis.words import tr
from kneedeep.games.simulation.result import INVADERS, MARINES
from kneedeep.support import later
from kneedeep.support.translation import with_capital

CODE = "BAL001"
ONE_SIDED = 0.9
"""A side that wins more games than this has an easy game."""
SURE = 0.75
"""The lower end of the interval must lie above this: a handful of games proves nothing."""
PLAYED = (
    lambda scenario: result_of(scenario, 4, 96, bracket=(0, 20)),
    lambda scenario: result_of(scenario, 4, 96, bracket=(5, 15)),
)


@check(Severity.WARNING, needs=("known kinds",), played=PLAYED)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each number of marines with which a side wins nearly always, even when it is the hasty one."""
    if (result := facts.simulation) is None or not result.bracket:
        return
    hasty_marines, hasty_invader = result.bracket
    for party in result.parties:
        for side, winner, hasty in (
            (tr("the marines"), MARINES, hasty_marines),
            (tr("the invader"), INVADERS, hasty_invader),
        ):
            runs = result, hasty
            won = [run.party(party.marines).won(winner) for run in runs]
            if all(share.share > ONE_SIDED and share.low > SURE for share in won):
                text = later("{interval} of {games} games with {on_both_sides}")
                shares = tr(" and ").join(
                    tr(text, interval=interval(share), games=share.games, on_both_sides=on_both_sides(run.bots))
                    for share, run in zip(won, runs, strict=True)
                )
                message = tr(
                    "{capitalize} {side} won {shares}.{challenge}{resting_on}",
                    capitalize=with_capital(with_marines(party.marines)),
                    side=tr(side),
                    shares=shares,
                    challenge=_challenge(facts),
                    resting_on=resting_on(result),
                )
                yield Finding(CODE, message, serials=(0,), path=("victory",), marines=(party.marines,))


def _challenge(facts: Facts) -> str:
    challenge = facts.scenario.challenge
    return tr(" The author rates the scenario as {challenge}.", challenge=tr(challenge)) if challenge else ""
