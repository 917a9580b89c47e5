"""Descent Into Madness: a marine loses the order placed beside it. A guess, as its data file says."""

from collections.abc import Sequence

from kneedeep.rules.doom2004.cards.event_card import NOTHING, EventCard
from kneedeep.rules.doom2004.kit import order_tokens
from kneedeep.rules.doom2004.parts import NO_ORDER, CompiledScenario, State


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    return (NOTHING,) if state.order[figure] != NO_ORDER else ()


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    if state.order[figure] != NO_ORDER:
        order_tokens.remove(tables, state, figure)


CARD = EventCard("descent-into-madness", ("marine-turn",), _aims, _play)
