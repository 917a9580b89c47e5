"""Exploding barrels, and a scenario's own things that can be destroyed.

Rule: 2004 rulebook p. 10 (exploding barrels); RUL-61, RUL-71, RUL-72.
"""

from __future__ import annotations

from kneedeep.geometry.bits import each_number
from kneedeep.rules.doom2004.board import exploration, tokens_on_board
from kneedeep.rules.doom2004.board.tokens_on_board import BARREL
from kneedeep.rules.doom2004.combat import wounds
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.state import State


def strike(t: CompiledScenario, s: State, spaces: int, damage: int) -> None:
    """Deal damage to whatever can be destroyed on these spaces, in reading order."""
    for piece in t.frail_pieces:
        if s.lying >> piece.number & 1 and tokens_on_board.bits_of(t, s, piece.number) & spaces:
            _wear(t, s, piece.number, damage // piece.armor)
    for space in each_number(spaces):
        if s.barrels >> space & 1:
            explode(t, s, space)


def explode(t: CompiledScenario, s: State, space: int) -> None:
    """Take a barrel off and wound every figure adjacent to it once."""
    number = next(
        number for number in tokens_on_board.lying_at(t, s, space) if t.pieces[number].kind == BARREL
    )
    if s.events is not None:
        s.events.append(("barrel", number, space))
    tokens_on_board.destroy(t, s, number)
    beside = s.ground.beside[space]
    for figure in sorted((*s.squad, *s.crowd, *s.others)):
        if s.body[figure] & beside:
            wounds.wound(t, s, figure, 1, "barrel")
    if t.parameters.barrel_chain:
        for other in each_number(beside & s.barrels):
            if s.barrels >> other & 1:
                explode(t, s, other)
    exploration.look_again(t, s)


def chain(t: CompiledScenario, s: State, struck: int) -> int:
    """Return the spaces whose barrels explode when those in the bit set `struck` do. Rule: the house rule `barrel_chain`."""
    found = level = struck
    while t.parameters.barrel_chain and level:
        beside = 0
        for space in each_number(level):
            beside |= s.ground.beside[space]
        level = beside & s.barrels & ~found
        found |= level
    return found


def _wear(t: CompiledScenario, s: State, number: int, hits: int) -> None:
    """Give wounds to a scenario's own token; the last one destroys it."""
    if hits <= 0:
        return
    worn = dict(s.worn)
    worn[number] = worn.get(number, 0) + hits
    s.worn = tuple(sorted(worn.items()))
    if s.events is not None:
        s.events.append(("token-hit", number, hits))
    if worn[number] >= t.pieces[number].wounds:
        tokens_on_board.destroy(t, s, number)
        exploration.look_again(t, s)
