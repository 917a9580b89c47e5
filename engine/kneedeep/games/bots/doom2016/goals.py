"""The marines' goals in a game of 2016: progress and places."""

from kneedeep.games.bots.goal import DESTROY, KILL, LEAVE, OPEN, STAND, TAKE, USE, Goal, doors_asked_for, steps_to_win
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.model.scenario.model import Figure
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.script.script_context import StateConditionContext
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.script.script_index import every_condition
from kneedeep.solver.solution import SolutionStep

DEFEAT, COLLECT, SEE = "defeat", "collect", "see"
"""Let a portal summon and frag the demon that carries what it brings, or every demon; gain that; see a portal.

The number of a `collect` goal is the number of things that the marines must have by then.
"""


def goals_of(tables: CompiledScenario) -> tuple[Goal, ...]:
    """The goals in order. Empty if no order wins. Doors are opened on the way if no condition asks for them."""
    asked = doors_asked_for(every_condition(tables.scenario))
    found: list[Goal] = []
    for step in steps_to_win(tables.board, tables.marines):
        goal = _goal(tables, step, asked, found)
        if goal is not None:
            found.append(goal._replace(points=step.points))
    return tuple(found)


def _goal(tables: CompiledScenario, step: SolutionStep, asked: set[object], before: list[Goal]) -> Goal | None:
    kind, element = step.kind, step.element
    if kind in (TAKE, USE, DESTROY, DEFEAT, SEE):
        return _of_tokens(tables, step)
    if kind == COLLECT:
        thing = element.carries or ""
        number = 1 + sum(goal.kind == COLLECT and goal.name == thing for goal in before)
        return Goal(COLLECT, (number,), thing)
    if kind == KILL:
        if not isinstance(element, Figure):
            return Goal(KILL, name=str(element))
        figures = (element, *step.others)
        return Goal(KILL, tuple(setup.number for setup in tables.setups if setup.element in figures))
    if kind == STAND:
        return Goal(STAND, bits=tables.place_bits(element))
    return _of_doors(tables, step, asked) if kind in (OPEN, LEAVE) else None


def _of_doors(tables: CompiledScenario, step: SolutionStep, asked: set[object]) -> Goal | None:
    """The goal of a step at a door: every exit, other doors only if a condition asks for them."""
    doors = tuple(door.number for door in tables.doors if door.element == step.element)
    wanted = step.kind == LEAVE or asked & {step.element.id, "any"}
    if not doors or not wanted or (step.kind == OPEN and tables.doors[doors[0]].exit):
        return None
    return Goal(step.kind, doors)


def _of_tokens(tables: CompiledScenario, step: SolutionStep) -> Goal | None:
    """The goal of a step at tokens. If there are some at its place, only those count."""
    kind, element = step.kind, step.element
    tokens = tuple(token.number for token in tables.tokens if token.element == element)
    if not tokens:
        return None
    if kind in (DEFEAT, SEE):
        return Goal(kind, tokens, element.carries or "")
    at = -1 if step.at is None else tables.board.number.get(step.at, -1)
    here = tuple(number for number in tokens if at >= 0 and tables.tokens[number].bits >> at & 1)
    return Goal(kind, here or tokens)


def is_reached(tables: CompiledScenario, state: State, goal: Goal) -> bool:
    """Whether the marines have reached a goal. Goals of being somewhere or leaving never count as reached."""
    kind, course = goal.kind, state.course
    if kind in (TAKE, USE):
        return any(course.used >> number & 1 for number in goal.numbers)
    if kind == COLLECT:
        return dict(course.got).get(goal.name, 0) >= goal.numbers[0]
    if kind == KILL and goal.name:
        return not _prey(tables, state, goal) and bool(StateConditionContext(tables, state).killed(goal.name))
    done = {
        DESTROY: course.destroyed,
        SEE: course.summoned,
        DEFEAT: course.summoned,
        KILL: course.gone,
        OPEN: course.opened,
    }.get(kind)
    if done is None or any(not done >> number & 1 for number in goal.numbers):
        return False
    return kind != DEFEAT or not _prey(tables, state, goal)


def _prey(tables: CompiledScenario, state: State, goal: Goal) -> int:
    """The spaces of the demons that a goal is about."""
    found = 0
    for figure in (*state.crowd, *state.others):
        if goal.kind == DEFEAT:
            wanted = not goal.name or any(tables.tokens[token].thing == goal.name for token in state.carries[figure])
        elif goal.name:
            wanted = tables.kinds[state.kind[figure]].id == goal.name
        else:
            wanted = state.setup[figure] in goal.numbers
        if wanted:
            found |= state.body[figure]
    return found


def spots_of(tables: CompiledScenario, state: State, goal: Goal) -> int:
    """The spaces where a goal is reached, 0 if there is nowhere to go for it now."""
    kind = goal.kind
    if kind == USE:
        return union(tokens_on_map.use_spaces(tables, state, number) for number in goal.numbers)
    if kind in (OPEN, LEAVE):
        doors = (tables.doors[number] for number in goal.numbers)
        return union(door.reach if kind == OPEN else door.beside for door in doors)
    if kind in (KILL, STAND):
        return _prey(tables, state, goal) if kind == KILL else goal.bits
    tokens = _on_map(tables, state, goal)
    bits = union(tokens_on_map.bits_of(tables, state, number) for number in tokens)
    return bits if bits or kind != DEFEAT else _prey(tables, state, goal)


def _on_map(tables: CompiledScenario, state: State, goal: Goal) -> list[int]:
    """The tokens on the map that a goal is about, portals as long as they have not summoned."""
    if goal.kind == COLLECT:
        lying = each_number(state.lying)
        return [number for number in lying if tables.tokens[number].thing == goal.name]
    on_map = state.portals if goal.kind in (DEFEAT, SEE) else state.lying
    return [number for number in goal.numbers if on_map >> number & 1]
