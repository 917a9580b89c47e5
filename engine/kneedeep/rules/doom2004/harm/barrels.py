"""Exploding barrels, and a scenario's own things that can be destroyed.

Rule: 2004 rulebook p. 10 (exploding barrels); RUL-61, RUL-71, RUL-72.
"""

from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.tokens_on_board import BARREL
from kneedeep.rules.doom2004.event_texts import attack_events
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.parts import CompiledScenario, State, each_number


def strike(tables: CompiledScenario, state: State, spaces: int, damage: int) -> None:
    """Deal damage to everything destructible on these spaces, in reading order."""
    for piece in tables.frail_pieces:
        if state.lying >> piece.number & 1 and tokens_on_board.bits_of(tables, state, piece.number) & spaces:
            _wear(tables, state, piece.number, damage // piece.armor)
    for space in each_number(spaces):
        if state.barrels >> space & 1:
            explode(tables, state, space)


def explode(tables: CompiledScenario, state: State, space: int) -> None:
    """Remove a barrel and wound every figure adjacent to it once."""
    number = next(
        number for number in tokens_on_board.lying_at(tables, state, space) if tables.pieces[number].kind == BARREL
    )
    state.tell(attack_events.Barrel("barrel", number, space))
    tokens_on_board.destroy(tables, state, number)
    beside = state.ground.beside[space]
    for figure in sorted((*state.squad, *state.crowd, *state.others)):
        if state.body[figure] & beside:
            wounds.wound(tables, state, figure, 1, "barrel")
    if tables.parameters.barrel_chain:
        for other in each_number(beside & state.barrels):
            if state.barrels >> other & 1:
                explode(tables, state, other)
    exploration.look_again(tables, state)


def chain(tables: CompiledScenario, state: State, struck: int) -> int:
    """The spaces whose barrels explode when those in the bit set `struck` do. Rule: the house rule `barrel_chain`."""
    found = level = struck
    while tables.parameters.barrel_chain and level:
        beside = 0
        for space in each_number(level):
            beside |= state.ground.beside[space]
        level = beside & state.barrels & ~found
        found |= level
    return found


def _wear(tables: CompiledScenario, state: State, number: int, hits: int) -> None:
    """Wound a scenario's own token. The last wound destroys it."""
    if hits <= 0:
        return
    worn = dict(state.worn)
    worn[number] = worn.get(number, 0) + hits
    state.worn = tuple(sorted(worn.items()))
    state.tell(attack_events.TokenHit("token-hit", number, hits))
    if worn[number] >= tables.pieces[number].wounds:
        tokens_on_board.destroy(tables, state, number)
        exploration.look_again(tables, state)
