"""Passing friends: whether a figure in a taken space can reach an empty one with its remaining points.

Rule: 2004 rulebook p. 7 (movement), p. 10 (teleporters, ducts), p. 11 (oversized invaders); RUL-21, RUL-26, RUL-27.
"""

import heapq
from collections.abc import Iterator

from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import everybody
from kneedeep.rules.doom2004.parts import CompiledScenario, Placing, SpaceNumber, State, each_number, union
from kneedeep.rules.doom2004.passage import teleporters
from kneedeep.rules.doom2004.tables.figure_kinds import MARINES
from kneedeep.rules.doom2004.tables.passability import Passability
from kneedeep.rules.numbers import each_space

Place = tuple[SpaceNumber, int]
"""The place of a figure or token: its anchor space and its shape."""


def place_after(action: Placing) -> Place:
    """The place of a figure after a step, or of a placed token. A missing shape is 0."""
    _, anchor, *shape = action
    return anchor, shape[0] if shape else 0


def left_empty(state: State, figure: int) -> int:
    """The spaces of a figure that are empty after it leaves: not shared, without an obstacle."""
    body = state.body[figure] & ~state.blocked
    if figure in state.sharing:
        for other in state.sharing:
            if other != figure:
                body &= ~state.body[other]
    return body


def is_ally(tables: CompiledScenario, state: State, figure: int) -> bool:
    """True if a figure is on the marines' side but not a marine: an active sentry bot or a scenario's own figure."""
    return figure >= state.players and (tables.kinds[state.kind[figure]].side == MARINES or state.owner[figure] >= 0)


def passable(tables: CompiledScenario, state: State, figure: int) -> int:
    """The spaces that a figure may step into or through, unless it must stay there.

    Rule: 2004 rulebook p. 7 (movement); B-32 (flying), RUL-20.
    """
    kind = tables.kinds[state.kind[figure]]
    if figure < state.players:
        onto = state.blocked & ~state.barrels if "recon" in state.cards[figure] else 0
        return state.revealed & (~(state.invader_bits | state.other_bits | state.blocked) | onto)
    if is_ally(tables, state, figure):
        return state.revealed & ~(state.invader_bits | state.other_bits | state.blocked)
    if kind.flying:
        return state.revealed
    # An oversized figure is not in its own way.
    own = state.body[figure] if kind.shape else 0
    return state.revealed & (~(state.marine_bits | state.other_bits | state.blocked) | own)


def taken(state: State, figure: int) -> int:
    """The spaces where a figure may not end its turn because of another figure or an obstacle."""
    return (everybody(state) & ~left_empty(state, figure)) | state.blocked


def step_cost(tables: CompiledScenario, state: State, entered: int) -> int:
    """The points of a step into spaces: 1, or the highest price of a scenario's own tokens there."""
    cost = 1
    if tables.costly & entered:
        for space in each_number(tables.costly & entered):
            if state.lying & tables.costly_tokens[space]:
                cost = max(cost, tables.entry[space])
    return cost


def may_arrive(state: State, figure: int, space: int) -> bool:
    """True if a marine or active bot may teleport to a space, unless it must stay there.

    A marine kills the invader there. Rule: 2004 rulebook p. 11 (telefrags); RUL-27.
    """
    barred = state.other_bits | state.blocked | (state.invader_bits if figure >= state.players else 0)
    return not barred >> space & 1


def duct_bits(tables: CompiledScenario, state: State) -> int:
    """The bit set of the spaces with a duct."""
    now = state.lying, state.moved
    asked, bits = tables.stock.ducts
    if asked != now:
        ducts = (piece.number for piece in tables.ducts if state.lying >> piece.number & 1)
        bits = union(1 << tokens_on_board.space_of(tables, state, number) for number in ducts)
        tables.stock.ducts = now, bits
    return bits


def duct_ends(tables: CompiledScenario, state: State, space: int) -> list[SpaceNumber]:
    """The target ducts of the one on a space: revealed, without a marine or bot. Rule: B-43."""
    ducts = duct_bits(tables, state)
    if not ducts >> space & 1:
        return []
    barred = state.marine_bits | state.other_bits | state.blocked | 1 << space
    return list(each_space(ducts & state.revealed & ~barred))


