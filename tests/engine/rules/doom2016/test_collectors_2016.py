"""What is counted in games of 2016 agrees with their events and their last state."""

from collections import Counter
from typing import Any

import pytest

from kneedeep.games.bots import bot_named
from kneedeep.games.bots.playout import play_out
from kneedeep.rules import Event, game_events
from kneedeep.rules.doom2016 import doom_2016, event_texts
from tests.support.random_play import shipped


@pytest.mark.parametrize(("scenario", "players"), [("brine", 3), ("specimen-run", 2), ("range-day", 4)])
def test_counts_agree_with_the_game(scenario: str, players: int) -> None:
    game = doom_2016().on(shipped(scenario))
    events: list[Event] = []
    bots = bot_named("rush", game, players, 1), bot_named("rush", game, players, 2)
    state = play_out(game, game.setup(players, 7, events), *bots, 30_000, events).state
    counted: dict[str, Counter[Any]] = dict(game.assistant.collected(players, events, state))
    fragged = [event for event in events if isinstance(event, event_texts.Fragged)]
    assert counted["deaths"].total() == counted["killers"].total() == state.frags > 0
    assert counted["kills"].total() == sum(event.figure >= players for event in fragged) > 0
    suffered = sum(event.damage for event in events if isinstance(event, event_texts.Damage))
    assert counted["damage"].total() == suffered > 0
    assert counted["portals"].total() == state.course.summoned.bit_count() > 0
    glory = sum(count for (how, _), count in counted["finishes"].items() if how == "glory")
    assert glory == sum(isinstance(event, event_texts.Glory) for event in events)
    assert counted["finishes"].total() <= counted["kills"].total()
    assert counted["hands"]["marines"] == sum(map(len, state.hand))
    assert counted["hands"]["invaders"] == len(state.event_hand)
    revealed = sum(isinstance(event, event_texts.Defense) for event in events)
    assert counted["defenses"].total() == revealed > 0
    assert set(counted["taken"]) <= set(counted["lain"])
    assert all(number <= state.round for _, number in counted["revealed"])
    start = next(area.id for area in game.scenario.areas if area.start)
    assert counted["revealed"][start, 1] == 1
    assert set(counted["numbers"]) == game.assistant.numbers_used(players, events)
    assert set(counted["numbers"]) <= game.assistant.may_read(players)
    unsure = {entry.address for entry in game.assistant.number_sheet() if entry.mark in ("M", "G")}
    assert set(counted["guesses"]) == set(counted["numbers"]) & unsure


@pytest.mark.statement("B265")
def test_a_telefrag_is_told_from_a_glory_kill_and_from_damage() -> None:
    game = doom_2016().on(shipped("brine"))
    tables, e = game.tables(1), event_texts
    imp = tables.kind_number["imp"]
    events: list[Event] = [
        e.Place("place", 0, 0, 5, 0, "set-up"),
        *(e.Place("place", figure, imp, figure, 0, "summoned") for figure in (1, 2, 3)),
        e.Fragged("fragged", 1, imp, 1),
        game_events.Teleport("teleport", 0, 1),
        e.Fragged("fragged", 2, imp, 2),
        e.Glory("glory", 0, 0),
        e.Damage("damage", 3, 9, "attack"),
        e.Fragged("fragged", 3, imp, 3),
        game_events.Teleport("teleport", 0, 5),
    ]
    counted = game.assistant.collected(1, events, game.setup(1, 1))
    assert counted["finishes"] == {("telefrag", "imp"): 1, ("glory", "imp"): 1}
    assert counted["arrivals"] == {("imp", "summoned"): 3}
