"""Passing friends: whether a figure in a taken space gets to an empty one with the points it has left.

Rule: 2004 rulebook p. 7 (movement), p. 10 (teleporters, ducts), p. 11 (oversized invaders); RUL-21, RUL-26, RUL-27.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from typing import TYPE_CHECKING

from kneedeep.geometry.bits import each_number
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figure_kinds import MARINES
from kneedeep.rules.doom2004.board.figures import everybody
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.movement import teleporters
from kneedeep.rules.doom2004.state import State

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.board.passability import Passability

Place = tuple[int, int]
"""Where a figure stands: its anchor space and its shape."""


def left_empty(s: State, figure: int) -> int:
    """Return the spaces of a figure that are empty once it has left them: shared with nobody, over no obstacle."""
    body = s.body[figure] & ~s.blocked
    if figure in s.sharing:
        for other in s.sharing:
            if other != figure:
                body &= ~s.body[other]
    return body


def is_ally(t: CompiledScenario, s: State, figure: int) -> bool:
    """Return whether a figure is on the marines' side but no marine: an active sentry bot or a figure of the scenario's own."""
    return figure >= s.players and (t.kinds[s.kind[figure]].side == MARINES or s.owner[figure] >= 0)


def passable(t: CompiledScenario, s: State, figure: int) -> int:
    """Return the spaces that a figure may step into or through, as far as nobody has to stay there.

    Rule: 2004 rulebook p. 7 (movement); B-32 (flying), RUL-20.
    """
    kind = t.kinds[s.kind[figure]]
    if figure < s.players:
        onto = s.blocked & ~s.barrels if "recon" in s.cards[figure] else 0
        return s.revealed & (~(s.invader_bits | s.other_bits | s.blocked) | onto)
    if is_ally(t, s, figure):
        return s.revealed & ~(s.invader_bits | s.other_bits | s.blocked)
    if kind.flying:
        return s.revealed
    # An oversized figure is not in its own way.
    own = s.body[figure] if kind.shape else 0
    return s.revealed & (~(s.marine_bits | s.other_bits | s.blocked) | own)


def taken(s: State, figure: int) -> int:
    """Return the spaces where a figure may not end its turn: somebody else or an obstacle is there."""
    return (everybody(s) & ~left_empty(s, figure)) | s.blocked


def step_cost(t: CompiledScenario, s: State, entered: int) -> int:
    """Return the points of a step into spaces: 1, more where a scenario's own tokens say so, the most of several."""
    cost = 1
    if t.dear & entered:
        for space in each_number(t.dear & entered):
            if s.lying & t.dear_tokens[space]:
                cost = max(cost, t.entry[space])
    return cost


def may_arrive(s: State, figure: int, space: int) -> bool:
    """Return whether a marine or active bot may teleport to a space, as far as nobody has to stay there.

    A marine kills the invader there. Rule: 2004 rulebook p. 11 (telefrags); RUL-27.
    """
    barred = s.other_bits | s.blocked | (s.invader_bits if figure >= s.players else 0)
    return not barred >> space & 1


def duct_ends(t: CompiledScenario, s: State, space: int) -> list[int]:
    """Return the spaces of the ducts that the one on a space leads to: revealed, no marine or bot on it. Rule: B-43."""
    if not (t.duct_bits >> space & 1 or s.moved):
        return []
    ducts = {tokens_on_board.space_of(t, s, piece.number) for piece in t.ducts if s.lying >> piece.number & 1}
    if space not in ducts:
        return []
    barred = s.marine_bits | s.other_bits | s.blocked | ~s.revealed
    return sorted(end for end in ducts if end != space and not barred >> end & 1)


def gets_on(
    t: CompiledScenario, s: State, figure: int, place: Place, points: int, ground: Passability | None = None
) -> bool:
    """Return whether a figure in a taken place gets to a free one with so many points: steps, teleporters, ducts.

    `ground`: the board as it is by then, None as it is now. Rule: RUL-21.
    """
    free, full = passable(t, s, figure), taken(s, figure)
    best = {place: points}
    waiting = [(-points, place)]
    while waiting:
        left, here = heapq.heappop(waiting)
        if -left < best[here]:
            continue
        for new, cover, cost in _moves(t, s, figure, here, ground or s.ground, free):
            after = -left - cost
            if after < 0:
                continue
            if not cover & full:
                return True
            if after > best.get(new, 0):
                best[new] = after
                heapq.heappush(waiting, (-after, new))
    return False


def _moves(
    t: CompiledScenario, s: State, figure: int, place: Place, ground: Passability, free: int
) -> Iterator[tuple[Place, int, int]]:
    """The places one move away, with their cover (an invader that is telefragged there taken off) and the cost."""
    space, shape = place
    kind = t.kinds[s.kind[figure]]
    if shape:
        for anchor, turned, cover in ground.shifts(shape, space, flying=kind.flying):
            if not cover & ~free:
                yield (anchor, turned), cover, step_cost(t, s, cover & ~t.cover[shape][space])
        return
    for other in ground.near[space]:
        if free >> other & 1:
            yield (other, 0), 1 << other, step_cost(t, s, 1 << other)
    if figure < s.players or is_ally(t, s, figure):
        for end in teleporters.ends_from(t, s, space):
            there = end.spaces[0]
            if may_arrive(s, figure, there):
                yield (there, 0), 1 << there & ~s.invader_bits, 1
    elif t.stock.scuttles[s.kind[figure]]:
        for there in duct_ends(t, s, space):
            yield (there, 0), 1 << there, 1


def ends_free(s: State, figure: int) -> bool:
    """Return whether a figure may end its turn where it stands: alone, on no obstacle. Rule: 2004 rulebook p. 7."""
    return figure not in s.sharing and not s.body[figure] & s.blocked


def may_spend(
    t: CompiledScenario, s: State, figure: int, left: int, ground: Passability | None = None
) -> bool:
    """Return whether a figure may spend points on something else than moving, so many left after that.

    What it needs to get out of a taken space it keeps for that. `ground`: the board as it is by then. Rule: RUL-21.
    """
    return ends_free(s, figure) or gets_on(t, s, figure, (s.at[figure], s.shape[figure]), left, ground)