def gets_on(
    tables: CompiledScenario, state: State, figure: int, place: Place, points: int, ground: Passability | None = None
) -> bool:
    """True if a figure in a taken place reaches a free one with `points`: steps, teleporters, ducts.

    `ground`: the board at that time, None for its present state. Rule: RUL-21.
    """
    if points <= 0:
        return False
    free, full = passable(tables, state, figure), taken(state, figure)
    space, shape = place
    if not (shape or tables.costly):
        return walks_on(tables, state, figure, space, points, ground or state.ground, free, full)
    best = {place: points}
    waiting = [(-points, place)]
    while waiting:
        left, here = heapq.heappop(waiting)
        if -left < best[here]:
            continue
        for new, cover, cost in _moves(tables, state, figure, here, ground or state.ground, free):
            if (after := -left - cost) < 0:
                continue
            if not cover & full:
                return True
            if after > best.get(new, 0):
                best[new] = after
                heapq.heappush(waiting, (-after, new))
    return False


def walks_on(
    tables: CompiledScenario,
    state: State,
    figure: int,
    space: int,
    points: int,
    ground: Passability,
    free: int,
    full: int,
) -> bool:
    """The same for a figure on one space where every move costs 1 point, all spaces of a distance at a time.

    `free`, `full`: where it may go (`passable`) and where it may not stay (`taken`).
    """
    beside = ground.beside
    reached = level = 1 << space
    while level and points > 0:
        points -= 1
        steps = jumps = 0
        for number in each_number(level):
            steps |= beside[number]
            for _, cover in _jumps(tables, state, figure, number):
                if not cover & full:
                    return True
                jumps |= cover
        steps &= free
        if steps & ~full:
            return True
        level = (steps | jumps) & ~reached
        reached |= level
    return False


def _moves(
    tables: CompiledScenario, state: State, figure: int, place: Place, ground: Passability, free: int
) -> Iterator[tuple[Place, int, int]]:
    """The places one move away, with their cover (without an invader telefragged there) and the cost."""
    space, shape = place
    if shape:
        flying = tables.kinds[state.kind[figure]].flying
        for anchor, turned, cover in ground.shifts(shape, space, flying=flying):
            if not cover & ~free:
                yield (anchor, turned), cover, step_cost(tables, state, cover & ~tables.cover[shape][space])
        return
    for other in ground.near[space]:
        if free >> other & 1:
            yield (other, 0), 1 << other, step_cost(tables, state, 1 << other)
    for there, cover in _jumps(tables, state, figure, space):
        yield (there, 0), cover, 1


def _jumps(tables: CompiledScenario, state: State, figure: int, space: int) -> list[tuple[SpaceNumber, int]]:
    """The target spaces of teleporters and ducts for 1 point, with their cover as in `_moves`."""
    scuttles = tables.stock.scuttles[state.kind[figure]]
    if not (scuttles or tables.fixtures >> space & 1):
        return []
    if figure < state.players or is_ally(tables, state, figure):
        return [
            (there, 1 << there & ~state.invader_bits)
            for end in teleporters.ends_from(tables, state, space)
            if may_arrive(state, figure, there := end.spaces[0])
        ]
    return [(there, 1 << there) for there in duct_ends(tables, state, space)] if scuttles else []


def ends_free(state: State, figure: int) -> bool:
    """True if a figure may end its turn at its place: alone, without an obstacle. Rule: 2004 rulebook p. 7."""
    return figure not in state.sharing and not state.body[figure] & state.blocked


def may_spend(
    tables: CompiledScenario, state: State, figure: int, left: int, ground: Passability | None = None
) -> bool:
    """Whether a figure may spend points on other things than moving, so that `left` points remain.

    It keeps the points needed to get out of a taken space. `ground`: the board by then. Rule: RUL-21.
    """
    return ends_free(state, figure) or gets_on(
        tables, state, figure, (state.at[figure], state.shape[figure]), left, ground
    )
