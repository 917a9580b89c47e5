"""Brings a generated map to a difficulty: games of careful bots choose its limits of frags, and if none fits its figures.

The games are played under the highest limit that an edition allows. Bots never look at the limit, so one game answers
every lower one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from typing import NamedTuple

from kneedeep.coach.data_files import numbers, read_table, table
from kneedeep.coach.generator import Wishes, generate, rewritten
from kneedeep.coach.small_changes import frag_limit_of
from kneedeep.games.bots import JUDGES
from kneedeep.games.simulation.executors import Workers
from kneedeep.games.simulation.plan_run import simulated
from kneedeep.games.simulation.result import MARINES, GameRecord
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.games.simulation.statistics import Share, share_of
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario

TRIES, STEP = 4, 1.35
"""Maps with more or less figures that are played at most, and the factor between two of them, twice where it is far."""
FIRST, EACH = 10, 48
"""Games with each number of marines: before a first look, and in all."""
HOPELESS, NEAR = 0.3, 0.08
"""How far a share is from the middle of its band where further games are spared, and where a map is taken."""


class Limit(NamedTuple):
    """A limit of frags with a number of marines, and the share of games that the marines win under it."""

    frags: int
    share: Share


class Aimed(NamedTuple):
    """The answer so far: `games` were played of at most `of`. `reading` comes last, with the limits of its frags."""

    games: int
    of: int
    band: tuple[float, float]
    reading: Reading | None = None
    limits: Mapping[int, Limit] = {}

    @property
    def missed(self) -> dict[int, Share]:
        """The shares outside the band, by number of marines."""
        low, high = self.band
        found = {marines: limit.share for marines, limit in self.limits.items()}
        return {marines: share for marines, share in found.items() if not low <= share.share <= high}


def band_of(ruleset: str, difficulty: str) -> tuple[float, float]:
    """The least and the greatest share of games that the marines win on maps of a difficulty."""
    low, high = numbers(table(table(read_table("data", f"{ruleset}.yaml")["levels"])[difficulty])["wins"])
    return low, high


def aimed(
    seed: int, wishes: Wishes, number_of: int, workers: Workers, check_interrupt: Callable[[], None] = lambda: None
) -> Iterator[Aimed]:
    """Yield the answer so far whenever games have come in; the last one has the map. It depends on the seed alone.

    Raises WishRefused, UnplayableError, GameFailedError, and what `check_interrupt` raises.
    """
    band = band_of(wishes.ruleset, wishes.difficulty)
    middle = sum(band) / 2
    scale, known = 1.0, dict[float, float]()
    best: tuple[float, Reading, dict[int, Limit]] | None = None
    games = 0
    while len(known) < TRIES:
        reading = generate(seed, wishes, number_of, scale)
        assert reading.scenario is not None
        counts = reading.scenario.played_counts
        trial, ranges = _with_highest_limits(reading.scenario)
        records: dict[int, tuple[GameRecord, ...]] = dict.fromkeys(counts, ())
        for part, first in ((FIRST, seed), (EACH - FIRST, seed + 1)):
            plan = SimulationPlan(packed(trial), counts, (JUDGES[0], JUDGES[0]), part, first, curve=False)
            for result in simulated(plan, workers, check_interrupt):
                yield Aimed(games + result.all_games, TRIES * EACH * len(counts), band)
            games += result.all_games
            records = {one: records[one] + result.party(one).records for one in counts}
            limits = {one: _nearest(records[one], ranges[one], middle) for one in counts}
            off = max((limit.share.share - middle for limit in limits.values()), key=abs)
            if abs(off) > HOPELESS:
                break
        if best is None or abs(off) < best[0]:
            best = abs(off), reading, limits
        known[scale] = off
        if abs(off) <= NEAR:
            break
        scale = _next_scale(known)
    assert best is not None
    yield Aimed(games, games, band, _limited(best[1], best[2]), best[2])


def _with_highest_limits(scenario: Scenario) -> tuple[Scenario, dict[int, range]]:
    """The scenario under the highest limits of frags, and the limits that are allowed for each number of marines."""
    data = table(read_table("data", f"{scenario.ruleset}.yaml")["limits"])
    ranges = {one: range(*map(int, numbers(data[str(one)]))) for one in scenario.played_counts}
    for one, allowed in ranges.items():
        scenario = frag_limit_of(scenario, one, allowed[-1]).edit.apply(scenario)
    return scenario, ranges


def _nearest(records: tuple[GameRecord, ...], allowed: range, middle: float) -> Limit:
    """The limit whose share of wins is nearest to the middle of a band."""
    frags = [record.frags for record in records if record.winner == MARINES]
    limits = [Limit(one, share_of(sum(won < one for won in frags), len(records))) for one in allowed]
    return min(limits, key=lambda one: abs(one.share.share - middle))


def _next_scale(known: Mapping[float, float]) -> float:
    """More figures where marines win too much, less where too little, between two of which one is each."""
    easy = [scale for scale, off in known.items() if off > 0]
    hard = [scale for scale, off in known.items() if off <= 0]
    if easy and hard:
        return sqrt(max(easy) * min(hard))
    last = max(easy) if easy else min(hard)
    step = STEP * STEP if abs(known[last]) > HOPELESS else STEP
    return last * step if easy else last / step


def _limited(reading: Reading, limits: Mapping[int, Limit]) -> Reading:
    """The map with these limits of frags, as its file is written."""
    scenario = reading.scenario
    assert scenario is not None
    for marines, limit in limits.items():
        scenario = frag_limit_of(scenario, marines, limit.frags).edit.apply(scenario)
    return rewritten(scenario)
