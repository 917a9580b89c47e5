"""The steps and turns of large figures, and the legal ends of their movement.

Rule: RUL16-73 to RUL16-79, RUL16-83.
"""

from typing import Literal, NamedTuple

from kneedeep.board.figure_moves import OtherFigures
from kneedeep.model.geometry.footprints import Place
from kneedeep.rules.doom2016.action_cache import NOTHING
from kneedeep.rules.doom2016.parts import OFF, Action, CompiledScenario, FigureNumber, SpaceNumber, State, each_number
from kneedeep.rules.doom2016.passage.openable_doors import can_open, doors_near
from kneedeep.rules.doom2016.passage.small_passage import others_of
from kneedeep.rules.doom2016.tables.ground import SHAPE_OF, Ground, place_of


class LargeMove(NamedTuple):
    """A step or turn of a large figure: its action and its target."""

    action: Action
    anchor: int
    shape: int
    body: int
    cost: int


class LargeMoves(NamedTuple):
    """The steps and turns from a place, their actions, and all spaces covered by the place or its moves."""

    moves: tuple[LargeMove, ...]
    actions: list[Action]
    zone: int


def moves_from(tables: CompiledScenario, ground: Ground, anchor: int, shape: int) -> tuple[LargeMove, ...]:
    """The steps and turns from a place. Other figures are ignored. Rule: RUL16-74, RUL16-78."""
    return _known_moves(tables, ground, anchor, shape).moves


def _known_moves(tables: CompiledScenario, ground: Ground, anchor: int, shape: int) -> LargeMoves:
    found = ground.large_moves.get((anchor, shape))
    if not isinstance(found, LargeMoves):
        moves, place, p = ground.moves, place_of(anchor, shape), tables.parameters
        steps: list[tuple[Literal["step", "turn"], Place, int]] = [
            *(("step", to, p.step) for to in moves.footprints.shifts(place)),
            *(("turn", to, p.turning) for to in moves.footprints.turns(place)),
        ]
        every = tuple(
            LargeMove((name, SpaceNumber(to.anchor)), to.anchor, SHAPE_OF[to.size], body, cost)
            for name, to, cost in steps
            if (body := moves.body(to))
        )
        zone = moves.body(place)
        for move in every:
            zone |= move.body
        found = LargeMoves(every, [move.action for move in every], zone)
        ground.large_moves[anchor, shape] = found
    return found


def large_moves(tables: CompiledScenario, state: State, figure: FigureNumber, points: int) -> list[Action]:
    """The legal steps and turns of a large figure with these movement points. Do not change the list.

    Rule: RUL16-66, RUL16-74 to RUL16-78.
    """
    if points <= 0:
        return NOTHING
    body = state.body[figure]
    every, actions, zone = _known_moves(tables, state.ground, state.at[figure], state.shape[figure])
    dearest = max(tables.parameters.step, tables.parameters.turning)
    if state.back[figure] == OFF and points >= 2 * dearest and not state.large_bits & zone & ~body:
        # The figure may end its movement here, no large figure is in the way, and it can return.
        return actions
    others = others_of(tables, state, figure)
    if not others.occupied & zone and points >= dearest:
        return actions
    found = []
    for move in every:
        left = points - cost_of(tables, move, body, others)
        place = move.anchor, move.shape, move.body
        if left >= 0 and (
            may_end(tables, state, move.body, others) or _reaches_end(tables, state, figure, place, left)
        ):
            found.append(move.action)
    return found


def cost_of(tables: CompiledScenario, move: LargeMove, body: int, others: OtherFigures) -> int:
    """The cost of a move, plus a surcharge per newly covered space of a large enemy. Rule: RUL16-75, RUL16-77."""
    entered = move.body & ~body & others.enemies & others.large
    return move.cost + tables.parameters.enemy * entered.bit_count()


def may_end(
    tables: CompiledScenario, state: State, body: int, others: OtherFigures, ground: Ground | None = None
) -> bool:
    """Whether a large figure may end its movement on these spaces. Rule: RUL16-76, RUL16-83."""
    if body & others.large:
        return False
    if not body & others.occupied:
        return True
    pads = state.pads if tables.parameters.advanced else 0
    moves = (ground or state.ground).moves
    return moves.displaced(body, others, marines=state.marine_bits, pads=pads) is not None


def gets_large_on(tables: CompiledScenario, state: State, figure: int, points: int, opened: int) -> bool:
    """True if a large figure can reach a legal end of its movement after opening these doors (bit set)."""
    place = state.at[figure], state.shape[figure], state.body[figure]
    if may_end(tables, state, place[2], others_of(tables, state, figure), tables.ground(state.doors | opened)):
        return True
    return _reaches_end(tables, state, figure, place, points, opened)


def _reaches_end(
    tables: CompiledScenario, state: State, figure: int, start: tuple[int, int, int], points: int, opened: int = 0
) -> bool:
    """True if a large figure gets from a place to a legal end, also by opening doors. Rule: RUL16-65, RUL16-66."""
    others, doors = others_of(tables, state, figure), state.doors | opened
    ground = state.ground if doors == state.doors else tables.ground(doors)
    best = {start: points}
    leaving = [start]
    while leaving:
        here = leaving.pop()
        left = best[here]
        for move in moves_from(tables, ground, here[0], here[1]):
            after = left - cost_of(tables, move, here[2], others)
            place = move.anchor, move.shape, move.body
            if after < 0 or after <= best.get(place, -1):
                continue
            if may_end(tables, state, move.body, others, ground):
                return True
            best[place] = after
            leaving.append(place)
    price = tables.parameters.door
    for here, left in best.items():
        for door in each_number(doors_near(tables, here[2]) & ~doors) if left >= price else ():
            if can_open(tables, state, figure, door):
                if _reaches_end(tables, state, figure, here, left - price, opened | 1 << door):
                    return True
    return False
