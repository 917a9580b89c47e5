"""Teleporters: the active ones, and the targets of each.

Rule: 2004 rulebook p. 10 (teleporters); B-42; scenario format, `needs` and `to` of a teleporter.
"""

from collections.abc import Iterator

from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.parts import CompiledScenario, State, TokenNumber
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.tables.game_tokens import GameToken


def is_active(tables: CompiledScenario, state: State, number: int) -> bool:
    """True if a teleporter works: switched on by the script, or its `needs` hold and it is not switched off."""
    if state.course.inactive >> number & 1:
        return False
    if state.course.active >> number & 1:
        return True
    needs = tables.pieces[number].element.needs
    return needs is None or script_hooks.holds(tables, state, needs)


def _is_there(state: State, tables: CompiledScenario, number: int) -> bool:
    """True if a pad is on the board, or will be when its area is revealed."""
    piece = tables.pieces[number]
    if state.lying >> number & 1:
        return True
    return not state.areas >> piece.area & 1 and tokens_on_board.waits(state, piece)


def ends_of(tables: CompiledScenario, state: State, number: TokenNumber) -> list[TokenNumber]:
    """The targets of a teleporter: all of its color, or those in its `to` whose `needs` hold."""
    if not is_active(tables, state, number):
        return []
    found = []
    for other, needs in tables.pad_ends[number]:
        if (
            other.number == number
            or not _is_there(state, tables, other.number)
            or not is_active(tables, state, other.number)
        ):
            continue
        if not needs or any(script_hooks.holds(tables, state, need) for need in needs):
            found.append(other.number)
    return found


def ends_from(tables: CompiledScenario, state: State, space: int) -> Iterator[GameToken]:
    """Yield the targets of the teleporters on a space."""
    if tables.fixtures >> space & 1:
        for number in tables.pieces_at[space]:
            if state.lying >> number & 1 and number in tables.pad_ends:
                for end in ends_of(tables, state, number):
                    yield tables.pieces[end]


def ways(tables: CompiledScenario, state: State) -> tuple[tuple[int, GameToken], ...]:
    """The connections of teleporters: for each target, the spaces that lead to it, as bits."""
    found: dict[int, int] = {}
    colors: dict[int, int] = {}
    for pad in tables.pads:
        if not is_active(tables, state, pad.number):
            continue
        start = 1 << pad.spaces[0]
        if pad.element.to:
            for end in ends_of(tables, state, pad.number):
                found[end] = found.get(end, 0) | start
        else:
            colors[pad.color] = colors.get(pad.color, 0) | start
    for pad in tables.pads:
        starts = colors.get(pad.color, 0) & ~(1 << pad.spaces[0])
        if starts and _is_there(state, tables, pad.number) and is_active(tables, state, pad.number):
            found[pad.number] = found.get(pad.number, 0) | starts
    return tuple((starts, tables.pieces[number]) for number, starts in sorted(found.items()))
