"""BAL003: marines who run out of ammunition."""

from collections.abc import Iterator

from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.text.balance_text import on_both_sides, percent, with_marines
from kneedeep.analysis.words import tr
from kneedeep.games.simulation.result import PartyStatistics
from kneedeep.support.translation import with_capital

CODE = "BAL003"
STARVED = 0.5
"""The share of games with a marine out of ammunition above which there is a finding."""
NEARLY_ALL = 0.9
"""The share of used ammunition above which there is a finding."""
LEAST_GAMES = 10
_PLENTY = {("start", "bullets"): 400, ("found", "bullets"): 200, ("left", "bullets"): 250}
_USUAL = {("start", "bullets"): 400, ("used", "bullets"): 371, ("left", "bullets"): 29}
PLAYED = (
    lambda scenario: result_of(scenario, dry=64, tallies={"ammunition": _USUAL}),
    lambda scenario: result_of(scenario, dry=20, tallies={"ammunition": {**_PLENTY, ("used", "bullets"): 350}}),
)


@check(Severity.INFO, needs=("ammunition",), played=PLAYED)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each number of marines whose ammunition is used up."""
    if (result := facts.simulation) is None:
        return
    for party in result.parties:
        had, used = counted(party)
        if party.games < LEAST_GAMES or not had:
            continue
        dry = sum(record.dry for record in party.records)
        if dry > STARVED * party.games or used > NEARLY_ALL * had:
            message = tr(
                "{capitalize}, {on_both_sides}, a game provides {had:.1f} ammunition tokens (at the start and picked up) and uses {used:.1f} of them ({percent}); in {dry} of {games} games a marine ran out of ammunition.",
                capitalize=with_capital(with_marines(party.marines)),
                on_both_sides=on_both_sides(result.bots),
                had=had / party.games,
                used=used / party.games,
                percent=percent(used / had),
                dry=dry,
                games=party.games,
            )
            yield Finding(CODE, message, serials=(0,), marines=(party.marines,))


def counted(party: PartyStatistics) -> tuple[int, int]:
    """The number of ammunition tokens in all games, and the number of used ones."""
    ammunition = party.tally("ammunition")
    had = sum(count for (what, _), count in ammunition.items() if what in ("start", "found"))
    used = sum(count for (what, _), count in ammunition.items() if what == "used")
    return had, used
