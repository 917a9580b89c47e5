"""A side's view of a state, without the order of decks, the opponent's hand and future dice."""

from kneedeep.rules.doom2016.parts import INVADER, CardNumber, State
from kneedeep.rules.doom2016.stages import Reordering

HIDDEN = -1
"""The number of a card that a side may not see."""


def hide(view: State, side: str) -> None:
    """Remove everything hidden from a side. The map and discard piles are open. Rule: RUL16-13."""
    view.deck = [(HIDDEN,) * len(deck) for deck in view.deck]
    view.event_deck = (CardNumber(HIDDEN),) * len(view.event_deck)
    view.glory_deck = (HIDDEN,) * len(view.glory_deck)
    view.initiative = (HIDDEN,) * len(view.initiative)
    for place, stage in enumerate(view.stack):
        if isinstance(stage, Reordering) and (stage.player == INVADER) != (side == "invaders"):
            view.stack[place] = stage._replace(cards=(HIDDEN,) * len(stage.cards))
    if side == "marines":
        view.event_hand = (CardNumber(HIDDEN),) * len(view.event_hand)
        view.event_moments = 0
    else:
        view.hand = [(HIDDEN,) * len(hand) for hand in view.hand]
        view.moments = [0] * view.players
