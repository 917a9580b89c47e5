"""A side's view of a state: without the order of the deck, the other side's hand, and the dice to come."""

from kneedeep.rules.doom2004.parts import CardNumber, State

HIDDEN = -1
"""In place of a card that a side may not see."""
SIDES = ("marines", "invaders")


def view_of(state: State, side: str) -> State:
    """A copy of a state with what a side may not see taken out; the counts stay true.

    Marines see how many cards the invader holds, not which. Nobody sees the deck's order or the generator. A view
    answers `legal_actions` for the side whose decision it is; it is not to be played on. Raises ValueError for an
    unknown side. Rule: B-04.
    """
    if side not in SIDES:
        raise ValueError(f"no side {side!r}: there are {', '.join(SIDES)}")
    view = state.copy()
    view.rng = ()
    view.deck = (CardNumber(HIDDEN),) * len(state.deck)
    if side == "marines":
        view.hand = (CardNumber(HIDDEN),) * len(state.hand)
        view.windows = 0
    return view
