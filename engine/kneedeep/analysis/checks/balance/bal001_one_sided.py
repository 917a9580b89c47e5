"""BAL001: a side wins nearly all games, even when it is the hasty one."""

from collections.abc import Iterator

from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.text.balance_text import interval, on_both_sides, resting_on, with_marines
from kneedeep.analysis.words import tr
from kneedeep.games.simulation.difficulty import difficulties
from kneedeep.games.simulation.result import INVADERS, MARINES
from kneedeep.games.simulation.statistics import Share
from kneedeep.support import later

CODE = "BAL001"
ONE_SIDED = 0.9
"""The share of wins above which a side has an easy game."""
SURE = 0.75
"""The least lower end of the interval: a handful of games proves nothing."""
_MARINES_WIN = later("The marines won nearly all games with {bots}, and with {hasty}: {shares}.{challenge}{resting_on}")
_INVADER_WINS = later(
    "The invader won nearly all games with {bots}, and with {hasty}: {shares}.{challenge}{resting_on}"
)
PLAYED = (
    lambda scenario: result_of(scenario, 4, 96, bracket=(0, 20)),
    lambda scenario: result_of(scenario, 4, 96, bracket=(5, 15)),
)


@check(Severity.WARNING, needs=("known kinds",), played=PLAYED)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each side that wins nearly always with some number of marines, even when it is hasty."""
    if (result := facts.simulation) is None or not result.bracket:
        return
    hasty_marines, hasty_invader = result.bracket
    counted = [
        party.marines for party in difficulties(facts.scenario, result) if party.void not in ("no-win", "no-loss")
    ]
    for text, winner, hasty in ((_MARINES_WIN, MARINES, hasty_marines), (_INVADER_WINS, INVADERS, hasty_invader)):
        shares = {count: [run.party(count).won(winner) for run in (result, hasty)] for count in counted}
        sure = [count for count, own in shares.items() if all(one.share > ONE_SIDED and one.low > SURE for one in own)]
        if sure:
            message = tr(
                text,
                bots=on_both_sides(result.bots),
                hasty=on_both_sides(hasty.bots),
                shares="; ".join(_shares(count, *shares[count]) for count in sure),
                challenge=_challenge(facts),
                resting_on=resting_on(result),
            )
            yield Finding(CODE, message, serials=(0,), path=("victory",), marines=tuple(sure))


def _shares(marines: int, careful: Share, hasty: Share) -> str:
    return tr(
        "{with_marines} {careful} of {games} and {hasty} of {hasty_games}",
        with_marines=with_marines(marines),
        careful=interval(careful),
        games=careful.games,
        hasty=interval(hasty),
        hasty_games=hasty.games,
    )


def _challenge(facts: Facts) -> str:
    challenge = facts.scenario.challenge
    return tr(" The author rates the scenario as {challenge}.", challenge=tr(challenge)) if challenge else ""
