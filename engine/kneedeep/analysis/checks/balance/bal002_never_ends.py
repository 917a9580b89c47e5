"""BAL002: simulated games that did not end."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.analysis.text.balance_text import on_both_sides, resting_on, with_marines
from kneedeep.simulation.result import DECISIONS, ROUNDS
from kneedeep.translation import tr, tr_count

CODE = "BAL002"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each number of marines with which games ran into the limit."""
    result = facts.simulation
    if result is None:
        return
    for party in result.parties:
        endless = party.ended(ROUNDS, DECISIONS)
        if endless:
            limit = (
                tr("within {rounds}", rounds=tr_count("{n} round", "{n} rounds", result.rounds))
                if party.ended(ROUNDS)
                else tr("because a round had no end")
            )
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


CHECK = Check(
    code=CODE,
    name="never-ends",
    severity=Severity.WARNING,
    when="simulated games run into the limit of rounds (`kneedeep simulate`)",
    what="Games between bots reached the limit of rounds (`--rounds`, 200 by default) and nobody had won.",
    why="If both sides can hold out for ever, the game ends only when a player stops playing. The marines may be stuck without losing, or the invader may have no way to reach them.",
    fix="Give the game an end: frags (points or tokens) or a number of rounds in the invaders' victory condition, a deadline, or an ending. `--keep-odd` saves such a game as a replay, which shows what the sides were waiting for.",
    rule="2004 rulebook p. 3 (object of the game); `victory`, `deadlines` and `endings` in the scenario format.",
    example=example(victory="  marines: {reach: research}\n  invaders: {frags: 30}"),
    near_miss=example(victory="  marines: {reach: research}\n  invaders: {any: [{frags: 30}, {rounds: 12}]}"),
    played=(lambda scenario: result_of(scenario, 40, 48, 12), lambda scenario: result_of(scenario, 40, 60)),
    run=run,
    needs=("known kinds",),
)
