"""What a figure may attack: sight past figures, range, the spaces it may name.

Rule: 2004 rulebook p. 7 and 8 (attacking, steps 1 to 3), p. 10 (melee), p. 12 (seeking, sweep); B-20, B-21, RUL-35 to RUL-41, RUL-73 to RUL-76.
"""

from __future__ import annotations

from kneedeep.geometry.bits import each_number, numbers_of
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import enemies, everybody
from kneedeep.rules.doom2004.board.passability import UNREACHED
from kneedeep.rules.doom2004.combat.attack_profile import AttackProfile
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.state import State

NOBODY = -1
Target = tuple[int, int]
"""A space to name and the figure in it, or NOBODY for a barrel, another token or an empty space."""


def targets(
    t: CompiledScenario,
    s: State,
    figure: int,
    arms: AttackProfile,
    *,
    farthest: int = 0,
    past: bool = False,
    empty: bool = True,
) -> list[Target]:
    """Return the spaces a figure may name for an attack, and in each the figure that it attacks.

    `farthest`: greatest range, 0 for no limit; `past`: figures don't stop its sight; `empty`: with the empty spaces that
    a blast or blow-through may name. Figures come in rising order, then barrels and other things that can be destroyed,
    then empty spaces.
    """
    body = s.body[figure]
    cells = t.terrain.cells[s.shape[figure]][s.at[figure]]
    reach = _reach(t, s, cells, arms)
    foes = s.invader_bits | s.other_bits if figure in s.squad else s.marine_bits | s.other_bits
    area = empty and bool(arms.blast or arms.blow_through) and not arms.melee
    things = (
        0
        if arms.sweep or arms.telekinesis
        else tokens_on_board.destructible(t, s) & reach & ~body & s.revealed
    )
    if not area and not things and not reach & ~body & foes and not t.parameters.direct_friendly_fire:
        return []
    found: list[Target] = []
    bodies = s.body
    everyone = 0 if past else everybody(s) & ~body
    alone = cells[0] if len(cells) == 1 and not arms.seeking else -1
    if reach & foes:
        between = t.terrain.between
        around = reach & ~body
        for enemy in enemies(t, s, figure):
            here = bodies[enemy] & around
            if here:
                if alone >= 0 and not s.shape[enemy]:
                    # What a single space reaches it sees, but for figures; a line never crosses its own ends.
                    space = s.at[enemy]
                    if not between(alone, space) & everyone:
                        found.append((space, enemy))
                    continue
                others = everyone & ~bodies[enemy]
                for space in each_number(here) if here & here - 1 else (here.bit_length() - 1,):
                    if alone >= 0:
                        if not others or not between(alone, space) & others:
                            found.append((space, enemy))
                    elif arms.seeking or _sees(t, s, cells, space, others):
                        found.append((space, enemy))
    if things:
        for space in each_number(things):
            if arms.seeking or _sees(t, s, cells, space, everyone):
                found.append((space, NOBODY))
    if area:
        found += _empty(t, s, figure, arms, reach, everyone, found)
    elif t.parameters.direct_friendly_fire:
        own = s.squad if figure in s.squad else s.crowd
        for friend in own:
            if friend != figure:
                for space in each_number(bodies[friend] & reach & ~body):
                    if arms.seeking or _sees(t, s, cells, space, everyone & ~bodies[friend]):
                        found.append((space, friend))
    if farthest or arms.seeking or arms.soul_drain:
        most = min(
            farthest or t.size,
            t.parameters.seeking if arms.seeking else t.size,
            t.parameters.soul_drain_range if arms.soul_drain else t.size,
        )
        found = [
            (space, enemy)
            for space, enemy in found
            if 0 <= range_to(t, s, figure, arms, space, enemy) <= most
        ]
    if arms.telekinesis:
        # One roll at everybody in sight: whom it names does not matter.
        found = found[:1]
    return found


def empty_targets(
    t: CompiledScenario,
    s: State,
    figure: int,
    arms: AttackProfile,
    named: list[Target],
    *,
    past: bool = False,
) -> list[Target]:
    """Return the empty spaces that a blast or blow-through may name besides those already named."""
    reach = _reach(t, s, t.terrain.cells[s.shape[figure]][s.at[figure]], arms)
    return _empty(t, s, figure, arms, reach, 0 if past else everybody(s) & ~s.body[figure], named)


