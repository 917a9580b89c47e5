"""Dark Summons: the invader draws more cards. A guess, as its data file says."""

from kneedeep.rules.doom2004.cards.event_card import EventCard, always
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.parts import CompiledScenario, State
from kneedeep.rules.doom2004.stages import DISCARDING

CARDS = 2


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    if len(state.hand) + CARDS > tables.parameters.hand_max:
        state.stack.append(DISCARDING)
    deck.draw(tables, state, CARDS)


CARD = EventCard("dark-summons", ("invader-start",), always, _play)
