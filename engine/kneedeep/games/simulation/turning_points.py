"""Turning points: facts that are more frequent in lost games than in won ones."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from math import comb
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.board.doors import LaidDoor
from kneedeep.games.simulation.result import MARINES, GameRecord, PartyStatistics, Tallies
from kneedeep.games.simulation.statistics import Share, share_of
from kneedeep.rules.event import Event
from kneedeep.rules.game_events import Round

TURNS, EXAMPLES = "turns", "turn-examples"
"""Names of tallies: games by (marines won, fact), and an event's index by (fact, number of a lost game)."""
FRAGGED, BEHIND, UNTAKEN, COST, FRAGS = "fragged", "fragged-behind", "untaken", "cost", "frags"
SUBJECTS = {
    FRAGGED: ("area",),
    BEHIND: ("area", "door"),
    UNTAKEN: ("token", "x", "y"),
    COST: ("door", "wounds"),
    FRAGS: ("frags", "round", "area"),
}
"""The subject of a fact, with areas by id, doors and things by serial."""
LUCK = 0.05
"""The probability of chance below which a fact is significant."""
SELDOM = 0.05
"""The minimum share of games with a fact, and of games without it, for comparing it."""
MOST_EXAMPLES = 500
"""Examples are taken from this many first games."""
WITHIN = 2
"""Rounds after the opening of a door in which it costs wounds and frags."""
MOST_FRAGS, MOST_POINTS = 3, 3
COSTS = (2, 4, 8)
"""The compared numbers of wounds of an opening."""
SPECIFIC, EARLY = 1.4, 1.05
"""Factors of preference: for a door compared with its area, and for a round compared with the next one."""
LEAD = 4
"""The number of actions shown before the event."""

Fact = tuple[str | int, ...]


class TurningPoint(NamedTuple):
    """A fact that is more frequent in lost games: both shares, and a typical lost game with the event's index.

    `subject`: see SUBJECTS. `fragged-behind`: within two rounds after the door opened. `cost`: at least this many
    wounds within the same time. `frags`: at least this many by the end of the round, with the usual area of the last
    one.
    """

    what: str
    subject: Fact
    lost: Share
    won: Share
    example: GameRecord | None = None
    event: int = 0

    @property
    def difference(self) -> float:
        """The difference of the shares, lost minus won."""
        return self.lost.share - self.won.share


def turns(
    record: GameRecord, tallies: Tallies, events: Sequence[Event], marines: int, board: Board
) -> dict[str, Counter[Hashable]]:
    """The tallies of one game, with each fact once."""
    left = set(tallies.get("lain", ())) - set(tallies.get("taken", ()))
    found: dict[Fact, int] = {(UNTAKEN, *token): len(events) for token in left}
    opened: dict[LaidDoor, tuple[int, int]] = {}
    costs: Counter[LaidDoor] = Counter()
    now, frags = 1, 0
    for index, event in enumerate(events):
        match event:
            case Round():
                now = event.number
            case ("door", door, figure) | ("door", door, 1, figure) if 0 <= figure < marines:
                opened.setdefault(board.doors[door], (index, now))
            case ("wound" | "damage", figure, wounds, *_) if figure < marines:
                costs.update(dict.fromkeys(_fresh(opened, now), wounds))
            case ("fragged", figure, int(space), str()) | ("fragged", figure, int(), int(space)) if figure < marines:
                frags += 1
                if frags <= MOST_FRAGS:
                    found[FRAGS, frags, now, board.area_of[space]] = index
                for fact in _of_frag(space, _fresh(opened, now), board):
                    found.setdefault(fact, index)
    found.update({(COST, door.element.serial, wounds): opened[door][0] for door, wounds in costs.items()})
    won = record.winner == MARINES
    kept = {} if won or record.number >= MOST_EXAMPLES else found
    return {
        TURNS: Counter((won, *fact) for fact in found),
        EXAMPLES: Counter({(*fact, record.number): event for fact, event in kept.items()}),
    }


def _fresh(opened: Mapping[LaidDoor, tuple[int, int]], now: int) -> list[LaidDoor]:
    """The doors opened in this or the last round, given (index of the event, round)."""
    return [door for door, (_, begun) in opened.items() if now < begun + WITHIN]


