"""Tokens on the board: laying, taking away, and what they make of their spaces."""

from __future__ import annotations

from kneedeep.geometry.bits import each_number
from kneedeep.rules.doom2004.board.figures import everybody, put, refresh_walkable
from kneedeep.rules.doom2004.board.game_tokens import GameToken
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.script.topics import DESTROYED
from kneedeep.rules.doom2004.stages import TokenPlacing
from kneedeep.rules.doom2004.state import State

BARREL = "barrel"
"""The one kind whose rule no property tells: it explodes."""


def is_figure(piece: GameToken) -> bool:
    """Return whether a token stands on the board as a figure: a sentry bot."""
    return piece.type.placement == "figure"


def waits(s: State, piece: GameToken) -> bool:
    """Return whether a token is laid as soon as its area is revealed.

    One that a choice sets up or a step places only when that has happened. Rule: RUL-14, RUL-20.
    """
    return bool(piece.bits) and (
        not (piece.choice or piece.placed) or bool(s.course.set_up >> piece.number & 1)
    )


def lay(t: CompiledScenario, s: State, number: int) -> None:
    """Lay a token where it belongs. The ground is set anew by `reground`, once for several tokens."""
    piece = t.pieces[number]
    if s.lying >> number & 1 or s.course.gone >> len(t.setups) + number & 1:
        return
    if is_figure(piece):
        for space in spaces_of(t, s, number):
            put(t, s, t.bot_kind, space, 0, t.kinds[t.bot_kind].wounds, -1, "set-up")
        return
    s.lying |= 1 << number
    if piece.type.switchable and piece.element.on:
        s.jets |= 1 << number
    if s.events is not None:
        s.events.append(("token", number, space_of(t, s, number)))


def put_down(t: CompiledScenario, s: State, number: int) -> None:
    """Lay a token that a step places; where it would stand on somebody or in an obstacle the invader chooses. Rule: RUL-100."""
    piece = t.pieces[number]
    fills = piece.type.blocks_steps or is_figure(piece)
    if s.lying >> number & 1:
        return
    if fills and piece.bits & (everybody(s) | s.blocked):
        s.stack.append(TokenPlacing("placing", number))
        return
    lay(t, s, number)
    if piece.type.blocks_steps:
        s.blocked |= piece.bits


def take_off(t: CompiledScenario, s: State, number: int, why: str) -> None:
    """Take a token off the board."""
    if not s.lying >> number & 1:
        return
    s.lying &= ~(1 << number)
    s.jets &= ~(1 << number)
    if s.events is not None:
        s.events.append(("token-gone", number, why))


def destroy(t: CompiledScenario, s: State, number: int) -> None:
    """Take a token off for good, as destroyed."""
    take_off(t, s, number, "destroyed")
    s.course = s.course._replace(destroyed=s.course.destroyed | 1 << number)
    s.changed |= DESTROYED
    refresh_tokens(t, s)


def move_to(t: CompiledScenario, s: State, number: int, *spaces: int) -> None:
    """Say that a token lies on spaces that are not its printed ones."""
    s.moved = (*(entry for entry in s.moved if entry[0] != number), (number, *spaces))


def spaces_of(t: CompiledScenario, s: State, number: int) -> tuple[int, ...]:
    """Return the spaces of a token: its printed ones, or those it was moved to."""
    for moved, *spaces in s.moved:
        if moved == number:
            return tuple(spaces)
    return t.pieces[number].spaces


def space_of(t: CompiledScenario, s: State, number: int) -> int:
    """Return the first space of a token, -1 for none."""
    spaces = spaces_of(t, s, number)
    return spaces[0] if spaces else -1


def bits_of(t: CompiledScenario, s: State, number: int) -> int:
    """Return the bit set of a token's spaces."""
    for moved, *spaces in s.moved:
        if moved == number:
            return sum(1 << space for space in spaces)
    return t.pieces[number].bits


def refresh_tokens(t: CompiledScenario, s: State) -> None:
    """Set anew what the tokens and doors make of the board: blocked spaces, hazards, what can be picked up."""
    blocked = opaque = barrels = hazards = burning = pickable = 0
    for number in each_number(s.lying):
        kind = t.pieces[number].type
        bits = bits_of(t, s, number)
        if kind.blocks_steps or kind.blocks_sight:
            if kind.blocks_steps:
                blocked |= bits
            if kind.blocks_sight:
                opaque |= bits
            if kind.id == BARREL:
                barrels |= bits
        elif kind.switchable:
            if s.jets >> number & 1:
                burning |= bits
        elif kind.damaging:
            hazards |= bits
        elif kind.taken:
            pickable |= bits
    s.blocked, s.opaque, s.barrels = blocked, opaque, barrels
    s.hazards, s.burning, s.pickable = hazards, burning, pickable
    stand_on(t, s)


def stand_on(t: CompiledScenario, s: State) -> None:
    """Set anew what hangs on doors and blocked spaces: the ground, and where an invader may walk."""
    s.ground = t.terrain.ground(s.doors, s.blocked, s.opaque)
    refresh_walkable(s)


def lying_at(t: CompiledScenario, s: State, space: int) -> list[int]:
    """Return the tokens on a space, by number."""
    found = [number for number in t.pieces_at[space] if s.lying >> number & 1]
    if s.moved:
        elsewhere = {number for number, *_ in s.moved}
        found = [number for number in found if number not in elsewhere]
        found += [number for number, *there in s.moved if space in there and s.lying >> number & 1]
        found.sort()
    return found


def destructible(t: CompiledScenario, s: State) -> int:
    """Return the spaces with a barrel or a scenario's own thing that can be destroyed."""
    bits = s.barrels
    for piece in t.frail_pieces:
        if s.lying >> piece.number & 1:
            bits |= bits_of(t, s, piece.number)
    return bits


def destructible_at(t: CompiledScenario, s: State, space: int) -> list[int]:
    """Return the tokens on a space that can be destroyed: barrels and a scenario's own things, by number."""
    return [
        number
        for number in lying_at(t, s, space)
        if t.pieces[number].kind == BARREL or t.pieces[number].wounds
    ]


def forget_taken(t: CompiledScenario, s: State, space: int) -> None:
    """Set anew whether anything can be picked up on a space."""
    if not any(t.pieces[number].type.taken for number in lying_at(t, s, space)):
        s.pickable &= ~(1 << space)
