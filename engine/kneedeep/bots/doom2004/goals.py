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


def goals_of(t: CompiledScenario) -> tuple[Goal, ...]:
    """Return what has to be done, in order; empty when no order wins.

    Doors are opened on the way: one is a goal only where a condition asks for it.
    """
    found = party_results(t.board, marines=t.marines)
    solution = solve(found[0].line.achieved) if found else None
    if solution is None:
        return ()
    asked = {
        leaf.value
        for condition in every_condition(t.scenario)
        for leaf in leaves_of(condition)
        if leaf.kind == "open"
    }
    goals = ((_goal(t, stage, asked), stage.points) for stage in solution.stages)
    return tuple(goal._replace(points=points) for goal, points in goals if goal is not None)


def _goal(t: CompiledScenario, stage: SolutionStep, asked: set[Any]) -> Goal | None:
    kind, element = stage.kind, stage.element
    if kind in (TAKE, USE, DESTROY):
        at = -1 if stage.at is None else t.terrain.number.get(stage.at, -1)
        same = [piece for piece in t.pieces if piece.element == element]
        here = [piece.number for piece in same if at >= 0 and piece.bits >> at & 1]
        numbers = tuple(here or [piece.number for piece in same])
        return Goal(kind, numbers) if numbers else None
    if kind == KILL:
        if isinstance(element, Figure):
            return Goal(KILL, tuple(setup.number for setup in t.setups if setup.element == element))
        return Goal(KILL, name=str(element))
    if kind == OPEN:
        numbers = tuple(number for number, door in enumerate(t.doors) if door.element == element)
        return Goal(OPEN, numbers) if asked & {element.id, "any"} and not t.doors[numbers[0]].exit else None
    if kind == STAND:
        if isinstance(element, str):
            area = t.area_number.get(element)
            return Goal(STAND, bits=0 if area is None else t.area_bits[area])
        return Goal(STAND, bits=t.terrain.bits(element))
    if kind == LEAVE:
        exits = tuple(piece.number for piece in t.pieces if piece.element == element)
        if exits:
            return Goal(LEAVE, exits, "token")
        return Goal(
            LEAVE, tuple(number for number, door in enumerate(t.doors) if door.element == element), "door"
        )
    return None


def is_reached(t: CompiledScenario, s: State, goal: Goal) -> bool:
    """Return whether a goal is behind the marines; standing somewhere and leaving never are."""
    kind = goal.kind
    if kind == TAKE:
        return any(s.course.used >> number & 1 for number in goal.numbers) or _has_key(t, s, goal)
    if kind == USE:
        return any(s.course.used >> number & 1 for number in goal.numbers)
    if kind == DESTROY:
        return all(s.course.destroyed >> number & 1 for number in goal.numbers)
    if kind == KILL:
        if goal.name:
            return not any(t.kinds[s.kind[figure]].id == goal.name for figure in s.crowd) and bool(
                StateConditionContext(t, s).killed(goal.name)
            )
        return all(s.course.gone >> number & 1 for number in goal.numbers)
    if kind == OPEN:
        return all(s.course.opened >> number & 1 for number in goal.numbers)
    return False


def _has_key(t: CompiledScenario, s: State, goal: Goal) -> bool:
    piece = t.pieces[goal.numbers[0]]
    return piece.kind == "key" and bool(s.keys >> piece.color & 1)


def spots_of(t: CompiledScenario, s: State, goal: Goal) -> int:
    """Return the spaces where a goal is reached, as far as anybody knows; 0 when there is nowhere to go for it."""
    kind, bits = goal.kind, 0
    if kind in (TAKE, USE, DESTROY):
        for number in goal.numbers:
            piece = t.pieces[number]
            lies = s.lying >> number & 1
            if lies or (piece.area >= 0 and not s.areas >> piece.area & 1):
                bits |= tokens_on_board.bits_of(t, s, number)
                if kind == USE and piece.use_from == "adjacent":
                    for space in piece.spaces:
                        bits |= s.ground.beside[space]
        return bits
    if kind == KILL:
        for figure in (*s.crowd, *s.others):
            if s.setup[figure] in goal.numbers or t.kinds[s.kind[figure]].id == goal.name:
                bits |= s.body[figure]
        for setup in t.setups:
            wanted = setup.number in goal.numbers or t.kinds[setup.kind].id == goal.name
            if not bits and wanted and setup.anchor >= 0 and not s.course.gone >> setup.number & 1:
                bits |= t.terrain.cover[setup.shape][setup.anchor]
        return bits
    if kind == OPEN or (kind == LEAVE and goal.name == "door"):
        for number in goal.numbers:
            bits |= t.doors[number].touching
        return bits
    if kind == LEAVE:
        for number in goal.numbers:
            bits |= tokens_on_board.bits_of(t, s, number)
        return bits
    return goal.bits


def rounds_given(t: CompiledScenario) -> int:
    """Return after how many rounds the invaders win without doing anything, 0 for never."""
    found = [
        by_number(leaf.value, t.marines)
        for leaf in leaves_of(t.scenario.victory.invaders)
        if leaf.kind == "rounds"
    ]
    return min((rounds for rounds in found if rounds is not None), default=0)


def progress(t: CompiledScenario, s: State, goals: tuple[Goal, ...]) -> int:
    """Return how much of what has to be done is done, in thousandths; a marine who has left counts for his share."""
    if not goals:
        return 0
    done = 0
    for goal in goals:
        if goal.kind == LEAVE:
            done += 1000 * len({seat for seat, _ in s.course.exits}) // s.players
        elif goal.kind == STAND:
            there = sum(1 for at in s.at[: s.players] if at != OFF and goal.bits >> at & 1)
            done += 1000 * there // s.players
        elif is_reached(t, s, goal):
            done += 1000
    return done // len(goals)
