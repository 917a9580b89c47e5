"""Movement with points: steps, turns, teleports, and the effects of entering a space.

Rule: 2016 rulebook p. 8 (movement), p. 13 (teleporters), p. 14 (large figures); RUL16-53 to RUL16-68,
RUL16-74 to RUL16-80, RUL16-156 to RUL16-158.
"""

from kneedeep.board.summoning import Summoning as PortalSpaces
from kneedeep.rules import game_events
from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.action_cache import STOP
from kneedeep.rules.doom2016.board.figures import enemies_of, figure_at, relocate
from kneedeep.rules.doom2016.harm import damage
from kneedeep.rules.doom2016.invader import sighting
from kneedeep.rules.doom2016.marine import glory_kills
from kneedeep.rules.doom2016.movement import giving_way
from kneedeep.rules.doom2016.parts import OFF, Action, AtSpace, CompiledScenario, DemonTurn, Plain, State, action_kind
from kneedeep.rules.doom2016.passage import small_passage, teleporters
from kneedeep.rules.doom2016.passage.large_passage import cost_of, large_moves, may_end, moves_from
from kneedeep.rules.doom2016.passage.movement_points import spend
from kneedeep.rules.doom2016.tables import topics
from kneedeep.rules.doom2016.tables.ground import SHAPE_OF, TURNED
from kneedeep.rules.numbers import FigureNumber, Seat, SpaceNumber, each_space


def move_options(tables: CompiledScenario, state: State, figure: FigureNumber, points: int) -> list[Action]:
    """The legal steps, turns and teleports of a figure with these movement points. Do not change the list."""
    if state.shape[figure]:
        return large_moves(tables, state, figure, points)
    at = state.at[figure]
    found = tables.stock.steps(at, small_passage.enterable(tables, state, figure, points))
    if state.pads >> at & 1 and small_passage.joined_pads(tables, state, figure):
        return [*found, *_teleports(tables, state, figure, points)]
    return found


def _teleports(tables: CompiledScenario, state: State, figure: FigureNumber, points: int) -> list[Action]:
    """The teleports of a marine on an active teleporter. Rule: RUL16-157, RUL16-158, RUL16-161."""
    p = tables.parameters
    found: list[Action] = []
    friends = state.marine_bits | state.other_bits
    for space in each_space(state.pads & ~(1 << state.at[figure])):
        left = points - p.teleport - tables.extra[space]
        if left >= 0 and (not friends >> space & 1 or small_passage.gets_on(tables, state, figure, space, left)):
            found.append(("teleport", space))
    return found


def may_stop(tables: CompiledScenario, state: State, figure: FigureNumber) -> bool:
    """True if a figure may end its movement at its place. Rule: RUL16-64, RUL16-76, RUL16-83."""
    if not state.shape[figure]:
        return state.back[figure] == OFF or small_passage.stands_free(state, figure)
    return may_end(tables, state, state.body[figure], small_passage.others_of(tables, state, figure))


def stop_option(tables: CompiledScenario, state: State, figure: FigureNumber) -> list[Action]:
    """The answer to end a large figure's movement over small figures (they give way). Rule: RUL16-80, RUL16-85."""
    if state.shape[figure] and not small_passage.stands_free(state, figure) and may_stop(tables, state, figure):
        return [STOP]
    return []


def _step(tables: CompiledScenario, state: State, action: AtSpace) -> None:
    _, space = action
    stage = state.stack[-1]
    figure = stage.figure
    if state.shape[figure]:
        _move_large(tables, state, figure, space, state.shape[figure])
        return
    bit = 1 << space
    full = state.marine_bits | state.demon_bits | state.other_bits | tables.costly
    free = state.back[figure] == OFF and not full & bit
    if free and figure in state.crowd:
        # A demon steps between two free spaces. This needs no full update.
        if (after := tables.stock.after_step.get(stage)) is not None:
            state.stack[-1] = after
        else:
            spend(state, stage, tables.parameters.step)
            if type(stage) is DemonTurn:
                tables.stock.after_step[stage] = state.stack[-1]
        at = state.at[figure]
        state.at[figure], state.body[figure] = space, bit
        state.demon_bits ^= 1 << at | bit
        if tables.clearable >> at & 1 and tables.area_of[at] != tables.area_of[space]:
            state.changed |= topics.WALKED_OFF
        state.tell(game_events.Step("step", figure, space, 0))
        return
    if free:
        spend(state, stage, tables.parameters.step)
    else:
        spend(state, stage, small_passage.step_cost(tables, state, figure, space, enemies_of(state, figure)))
        _note_back(state, figure, space)
    relocate(tables, state, figure, space, 0, 1 << space)
    state.tell(game_events.Step("step", figure, space, 0))
    if figure < state.players:
        enter(tables, state, figure, space)


