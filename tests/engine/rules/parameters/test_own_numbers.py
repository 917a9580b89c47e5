"""Games with a user's own numbers: they are in force, replays carry them, and what a game rests on is told."""

import json
import random
from typing import Any

import jsonschema_rs
import pytest

from kneedeep.model.catalog.numbers.overrides import checked
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.queries.data_provenance import may_read, was_read
from kneedeep.rules.history import History, begun, gone_on_with
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import parse, play
from kneedeep.rules.replay_lines import ReplayError
from kneedeep.support.resources import path
from tests.support.random_play import shipped


def game_with(scenario: str = "tutorial", **numbers: Any) -> Doom2004Game:
    given = {name.replace("__", "."): value for name, value in numbers.items()}
    return doom_2004().with_numbers(checked(given, "doom-2004")).on(shipped(scenario))


def played(game: Doom2004Game, seed: int, most: int = 300) -> History:
    history = begun(game, 2, seed)
    rng = random.Random(seed)
    while not history.state.winner and len(history.actions) < most:
        legal = game.legal_actions(history.state)
        history.do(legal[int(rng.random() * len(legal))])
    return history


def test_numbers_of_a_users_file_are_in_force() -> None:
    t = game_with(
        figures__imp__move=9, figures__zombie__abilities=["watchful", "deadly 2"], marines__2__wounds=33,
        weapons__fist__dice=["red", "red"], numbers__hand=2, actions__sprint__move=1, dice__green__faces=["7/0"] * 6,
        figures__cherub__count=6,
    ).tables(2)  # fmt: skip
    kinds = {kind.id: kind for kind in t.kinds}
    zombie = kinds["zombie"]
    assert kinds["imp"].move == 9 and kinds["cherub"].limit == 0, "the expansion's box is not asked for"
    assert zombie.watchful and zombie.arms is not None and zombie.arms.deadly == 2
    assert t.parameters.wounds == 33 and t.parameters.hand == 2
    assert t.weapons[t.weapon_number["fist"]].dice == (1, 1)
    assert t.dice[2] == ((7, 0, False, False),) * 6
    assert t.play.marine_actions[0].move.value == 1


def test_more_copies_of_a_card_have_scatter_diagrams_too() -> None:
    deck = "invader-cards.base-2004"
    numbers = checked({f"{deck}.two-imps.copies": 40, f"{deck}.scatter": ["north 1", "miss"]}, "doom-2004")
    t = doom_2004().with_numbers(numbers).on(shipped("tutorial")).tables(1)
    assert len(t.cards) == len(t.scatter) == 66 + 37
    assert t.scatter[:3] == ((0, 1), (-1, 0), (0, 1))


def test_a_replay_carries_the_numbers_and_verifies_without_the_file(seed: int) -> None:
    history = played(game_with(figures__imp__move=9, marines__2__wounds=20), seed)
    lines = list(history.lines())
    head = json.loads(lines[0])
    assert head["numbers"] == {"figures.imp.move": 9, "marines.2.wounds": 20}
    schema = json.loads(path("schemas", "replay.schema.json").read_text(encoding="utf-8"))
    assert jsonschema_rs.validator_for(schema).is_valid(head)
    again = gone_on_with((replay := parse("\n".join(lines))), replay.game(ruleset_of))
    assert again.state == history.state and again.game.ruleset.numbers == history.game.ruleset.numbers


def test_a_replay_with_numbers_taken_out_differs_and_says_where() -> None:
    lines = list(played(game_with(marines__2__wounds=20), 4).lines())
    head = json.loads(lines[0])
    del head["numbers"]
    with pytest.raises(ReplayError, match="Action|differs at checkpoint"):
        list(play((replay := parse("\n".join([json.dumps(head), *lines[1:]]))), replay.game(ruleset_of)))


@pytest.mark.parametrize("numbers", [[], {"figures.imp.mvoe": 2}, {"figures.imp.move": "x"}])
def test_a_replay_with_numbers_that_are_none_is_refused(numbers: Any) -> None:
    lines = list(played(game_with(marines__2__wounds=20), 4, most=3).lines())
    head = {**json.loads(lines[0]), "numbers": numbers}
    with pytest.raises(ReplayError, match="Line 1"):
        parse("\n".join([json.dumps(head), *lines[1:]]))


def test_what_a_scenario_may_read() -> None:
    names = may_read(game_with("tutorial"), 2)
    assert {"figures.zombie.move", "weapons.fist.dice", "dice.red.faces", "marines.2.wounds", "numbers.door"} <= names
    assert "rules.corner" in names and "invader-cards.base-2004.smash.effect" in names
    assert not {"marines.1.wounds", "figures.vagary.move", "pieces.room-5x5.count"} & names


def test_what_a_played_game_rests_on_is_part_of_what_it_may(seed: int) -> None:
    game = game_with("tutorial")
    history = played(game, seed)
    events = [event for happened in history.events for event in happened]
    names = was_read(game, 2, events)
    assert names <= may_read(game, 2)
    attacked = {game.tables(2).weapons[event[2]].id for event in events if event[0] == "attack" and event[2] >= 0}
    assert {name.split(".")[1] for name in names if name.startswith("weapons.")} == attacked


def test_how_much_is_guessed_is_what_the_sheet_marks() -> None:
    game = game_with("airless", figures__imp__move=9)
    read = {entry.address: entry for entry in game.assistant.numbers_read((1, 2))}
    assert read.keys() == may_read(game, 1) | may_read(game, 2)
    found = game.assistant.provenance((1, 2))
    marks = [entry.mark for entry in read.values()]
    assert (found.numbers, found.own) == (len(read), 1)
    assert found.guessed == marks.count("G") + marks.count("M") > 0
    assert f"{found.guessed} of the {found.numbers} numbers" in found.line("a b.yaml")
    assert "1 your own: see `kneedeep data 'a b.yaml'`." in found.line("a b.yaml")
    assert "`kneedeep data FILE --marines 2`" in game.assistant.provenance((2,)).line()


def test_marine_cards_that_nobody_can_play_are_named_where_their_box_is_in_play() -> None:
    (told,) = game_with("airless").assistant.provenance((1,)).missing_cards()
    assert "10 marine cards of the expansion of 2005 are not dealt" in told and "Tech Op" in told
    assert not list(game_with("tutorial").assistant.provenance((1,)).missing_cards())
    assert not any("expansion-2005" in name for name in may_read(game_with("tutorial"), 1))
    dealt = {card.id for card in game_with("airless").play.marine_cards}
    assert not {name.lower().replace(" ", "-") for name in ("Tech Op", "Big Guy", "Careful")} & dealt
