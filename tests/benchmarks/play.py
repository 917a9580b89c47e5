"""Playing: decisions and games a second by random legal players in both editions, copies of a state, where the time goes."""

import cProfile
import json
import pstats
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from kneedeep.model.scenario.io.reader import read
from kneedeep.rules import Event, Game, State
from kneedeep.rules.registry import ruleset_for
from tests.benchmarks.table import Table, medians

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"
LARGEST, LARGEST_2016 = "long-watch", "brine with a wing"
WING = Path(__file__).with_name("wing.yaml")
PAIRS = (("tutorial", ("range-day",)), ("split-shift", ("specimen-run",)), (LARGEST, ("brine", LARGEST_2016)))
"""Scenarios of 2004, and those of 2016 that are compared with them: the ones nearest in size."""
MARINES = 3
WARM_GAMES = 6
GAMES = 12
RUNS = 3
GOAL, FLOOR, GOAL_2016 = 100_000, 40_000, 70
COPIES = 2_000


def tables() -> list[Table]:
    """Speed by scenario, the cost of a copy, the functions that take most of the time."""
    speed, games = _speed()
    largest = {name: games[name] for name in (LARGEST, LARGEST_2016)}
    return [speed, _copies(largest), *(_where(name, game) for name, game in largest.items())]


def game_of(name: str) -> Game:
    """Return the game of a shipped scenario, or of brine with the wing."""
    text = (SCENARIOS / f"{name.split()[0]}.yaml").read_text(encoding="utf-8")
    if name == LARGEST_2016:
        data = yaml.safe_load(text)
        for part, more in yaml.safe_load(WING.read_text(encoding="utf-8")).items():
            data[part] += more
        text = json.dumps(data)
    reading = read(text)
    assert reading.scenario is not None and not reading.problems, reading.problems
    game: Game = ruleset_for(reading.scenario.ruleset).on(reading.scenario)
    return game


def play(game: Game, players: int, seed: int, events: list[Event] | None = None) -> int:
    """Play a game of random legal players to its end and return the number of decisions."""
    chance = random.Random(seed).random
    state = game.setup(players, seed, events)
    legal, apply = game.legal_actions, game.apply
    decisions = 0
    while not state.winner:
        actions = legal(state)
        apply(state, actions[int(chance() * len(actions))], events)
        if events:
            events.clear()
        decisions += 1
    return decisions


class Speed(NamedTuple):
    """The processor time of some games of a scenario: the fastest run of each, the median run of all; their decisions."""

    fastest: float
    middle: float
    decisions: int

    @property
    def a_second(self) -> float:
        """Return the decisions a second."""
        return self.decisions / self.fastest


def _speed() -> tuple[Table, dict[str, Game]]:
    games, cold = {}, {}
    for name in (name for old, new in PAIRS for name in (old, *new)):
        start = time.process_time()
        games[name] = game_of(name)
        play(games[name], MARINES, 0)
        cold[name] = time.process_time() - start
        for seed in range(1, WARM_GAMES):
            play(games[name], MARINES, seed)
    silent, reported = _in_turn(games, None), _in_turn(games, [])
    rows = []
    for old, new in PAIRS:
        for name in (old, *new):
            one, other = silent[name], reported[name]
            of_old = (
                f"{100 * found[name].a_second / found[old].a_second:.0f}" if name != old else "–"
                for found in (silent, reported)
            )
            rows.append(
                (
                    name,
                    str(len(games[name].board.spaces)),
                    f"{one.a_second:,.0f}",
                    f"{one.decisions / one.middle:,.0f}",
                    f"{other.a_second:,.0f}",
                    *of_old,
                    f"{GAMES / one.fastest:.1f}",
                    f"{one.decisions / GAMES:,.0f}",
                    f"{cold[name]:.2f}",
                )
            )
    columns = (
        "scenario",
        "spaces",
        "decisions/s",
        "in the median run",
        "with events",
        "of 2004, %",
        "with events, %",
        "games/s",
        "decisions a game",
        "first game, s",
    )
    remark = (
        f"One core, processor time, whole rules, {MARINES} marines; {GAMES} games of every scenario in turn, the fastest of {RUNS} runs for each game. "
        f"Goal {GOAL:,}, floor {FLOOR:,} on {LARGEST}; the 2016 scenarios are compared with the one of 2004 above them, goal {GOAL_2016} %."
    )
    return Table("Random games", columns, rows, (remark,)), games


def _in_turn(games: dict[str, Game], events: list[Event] | None) -> dict[str, Speed]:
    """Play the same games of all scenarios several times, the scenarios in turn."""
    runs: dict[str, list[list[float]]] = {name: [[] for _ in range(RUNS)] for name in games}
    decisions = dict.fromkeys(games, 0)
    for run in range(RUNS):
        for seed in range(100, 100 + GAMES):
            for name, game in games.items():
                start = time.process_time()
                made = play(game, MARINES, seed, events)
                runs[name][run].append(time.process_time() - start)
                decisions[name] += made if run == 0 else 0
    return {
        name: Speed(sum(map(min, zip(*taken, strict=True))), sorted(map(sum, taken))[RUNS // 2], decisions[name])
        for name, taken in runs.items()
    }


def _copies(games: dict[str, Game]) -> Table:
    ways: dict[str, Callable[[], Any]] = {}
    for name, game in games.items():
        state = game.setup(MARINES, 1)
        chance = random.Random(1).random
        for _ in range(1_500):
            actions = game.legal_actions(state)
            game.apply(state, actions[int(chance() * len(actions))])
        ways[f"copy {name}"] = _copies_of(state)
        ways[f"digest {name}"] = state.digest
    taken = medians(ways, rounds=9)
    rows = [
        (name, f"{taken[f'copy {name}'] * 1000 / COPIES:.2f}", f"{taken[f'digest {name}'] * 1000:.0f}")
        for name in games
    ]
    return Table("A state", ("scenario", "copy, µs", "digest of the whole state, µs"), rows)


def _copies_of(state: State) -> Callable[[], None]:
    def copies() -> None:
        for _ in range(COPIES):
            state.copy()

    return copies


def _where(name: str, game: Game) -> Table:
    profile = cProfile.Profile()
    profile.enable()
    play(game, MARINES, 200)
    profile.disable()
    by_module: Counter[str] = Counter()
    total = 0.0
    for (file, _line, _name), row in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        by_module[Path(file).stem if file.endswith(".py") else "built in"] += row[2]
        total += row[2]
    rows = [(module, f"{100 * taken / total:.0f}") for module, taken in by_module.most_common(12)]
    return Table(f"Where the time of a game goes ({name}, profiled)", ("module", "%"), rows)
