"""Shaky Footing: a marine has less movement in its turn. How much is a guess, as its data file says."""

from kneedeep.rules.doom2004.cards.event_card import EventCard, while_there
from kneedeep.rules.doom2004.parts import CompiledScenario, State


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    state.marks = (*state.marks, "shaky")


CARD = EventCard("shaky-footing", ("marine-turn",), while_there, _play)
