"""The invader's deck: drawing, the hand, the reshuffle and its frag point, scatter diagrams.

Rule: 2004 rulebook p. 6 (step 1), p. 11 (scatter); B-27, RUL-79, RUL-86.
"""

from __future__ import annotations

from kneedeep.rules.doom2004.combat import wounds
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.rng import shuffled


def draw(t: CompiledScenario, s: State, count: int) -> None:
    """Draw cards into the invader's hand; the last of the deck scores and the discards are shuffled at once."""
    drawn = []
    for _ in range(count):
        if not s.deck:
            break
        drawn.append(s.deck[-1])
        s.deck = s.deck[:-1]
        if not s.deck:
            run_out(t, s)
    s.hand = tuple(sorted((*s.hand, *drawn)))
    hold(t, s)
    if s.events is not None:
        s.events.append(("draw", len(drawn), tuple(drawn)))


def run_out(t: CompiledScenario, s: State) -> None:
    """Score for the last card of the deck and make a new deck of the discards."""
    wounds.score(t, s)
    s.deck, s.discard = shuffled(s, tuple(sorted(s.discard))), ()
    if s.events is not None:
        s.events.append(("shuffle", len(s.deck)))


def discard(t: CompiledScenario, s: State, card: int) -> None:
    """Put a card of the hand on the discards."""
    hand = list(s.hand)
    hand.remove(card)
    s.hand = tuple(hand)
    s.discard = (*s.discard, card)
    hold(t, s)
    if s.events is not None:
        s.events.append(("discard", (card,)))


def hold(t: CompiledScenario, s: State) -> None:
    """Set anew in which windows the hand may be played."""
    windows = 0
    for card in s.hand:
        windows |= t.card_windows[card]
    s.windows = windows


def scatter_card(t: CompiledScenario, s: State) -> tuple[int, int, int]:
    """Turn over the top card and return it with its direction (0 north, clockwise; -1 a miss) and spaces.

    It is discarded before a reshuffle. Without any card left the blast misses.
    """
    if not s.deck:
        return -1, -1, 0
    card = s.deck[-1]
    s.deck = s.deck[:-1]
    s.discard = (*s.discard, card)
    if not s.deck:
        run_out(t, s)
    direction, spaces = t.scatter[card]
    return card, direction, spaces
