"""The marines' goals, from an order in which the scenario can be won: progress and places."""

from kneedeep.games.bots.goal import DESTROY, KILL, LEAVE, OPEN, STAND, TAKE, USE, Goal, doors_asked_for, steps_to_win
from kneedeep.model.geometry.bits import union
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
    if stage.kind in (TAKE, USE, DESTROY):
        numbers = _tokens(tables, stage)
        return Goal(stage.kind, numbers) if numbers else None
    if stage.kind == KILL:
        if isinstance(stage.element, Figure):
            setups = (setup.number for setup in tables.setups if setup.element == stage.element)
            return Goal(KILL, tuple(setups))
        return Goal(KILL, name=str(stage.element))
    if stage.kind == OPEN:
        doors = _doors(tables, stage)
        wanted = asked & {stage.element.id, "any"} and not tables.doors[doors[0]].exit
        return Goal(OPEN, doors) if wanted else None
    if stage.kind == STAND:
        return Goal(STAND, bits=tables.place_bits(stage.element))
    if stage.kind == LEAVE:
        exits = tuple(piece.number for piece in tables.pieces if piece.element == stage.element)
        return Goal(LEAVE, exits, "token") if exits else Goal(LEAVE, _doors(tables, stage), "door")
    return None


def _tokens(tables: CompiledScenario, stage: SolutionStep) -> tuple[int, ...]:
    """The tokens of an element, only those at the place of the step if there are any."""
    at = -1 if stage.at is None else tables.terrain.number.get(stage.at, -1)
    same = [piece for piece in tables.pieces if piece.element == stage.element]
    here = [piece.number for piece in same if at >= 0 and piece.bits >> at & 1]
    return tuple(here or [piece.number for piece in same])


def _doors(tables: CompiledScenario, stage: SolutionStep) -> tuple[int, ...]:
    return tuple(number for number, door in enumerate(tables.doors) if door.element == stage.element)


def is_reached(tables: CompiledScenario, state: State, goal: Goal) -> bool:
    """Whether the marines have reached a goal. Goals of being somewhere or leaving never count as reached."""
    kind = goal.kind
    if kind == TAKE:
        return any(state.course.used >> number & 1 for number in goal.numbers) or _has_key(tables, state, goal)
    if kind == USE:
        return any(state.course.used >> number & 1 for number in goal.numbers)
    if kind == DESTROY:
        return all(state.course.destroyed >> number & 1 for number in goal.numbers)
    if kind == KILL:
        if goal.name:
            return not any(tables.kinds[state.kind[figure]].id == goal.name for figure in state.crowd) and bool(
                StateConditionContext(tables, state).killed(goal.name)
            )
        return all(state.course.gone >> number & 1 for number in goal.numbers)
    if kind == OPEN:
        return all(state.course.opened >> number & 1 for number in goal.numbers)
    return False


def _has_key(tables: CompiledScenario, state: State, goal: Goal) -> bool:
    piece = tables.pieces[goal.numbers[0]]
    return piece.kind == "key" and bool(state.keys >> piece.color & 1)


def spots_of(tables: CompiledScenario, state: State, goal: Goal) -> int:
    """The spaces where a goal is reached, as far as known. 0 if there is nowhere to go for it."""
    if goal.kind in (TAKE, USE, DESTROY):
        return union(_around_token(tables, state, goal, number) for number in goal.numbers)
    if goal.kind == KILL:
        return _prey(tables, state, goal)
    if goal.kind == OPEN or (goal.kind == LEAVE and goal.name == "door"):
        return union(tables.doors[number].touching for number in goal.numbers)
    if goal.kind == LEAVE:
        return union(tokens_on_board.bits_of(tables, state, number) for number in goal.numbers)
    return goal.bits


def _around_token(tables: CompiledScenario, state: State, goal: Goal, number: int) -> int:
    """The spaces from which a token on the board, or in an area not revealed yet, is taken, used or destroyed."""
    piece = tables.pieces[number]
    hidden = piece.area >= 0 and not state.areas >> piece.area & 1
    if not state.lying >> number & 1 and not hidden:
        return 0
    bits = tokens_on_board.bits_of(tables, state, number)
    if goal.kind == USE and piece.use_from == "adjacent":
        bits |= union(state.ground.beside[space] for space in piece.spaces)
    return bits


def _prey(tables: CompiledScenario, state: State, goal: Goal) -> int:
    """The spaces of the figures to kill. If none is on the board, the places of those still to be set up."""
    bits = union(
        state.body[figure]
        for figure in (*state.crowd, *state.others)
        if state.setup[figure] in goal.numbers or tables.kinds[state.kind[figure]].id == goal.name
    )
    for setup in tables.setups:
        wanted = setup.number in goal.numbers or tables.kinds[setup.kind].id == goal.name
        if not bits and wanted and setup.anchor >= 0 and not state.course.gone >> setup.number & 1:
            bits = tables.terrain.cover[setup.shape][setup.anchor]
    return bits
