"""What parts the games that marines lose from those that they win: in how many of each something happened."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import accumulate
from math import comb
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.board.doors import LaidDoor
from kneedeep.games.simulation.course import Happening, course
from kneedeep.games.simulation.result import MARINES, GameRecord, PartyStatistics, Tallies
from kneedeep.games.simulation.statistics import Share, share_of
from kneedeep.rules.event import Event

TURNS, EXAMPLES = "turns", "turn-examples"
"""The tallies of what happened: games by (whether the marines won, fact), and the index of the event in a lost game by
(fact, number of the game)."""
FRAGGED, BEHIND, UNTAKEN, COST, FRAGS = "fragged", "fragged-behind", "untaken", "cost", "frags"
SUBJECTS = {
    FRAGGED: ("area",),
    BEHIND: ("area", "door"),
    UNTAKEN: ("token", "x", "y"),
    COST: ("door", "wounds"),
    FRAGS: ("frags", "round", "area"),
}
"""The parts of a subject, areas by id, doors and things by serial."""
LUCK = 0.05
"""What happens by luck alone with a greater probability says nothing."""
MOST_EXAMPLES = 500
"""Examples are taken from so many first games."""
WITHIN = 2
"""Rounds from the opening of a door in which it costs wounds and frags."""
MOST_FRAGS = 3
MOST_POINTS = 3
SELDOM = 0.05
"""What happens, or does not, in a smaller part of the games is not compared."""
COSTS = (2, 4, 8)
"""The least wounds that an opening is asked for."""
MARKED = 0.7
"""The frags behind a door stand for those in its area, and a round for later ones, if they part the games by so much of
what those do."""
LEAD = 4
"""A game is shown from so many actions before the event."""

Fact = tuple[str | int, ...]


class TurningPoint(NamedTuple):
    """Something that happens more often in lost games: both shares, and a typical lost game, the index of its event there.

    `subject` by `what`. `fragged`: an area. `fragged-behind`: an area, and a door of it opened within two rounds before.
    `untaken`: a thing and its space. `cost`: a door, and wounds within two rounds of its opening, at least.
    `frags`: marines fragged, at least, a round by whose end they are, and the area of most of these frags.
    """

    what: str
    subject: Fact
    lost: Share
    won: Share
    example: GameRecord | None = None
    event: int = 0


def turns(
    record: GameRecord, tallies: Tallies, events: Sequence[Event], marines: int, board: Board
) -> dict[str, Counter[Hashable]]:
    """The tallies of what happened in one game, each fact once."""
    found: dict[Fact, int] = {}
    opened: dict[LaidDoor, Happening] = {}
    costs: Counter[LaidDoor] = Counter()
    frags = 0
    for one in course(events, marines):
        fresh = [door for door, opening in opened.items() if one.round < opening.round + WITHIN]
        if one.what == "opened":
            opened.setdefault(board.doors[one.number], one)
        elif one.what == "hurt":
            costs.update(dict.fromkeys(fresh, one.number))
        else:
            area = board.area_of[one.number]
            frags += 1
            if frags <= MOST_FRAGS:
                found[FRAGS, frags, one.round, area] = one.event
            found.setdefault((FRAGGED, area), one.event)
            for door in fresh:
                if area in {board.area_of[board.number[side]] for side in door.sides if side in board.number}:
                    found.setdefault((BEHIND, area, door.element.serial), one.event)
    found.update({(COST, door.element.serial, wounds): opened[door].event for door, wounds in costs.items()})
    left = set(tallies.get("lain", ())) - set(tallies.get("taken", ()))
    found.update({(UNTAKEN, *token): len(events) for token in left})
    won = record.winner == MARINES
    kept = {} if won or record.number >= MOST_EXAMPLES else found
    return {
        TURNS: Counter((won, *fact) for fact in found),
        EXAMPLES: Counter({(*fact, record.number): event for fact, event in kept.items()}),
    }


def turning_points(party: PartyStatistics) -> list[TurningPoint]:
    """The three things at most that part lost games from won ones by more than luck, the largest difference first.

    By Fisher's exact test; the limit is divided by the number of things that are compared. Each place once. Of numbers of frags
    one, at the round that turned it, up to the median length of a game. What is taken in every won game is needed to win: it is not named.
    """
    won = sum(record.winner == MARINES for record in party.records)
    lost, last = party.games - won, party.spread("rounds").median
    counts: dict[Fact, Counter[bool]] = defaultdict(Counter)
    for (by_marines, *fact), games in party.tally(TURNS).items():
        for question in _questions(tuple(fact), last):
            counts[question][by_marines] += games
    counts = {question: games for question, games in counts.items() if _is_telling(games.total(), party.games)}
    likely = {
        question: (share_of(games[False], lost), share_of(games[True], won))
        for question, games in counts.items()
        if games[False] * won > games[True] * lost and (question[0] != UNTAKEN or games[True])
        if sum(_tail(games[False], games[True], lost, won)) * len(counts) < LUCK
    }
    frags = {question: _difference(*shares) for question, shares in likely.items() if question[0] == FRAGS}
    marked = [question for question, difference in frags.items() if difference >= MARKED * max(frags.values())]
    turned = min(marked, key=lambda one: (one[2], -frags[one]), default=None)
    found: list[TurningPoint] = []
    named: set[str | int] = set()
    for question in sorted(likely, key=lambda one: (-_weight(one[0], *likely[one]), str(one))):
        what, *subject = question
        places = {FRAGS} if what == FRAGS else {*subject[: 1 + (what == BEHIND)]}
        if named.isdisjoint(places) and (what != FRAGS or question == turned):
            named |= places
            found.append(_with_example(TurningPoint(str(what), tuple(subject), *likely[question]), party, last))
    return sorted(found, key=lambda one: -_difference(one.lost, one.won))[:MOST_POINTS]


def _is_telling(cases: int, games: int) -> bool:
    """Whether the answer is often yes and often no: else luck explains any difference."""
    return min(cases, games - cases) >= SELDOM * games


def _questions(fact: Fact, last: int) -> Iterator[Fact]:
    """Yield what a fact says yes to: at least some wounds, so many frags by a round up to the last one, or the fact itself."""
    match fact:
        case (str(what), door, int(wounds)) if what == COST:
            yield from ((COST, door, least) for least in COSTS if least <= wounds)
        case (str(what), count, int(first), _) if what == FRAGS:
            yield from ((FRAGS, count, by) for by in range(first, last + 1))
        case _:
            yield fact


def _weight(what: str | int, lost: Share, won: Share) -> float:
    return _difference(lost, won) / (MARKED if what == BEHIND else 1)


def _difference(lost: Share, won: Share) -> float:
    return lost.share - won.share


def _with_example(point: TurningPoint, party: PartyStatistics, last: int) -> TurningPoint:
    """The point with a lost game of the median number of rounds, and frags with the area of most of them."""
    asked = (point.what, *point.subject)
    shown = [
        (party.records[number], event, fact)
        for (*fact, number), event in party.tally(EXAMPLES).items()
        if asked in _questions(tuple(fact), last)
    ]
    if not shown:
        return point
    record, event, _ = sorted(shown, key=lambda one: (one[0].rounds, one[0].number))[(len(shown) - 1) // 2]
    where = Counter(str(fact[-1]) for _, _, fact in shown) if point.what == FRAGS else Counter[str]()
    area = min(where, key=lambda own: (-where[own], own), default=None)
    subject = point.subject if area is None else (*point.subject, area)
    return point._replace(subject=subject, example=record, event=event)


def _tail(in_lost: int, in_won: int, lost: int, won: int) -> Iterator[float]:
    """Yield the probabilities that at least that number of cases falls into the lost games."""
    cases = in_lost + in_won
    chance = comb(lost, in_lost) * comb(won, in_won) / comb(lost + won, cases)
    for number in range(in_lost, min(cases, lost) + 1):
        yield chance
        chance *= (lost - number) * (cases - number) / ((number + 1) * (won - cases + number + 1))


def moment_of(event: int, events: Iterable[Sequence[Event]]) -> int:
    """The number of actions after which a game is shown, shortly before an event of this index.

    `events`: of the set-up, then of each action.
    """
    ends = list(accumulate(map(len, events)))
    return max(0, sum(end <= event for end in ends[:-1]) - LEAD)
