"""Many games: the same numbers whoever plays them, margins, interruptions, breakdowns."""

import random
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from types import ModuleType
from typing import Any

import pytest

from kneedeep.games.bots.playout import play_out
from kneedeep.games.simulation import chunk, game_run
from kneedeep.games.simulation.bracket import EASY, HARD, ROUGH, SURE
from kneedeep.games.simulation.chunk import games_of
from kneedeep.games.simulation.executors import Here, Workers, workers
from kneedeep.games.simulation.game_run import GameFailedError, GivenUp, play_game
from kneedeep.games.simulation.result import MARINES, ROUNDS, TIME, UNFINISHED, Simulation
from kneedeep.games.simulation.simulation_plan import BATCH, OFTEN, SimulationPlan, seed_of
from kneedeep.games.simulation.simulation_run import result_without_games, simulated
from kneedeep.games.simulation.statistics import Share, share_of
from kneedeep.rules.ruleset import UnplayableError
from tests.support.cases import cases
from tests.support.small_maps.skirmish import plan_of, played


class Unsteady(ThreadPoolExecutor):
    """Takes its time with some games, so that they come in in any order."""

    def __init__(self, seed: int) -> None:
        super().__init__(4)
        self._random = random.Random(seed)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        pause = self._random.random() / 50

        def late() -> Any:
            time.sleep(pause)
            return fn(*args, **kwargs)

        return super().submit(late)


def last(plan: SimulationPlan, crew: Workers) -> Simulation:
    return list(simulated(plan, crew))[-1]


def test_the_numbers_are_the_same_in_processes_threads_and_here() -> None:
    plan = plan_of(games=14)
    alone = played(plan)
    assert alone.complete and [party.games for party in alone.parties] == [14, 14]
    with workers(2) as two:
        assert last(plan, two) == alone
    with ThreadPoolExecutor(3) as threads:
        assert last(plan, Workers(threads, 3)) == alone


def test_the_order_in_which_games_come_in_changes_nothing(seed: int) -> None:
    plan = plan_of(games=25, margin=0.2)
    with Unsteady(seed) as threads:
        assert last(plan, Workers(threads, 4)) == played(plan)


def test_another_seed_plays_other_games_and_the_same_seed_the_same() -> None:
    first, again, other = (played(plan_of(games=5, seed=seed)) for seed in (3, 3, 4))
    assert first == again
    assert first.parties != other.parties
    seeds = {seed_of(1, players, number, use) for players in (1, 2) for number in range(50) for use in range(3)}
    assert len(seeds) == 300
    assert max(seeds) < 1 << 53


def test_the_games_of_one_number_of_marines_do_not_hang_on_the_others() -> None:
    both, one = played(plan_of(games=6)), played(plan_of(games=6, marines=(2,)))
    assert both.parties[1] == one.parties[0]


def test_more_games_begin_with_the_same_games() -> None:
    few, many = played(plan_of(games=7)), played(plan_of(games=21))
    for short, long in zip(few.parties, many.parties, strict=True):
        assert long.records[:7] == short.records
        assert [record.number for record in long.records] == list(range(21))


def test_a_margin_stops_at_the_first_batch_in_which_the_interval_is_as_narrow() -> None:
    plan = plan_of(games=500, margin=0.1)
    result = played(plan)
    for party in result.parties:
        assert party.settled and party.games % plan.batch == 0 and party.games < 500
        assert party.won(MARINES).margin <= 0.1
        before = party._replace(records=party.records[: -plan.batch])
        assert not before.games or before.won(MARINES).margin > 0.1
    assert result.complete
    assert (plan.batch, plan._replace(limit=0.4).batch, plan._replace(margin=None).batch) == (OFTEN, BATCH, BATCH)


def test_an_interval_is_as_sure_as_it_says_where_games_stop_by_it() -> None:
    for true in (0.02, 0.08, 0.2, 0.3):
        going, held = {share_of(0, 0): 1.0}, 0.0
        while going:
            after: dict[Share, float] = defaultdict(float)
            for (won, games, *_), chance in going.items():
                after[share_of(won, games + 1)] += chance * (1 - true)
                after[share_of(won + 1, games + 1)] += chance * true
            ended = {one for one in after if one.games % OFTEN == 0 and one.margin <= 0.07}
            held += sum(after[one] for one in ended if one.low <= true <= one.high)
            going = {one: after[one] for one in after.keys() - ended}
        assert held > 0.945


