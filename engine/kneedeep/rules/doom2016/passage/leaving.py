"""Leaving the map by an exit: for good, with all a marine has. Rule: RUL16-71."""

from kneedeep.rules.doom2016 import event_types
from kneedeep.rules.doom2016.board.figures import take_off
from kneedeep.rules.doom2016.parts import GONE, CompiledScenario, Seat, State
from kneedeep.rules.doom2016.tables import topics
from kneedeep.rules.numbers import DoorNumber


def leave(tables: CompiledScenario, state: State, seat: Seat, door: DoorNumber) -> None:
    """Take a marine off the map by an exit door. Its activations are skipped from now on."""
    element = tables.doors[door].element
    if state.events is not None:
        state.events.append(event_types.Left("left", seat, door, -1))
    take_off(state, seat)
    state.status[seat] = GONE
    names = [f"door:{door}", *((element.id,) if element.id else ())]
    state.course = state.course._replace(exits=(*state.course.exits, *((seat, name) for name in names)))
    state.changed |= topics.LEFT
