"""The targets of a figure: sight past figures, range, legal target spaces.

Rule: 2004 rulebook p. 7 and 8 (attacking, steps 1 to 3), p. 10 (melee), p. 12 (seeking, sweep); B-20, B-21,
RUL-35 to RUL-41, RUL-73 to RUL-76.
"""

from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import enemies, everybody
from kneedeep.rules.doom2004.parts import AttackProfile, CompiledScenario, State, each_number
from kneedeep.rules.doom2004.tables.passability import UNREACHED
from kneedeep.rules.numbers import FigureNumber, SpaceNumber, each_space

NOBODY = FigureNumber(-1)
Target = tuple[SpaceNumber, FigureNumber]
"""A target space and its figure, or NOBODY for a barrel, another token or an empty space."""


def targets(
    tables: CompiledScenario,
    state: State,
    figure: int,
    arms: AttackProfile,
    *,
    farthest: int = 0,
    past: bool = False,
    empty: bool = True,
) -> list[Target]:
    """The legal target spaces of a figure's attack, each with the attacked figure.

    `farthest`: greatest range, 0 for no limit. `past`: figures don't block sight. `empty`: include the empty target
    spaces of a blast or blow-through. The order is figures in rising order, then barrels and other destructible things,
    then empty spaces.
    """
    body = state.body[figure]
    cells = tables.terrain.cells[state.shape[figure]][state.at[figure]]
    reach = _reach(tables, state, cells, arms)
    foes = state.invader_bits | state.other_bits if figure in state.squad else state.marine_bits | state.other_bits
    area = empty and bool(arms.blast or arms.blow_through) and not arms.melee
    things = (
        0
        if arms.sweep or arms.telekinesis
        else tokens_on_board.destructible(tables, state) & reach & ~body & state.revealed
    )
    if not area and not things and not reach & ~body & foes and not tables.parameters.direct_friendly_fire:
        return []
    found: list[Target] = []
    bodies = state.body
    everyone = 0 if past else everybody(state) & ~body
    alone = cells[0] if len(cells) == 1 and not arms.seeking else -1
    if reach & foes:
        between = tables.terrain.between
        around = reach & ~body
        for enemy in enemies(tables, state, figure):
            if here := bodies[enemy] & around:
                if alone >= 0 and not state.shape[enemy]:
                    # A reached space is in sight, except for blocking figures. A line never crosses its own ends.
                    space = state.at[enemy]
                    if not between(alone, space) & everyone:
                        found.append((space, enemy))
                    continue
                others = everyone & ~bodies[enemy]
                for space in each_space(here) if here & here - 1 else (SpaceNumber(here.bit_length() - 1),):
                    if alone >= 0:
                        if not others or not between(alone, space) & others:
                            found.append((space, enemy))
                    elif arms.seeking or _sees(tables, state, cells, space, others):
                        found.append((space, enemy))
    if things:
        for space in each_space(things):
            if arms.seeking or _sees(tables, state, cells, space, everyone):
                found.append((space, NOBODY))
    if area:
        found += empty_targets(tables, state, figure, arms, found, past=past)
    elif tables.parameters.direct_friendly_fire:
        own = state.squad if figure in state.squad else state.crowd
        for friend in own:
            if friend != figure:
                for space in each_space(bodies[friend] & reach & ~body):
                    if arms.seeking or _sees(tables, state, cells, space, everyone & ~bodies[friend]):
                        found.append((space, friend))
    if farthest or arms.seeking or arms.soul_drain:
        most = min(
            farthest or tables.size,
            tables.parameters.seeking if arms.seeking else tables.size,
            tables.parameters.soul_drain_range if arms.soul_drain else tables.size,
        )
        found = [
            (space, enemy) for space, enemy in found if 0 <= range_to(tables, state, figure, arms, space, enemy) <= most
        ]
    if arms.telekinesis:
        # Telekinesis is one roll at everybody in sight: the target does not matter.
        found = found[:1]
    return found


