"""Steps: who may go where, what a step triggers.

Rule: 2004 rulebook p. 7 (movement), p. 11 (oversized invaders); B-05, RUL-12, RUL-20 to RUL-29, RUL-54.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.geometry.bits import each_number
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.board import exploration, hazards
from kneedeep.rules.doom2004.board.figures import advance, everybody, relocate
from kneedeep.rules.doom2004.board.free_places import nearest_free
from kneedeep.rules.doom2004.board.passability import FootprintMoves
from kneedeep.rules.doom2004.combat import timing_windows, watchful_attacks
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.marine import encounters, equipment, order_tokens
from kneedeep.rules.doom2004.movement.friend_passage import gets_on, left_empty, passable, step_cost, taken
from kneedeep.rules.doom2004.script.topics import STOOD
from kneedeep.rules.doom2004.stages import Activation, FigureTurn
from kneedeep.rules.doom2004.state import AIM, OFF, State
from kneedeep.rules.doom2004.text.action_text import SHAPE_WORDS

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names


def marine_free(t: CompiledScenario, s: State, figure: int, points: int) -> int:
    """Return the bit set of the spaces beside a marine or active bot that it may step on with so many points left.

    Into a friend's space only while the points left then still reach an empty one (RUL-21).
    """
    at = s.at[figure]
    beside = s.ground.beside[at]
    free = beside & s.revealed & ~(s.invader_bits | s.other_bits | s.blocked)
    doubtful = free & s.marine_bits
    if figure < s.players and "recon" in s.cards[figure]:
        onto = beside & s.revealed & s.blocked & ~s.barrels
        free |= onto
        doubtful |= onto
    if t.dear:
        free = _affordable(t, s, free, points)
        doubtful &= free
    # With a point to spare it can go back to where it comes from.
    if doubtful and (points < 2 or t.dear or s.sharing or s.blocked >> at & 1):
        for number in each_number(doubtful):
            left = points - step_cost(t, s, 1 << number)
            if not gets_on(t, s, figure, (number, 0), left):
                free &= ~(1 << number)
    return free


def _affordable(t: CompiledScenario, s: State, free: int, points: int) -> int:
    for number in each_number(free & t.dear):
        if step_cost(t, s, 1 << number) > points:
            free &= ~(1 << number)
    return free


def walker_gets_on(t: CompiledScenario, s: State, figure: int, free: int, points: int) -> int:
    """Return those of the spaces `free` beside a walking invader from which it reaches one of its own with the points left.

    It shares its space with a friend, so it can't just go back there. Rule: RUL-21.
    """
    beside = s.ground.beside
    alone = s.walk & ~s.invader_bits
    for number in each_number(free & s.invader_bits):
        if not beside[number] & alone and not gets_on(t, s, figure, (number, 0), points - 1):
            free ^= 1 << number
    return free


def invader_steps(t: CompiledScenario, s: State, figure: int, points: int) -> list[Action]:
    """Return the steps of an invader with so many points left. Do not change the list.

    Rule: B-32 (flying), RUL-21, RUL-26.
    """
    kind = t.kinds[s.kind[figure]]
    at = s.at[figure]
    ground = s.ground
    if not kind.shape:
        barred = s.marine_bits | s.other_bits | s.blocked
        free = ground.beside[at] & s.revealed
        if kind.flying:
            doubtful = free & (barred | s.invader_bits)
        else:
            free &= ~barred
            doubtful = free & s.invader_bits
        if t.dear:
            free = _affordable(t, s, free, points)
        if doubtful:
            beyond = s.revealed & ~(barred | s.invader_bits & ~left_empty(s, figure))
            for number in ground.near[at]:
                if doubtful >> number & 1:
                    left = points - step_cost(t, s, 1 << number)
                    if left <= 0 or (
                        (t.dear or not ground.beside[number] & beyond)
                        and not gets_on(t, s, figure, (number, 0), left)
                    ):
                        free &= ~(1 << number)
        return t.stock.steps(at, free)
    if not kind.flying and not t.dear and s.walk & s.body[figure] == s.body[figure]:
        return strides(t, s, figure, ground.stride(s.shape[figure], at), points)
    free, full, body = passable(t, s, figure), taken(s, figure), s.body[figure]
    found: list[Action] = []
    for anchor, shape, cover in ground.shifts(s.shape[figure], at, flying=kind.flying):
        left = points - step_cost(t, s, cover & ~body)
        if (
            not cover & ~free
            and left >= 0
            and (not cover & full or gets_on(t, s, figure, (anchor, shape), left))
        ):
            found.append(("step", anchor, shape))
    return found


def strides(t: CompiledScenario, s: State, figure: int, stride: FootprintMoves, points: int) -> list[Action]:
    """Return the steps of an oversized walking invader that stands where it may. Do not change the list. Rule: RUL-21, RUL-26."""
    walk = s.walk
    zone = stride.zone
    sharing = figure in s.sharing
    taken = s.invader_bits & ~(left_empty(s, figure) if sharing else s.body[figure])
    if not taken & zone:
        if walk & zone == zone:
            return stride.actions
        return [action for action, cover in stride.shifts if cover & walk == cover]
    if points <= 1:
        return [action for action, cover in stride.shifts if cover & walk == cover and not cover & taken]
    if stride.returns and not sharing:
        # It passes through any friend: it can always go back to where it comes from.
        return [action for action, cover in stride.shifts if cover & walk == cover]
    found = []
    for action, cover in stride.shifts:
        if cover & walk == cover:
            if cover & taken:
                _, anchor, turned = action
                # Mostly the next step already leads on to a free place.
                if not s.ground.stride(turned, anchor).leads_on(walk, taken):
                    if points <= 2 or not gets_on(t, s, figure, (anchor, turned), points - 1):
                        continue
            found.append(action)
    return found


def _step(t: CompiledScenario, s: State, action: Action) -> None:
    stage: FigureTurn = s.stack[-1]
    figure, space = stage.figure, action[1]
    cost = 1
    if t.dear:
        cover = t.cover[action[2] if len(action) > 2 else 0][space]
        cost = step_cost(t, s, cover & ~s.body[figure])
    known = t.stock.after_step
    s.stack[-1] = (known.get(stage) if cost == 1 else None) or _after_step(known, stage, cost)
    if type(stage) is Activation:
        invader_moves(t, s, figure, space, action[2] if len(action) > 2 else 0, "step")
        return
    if figure < s.players and s.order[figure] == AIM:
        order_tokens.remove(t, s, figure)
    marine_moves(t, s, figure, space, "step")
    if figure < s.players and (t.parameters.pickup_forced or t.parameters.encounter_on_entry):
        enter(t, s, figure)


def _after_step(known: dict[FigureTurn, FigureTurn], stage: FigureTurn, cost: int) -> FigureTurn:
    after = stage.spend(cost)._replace(moved=1)
    if cost == 1:
        known[stage] = after
    return after


def enter(t: CompiledScenario, s: State, seat: int) -> None:
    """Do what house rules let happen on entering a space: forced pick-up, encounters on entry."""
    if s.at[seat] != OFF and t.parameters.pickup_forced:
        equipment.pick_all(t, s, seat)
    if s.at[seat] != OFF and t.parameters.encounter_on_entry:
        encounters.meet(t, s, seat)


def marine_moves(
    t: CompiledScenario, s: State, figure: int, space: int, how: str, watchers: tuple[int, ...] | None = None
) -> None:
    """Move a marine or an active bot to a space, with all that hangs on it; `watchers`: who saw it go. Rule: RUL-11, RUL-12."""
    old, new = s.body[figure], 1 << space
    relocate(t, s, figure, space, 0, new)
    if s.events is not None:
        s.events.append((how, figure, space, 0) if how == "step" else (how, figure, space))
    s.changed |= STOOD
    if s.healers:
        # What the step brings about comes first. Rule: RUL-11, RUL-12.
        timing_windows.offer(t, s, "marine-step", figure)
    watchers = s.watchers if watchers is None else watchers
    if (s.hazards | s.burning) & (old | new):
        hazards.cross(t, s, figure, old, new)
        if s.at[figure] == OFF:
            return
    if watchers:
        watchful_attacks.alert(t, s, figure, watchers)
    if s.peeking or s.ground.visible[space] & ~s.revealed:
        exploration.look_after_move(t, s, figure)


def invader_moves(t: CompiledScenario, s: State, figure: int, anchor: int, shape: int, how: str) -> None:
    """Move an invader in its activation, with all that hangs on it. Rule: RUL-02, RUL-12, RUL-30."""
    old, new = s.body[figure], t.cover[shape][anchor]
    if t.stock.walks[s.kind[figure]]:
        advance(t, s, figure, anchor, new)
    else:
        relocate(t, s, figure, anchor, shape, new)
    if s.events is not None:
        s.events.append((how, figure, anchor, shape) if how == "step" else (how, figure, anchor))
    if (s.hazards | s.burning) & (old | new):
        place = len(s.stack) - 1
        stage: Activation = s.stack[place]
        once = shape and t.parameters.oversized_hazard == "per-activation"
        spared = bool(once and stage.hurt)
        if hazards.cross(t, s, figure, old, new, spared=spared) and s.at[figure] != OFF:
            s.stack[place] = stage._replace(hurt=1)
    if (s.guards or s.healers) and s.at[figure] != OFF:
        timing_windows.offer(t, s, "step", figure)
    if s.peeking and old & s.screens:
        exploration.look_again(t, s)


def send_back(t: CompiledScenario, s: State, figure: int) -> None:
    """Put a figure that is stranded in a taken space back on the last empty one it left, without cost or triggers.

    When that is taken by now, or a door has been shut across it: the nearest free one. It reveals all the same.
    Rule: 2004 rulebook p. 9 (doors); B-33, RUL-15, RUL-22.
    """
    anchor, shape = divmod(s.back[figure], 4)
    cover = t.terrain.cover[shape][anchor] if s.back[figure] >= 0 else 0
    others = everybody(s) & ~left_empty(s, figure)
    if not cover or cover & (~s.revealed | others | s.blocked) or not s.ground.fits(shape, anchor):
        found = nearest_free(t, s, figure)
        anchor, shape = found if found is not None else (-1, 0)
    if anchor >= 0:
        relocate(t, s, figure, anchor, shape, t.terrain.cover[shape][anchor])
        if s.events is not None:
            s.events.append(("return", figure, anchor, shape))
        exploration.look_after_move(t, s, figure)


def _step_phrase(n: Names, t: CompiledScenario, s: State, space: int, shape: int = 0) -> str:
    return f"move to {n.space(space)}{SHAPE_WORDS[shape]}"


ACTIONS = (
    ActionKind(
        "step",
        (Field("to", "space"), Field("shape", "shape")),
        _step,
        "move to {to}",
        group="Move to",
        phrase=_step_phrase,
    ),
)
