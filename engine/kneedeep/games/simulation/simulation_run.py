"""Running a plan: games are handed out in chunks and added to the result in order."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import chain
from time import monotonic

from kneedeep.games.simulation.bracket import decides
from kneedeep.games.simulation.chunk import Chunk, play_chunk
from kneedeep.games.simulation.executors import Workers
from kneedeep.games.simulation.result import MARINES, PartyStatistics, Simulation, merged
from kneedeep.games.simulation.simulation_plan import BATCH, SimulationPlan

INTERRUPT_SECONDS = 0.1
LOOK_SECONDS = 5.0
"""Seconds without a finished chunk after which the workers are checked."""
CHUNK_SECONDS = 0.7
"""The wanted duration of a chunk in seconds: long compared with its overhead, short enough for progress."""
SIZES = (1, 2, 5, BATCH)
"""The possible sizes of chunks. They fit into a batch, so that no chunk is in two."""


def simulated(
    plan: SimulationPlan, workers: Workers, check_interrupt: Callable[[], None] = lambda: None
) -> Iterator[Simulation]:
    """Yield the result so far whenever it has grown. The last one is complete.

    The result depends only on the plan, not on the workers: every result contains the first games of each number of
    marines. If the caller stops iterating, unfinished games are cancelled. Calls `check_interrupt` several times a
    second. Raises its exceptions, GameFailedError for a failed game, UnplayableError, and the executor's exceptions.
    """
    lines = [[_Line(one, players) for players in one.marines] for one in (plan, *plan.bracket_plans())]
    ahead = workers.jobs * 3 // 2
    waiting: dict[Future[Chunk], tuple[_Line, int]] = {}
    looked, result = monotonic(), result_without_games(plan)
    try:
        while not result.complete:
            while len(waiting) < ahead and (line := _next([*chain(*lines)])) is not None:
                first, count = line.hand_out()
                future = workers.executor.submit(play_chunk, line.plan, line.party.marines, first, count)
                waiting[future] = line, first
            done, _ = wait(waiting, INTERRUPT_SECONDS, return_when=FIRST_COMPLETED)
            check_interrupt()
            if done or monotonic() - looked > LOOK_SECONDS:
                if not done:
                    workers.check()
                looked = monotonic()
            if _take(done, waiting):
                result = _result(plan, [[line.party for line in own] for own in lines])
                yield result
    finally:
        for future in waiting:
            future.cancel()


def _take(done: set[Future[Chunk]], waiting: "dict[Future[Chunk], tuple[_Line, int]]") -> bool:
    """Add finished chunks. Returns whether a result has grown without a gap."""
    news = False
    for future in done:
        line, first = waiting.pop(future)
        news = line.take(first, future.result()) or news
    return news


def result_without_games(plan: SimulationPlan) -> Simulation:
    """The result without any game."""
    parties = [PartyStatistics(players) for players in plan.marines]
    return _result(plan, [parties] * (1 + len(plan.bracket_plans())))


def _result(plan: SimulationPlan, parties: Sequence[Sequence[PartyStatistics]]) -> Simulation:
    """The result of a plan. `parties`: those of the plan, then those of its bracket's plans."""
    beside = (_result(one, [own]) for one, own in zip(plan.bracket_plans(), parties[1:], strict=True))
    return Simulation(plan.bots, plan.seed, plan.games, plan.rounds, plan.margin, tuple(parties[0]), tuple(beside))


def _next(lines: "Sequence[_Line]") -> "_Line | None":
    """The line with the fewest games handed out, among those with games left."""
    return min((line for line in lines if line.left()), key=lambda line: line.given, default=None)


class _Line:
    """The games with one number of marines: handed out, finished, counted."""

    def __init__(self, plan: SimulationPlan, players: int) -> None:
        self.plan = plan
        self.party = PartyStatistics(players)
        self.given = 0
        self._early: dict[int, Chunk] = {}
        self._seconds = 0.0
        self._timed = 0

    def left(self) -> int:
        """The number of games still to be handed out."""
        return 0 if self.party.settled else self.plan.games - self.given

    def hand_out(self) -> tuple[int, int]:
        """The number of a chunk's first game, and the size of the chunk."""
        wanted = CHUNK_SECONDS * self._timed / self._seconds if self._seconds else 1
        most = min(self.left(), self.plan.batch - self.given % self.plan.batch)
        count = max(size for size in (*SIZES[1:], 1) if size == 1 or size <= min(wanted, most))
        first = self.given
        self.given += count
        return first, count

    def take(self, first: int, chunk: Chunk) -> bool:
        """Add a finished chunk. Returns whether the result has grown."""
        self._seconds += chunk.seconds
        self._timed += len(chunk.records)
        self._early[first] = chunk
        before = self.party
        while not self.party.settled and (ready := self._early.pop(self.party.games, None)) is not None:
            party = self.party
            self.party = party._replace(
                records=party.records + ready.records, tallies=merged(party.tallies, ready.tallies)
            )
            if self.party.games % self.plan.batch == 0 and self._is_enough():
                self.party = self.party._replace(settled=True)
        return self.party is not before

    def _is_enough(self) -> bool:
        margin, limit, won = self.plan.margin, self.plan.limit, self.party.won(MARINES)
        return margin is not None and (won.margin <= margin or (limit is not None and decides(won, limit)))
