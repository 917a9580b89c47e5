"""One step along a field of distances, and what an attack is worth."""

from __future__ import annotations

from collections.abc import Sequence

from kneedeep.bots.doom2004.distance_maps import FAR, DistanceMaps, nearest
from kneedeep.bots.doom2004.expected_damage import expected, fatal
from kneedeep.geometry.bits import each_number
from kneedeep.rules.action import Action
from kneedeep.rules.doom2004.board.figures import armor_of
from kneedeep.rules.doom2004.combat import attack_effect, targeting
from kneedeep.rules.doom2004.marine import marine_cards
from kneedeep.rules.doom2004.movement.friend_passage import step_cost
from kneedeep.rules.doom2004.state import State

KILL_WORTH = 2.0
"""What a kill counts beside the wounds that it takes."""


def is_way_out(chart: DistanceMaps, state: State, action: Action) -> bool:
    """Return whether leaving by this exit, or opening it, is what is left to do."""
    left = chart.goals_left(state)
    if not left or left[0].kind not in ("leave", "open"):
        return False
    return action[1] in left[0].numbers and (action[0] == "exit") == (left[0].name == "token")


def marine_step(
    chart: DistanceMaps, state: State, seat: int, actions: Sequence[Action], field: Sequence[int]
) -> Action | None:
    """Return the step, door or teleporter that brings a marine nearer, None when nothing does."""
    tables = chart.t
    here = field[state.at[seat]]
    best, found = here, None
    for action in actions:
        kind = action[0]
        if kind == "step":
            cost = field[action[1]] + step_cost(tables, state, 1 << action[1]) - 1
            if cost < best:
                best, found = cost, action
        elif kind == "open":
            beyond = chart.beyond(state, action[1], state.at[seat])
            cost = nearest(field, beyond)
            if cost < FAR and cost + tables.parameters.door < best:
                best, found = cost + tables.parameters.door, action
        elif kind == "teleport":
            cost = field[tables.pieces[action[1]].spaces[0]]
            if cost < best:
                best, found = cost, action
    return found


def invader_step(
    chart: DistanceMaps, state: State, figure: int, actions: Sequence[Action], field: Sequence[int]
) -> Action | None:
    """Return the step, door or duct that brings an invader nearer, None when nothing does."""
    tables = chart.t
    best, found = nearest(field, state.body[figure]), None
    for action in actions:
        kind = action[0]
        if kind == "step":
            bits = tables.cover[action[2] if len(action) > 2 else 0][action[1]]
            cost = nearest(field, bits)
        elif kind == "hop":
            cost = field[action[1]]
        elif kind == "open":
            cost = FAR
            for cell in each_number(state.body[figure]):
                cost = min(cost, nearest(field, chart.beyond(state, action[1], cell)))
            cost += tables.parameters.door
        else:
            continue
        if cost < best:
            best, found = cost, action
    return found


def worth_of(chart: DistanceMaps, state: State, seat: int, action: Action) -> float:
    """Return what a marine's attack can be expected to be worth: wounds and kills, friends counted against it."""
    _, weapon, space, target, _aimed = action
    tables = chart.t
    arms = tables.weapons[weapon]
    distance = 0 if arms.melee else targeting.range_to(tables, state, seat, arms, space, target)
    farther, harder = marine_cards.bonus(tables, state, seat, arms)
    if arms.blast:
        area = attack_effect.blast_area(state, space, arms.blast)
        hit = [figure for figure in (*state.squad, *state.crowd) if state.body[figure] & area]
    else:
        hit = [target] if target >= 0 else []
    worth = 0.0
    for figure in hit:
        chances = chart.odds.by(arms, distance, armor_of(tables, state, figure), farther, harder)
        left = state.left[figure]
        gain = expected(chances, left) + KILL_WORTH * fatal(chances, left)
        worth += gain if figure not in state.squad else -3.0 * gain
    return worth
