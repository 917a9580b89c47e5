"""Darkness: a marine attacks nothing far away in its turn. A guess, as its data file says."""

from kneedeep.rules.doom2004.cards.event_card import EventCard, while_there
from kneedeep.rules.doom2004.parts import CompiledScenario, State


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    state.marks = (*state.marks, "darkness")


CARD = EventCard("darkness", ("marine-turn",), while_there, _play)
