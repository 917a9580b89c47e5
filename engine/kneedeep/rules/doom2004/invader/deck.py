"""The invader's deck: drawing, the hand, the reshuffle and its frag point, scatter diagrams.

Rule: 2004 rulebook p. 6 (step 1), p. 11 (scatter); B-27, RUL-79, RUL-86.
"""

from kneedeep.rules.doom2004.event_texts import card_events
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.parts import CardNumber, CompiledScenario, State
from kneedeep.rules.doom2004.state import HIDDEN
from kneedeep.rules.rng import Stream, shuffled


def draw(tables: CompiledScenario, state: State, count: int) -> None:
    """Draw cards into the invader's hand. The last card of the deck scores, and the discards are shuffled at once."""
    drawn = []
    for _ in range(count):
        if not state.deck:
            break
        drawn.append(state.deck[-1])
        state.deck = state.deck[:-1]
        if not state.deck:
            reshuffle(tables, state)
    state.hand = tuple(sorted((*state.hand, *drawn)))
    update_windows(tables, state)
    state.tell(card_events.Draw("draw", len(drawn), tuple(drawn)))


def reshuffle(tables: CompiledScenario, state: State) -> None:
    """Score for the last card of the deck and make a new deck of the discards."""
    wounds.score_frag(tables, state)
    state.deck, state.discard = shuffled(state, Stream.EVENTS, tuple(sorted(state.discard))), ()
    state.tell(card_events.Shuffle("shuffle", len(state.deck)))


def discard(tables: CompiledScenario, state: State, card: CardNumber) -> None:
    """Put a card of the hand on the discards."""
    hand = list(state.hand)
    hand.remove(card)
    state.hand = tuple(hand)
    state.discard = (*state.discard, card)
    update_windows(tables, state)
    state.tell(card_events.Discard("discard", (card,)))


def update_windows(tables: CompiledScenario, state: State) -> None:
    """Update the windows in which the hand may be played."""
    windows = 0
    for card in state.hand:
        windows |= tables.card_windows[card]
    state.windows = windows


def unseen_cards(tables: CompiledScenario, state: State) -> tuple[CardNumber, ...]:
    """The cards that may be in the deck, as far as the state shows. In a view also the hidden ones."""
    if HIDDEN not in state.deck:
        return state.deck
    known = {*state.discard, *(card for card in state.hand if card != HIDDEN)}
    return tuple(card for deck in tables.decks if known.issubset(deck) for card in deck if card not in known)


def scatter_card(tables: CompiledScenario, state: State) -> tuple[int, int, int]:
    """Turn over the top card and return it with its direction (0 north, clockwise, -1 a miss) and spaces.

    It is discarded before a reshuffle. Without any card left the blast misses.
    """
    if not state.deck:
        return -1, -1, 0
    card = state.deck[-1]
    state.deck = state.deck[:-1]
    state.discard = (*state.discard, card)
    if not state.deck:
        reshuffle(tables, state)
    direction, spaces = tables.scatter[card]
    return card, direction, spaces
