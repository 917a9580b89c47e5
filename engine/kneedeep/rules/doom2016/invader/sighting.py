"""Sightings by marines: areas seen for the first time, and portals under Infestation.

Rule: 2016 rulebook p. 15 (threat cards); RUL16-151, RUL16-164, RUL16-180.
"""

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.invader import summoning
from kneedeep.rules.doom2016.parts import CompiledScenario, Round, State, each_number, union
from kneedeep.rules.doom2016.script import script_hooks
from kneedeep.rules.doom2016.tables import topics
from kneedeep.rules.numbers import each_token

AT_SIGHT = "infestation"


def lookout(tables: CompiledScenario, state: State) -> int:
    """The spaces that trigger something when a marine sees them."""
    found = _unseen(tables, state)
    if tables.threat == AT_SIGHT:
        found |= union(tokens_on_map.bits_of(tables, state, number) for number in each_number(state.portals))
    return found


def _unseen(tables: CompiledScenario, state: State) -> int:
    """The spaces of unseen areas that trigger something when a marine sees them."""
    seen = state.course.fired >> tables.fired_area
    return union(tables.area_bits[area] for area in tables.sighted_areas if not seen >> area & 1)


def look_all(tables: CompiledScenario, state: State, *, by_door: bool) -> None:
    """Let every marine on the map look. `by_door`: a marine has opened a door, or the game begins."""
    for seat in state.squad:
        if state.lookout & state.ground.view(state.at[seat]):
            look(tables, state, seat, by_door=by_door)


def note_seen(tables: CompiledScenario, state: State, area: int, seat: int) -> None:
    """Record that a marine (-1: any) sees an area. The first time, carry out its effects. Rule: RUL16-180."""
    bit = 1 << tables.fired_area + area
    if not state.course.fired & bit:
        state.course = state.course._replace(fired=state.course.fired | bit)
        state.changed |= topics.REVEALED
        state.lookout = lookout(tables, state)
        element = tables.area_elements[area]
        script_hooks.happen(tables, state, element.text, element.do, seat)


def look(tables: CompiledScenario, state: State, seat: int, *, by_door: bool = False) -> None:
    """Start portals a marine sees. Effects of areas wait for a settled state. Rule: RUL16-151, RUL16-181."""
    view = state.ground.view(state.at[seat])
    if _unseen(tables, state) & view:
        state.changed |= topics.SIGHTED
    if tables.threat == AT_SIGHT and (by_door or tables.parameters.infestation != "door"):
        seen = [number for number in each_token(state.portals) if tokens_on_map.bits_of(tables, state, number) & view]
        if seen:
            due = summoning.begin(tables, state, tuple(seen))
            if state.events is not None and state.stack[0] == Round("round", 0):
                state.events += [event_texts.SeenAtSetup("seen-at-setup", seat, number) for number in due]
    state.lookout = lookout(tables, state)


def reveal(tables: CompiledScenario, state: State) -> bool:
    """Reveal the first area a marine sees, and carry out its effects. False if there is none. Rule: RUL16-180."""
    for seat in state.squad:
        if not (view := state.ground.view(state.at[seat]) & state.lookout):
            continue
        for area in tables.sighted_areas:
            bit = 1 << tables.fired_area + area
            if not state.course.fired & bit and view & tables.area_bits[area]:
                note_seen(tables, state, area, seat)
                return True
    return False
