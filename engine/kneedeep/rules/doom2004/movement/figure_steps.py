"""Steps: the possible target spaces of a figure, and the effects of a step.

Rule: 2004 rulebook p. 7 (movement), p. 11 (oversized invaders); B-05, RUL-12, RUL-20 to RUL-29, RUL-54.
"""

from kneedeep.rules import game_events
from kneedeep.rules.doom2004 import timing_windows
from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.board.figures import advance, everybody, relocate
from kneedeep.rules.doom2004.board.free_places import nearest_free
from kneedeep.rules.doom2004.combat import watchful_attacks
from kneedeep.rules.doom2004.event_texts import figure_events
from kneedeep.rules.doom2004.harm import hazards
from kneedeep.rules.doom2004.kit import order_tokens
from kneedeep.rules.doom2004.marine import encounters, equipment
from kneedeep.rules.doom2004.parts import AIM, OFF, Action, CompiledScenario, Placing, State, action_kind, each_number
from kneedeep.rules.doom2004.passage.friend_passage import (
    gets_on,
    left_empty,
    passable,
    place_after,
    step_cost,
    taken,
    walks_on,
)
from kneedeep.rules.doom2004.passage.way_reasons import why_not_step
from kneedeep.rules.doom2004.stages import Activation, FigureTurn
from kneedeep.rules.doom2004.tables.passability import FootprintMoves
from kneedeep.rules.doom2004.tables.topics import STOOD
from kneedeep.rules.numbers import FigureNumber, SpaceNumber, each_space


def marine_free(tables: CompiledScenario, state: State, figure: FigureNumber, points: int) -> int:
    """The bit set of legal target spaces for a step of a marine or active bot with these movement points.

    A friend's space is legal only if the remaining points are enough to reach an empty one (RUL-21).
    """
    at = state.at[figure]
    beside = state.ground.beside[at]
    free = beside & state.revealed & ~(state.invader_bits | state.other_bits | state.blocked)
    doubtful = free & state.marine_bits
    if figure < state.players and "recon" in state.cards[figure]:
        onto = beside & state.revealed & state.blocked & ~state.barrels
        free |= onto
        doubtful |= onto
    if tables.costly:
        free = _affordable(tables, state, free, points)
        doubtful &= free
    # With a spare point it can return to its last space.
    if doubtful and (points < 2 or tables.costly or state.sharing or state.blocked >> at & 1):
        for number in each_space(doubtful):
            if not gets_on(tables, state, figure, (number, 0), points - step_cost(tables, state, 1 << number)):
                free &= ~(1 << number)
    return free


def _affordable(tables: CompiledScenario, state: State, free: int, points: int) -> int:
    for number in each_number(free & tables.costly):
        if step_cost(tables, state, 1 << number) > points:
            free &= ~(1 << number)
    return free


def walker_gets_on(tables: CompiledScenario, state: State, figure: FigureNumber, free: int, points: int) -> int:
    """The spaces of `free` beside a walking invader with an empty space in reach of its remaining points.

    The invader shares its space with a friend, so it can't return there. Rule: RUL-21.
    """
    if not (doubtful := free & state.invader_bits):
        return free
    ground, walk = state.ground, state.walk
    alone = walk & ~state.invader_bits
    # With 1 point left after the step, only a duct leads beyond the adjacent spaces.
    far = points > 2 or tables.stock.scuttles[state.kind[figure]]
    full = taken(state, figure) if far else 0
    for number in each_number(doubtful):
        if not ground.beside[number] & alone:
            if not (far and walks_on(tables, state, figure, number, points - 1, ground, walk, full)):
                free ^= 1 << number
    return free


