"""What parts the games that marines lose from those that they win: in how many of each something happened."""

from collections import Counter
from collections.abc import Hashable, Iterator
from math import comb
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.games.simulation.result import MARINES, PartyStatistics, Tallies
from kneedeep.games.simulation.statistics import Share, share_of

TURNS = "turns"
"""The tally of what happened in games: by (whether the marines won, what, …) the number of games."""
FRAGGED, UNTAKEN = "fragged", "untaken"
LUCK = 0.05
"""What happens by luck alone with a greater probability says nothing."""


class TurningPoint(NamedTuple):
    """Something that happens more often in lost games: what, its subject (area, or serial and space), both shares."""

    what: str
    subject: tuple[str | int, ...]
    lost: Share
    won: Share


def turns(won: bool, tallies: Tallies, board: Board) -> Counter[Hashable]:
    """What happened in one game: areas in which a marine was fragged, things that lay there and nobody took."""
    found: set[tuple[Hashable, ...]] = {
        (won, FRAGGED, board.area_of[board.number[space]]) for space in tallies.get("deaths", ())
    }
    left = set(tallies.get("lain", ())) - set(tallies.get("taken", ()))
    return Counter(found | {(won, UNTAKEN, *token) for token in left})


def turning_points(party: PartyStatistics) -> list[TurningPoint]:
    """What parts lost games from won ones more than by luck, the largest difference first.

    By Fisher's exact test; the limit is divided by the number of things that are compared.
    """
    won = sum(record.winner == MARINES for record in party.records)
    lost = party.games - won
    tally = party.tally(TURNS)
    facts = {fact[1:] for fact in tally}
    found = [
        TurningPoint(str(what), tuple(subject), share_of(in_lost, lost), share_of(in_won, won))
        for what, *subject in facts
        for in_lost, in_won in [(tally[False, what, *subject], tally[True, what, *subject])]
        if sum(_tail(in_lost, in_won, lost, won)) * len(facts) < LUCK
    ]
    return sorted(found, key=lambda one: (one.won.share - one.lost.share, str(one.subject)))


def _tail(in_lost: int, in_won: int, lost: int, won: int) -> Iterator[float]:
    """Yield the probabilities that at least that number of cases falls into the lost games."""
    cases = in_lost + in_won
    for number in range(in_lost, min(cases, lost) + 1):
        yield comb(lost, number) * comb(won, cases - number) / comb(lost + won, cases)