def _empty(
    t: CompiledScenario,
    s: State,
    figure: int,
    arms: AttackProfile,
    reach: int,
    everyone: int,
    named: list[Target],
) -> list[Target]:
    foes = s.invader_bits | s.other_bits if figure in s.squad else s.marine_bits | s.other_bits
    spaces = reach & s.revealed & ~s.body[figure] & ~(s.blocked & ~s.barrels)
    if not t.parameters.direct_friendly_fire:
        spaces &= ~((s.marine_bits if figure in s.squad else s.invader_bits) & ~foes)
    for space, _ in named:
        spaces &= ~(1 << space)
    cells = t.terrain.cells[s.shape[figure]][s.at[figure]]
    if not arms.seeking and len(cells) == 1:
        # What a single space reaches it sees, but for figures.
        spaces &= ~t.terrain.shadow(cells[0], everyone)
    sure = arms.seeking or len(cells) == 1
    return [(space, NOBODY) for space in numbers_of(spaces) if sure or _sees(t, s, cells, space, everyone)]


def marines_in_sight(t: CompiledScenario, s: State, at: int, seen: int) -> list[Target]:
    """Return the marines and active bots on the spaces `seen` to which no figure stops the line from a space.

    For a board without neutral figures: all that can be attacked is single then.
    """
    everyone = s.marine_bits | s.invader_bits
    between = t.terrain.between
    where = s.at
    found = []
    for enemy in s.squad:
        space = where[enemy]
        if seen >> space & 1 and not between(at, space) & everyone:
            found.append((space, enemy))
    return found


def _reach(t: CompiledScenario, s: State, cells: tuple[int, ...], arms: AttackProfile) -> int:
    """The spaces that could be named as far as walls, doors and obstacles allow."""
    ground = s.ground
    reach = 0
    if arms.melee:
        # Beside any of its spaces, in sight of any of them.
        seen = 0
        for cell in cells:
            reach |= ground.beside[cell]
            seen |= ground.visible[cell]
        reach &= seen
    elif arms.seeking:
        for cell in cells:
            reach |= _within_through(s, cell, t.parameters.seeking)
    else:
        visible = ground.visible
        for cell in cells:
            reach |= visible[cell]
    return reach & s.revealed


def _within_through(s: State, cell: int, farthest: int) -> int:
    """The spaces that a seeking attack from a space may reach. Rule: 2004 rulebook p. 12 (seeking)."""
    ground = s.ground
    found = level = 1 << cell
    for _ in range(farthest):
        onward = 0
        for number in each_number(level):
            onward |= ground.beside[number]
        level = onward & ~found
        found |= level
    return found


def _sees(t: CompiledScenario, s: State, cells: tuple[int, ...], space: int, others: int) -> bool:
    visible = s.ground.visible
    for cell in cells:
        if visible[cell] >> space & 1:
            if not others or not t.terrain.between(cell, space) & others:
                return True
    return False


def sees_figure(t: CompiledScenario, s: State, figure: int, other: int) -> bool:
    """Return whether a figure has sight to any space of another one, past everybody else."""
    cells = t.terrain.cells[s.shape[figure]][s.at[figure]]
    others = everybody(s) & ~s.body[figure] & ~s.body[other]
    return any(_sees(t, s, cells, space, others) for space in each_number(s.body[other]))


def is_beside(s: State, figure: int, other: int) -> bool:
    """Return whether two figures have spaces that are adjacent."""
    beside = s.ground.beside
    bits = 0
    for cell in each_number(s.body[figure]):
        bits |= beside[cell]
    return bool(bits & s.body[other])


def range_to(
    t: CompiledScenario,
    s: State,
    figure: int,
    arms: AttackProfile,
    space: int,
    target: int,
    *,
    walked: bool = False,
) -> int:
    """Return the range of an attack on a space: the least over the attacker's spaces that see it; UNREACHED for none.

    A seeking attack and one that was walked on (`walked`) need no sight. Rule: RUL-37, RUL-38, RUL-70, RUL-76.
    """
    cells = t.terrain.cells[s.shape[figure]][s.at[figure]]
    ground = s.ground
    least = UNREACHED
    others = everybody(s) & ~s.body[figure]
    if target >= 0:
        others &= ~s.body[target]
    if figure < s.players and "sniper" in s.cards[figure]:
        others = 0
    for cell in cells:
        if arms.seeking:
            distance = ground.range_through(cell, space)
        elif walked or _sees(t, s, (cell,), space, others):
            distance = ground.range(cell, space)
        else:
            continue
        if distance != UNREACHED and (least == UNREACHED or distance < least):
            least = distance
    return least