def invader_steps(tables: CompiledScenario, state: State, figure: FigureNumber, points: int) -> list[Action]:
    """The legal steps of an invader with these movement points. Do not change the list.

    Rule: B-32 (flying), RUL-21, RUL-26.
    """
    kind = tables.kinds[state.kind[figure]]
    at = state.at[figure]
    ground = state.ground
    if not kind.shape:
        barred = state.marine_bits | state.other_bits | state.blocked
        free = ground.beside[at] & state.revealed
        if kind.flying:
            doubtful = free & (barred | state.invader_bits)
        else:
            free &= ~barred
            doubtful = free & state.invader_bits
        if tables.costly:
            free = _affordable(tables, state, free, points)
        if doubtful:
            beyond = state.revealed & ~(barred | state.invader_bits & ~left_empty(state, figure))
            for number in ground.near[at]:
                if doubtful >> number & 1:
                    left = points - step_cost(tables, state, 1 << number)
                    if left <= 0 or (
                        (tables.costly or not ground.beside[number] & beyond)
                        and not gets_on(tables, state, figure, (number, 0), left)
                    ):
                        free &= ~(1 << number)
        return tables.stock.steps(at, free)
    if not kind.flying and not tables.costly and state.walk & state.body[figure] == state.body[figure]:
        return strides(tables, state, figure, ground.stride(state.shape[figure], at), points)
    free, full, body = passable(tables, state, figure), taken(state, figure), state.body[figure]
    found: list[Action] = []
    for anchor, shape, cover in ground.shifts(state.shape[figure], at, flying=kind.flying):
        left = points - step_cost(tables, state, cover & ~body)
        if (
            not cover & ~free
            and left >= 0
            and (not cover & full or gets_on(tables, state, figure, (anchor, shape), left))
        ):
            found.append(("step", anchor, shape))
    return found


def strides(
    tables: CompiledScenario, state: State, figure: FigureNumber, stride: FootprintMoves, points: int
) -> list[Action]:
    """The steps of an oversized walking invader from a legal place. Do not change the list. Rule: RUL-21, RUL-26."""
    walk = state.walk
    zone = stride.zone
    sharing = figure in state.sharing
    taken = state.invader_bits & ~(left_empty(state, figure) if sharing else state.body[figure])
    if not taken & zone:
        if walk & zone == zone:
            return stride.actions
        return [action for action, cover in stride.shifts if cover & walk == cover]
    if points <= 1:
        return [action for action, cover in stride.shifts if cover & walk == cover and not cover & taken]
    if stride.returns and not sharing:
        # It may pass through any friend: it can always return to its last place.
        return [action for action, cover in stride.shifts if cover & walk == cover]
    found: list[Action] = []
    for action, cover in stride.shifts:
        if cover & walk == cover:
            if cover & taken:
                _, anchor, turned = action
                # The next step mostly reaches a free place already.
                if not state.ground.stride(turned, anchor).leads_on(walk, taken):
                    if points <= 2 or not gets_on(tables, state, figure, (anchor, turned), points - 1):
                        continue
            found.append(action)
    return found


def _step(tables: CompiledScenario, state: State, action: Placing) -> None:
    stage: FigureTurn = state.stack[-1]
    figure = stage.figure
    cost = 1
    if tables.costly:
        space, shape = place_after(action)
        cost = step_cost(tables, state, tables.cover[shape][space] & ~state.body[figure])
    known = tables.stock.after_step
    state.stack[-1] = (known.get(stage) if cost == 1 else None) or _after_step(known, stage, cost)
    if type(stage) is Activation:
        invader_moves(tables, state, figure, *place_after(action), "step")
        return
    space, _ = place_after(action)
    if figure < state.players and state.order[figure] == AIM:
        order_tokens.remove(tables, state, figure)
    marine_moves(tables, state, figure, space, "step")
    if figure < state.players and (tables.parameters.pickup_forced or tables.parameters.encounter_on_entry):
        enter(tables, state, figure)


def _after_step(known: dict[FigureTurn, FigureTurn], stage: FigureTurn, cost: int) -> FigureTurn:
    after = stage.spend(cost)._replace(moved=1)
    if cost == 1:
        known[stage] = after
    return after