def _note_back(state: State, figure: FigureNumber, space: SpaceNumber) -> None:
    """Record the last unoccupied space before a figure enters an occupied one. Rule: RUL16-67."""
    if not (state.marine_bits | state.demon_bits | state.other_bits) >> space & 1:
        state.back[figure] = OFF
    elif state.back[figure] == OFF:
        state.back[figure] = state.at[figure]


def enter(tables: CompiledScenario, state: State, seat: Seat, space: SpaceNumber) -> None:
    """Carry out the effects when a marine enters a space. Rule: RUL16-134, RUL16-151, RUL16-156, RUL16-181."""
    if (tables.pad_bits & ~state.pads) >> space & 1:
        teleporters.activate_at(tables, state, seat, space)
    if state.demon_bits >> space & 1:
        glory_kills.try_at(tables, state, seat, space)
    if state.lookout & state.ground.view(space):
        sighting.look(tables, state, seat)


def _turn(tables: CompiledScenario, state: State, action: AtSpace) -> None:
    _, space = action
    figure = state.stack[-1].figure
    _move_large(tables, state, figure, space, TURNED[state.shape[figure]])


def _move_large(tables: CompiledScenario, state: State, figure: FigureNumber, anchor: SpaceNumber, shape: int) -> None:
    """Move a large figure one step or turn. Rule: RUL16-74 to RUL16-79."""
    others = small_passage.others_of(tables, state, figure)
    old, at = state.body[figure], (state.at[figure], state.shape[figure])
    move = next(one for one in moves_from(tables, state.ground, *at) if one.anchor == anchor and one.shape == shape)
    spend(state, state.stack[-1], cost_of(tables, move, old, others))
    if may_end(tables, state, move.body, others):
        state.back[figure] = OFF
    elif state.back[figure] == OFF:
        state.back[figure] = at[0] + tables.size * at[1]
    relocate(tables, state, figure, anchor, shape, move.body)
    state.tell(game_events.Step("step", figure, anchor, shape))


def _stop(tables: CompiledScenario, state: State, action: Plain) -> None:
    giving_way.begin(tables, state, state.stack[-1].figure)


def _teleport(tables: CompiledScenario, state: State, action: AtSpace) -> None:
    """Teleport between active teleporters. A demon at the target is fragged. Rule: RUL16-157, RUL16-158."""
    _, space = action
    stage = state.stack[-1]
    seat = stage.figure
    spend(state, stage, tables.parameters.teleport + tables.extra[space])
    if (demon := figure_at(state, space, state.crowd)) >= 0:
        damage.frag(tables, state, demon, seat)
    _note_back(state, seat, space)
    relocate(tables, state, seat, space, 0, 1 << space)
    state.tell(game_events.Teleport("teleport", seat, space))
    enter(tables, state, seat, space)


def bring_back(tables: CompiledScenario, state: State, figure: FigureNumber) -> None:
    """Move a stranded figure back to its last legal end of movement, or near it. Rule: RUL16-67."""
    place = state.back[figure]
    if state.at[figure] == OFF or place == OFF or may_stop(tables, state, figure):
        return
    shape, space = divmod(place, tables.size)
    taken = small_passage.others_of(tables, state, figure).occupied
    body = tables.body(state.ground, space, shape)
    if body & taken or not body:
        portal = PortalSpaces(state.ground.moves, state.at[figure])
        if not (places := portal.nearest(tables.size_of(state.kind[figure]), taken)):
            return
        space, shape = places[0].anchor, SHAPE_OF[places[0].size]
        body = tables.body(state.ground, space, shape)
    state.back[figure] = OFF
    relocate(tables, state, figure, SpaceNumber(space), shape, body)
    state.tell(event_texts.Displaced("displaced", figure, space, shape))


ACTIONS = (
    action_kind("step", _step),
    action_kind("turn", _turn),
    action_kind("teleport", _teleport),
    action_kind("stop", _stop),
)
