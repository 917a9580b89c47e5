"""Bots play legally, alike from run to run, and know what there is to do."""

import os
import subprocess
import sys
from functools import cache
from itertools import product
from typing import Any

import pytest

from kneedeep.games.bots import BOTS, bot_named
from kneedeep.games.bots.chances import expected, fatal, frag_chance
from kneedeep.games.bots.distances import FAR
from kneedeep.games.bots.doom2004.distance_maps import Odds, distance_maps_of
from kneedeep.games.bots.doom2004.goals import is_reached
from kneedeep.games.bots.doom2016.distance_maps import distance_maps_of as distance_maps_of_2016
from kneedeep.games.bots.goal import progress
from kneedeep.games.bots.margin import margin
from kneedeep.games.bots.playout import play_out
from kneedeep.games.bots.risk import RiskAppetite
from kneedeep.rules import Action
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.tables.attack_profile import GREEN, RED, YELLOW
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.game import Game
from kneedeep.rules.registry import ruleset_for
from kneedeep.rules.state import State
from tests.support.cases import cases
from tests.support.files import map_text, plain_of, playable
from tests.support.random_play import game_of, shipped

NAMES = sorted(path.stem for path in playable() if plain_of(path)["ruleset"] == "doom-2004")
NAMES_2016 = ("range-day", "specimen-run", "brine")
FEW = ("airless", "tutorial", *NAMES_2016[:2])
"""The scenarios of each run."""


@cache
def game_named(name: str) -> Game:
    scenario = shipped(name)
    return ruleset_for(scenario.ruleset).on(scenario)


@pytest.fixture(scope="module")
def tutorial() -> Doom2004Game:
    return doom_2004().on(shipped("tutorial"))


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.nightly)])
@pytest.mark.parametrize(
    "scenario", [pytest.param(name, marks=() if name in FEW else pytest.mark.nightly) for name in (*NAMES, *NAMES_2016)]
)
@cases("bot", ["rush", "tactical"])
def test_bots_choose_legal_actions_and_games_end(scenario: str, bot: str, every: bool) -> None:
    game = game_named(scenario)
    counts = game.scenario.counts if len(game.board.spaces) < 300 else game.scenario.counts[-1:]
    for players in counts if every else counts[-1:] if bot == "rush" else counts[:1]:
        marines, invaders = (bot_named(bot, game, players, seed) for seed in (1, 2))

        def check(state: State, action: Action) -> None:
            assert action in game.legal_actions(state), (state.stack[-1], action)

        played = play_out(game, game.setup(players, players), marines, invaders, 30_000, on_action=check)
        assert played.end == "over"


@pytest.mark.parametrize("name", ["tutorial", "specimen-run"])
@cases("bot", list(BOTS))
def test_a_bot_changes_neither_the_view_of_others_nor_the_list(name: str, bot: str) -> None:
    game = game_named(name)
    players = (bot_named(bot, game, 2, 1), bot_named(bot, game, 2, 2))
    state = game.setup(2, 5)
    for _ in range(120):
        if state.winner:
            break
        actions = game.legal_actions(state)
        copied, before = list(actions), state.digest()
        view = game.view(state, "invaders" if state.player < 0 else "marines")
        action = players[state.player < 0].choose(view.copy, actions)
        assert actions == copied and state.digest() == before
        game.apply(state, action)


def digest_of(game: Game, bot: str, players: int, limit: int) -> str:
    bots = bot_named(bot, game, players, 1), bot_named(bot, game, players, 2)
    return str(play_out(game, game.setup(players, 3), *bots, limit=limit).state.digest())


@pytest.mark.parametrize("name", ["tutorial", "specimen-run"])
@pytest.mark.parametrize("bot", list(BOTS))
def test_one_seed_one_game_whatever_was_played_before(bot: str, name: str) -> None:
    fresh = ruleset_for(shipped(name).ruleset).on(shipped(name))
    assert len({digest_of(game, bot, 3, 300) for game in (game_named(name), game_named(name), fresh)}) == 1