class Stuck(Here):
    """Never ends a game from a number on."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future() if args[2] >= 6 else super().submit(fn, *args, **kwargs)


def test_a_result_waits_for_no_game_that_it_does_not_need() -> None:
    looks, plan = [None] * 50, plan_of(games=500, margin=0.4)
    assert list(simulated(plan, Workers(Stuck(), 8), looks.pop))[-1] == played(plan)


def test_who_stops_asking_has_the_first_games() -> None:
    plan = plan_of(games=30)
    whole = played(plan)
    with workers(2) as two:
        part = list(islice(simulated(plan, two), 3))[-1]
    assert 0 < part.games < whole.games
    assert not part.complete
    for short, long in zip(part.parties, whole.parties, strict=True):
        assert long.records[: short.games] == short.records
    assert result_without_games(plan).games == 0


def test_games_run_into_the_limit_of_rounds_or_of_the_scenario() -> None:
    party = played(plan_of(games=8, rounds=2)).parties[0]
    unfinished = [record for record in party.records if record.winner == UNFINISHED]
    assert unfinished and all(record.end == ROUNDS and record.rounds == 2 for record in unfinished)
    assert party.ended(ROUNDS) == party.won(UNFINISHED).cases == len(unfinished)
    timed = [record for record in played(plan_of(games=8)).parties[0].records if record.end == TIME]
    assert timed and all(record.rounds == 8 for record in timed)


def test_a_game_that_breaks_down_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str, game: object, players: int, seed: int) -> None:
        raise ZeroDivisionError("no luck")

    monkeypatch.setattr(game_run, "bot_named", broken)
    with pytest.raises(GameFailedError, match="game 0 with 1 marine broke down: ZeroDivisionError: no luck"):
        played(plan_of(marines=(1,)))


def test_a_game_that_is_not_wanted_any_more_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_on(*arguments: Any) -> Any:
        slices.append(arguments)
        return play_out(*arguments)

    slices: list[Any] = []
    monkeypatch.setattr(game_run, "SLICE", 20)
    monkeypatch.setattr(game_run, "play_out", play_on)
    with pytest.raises(GivenUp):
        play_game(games_of(plan_of().packed), plan_of(), 2, 0, lambda: len(slices) == 2)
    assert len(slices) == 2


def test_a_scenario_that_cannot_be_played_says_why() -> None:
    with pytest.raises(GameFailedError, match="made for 1, 2 marines, not for 3") as failed:
        played(plan_of(marines=(3,)))
    assert isinstance(failed.value.__cause__, UnplayableError)


def test_games_beside_a_window_are_given_up_from_another_thread() -> None:
    seen = 0
    with pytest.raises(GivenUp), workers(1, apart=True) as beside:
        for result in simulated(plan_of(games=5_000), beside):
            seen = result.games
            beside.give_up()
    assert 0 < seen < 5_000


def test_games_are_also_played_with_a_hasty_side() -> None:
    plan = plan_of(games=3, marines=(1,))._replace(bots=("tactical", "tactical"), bracket=True)
    assert plan.all_games == 9
    result = played(plan)
    assert [beside.bots for beside in result.bracket] == [("rush", "tactical"), ("tactical", "rush")]
    assert (result.games, result.all_games) == (3, 9) and result.complete
    assert list(result.bracket) == [played(beside) for beside in plan.bracket_plans()]
    assert all(record.frags_at_win is None for beside in result.bracket for record in beside.parties[0].records)
    assert result._replace(bracket=()) == played(plan._replace(bracket=False))


def test_a_verdict_takes_no_more_games_than_it_needs() -> None:
    """With a margin, the sides of the bracket stop when the word is sure, and few games are played on for the curve."""
    plan = plan_of(games=60, marines=(1,))._replace(bots=("tactical", "tactical"), bracket=True, margin=0.01)
    result = played(plan)
    for beside, limit in zip(result.bracket, (EASY, HARD), strict=True):
        (party,) = beside.parties
        share = party.won(MARINES)
        assert (
            party.settled and party.games < 60 and share.margin <= (SURE if share.low <= limit <= share.high else ROUGH)
        )
    (party,) = result.parties
    assert not party.settled and [one.frags_at_win is not None for one in party.records] == [True] * 40 + [False] * 20


def test_bots_that_do_not_judge_have_no_bracket() -> None:
    plan = plan_of(games=3)._replace(bracket=True)
    assert not plan.bracket_plans() and not played(plan).bracket and plan.all_games == 6


@cases(("module", "hanging"), [(game_run, "play_out"), (chunk, "games_of")])
def test_what_takes_long_is_given_up(module: ModuleType, hanging: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision, or the board that is compiled."""

    def hang(*_arguments: Any) -> Any:
        begun.append(True)
        while True:
            pass

    begun: list[bool] = []
    monkeypatch.setattr(module, hanging, hang)
    monkeypatch.setattr(module, "LONGEST", 2.0)
    monkeypatch.setattr(chunk, "_unwanted", lambda: bool(begun))
    with pytest.raises(GivenUp):
        chunk.play_chunk(plan_of(games=1), 1, 0, 1)
