"""The steps of a scenario's script as a fact that checks share, and what lets each side win."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.script import script_steps as scenario_script
from kneedeep.board.script.script_steps import PlacedThing, ScriptStep
from kneedeep.model.catalog.edition import Feature
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


FRAGS_FEATURE: Feature = "demon cards"
"""The places where OBJ008 reports missing numbers of frags. Elsewhere OBJ001 does."""


def marines_conditions(facts: Facts) -> tuple[Condition, ...]:
    """The conditions under which the marines win."""
    return _conditions(facts, "marines")


def invaders_conditions(facts: Facts) -> tuple[Condition, ...]:
    """The conditions under which the invaders win."""
    return _conditions(facts, "invaders")


def won_by_a_step(facts: Facts, side: str) -> bool:
    """True if some step of the script lets a side win."""
    steps = (step.script for step in facts.of(script_steps) if isinstance(step, ScriptStep))
    return any(isinstance(step, Effect) and (step.kind, step.value) == ("win", side) for step in steps)


class FragsGap(NamedTuple):
    """Frags by number of marines that lack one of the scenario's numbers of marines."""

    step: ScriptStep
    left_out: tuple[int, ...]


def frags_gaps(facts: Facts) -> tuple[FragsGap, ...]:
    """The numbers of frags that lack a number of marines. Empty for editions without demon cards."""
    found = []
    for step in facts.of(script_steps) if FRAGS_FEATURE in facts.board.edition.features else ():
        if isinstance(step, ScriptStep) and step.script.kind == "frags" and isinstance(step.script.value, Mapping):
            left_out = tuple(count for count in facts.scenario.counts if str(count) not in step.script.value)
            if left_out:
                found.append(FragsGap(step, left_out))
    return tuple(found)


def _conditions(facts: Facts, side: str) -> tuple[Condition, ...]:
    own = getattr(facts.scenario.victory, side)
    ends = [ending.when for ending in facts.scenario.endings if ending.winner == side]
    return (*(() if own is None else (own,)), *ends)
