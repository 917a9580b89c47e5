"""Bots: processor time of a decision by edition, map and bot; beside another checkout's, if one is named."""

import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from tests.benchmarks.table import Table
from tests.support.reading import scenario_in

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "scenarios"
MAPS = {"2004": ("tutorial", "airless", "split-shift", "long-watch"), "2016": ("range-day", "specimen-run", "brine")}
BOTS = ("tactical", "rush", "random")
GAMES = 5
BEFORE = "KNEEDEEP_BEFORE"
"""The environment variable that names a second checkout: its games are played in turn with ours."""


class Player:
    """A process that plays games with the bots of one checkout."""

    def __init__(self, checkout: Path) -> None:
        """Start the process."""
        environment = {**os.environ, "PYTHONPATH": f"{checkout / 'engine'}{os.pathsep}{ROOT}"}
        command = (sys.executable, "-P", "-m", "tests.benchmarks.bots")
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def play(self, name: str, bot: str, seed: int) -> tuple[float, int, str]:
        """The processor seconds, the decisions and the digest of a game with the map's most marines."""
        assert self._process.stdin is not None and self._process.stdout is not None
        print(json.dumps((name, bot, seed)), file=self._process.stdin, flush=True)
        seconds, decisions, digest = json.loads(self._process.stdout.readline())
        return seconds, decisions, digest

    def end(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def tables() -> list[Table]:
    """Microseconds a decision and games a second, of this checkout and of a second one."""
    named = os.environ.get(BEFORE)
    players = [Player(Path(checkout)) for checkout in (named, ROOT) if checkout]
    rows = [
        (edition, name, bot, *_measured(players, name, bot))
        for edition, names in MAPS.items()
        for name in names
        for bot in BOTS
    ]
    for player in players:
        player.end()
    before = ("before, µs", "before, games/s", "times faster") if named else ()
    columns = ("edition", "map", "bot", "decisions a game", "µs a decision", "games/s", *before)
    remark = (
        f"One core, processor time, warm; the same bot on both sides, the map's most marines, the median of {GAMES} games."
        " With a second checkout each game is played by both in turn, and must end alike."
    )
    return [Table("Decisions of bots", columns, rows, (remark,))]


def _measured(players: list[Player], name: str, bot: str) -> tuple[str, ...]:
    """The columns of a row. Raises ValueError if the checkouts play different games."""
    costs: list[list[float]] = [[] for _ in players]
    speeds: list[list[float]] = [[] for _ in players]
    decisions = 0
    for seed in range(-1, GAMES):
        played = [player.play(name, bot, 100 + seed) for player in players]
        if len({one[1:] for one in played}) > 1:
            raise ValueError(f"{name}, {bot}, seed {100 + seed}: the checkouts play different games")
        # The first game fills the tables.
        if seed >= 0:
            decisions += played[0][1]
            for number, (seconds, made, _) in enumerate(played):
                costs[number].append(1e6 * seconds / made)
                speeds[number].append(1 / seconds)
    found = [f"{decisions / GAMES:,.0f}"]
    for number in reversed(range(len(players))):
        found += [f"{median(costs[number]):,.0f}", f"{median(speeds[number]):.1f}"]
    if len(players) > 1:
        ratios = [old / new for old, new in zip(*costs, strict=True)]
        found.append(f"{median(ratios):.2f}")
    return tuple(found)


def _serve() -> None:
    """Play the games that are asked for, one a line."""
    from kneedeep.games.bots import bot_named
    from kneedeep.games.bots.playout import play_out
    from kneedeep.games.simulation.executors import GARBAGE_THRESHOLD
    from kneedeep.rules.game import Game
    from kneedeep.rules.registry import ruleset_for

    gc.set_threshold(GARBAGE_THRESHOLD)  # as the command line does
    games: dict[str, tuple[Game, int]] = {}
    for line in sys.stdin:
        name, bot, seed = json.loads(line)
        if name not in games:
            scenario = scenario_in((SCENARIOS / f"{name}.yaml").read_bytes())
            games[name] = ruleset_for(scenario.ruleset).on(scenario), max(scenario.counts)
        game, players = games[name]
        state = game.setup(players, seed)
        bots = [bot_named(bot, game, players, seed + side) for side in range(2)]
        start = time.process_time()
        played = play_out(game, state, bots[0], bots[1], 20_000, rounds=100)
        taken = time.process_time() - start
        print(json.dumps((taken, played.decisions, played.state.digest())), flush=True)


if __name__ == "__main__":
    _serve()
