"""Winning: every condition under which a side wins, wherever the scenario says it."""

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.script_facts.step_facts import script_steps
from kneedeep.scenario.script_values import Condition, Effect
from kneedeep.script.script_steps import ScriptStep


def marines_conditions(facts: Facts) -> tuple[Condition, ...]:
    """Return the conditions under which the marines win."""
    return _conditions(facts, "marines")


def invaders_conditions(facts: Facts) -> tuple[Condition, ...]:
    """Return the conditions under which the invaders win."""
    return _conditions(facts, "invaders")


def won_by_a_step(facts: Facts, side: str) -> bool:
    """Return whether some step of the script lets a side win."""
    return any(
        isinstance(step, ScriptStep)
        and isinstance(step.script, Effect)
        and step.script.kind == "win"
        and step.script.value == side
        for step in facts.of(script_steps)
    )


def _conditions(facts: Facts, side: str) -> tuple[Condition, ...]:
    own = getattr(facts.scenario.victory, side)
    ends = [ending.when for ending in facts.scenario.endings if ending.winner == side]
    return (*(() if own is None else (own,)), *ends)
