"""A side's view of a state: without the order of the deck, the other side's hand, and the dice to come."""

from kneedeep.rules.doom2004.parts import CardNumber, State

HIDDEN = -1
"""In place of a card that a side may not see."""


def hide(view: State, side: str) -> None:
    """Take out of a state what a side may not see.

    Marines see how many cards the invader holds, not which. Nobody sees the deck's order. Rule: B-04.
    """
    view.deck = (CardNumber(HIDDEN),) * len(view.deck)
    if side == "marines":
        view.hand = (CardNumber(HIDDEN),) * len(view.hand)
        view.windows = 0
