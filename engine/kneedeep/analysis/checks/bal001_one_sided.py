"""BAL001: a side wins nearly all games between equal bots."""

from collections.abc import Iterator

from kneedeep.analysis.check import Check
from kneedeep.analysis.examples import example
from kneedeep.analysis.facts import Facts
from kneedeep.analysis.finding import Finding, Severity
from kneedeep.analysis.played_examples import result_of
from kneedeep.analysis.playing_words import interval, with_marines
from kneedeep.simulation.result import INVADERS, MARINES

CODE = "BAL001"
ONE_SIDED = 0.9
"""A side that wins more games than this has it too easy."""
SURE = 0.75
"""The lower end of the interval must lie above this: a handful of games tells nothing."""


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each number of marines with which a side wins nearly always."""
    result = facts.simulation
    if result is None or not result.equal:
        return
    for party in result.parties:
        for side, winner in (("the marines", MARINES), ("the invader", INVADERS)):
            won = party.won(winner)
            if won.share > ONE_SIDED and won.low > SURE:
                message = (
                    f"With the same bot ({result.bots[0]}) on both sides {side} won {interval(won)} of {won.games}"
                    f" games {with_marines(party.marines)}."
                )
                yield Finding(CODE, message, serials=(0,), path=("victory",), marines=(party.marines,))


CHECK = Check(
    code=CODE,
    name="one-sided",
    severity=Severity.WARNING,
    when="a side wins more than 90 % of the games between equal bots (`kneedeep simulate`)",
    what="Of many games in which both sides were played by the same bot, one side won more than 90 %. The numbers in parentheses are the 95 % interval: with more games the share would most likely lie there. It is told when the interval begins above 75 %, so a dozen games are the least.",
    why="A game whose winner is known before it begins is no game. Bots are no people: what is lopsided between them need not be for a group that knows the scenario, but nine in ten is more than a difference of skill explains.",
    mend="Change what the losing side has: invaders in the areas, ammunition and health, the frag points that lose the game, the rounds there are. Then simulate again with the same seed. Or allow the finding where the scenario is meant to be won or lost; the challenge in its head should say so.",
    rule="2004 rulebook p. 3 (object of the game); `victory` in the scenario format.",
    example=example(figures="  - {kind: demon, at: [6, 0]}\n"),
    near_miss=example(figures="  - {kind: zombie, at: [6, 0]}\n"),
    played=(lambda scenario: result_of(scenario, 4, 96), lambda scenario: result_of(scenario, 12, 88)),
    run=run,
    rulesets=("doom-2004",),
)
