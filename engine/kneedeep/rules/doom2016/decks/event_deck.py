"""The event deck of the invader: drawing, revealing, discarding, shuffling.

Rule: 2016 rulebook p. 5 and p. 9; RUL16-26, RUL16-27, RUL16-109, RUL16-140.
"""

from itertools import islice

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.parts import CardNumber, CompiledScenario, State
from kneedeep.rules.rng import Stream, shuffled


def draw_up(tables: CompiledScenario, state: State) -> None:
    """Draw the invader's hand up to its size. A larger hand stays. Rule: RUL16-26."""
    draw(tables, state, tables.parameters.event_hand - len(state.event_hand))


def draw(tables: CompiledScenario, state: State, number: int) -> None:
    """Draw `number` events for the invader, or all if there are fewer."""
    if drawn := tuple(islice(iter(lambda: take_top(tables, state), -1), max(0, number))):
        set_hand(tables, state, (*state.event_hand, *drawn))
        state.tell(event_texts.Drawn("drawn", len(drawn)))


def take_top(tables: CompiledScenario, state: State) -> CardNumber:
    """Take the top event of the deck. -1 if deck and discard pile are empty. Rule: RUL16-27."""
    if not state.event_deck:
        if not state.event_discard:
            return CardNumber(-1)
        state.event_deck = shuffled(state, Stream.EVENTS, tuple(sorted(state.event_discard)))
        state.event_discard = ()
        state.tell(event_texts.Shuffled("shuffled", state.players))
    card = state.event_deck[-1]
    state.event_deck = state.event_deck[:-1]
    return card


def discard(tables: CompiledScenario, state: State, card: CardNumber) -> None:
    """Discard an event from the hand."""
    take_from_hand(tables, state, card)
    state.event_discard = (*state.event_discard, card)


def take_from_hand(tables: CompiledScenario, state: State, card: CardNumber) -> None:
    """Take an event out of the hand."""
    hand = list(state.event_hand)
    hand.remove(card)
    set_hand(tables, state, tuple(hand))


def set_hand(tables: CompiledScenario, state: State, hand: tuple[CardNumber, ...]) -> None:
    """Set the invader's hand in rising order, and record the moments of its events."""
    state.event_hand = tuple(sorted(hand))
    state.event_moments = tables.cards.event_moments(hand)