def _of_frag(space: int, fresh: Iterable[LaidDoor], board: Board) -> Iterator[Fact]:
    area = board.area_of[space]
    yield FRAGGED, area
    for door in fresh:
        if area in {board.area_of[board.number[side]] for side in door.sides if side in board.number}:
            yield BEHIND, area, door.element.serial


def turning_points(party: PartyStatistics) -> list[TurningPoint]:
    """Up to three significant turning points, the largest difference first.

    Uses Fisher's exact test, with the limit divided by the number of compared facts. Each place and the number of frags
    occur at most once. Things taken in every won game are left out, since they are needed to win.
    """
    last = party.spread("rounds").median
    likely = _likely(party, last)
    likely.sort(key=lambda one: (-_weight(one, last), str(one)))
    found: list[TurningPoint] = []
    named: set[str | int] = set()
    for point in likely:
        places = {FRAGS} if point.what == FRAGS else {*point.subject[: 1 + (point.what == BEHIND)]}
        if named.isdisjoint(places):
            named |= places
            found.append(_with_example(point, party, last))
    return sorted(found, key=lambda one: -one.difference)[:MOST_POINTS]


def _likely(party: PartyStatistics, last: int) -> list[TurningPoint]:
    """The significant facts. `last`: the last compared round."""
    counts: dict[Fact, Counter[bool]] = defaultdict(Counter)
    for (by_marines, *fact), games in party.tally(TURNS).items():
        for question in _questions(tuple(fact), last):
            counts[question][by_marines] += games
    telling = {
        question: games
        for question, games in counts.items()
        if min(games.total(), party.games - games.total()) >= SELDOM * party.games
    }
    won = sum(record.winner == MARINES for record in party.records)
    lost = party.games - won
    return [
        TurningPoint(str(what), tuple(subject), share_of(games[False], lost), share_of(games[True], won))
        for (what, *subject), games in telling.items()
        if _is_likely(games, lost, won, LUCK / len(telling)) and (games[True] or what != UNTAKEN)
    ]


def _questions(fact: Fact, last: int) -> Iterator[Fact]:
    """Yield what games are asked about a fact: thresholds of wounds, or of frags by a round, else the fact."""
    match fact:
        case ("cost", door, int(wounds)):
            yield from ((COST, door, least) for least in COSTS if least <= wounds)
        case ("frags", count, int(first), _):
            yield from ((FRAGS, count, by) for by in range(first, last + 1))
        case _:
            yield fact


def _weight(point: TurningPoint, last: int) -> float:
    if point.what == FRAGS:
        return float(point.difference * EARLY ** (last - int(point.subject[1])))
    return point.difference * (SPECIFIC if point.what == BEHIND else 1)


def _with_example(point: TurningPoint, party: PartyStatistics, last: int) -> TurningPoint:
    """The point with a lost game of median length as example. Frags get the area with most of them."""
    shown = [
        (party.records[number], event, fact)
        for (*fact, number), event in party.tally(EXAMPLES).items()
        if (point.what, *point.subject) in _questions(tuple(fact), last)
    ]
    if not shown:
        return point
    record, event, _ = sorted(shown, key=lambda one: (one[0].rounds, one[0].number))[(len(shown) - 1) // 2]
    where = Counter(fact[-1] for _, _, fact in shown)
    area = [min(where, key=lambda own: (-where[own], own))] if point.what == FRAGS else []
    return point._replace(subject=(*point.subject, *area), example=record, event=event)


def _is_likely(games: Mapping[bool, int], lost: int, won: int, limit: float) -> bool:
    """Whether the chance of at least as many cases in lost games is below the limit."""
    in_lost, in_won = games[False], games[True]
    if in_lost * won <= in_won * lost:
        return False
    cases = in_lost + in_won
    chance, all_of_them = comb(lost, in_lost) * comb(won, in_won) / comb(lost + won, cases), 0.0
    for number in range(in_lost, min(cases, lost) + 1):
        all_of_them += chance
        chance *= (lost - number) * (cases - number) / ((number + 1) * (won - cases + number + 1))
    return all_of_them < limit


def moment_of(event: int, events: Iterable[Sequence[Event]]) -> int:
    """The number of actions after which a game is shown, shortly before an event.

    `events`: the events of the set-up, then of each action.
    """
    ends = list(accumulate(map(len, events)))
    return max(0, sum(end <= event for end in ends[:-1]) - LEAD)
