"""The initiative deck of a round: remaining cards, drawn cards, added cards.

Rule: 2016 rulebook p. 5 (Status Phase); RUL16-17 to RUL16-24.
"""

from collections.abc import Iterable
from typing import NamedTuple

INVADER = "invader"
"""The card of the invader. All others belong to the seats."""
SEATS = ("alpha", "bravo", "charlie", "delta")
"""The marines by their seats. Rule: RUL16-01."""


class InitiativeDeck(NamedTuple):
    """The cards of a round: `left` in the deck, unordered, `drawn` in order, and the counted `types` of demons."""

    left: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    types: frozenset[str] = frozenset()

    @property
    def invader_cards(self) -> int:
        """The number of invader cards in the round."""
        return (*self.left, *self.drawn).count(INVADER)


def deal(marines: int, copies: int, types: Iterable[str], most: int | None) -> InitiativeDeck:
    """The deck of a round: `copies` cards for each marine, one for each type of demon up to `most`.

    Rule: RUL16-17, RUL16-18 (six as in the box), RUL16-21 (two cards of the only marine).
    """
    kinds = frozenset(types)
    own = tuple(seat for seat in SEATS[:marines] for _ in range(copies))
    return InitiativeDeck(own + (INVADER,) * _at_most(len(kinds), most), (), kinds)


def draw(deck: InitiativeDeck, card: str) -> InitiativeDeck:
    """The deck after a card was drawn. Raises ValueError if it is not in the deck any more. Rule: RUL16-19."""
    left = list(deck.left)
    left.remove(card)
    return deck._replace(left=tuple(left), drawn=(*deck.drawn, card))


def put_in(deck: InitiativeDeck, types: Iterable[str], most: int | None) -> InitiativeDeck:
    """The deck with an invader card for each type that is not counted yet. Rule: RUL16-18, RUL16-22, RUL16-24."""
    new = frozenset(types) - deck.types
    room = _at_most(len(new), None if most is None else max(0, most - deck.invader_cards))
    return deck._replace(left=deck.left + (INVADER,) * room, types=deck.types | new)


def _at_most(number: int, most: int | None) -> int:
    return number if most is None else min(number, most)
