"""The subjects of a scenario's script: its conditions and its flags."""

from collections.abc import Iterator

from kneedeep.board import Board
from kneedeep.board.script.branch_setup import script_of
from kneedeep.board.script.conditions import leaves_of
from kneedeep.model.scenario.model import Condition, Scenario


def every_condition(scenario: Scenario) -> Iterator[Condition]:
    """Yield every condition of a scenario except those evaluated only when used (`needs`, `to`)."""
    victory = scenario.victory
    yield from (one for one in (victory.marines, victory.invaders) if one is not None)
    yield from (ending.when for ending in scenario.endings)
    yield from (trigger.when for trigger in scenario.triggers)
    for deadline in scenario.deadlines:
        yield deadline.goal
        if deadline.start is not None:
            yield deadline.start
    for spawn in scenario.spawns:
        yield from (one for one in (spawn.needs, spawn.until) if one is not None)
    for door in scenario.doors:
        if door.needs is not None:
            yield door.needs
    for token in scenario.tokens:
        if token.needs is not None:
            yield token.needs


def flags_of(board: Board) -> list[str]:
    """Every flag named, set or queried by a scenario, in a fixed order."""
    found = dict.fromkeys(board.scenario.flags)
    found.update(dict.fromkeys(effect.value for effect in script_of(board).effects if effect.kind == "set"))
    for condition in every_condition(board.scenario):
        found.update(dict.fromkeys(leaf.value for leaf in leaves_of(condition) if leaf.kind == "flag"))
    return list(found)
