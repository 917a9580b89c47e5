"""Tunes a generated map to a difficulty: games of careful bots choose its frag limits, and if necessary its figures.

If no number of figures suits all numbers of marines, the coach tunes the map for each number outside its band.

The games are played under the highest limit of the edition. Bots never look at the limit, so one game answers
every lower one.
"""

from collections.abc import Callable, Iterator, Mapping
from math import exp, log, sqrt
from typing import NamedTuple

from kneedeep.board.script.conditions import frag_limit
from kneedeep.coach.data_files import numbers, read_table, table
from kneedeep.coach.generator import Wishes, generate, rewritten, story_chosen
from kneedeep.coach.story import Story
from kneedeep.coach.tuning import Effort, Wish, tuned
from kneedeep.coach.tuning_changes import frag_limit_of
from kneedeep.games.bots import JUDGES
from kneedeep.games.simulation.executors import Workers
from kneedeep.games.simulation.result import MARINES, GameRecord
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.games.simulation.simulation_run import simulated
from kneedeep.games.simulation.statistics import Share, share_of
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario

LAYOUTS, SCALES, STEP = 3, 3, 1.35
"""The most layouts, the most maps of each layout, and the factor for figures for each 10 points off (at most 4 times)."""
LOOKS = ((10, 0.3), (38, 0.12), (96, 0.07))
"""The numbers of games for each number of marines, part by part, and the greatest distance of a share from its
band's middle after each part. Above it, the next map is tried."""
FAR = LOOKS[0][1]
INSIDE, TURNS, COACHED = 0.05, 2, Effort(first=60)
"""The coach's margin inside the band, its most turns, and its number of games."""


class Limit(NamedTuple):
    """A frag limit for a number of marines, and the marines' share of wins under it."""

    frags: int
    share: Share


class Aimed(NamedTuple):
    """The current answer. `games` were played of at most `of`. `reading` is set last, with its frag limits."""

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
    """The lowest and the highest share of wins of the marines for a difficulty."""
    low, high = numbers(table(table(read_table("data", f"{ruleset}.yaml")["levels"])[difficulty])["wins"])
    return low, high


class _Trial(NamedTuple):
    """A map and the results of its games. `off`: the greatest distance from the middle of the band."""

    reading: Reading
    games: int
    off: float
    limits: Mapping[int, Limit]
    is_near: bool


def aimed(
    seed: int, wishes: Wishes, number_of: int, workers: Workers, check_interrupt: Callable[[], None] = lambda: None
) -> Iterator[Aimed]:
    """Yield the current answer after each batch of games. The last one has the map. It depends only on the seed.

    Raises WishRefused, UnplayableError, GameFailedError, and any exception of `check_interrupt`.
    """
    band, story = band_of(wishes.ruleset, wishes.difficulty), story_chosen(seed, wishes, number_of)
    counts = wishes.marines or edition_of(wishes.ruleset).marines
    of = len(counts) * (LAYOUTS * SCALES * sum(part for part, _ in LOOKS) + TURNS * COACHED.most_games)
    games, trials = 0, list[_Trial]()
    for layout in range(LAYOUTS):
        if len(counts) > 1 and any(abs(one.off) <= FAR for one in trials):
            break
        known = dict[float, float]()
        while len(known) < SCALES and not _is_stuck(known) and not (trials and trials[-1].is_near):
            scale = _next_scale(known)
            reading = generate(seed, wishes, number_of, scale, layout)
            for trial in _trials(reading, story, seed, sum(band) / 2, workers, check_interrupt):
                yield Aimed(games + trial.games, of, band)
            games += trial.games
            trials.append(trial)
            known[scale] = trial.off
    best = min(trials, key=lambda one: abs(one.off) + max(limit.share.margin for limit in one.limits.values()))
    assert best.reading.scenario is not None
    made = _limited(best.reading.scenario, {one: limit.frags for one, limit in best.limits.items()})
    highest = {one: limits[-1] for one, limits in _allowed_limits(made, story).items()}
    answer = Aimed(games, of, band, rewritten(made), best.limits)
    if not best.is_near:
        for now in _coached_for_each(answer, highest, seed + len(LOOKS), workers, check_interrupt):
            yield now
        answer = now
    yield answer._replace(of=answer.games)


def _coached_for_each(
    answer: Aimed, highest: Mapping[int, int], seed: int, workers: Workers, check_interrupt: Callable[[], None]
) -> Iterator[Aimed]:
    """Yield answers while a map is tuned for each of its numbers of marines. The last map is tuned for all."""
    for marines in answer.limits:
        for turn in range(TURNS):
            for now in _coached(answer, marines, highest[marines], seed + 2 * turn, workers, check_interrupt):
                yield now
            answer = now
            if marines not in answer.missed:
                break


