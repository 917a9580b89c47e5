"""The marines' goals, from an order in which the scenario can be won: progress and places."""

from kneedeep.games.bots.goal import (
    DESTROY,
    KILL,
    LEAVE,
    OPEN,
    STAND,
    TAKE,
    USE,
    Goal,
    doors_asked_for,
    steps_to_win,
)
from kneedeep.model.scenario.model import Figure
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.script.script_context import StateConditionContext
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.script.script_index import every_condition
from kneedeep.solver.solution import SolutionStep


def goals_of(tables: CompiledScenario) -> tuple[Goal, ...]:
    """The goals in order. Empty if no order wins.

    Doors are opened on the way. A door is a goal only if a condition asks for it.
    """
    asked = doors_asked_for(every_condition(tables.scenario))
    steps = steps_to_win(tables.board, tables.marines)
    goals = ((_goal(tables, stage, asked), stage.points) for stage in steps)
    return tuple(goal._replace(points=points) for goal, points in goals if goal is not None)


def _goal(tables: CompiledScenario, stage: SolutionStep, asked: set[object]) -> Goal | None:
    kind, element = stage.kind, stage.element
    if kind in (TAKE, USE, DESTROY):
        at = -1 if stage.at is None else tables.terrain.number.get(stage.at, -1)
        same = [piece for piece in tables.pieces if piece.element == element]
        here = [piece.number for piece in same if at >= 0 and piece.bits >> at & 1]
        numbers: tuple[int, ...] = tuple(here or [piece.number for piece in same])
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
    """Whether the marines have reached a goal. Goals of being somewhere or leaving never count as reached."""
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
    """The spaces where a goal is reached, as far as known. 0 if there is nowhere to go for it."""
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