def digests() -> str:
    return " ".join(digest_of(game_named(map), bot, 2, 400) for map in ("airless", "specimen-run") for bot in BOTS)


WHOLE_SUMS = """
import builtins
def whole(numbers, start=0, plain=sum):
    found = plain(numbers, start)
    assert type(found) is not float, "sum() rounds differently from Python 3.12 on: other games"
    return found
builtins.sum = whole
"""


def test_one_seed_one_game_in_every_process_and_python() -> None:
    code = f"{WHOLE_SUMS}from tests.engine.bots.test_bots import digests; print(digests())"
    environment = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == digests()


@pytest.mark.parametrize(
    ("name", "hand", "deck"), [("tutorial", "hand", "deck"), ("specimen-run", "event_hand", "event_deck")]
)
@pytest.mark.parametrize("bot", ["rush", "tactical"])
def test_marines_do_not_know_the_cards_of_the_invader(bot: str, name: str, hand: str, deck: str) -> None:
    """What they may not see is swapped for other cards."""
    game = game_named(name)
    invaders = bot_named(bot, game, 2, 2)
    open_eyes, shut_eyes = (bot_named(bot, game, 2, 1) for _ in range(2))
    state: Any = game.setup(2, 11)
    compared = 0
    for _ in range(250):
        if state.winner:
            break
        actions = game.legal_actions(state)
        if state.player < 0:
            action = invaders.choose(lambda: game.view(state, "invaders"), actions)
        else:
            other = state.copy()
            cards = (*getattr(state, hand), *getattr(state, deck))[::-1]
            setattr(other, hand, cards[: len(getattr(state, hand))])
            setattr(other, deck, cards[len(getattr(state, hand)) :])
            other.rng = (12345,) * len(other.rng)
            action = open_eyes.choose(lambda: game.view(state, "marines"), actions)
            assert shut_eyes.choose(game.view(other, "marines").copy, actions) == action
            compared += 1
        game.apply(state, action)
    assert compared > 30


@cases(("name", "goals"))
def test_goals_are_those_of_the_solution(name: str, goals: list[str]) -> None:
    scenario = shipped(name)
    if scenario.ruleset == "doom-2004":
        found = [goal.kind for goal in distance_maps_of(doom_2004().on(scenario), 1).goals]
    else:
        found = [goal.kind for goal in distance_maps_of_2016(doom_2016().on(scenario), 2).goals]
    # The order of the long watch is free, but for the way out.
    assert sorted(found[:-1]) + found[-1:] == goals if name == "long-watch" else found == goals


def test_distances_count_doors_that_can_be_opened_and_stop_at_locks(tutorial: Doom2004Game) -> None:
    chart = distance_maps_of(tutorial, 1)
    s = tutorial.setup(1, 1)
    number = chart.t.terrain.number
    field = chart.field(s, 1 << number[12, 0], marines=True)
    # Out of the dock through the shut hatch: two steps and what opening costs.
    assert field[number[10, 0]] == 2 + chart.t.parameters.door
    s.doors |= 1 << next(n for n, door in enumerate(chart.t.doors) if door.element.id == "hatch")
    s.ground = chart.t.terrain.ground(s.doors, s.blocked, s.opaque)
    assert chart.field(s, 1 << number[12, 0], marines=True)[number[10, 0]] == 2


def test_distances_count_doors_pads_and_what_is_difficult() -> None:
    run = doom_2016().on(shipped("specimen-run"))
    maps = distance_maps_of_2016(run, 1)
    state = run.setup(1, 1)
    number = run.board.number
    state.demon_bits = 0
    inside, outside = number[8, 6], number[9, 6]
    field = maps.field(state, 1 << outside, marines=True)
    assert field[inside] == 1 + maps.t.parameters.door
    assert maps.field(state, 1 << outside, marines=False)[inside] in (field[inside], FAR)
    far = number[18, 9]
    state.pads |= 1 << far | 1 << number[0, 6]
    assert maps.field(state, 1 << far, marines=True)[number[0, 6]] == maps.t.parameters.teleport


