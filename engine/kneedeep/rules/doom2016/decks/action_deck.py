"""The action deck of a marine: drawing, revealing, discarding, shuffling.

Rule: 2016 rulebook p. 6 and p. 8; RUL16-44, RUL16-45, RUL16-109, RUL16-123.
"""

from itertools import islice

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.parts import CompiledScenario, Seat, State
from kneedeep.rules.doom2016.tables.compiled_cards import UAC
from kneedeep.rules.rng import Stream, shuffled


def hand_size(tables: CompiledScenario, state: State, seat: int) -> int:
    """The hand size to which a marine draws up, by squad card or scenario. Rule: RUL16-06, RUL16-11."""
    p = tables.parameters
    card = state.squad_card[seat]
    return p.hand if card < 0 or p.hand_given else max(p.hand, tables.cards.squads[card].hand)


def make(tables: CompiledScenario, state: State, seat: int) -> None:
    """Shuffle a marine's deck (UAC cards and cards of its weapons) and deal its hand. Rule: RUL16-05, RUL16-06."""
    sets = (UAC, *(tables.weapons[weapon] for weapon in state.weapons[seat]))
    state.hand[seat] = ()
    state.deck[seat] = shuffled(state, Stream.DECKS, tuple(card for name in sets for card in tables.cards.sets[name]))
    draw(tables, state, seat, hand_size(tables, state, seat))


def draw_up(tables: CompiledScenario, state: State, seat: Seat, size: int) -> None:
    """Draw a marine's hand up to `size` cards. A larger hand stays. Rule: RUL16-44."""
    draw(tables, state, seat, size - len(state.hand[seat]))


def draw(tables: CompiledScenario, state: State, seat: int, number: int) -> None:
    """Draw `number` cards for a marine, or all if there are fewer."""
    if drawn := tuple(islice(iter(lambda: take_top(tables, state, seat), -1), max(0, number))):
        set_hand(tables, state, seat, (*state.hand[seat], *drawn))
        state.tell(event_texts.Dealt("dealt", seat, len(drawn)))


def take_top(tables: CompiledScenario, state: State, seat: int) -> int:
    """Take the top card of a marine's deck. -1 if deck and discard pile are empty. Rule: RUL16-45."""
    if not state.deck[seat]:
        if not state.discard[seat]:
            return -1
        state.deck[seat] = shuffled(state, Stream.DECKS, tuple(sorted(state.discard[seat])))
        state.discard[seat] = ()
        state.tell(event_texts.Shuffled("shuffled", seat))
    card = state.deck[seat][-1]
    state.deck[seat] = state.deck[seat][:-1]
    return card


def set_hand(tables: CompiledScenario, state: State, seat: int, hand: tuple[int, ...]) -> None:
    """Set a marine's hand in rising order, and record the moments of its reactions."""
    state.hand[seat] = tuple(sorted(hand))
    state.moments[seat] = tables.cards.reactions(state.hand[seat])


def remove_from_hand(tables: CompiledScenario, state: State, seat: int, card: int) -> None:
    """Take a card out of a marine's hand."""
    hand = list(state.hand[seat])
    hand.remove(card)
    set_hand(tables, state, seat, tuple(hand))


def put_in_discard(state: State, seat: int, *cards: int) -> None:
    """Put cards on a marine's discard pile."""
    state.discard[seat] = (*state.discard[seat], *cards)


def start_over(tables: CompiledScenario, state: State, seat: int) -> None:
    """Shuffle a fragged marine's hand, discards and played cards into its deck, and draw a new hand.

    Rule: RUL16-46, RUL16-123, RUL16-125.
    """
    every = (*state.deck[seat], *state.hand[seat], *state.discard[seat], *state.front[seat])
    state.hand[seat] = state.discard[seat] = state.front[seat] = ()
    state.moments[seat] = 0
    state.deck[seat] = shuffled(state, Stream.DECKS, tuple(sorted(every)))
    state.tell(event_texts.Shuffled("shuffled", seat))
    draw(tables, state, seat, tables.parameters.fragged_hand)
