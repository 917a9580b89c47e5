"""The adjacent spaces that a small figure may enter, and the legal ends of its movement.

Rule: RUL16-53, RUL16-60 to RUL16-68, RUL16-157, RUL16-158.
"""

from kneedeep.board.figure_moves import OtherFigures
from kneedeep.rules.doom2016.board.figures import is_staggered
from kneedeep.rules.doom2016.parts import OFF, CompiledScenario, FigureNumber, State, each_number, union
from kneedeep.rules.doom2016.passage import teleporters
from kneedeep.rules.doom2016.passage.openable_doors import can_open


def enterable(tables: CompiledScenario, state: State, figure: FigureNumber, points: int) -> int:
    """The adjacent spaces that a small figure may enter with these movement points.

    From an occupied space the rest of the points must reach a free one. Rule: RUL16-60 to RUL16-63, RUL16-66.
    """
    if points < tables.parameters.step:
        return 0
    at = state.at[figure]
    free = state.ground.step_bits[at]
    enemies = state.demon_bits if figure < state.players else state.marine_bits if figure in state.crowd else 0
    full = free & (state.marine_bits | state.demon_bits | state.other_bits)
    doubtful = full if points >= tables.dearest else full | free & tables.costly
    if doubtful:
        p = tables.parameters
        there_and_back = tables.dearest + p.step + tables.extra[at] + (p.enemy if enemies & full else 0)
        if points >= there_and_back and state.back[figure] == OFF and not state.ground.moves.blocked >> at & 1:
            return free
        for number in each_number(doubtful):
            left = points - step_cost(tables, state, figure, number, enemies)
            if left < 0 or (full >> number & 1 and not may_be_in(tables, state, figure, number, left)):
                free ^= 1 << number
    return free


def step_cost(tables: CompiledScenario, state: State, figure: FigureNumber, space: int, enemies: int) -> int:
    """The cost for a small figure to enter a space. Rule: RUL16-53, RUL16-60 to RUL16-63, RUL16-135."""
    p = tables.parameters
    cost = p.step + tables.extra[space]
    if enemies >> space & 1 and not (p.glory_free and _glory_at(tables, state, figure, space)):
        cost += p.enemy
    return cost


def may_be_in(tables: CompiledScenario, state: State, figure: FigureNumber, space: int, left: int) -> bool:
    """Whether a figure may enter an occupied space with these points left afterwards. Rule: RUL16-66."""
    if _glory_at(tables, state, figure, space):
        return True
    if left <= 0:
        return False
    at = state.at[figure]
    if state.back[figure] == OFF and left >= tables.parameters.step + tables.extra[at]:
        # The figure can return to its previous space.
        return bool(state.ground.step_bits[space] >> at & 1) or gets_on(tables, state, figure, space, left)
    return gets_on(tables, state, figure, space, left)


def joined_pads(tables: CompiledScenario, state: State, figure: int) -> int:
    """The active teleporters that a marine can travel between. 0 for any other figure. Rule: RUL16-157, RUL16-176."""
    return state.pads if figure < state.players and tables.parameters.advanced else 0


def gets_on(
    tables: CompiledScenario, state: State, figure: int, start: int, points: int, opened: int = 0, activated: int = 0
) -> bool:
    """Whether a small figure can reach a legal end of its movement from a space with these points.

    `opened`: doors (bit set) opened first, `activated`: spaces of teleporters activated first. On its way it may open
    more doors, and a marine activates more teleporters. Rule: RUL16-65, RUL16-66, RUL16-156.
    """
    others = others_of(tables, state, figure)
    pads, doors = joined_pads(tables, state, figure) | activated, state.doors | opened
    occupied = others.occupied
    landing = _glory_bits(tables, state) if figure < state.players else 0
    ground = state.ground if doors == state.doors else tables.ground(doors)
    enemies, extra, neighbours = others.enemies, tables.extra, ground.neighbours
    p = tables.parameters
    if p.glory_free:
        enemies &= ~landing
    best = {start: points}
    leaving = [start]
    while leaving:
        here = leaving.pop()
        left = best[here]
        if pads >> here & 1:
            for there in each_number(pads & ~(1 << here)):
                after = left - p.teleport - extra[there]
                if after >= 0 and not (occupied & ~state.demon_bits) >> there & 1:
                    return True
                if after > best.get(there, -1):
                    best[there] = after
                    leaving.append(there)
        for there in neighbours[here]:
            after = left - p.step - extra[there] - (p.enemy if enemies >> there & 1 else 0)
            if after < 0:
                continue
            if not occupied >> there & 1 or landing >> there & 1:
                return True
            if after > best.get(there, -1):
                best[there] = after
                leaving.append(there)
    for here, left in best.items():
        if left <= 0:
            continue
        if here != state.at[figure] and teleporters.becomes_active(tables, state, figure, here, pads):
            if gets_on(tables, state, figure, here, left, opened, activated | 1 << here):
                return True
        for door in each_number(tables.near_doors[here] & ~doors):
            if left >= p.door and can_open(tables, state, figure, door):
                if gets_on(tables, state, figure, here, left - p.door, opened | 1 << door, activated):
                    return True
    return False


def others_of(tables: CompiledScenario, state: State, figure: int) -> OtherFigures:
    """The spaces of all figures but one: its non-enemies, its enemies, large figures."""
    own = state.body[figure]
    marines, demons, others = state.marine_bits, state.demon_bits, state.other_bits
    if state.back[figure] == OFF and not state.shape[figure]:
        marines, demons, others = marines & ~own, demons & ~own, others & ~own
    else:
        marines = demons = others = 0
        for other in state.squad:
            if other != figure:
                marines |= state.body[other]
        for other in state.crowd:
            if other != figure:
                demons |= state.body[other]
        for other in state.others:
            if other != figure:
                others |= state.body[other]
    large = 0
    if state.large_bits:
        for other in (*state.crowd, *state.others):
            if other != figure and state.shape[other]:
                large |= state.body[other]
    if figure < state.players:
        return OtherFigures(marines | others, demons, large)
    if figure in state.crowd:
        return OtherFigures(demons | others, marines, large)
    return OtherFigures(marines | demons | others, 0, large)


def stands_free(state: State, figure: int) -> bool:
    """Whether no other figure covers a space of this figure."""
    body = state.body[figure]
    for group in (state.squad, state.crowd, state.others):
        for other in group:
            if other != figure and state.body[other] & body:
                return False
    return True


def small_below(state: State, figure: FigureNumber) -> tuple[FigureNumber, ...]:
    """The small figures under a large figure, in the order of giving way. Rule: RUL16-82."""
    body = state.body[figure]
    found = []
    for group in (state.squad, (*state.crowd, *state.others)):
        here = [other for other in group if other != figure and not state.shape[other] and state.body[other] & body]
        found += sorted(here, key=lambda other: state.at[other])
    return tuple(found)


def _glory_at(tables: CompiledScenario, state: State, figure: FigureNumber, space: int) -> bool:
    """Whether a marine would frag a staggered demon by entering a space. Rule: RUL16-134, RUL16-136."""
    if figure >= state.players or not state.demon_bits >> space & 1 or not tables.parameters.advanced:
        return False
    return (
        any(state.body[demon] >> space & 1 and is_staggered(tables, state, demon) for demon in state.crowd)
        and not (state.marine_bits | state.other_bits) >> space & 1
    )


def _glory_bits(tables: CompiledScenario, state: State) -> int:
    """The spaces of staggered demons."""
    if not tables.parameters.advanced:
        return 0
    return union(state.body[one] for one in state.crowd if state.damage[one] and is_staggered(tables, state, one))
