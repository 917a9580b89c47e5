"""The steps of a scenario's script as a fact that checks share."""

from collections.abc import Iterator

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.script import script_steps as scenario_script
from kneedeep.board.script.script_steps import PlacedThing, ScriptStep
from kneedeep.model.scenario.script_values import Condition, Effect


def script_steps(facts: Facts) -> tuple[ScriptStep | PlacedThing, ...]:
    """Every condition, effect and placed thing, outer ones first, in the order of the file's sections."""
    return tuple(scenario_script.script_steps(facts.scenario, facts.board.kinds.tokens))


def conditions_of(facts: Facts, kind: str) -> list[tuple[ScriptStep, Condition]]:
    """The conditions of a kind, such as `kill`."""
    steps = [(step, step.script) for step in facts.of(script_steps) if isinstance(step, ScriptStep)]
    return [(step, own) for step, own in steps if isinstance(own, Condition) and own.kind == kind]


def effects_of(facts: Facts, kind: str) -> list[tuple[ScriptStep, Effect]]:
    """The effects of a kind, such as `unlock`."""
    steps = [(step, step.script) for step in facts.of(script_steps) if isinstance(step, ScriptStep)]
    return [(step, own) for step, own in steps if isinstance(own, Effect) and own.kind == kind]


def placed_things(facts: Facts) -> Iterator[PlacedThing]:
    """Yield the things that the steps of the script put on the board."""
    return (step for step in facts.of(script_steps) if isinstance(step, PlacedThing))
