"""The initiative deck, the hand of events, cards that can be played, what a fragged marine is left with, frag tokens.

Rule: RUL16-17 to RUL16-26, RUL16-30 to RUL16-41, RUL16-123, RUL16-172.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

MAIN, BONUS, REACTION = "main", "bonus", "reaction"
INVADER = "invader"


def initiative_deck(
    marines: Iterable[int], types: Collection[str], *, alone: int = 1, box: int | None = None
) -> Counter[object]:
    """Return the cards of a round: one a marine (`alone`: of the only one), one a type on the map, at most `box`.

    Rule: RUL16-17, RUL16-18, RUL16-21.
    """
    deck: Counter[object] = Counter()
    for marine in marines:
        deck[marine] = alone
    deck[INVADER] = len(set(types)) if box is None else min(box, len(set(types)))
    return +deck


def types_to_activate(on_map: Collection[str], exhausted: Collection[str]) -> set[str]:
    """Return the types that an invader card can be used for. Rule: RUL16-20."""
    return set(on_map) - set(exhausted)


def playable(hand: Mapping[int, str], mains: int) -> set[int]:
    """Return the cards of a hand (card: its kind) that can be played as an action. Rule: RUL16-30, RUL16-41."""
    return {card for card, kind in hand.items() if kind == BONUS or (kind == MAIN and mains > 0)}


def sprintable(hand: Mapping[int, str], mains: int) -> set[int]:
    """Return the cards of a hand that can be discarded for a Sprint. Rule: RUL16-35, RUL16-37."""
    return set(hand) if mains > 0 else set()


def fragged_cards(
    deck: Iterable[int], hand: Iterable[int], discard: Iterable[int], front: Iterable[int], drawn: int = 3
) -> tuple[Counter[int], int]:
    """Return all cards of a fragged marine, and how many of them are in his hand. Rule: RUL16-46, RUL16-123."""
    every = Counter([*deck, *hand, *discard, *front])
    return every, min(drawn, every.total())


def frags_to_win(given: int | Mapping[int, int], marines: int) -> int:
    """Return the frag tokens with which the invader wins. Rule: RUL16-172, RUL16-174."""
    return given if isinstance(given, int) else given[marines]


def argent_gain(hand: int, most: int = 3) -> set[int]:
    """Return how many events may be discarded for Argent Power. Rule: RUL16-28."""
    return set(range(min(hand, most) + 1))
