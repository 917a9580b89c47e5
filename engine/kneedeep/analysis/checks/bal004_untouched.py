"""BAL004: areas and items that no simulated game ever used."""

from collections.abc import Iterator

from kneedeep.analysis.check import Check
from kneedeep.analysis.examples import example
from kneedeep.analysis.facts import Facts
from kneedeep.analysis.finding import Finding, Severity
from kneedeep.analysis.played_examples import result_of
from kneedeep.analysis.wording import at_all
from kneedeep.geometry.space import Space
from kneedeep.scenario.model import Scenario
from kneedeep.simulation.result import Simulation

CODE = "BAL004"
LEAST_GAMES = 10


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each area that was never revealed, and for each token that lay there and was never touched.

    What lies in an area that was never revealed is not told as well.
    """
    result = facts.simulation
    if result is None or result.games < LEAST_GAMES:
        return
    games = f"{result.games} simulated games"
    board = facts.board
    seen = {area for area, _ in result.tally("revealed")}
    for area in facts.scenario.areas:
        if area.id not in seen and area.id in board.areas:
            message = f"None of {games} revealed area:{area.id}."
            yield Finding(CODE, message, tuple(board.areas[area.id]), (area.serial,))
    lain, taken = result.tally("lain"), result.tally("taken")
    idle: dict[int, list[Space]] = {}
    for serial, x, y in sorted(lain):
        if (serial, x, y) not in taken:
            idle.setdefault(serial, []).append((x, y))
    for serial, spaces in idle.items():
        if serial in facts.names:
            where = "" if len(spaces) == 1 else f" (at {at_all(spaces)})"
            message = (
                f"In none of {games} a marine took or used {facts.names[serial]}{where}, though it lay open."
            )
            yield Finding(CODE, message, tuple(spaces), (serial,))


def _left(scenario: Scenario) -> Simulation:
    """In no game the medikit is taken."""
    lain = {(token.serial, *space): 100 for token in scenario.tokens for space in token.places}
    return result_of(scenario, tallies={"revealed": {("start", 1): 100, ("research", 3): 80}, "lain": lain})


def _taken(scenario: Scenario) -> Simulation:
    """In two games it is."""
    (party,) = _left(scenario).parties
    taken = dict.fromkeys(party.tally("lain"), 2)
    return result_of(scenario, tallies={**party.tallies, "taken": taken})


CHECK = Check(
    code=CODE,
    name="untouched",
    severity=Severity.INFO,
    when="no simulated game ever uses an area or an item (`kneedeep simulate`)",
    what="In all simulated games with every number of marines that was played, an area was never revealed, or a token that lay on the revealed board was never taken or used. What lies in an area that was never revealed is not listed as well. At least ten games are needed.",
    why="What nobody ever sees or takes is work for nothing, and often not what its author thought: too far off the way, too well guarded, or behind a door nobody has a reason to open. Bots go for the objective; people are more curious.",
    mend="Lay the token nearer to the way, or put something worth a detour into the area. Or allow the finding where it is meant to be found by the curious alone.",
    rule="`areas` and `tokens` in the scenario format.",
    example=example(tokens="  - {kind: health, at: [-12, 3]}\n"),
    near_miss=example(tokens="  - {kind: health, at: [4, 3]}\n"),
    played=(_left, _taken),
    run=run,
    rulesets=("doom-2004",),
)
