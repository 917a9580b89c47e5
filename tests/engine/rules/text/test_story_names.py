"""The story and the names in it, and the sentences of events."""

import pytest

from kneedeep.games.bots import bot_named
from kneedeep.games.bots.playout import play_out
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.event_texts import EVENTS
from kneedeep.rules.doom2004.event_texts.board_events import Door
from kneedeep.rules.doom2004.event_texts.figure_events import Activate, Place
from kneedeep.rules.doom2004.event_texts.harm_events import Killed
from kneedeep.rules.doom2004.text.story import StoryWriter
from kneedeep.rules.event import Event
from tests.support.random_play import shipped
from tests.support.small_maps.arena import arena
from tests.support.typed_events import event_data


def test_the_story_says_the_number_of_an_invader_when_a_second_of_its_kind_comes() -> None:
    game = arena("#####")
    teller = StoryWriter(game.t)
    zombie = game.t.kind_number["zombie"]
    first, second, third = (Place("place", number, zombie, number, 0, 1, "spawn") for number in (1, 2, 3))
    assert teller.sentences([first]) == ["The zombie appears at 1,0 (spawned)"]
    assert teller.sentences([second]) == ["Zombie 2 appears at 2,0 (spawned); the earlier zombie is zombie 1"]
    assert teller.sentences([third]) == ["Zombie 3 appears at 3,0 (spawned)"]
    assert teller.sentences([Killed("killed", 1, zombie, "attack"), Killed("killed", 3, zombie, "attack")]) == [
        "Zombie 1 is killed (attack)",
        "Zombie 3 is killed (attack)",
    ]
    assert teller.sentences([Activate("activate", 2)]) == ["The zombie is activated"]


def test_the_story_says_whether_a_door_is_opened_or_closed_and_by_whom() -> None:
    room = {"id": "next", "at": (4, 0), "rows": ("####", "####"), "openings": ["W@0"]}
    door = {"id": "hatch", "at": [3, 0], "side": "east"}
    game = arena("####", "####", more={"openings": ["E@0"]}, parts=[room], doors=[door])
    lines = StoryWriter(game.t).sentences(
        [Door("door", 0, is_open, figure) for figure in (0, -1) for is_open in (1, 0)]
    )
    assert lines == [
        "The red marine opens the door at 3,0 east",
        "The red marine closes the door at 3,0 east",
        "The door at 3,0 east opens",
        "The door at 3,0 east closes",
    ]


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
