"""Doors in a game: permanent opening, passages, exits, texts of locked doors.

Rule: 2016 rulebook p. 10 (doors); RUL16-56, RUL16-69 to RUL16-71.
"""

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.actions import Action, AtDoor
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.board.figures import take_off
from kneedeep.rules.doom2016.invader import sighting
from kneedeep.rules.doom2016.parts import GONE, OFF, CompiledScenario, Seat, State, action_kind
from kneedeep.rules.doom2016.passage.large_passage import gets_large_on
from kneedeep.rules.doom2016.passage.movement_points import spend
from kneedeep.rules.doom2016.passage.openable_doors import can_open, doors_near, is_unlocked
from kneedeep.rules.doom2016.passage.small_passage import gets_on
from kneedeep.rules.doom2016.script import script_hooks
from kneedeep.rules.doom2016.tables import topics
from kneedeep.rules.numbers import DoorNumber, each_door


def door_options(tables: CompiledScenario, state: State, figure: int, points: int) -> list[Action]:
    """The options of a figure at doors with these movement points. Do not change the list."""
    near = doors_near(tables, state.body[figure]) if state.shape[figure] else tables.near_doors[state.at[figure]]
    marine = figure < state.players
    if not near or (not near & ~state.doors and not (marine and near & tables.exit_doors)):
        return []
    found: list[Action] = []
    for number in each_door(near):
        door = tables.doors[number]
        if state.doors >> number & 1:
            if door.exit and marine and points >= tables.parameters.step:
                found.append(("leave", number))
        elif is_unlocked(tables, state, number):
            if (
                points >= tables.parameters.door
                and can_open(tables, state, figure, number)
                and _may_spend(tables, state, figure, points, number)
            ):
                found.append(("open", number))
        elif marine and door.element.locked_text and not _was_tried(tables, state, number):
            found.append(("try", number))
    return found


def _may_spend(tables: CompiledScenario, state: State, figure: int, points: int, door: DoorNumber) -> bool:
    """True if the figure may end here or can leave with the points after opening. Rule: RUL16-65, RUL16-66."""
    if state.back[figure] == OFF:
        return True
    left, opened = points - tables.parameters.door, 1 << door
    if state.shape[figure]:
        return gets_large_on(tables, state, figure, left, opened)
    return gets_on(tables, state, figure, state.at[figure], left, opened)


def _was_tried(tables: CompiledScenario, state: State, number: int) -> bool:
    return bool(state.course.fired >> script_hooks.tried_bit(tables, number) & 1)


def open_door(tables: CompiledScenario, state: State, number: int, figure: int) -> None:
    """Open a door permanently, with all effects. `figure` -1: by the script."""
    bit = 1 << number
    if state.doors & bit:
        return
    state.doors |= bit
    state.ground = tables.ground(state.doors)
    course = state.course
    marines = bit if 0 <= figure < state.players else 0
    state.course = course._replace(opened=course.opened | bit, by_marines=course.by_marines | marines)
    state.changed |= topics.OPENED
    state.tell(event_texts.Door("door", number, figure))
    element = tables.doors[number].element
    tokens_on_map.refresh(tables, state)
    script_hooks.read(state, element.text)
    sighting.look_all(tables, state, by_door=bool(marines))
    script_hooks.happen(tables, state, "", element.do, figure if figure < state.players else -1)


def _open(tables: CompiledScenario, state: State, action: AtDoor) -> None:
    _, door = action
    stage = state.stack[-1]
    spend(state, stage, tables.parameters.door)
    open_door(tables, state, door, stage.figure)


def _leave(tables: CompiledScenario, state: State, action: AtDoor) -> None:
    _, door = action
    leave(tables, state, state.stack[-1].figure, door)


def _try(tables: CompiledScenario, state: State, action: AtDoor) -> None:
    _, door = action
    bit = 1 << script_hooks.tried_bit(tables, door)
    state.course = state.course._replace(fired=state.course.fired | bit)
    state.tell(event_texts.Tried("tried", state.stack[-1].figure))
    script_hooks.read(state, tables.doors[door].element.locked_text)


def leave(tables: CompiledScenario, state: State, seat: Seat, door: DoorNumber) -> None:
    """Take a marine off the map through an exit door. Its later activations are skipped."""
    element = tables.doors[door].element
    state.tell(event_texts.Left("left", seat, door, -1))
    take_off(state, seat)
    state.status[seat] = GONE
    names = [f"door:{door}", *((element.id,) if element.id else ())]
    state.course = state.course._replace(exits=(*state.course.exits, *((seat, name) for name in names)))
    state.changed |= topics.LEFT


ACTIONS = (action_kind("open", _open), action_kind("leave", _leave), action_kind("try", _try))
