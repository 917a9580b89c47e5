"""Respawn of a fragged marine: at the start of the next turn, on any space of the respawn set.

Rule: 2004 rulebook p. 9 (frags and kills); board geometry, respawn set; RUL-89 to RUL-92, RUL-95.
"""

from kneedeep.board.respawn_set import nearest_to_band
from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import everybody, put_marine
from kneedeep.rules.doom2004.event_texts import figure_events
from kneedeep.rules.doom2004.parts import Action, AtSpace, CompiledScenario, State, action_kind, each_number, stage_kind
from kneedeep.rules.doom2004.stages import Respawn
from kneedeep.rules.doom2004.state import OUT
from kneedeep.rules.doom2004.tables.topics import STOOD
from kneedeep.rules.numbers import Seat, SpaceNumber
from kneedeep.rules.stage import ask_figure

BAND, ON_THE_SPOT, NOWHERE = "band", "on-the-spot", "nowhere"
_KEPT = 8


def begin(tables: CompiledScenario, state: State, seat: Seat) -> None:
    """Let a marine return, if it has waited long enough and there is a space. Rule: RUL-90."""
    if tables.parameters.respawn_where == NOWHERE:
        state.status[seat] = OUT
        return
    state.back_in[seat] -= 1
    if state.back_in[seat] <= 0 and spaces(tables, state, seat):
        state.stack.append(Respawn("respawn", seat))


def spaces(tables: CompiledScenario, state: State, seat: int) -> list[SpaceNumber]:
    """The respawn set of a waiting marine, in rising order. Rule: board geometry, respawn set; RUL-89, RUL-90."""
    # Cached, because the first question is whether the marine may return, and the second is where.
    asked = (
        state.fragged_at[seat],
        state.revealed,
        everybody(state),
        state.doors,
        state.blocked,
        state.lying,
        state.moved,
    )
    known = tables.stock.respawn
    if (found := known.get(asked)) is None:
        if len(known) >= _KEPT:
            known.clear()
        found = known[asked] = _spaces(tables, state, seat)
    return found


def barred(tables: CompiledScenario, state: State) -> int:
    """The spaces with a token that bars respawns. Rule: RUL-89."""
    bars = 0
    for number in each_number(state.lying):
        if tables.pieces[number].type.keeps_out(tokens_bar=tables.parameters.respawn_tokens_bar):
            bars |= tokens_on_board.bits_of(tables, state, number)
    return bars


def _spaces(tables: CompiledScenario, state: State, seat: int) -> list[SpaceNumber]:
    parameters = tables.parameters
    free = state.revealed & ~(everybody(state) | barred(tables, state) | state.blocked)
    start = SpaceNumber(state.fragged_at[seat])
    on_the_spot = parameters.respawn_where == ON_THE_SPOT
    if on_the_spot and free >> start & 1:
        return [start]
    distances = tables.terrain.respawn_distances(
        start, state.doors, state.revealed | 1 << start, parameters.respawn_distance
    )
    band = (0, 0) if on_the_spot else parameters.respawn_band
    found, _ = nearest_to_band(distances, free, band, far_counts=parameters.respawn_unconnected == "far")
    return [SpaceNumber(space) for space in found]


def _options(tables: CompiledScenario, state: State, stage: Respawn) -> list[Action]:
    return [("respawn", space) for space in spaces(tables, state, stage.figure)]


def _respawn(tables: CompiledScenario, state: State, action: AtSpace) -> None:
    """Place the marine. This is not a move, but it reveals. Rule: RUL-91, RUL-92."""
    seat = state.stack.pop().figure
    _, space = action
    put_marine(tables, state, seat, space)
    state.tell(figure_events.Respawn("respawn", seat, space, state.left[seat]))
    state.changed |= STOOD
    exploration.look_around(tables, state, seat)


ACTIONS = (action_kind("respawn", _respawn),)
STAGES = (stage_kind("respawn", Respawn, ask_figure, _options),)
