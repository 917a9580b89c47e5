"""Respawn: a fragged marine returns on a space with an active teleporter.

Rule: 2016 rulebook p. 8, p. 13 (telefragging); RUL16-158 to RUL16-164, RUL16-177.
"""

from kneedeep.model.geometry.distance import ball
from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.board.figures import figure_at, put
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.harm import damage
from kneedeep.rules.doom2016.invader import sighting
from kneedeep.rules.doom2016.parts import ON_BOARD, Action, AtSpace, State, action_kind, each_number, stage_kind, union
from kneedeep.rules.doom2016.stages import Respawn
from kneedeep.rules.numbers import FigureNumber, Seat, SpaceNumber, each_space
from kneedeep.rules.stage import ask


def can_respawn(tables: CompiledScenario, state: State) -> bool:
    """Whether a marine can respawn now. Rule: RUL16-162, RUL16-163, house rule `respawn_full`."""
    return bool(_spaces(tables, state))


def begin(state: State, seat: Seat) -> None:
    """Start the choice of a marine's respawn space."""
    state.stack.append(Respawn("respawn", seat))


def _spaces(tables: CompiledScenario, state: State) -> int:
    """The respawn spaces: active teleporters without a marine or neutral figure. A demon there is fragged.

    Without the advanced rules a demon also blocks its teleporter. If all are blocked: the nearest unoccupied spaces.
    Rule: RUL16-159, RUL16-161, RUL16-162, RUL16-177.
    """
    taken = state.marine_bits | state.other_bits
    if not tables.parameters.advanced:
        taken |= state.demon_bits
    free = state.pads & ~taken
    if free or not state.pads or tables.parameters.respawn_full == "wait":
        return free
    taken |= state.demon_bits | state.ground.moves.blocked
    distance = 1
    while True:
        around = union(ball(state.ground.moves.adjacency, pad, distance) for pad in each_number(state.pads))
        if around & ~taken or distance > tables.size:
            return around & ~taken
        distance += 1


def _run(tables: CompiledScenario, state: State, stage: Respawn) -> bool:
    spaces = _spaces(tables, state)
    if spaces.bit_count() == 1:
        _come_back(tables, state, stage.figure, SpaceNumber(spaces.bit_length() - 1))
        return False
    return ask(state, stage.figure)


def _options(tables: CompiledScenario, state: State, stage: Respawn) -> list[Action]:
    return [("respawn", space) for space in each_space(_spaces(tables, state))]


def _respawn(tables: CompiledScenario, state: State, action: AtSpace) -> None:
    _, space = action
    _come_back(tables, state, state.stack[-1].figure, space)


def _come_back(tables: CompiledScenario, state: State, seat: FigureNumber, space: SpaceNumber) -> None:
    """Place a marine and frag a demon there. The space is seen, not entered. Rule: RUL16-158, RUL16-164."""
    state.stack.pop()
    if (demon := figure_at(state, space, state.crowd)) >= 0:
        damage.frag(tables, state, demon, seat)
    state.status[seat] = ON_BOARD
    put(tables, state, seat, space, 0, "respawn")
    state.tell(event_texts.Respawn("respawn", seat, space))
    if state.lookout & state.ground.view(space):
        sighting.look(tables, state, seat)


ACTIONS = (action_kind("respawn", _respawn),)
STAGES = (stage_kind("respawn", Respawn, _run, _options),)
