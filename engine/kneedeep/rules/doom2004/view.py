"""A side's view of a state, without the order of the deck, the other side's hand, and future dice."""

from kneedeep.rules.doom2004.parts import CardNumber, State

HIDDEN = -1
"""In place of a card that a side may not see."""


def hide(view: State, side: str) -> None:
    """Remove everything from a state that a side may not see.

    Marines see the number of the invader's cards, not the cards. Nobody sees the deck's order. Rule: B-04.
    """
    view.deck = (CardNumber(HIDDEN),) * len(view.deck)
    if side == "marines":
        view.hand = (CardNumber(HIDDEN),) * len(view.hand)
        view.windows = 0