def empty_targets(
    tables: CompiledScenario, state: State, figure: int, arms: AttackProfile, named: list[Target], *, past: bool
) -> list[Target]:
    """The additional empty target spaces of a blast or blow-through."""
    cells = tables.terrain.cells[state.shape[figure]][state.at[figure]]
    everyone = 0 if past else everybody(state) & ~state.body[figure]
    foes = state.invader_bits | state.other_bits if figure in state.squad else state.marine_bits | state.other_bits
    spaces = (
        _reach(tables, state, cells, arms) & state.revealed & ~state.body[figure] & ~(state.blocked & ~state.barrels)
    )
    if not tables.parameters.direct_friendly_fire:
        spaces &= ~((state.marine_bits if figure in state.squad else state.invader_bits) & ~foes)
    for space, _ in named:
        spaces &= ~(1 << space)
    if not arms.seeking and len(cells) == 1:
        # A reached space is in sight, except for blocking figures.
        spaces &= ~tables.terrain.shadow(cells[0], everyone)
    sure = arms.seeking or len(cells) == 1
    return [(space, NOBODY) for space in each_space(spaces) if sure or _sees(tables, state, cells, space, everyone)]


def marines_in_sight(tables: CompiledScenario, state: State, at: int, seen: int) -> list[Target]:
    """The marines and active bots on the spaces `seen` with a line from a space that no figure blocks.

    For boards without neutral figures: all possible targets cover one space there.
    """
    everyone = state.marine_bits | state.invader_bits
    between = tables.terrain.between
    where = state.at
    found: list[Target] = []
    for enemy in state.squad:
        space = where[enemy]
        if seen >> space & 1 and not between(at, space) & everyone:
            found.append((space, enemy))
    return found


def _reach(tables: CompiledScenario, state: State, cells: tuple[int, ...], arms: AttackProfile) -> int:
    """The target spaces by walls, doors and obstacles alone."""
    ground = state.ground
    reach = 0
    if arms.melee:
        # Adjacent to any of its spaces, or in sight of any.
        seen = 0
        for cell in cells:
            reach |= ground.beside[cell]
            seen |= ground.visible[cell]
        reach &= seen
    elif arms.seeking:
        for cell in cells:
            reach |= _within_through(state, cell, tables.parameters.seeking)
    else:
        visible = ground.visible
        for cell in cells:
            reach |= visible[cell]
    return reach & state.revealed


def _within_through(state: State, cell: int, farthest: int) -> int:
    """The spaces in reach of a seeking attack from a space. Rule: 2004 rulebook p. 12 (seeking)."""
    ground = state.ground
    found = level = 1 << cell
    for _ in range(farthest):
        onward = 0
        for number in each_number(level):
            onward |= ground.beside[number]
        level = onward & ~found
        found |= level
    return found


def _sees(tables: CompiledScenario, state: State, cells: tuple[int, ...], space: int, others: int) -> bool:
    visible = state.ground.visible
    for cell in cells:
        if visible[cell] >> space & 1 and (not others or not tables.terrain.between(cell, space) & others):
            return True
    return False


def sees_figure(tables: CompiledScenario, state: State, figure: int, other: int) -> bool:
    """True if a figure sees any space of a second figure, with all others as obstacles."""
    cells = tables.terrain.cells[state.shape[figure]][state.at[figure]]
    others = everybody(state) & ~state.body[figure] & ~state.body[other]
    return any(_sees(tables, state, cells, space, others) for space in each_number(state.body[other]))


def is_beside(state: State, figure: int, other: int) -> bool:
    """True if two figures have adjacent spaces."""
    return any(state.ground.beside[cell] & state.body[other] for cell in each_number(state.body[figure]))


def range_to(
    tables: CompiledScenario,
    state: State,
    figure: int,
    arms: AttackProfile,
    space: int,
    target: int,
    *,
    walked: bool = False,
) -> int:
    """The range of an attack on a space: the least from the attacker's spaces that see it, UNREACHED for none.

    A seeking attack and a continued one (`walked`) need no sight. Rule: RUL-37, RUL-38, RUL-70, RUL-76.
    """
    cells = tables.terrain.cells[state.shape[figure]][state.at[figure]]
    ground = state.ground
    least = UNREACHED
    others = everybody(state) & ~state.body[figure]
    if target >= 0:
        others &= ~state.body[target]
    if figure < state.players and "sniper" in state.cards[figure]:
        others = 0
    for cell in cells:
        if arms.seeking:
            distance = ground.range_through(cell, space)
        elif walked or _sees(tables, state, (cell,), space, others):
            distance = ground.range(cell, space)
        else:
            continue
        if distance != UNREACHED and (least == UNREACHED or distance < least):
            least = distance
    return least
