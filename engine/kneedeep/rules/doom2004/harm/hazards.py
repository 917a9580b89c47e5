"""Damaging obstacles, flame jets, airless spaces, exploding barrels, and a scenario's own things that can be destroyed.

Rule: 2004 rulebook p. 10 (damaging obstacles, exploding barrels); B-32, B-36, B-37, B-41; RUL-30 to RUL-34, RUL-61,
RUL-71, RUL-72.
"""

from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.tokens_on_board import BARREL
from kneedeep.rules.doom2004.event_texts import attack_events, board_events
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.parts import OFF, CompiledScenario, FigureNumber, SpaceNumber, State, each_number


def cross(tables: CompiledScenario, state: State, figure: int, old: int, new: int, *, spared: bool = False) -> bool:
    """Wound a figure that went from the spaces `old` to `new`. Returns whether a damaging obstacle did.

    `spared`: an oversized figure that a damaging obstacle has already wounded in this activation (RUL-30). A flame jet
    that is on wounds for leaving and for entering, once each (RUL-33); flying figures ignore damaging
    obstacles (B-32).
    """
    if state.burning:
        if old & ~new & state.burning:
            wounds.wound(tables, state, figure, 1, "flame jet")
        if new & ~old & state.burning:
            wounds.wound(tables, state, figure, 1, "flame jet")
    if new & ~old & state.hazards and not spared and not tables.kinds[state.kind[figure]].flying:
        wounds.wound(tables, state, figure, 1, "damaging obstacle")
        return True
    return False


def end_turn(tables: CompiledScenario, state: State, figure: FigureNumber, *, moved: bool) -> None:
    """Wound a figure at the end of its turn by its place.

    Rule: RUL-08, RUL-31. A damaging obstacle wounds only figures that took no step in the turn, a flame jet everybody.
    """
    body = state.body[figure]
    if not moved and body & state.hazards and not tables.kinds[state.kind[figure]].flying:
        wounds.wound(tables, state, figure, 1, "damaging obstacle")
    if state.at[figure] != OFF and body & state.burning:
        wounds.wound(tables, state, figure, 1, "flame jet")


def is_airless(tables: CompiledScenario, state: State, space: SpaceNumber) -> bool:
    """True if a marine who ends its turn there needs oxygen."""
    return any(
        "end" in tables.pieces[number].type.hurts and not tables.pieces[number].type.switchable
        for number in tokens_on_board.lying_at(tables, state, space)
    )


def flip_jets(tables: CompiledScenario, state: State) -> None:
    """Turn every flame jet over at the end of a round. Active ones wound the figures on them. Rule: RUL-09."""
    if not (jets := sum(1 << number for number in tables.jets if state.lying >> number & 1)):
        return
    state.jets ^= jets
    tokens_on_board.refresh_tokens(tables, state)
    state.tell(board_events.Jets("jets", tuple(each_number(state.jets))))
    for figure in sorted((*state.squad, *state.crowd, *state.others)):
        if state.at[figure] != OFF and state.body[figure] & state.burning:
            wounds.wound(tables, state, figure, 1, "flame jet")


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