def test_a_shut_door_is_no_way_for_a_step_round_its_corner() -> None:
    game = doom_2004().on(shipped("long-watch"))
    chart = distance_maps_of(game, 1)
    s = game.setup(1, 1)
    number = chart.t.terrain.number
    field = chart.field(s, 1 << number[-1, 2], marines=True)
    # West of the atrium: from (0, 3) the step past the jamb leads through the door, which is not within reach.
    assert field[number[0, 2]] == 1 + chart.t.parameters.door
    assert field[number[0, 3]] == field[number[0, 2]] + 1


def test_progress_grows_by_what_is_done(tutorial: Doom2004Game) -> None:
    chart = distance_maps_of(tutorial, 2)
    s = tutorial.setup(2, 1)

    def done() -> int:
        return progress(s, chart.goals, lambda goal: is_reached(chart.t, s, goal))

    assert done() == 0
    s.keys |= 1
    assert done() == 500
    s.course = s.course._replace(exits=((0, "way-out"),))
    assert done() == 750


def test_a_win_is_more_than_any_loss_and_a_quick_one_more_than_a_slow_one(tutorial: Doom2004Game) -> None:
    lost, slow, quick = (tutorial.setup(1, 1) for _ in range(3))
    lost.winner, lost.round = 2, 40
    slow.winner, slow.round = 1, 20
    quick.winner, quick.round = 1, 9
    assert margin(quick, "marines", 0)[1] == 1000, "a won game is done"
    assert margin(lost, "marines", 0) < margin(slow, "marines", 0) < margin(quick, "marines", 0)
    assert margin(quick, "invaders", 0) < margin(slow, "invaders", 0) < margin(lost, "invaders", 0)
    with pytest.raises(ValueError, match="no side"):
        margin(lost, "nobody", 0)


def test_odds_are_the_counts_of_the_faces(tutorial: Doom2004Game) -> None:
    t = tutorial.tables(1)
    odds = Odds(t)
    pool = (YELLOW, RED, GREEN)
    found: dict[tuple[int, int], float] = {}
    for a, b, c in product(t.dice[YELLOW], t.dice[RED], t.dice[GREEN]):
        if not (a[3] or b[3] or c[3]):
            key = a[0] + b[0] + c[0], a[1] + b[1] + c[1]
            found[key] = found.get(key, 0.0) + 1 / 216
    assert odds.sums(pool) == pytest.approx(found)
    for needed in (0, 4, 7):
        chances = odds.wounds(pool, needed, 1, 2)
        assert sum(chances) == pytest.approx(1.0)
        mean = sum(chance * ((damage + 1) // 2) for (far, damage), chance in found.items() if far >= needed)
        assert expected(chances, 99) == pytest.approx(mean)
        assert fatal(chances, 1) == pytest.approx(1.0 - chances[0])


def test_fear_of_a_frag_rises_with_wounds_and_falls_with_health() -> None:
    values: list[Any] = [frag_chance(wounds, 5) for wounds in (0.0, 2.0, 4.0, 6.0, 15.0)]
    assert values == sorted(values) and values[0] == 0.0 and values[-1] == 1.0
    assert frag_chance(4.0, 10) < frag_chance(4.0, 3)


def test_fear_fades_without_progress_and_returns_with_an_undo(tutorial: Doom2004Game) -> None:
    nerve, chart, state, found = RiskAppetite(), distance_maps_of(tutorial, 1), tutorial.setup(1, 1), []
    for state.round in (9, 11, 12, 13, 1, 3, 4):
        nerve.look(chart, state)
        found.append(round(nerve.fear, 1))
    assert found == [1.0, 1.0, 0.8, 0.6, 1.0, 1.0, 0.8], "the game goes on from the first round"


def test_rush_plays_a_scenario_that_nobody_can_win() -> None:
    game = game_of(map_text("shut-in"))
    for bot in ("rush", "tactical"):
        assert distance_maps_of(game, 1).goals == ()
        played = play_out(game, game.setup(1, 1), bot_named(bot, game, 1, 1), bot_named(bot, game, 1, 2), 5_000)
        assert played.end == "over" and played.state.winner == 2
    assert FAR > game.tables(1).size
