"""Descent Into Madness: a marine loses the order placed beside him. A guess, as its data file tells."""

from __future__ import annotations

from collections.abc import Sequence

from kneedeep.rules.doom2004.cards.event_card import NOTHING, EventCard
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.marine import order_tokens
from kneedeep.rules.doom2004.state import NO_ORDER, State


def _aims(t: CompiledScenario, s: State, figure: int, other: int) -> Sequence[int]:
    return (NOTHING,) if s.order[figure] != NO_ORDER else ()


def _play(t: CompiledScenario, s: State, aim: int, figure: int, other: int) -> None:
    if s.order[figure] != NO_ORDER:
        order_tokens.remove(t, s, figure)


CARD = EventCard("descent-into-madness", ("marine-turn",), _aims, _play)
