"""The cards of the decks that the invader may use, by their numbers, with their scatter diagrams."""

from typing import NamedTuple

from kneedeep.model.catalog.numbers.value_kind import DIRECTIONS
from kneedeep.model.catalog.play_data import InvaderCard, PlayData
from kneedeep.rules.doom2004.parameters import Parameters
from kneedeep.rules.numbers import CardNumber


class Decks(NamedTuple):
    """The decks by their ids, the numbers of each one's cards, all cards, and for each the direction (-1: a miss) and spaces."""

    ids: tuple[str, ...]
    numbers: tuple[tuple[CardNumber, ...], ...]
    cards: tuple[InvaderCard, ...]
    scatter: tuple[tuple[int, int], ...]


def decks_of(play: PlayData, parameters: Parameters, *, expansion: bool) -> Decks:
    """The deck that the scenario asks for, else all that its boxes have. Rule: B-07."""
    every = tuple(play.decks) if expansion else tuple(play.decks)[:1]
    ids = (parameters.deck,) if parameters.deck else every
    numbers: list[tuple[CardNumber, ...]] = []
    cards: list[InvaderCard] = []
    scatter: list[tuple[int, int]] = []
    for deck in (play.decks[id] for id in ids):
        dealt = [card for card in deck.cards for _ in range(card.copies.value)]
        kept = [n for n, card in enumerate(dealt) if card.id not in parameters.invaders_without]
        numbers.append(tuple(map(CardNumber, range(len(cards), len(cards) + len(kept)))))
        cards += [dealt[n] for n in kept]
        diagrams = (deck.scatter.value[n] for n in kept)
        scatter += [(DIRECTIONS.index(direction) if spaces else -1, spaces) for direction, spaces in diagrams]
    return Decks(ids, tuple(numbers), tuple(cards), tuple(scatter))
