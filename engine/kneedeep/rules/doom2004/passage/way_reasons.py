"""Reasons why a figure can't reach a space, in one sentence for people.

Empty if it can. Nothing hidden from the acting side is revealed: an unrevealed space is only called that.
"""

from kneedeep.model.catalog.action_points import UNLOAD
from kneedeep.rules.amounts import points as points_text
from kneedeep.rules.amounts import points_left
from kneedeep.rules.doom2004.board.figures import is_bot_off, others_in
from kneedeep.rules.doom2004.names.game_names import NO_BOT, UNSEEN, Names, called, thing_at
from kneedeep.rules.doom2004.parts import CompiledScenario, FigureNumber, SpaceNumber, State, own
from kneedeep.rules.doom2004.passage import paths
from kneedeep.rules.doom2004.passage.friend_passage import Place, place_after
from kneedeep.rules.doom2004.tables.board_tables import SQUARE
from kneedeep.rules.doom2004.tables.figure_kinds import MARINES, NEUTRAL, FigureKind
from kneedeep.rules.doom2004.turn_budget import turn_of
from kneedeep.support.translation import translatable

FAR = 200


def why_not_step(tables: CompiledScenario, state: State, figure: FigureNumber, space: SpaceNumber, *_: int) -> str:
    """The reason why the acting figure can't step to a space."""
    if figure < 0:
        return ""
    return why_no_way(tables, state, figure, space) or translatable("That is more than one step away.")


def _never_moves(state: State, figure: int, kind: FigureKind) -> bool:
    if kind.side == NEUTRAL:
        return state.owner[figure] < 0
    return kind.side == MARINES and figure >= state.players and bool(kind.shape)


def why_no_way(tables: CompiledScenario, state: State, figure: int, space: int) -> str:
    """The reason why a figure does not reach a space with its remaining turn. Empty if it does."""
    n = Names(tables, state)
    if not state.revealed >> space & 1:
        return UNSEEN
    kind = tables.kinds[state.kind[figure]]
    if is_bot_off(tables, state, figure):
        return NO_BOT
    if _never_moves(state, figure, kind):
        return translatable("{who} can't move.", who=called(n, figure))
    if state.body[figure] >> space & 1:
        return translatable("{who} is already there.", who=called(n, figure))
    turn = turn_of(tables, state, figure)
    reached = _reached(tables, state, figure, space, turn.points)
    if reached is not None and reached.ends:
        return (
            ""
            if reached.wounds < state.left[figure]
            else translatable("{who} would not survive the way.", who=called(n, figure))
        )
    if state.blocked >> space & 1 and not kind.flying:
        return translatable("{thing} is in the way.", thing=thing_at(n, tables, state, space))
    if there := others_in(state, space, figure):
        who = called(n, there[0])
        if reached is not None:
            return translatable("{who} stands there: one may pass, but not stay.", who=who)
        return translatable("{who} stands there.", who=who)
    if turn.points < 1 and turn.mode == UNLOAD:
        return translatable("Unload gives no movement.")
    return _too_far(tables, state, n, figure, space, turn.points)


def _too_far(tables: CompiledScenario, state: State, n: Names, figure: int, space: int, points: int) -> str:
    """The reason why a figure's points are not enough for a free space."""
    if points < 1:
        return translatable("No movement points are left.")
    if tables.kinds[state.kind[figure]].shape and not _fits(tables, state, figure, space):
        return translatable("{who} does not fit there.", who=called(n, figure))
    if (far := _reached(tables, state, figure, space, FAR)) is None:
        return _no_way_at_all(tables, state, n, figure, space)
    return translatable("That is {cost} away, {rest}.", cost=points_text(far.cost), rest=points_left(points))


def _no_way_at_all(tables: CompiledScenario, state: State, n: Names, figure: int, space: int) -> str:
    """The barrier of every way: a figure, a shut door, or walls."""
    empty = state.copy()
    for other in (*state.squad, *state.crowd, *state.others):
        if other != figure:
            empty.body[other] = 0
    empty.marine_bits &= state.body[figure]
    empty.invader_bits &= state.body[figure]
    empty.other_bits &= state.body[figure]
    empty.sharing = ()
    if (way := _reached(tables, empty, figure, space, FAR)) is not None:
        cover = [tables.cover[shape][anchor] for anchor, shape in _places(way)]
        barring = [
            one
            for one in (*state.squad, *state.crowd, *state.others)
            if one != figure and any(state.body[one] & bits for bits in cover)
        ]
        return (
            translatable("{who} blocks the way.", who=called(n, barring[0]))
            if barring
            else translatable("The way there is blocked.")
        )
    empty.ground = tables.terrain.ground(tables.terrain.all_doors, state.blocked, state.opaque)
    if _reached(tables, empty, figure, space, FAR) is not None:
        return translatable("A shut door is in the way.")
    return translatable("There is no way there.")


def _places(way: paths.Path) -> list[Place]:
    return [
        place_after(action) if action[0] == "step" else (SpaceNumber(space), 0)
        for action, space in zip(own(way.actions), way.spaces, strict=True)
    ]


def _reached(tables: CompiledScenario, state: State, figure: int, space: int, points: int) -> paths.Path | None:
    """The best way with which a figure covers a space."""
    found = paths.find_paths(tables, state, FigureNumber(figure), points)
    place = paths.covered(tables, found).get(space)
    return None if place is None else found[place]


def _fits(tables: CompiledScenario, state: State, figure: int, space: int) -> bool:
    flying = tables.kinds[state.kind[figure]].flying
    shapes = {state.shape[figure]} if state.shape[figure] == SQUARE else {1, 2}
    return any(
        tables.cover[shape][anchor] >> space & 1 and state.ground.fits(shape, anchor, flying=flying)
        for shape in shapes
        for anchor in range(tables.size)
    )
