"""Tuning: the smallest changes that bring the marines' share of wins, with one number of marines, into a band.

Games of the present map, continued beyond its frag limit, give the answer for every limit. Figures and supplies form
ladders of small changes. The next games are played where the answer is least sure. A logistic curve is fitted to all
games. The shown shares come from other seeds than those of the choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import wait
from itertools import chain
from math import exp, log
from typing import NamedTuple

from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import compile_board
from kneedeep.coach import tuning_changes
from kneedeep.coach.part_costs import PartCost, is_short, part_costs, stock_with
from kneedeep.games.bots import JUDGES
from kneedeep.games.simulation.chunk import play_chunk
from kneedeep.games.simulation.executors import Workers
from kneedeep.games.simulation.frag_curve import FragCurve, frag_curve
from kneedeep.games.simulation.result import MARINES, NEVER, GameRecord, PartyStatistics
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.games.simulation.statistics import Share, share_of
from kneedeep.model.catalog import load_catalog
from kneedeep.model.catalog.numbers.overrides import Numbers
from kneedeep.model.scenario.edits.basic import Several
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario

CHUNK = 4
MOST_RUNGS, MOST_STRONG = 8, 3
SLOPE = 0.3
"""The expected change of the odds by a small change: a third."""
PROPOSALS, LADDERS = 3, 3
MOST_MIXED = 3
"""The largest change of the frag limit that is combined with other changes."""
INTERRUPT_SECONDS = 0.2


class Effort(NamedTuple):
    """The numbers of games: of the present map, in each of `rounds` on a ladder, of a proposal with other seeds."""

    first: int = 40
    rounds: int = 6
    per_round: int = 4
    fresh: int = 72

    @property
    def most_games(self) -> int:
        """The most games for an answer."""
        return self.first + LADDERS * self.rounds * self.per_round + PROPOSALS * self.fresh


FULL = Effort()


class Wish(NamedTuple):
    """The wished share of the marines' wins with a number of marines, from `low` to `high`, and the seed of the games.

    `keep`: the things that must not change, see `tuning_changes.keepable`.
    """

    scenario: Scenario
    marines: int
    low: float
    high: float
    seed: int = 1
    numbers: Numbers = ()
    effort: Effort = FULL
    keep: frozenset[str] = frozenset()

    def may_be(self, share: Share) -> bool:
        """True if a share can be in the band, by its interval."""
        return share.high >= self.low and share.low <= self.high


class Proposal(NamedTuple):
    """Small changes as one edit, the marines' share of wins in games with other seeds, and the cost in parts."""

    changes: tuple[tuning_changes.SmallChange, ...]
    edit: Several
    after: Share
    parts: tuple[PartCost, ...] = ()


class Tuning(NamedTuple):
    """The current answer. `games` were played of at most `of`. `before`: the share of the present map.

    `stopped`: the search has ended early.
    """

    wish: Wish
    games: int
    of: int
    before: Share
    curve: FragCurve | None = None
    proposals: tuple[Proposal, ...] = ()
    done: bool = False
    stopped: bool = False

    @property
    def fits(self) -> bool:
        """True if the map is in the band already."""
        return self.wish.low <= self.before.share <= self.wish.high

    def is_reached(self, proposal: Proposal) -> bool:
        """True if a proposal is in the band by its games."""
        return self.wish.low <= proposal.after.share <= self.wish.high


class _Candidate(NamedTuple):
    changes: tuple[tuning_changes.SmallChange, ...]
    expected: float
    sort: str


class _Ladder(NamedTuple):
    """Changes that build on each other, and the games of the rungs: (rung, record). `slope`: the expected slope."""

    sort: str
    slope: float
    changes: tuple[tuning_changes.SmallChange, ...]
    games: list[tuple[int, GameRecord]]


def tuned(wish: Wish, workers: Workers, check_interrupt: Callable[[], None] = lambda: None) -> Iterator[Tuning]:
    """Yield the current answer after each batch of games. The last one is `done`.

    Raises UnplayableError, GameFailedError, and any exception of `check_interrupt`, called several times a second.
    """
    table = _Table(wish, workers, check_interrupt)
    first, of = wish.effort.first, wish.effort.most_games
    party = PartyStatistics(wish.marines)
    while party.games < first:
        records = table.play((), party.games, min(2 * CHUNK, first - party.games))
        party = party._replace(records=party.records + records)
        now = Tuning(wish, table.games, of, party.won(MARINES), frag_curve(wish.scenario, party))
        yield now
    if now.fits:
        yield now._replace(of=now.games, done=True)
        return
    easier = now.before.share < wish.low
    ladders = [_Ladder(*rungs, [(0, record) for record in party.records]) for rungs in _rungs(table, easier)]
    for ladder in ladders:
        for _ in _climb(table, ladder):
            yield now._replace(games=table.games)
    last = table.games + PROPOSALS * wish.effort.fresh
    for changes in _smallest(wish, _expected(wish, now.curve, ladders, 1 if easier else -1)):
        if len(now.proposals) == PROPOSALS or table.games + wish.effort.fresh > last:
            break
        shown = now
        for proposal in _measured(table, changes):
            shown = now._replace(games=table.games, of=last, proposals=(*now.proposals, proposal))
            yield shown
        now = shown if wish.may_be(proposal.after) else now
    best = sorted(now.proposals, key=lambda one: not now.is_reached(one))
    yield now._replace(games=table.games, of=table.games, proposals=tuple(best), done=True)


