"""What a scenario's script speaks of: its conditions, its flags, and the topics that a condition hangs on."""

from __future__ import annotations

from collections.abc import Iterator

from kneedeep.board import Board
from kneedeep.rules.doom2016.script import topics
from kneedeep.scenario.model import Scenario
from kneedeep.scenario.script_values import Condition
from kneedeep.script.branch_setup import script_of
from kneedeep.script.conditions import leaves_of


def every_condition(scenario: Scenario) -> Iterator[Condition]:
    """Yield every condition of a scenario but those that are asked only on the spot (`needs`)."""
    victory = scenario.victory
    yield from (one for one in (victory.marines, victory.invaders) if one is not None)
    yield from (ending.when for ending in scenario.endings)
    yield from (trigger.when for trigger in scenario.triggers)
    for deadline in scenario.deadlines:
        yield deadline.goal
        if deadline.start is not None:
            yield deadline.start
    for door in scenario.doors:
        if door.needs is not None:
            yield door.needs
    for token in scenario.tokens:
        if token.needs is not None:
            yield token.needs


def flags_of(board: Board) -> list[str]:
    """Return every flag that a scenario names, sets or asks for, in a fixed order."""
    found = dict.fromkeys(board.scenario.flags)
    found.update(dict.fromkeys(effect.value for effect in script_of(board).effects if effect.kind == "set"))
    for condition in every_condition(board.scenario):
        found.update(dict.fromkeys(leaf.value for leaf in leaves_of(condition) if leaf.kind == "flag"))
    return list(found)


TOPICS = {
    "flag": topics.FLAGGED,
    "reveal": topics.REVEALED,
    "clear": topics.KILLED | topics.SUMMONED | topics.WALKED_OFF,
    "reach": topics.STOOD | topics.LEFT,
    "spaces": topics.STOOD | topics.LEFT,
    "exit": topics.LEFT,
    "open": topics.OPENED,
    "use": topics.USED,
    "got": topics.GOT,
    "kill": topics.KILLED,
    "destroy": 0,
    "summoned": topics.SUMMONED,
    "hold": 0,
    "round": topics.ROUND,
    "rounds": topics.ROUND,
    "frags": topics.FRAGGED,
    "manual": topics.JUDGED,
    "never": 0,
}
"""By kind of condition: the topics it hangs on."""
