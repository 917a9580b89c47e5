"""What the marines have to do, from an order in which the scenario can be won; what of it is done, and where it is."""

from __future__ import annotations

from typing import Any, NamedTuple

from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.script.script_context import StateConditionContext
from kneedeep.rules.doom2004.script.script_index import every_condition
from kneedeep.rules.doom2004.state import OFF, State
from kneedeep.scenario.model import Figure
from kneedeep.script.conditions import by_number, leaves_of
from kneedeep.solver.branch_results import party_results
from kneedeep.solver.solution import SolutionStep, solve

TAKE, USE, DESTROY, KILL, OPEN, STAND, LEAVE = "take", "use", "destroy", "kill", "open", "stand", "leave"


class Goal(NamedTuple):
    """One thing to do.

    `numbers`: the tokens, the doors or the figures of the set-up that do for it; `name`: of the kind to kill, else
    empty; `bits`: the spaces of a place to stand in; `points`: what one marine who did it all would have walked by then.
    """

    kind: str
    numbers: tuple[int, ...] = ()
    name: str = ""
    bits: int = 0
    points: int = 0


def goals_of(tables: CompiledScenario) -> tuple[Goal, ...]:
    """Return what has to be done, in order; empty when no order wins.

    Doors are opened on the way: one is a goal only where a condition asks for it.
    """
    found = party_results(tables.board, marines=tables.marines)
    solution = solve(found[0].line.achieved) if found else None
    if solution is None:
        return ()
    asked = {
        leaf.value
        for condition in every_condition(tables.scenario)
        for leaf in leaves_of(condition)
        if leaf.kind == "open"
    }
    goals = ((_goal(tables, stage, asked), stage.points) for stage in solution.stages)
    return tuple(goal._replace(points=points) for goal, points in goals if goal is not None)


def _goal(tables: CompiledScenario, stage: SolutionStep, asked: set[Any]) -> Goal | None:
    kind, element = stage.kind, stage.element
    if kind in (TAKE, USE, DESTROY):
        at = -1 if stage.at is None else tables.terrain.number.get(stage.at, -1)
        same = [piece for piece in tables.pieces if piece.element == element]
        here = [piece.number for piece in same if at >= 0 and piece.bits >> at & 1]
        numbers = tuple(here or [piece.number for piece in same])
        return Goal(kind, numbers) if numbers else None
    if kind == KILL:
        if isinstance(element, Figure):
            return Goal(KILL, tuple(setup.number for setup in tables.setups if setup.element == element))
        return Goal(KILL, name=str(element))
    if kind == OPEN:
        numbers = tuple(number for number, door in enumerate(tables.doors) if door.element == element)
        return (
            Goal(OPEN, numbers) if asked & {element.id, "any"} and not tables.doors[numbers[0]].exit else None
        )
    if kind == STAND:
        if isinstance(element, str):
            area = tables.area_number.get(element)
            return Goal(STAND, bits=0 if area is None else tables.area_bits[area])
        return Goal(STAND, bits=tables.terrain.bits(element))
    if kind == LEAVE:
        exits = tuple(piece.number for piece in tables.pieces if piece.element == element)
        if exits:
            return Goal(LEAVE, exits, "token")
        return Goal(
            LEAVE,
            tuple(number for number, door in enumerate(tables.doors) if door.element == element),
            "door",
        )
    return None


def is_reached(tables: CompiledScenario, state: State, goal: Goal) -> bool:
    """Return whether a goal is behind the marines; standing somewhere and leaving never are."""
    kind = goal.kind
    if kind == TAKE:
        return any(state.course.used >> number & 1 for number in goal.numbers) or _has_key(
            tables, state, goal
        )
    if kind == USE:
        return any(state.course.used >> number & 1 for number in goal.numbers)
    if kind == DESTROY:
        return all(state.course.destroyed >> number & 1 for number in goal.numbers)
    if kind == KILL:
        if goal.name:
            return not any(
                tables.kinds[state.kind[figure]].id == goal.name for figure in state.crowd
            ) and bool(StateConditionContext(tables, state).killed(goal.name))
        return all(state.course.gone >> number & 1 for number in goal.numbers)
    if kind == OPEN:
        return all(state.course.opened >> number & 1 for number in goal.numbers)
    return False


def _has_key(tables: CompiledScenario, state: State, goal: Goal) -> bool:
    piece = tables.pieces[goal.numbers[0]]
    return piece.kind == "key" and bool(state.keys >> piece.color & 1)


def spots_of(tables: CompiledScenario, state: State, goal: Goal) -> int:
    """Return the spaces where a goal is reached, as far as anybody knows; 0 when there is nowhere to go for it."""
    kind, bits = goal.kind, 0
    if kind in (TAKE, USE, DESTROY):
        for number in goal.numbers:
            piece = tables.pieces[number]
            lies = state.lying >> number & 1
            if lies or (piece.area >= 0 and not state.areas >> piece.area & 1):
                bits |= tokens_on_board.bits_of(tables, state, number)
                if kind == USE and piece.use_from == "adjacent":
                    for space in piece.spaces:
                        bits |= state.ground.beside[space]
        return bits
    if kind == KILL:
        for figure in (*state.crowd, *state.others):
            if state.setup[figure] in goal.numbers or tables.kinds[state.kind[figure]].id == goal.name:
                bits |= state.body[figure]
        for setup in tables.setups:
            wanted = setup.number in goal.numbers or tables.kinds[setup.kind].id == goal.name
            if not bits and wanted and setup.anchor >= 0 and not state.course.gone >> setup.number & 1:
                bits |= tables.terrain.cover[setup.shape][setup.anchor]
        return bits
    if kind == OPEN or (kind == LEAVE and goal.name == "door"):
        for number in goal.numbers:
            bits |= tables.doors[number].touching
        return bits
    if kind == LEAVE:
        for number in goal.numbers:
            bits |= tokens_on_board.bits_of(tables, state, number)
        return bits
    return goal.bits


def rounds_given(tables: CompiledScenario) -> int:
    """Return after how many rounds the invaders win without doing anything, 0 for never."""
    found = [
        by_number(leaf.value, tables.marines)
        for leaf in leaves_of(tables.scenario.victory.invaders)
        if leaf.kind == "rounds"
    ]
    return min((rounds for rounds in found if rounds is not None), default=0)


def progress(tables: CompiledScenario, state: State, goals: tuple[Goal, ...]) -> int:
    """Return how much of what has to be done is done, in thousandths; a marine who has left counts for his share."""
    if not goals:
        return 0
    done = 0
    for goal in goals:
        if goal.kind == LEAVE:
            done += 1000 * len({seat for seat, _ in state.course.exits}) // state.players
        elif goal.kind == STAND:
            there = sum(1 for at in state.at[: state.players] if at != OFF and goal.bits >> at & 1)
            done += 1000 * there // state.players
        elif is_reached(tables, state, goal):
            done += 1000
    return done // len(goals)