def _measured(table: _Table, changes: tuple[tuning_changes.SmallChange, ...]) -> Iterator[Proposal]:
    """Yield a proposal with its games with other seeds so far: all of them, or until it can't be in the band."""
    wish, games = table.wish, table.wish.effort.fresh
    edit = Several(", ".join(tuning_changes.counted_words(changes)), tuple(change.edit for change in changes))
    after = stock_with(edit.apply(wish.scenario), wish.marines)
    parts = part_costs(stock_with(wish.scenario, wish.marines), after)
    won = played = 0
    while played < games:
        records = table.play(changes, played, min(4 * CHUNK, games - played), fresh=True)
        won, played = won + sum(record.winner == MARINES for record in records), played + len(records)
        proposal = Proposal(changes, edit, share_of(won, played), parts)
        yield proposal
        if not wish.may_be(proposal.after):
            return


def _rungs(table: _Table, easier: bool) -> Iterator[tuple[str, float, tuple[tuning_changes.SmallChange, ...]]]:
    """Yield the kind of each ladder, its expected slope and its changes."""
    wish, slope = table.wish, SLOPE if easier else -SLOPE
    board, keep = compile_board(wish.scenario, load_catalog(wish.scenario.ruleset)), wish.keep
    figures = tuning_changes.fewer_figures if easier else tuning_changes.more_figures
    yield "figures", slope, table.sound(figures(board, wish.marines, keep=keep), MOST_RUNGS)
    strong = figures(board, wish.marines, keep=keep, strongest=True)
    if easier:
        strong = chain(
            tuning_changes.fewer_supplies(board, wish.marines, keep=keep, kinds=tuning_changes.PORTALS), strong
        )
    yield "strong figures", 2 * slope, table.sound(strong, MOST_STRONG)
    supplies = tuning_changes.more_supplies if easier else tuning_changes.fewer_supplies
    yield "supplies", slope, table.sound(supplies(board, wish.marines, keep=keep), MOST_RUNGS)


def _climb(table: _Table, ladder: _Ladder) -> Iterator[None]:
    """Play on the rung where the curve expects the wished share, and on its neighbours in turn."""
    wish = table.wish
    for number in range(wish.effort.rounds if ladder.changes else 0):
        curve = logistic([(rung, record.winner == MARINES) for rung, record in ladder.games], ladder.slope)
        aim = round(_rung_of(curve, (wish.low + wish.high) / 2)) + (0, 1, -1)[number % 3]
        rung = min(len(ladder.changes), max(1, aim))
        first = wish.effort.first + number * wish.effort.per_round
        records = table.play(ladder.changes[:rung], first, wish.effort.per_round)
        ladder.games.extend((rung, record) for record in records)
        yield


def _expected(wish: Wish, curve: FragCurve | None, ladders: Sequence[_Ladder], step: int) -> Iterator[_Candidate]:
    """Yield the changes expected to reach the band. `step`: 1 for more frags, -1 for fewer."""
    for ladder in ladders:
        yield from _of_ladder(wish, ladder)
    if curve is None or tuning_changes.FRAGS in wish.keep:
        return
    for more in range(1, len(curve.wins)):
        limit = curve.limit + step * more
        if limit not in curve.shares:
            return
        frags = tuning_changes.frag_limit_of(wish.scenario, wish.marines, limit)
        if wish.low <= curve.shares[limit].share <= wish.high:
            yield _Candidate((frags,), curve.shares[limit].share, "frags")
        for ladder in ladders if more <= MOST_MIXED else ():
            yield from _of_ladder(wish, ladder, frags, limit)


def _of_ladder(
    wish: Wish, ladder: _Ladder, frags: tuning_changes.SmallChange | None = None, limit: int = 0
) -> Iterator[_Candidate]:
    """Yield the rungs expected to reach the band, if necessary together with another frag limit."""
    fit = logistic([(rung, _won(record, limit)) for rung, record in ladder.games], ladder.slope)
    for rung in range(1, len(ladder.changes) + 1):
        if wish.low <= (expected := _chance(fit, rung)) <= wish.high:
            changes = ladder.changes[:rung] if frags is None else (*ladder.changes[:rung], frags)
            yield _Candidate(changes, expected, f"{ladder.sort} {frags is None}")


