"""Ambush: one spawn card more this turn. A guess, as its data file says."""

from collections.abc import Sequence

from kneedeep.rules.doom2004.cards.event_card import NOTHING, EventCard
from kneedeep.rules.doom2004.parts import CompiledScenario, State


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    return (NOTHING,) if any(tables.cards[card].spawn for card in state.hand) else ()


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    state.spawn_cards -= 1


CARD = EventCard("ambush", ("invader-start",), _aims, _play)
