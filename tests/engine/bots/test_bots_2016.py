"""Bots of the 2016 edition play legally and to an end, know what there is to do, and do not look at hidden cards."""

from __future__ import annotations

import pytest

from kneedeep.games.bots import bot_named, bots_of
from kneedeep.games.bots.distances import FAR
from kneedeep.games.bots.doom2016.distance_maps import distance_maps_of
from kneedeep.games.bots.playout import play_out
from kneedeep.rules import Action
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.game import Doom2016Game
from kneedeep.rules.doom2016.state import INVADER, State
from tests.support.cases import cases
from tests.support.random_play import shipped

SCENARIOS = ("range-day", "specimen-run", "brine")
PLANNING = bots_of(doom_2016())[1:]


def game_named(name: str) -> Doom2016Game:
    return doom_2016().on(shipped(name))


@pytest.fixture(scope="module")
def run() -> Doom2016Game:
    return game_named("specimen-run")


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.nightly)])
@pytest.mark.parametrize(
    "scenario",
    [pytest.param(name, marks=pytest.mark.nightly if name == "brine" else ()) for name in SCENARIOS],
)
@cases("bot", PLANNING)
def test_bots_choose_legal_actions_and_games_end(scenario: str, bot: str, every: bool) -> None:
    game = game_named(scenario)
    counts = (1, 4)
    for players in counts if every else counts[-1:] if bot == "rush" else counts[:1]:
        marines, invaders = (bot_named(bot, game, players, seed) for seed in (1, 2))

        def check(state: State, action: Action) -> None:
            assert action in game.legal_actions(state), (state.stack[-1], action)

        played = play_out(game, game.setup(players, players), marines, invaders, 30_000, on_action=check)
        assert played.end == "over"


@pytest.mark.parametrize("bot", PLANNING)
def test_a_bot_changes_neither_state_nor_list_and_plays_alike_again(run: Doom2016Game, bot: str) -> None:
    digests = []
    for game in (run, game_named("specimen-run")):
        players = bot_named(bot, game, 2, 1), bot_named(bot, game, 2, 2)
        state = game.setup(2, 5)
        for _ in range(150):
            if state.winner:
                break
            actions = game.legal_actions(state)
            copied, before = list(actions), state.digest()
            view = game.view(state, "invaders" if state.player == INVADER else "marines")
            action = players[state.player == INVADER].choose(view.copy, actions)
            assert actions == copied and state.digest() == before
            game.apply(state, action)
        digests.append(state.digest())
    assert digests[0] == digests[1]


def test_goals_are_those_of_the_solution() -> None:
    goals = {name: [goal.kind for goal in distance_maps_of(game_named(name), 2).goals] for name in SCENARIOS}
    assert goals["range-day"] == ["kill", "open", "defeat", "defeat"]
    assert goals["specimen-run"] == ["defeat", "collect"] * 3
    assert goals["brine"] == ["use", "take", "use", "leave"]


def test_distances_count_doors_pads_and_what_is_difficult(run: Doom2016Game) -> None:
    maps = distance_maps_of(run, 1)
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


@pytest.mark.parametrize("bot", PLANNING)
def test_marines_do_not_know_the_events_of_the_invader(run: Doom2016Game, bot: str) -> None:
    invaders = bot_named(bot, run, 2, 2)
    open_eyes, shut_eyes = (bot_named(bot, run, 2, 1) for _ in range(2))
    state, compared = run.setup(2, 11), 0
    for _ in range(200):
        if state.winner:
            break
        actions = run.legal_actions(state)
        if state.player == INVADER:
            action = invaders.choose(lambda: run.view(state, "invaders"), actions)
        else:
            other = state.copy()
            cards = (*state.event_hand, *state.event_deck)[::-1]
            other.event_hand, other.event_deck = (
                cards[: len(state.event_hand)],
                cards[len(state.event_hand) :],
            )
            other.rng = 12345
            action = open_eyes.choose(lambda: run.view(state, "marines"), actions)
            assert shut_eyes.choose(run.view(other, "marines").copy, actions) == action
            compared += 1
        run.apply(state, action)
    assert compared > 20
