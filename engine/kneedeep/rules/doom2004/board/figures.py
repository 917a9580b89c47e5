"""Figures on the board: putting down, moving, taking off, and who is whose enemy."""

from __future__ import annotations

from kneedeep.rules.doom2004.board.figure_kinds import INVADERS, MARINES, NEUTRAL
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.state import ALL_SCREENS, OFF, ON_BOARD, State


def put(
    t: CompiledScenario, s: State, kind: int, anchor: int, shape: int, left: int, setup: int, why: str
) -> int:
    """Put an invader or another figure on the board and return its number: the lowest that is free."""
    at = s.at
    for figure in range(s.players, len(at)):
        if at[figure] == OFF:
            break
    else:
        figure = len(at)
        for line in (s.at, s.kind, s.shape, s.left, s.body, s.setup, s.owner, s.back):
            line.append(-1)
    s.at[figure] = anchor
    s.kind[figure] = kind
    s.shape[figure] = shape
    s.left[figure] = left
    s.body[figure] = t.terrain.cover[shape][anchor]
    s.setup[figure] = setup
    s.owner[figure] = -1
    s.activated &= ~(1 << figure)
    _enter(t, s, figure)
    if s.events is not None:
        s.events.append(("place", figure, kind, anchor, shape, left, why))
    return figure


def put_marine(t: CompiledScenario, s: State, seat: int, space: int) -> None:
    """Put a marine on the board."""
    s.at[seat] = space
    s.body[seat] = 1 << space
    s.status[seat] = ON_BOARD
    _enter(t, s, seat)


def lift(t: CompiledScenario, s: State, figure: int) -> None:
    """Take a figure off the board; its stages lapse."""
    body = s.body[figure]
    s.at[figure] = OFF
    s.body[figure] = 0
    if figure in s.crowd and not s.sharing:
        s.crowd = tuple([one for one in s.crowd if one != figure])
        if figure in s.watchers:
            s.watchers = tuple([one for one in s.watchers if one != figure])
        s.invader_bits ^= body
        s.screens = ALL_SCREENS
    else:
        refresh_sides(t, s)


def relocate(t: CompiledScenario, s: State, figure: int, anchor: int, shape: int, body: int) -> None:
    """Move a figure to other spaces, whatever leads there."""
    old = s.body[figure]
    s.screens = ALL_SCREENS
    taken = (s.marine_bits | s.invader_bits | s.other_bits | s.blocked) & body & ~old
    if not taken and (not s.sharing or figure not in s.sharing):
        s.at[figure] = anchor
        s.shape[figure] = shape
        s.body[figure] = body
        if s.invader_bits & old:
            s.invader_bits = s.invader_bits & ~old | body
            return
        if s.marine_bits & old:
            s.marine_bits = s.marine_bits & ~old | body
        else:
            s.other_bits = s.other_bits & ~old | body
        refresh_walkable(s)
        return
    if figure not in s.sharing and not old & s.blocked:
        s.back[figure] = 4 * s.at[figure] + s.shape[figure]
    s.at[figure] = anchor
    s.shape[figure] = shape
    s.body[figure] = body
    if not _share(s, figure, old, body):
        refresh_occupancy(s)


def _share(s: State, figure: int, old: int, body: int) -> bool:
    """Do what `regroup` does for the plain case: an invader that passes one other invader. False when it is not."""
    sharing = s.sharing
    if figure < s.players or figure not in s.crowd:
        return False
    if (body | old) & (s.marine_bits | s.other_bits | s.blocked):
        return False
    rest = s.invader_bits & ~old
    bodies = s.body
    if sharing:
        if len(sharing) != 2 or figure not in sharing:
            return False
        rest |= bodies[sharing[0] if sharing[1] == figure else sharing[1]]
    s.invader_bits = rest | body
    if rest & body:
        s.sharing = tuple([one for one in s.crowd if bodies[one] & body])
    else:
        s.sharing = ()
    return True


def refresh_walkable(s: State) -> None:
    """Set anew where an invader may walk, and what it may attack: what hangs on marines, neutral figures and tokens."""
    foes = s.marine_bits | s.other_bits
    s.walk = s.revealed & ~(foes | s.blocked)
    s.prey = foes | s.barrels
    s.screens = ALL_SCREENS


def advance(t: CompiledScenario, s: State, figure: int, anchor: int, body: int) -> None:
    """Move a single invader that walks to another space: `relocate` where it can be told at a glance who is in the way."""
    bodies = s.body
    old = bodies[figure]
    sharing = s.sharing
    if not sharing:
        rest = s.invader_bits ^ old
        if not rest & body:
            s.at[figure] = anchor
            bodies[figure] = body
            s.invader_bits = rest | body
            return
        place = 4 * s.at[figure]
    elif figure in sharing and len(sharing) == 2:
        # It covers nothing alone.
        rest = s.invader_bits
        if not rest & body:
            s.at[figure] = anchor
            bodies[figure] = body
            s.invader_bits = rest | body
            s.sharing = ()
            return
        place = -1
    else:
        relocate(t, s, figure, anchor, 0, body)
        return
    if body not in bodies or old & s.blocked:
        relocate(t, s, figure, anchor, 0, body)
        return
    other = bodies.index(body)
    if place >= 0:
        s.back[figure] = place
    s.at[figure] = anchor
    bodies[figure] = body
    s.invader_bits = rest
    s.sharing = (figure, other) if figure < other else (other, figure)


