"""Playing games out: limits, ends, what is told on the way."""

from typing import Any

import pytest

from kneedeep.games.bots import bot_named
from kneedeep.games.bots.playout import play_out
from kneedeep.rules import Action
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.state import State
from tests.support.random_play import shipped


@pytest.fixture(scope="module")
def game() -> Doom2004Game:
    return doom_2004().on(shipped("tutorial"))


def randoms(game: Doom2004Game, seed: int) -> tuple[Any, Any]:
    return bot_named("random", game, 2, seed), bot_named("random", game, 2, seed + 1)


def test_a_game_is_played_to_its_end(game: Doom2004Game) -> None:
    played = play_out(game, game.setup(2, 1), *randoms(game, 1), limit=60_000)
    assert played.end == "over" and played.state.winner and not game.legal_actions(played.state)


def test_a_limit_of_decisions_or_rounds_is_told_from_an_end(game: Doom2004Game) -> None:
    played = play_out(game, game.setup(2, 1), *randoms(game, 1), limit=30)
    assert (played.end, played.decisions, played.state.winner) == ("decisions", 30, 0)
    played = play_out(game, game.setup(2, 1), *randoms(game, 1), limit=60_000, rounds=2)
    assert (played.end, played.state.round, played.state.winner) == ("rounds", 3, 0)


def test_actions_and_events_are_told_and_change_nothing(game: Doom2004Game) -> None:
    silent = play_out(game, game.setup(2, 7), *randoms(game, 7), limit=300)
    told: list[Action] = []
    events: list[tuple[Any, ...]] = []

    def tell(state: State, action: Action) -> None:
        assert action in game.legal_actions(state)
        told.append(action)

    loud = play_out(game, game.setup(2, 7), *randoms(game, 7), limit=300, events=events, on_action=tell)
    assert loud.state == silent.state and len(told) == silent.decisions == 300 and events
    again = game.setup(2, 7)
    for action in told:
        game.apply(again, action)
    assert again == silent.state


def test_a_bot_gets_the_view_of_its_side(game: Doom2004Game) -> None:
    class Looking:
        seen = 0

        def __init__(self, *, marines: bool) -> None:
            self.marines = marines

        def choose(self, see: Any, actions: Any) -> Action:
            view = see()
            assert (view.player >= 0) == self.marines and not view.rng and set(view.deck) <= {-1}
            assert not self.marines or set(view.hand) <= {-1}
            assert list(actions) == game.legal_actions(view)
            self.seen += 1
            return actions[self.seen % len(actions)]  # type: ignore[no-any-return]

    marines, invaders = Looking(marines=True), Looking(marines=False)
    play_out(game, game.setup(2, 3), marines, invaders, limit=600)
    assert marines.seen and invaders.seen


def test_an_unknown_bot_is_refused_with_the_names_there_are(game: Doom2004Game) -> None:
    with pytest.raises(ValueError, match="no bot named clever; there are random, rush, tactical"):
        bot_named("clever", game, 2, 1)