def _smallest(wish: Wish, found: Iterable[_Candidate]) -> Iterable[tuple[tuning_changes.SmallChange, ...]]:
    """The smallest changes of each kind. Proposals that contain another one are left out."""
    middle = (wish.low + wish.high) / 2
    chosen: dict[str, tuple[tuning_changes.SmallChange, ...]] = {}
    for one in sorted(found, key=lambda one: (len(one.changes), abs(one.expected - middle))):
        if not any(_in_words(other) <= _in_words(one.changes) for other in chosen.values()):
            chosen.setdefault(one.sort, one.changes)
    return chosen.values()


def _in_words(changes: tuple[tuning_changes.SmallChange, ...]) -> Counter[str]:
    return Counter(change.words for change in changes)


def _won(record: GameRecord, limit: int) -> bool:
    """True if the marines won, or would have won under another frag limit."""
    if not limit or record.frags_at_win is None:
        return record.winner == MARINES
    return record.frags_at_win != NEVER and record.frags_at_win < limit


class _Table:
    """Plays games of changed maps and caches their packed forms."""

    def __init__(self, wish: Wish, workers: Workers, check_interrupt: Callable[[], None]) -> None:
        self.wish = wish
        self.games = 0
        self._workers, self._check = workers, check_interrupt
        self._plans: dict[tuple[tuning_changes.SmallChange, ...], SimulationPlan] = {}

    def play(
        self, changes: tuple[tuning_changes.SmallChange, ...], first: int, count: int, *, fresh: bool = False
    ) -> tuple[GameRecord, ...]:
        """The records of games with numbers from `first`. `fresh`: whether other seeds are used."""
        plan = self._plan(changes)._replace(seed=self.wish.seed + fresh)
        parts = [(at, min(CHUNK, first + count - at)) for at in range(first, first + count, CHUNK)]
        futures = [self._workers.executor.submit(play_chunk, plan, self.wish.marines, *part) for part in parts]
        waiting = set(futures)
        try:
            while waiting:
                waiting = wait(waiting, INTERRUPT_SECONDS).not_done
                self._check()
        finally:
            for future in waiting:
                future.cancel()
        found = tuple(record for future in futures for record in future.result().records)
        self.games += len(found)
        return found

    def sound(self, changes: Iterator[tuning_changes.SmallChange], most: int) -> tuple[tuning_changes.SmallChange, ...]:
        """The usable changes of a ladder: together with the earlier ones they cause no new problem or lack of parts."""
        scenario, memory = self.wish.scenario, AnalysisCache()
        allowed, stock = problems_of(scenario, memory), stock_with(scenario, self.wish.marines)
        kept: list[tuning_changes.SmallChange] = []
        for change in changes:
            self._check()
            changed = change.edit.apply(scenario)
            if not is_short(stock_with(changed, self.wish.marines), stock) and problems_of(changed, memory) <= allowed:
                scenario = changed
                kept.append(change)
            if len(kept) == most:
                break
        return tuple(kept)

    def _plan(self, changes: tuple[tuning_changes.SmallChange, ...]) -> SimulationPlan:
        if changes not in self._plans:
            scenario = self.wish.scenario
            for change in changes:
                scenario = change.edit.apply(scenario)
            careful = JUDGES[0]
            content = packed(scenario, self.wish.numbers)
            self._plans[changes] = SimulationPlan(
                content, (self.wish.marines,), (careful, careful), self.wish.effort.first, self.wish.seed
            )
        return self._plans[changes]


def problems_of(scenario: Scenario, memory: AnalysisCache | None = None) -> set[str]:
    """The errors and warnings of a scenario that are not allowed."""
    found = analyse(Reading(scenario, None, ()), memory=memory)
    return {one.message for one in found if one.allowed is None and one.severity in ("error", "warning")}


# A logistic curve through wins by rung


def logistic(outcomes: Sequence[tuple[int, bool]], expected: float = SLOPE) -> tuple[float, float]:
    """Height and slope of the logistic curve through (rung, won), by Newton's method.

    A weak prior for the slope is used, because few games say little about it.
    """
    height, slope = 0.0, expected
    for _ in range(25):
        # The prior: a normal of variance 20 for the height, and of 1/8 about the expected slope.
        gradient = [-height * 0.05, -(slope - expected) * 8]
        a, b, c = 0.05, 0.0, 8.0
        for rung, won in outcomes:
            chance = _chance((height, slope), rung)
            weight = chance * (1 - chance)
            gradient[0] += won - chance
            gradient[1] += (won - chance) * rung
            a, b, c = a + weight, b + weight * rung, c + weight * rung * rung
        determinant = a * c - b * b
        height += (c * gradient[0] - b * gradient[1]) / determinant
        slope += (a * gradient[1] - b * gradient[0]) / determinant
    return height, slope


def _chance(curve: tuple[float, float], rung: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, curve[0] + curve[1] * rung))))


def _rung_of(curve: tuple[float, float], chance: float) -> float:
    """The rung at which a curve reaches a probability. A nearly flat curve gives a distant rung, not infinity."""
    height, slope = curve
    if abs(slope) < 0.01:
        return MOST_RUNGS
    return max(0.0, min(float(MOST_RUNGS), (log(chance / (1 - chance)) - height) / slope))
