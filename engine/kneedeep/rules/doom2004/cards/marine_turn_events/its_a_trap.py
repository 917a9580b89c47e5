"""It's a Trap!: right after a marine picked up equipment up to 2 invaders are activated.

Rule: 2004 rulebook p. 7, example.
"""

from collections.abc import Sequence

from kneedeep.rules.doom2004.cards.event_card import NOTHING, EventCard
from kneedeep.rules.doom2004.parts import CompiledScenario, State
from kneedeep.rules.doom2004.stages import CalledInvaders

ACTIVATIONS = 2


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    return (NOTHING,) if state.crowd else ()


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    state.stack.append(CalledInvaders("called", ACTIVATIONS, "activate", ()))


CARD = EventCard("its-a-trap", ("pick-up",), _aims, _play)
