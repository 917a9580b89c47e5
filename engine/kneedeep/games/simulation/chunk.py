"""A worker's chunk of consecutive games. The board of a plan is compiled once per worker."""

from collections import Counter
from collections.abc import Callable, Hashable
from threading import local
from time import perf_counter
from typing import NamedTuple

from kneedeep.games.simulation.frag_curve import without_limit
from kneedeep.games.simulation.game_run import TOO_LONG, GameFailedError, GivenUp, play_game
from kneedeep.games.simulation.result import GameRecord, merged
from kneedeep.games.simulation.simulation_plan import SimulationPlan, unpacked
from kneedeep.rules.game import Game
from kneedeep.support.timer import LONGEST, limited
from kneedeep.support.work_budget import OutOfWork

_KNOWN = local()
"""The cache of each thread: the packed scenario of the last plan, and its games."""
_unwanted: Callable[[], bool] | None = None


class Chunk(NamedTuple):
    """The records of consecutive games, their counters, and their duration in seconds."""

    records: tuple[GameRecord, ...]
    tallies: dict[str, Counter[Hashable]]
    seconds: float


def games_of(packed: bytes) -> tuple[Game, Game | None]:
    """The game of a plan's scenario, and the one without frag limit. Cached for each thread.

    The second is None if the frag limit can't be lifted. Raises UnplayableError.
    """
    known: tuple[bytes, tuple[Game, Game | None]] | None = getattr(_KNOWN, "games", None)
    if known is None or known[0] != packed:
        scenario, ruleset = unpacked(packed)
        longer = without_limit(scenario)
        known = _KNOWN.games = packed, (ruleset.on(scenario), None if longer is None else ruleset.on(longer))
    return known[1]


def game_of(packed: bytes) -> Game:
    """The game of a plan's scenario. Raises UnplayableError."""
    return games_of(packed)[0]


def play_chunk(plan: SimulationPlan, players: int, first: int, count: int) -> Chunk:
    """Play `count` games with numbers from `first`. Raises GameFailedError, GivenUp, UnplayableError."""
    start = perf_counter()
    try:
        with limited(LONGEST, is_unwanted=_unwanted or (lambda: False)):
            game, longer = games_of(plan.packed)
    except OutOfWork as error:
        if _unwanted is not None and _unwanted():
            raise GivenUp from error
        raise GameFailedError(players, first, TOO_LONG) from error
    records = []
    tallies = []
    for number in range(first, first + count):
        games = game, longer if plan.is_played_on(number) else None
        record, counted = play_game(games, plan, players, number, _unwanted)
        records.append(record)
        tallies.append(counted)
    return Chunk(tuple(records), merged(*tallies), perf_counter() - start)


def listen(unwanted: Callable[[], bool]) -> None:
    """Set a callback of this process that cancels games by returning True."""
    global _unwanted
    _unwanted = unwanted
