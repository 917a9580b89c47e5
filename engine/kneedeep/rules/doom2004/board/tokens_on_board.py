"""Tokens on the board: placing, removing, and their effects on their spaces."""

from kneedeep.rules import game_events
from kneedeep.rules.doom2004.board.figures import put, refresh_walkable
from kneedeep.rules.doom2004.board.free_places import spaces_taken
from kneedeep.rules.doom2004.event_texts import board_events
from kneedeep.rules.doom2004.parts import CompiledScenario, SpaceNumber, State, TokenNumber, each_number
from kneedeep.rules.doom2004.stages import TokenPlacing
from kneedeep.rules.doom2004.tables.game_tokens import GameToken
from kneedeep.rules.doom2004.tables.topics import DESTROYED

BARREL = "barrel"
"""The one kind with a rule that no property describes: it explodes."""


def is_figure(piece: GameToken) -> bool:
    """True if a token is a figure on the board: a sentry bot."""
    return piece.type.placement == "figure"


def waits(state: State, piece: GameToken) -> bool:
    """True if a token is placed as soon as its area is revealed.

    A token set up by a choice or placed by a step waits for that. Rule: RUL-14, RUL-20.
    """
    return bool(piece.bits) and (not (piece.choice or piece.placed) or bool(state.course.set_up >> piece.number & 1))


def lay(tables: CompiledScenario, state: State, number: int) -> None:
    """Place a token. `refresh_tokens` then updates the spaces of tokens, once for several of them."""
    piece = tables.pieces[number]
    if state.lying >> number & 1 or state.course.gone >> len(tables.setups) + number & 1:
        return
    if is_figure(piece):
        for space in spaces_of(tables, state, number):
            put(
                tables,
                state,
                tables.bot_kind,
                SpaceNumber(space),
                0,
                tables.kinds[tables.bot_kind].wounds,
                -1,
                "set-up",
            )
        return
    state.lying |= 1 << number
    if piece.type.switchable and piece.element.on:
        state.jets |= 1 << number
    state.tell(game_events.Token("token", number, space_of(tables, state, number)))


def put_down(tables: CompiledScenario, state: State, number: int) -> None:
    """Place a token of a step. If a figure or an obstacle is there, the invader chooses a place. Rule: RUL-100."""
    piece = tables.pieces[number]
    fills = piece.type.blocks_steps or is_figure(piece)
    if state.lying >> number & 1:
        return
    if fills and piece.bits & spaces_taken(tables, state):
        state.stack.append(TokenPlacing("placing", TokenNumber(number)))
        return
    lay(tables, state, number)
    if piece.type.blocks_steps:
        state.blocked |= piece.bits


def take_off(tables: CompiledScenario, state: State, number: int, why: str) -> None:
    """Take a token off the board."""
    if not state.lying >> number & 1:
        return
    state.lying &= ~(1 << number)
    state.jets &= ~(1 << number)
    state.tell(board_events.TokenGone("token-gone", number, why))


def destroy(tables: CompiledScenario, state: State, number: int) -> None:
    """Take a token off permanently, as destroyed."""
    take_off(tables, state, number, "destroyed")
    state.course = state.course._replace(destroyed=state.course.destroyed | 1 << number)
    state.changed |= DESTROYED
    refresh_tokens(tables, state)


def move_to(tables: CompiledScenario, state: State, number: int, *spaces: int) -> None:
    """Record that a token is on other spaces than its printed ones."""
    state.moved = (*(entry for entry in state.moved if entry[0] != number), (number, *spaces))


def spaces_of(tables: CompiledScenario, state: State, number: int) -> tuple[int, ...]:
    """The spaces of a token: its printed ones, or those after a move."""
    for moved, *spaces in state.moved:
        if moved == number:
            return tuple(spaces)
    return tables.pieces[number].spaces


def space_of(tables: CompiledScenario, state: State, number: int) -> int:
    """The first space of a token, -1 for none."""
    spaces = spaces_of(tables, state, number)
    return spaces[0] if spaces else -1


def bits_of(tables: CompiledScenario, state: State, number: int) -> int:
    """The bit set of a token's spaces."""
    for moved, *spaces in state.moved:
        if moved == number:
            return sum(1 << space for space in spaces)
    return tables.pieces[number].bits


def refresh_tokens(tables: CompiledScenario, state: State) -> None:
    """Update the effects of tokens and doors on the board: blocked spaces, hazards, things to pick up."""
    blocked = opaque = barrels = hazards = burning = pickable = 0
    for number in each_number(state.lying):
        kind = tables.pieces[number].type
        bits = bits_of(tables, state, number)
        if kind.blocks_steps or kind.blocks_sight:
            if kind.blocks_steps:
                blocked |= bits
            if kind.blocks_sight:
                opaque |= bits
            if kind.id == BARREL:
                barrels |= bits
        elif kind.switchable:
            if state.jets >> number & 1:
                burning |= bits
        elif kind.damaging:
            hazards |= bits
        elif kind.taken:
            pickable |= bits
    state.blocked, state.opaque, state.barrels = blocked, opaque, barrels
    state.hazards, state.burning, state.pickable = hazards, burning, pickable
    stand_on(tables, state)


def stand_on(tables: CompiledScenario, state: State) -> None:
    """Update everything that depends on doors and blocked spaces: ground, and the invaders' walking spaces."""
    state.ground = tables.terrain.ground(state.doors, state.blocked, state.opaque)
    refresh_walkable(state)


def lying_at(tables: CompiledScenario, state: State, space: int) -> list[TokenNumber]:
    """The tokens on a space, by number."""
    found = [number for number in tables.pieces_at[space] if state.lying >> number & 1]
    if state.moved:
        elsewhere = {number for number, *_ in state.moved}
        found = [number for number in found if number not in elsewhere]
        found += [TokenNumber(number) for number, *there in state.moved if space in there and state.lying >> number & 1]
        found.sort()
    return found


def destructible(tables: CompiledScenario, state: State) -> int:
    """The spaces with a barrel or a scenario's own thing that can be destroyed."""
    bits = state.barrels
    for piece in tables.frail_pieces:
        if state.lying >> piece.number & 1:
            bits |= bits_of(tables, state, piece.number)
    return bits


def destructible_at(tables: CompiledScenario, state: State, space: int) -> list[int]:
    """The tokens on a space that can be destroyed: barrels and a scenario's own things, by number."""
    return [
        number
        for number in lying_at(tables, state, space)
        if tables.pieces[number].kind == BARREL or tables.pieces[number].wounds
    ]


def forget_taken(tables: CompiledScenario, state: State, space: int) -> None:
    """Update whether anything can be picked up on a space."""
    if not any(tables.pieces[number].type.taken for number in lying_at(tables, state, space)):
        state.pickable &= ~(1 << space)
