"""Surprise Attack: before a marine takes its turn one invader attacks without moving. A guess, as its data file says."""

from collections.abc import Sequence

from kneedeep.rules.doom2004.cards.event_card import NOTHING, EventCard
from kneedeep.rules.doom2004.parts import CompiledScenario, State
from kneedeep.rules.doom2004.stages import CalledInvaders


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    return (NOTHING,) if state.crowd else ()


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    state.stack.append(CalledInvaders("called", 1, "attack", ()))


CARD = EventCard("surprise-attack", ("marine-turn",), _aims, _play)
