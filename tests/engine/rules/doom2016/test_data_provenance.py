"""What a game of the 2016 edition rests on: the numbers it may read, those a played one did, what it goes without."""

import random

from kneedeep.model.catalog.numbers.overrides import checked
from kneedeep.rules.doom2016 import doom_2016, event_texts
from kneedeep.rules.doom2016.game import Doom2016Game
from kneedeep.rules.event import Event
from tests.support.cases import cases
from tests.support.files import SCENARIOS
from tests.support.random_play import shipped
from tests.support.reading import scenario_in

NEW = "doom-2016"


def game_named(name: str) -> Doom2016Game:
    return doom_2016().on(shipped(name))


def events_of(game: Doom2016Game, players: int, seed: int, decisions: int) -> list[Event]:
    rng = random.Random(seed)
    events: list[Event] = []
    state = game.setup(players, seed, events)
    for _ in range(decisions):
        if state.winner:
            break
        game.apply(state, rng.choice(game.legal_actions(state)), events)
    return events


@cases("name", ["range-day", "specimen-run", "brine"])
@cases("decisions", [0, 60, 2000])
def test_what_a_played_game_rests_on_is_part_of_what_it_may(name: str, decisions: int) -> None:
    game = game_named(name)
    players = min(2, max(game.scenario.counts))
    events = events_of(game, players, seed=7, decisions=decisions)
    used = game.assistant.numbers_used(players, events)
    assert used <= game.assistant.may_read(players)
    tables = game.tables(players)
    weapons = {tables.weapons[event.weapon] for event in events if isinstance(event, event_texts.Kit)}
    assert {name.split(".")[1] for name in used if name.startswith("actions.")} == {"uac", *weapons}
    kinds = {tables.kinds[event.kind].id for event in events if isinstance(event, event_texts.Place)}
    catalog = game.board.catalog.figures
    assert {name.split(".")[1] for name in used if name.startswith("demons.")} == kinds & catalog.keys()
    summoned = [event for event in events if isinstance(event, event_texts.Summons)]
    if not summoned:
        assert not [name for name in used if name.startswith("invasion.")]


def test_how_much_is_guessed_is_said_in_a_line_with_the_sets_that_stand_in() -> None:
    game = game_named("range-day")
    found = game.assistant.provenance((2,))
    read_ones = game.assistant.numbers_read((2,))
    marks = [entry.mark for entry in read_ones]
    assert found.numbers == len(read_ones) > found.guessed == marks.count("G") + marks.count("M") > 0
    assert f"{found.guessed} of the {found.numbers} numbers in use are guessed" in found.line("map.yaml")
    assert list(found.missing_cards()) == [
        "No source gives the events of Power Overwhelming: the set Fury of this program is played instead.",
        "No source gives the events of Seek and Destroy: the set Haste of this program is played instead.",
        "No source gives the events of Blood Rush: the set Hide of this program is played instead.",
    ]


def test_numbers_of_ones_own_are_counted_and_no_set_stands_in_for_ones_own_cards() -> None:
    event = {"name": "Mine", "effects": [{"when": "defending", "shields": 2}], "defense": "special"}
    given = {"demons.imp.health": 5, **{f"events.blood-rush.{card}": event for card in range(1, 7)}}
    game = doom_2016().with_numbers(checked(given, NEW)).on(shipped("range-day"))
    found = game.assistant.provenance((2,))
    assert found.own == 7
    assert [pair.asked for pair in found.stand_ins] == ["Power Overwhelming", "Seek and Destroy"]
    kinds = {kind.id: kind for kind in game.tables(2).kinds}
    assert kinds["imp"].health == 5


def test_class_cards_are_missing_where_marines_choose_them() -> None:
    text = (SCENARIOS / "specimen-run.yaml").read_text(encoding="utf-8")
    assert not game_named("specimen-run").assistant.missing_decks()
    scenario = scenario_in(f"{text}\nsetup: {{marines: {{classes: choose}}}}\n")
    (deck,) = doom_2016().on(scenario).assistant.missing_decks()
    assert (deck.deck, deck.size, deck.names, deck.what) == ("classes", 24, ("Commando",), "class cards")
