"""Simulating: games a second by bots, how much a second job helps, what counting costs."""

import gc
import os
import resource
import time

from kneedeep.games.simulation.chunk import game_of, games_of, play_chunk
from kneedeep.games.simulation.executors import GARBAGE_THRESHOLD, Workers, workers
from kneedeep.games.simulation.game_run import play_game
from kneedeep.games.simulation.simulation_plan import GAME, SimulationPlan, packed, seed_of
from kneedeep.games.simulation.simulation_run import simulated
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.queries.collectors import Played, collected
from tests.benchmarks.table import Table
from tests.support.files import SCENARIOS
from tests.support.reading import scenario_in

BOTS = ("random", "rush", "tactical")
NAMES = ("tutorial", "long-watch")
SECONDS = 3.0
"""About how long each pair of scenario and bot is played."""
SCALING_GAMES = {"random": 100, "tactical": 30}
ROUNDS = 3


def tables() -> list[Table]:
    """Games a second, and how two jobs compare with one."""
    before = gc.get_threshold()
    gc.set_threshold(GARBAGE_THRESHOLD)  # as the command line does
    try:
        return [_speed(), _scaling()]
    finally:
        gc.set_threshold(*before)


def plan_for(name: str, bot: str, games: int) -> SimulationPlan:
    """A plan for a shipped scenario with its most marines."""
    scenario = scenario_in((SCENARIOS / f"{name}.yaml").read_bytes())
    return SimulationPlan(packed(scenario), (max(scenario.counts),), (bot, bot), games, 1)


def _speed() -> Table:
    rows = []
    for name in NAMES:
        for bot in BOTS:
            plan = plan_for(name, bot, 1)
            players = plan.marines[0]
            both = games_of(plan.packed)
            for number in range(3):
                play_game(both, plan, players, number)
            games = decisions = 0
            start = time.process_time()
            while time.process_time() - start < SECONDS:
                record, _ = play_game(both, plan, players, 3 + games)
                games += 1
                decisions += record.decisions
            taken = time.process_time() - start
            speeds = (f"{games / taken:.1f}", f"{decisions / taken:,.0f}", f"{decisions / games:,.0f}")
            rows.append((f"{name}, {players}", bot, *speeds, f"{100 * _counting(plan) * games / taken:.0f}"))
    columns = ("scenario, marines", "bot", "games/s", "decisions/s", "decisions a game", "counting, %")
    remark = "One core, processor time, warm; the same bot on both sides; counting is the collectors' part of it."
    return Table("Simulated games", columns, rows, (remark,))


def _counting(plan: SimulationPlan) -> float:
    """Seconds that the collectors take for a game."""
    from kneedeep.games.bots import bot_named
    from kneedeep.games.bots.playout import play_out

    game, players = game_of(plan.packed), plan.marines[0]
    assert isinstance(game, Doom2004Game)
    events: list[tuple[object, ...]] = []
    state = game.setup(players, seed_of(plan.seed, players, 3, GAME), events)
    bots = [bot_named(name, game, players, 1 + side) for side, name in enumerate(plan.bots)]
    play_out(game, state, bots[0], bots[1], 20_000, events, rounds=plan.rounds)
    played = Played(game.tables(players), events, state)
    start = time.process_time()
    for _ in range(ROUNDS):
        collected(played)
    return (time.process_time() - start) / ROUNDS


def _scaling() -> Table:
    rows = []
    for bot, games in SCALING_GAMES.items():
        plan = plan_for("long-watch", bot, games)
        whole: dict[int, float] = {}
        processor: dict[int, float] = {}
        for _ in range(ROUNDS):
            for jobs in (1, 2):
                start_up, _ = _played(plan, jobs, 0)
                used, taken = _played(plan, jobs, games)
                whole[jobs] = min(whole.get(jobs, 1e9), taken)
                processor[jobs] = min(processor.get(jobs, 1e9), used - start_up)
        row = [f"{bot}, {games}"]
        for one, cores in ((whole, 1), (processor, 2)):
            row += [f"{one[1]:.1f}", f"{one[2]:.1f}", f"× {cores * one[1] / one[2]:.2f}"]
        rows.append(tuple(row))
    remarks = (
        f"long-watch, 3 marines, the best of {ROUNDS} runs in turn; whole time and processor time of all processes,"
        " with the workers started and warm before.",
        "Of processor time: what two jobs would gain on cores of their own. Load of the machine at the end:"
        f" {os.getloadavg()[0]:.1f}, of which 2 are these jobs.",
    )
    columns = ("bot, games", "1 job, s", "2 jobs, s", "gain", "1 job, cpu s", "2 jobs, cpu s", "of it")
    return Table("Two jobs against one", columns, rows, remarks)


def _played(plan: SimulationPlan, jobs: int, games: int) -> tuple[float, float]:
    """Processor time of all processes with their start, and the whole time that so many games took after it."""
    began = _processor_seconds()
    with workers(jobs) as crew:
        _warm(plan, crew)
        start = time.perf_counter()
        for _result in simulated(plan._replace(games=games), crew):
            pass
        taken = time.perf_counter() - start
    return _processor_seconds() - began, taken


def _processor_seconds() -> float:
    """Processor time of this process and of the workers that have ended."""
    used = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)


def _warm(plan: SimulationPlan, crew: Workers) -> None:
    """Let every worker compile the board and play a game."""
    futures = [crew.executor.submit(play_chunk, plan, plan.marines[0], number, 1) for number in range(2 * crew.jobs)]
    for future in futures:
        future.result()