def _coached(
    answer: Aimed, marines: int, most: int, seed: int, workers: Workers, check_interrupt: Callable[[], None]
) -> Iterator[Aimed]:
    """Yield the answer with the games of the coach. The last one has its changes for a number of marines.

    `most`: the highest allowed frag limit.
    """
    assert answer.reading is not None and answer.reading.scenario is not None
    scenario, (low, high) = answer.reading.scenario, answer.band
    wish = Wish(scenario, marines, low + INSIDE, high - INSIDE, seed, effort=COACHED)
    for now in tuned(wish, workers, check_interrupt):
        yield answer._replace(games=answer.games + now.games)
    shares = [(now.before, scenario), *((one.after, one.edit.apply(scenario)) for one in now.proposals)]
    allowed = [(share, made) for share, made in shares if (frag_limit(made.victory.invaders, marines) or 0) <= most]
    share, made = min(allowed, key=lambda one: max(wish.low - one[0].share, one[0].share - wish.high, 0))
    limit = Limit(frag_limit(made.victory.invaders, marines) or 0, share)
    reading = answer.reading if made == scenario else rewritten(made)
    yield answer._replace(games=answer.games + now.games, reading=reading, limits={**answer.limits, marines: limit})


def _trials(
    reading: Reading, story: Story, seed: int, middle: float, workers: Workers, check_interrupt: Callable[[], None]
) -> Iterator[_Trial]:
    """Yield the current results of a map's games. A map is near its band if its last part was played and fits."""
    assert reading.scenario is not None
    counts = reading.scenario.played_counts
    ranges = _allowed_limits(reading.scenario, story)
    trial = _limited(reading.scenario, {one: allowed[-1] for one, allowed in ranges.items()})
    records: dict[int, tuple[GameRecord, ...]] = dict.fromkeys(counts, ())
    games = 0
    for number, (part, most) in enumerate(LOOKS):
        plan = SimulationPlan(packed(trial), counts, (JUDGES[0], JUDGES[0]), part, seed + number, curve=False)
        for result in simulated(plan, workers, check_interrupt):
            yield _Trial(reading, games + result.all_games, 1, dict.fromkeys(counts, Limit(0, share_of(0, 0))), False)
        games += result.all_games
        records = {one: records[one] + result.party(one).records for one in counts}
        limits = {one: _nearest(records[one], ranges[one], middle) for one in counts}
        off = max((limit.share.share - middle for limit in limits.values()), key=abs)
        yield _Trial(reading, games, off, limits, abs(off) <= most and number == len(LOOKS) - 1)
        if abs(off) > most:
            return


def _allowed_limits(scenario: Scenario, story: Story) -> dict[int, range]:
    """The allowed frag limits for each number of marines."""
    data = table(read_table("data", f"{scenario.ruleset}.yaml")["limits"])
    spans = {one: numbers(data[str(one)]) for one in scenario.played_counts}
    return {one: range(int(least), int(most) + round(story.frags)) for one, (least, most) in spans.items()}


def _nearest(records: tuple[GameRecord, ...], allowed: range, middle: float) -> Limit:
    """The limit with the share of wins nearest to the middle of a band."""
    frags = [record.frags for record in records if record.winner == MARINES]
    limits = [Limit(one, share_of(sum(won < one for won in frags), len(records))) for one in allowed]
    return min(limits, key=lambda one: abs(one.share.share - middle))


def _is_stuck(known: Mapping[float, float]) -> bool:
    """True if two maps of a layout are far off on the same side."""
    return sum(off > FAR for off in known.values()) > 1 or sum(off < -FAR for off in known.values()) > 1


def _next_scale(known: Mapping[float, float]) -> float:
    """The next factor for figures: higher if marines win too often, lower if too rarely, between opposite results."""
    if not known:
        return 1
    easy = [scale for scale, off in known.items() if off > 0]
    hard = [scale for scale, off in known.items() if off <= 0]
    if easy and hard:
        return sqrt(max(easy) * min(hard))
    last = max(easy) if easy else min(hard)
    step = exp(log(STEP) * min(max(abs(known[last]) * 10, 0.7), 4))
    return last * step if easy else last / step


def _limited(scenario: Scenario, limits: Mapping[int, int]) -> Scenario:
    """The scenario with these frag limits."""
    for marines, frags in limits.items():
        scenario = frag_limit_of(scenario, marines, frags).edit.apply(scenario)
    return scenario