def _enter(t: CompiledScenario, s: State, figure: int) -> None:
    """Take a figure that was just put on the board into account: `recount` where it is an invader on spaces of its own."""
    kind, body = t.kinds[s.kind[figure]], s.body[figure]
    taken = s.marine_bits | s.invader_bits | s.other_bits
    if kind.side != INVADERS or body & taken or s.sharing:
        refresh_sides(t, s)
        return
    s.crowd = tuple(sorted((*s.crowd, figure)))
    if kind.watchful:
        s.watchers = tuple(sorted((*s.watchers, figure)))
    s.invader_bits |= body
    s.screens = ALL_SCREENS


def refresh_occupancy(s: State) -> None:
    """Set anew which spaces each side covers and who shares one, with everybody on the board known."""
    bodies = s.body
    over = 0
    covered = []
    for group in (s.squad, s.crowd, s.others):
        bits = 0
        for figure in group:
            body = bodies[figure]
            over |= bits & body
            bits |= body
        covered.append(bits)
    marines, invaders, others = covered
    s.marine_bits, s.invader_bits, s.other_bits = marines, invaders, others
    refresh_walkable(s)
    # A flying figure may pass over enemies.
    over |= (marines & invaders) | (marines & others) | (invaders & others)
    if over:
        s.sharing = tuple(figure for figure in (*s.squad, *s.crowd, *s.others) if bodies[figure] & over)
    else:
        s.sharing = ()


def refresh_sides(t: CompiledScenario, s: State) -> None:
    """Set anew who is on the board on which side, where, and who shares a space."""
    squad, crowd, others = [], [], []
    kinds = t.kinds
    for figure, at in enumerate(s.at):
        if at == OFF:
            continue
        side = kinds[s.kind[figure]].side
        if side == MARINES or s.owner[figure] >= 0:
            squad.append(figure)
        elif side == NEUTRAL:
            others.append(figure)
        else:
            crowd.append(figure)
    s.squad, s.crowd, s.others = tuple(squad), tuple(crowd), tuple(others)
    s.watchers = tuple(figure for figure in crowd if kinds[s.kind[figure]].watchful)
    refresh_occupancy(s)


def is_bot_off(t: CompiledScenario, s: State, figure: int) -> bool:
    """Return whether a figure is a sentry bot that nobody has activated. Rule: B-38."""
    return s.kind[figure] == t.bot_kind and s.owner[figure] < 0


def enemies(t: CompiledScenario, s: State, figure: int) -> tuple[int, ...]:
    """Return the figures that a figure may attack, in rising order: not its own side, no bot that is not active."""
    mine = s.squad if figure in s.squad else s.crowd
    against = s.crowd if mine is s.squad else s.squad
    if s.others:
        against = tuple(sorted((*against, *(one for one in s.others if not is_bot_off(t, s, one)))))
    return against


def are_enemies(s: State, figure: int, other: int) -> bool:
    """Return whether two figures on the board are of different sides."""
    return (figure in s.squad) != (other in s.squad) or (figure in s.crowd) != (other in s.crowd)


def standing_in(s: State, space: int) -> list[int]:
    """Return the figures that cover a space, in rising order."""
    return [figure for figure in sorted((*s.squad, *s.crowd, *s.others)) if s.body[figure] >> space & 1]


def everybody(s: State) -> int:
    """Return the bit set of all spaces with a figure."""
    return s.marine_bits | s.invader_bits | s.other_bits


def armor_of(t: CompiledScenario, s: State, figure: int) -> int:
    """Return the armour of a figure, at least 1. Rule: 2004 rulebook p. 8 (step 5); a marine's is his tokens."""
    if figure < s.players:
        return max(1, s.armor[figure])
    return t.kinds[s.kind[figure]].armor


def count_of(s: State, kind: int) -> int:
    """Return how many figures of a kind are on the board."""
    return sum(1 for figure, at in enumerate(s.at) if at != OFF and s.kind[figure] == kind)


def name_of(t: CompiledScenario, s: State, figure: int) -> str:
    """Return what people call a figure."""
    if figure < s.players:
        return f"marine {figure + 1}"
    if s.setup[figure] >= 0 and t.setups[s.setup[figure]].element.name:
        return t.setups[s.setup[figure]].element.name
    return t.kinds[s.kind[figure]].name
