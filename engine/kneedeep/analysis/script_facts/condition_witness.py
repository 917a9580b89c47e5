"""Witnesses for conditions: their places, tokens, doors and figures on the map."""

from collections.abc import Iterable, Iterator

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.text.witness_text import place, places
from kneedeep.board.script.conditions import leaves_of, place_of
from kneedeep.model.geometry import Space, each_number
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.problem.fact_index import spaces_of
from kneedeep.solver.problem.planning_problem import PlanningProblem


def condition_spaces(facts: Facts, problem: PlanningProblem, condition: Condition) -> tuple[Space, ...]:
    """The spaces of a single condition, sorted. Empty if it concerns nothing on the map."""
    if (where := place_of(condition)) is not None:
        return tuple(problem.board.spaces[number] for number in each_number(spaces_of(problem, where)))
    return tuple(sorted(set(_of_things(facts, condition))))


def _of_things(facts: Facts, condition: Condition) -> Iterator[Space]:
    board, name = facts.board, condition.value
    if condition.kind in ("reveal", "clear"):
        yield from board.areas.get(name, ())
    elif condition.kind in ("exit", "open", "use", "destroy", "got", "kill"):
        color = condition.params.get("color")
        for token in board.tokens:
            own = token.element
            if name in (own.id, own.item, own.kind) and color in (None, own.color):
                yield from token.spaces
        for figure in board.figures:
            if name in (figure.element.id, figure.element.group, figure.element.kind):
                yield from figure.spaces
        for door in board.doors:
            if name == door.element.id:
                yield from (space for space in door.sides if space in board.number)


def leaf_spaces(facts: Facts, problem: PlanningProblem, conditions: Iterable[Condition]) -> tuple[Space, ...]:
    """The spaces of all parts of some conditions, sorted."""
    parts = (leaf for condition in conditions for leaf in leaves_of(condition))
    return tuple(sorted({space for leaf in parts for space in condition_spaces(facts, problem, leaf)}))


def conditions_witness(
    facts: Facts, problem: PlanningProblem, conditions: Iterable[Condition]
) -> dict[str, object] | None:
    """A witness with the subject of each part of some conditions, None if nothing is on the map."""
    parts = dict.fromkeys(leaf for condition in conditions for leaf in leaves_of(condition))
    found = [
        place(facts.words.when(leaf), spaces) for leaf in parts if (spaces := condition_spaces(facts, problem, leaf))
    ]
    return places(*found) if found else None
