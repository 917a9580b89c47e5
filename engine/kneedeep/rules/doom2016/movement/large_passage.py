"""The steps and turns of large figures, and whether one may end its movement where it is.

Rule: RUL16-73 to RUL16-79, RUL16-83.
"""

from __future__ import annotations

from typing import NamedTuple

from kneedeep.board.figure_moves import OtherFigures
from kneedeep.rules.action import Action
from kneedeep.rules.doom2016.board.ground import SHAPE_OF, place_of
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.movement.passage import others_of
from kneedeep.rules.doom2016.state import State


class LargeMove(NamedTuple):
    """A step or turn of a large figure: its action, and where it leads."""

    action: Action
    anchor: int
    shape: int
    body: int
    cost: int


def moves_from(tables: CompiledScenario, state: State, anchor: int, shape: int) -> tuple[LargeMove, ...]:
    """Return the steps and turns from a place; figures in the way are not regarded. Rule: RUL16-74, RUL16-78."""
    known = state.ground.large_moves
    found = known.get((anchor, shape))
    if found is None:
        moves, place, p = state.ground.moves, place_of(anchor, shape), tables.parameters
        steps = [(("step", to.anchor), to, p.step) for to in moves.footprints.shifts(place)]
        turns = [(("turn", to.anchor), to, p.turning) for to in moves.footprints.turns(place)]
        found = known[anchor, shape] = tuple(
            LargeMove(action, to.anchor, SHAPE_OF[to.size], body, cost)
            for action, to, cost in (*steps, *turns)
            if (body := moves.body(to))
        )
    return found


def large_moves(tables: CompiledScenario, state: State, figure: int, points: int) -> list[Action]:
    """Return the steps and turns of a large figure with so many points. Rule: RUL16-66, RUL16-74 to RUL16-78."""
    if points <= 0:
        return []
    anchor, shape, body = state.at[figure], state.shape[figure], state.body[figure]
    every = moves_from(tables, state, anchor, shape)
    others = others_of(tables, state, figure)
    zone = body
    for move in every:
        zone |= move.body
    if not others.occupied & zone and points >= max(tables.parameters.step, tables.parameters.turning):
        return [move.action for move in every]
    found = []
    for move in every:
        left = points - cost_of(tables, move, body, others)
        if left >= 0 and (
            may_end(tables, state, move.body, others) or reaches_end(tables, state, move, left, others)
        ):
            found.append(move.action)
    return found


def cost_of(tables: CompiledScenario, move: LargeMove, body: int, others: OtherFigures) -> int:
    """Return the points for a move: more for each space newly covered that a large enemy occupies. Rule: RUL16-75, RUL16-77."""
    entered = move.body & ~body & others.enemies & others.large
    return move.cost + tables.parameters.enemy * entered.bit_count()


def may_end(tables: CompiledScenario, state: State, body: int, others: OtherFigures) -> bool:
    """Return whether a large figure may end its movement on these spaces. Rule: RUL16-76, RUL16-83."""
    if body & others.large:
        return False
    if not body & others.occupied:
        return True
    return state.ground.moves.displaced(body, others, marines=state.marine_bits, pads=state.pads) is not None


def reaches_end(
    tables: CompiledScenario, state: State, start: LargeMove, points: int, others: OtherFigures
) -> bool:
    """Return whether a large figure gets from a place with these points to one where it may end. Rule: RUL16-66."""
    best = {(start.anchor, start.shape): points}
    leaving = [start]
    while leaving:
        here = leaving.pop()
        left = best[here.anchor, here.shape]
        for move in moves_from(tables, state, here.anchor, here.shape):
            after = left - cost_of(tables, move, here.body, others)
            key = move.anchor, move.shape
            if after < 0 or after <= best.get(key, -1):
                continue
            if may_end(tables, state, move.body, others):
                return True
            best[key] = after
            leaving.append(move)
    return False
