"""Steps: who may go where, what a step triggers.

Rule: 2004 rulebook p. 7 (movement), p. 11 (oversized invaders); B-05, RUL-12, RUL-20 to RUL-29, RUL-54.
"""

from __future__ import annotations

from kneedeep.geometry.bits import each_number
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004 import encounters, equipment, exploring, hazards, orders, watching, windows
from kneedeep.rules.doom2004.figures import advance, everybody, relocate
from kneedeep.rules.doom2004.ground import Stride
from kneedeep.rules.doom2004.places import nearest_free
from kneedeep.rules.doom2004.tables import Tables
from kneedeep.rules.doom2004.topics import STOOD
from kneedeep.rules.stage import Stage
from kneedeep.rules.state import AIM, OFF, State


def marine_free(t: Tables, s: State, seat: int, points: int) -> int:
    """Return the bit set of the spaces beside a marine that he may step on with so many points left.

    Into a friend's space only while the points left then still reach an empty one (RUL-21).
    """
    at = s.at[seat]
    beside = s.ground.beside[at]
    free = beside & s.revealed & ~(s.invader_bits | s.other_bits | s.blocked)
    doubtful = free & s.marine_bits
    if "recon" in s.cards[seat]:
        onto = beside & s.blocked & ~s.barrels
        free |= onto
        doubtful |= onto
    if t.dear:
        free = _affordable(t, s, free, points)
        doubtful &= free
    # With a point to spare he can go back to where he comes from.
    if doubtful and (points < 2 or t.dear or s.sharing or s.blocked >> at & 1):
        for number in each_number(doubtful):
            if not _marine_gets_on(t, s, seat, number, points - t.entry[number]):
                free &= ~(1 << number)
    return free


def _affordable(t: Tables, s: State, free: int, points: int) -> int:
    for number in each_number(free & t.dear):
        if not s.lying & t.dear_tokens[number] or t.entry[number] <= points:
            continue
        free &= ~(1 << number)
    return free


def entry_cost(t: Tables, s: State, space: int) -> int:
    """Return the points that a step into a space costs: 1, more for a scenario's own tokens that say so."""
    if t.dear >> space & 1 and s.lying & t.dear_tokens[space]:
        return t.entry[space]
    return 1


def _marine_gets_on(t: Tables, s: State, seat: int, start: int, points: int) -> bool:
    """Whether a marine in a taken space reaches an empty one with so many points."""
    ground = s.ground
    passable = s.revealed & ~(s.invader_bits | s.other_bits | s.blocked)
    if "recon" in s.cards[seat]:
        passable |= s.revealed & s.blocked & ~s.barrels
    empty = passable & ~(s.marine_bits & ~left_empty(s, seat)) & ~s.blocked
    level, seen = 1 << start, 1 << start
    for _ in range(points):
        onward = 0
        for number in each_number(level):
            onward |= ground.beside[number]
        if onward & empty:
            return True
        level = onward & passable & ~seen
        seen |= level
        if not level:
            return False
    return False


def left_empty(s: State, figure: int) -> int:
    """Return the spaces of a figure that are empty once it has left them: shared with nobody, over no obstacle."""
    body = s.body[figure] & ~s.blocked
    if figure in s.sharing:
        for other in s.sharing:
            if other != figure:
                body &= ~s.body[other]
    return body


def walker_gets_on(t: Tables, s: State, figure: int, free: int, points: int) -> int:
    """Return those of the spaces `free` beside a walking invader from which it reaches one of its own with the points left.

    It shares its space with a friend, so it can't just go back there. Rule: RUL-21.
    """
    beside = s.ground.beside
    alone = s.walk & ~s.invader_bits
    for number in each_number(free & s.invader_bits):
        if not beside[number] & alone and not _invader_gets_on(t, s, figure, number, 0, points - 1):
            free ^= 1 << number
    return free


def invader_steps(t: Tables, s: State, figure: int, points: int) -> list[Action]:
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
                    left = points - t.entry[number]
                    if left <= 0 or (
                        not ground.beside[number] & beyond
                        and not _invader_gets_on(t, s, figure, number, 0, left)
                    ):
                        free &= ~(1 << number)
        return t.stock.steps(at, free)
    if not kind.flying and s.walk & s.body[figure] == s.body[figure]:
        return strides(t, s, figure, ground.stride(s.shape[figure], at), points)
    outside = ~s.revealed if kind.flying else ~s.revealed | s.marine_bits | s.other_bits
    taken = (s.marine_bits | s.other_bits | s.blocked | s.invader_bits) & ~left_empty(s, figure)
    return [
        ("step", anchor, shape)
        for anchor, shape, cover in ground.shifts(s.shape[figure], at, flying=kind.flying)
        if not cover & outside
        and (not cover & taken or (points > 1 and _invader_gets_on(t, s, figure, anchor, shape, points - 1)))
    ]


def strides(t: Tables, s: State, figure: int, stride: Stride, points: int) -> list[Action]:
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
                    if points <= 2 or not _invader_gets_on(t, s, figure, anchor, turned, points - 1):
                        continue
            found.append(action)
    return found


