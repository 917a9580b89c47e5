"""Every event of the 2004 game is the named tuple of its kind."""

import pytest

from kneedeep.games.bots import bot_named
from kneedeep.games.bots.playout import play_out
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.text.event_kinds import EVENTS
from kneedeep.rules.event import Event, fields_of
from tests.support.cases import cases
from tests.support.random_play import shipped
from tests.support.typed_events import event_data, type_of


@cases("name", EVENTS)
def test_a_kind_of_event_has_the_parts_of_its_named_tuple(name: str) -> None:
    assert EVENTS[name].fields == fields_of(type_of(name))


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
        assert type(event) is type_of(event[0]), event
        assert event_data(EVENTS, event)["event"] == event[0]
