"""Figures on the board: adding, moving, removing, enemies."""

from kneedeep.rules.doom2004.event_texts import figure_events
from kneedeep.rules.doom2004.parts import CompiledScenario, FigureNumber, KindNumber, Seat, SpaceNumber
from kneedeep.rules.doom2004.state import ALL_SCREENS, BY_FIGURE, OFF, ON_BOARD, State
from kneedeep.rules.doom2004.tables.figure_kinds import INVADERS, MARINES, NEUTRAL


def put(
    tables: CompiledScenario,
    state: State,
    kind: KindNumber,
    anchor: SpaceNumber,
    shape: int,
    left: int,
    setup: int,
    why: str,
) -> FigureNumber:
    """Put an invader or another figure on the board and return its number, the lowest free one."""
    at = state.at
    for number in range(state.players, len(at)):
        if at[number] == OFF:
            break
    else:
        number = len(at)
        for name in BY_FIGURE:
            getattr(state, name).append(-1)
    figure = FigureNumber(number)
    state.at[figure] = anchor
    state.kind[figure] = kind
    state.shape[figure] = shape
    state.left[figure] = left
    state.body[figure] = tables.terrain.cover[shape][anchor]
    state.setup[figure] = setup
    state.owner[figure] = -1
    state.activated &= ~(1 << figure)
    _enter(tables, state, figure)
    state.tell(figure_events.Place("place", figure, kind, anchor, shape, left, why))
    return figure


def put_marine(tables: CompiledScenario, state: State, seat: Seat, space: SpaceNumber) -> None:
    """Put a marine on the board."""
    state.at[seat] = space
    state.body[seat] = 1 << space
    state.status[seat] = ON_BOARD
    _enter(tables, state, seat)


def lift(tables: CompiledScenario, state: State, figure: int) -> None:
    """Take a figure off the board and cancel its stages."""
    body = state.body[figure]
    state.at[figure] = OFF
    state.body[figure] = 0
    if figure in state.crowd and not state.sharing:
        state.crowd = tuple([one for one in state.crowd if one != figure])
        if figure in state.watchers:
            state.watchers = tuple([one for one in state.watchers if one != figure])
        state.invader_bits ^= body
        state.screens = ALL_SCREENS
    else:
        refresh_sides(tables, state)


def relocate(
    tables: CompiledScenario, state: State, figure: FigureNumber, anchor: SpaceNumber, shape: int, body: int
) -> None:
    """Move a figure to other spaces by any kind of move."""
    old = state.body[figure]
    state.screens = ALL_SCREENS
    taken = (state.marine_bits | state.invader_bits | state.other_bits | state.blocked) & body & ~old
    if not taken and (not state.sharing or figure not in state.sharing):
        state.at[figure] = anchor
        state.shape[figure] = shape
        state.body[figure] = body
        if state.invader_bits & old:
            state.invader_bits = state.invader_bits & ~old | body
            return
        if state.marine_bits & old:
            state.marine_bits = state.marine_bits & ~old | body
        else:
            state.other_bits = state.other_bits & ~old | body
        refresh_walkable(state)
        return
    if figure not in state.sharing and not old & state.blocked:
        state.back[figure] = 4 * state.at[figure] + state.shape[figure]
    state.at[figure] = anchor
    state.shape[figure] = shape
    state.body[figure] = body
    if not _share(state, figure, old, body):
        refresh_occupancy(state)


def _share(state: State, figure: FigureNumber, old: int, body: int) -> bool:
    """Update groups in the plain case: an invader passes one other invader. Returns False in any other case."""
    sharing = state.sharing
    if figure < state.players or figure not in state.crowd:
        return False
    if (body | old) & (state.marine_bits | state.other_bits | state.blocked):
        return False
    rest = state.invader_bits & ~old
    bodies = state.body
    if sharing:
        if len(sharing) != 2 or figure not in sharing:
            return False
        rest |= bodies[sharing[0] if sharing[1] == figure else sharing[1]]
    state.invader_bits = rest | body
    if rest & body:
        state.sharing = tuple([one for one in state.crowd if bodies[one] & body])
    else:
        state.sharing = ()
    return True


def refresh_walkable(state: State) -> None:
    """Update the walking spaces and targets of invaders, from marines, neutral figures and tokens."""
    foes = state.marine_bits | state.other_bits
    state.walk = state.revealed & ~(foes | state.blocked)
    state.prey = foes | state.barrels
    state.screens = ALL_SCREENS