def enter(tables: CompiledScenario, state: State, seat: int) -> None:
    """Apply house rules for entering a space: forced pick-up, encounters on entry."""
    if state.at[seat] != OFF and tables.parameters.pickup_forced:
        equipment.pick_all(tables, state, seat)
    if state.at[seat] != OFF and tables.parameters.encounter_on_entry:
        encounters.meet(tables, state, seat)


def marine_moves(
    tables: CompiledScenario,
    state: State,
    figure: FigureNumber,
    space: SpaceNumber,
    how: str,
    watchers: tuple[FigureNumber, ...] | None = None,
) -> None:
    """Move a marine or active bot with all effects. `watchers`: invaders watching its start. Rule: RUL-11, RUL-12."""
    old, new = state.body[figure], 1 << space
    relocate(tables, state, figure, space, 0, new)
    if state.events is not None:
        if how == "step":
            state.events.append(game_events.Step("step", figure, space, 0))
        else:
            state.events.append(figure_events.jump_of(how, figure, space))
    state.changed |= STOOD
    if state.healers:
        # The effects of the step come first. Rule: RUL-11, RUL-12.
        timing_windows.offer(tables, state, "marine-step", figure)
    watchers = state.watchers if watchers is None else watchers
    if (state.hazards | state.burning) & (old | new):
        hazards.cross(tables, state, figure, old, new)
        if state.at[figure] == OFF:
            return
    if watchers:
        watchful_attacks.alert(tables, state, figure, watchers)
    if state.peeking or state.ground.visible[space] & ~state.revealed:
        exploration.look_after_move(tables, state, figure)


def invader_moves(
    tables: CompiledScenario, state: State, figure: FigureNumber, anchor: SpaceNumber, shape: int, how: str
) -> None:
    """Move an invader in its activation, with all effects. Rule: RUL-02, RUL-12, RUL-30."""
    old, new = state.body[figure], tables.cover[shape][anchor]
    if tables.stock.walks[state.kind[figure]]:
        advance(tables, state, figure, anchor, new)
    else:
        relocate(tables, state, figure, anchor, shape, new)
    if state.events is not None:
        if how == "step":
            state.events.append(game_events.Step("step", figure, anchor, shape))
        else:
            state.events.append(figure_events.jump_of(how, figure, anchor))
    if (state.hazards | state.burning) & (old | new):
        place = len(state.stack) - 1
        stage: Activation = state.stack[place]
        once = shape and tables.parameters.oversized_hazard == "per-activation"
        spared = bool(once and stage.hurt)
        if hazards.cross(tables, state, figure, old, new, spared=spared) and state.at[figure] != OFF:
            state.stack[place] = stage._replace(hurt=1)
    if (state.guards or state.healers) and state.at[figure] != OFF:
        timing_windows.offer(tables, state, "step", figure)
    if state.peeking and old & state.screens:
        exploration.look_again(tables, state)


def send_back(tables: CompiledScenario, state: State, figure: FigureNumber) -> None:
    """Return a figure stranded in a taken space to the last empty one it left, without cost or triggers.

    If that place is taken or a door has been shut across it, the nearest free one is used. It reveals as usual.
    Rule: 2004 rulebook p. 9 (doors); B-33, RUL-15, RUL-22.
    """
    back, shape = divmod(state.back[figure], 4)
    anchor = SpaceNumber(back)
    cover = tables.terrain.cover[shape][anchor] if state.back[figure] >= 0 else 0
    others = everybody(state) & ~left_empty(state, figure)
    if not cover or cover & (~state.revealed | others | state.blocked) or not state.ground.fits(shape, anchor):
        found = nearest_free(tables, state, figure)
        anchor, shape = found if found is not None else (OFF, 0)
    if anchor >= 0:
        relocate(tables, state, figure, anchor, shape, tables.terrain.cover[shape][anchor])
        state.tell(figure_events.Return("return", figure, anchor, shape))
        exploration.look_after_move(tables, state, figure)


ACTIONS = (action_kind("step", _step, why_not=why_not_step),)
