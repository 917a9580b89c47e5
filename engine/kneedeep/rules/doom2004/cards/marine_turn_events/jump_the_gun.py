"""Jump the Gun: before a marine takes its turn one invader is activated. A guess, as its data file says."""

from collections.abc import Sequence

from kneedeep.rules.doom2004.cards.event_card import NOTHING, EventCard
from kneedeep.rules.doom2004.parts import CompiledScenario, State
from kneedeep.rules.doom2004.stages import CalledInvaders


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    return (NOTHING,) if state.crowd else ()


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    state.stack.append(CalledInvaders("called", 1, "activate", ()))


CARD = EventCard("jump-the-gun", ("marine-turn",), _aims, _play)
