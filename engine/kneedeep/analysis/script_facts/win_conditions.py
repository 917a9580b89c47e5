"""Victory: every condition under which a side wins, at any place in the scenario."""

from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.script_facts.step_facts import script_steps
from kneedeep.board.script.script_steps import ScriptStep
from kneedeep.model.catalog.edition import Feature
from kneedeep.model.scenario.script_values import Condition, Effect

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
