"""Tokens on the map: their places, placing and removing them. Rule: RUL16-02, RUL16-72."""

from collections.abc import Iterator

from kneedeep.rules import game_events
from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.parts import CompiledScenario, State, TokenNumber, each_number, union
from kneedeep.rules.doom2016.tables import topics
from kneedeep.rules.doom2016.tables.game_tokens import ADJACENT
from kneedeep.rules.numbers import each_token


def bits_of(tables: CompiledScenario, state: State, number: int) -> int:
    """The spaces of a token at its current or future place."""
    for moved, space in state.moved:
        if moved == number:
            return 1 << space
    return tables.tokens[number].bits


def lying_at(tables: CompiledScenario, state: State, space: int) -> Iterator[TokenNumber]:
    """Yield the tokens on a space."""
    return (number for number in each_token(state.lying) if bits_of(tables, state, number) >> space & 1)


def lay(tables: CompiledScenario, state: State, number: int, space: int = -1) -> None:
    """Put a token on a space. -1: its printed space."""
    if space >= 0:
        state.moved = (*(pair for pair in state.moved if pair[0] != number), (number, space))
    state.lying |= 1 << number
    if state.events is not None:
        bits = bits_of(tables, state, number)
        state.events.append(game_events.Token("token", number, bits.bit_length() - 1 if bits else -1))
    refresh(tables, state)


def take_off(tables: CompiledScenario, state: State, number: int, why: str) -> None:
    """Take a token off the map."""
    bit = 1 << number
    if state.lying & bit:
        state.lying &= ~bit
        if state.portals & bit:
            state.portals &= ~bit
            state.changed |= topics.SUMMONED
        if tables.tokens[number].type.linked == "active":
            state.pads &= ~bits_of(tables, state, number)
        state.tell(event_texts.Gone("gone", number, why))
        refresh(tables, state)


def refresh(tables: CompiledScenario, state: State) -> None:
    """Update the places of items and the spaces from which tokens can be used."""
    items = (number for number in each_number(state.lying) if tables.tokens[number].is_item)
    state.pickable = union(bits_of(tables, state, number) for number in items)
    state.usable = union(use_spaces(tables, state, token.number) for token in tables.usable)


def use_spaces(tables: CompiledScenario, state: State, number: int) -> int:
    """The spaces from which a token can be used. Empty once it is used up or off the map. Rule: RUL16-184."""
    token = tables.tokens[number]
    if not state.lying >> number & 1 or dict(state.course.uses).get(number, 0) >= token.uses:
        return 0
    bits = bits_of(tables, state, number)
    return bits | state.ground.moves.adjacency.beside(bits) if token.use_from == ADJACENT else bits
