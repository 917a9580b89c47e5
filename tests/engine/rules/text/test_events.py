"""Every event of the 2004 game is the named tuple of its kind."""

import pytest

from kneedeep.games.bots import bot_named
from kneedeep.games.bots.playout import play_out
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.events import EVENTS
from kneedeep.rules.event import Event
from tests.support.random_play import shipped
from tests.support.typed_events import event_data


@pytest.mark.parametrize("title", ["tutorial", "long-watch", "airless"])
def test_what_happens_in_a_game_are_named_tuples(title: str, seed: int) -> None:
    game = doom_2004().on(shipped(title))
    players = max(game.scenario.counts)
    events: list[Event] = []
    state = game.setup(players, seed, events)
    bots = [bot_named("random", game, players, seed + side) for side in (0, 1)]
    play_out(game, state, bots[0], bots[1], 8, events)
    assert len(events) > 20
    for event in events:
        assert type(event) is EVENTS[event[0]].type, event
        assert event_data(EVENTS, event)["event"] == event[0]
