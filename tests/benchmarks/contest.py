"""`python -m tests.benchmarks.contest`: measures that each bot beats the one below it, in both seats."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import NamedTuple

from kneedeep.cli import CommandError
from kneedeep.cli.inputs import check_marines, scenario_of, whole
from kneedeep.games.bots import BOTS, OPPONENTS, bot_named, margins_of
from kneedeep.games.bots.bot import Margin
from kneedeep.games.bots.playout import play_out
from kneedeep.games.simulation.executors import workers
from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep.rules.game import Game
from kneedeep.rules.registry import ruleset_for
from kneedeep.rules.state import INVADERS_WON, MARINES_WON
from kneedeep.support.resources import names, path
from tests.benchmarks.rank_test import chance_of_luck
from tests.support.reading import scenario_in

SIDES = ("marines", "invaders")
RISING = tuple(BOTS)[1:]
"""The bots that have one below them."""
MOST_DECISIONS = 30_000
SURE = 0.001
"""A bot counts as better when luck would do it less often than this."""
_BATCH = 5
WHOLE = whole(1, 999_999_999)


class Task(NamedTuple):
    """Games of one pair of bots: the text of a scenario, numbers of marines by turns, seeds."""

    text: str
    counts: tuple[int, ...]
    marines: str
    invaders: str
    seeds: range


class ContestOutcome(NamedTuple):
    """One game: marines, margin and win of each side, as in `SIDES`. `limited`: the game was broken off."""

    players: int
    margins: tuple[Margin, Margin]
    won: tuple[bool, bool]
    rounds: int
    frags: int
    limited: bool


class Bout(NamedTuple):
    """A better bot against a worse one in one seat, with the worse one in the second seat both times."""

    scenario: str
    side: str
    better: str
    worse: str
    outcomes: tuple[tuple[ContestOutcome, ...], tuple[ContestOutcome, ...]]

    @property
    def luck(self) -> float:
        """The probability that the better bot leads by luck. Games are compared with those of the same number of marines."""
        seat = SIDES.index(self.side)
        counts = sorted({outcome.players for outcome in self.outcomes[0]})
        first, second = (
            [[one.margins[seat] for one in part if one.players == count] for count in counts] for part in self.outcomes
        )
        return chance_of_luck(*zip(first, second, strict=True))


def play(task: Task) -> list[ContestOutcome]:
    """Play the games of a task."""
    scenario = scenario_in(task.text)
    game = ruleset_for(scenario.ruleset).on(scenario)
    return [_one(game, task, seed) for seed in task.seeds]


def _one(game: Game, task: Task, seed: int) -> ContestOutcome:
    players = task.counts[seed % len(task.counts)]
    marines = bot_named(task.marines, game, players, 2 * seed)
    invaders = bot_named(task.invaders, game, players, 2 * seed + 1)
    played = play_out(game, game.setup(players, seed), marines, invaders, MOST_DECISIONS)
    state = played.state
    won = state.winner == MARINES_WON, state.winner == INVADERS_WON
    return ContestOutcome(
        players, margins_of(game, players, state), won, state.round, state.frags, played.end != "over"
    )


def bouts(
    scenarios: Sequence[tuple[str, str, tuple[int, ...]]],
    games: int,
    jobs: int,
    seed: int,
    bots: Sequence[str] = RISING,
) -> Iterator[Bout]:
    """Yield for each scenario (name, text, numbers of marines) and bot against the one below it both seats."""
    ladder = list(OPPONENTS)
    pairs = [(bot, ladder[ladder.index(bot) - 1]) for bot in bots]
    tasks = [
        Task(text, counts, *seats, range(start, min(seed + games, start + _BATCH)))
        for _name, text, counts in scenarios
        for better, worse in pairs
        # What both are compared with is the same in both seats.
        for seats in ((worse, worse), (better, worse), (worse, better))
        for start in range(seed, seed + games, _BATCH)
    ]
    parts = -(-games // _BATCH)
    for place, found in enumerate(_all(tasks, jobs, 3 * parts)):
        name = scenarios[place // len(pairs)][0]
        better, worse = pairs[place % len(pairs)]
        plain = tuple(found[:games])
        for number, side in enumerate(SIDES, 1):
            yield Bout(name, side, better, worse, (tuple(found[number * games :][:games]), plain))


def _all(tasks: Sequence[Task], jobs: int, parts: int) -> Iterator[list[ContestOutcome]]:
    """The merged outcomes of each `parts` tasks in a row."""
    with workers(jobs) as crew:
        results = map(play, tasks) if jobs == 1 else crew.executor.map(play, tasks)
        while found := [*chain.from_iterable(islice(results, parts))]:
            yield found


HEAD = (
    "| scenario | seat | games | bot | wins | rounds | frags | below it | wins | rounds | frags | p |\n"
    "|---|---|--:|---|--:|--:|--:|---|--:|--:|--:|--:|"
)


def row(bout: Bout) -> str:
    """Return a bout as a row of a table."""
    cells = [bout.scenario, bout.side, f"{len(bout.outcomes[0])}"]
    for bot, outcomes in zip((bout.better, bout.worse), bout.outcomes, strict=True):
        count = len(outcomes)
        limited = sum(outcome.limited for outcome in outcomes)
        wins = f"{sum(outcome.won[SIDES.index(bout.side)] for outcome in outcomes)}"
        cells += [
            f"*{bot}*",
            f"{wins} ({limited} broken off)" if limited else wins,
            f"{sum(outcome.rounds for outcome in outcomes) / count:.1f}",
            f"{sum(outcome.frags for outcome in outcomes) / count:.1f}",
        ]
    return f"| {' | '.join(cells)} | {_small(bout.luck)} |"


def _small(probability: float) -> str:
    return "< 1e-9" if probability < 1e-9 else f"{probability:.1e}" if probability < 0.01 else f"{probability:.2f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table. Return 0 if every bot is surely better than the one below it, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.contest", description=__doc__)
    parser.add_argument("scenarios", nargs="*", type=Path, help="scenario files; default: the shipped ones")
    parser.add_argument(
        "--bot", choices=tuple(OPPONENTS)[1:], help="only this bot against the one below it; default: all"
    )
    parser.add_argument("--games", type=WHOLE, default=100, help="games of each bot in each seat")
    parser.add_argument("--marines", type=WHOLE, help="only games with this many marines (default: in turn)")
    parser.add_argument("--jobs", type=WHOLE, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    options = parser.parse_args(arguments)
    files = options.scenarios or [path("scenarios", name) for name in names("scenarios", ".yaml")]
    chosen = []
    for file in files:
        try:
            scenario = scenario_of(str(file))
            check_marines(str(file), scenario, options.marines)
        except (CommandError, FileFailed) as error:
            parser.error(str(error))
        counts = (options.marines,) if options.marines else tuple(sorted(scenario.counts))
        chosen.append((file.stem, file.read_text(encoding="utf-8"), counts))
    sure = True
    print(HEAD, flush=True)
    bots = (options.bot,) if options.bot else RISING
    for bout in bouts(chosen, options.games, options.jobs, options.seed, bots):
        print(row(bout), flush=True)
        sure = sure and bout.luck < SURE
    return 0 if sure else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
