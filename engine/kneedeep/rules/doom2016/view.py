"""A side's view of a state: without the order of decks, the other side's hand, and the dice to come."""

from kneedeep.rules.doom2016.parts import INVADER, CardNumber, CompiledScenario, State
from kneedeep.rules.doom2016.stages import Reordering

HIDDEN = -1
"""In place of a card that a side may not see."""
SIDES = ("marines", "invaders")


def view_of(tables: CompiledScenario, state: State, side: str) -> State:
    """A copy of a state with what a side may not see taken out; the counts stay true.

    Everything on the map is open, as are discard piles. A view answers `legal_actions` for the side whose decision it is; it is
    not to be played on. Raises ValueError for an unknown side. Rule: RUL16-13.
    """
    if side not in SIDES:
        raise ValueError(f"no side {side!r}: there are {', '.join(SIDES)}")
    view = state.copy()
    view.rng = ()
    view.deck = [(HIDDEN,) * len(deck) for deck in state.deck]
    view.event_deck = (CardNumber(HIDDEN),) * len(state.event_deck)
    view.glory_deck = (HIDDEN,) * len(state.glory_deck)
    view.initiative = (HIDDEN,) * len(state.initiative)
    for place, stage in enumerate(view.stack):
        if isinstance(stage, Reordering) and (stage.player == INVADER) != (side == "invaders"):
            view.stack[place] = stage._replace(cards=(HIDDEN,) * len(stage.cards))
    if side == "marines":
        view.event_hand = (CardNumber(HIDDEN),) * len(state.event_hand)
        view.event_moments = 0
    else:
        view.hand = [(HIDDEN,) * len(hand) for hand in state.hand]
        view.moments = [0] * state.players
    return view