def _invader_gets_on(t: Tables, s: State, figure: int, anchor: int, shape: int, points: int) -> bool:
    """Whether an invader at a taken place reaches a free one with so many points."""
    kind = t.kinds[s.kind[figure]]
    body = s.body[figure]
    taken = (s.marine_bits | s.invader_bits | s.other_bits | s.blocked) & ~left_empty(s, figure)
    outside = ~s.revealed
    if not kind.flying:
        # An oversized figure is not in its own way; a small one that stands on an obstacle can't go back there.
        outside |= (s.marine_bits | s.other_bits | s.blocked) & ~(body if kind.shape else 0)
    shifts, near, oversized = s.ground.shifts, s.ground.near, kind.shape
    level, seen = [(anchor, shape)], {(anchor, shape)}
    for _ in range(points):
        onward = []
        for here, turned in level:
            moves = (
                shifts(turned, here, flying=kind.flying)
                if oversized
                else [(number, 0, 1 << number) for number in near[here]]
            )
            for new, new_shape, bits in moves:
                if bits & outside or (new, new_shape) in seen:
                    continue
                if not bits & taken:
                    return True
                seen.add((new, new_shape))
                onward.append((new, new_shape))
        level = onward
    return False


def _step(t: Tables, s: State, action: Action) -> None:
    stage = s.stack[-1]
    space = action[1]
    cost = entry_cost(t, s, space) if t.dear else 1
    if stage[0] == "activation":
        _, figure, points, attacks, _, hurt, by_event = stage
        s.stack[-1] = ("activation", figure, points - cost, attacks, 1, hurt, by_event)
        invader_moves(t, s, figure, space, action[2] if len(action) > 2 else 0, "step")
    elif stage[0] == "marine":
        _, seat, mode, points, attacks, _, ordered, instinct = stage
        if mode == orders.READY:
            attacks = 0
        s.stack[-1] = ("marine", seat, mode, points - cost, attacks, 1, ordered, instinct)
        if s.order[seat] == AIM:
            orders.remove(t, s, seat)
        marine_moves(t, s, seat, space, "step")
        if t.parameters.pickup_forced or t.parameters.encounter_on_entry:
            enter(t, s, seat)
    else:
        _, figure, points, attacks, _ = stage
        s.stack[-1] = ("bot", figure, points - cost, attacks, 1)
        marine_moves(t, s, figure, space, "step")


def enter(t: Tables, s: State, seat: int) -> None:
    """Do what house rules let happen on entering a space: forced pick-up, encounters on entry."""
    if s.at[seat] != OFF and t.parameters.pickup_forced:
        equipment.pick_all(t, s, seat)
    if s.at[seat] != OFF and t.parameters.encounter_on_entry:
        encounters.meet(t, s, seat)


def marine_moves(
    t: Tables, s: State, figure: int, space: int, how: str, watchers: tuple[int, ...] | None = None
) -> None:
    """Move a marine or an active bot to a space, with all that hangs on it; `watchers`: who saw it go. Rule: RUL-11, RUL-12."""
    old, new = s.body[figure], 1 << space
    relocate(t, s, figure, space, 0, new)
    if s.events is not None:
        s.events.append((how, figure, space, 0) if how == "step" else (how, figure, space))
    s.changed |= STOOD
    if s.healers:
        # What the step brings about comes first. Rule: RUL-11, RUL-12.
        windows.offer(t, s, "marine-step", figure)
    watchers = s.watchers if watchers is None else watchers
    if (s.hazards | s.burning) & (old | new):
        hazards.cross(t, s, figure, old, new)
        if s.at[figure] == OFF:
            return
    if watchers:
        watching.alert(t, s, figure, watchers)
    if figure < s.players:
        if s.ground.visible[space] & ~s.revealed:
            exploring.look_around(t, s, figure)
    if s.peeking:
        exploring.look_again(t, s)


def invader_moves(t: Tables, s: State, figure: int, anchor: int, shape: int, how: str) -> None:
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
        stage = s.stack[place]
        once = shape and t.parameters.oversized_hazard == "per-activation"
        spared = bool(once and stage[5])
        if hazards.cross(t, s, figure, old, new, spared=spared) and s.at[figure] != OFF:
            s.stack[place] = (*stage[:5], 1, *stage[6:])
    if (s.guards or s.healers) and s.at[figure] != OFF:
        windows.offer(t, s, "step", figure)
    if s.peeking and old & s.screens:
        exploring.look_again(t, s)


def ends_free(t: Tables, s: State, figure: int) -> bool:
    """Tell whether a figure may end its turn where it stands: alone, on no obstacle. Rule: 2004 rulebook p. 7."""
    return figure not in s.sharing and not s.body[figure] & s.blocked


def send_back(t: Tables, s: State, figure: int) -> None:
    """Put a figure that is stranded in a taken space back on the last empty one it left, without cost or triggers.

    When that is taken by now: the nearest free one. Rule: RUL-22.
    """
    anchor, shape = divmod(s.back[figure], 4)
    cover = t.terrain.cover[shape][anchor] if s.back[figure] >= 0 else 0
    if not cover or cover & ~s.revealed or cover & ((everybody(s) & ~s.body[figure]) | s.blocked):
        found = nearest_free(t, s, figure)
        anchor, shape = found if found is not None else (-1, 0)
    if anchor >= 0:
        relocate(t, s, figure, anchor, shape, t.terrain.cover[shape][anchor])
        if s.events is not None:
            s.events.append(("return", figure, anchor, shape))


def steps_left(stage: Stage) -> int:
    """Return the movement points left in a turn or activation."""
    return int(stage[3] if stage[0] == "marine" else stage[2])


ACTIONS = (ActionKind("step", (Field("to", "space"), Field("shape", "shape")), _step, "move to {to}"),)
