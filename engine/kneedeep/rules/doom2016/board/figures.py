"""Figures on the map: placing, moving, removing, enemies."""

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.parts import OFF, CompiledScenario, FigureNumber, KindNumber, SpaceNumber, State, union
from kneedeep.rules.doom2016.tables import topics
from kneedeep.rules.doom2016.tables.figure_kinds import MARINE, NEUTRAL


def occupied(state: State) -> int:
    """The spaces covered by any figure."""
    return state.marine_bits | state.demon_bits | state.other_bits


def enemies_of(state: State, figure: int) -> int:
    """The spaces of the enemies of a figure. A neutral figure has none. Rule: Words, RUL16-104."""
    if figure < state.players:
        return state.demon_bits
    return state.marine_bits if figure in state.crowd else 0


def put(tables: CompiledScenario, state: State, figure: FigureNumber, space: SpaceNumber, shape: int, why: str) -> None:
    """Place a figure that is off the map."""
    body = 1 << space if not shape else tables.stock.outline(space, shape)
    state.at[figure], state.shape[figure], state.body[figure] = space, shape, body
    state.back[figure] = OFF
    if figure < state.players:
        state.squad = tuple(sorted((*state.squad, figure)))
        state.marine_bits |= body
    elif tables.kinds[state.kind[figure]].side == NEUTRAL:
        state.others = (*state.others, figure)
        state.other_bits |= body
    else:
        state.crowd = (*state.crowd, figure)
        state.demon_bits |= body
    if shape:
        state.large_bits |= body
    state.changed |= topics.STOOD
    state.tell(event_texts.Place("place", figure, state.kind[figure], space, shape, why))


def add(
    tables: CompiledScenario, state: State, kind: KindNumber, space: SpaceNumber, shape: int, setup: int, why: str
) -> FigureNumber:
    """Place a new figure of a kind and return its number."""
    for number in range(state.players, len(state.at)):
        if state.at[number] == OFF:
            break
    else:
        number = len(state.at)
        state.at.append(OFF)
        state.kind.append(kind)
        for values in (state.shape, state.damage, state.body, state.setup, state.back):
            values.append(0)
        state.carries.append(())
    figure = FigureNumber(number)
    state.kind[figure], state.damage[figure], state.setup[figure] = kind, 0, setup
    state.carries[figure] = ()
    put(tables, state, figure, space, shape, why)
    return figure


def relocate(
    tables: CompiledScenario, state: State, figure: FigureNumber, space: SpaceNumber, shape: int, body: int
) -> None:
    """Move a figure to a place."""
    old = state.body[figure]
    state.at[figure], state.shape[figure], state.body[figure] = space, shape, body
    if figure < state.players:
        state.marine_bits = spaces_of(state, state.squad)
        state.changed |= topics.STOOD
    elif figure in state.crowd:
        state.demon_bits = spaces_of(state, state.crowd)
        if old & tables.clearable and not _same_area(tables, old, body):
            state.changed |= topics.WALKED_OFF
    else:
        state.other_bits = spaces_of(state, state.others)
    if shape:
        refresh_large(state)


def _same_area(tables: CompiledScenario, old: int, body: int) -> bool:
    """Whether the spaces of a figure before and after a move are in the same areas."""
    return all(bool(bits & old) == bool(bits & body) for bits in tables.area_bits)


def spaces_of(state: State, figures: tuple[int, ...]) -> int:
    """The spaces covered by the given figures. Figures of one side may share spaces in passing."""
    bodies, found = state.body, 0
    for figure in figures:
        found |= bodies[figure]
    return found


def refresh_large(state: State) -> None:
    """Update the spaces of large figures."""
    bodies, shapes = state.body, state.shape
    state.large_bits = union(bodies[figure] for figure in (*state.crowd, *state.others) if shapes[figure])


def take_off(state: State, figure: int) -> None:
    """Take a figure off the map. Its stun ends."""
    large = state.shape[figure]
    state.at[figure], state.body[figure] = OFF, 0
    state.stunned &= ~(1 << figure)
    state.back[figure] = OFF
    if figure < state.players:
        state.squad = tuple(other for other in state.squad if other != figure)
        state.marine_bits = spaces_of(state, state.squad)
    elif figure in state.crowd:
        state.crowd = tuple(other for other in state.crowd if other != figure)
        state.demon_bits = spaces_of(state, state.crowd)
    else:
        state.others = tuple(other for other in state.others if other != figure)
        state.other_bits = spaces_of(state, state.others)
    if large:
        refresh_large(state)
    state.changed |= topics.STOOD | topics.WALKED_OFF


def figures_on(state: State, spaces: int) -> tuple[int, ...]:
    """The figures that cover at least one of the spaces, marines first."""
    return tuple(figure for figure in (*state.squad, *state.crowd, *state.others) if state.body[figure] & spaces)


def figure_at(state: State, space: int, figures: tuple[int, ...]) -> int:
    """The first of the given figures on a space. -1 if none covers it."""
    bit = 1 << space
    for figure in figures:
        if state.body[figure] & bit:
            return figure
    return -1


def health_of(tables: CompiledScenario, state: State, figure: int) -> int:
    """The damage that frags a figure: its own health or its kind's, plus a squad card's. Rule: RUL16-11, RUL16-122."""
    if state.kind[figure] == MARINE:
        health = tables.parameters.health
        card = state.squad_card[figure]
        return health + tables.cards.squads[card].health if card >= 0 else health
    setup = state.setup[figure]
    return tables.setups[setup].health if setup >= 0 else tables.kinds[state.kind[figure]].health


def stagger_of(tables: CompiledScenario, state: State, figure: FigureNumber) -> int:
    """The stagger value of a demon. Rule: RUL16-133."""
    setup = state.setup[figure]
    return tables.setups[setup].stagger if setup >= 0 else tables.kinds[state.kind[figure]].stagger


def is_staggered(tables: CompiledScenario, state: State, figure: FigureNumber) -> bool:
    """Whether a demon is staggered: damage equal to or above its stagger value. Rule: RUL16-133, RUL16-176."""
    return tables.parameters.advanced and state.damage[figure] >= stagger_of(tables, state, figure)


def count_of(state: State, kind: int) -> int:
    """The number of figures of a kind on the map."""
    return sum(1 for figure in (*state.crowd, *state.others) if state.kind[figure] == kind)