def advance(tables: CompiledScenario, state: State, figure: FigureNumber, anchor: SpaceNumber, body: int) -> None:
    """A faster `relocate` for a walking invader of one space in plain cases."""
    bodies = state.body
    old = bodies[figure]
    if not (sharing := state.sharing):
        rest = state.invader_bits ^ old
        if not rest & body:
            state.at[figure] = anchor
            bodies[figure] = body
            state.invader_bits = rest | body
            return
        place = 4 * state.at[figure]
    elif figure in sharing and len(sharing) == 2:
        # It shares its space with the second figure, which still covers it.
        rest = state.invader_bits
        if not rest & body:
            state.at[figure] = anchor
            bodies[figure] = body
            state.invader_bits = rest | body
            state.sharing = ()
            return
        place = -1
    else:
        relocate(tables, state, figure, anchor, 0, body)
        return
    if body not in bodies or old & state.blocked:
        relocate(tables, state, figure, anchor, 0, body)
        return
    other = FigureNumber(bodies.index(body))
    if place >= 0:
        state.back[figure] = place
    state.at[figure] = anchor
    bodies[figure] = body
    state.invader_bits = rest
    state.sharing = (figure, other) if figure < other else (other, figure)


def _enter(tables: CompiledScenario, state: State, figure: FigureNumber) -> None:
    """Count a figure that was just put on the board: quickly for an invader on unshared spaces."""
    kind, body = tables.kinds[state.kind[figure]], state.body[figure]
    taken = state.marine_bits | state.invader_bits | state.other_bits
    if kind.side != INVADERS or body & taken or state.sharing:
        refresh_sides(tables, state)
        return
    state.crowd = tuple(sorted((*state.crowd, figure)))
    if kind.watchful:
        state.watchers = tuple(sorted((*state.watchers, figure)))
    state.invader_bits |= body
    state.screens = ALL_SCREENS


def refresh_occupancy(state: State) -> None:
    """Update the spaces each side covers and the figures that share one, with all on the board known."""
    bodies = state.body
    over = 0
    covered = []
    for group in (state.squad, state.crowd, state.others):
        bits = 0
        for figure in group:
            body = bodies[figure]
            over |= bits & body
            bits |= body
        covered.append(bits)
    marines, invaders, others = covered
    state.marine_bits, state.invader_bits, state.other_bits = marines, invaders, others
    refresh_walkable(state)
    # A flying figure may pass over enemies.
    over |= (marines & invaders) | (marines & others) | (invaders & others)
    if over:
        state.sharing = tuple(figure for figure in (*state.squad, *state.crowd, *state.others) if bodies[figure] & over)
    else:
        state.sharing = ()


def refresh_sides(tables: CompiledScenario, state: State) -> None:
    """Update the figures on the board by side, their places, and those that share a space."""
    squad: list[FigureNumber] = []
    crowd: list[FigureNumber] = []
    others: list[FigureNumber] = []
    kinds = tables.kinds
    for number, at in enumerate(state.at):
        if at == OFF:
            continue
        figure = FigureNumber(number)
        side = kinds[state.kind[figure]].side
        if side == MARINES or state.owner[figure] >= 0:
            squad.append(figure)
        elif side == NEUTRAL:
            others.append(figure)
        else:
            crowd.append(figure)
    state.squad, state.crowd, state.others = tuple(squad), tuple(crowd), tuple(others)
    state.watchers = tuple(figure for figure in crowd if kinds[state.kind[figure]].watchful)
    refresh_occupancy(state)


def is_bot_off(tables: CompiledScenario, state: State, figure: int) -> bool:
    """True if a figure is a sentry bot that nobody has activated. Rule: B-38."""
    return state.kind[figure] == tables.bot_kind and state.owner[figure] < 0


def enemies(tables: CompiledScenario, state: State, figure: int) -> tuple[FigureNumber, ...]:
    """The figures that a figure may attack, in rising order: not its own side, no inactive bot."""
    mine = state.squad if figure in state.squad else state.crowd
    against = state.crowd if mine is state.squad else state.squad
    if state.others:
        against = tuple(sorted((*against, *(one for one in state.others if not is_bot_off(tables, state, one)))))
    return against


def are_enemies(state: State, figure: int, other: int) -> bool:
    """True if two figures on the board are of different sides."""
    return (figure in state.squad) != (other in state.squad) or (figure in state.crowd) != (other in state.crowd)


def standing_in(state: State, space: int) -> list[int]:
    """The figures that cover a space, in rising order."""
    return [figure for figure in sorted((*state.squad, *state.crowd, *state.others)) if state.body[figure] >> space & 1]


def others_in(state: State, space: int, figure: int) -> list[int]:
    """The figures on a space except one."""
    return [one for one in standing_in(state, space) if one != figure]


def everybody(state: State) -> int:
    """The bit set of all spaces with a figure."""
    return state.marine_bits | state.invader_bits | state.other_bits


def armor_of(tables: CompiledScenario, state: State, figure: int) -> int:
    """The armor of a figure, at least 1. A marine's armor is its tokens. Rule: 2004 rulebook p. 8 (step 5)."""
    if figure < state.players:
        return max(1, state.armor[figure])
    return tables.kinds[state.kind[figure]].armor


def count_of(state: State, kind: int) -> int:
    """The number of figures of a kind on the board."""
    return sum(1 for figure, at in enumerate(state.at) if at != OFF and state.kind[figure] == kind)
