"""Playing: decisions and games a second by random legal players, copies of a state, where the time goes."""

from __future__ import annotations

import cProfile
import pstats
import random
import time
from collections import Counter
from pathlib import Path

from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.scenario.io.reader import read
from tests.benchmarks.table import Table, medians

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"
LARGEST = "long-watch"
MARINES = 3
WARM_GAMES = 6
GAMES = 20
RUNS = 5
GOAL, FLOOR = 100_000, 40_000
COPIES = 2_000


def tables() -> list[Table]:
    """Speed by scenario, the cost of a copy, the functions that take most of the time."""
    return [_speed(), _copies(), _where()]


def game_of(name: str) -> Doom2004Game:
    """The game of a shipped scenario."""
    scenario = read((SCENARIOS / f"{name}.yaml").read_bytes()).scenario
    assert scenario is not None
    return doom_2004().on(scenario)


def play(game: Doom2004Game, players: int, seed: int) -> int:
    """Play a game of random legal players to its end and return the number of decisions."""
    chance = random.Random(seed).random
    state = game.setup(players, seed)
    legal, apply = game.legal_actions, game.apply
    decisions = 0
    while not state.winner:
        actions = legal(state)
        apply(state, actions[int(chance() * len(actions))])
        decisions += 1
    return decisions


def _speed() -> Table:
    rows = []
    for name, players in (("tutorial", 1), ("split-shift", 2), (LARGEST, MARINES)):
        start = time.process_time()
        game = game_of(name)
        play(game, players, 0)
        cold = time.process_time() - start
        for seed in range(1, WARM_GAMES):
            play(game, players, seed)
        seeds = range(100, 100 + GAMES)
        decisions = sum(play(game, players, seed) for seed in seeds)
        runs = [[_seconds(game, players, seed) for seed in seeds] for _ in range(RUNS)]
        fastest = sum(map(min, zip(*runs, strict=True)))
        middle = sorted(map(sum, runs))[RUNS // 2]
        rows.append(
            (
                f"{name}, {players}",
                f"{decisions / fastest:,.0f}",
                f"{decisions / middle:,.0f}",
                f"{GAMES / fastest:.1f}",
                f"{decisions / GAMES:,.0f}",
                f"{cold:.2f}",
            )
        )
    columns = (
        "scenario, marines",
        "decisions/s",
        "in the median run",
        "games/s",
        "decisions a game",
        "first game, s",
    )
    remark = f"One core, processor time, whole rules, no events; {GAMES} games, the fastest of {RUNS} runs for each game. Goal {GOAL:,}, floor {FLOOR:,} on {LARGEST}."
    return Table("Random games", columns, rows, (remark,))


def _seconds(game: Doom2004Game, players: int, seed: int) -> float:
    """Return the processor time of a game."""
    start = time.process_time()
    play(game, players, seed)
    return time.process_time() - start


def _copies() -> Table:
    game = game_of(LARGEST)
    state = game.setup(MARINES, 1)
    chance = random.Random(1).random
    for _ in range(1_500):
        actions = game.legal_actions(state)
        game.apply(state, actions[int(chance() * len(actions))])

    def copies() -> None:
        for _ in range(COPIES):
            state.copy()

    taken = medians({"copy": copies, "digest": state.digest}, rounds=9)
    rows = [
        ("copy", f"{taken['copy'] * 1000 / COPIES:.2f}"),
        ("digest of the whole state", f"{taken['digest'] * 1000:.0f}"),
    ]
    return Table(f"A state of {LARGEST}", ("what", "µs"), rows)


def _where() -> Table:
    game = game_of(LARGEST)
    for seed in range(WARM_GAMES):
        play(game, MARINES, seed)
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
    return Table(f"Where the time of a game goes ({LARGEST}, profiled)", ("module", "%"), rows)
