"""BAL004: areas and items that no simulated game ever used."""

from collections import Counter
from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.analysis.text.finding_words import at_all, number
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
    if result is None or result.control is None:
        return
    runs = result, result.control
    if any(run.games < LEAST_GAMES for run in runs):
        return
    games = (
        f"{number(result.all_games, 'game')} ({', '.join(f'{run.games} of {run.bots[0]}' for run in runs)})"
    )
    board = facts.board
    seen = {area for run in runs for area, _ in run.tally("revealed")}
    for area in facts.scenario.areas:
        if area.id not in seen and area.id in board.areas:
            message = f"None of {games} revealed area:{area.id}."
            yield Finding(CODE, message, tuple(board.areas[area.id]), (area.serial,))
    lain, taken = ({place for run in runs for place in run.tally(what)} for what in ("lain", "taken"))
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
    """In no game of either bot the medikit is taken."""
    lain = {(token.serial, *space): 100 for token in scenario.tokens for space in token.places}
    seen = {("start", 1): 100, ("research", 3): 80}
    return result_of(scenario, tallies={"revealed": seen, "lain": lain}, control=(10, 10))


def _taken(scenario: Scenario) -> Simulation:
    """In two games of one of the bots it is."""
    left = _left(scenario)
    (party,) = left.parties
    taken = Counter(dict.fromkeys(party.tally("lain"), 2))
    return left._replace(parties=(party._replace(tallies={**party.tallies, "taken": taken}),))


CHECK = Check(
    code=CODE,
    name="untouched",
    severity=Severity.INFO,
    when="neither `tactical` nor `rush` ever uses an area or an item (`kneedeep simulate`)",
    what="In all simulated games of the bots `tactical` and `rush`, with every number of marines that was played, an area was never revealed, or a token that lay on the revealed board was never taken or used. What lies in an area that was never revealed is not listed as well. At least ten games of each bot are needed. `simulate` plays both when `--bots` is left out; games of one bot raise nothing.",
    why="What nobody ever sees or takes is work for nothing, and often not what its author thought: too far off the way, too well guarded, or behind a door nobody has a reason to open. These bots go for the objective and make no long detours; people are more curious.",
    mend="Lay the token nearer to the way, or put something worth a detour into the area. Or allow the finding where it is meant to be found by the curious alone.",
    rule="`areas` and `tokens` in the scenario format.",
    example=example(tokens="  - {kind: health, at: [-12, 3]}\n"),
    near_miss=example(tokens="  - {kind: health, at: [4, 3]}\n"),
    played=(_left, _taken),
    run=run,
    rulesets=("doom-2004",),
)
