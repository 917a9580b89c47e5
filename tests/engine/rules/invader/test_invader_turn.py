"""The invader's turn, spawning, guards, events. Rule: 2004 rulebook p. 6, 7, 10, 11; RUL-01 to RUL-11, RUL-79 to RUL-86."""

import pytest

from kneedeep.rules.doom2004.state import GUARD
from kneedeep.rules.doom2004.text.story import StoryWriter
from tests.support.small_maps.arena import HALL, UNLOAD, Arena, arena, face


def spawn(game: Arena, id: str, group: int = 0) -> None:
    card = next(card for card in game.s.hand if game.t.cards[card].id == id)
    game.do("spawn", card, group)


@pytest.mark.statement("RS-20", "RS-26")
def test_one_spawn_card_a_turn_of_a_split_card_one_half() -> None:
    game = arena(*HALL, marines=((0, 0),), tokens=[{"kind": "obstacle", "at": [x, 2]} for x in range(10)])
    game.hold("demon-or-imp-and-zombie", "three-zombies")
    game.to_invader()
    card = next(card for card in game.s.hand if game.t.cards[card].id == "demon-or-imp-and-zombie")
    assert {action[2] for action in game.options() if action[:2] == ("spawn", card)} == {0, 1}
    spawn(game, "demon-or-imp-and-zombie", 1)
    while game.names() & {"set"}:
        game.do(*game.options()[0])
    assert sorted(game.t.kinds[game.s.kind[one]].id for one in game.s.crowd) == ["imp", "zombie"]
    assert "spawn" not in game.names()


@pytest.mark.statement("RS-22", "RS-23")
def test_p7_example_of_three_zombies_two_fit_out_of_sight() -> None:
    game = arena(
        "####", "####", "####",
        tokens=[{"kind": "obstacle", "spaces": [[2, 0], [0, 2], [1, 1]]}], marines=((0, 0),),
    )  # fmt: skip
    hidden = {(3, 0), (1, 2), (2, 1), (3, 1), (2, 2), (3, 2)} & {
        game.space(number) for number in range(game.t.size) if not game.s.ground.look(game.s.at[0]) >> number & 1
    }
    for space in sorted(hidden)[2:]:
        game.put("trite", space)
    game.hold("three-zombies")
    game.to_invader()
    spawn(game, "three-zombies")
    game.do(*game.options()[0])
    game.do(*game.options()[0])
    zombies = [one for one in game.s.crowd if game.t.kinds[game.s.kind[one]].id == "zombie"]
    assert len(zombies) == 2
    assert ("lost", game.t.kind_number["zombie"], 1) in game.events
    assert StoryWriter(game.t).sentences(game.events)[-1] == "No place for 1 zombie"
    assert game.s.stack[-1][0] == "command", "B-45: the third is wasted"


@pytest.mark.statement("RS-28")
def test_rul80_a_figure_may_be_taken_off_only_when_all_of_its_kind_are_in_use() -> None:
    game = arena(*HALL, tokens=[{"kind": "obstacle", "at": [x, 2]} for x in range(10)])
    limit = game.t.kinds[game.t.kind_number["mancubus"]].limit
    assert limit == 2, "one marine brings a third of 6 into play"
    first = game.put("mancubus", (4, 0))
    game.put("mancubus", (6, 0))
    game.hold("one-mancubus")
    game.to_invader()
    spawn(game, "one-mancubus")
    assert game.names() == {"recycle", "forgo"}
    game.do("recycle", first)
    assert game.names() == {"set"}
    assert not game.s.course.killed


def guarded(*rows: str) -> Arena:
    game = arena(*rows)
    game.place_order(GUARD)
    return game


@pytest.mark.statement("OR-17")
def test_p10_example_the_guard_waits_for_the_zombies_third_space() -> None:
    game = guarded("#...", "#...", "####", "####", "####", "####")
    zombie = game.put("zombie", (3, 2))
    game.move(zombie, (3, 5))
    game.dice(yellow=face(9, 9))
    game.rouse(zombie)
    seen = 0
    for space in ((2, 4), (1, 3), (0, 2)):
        game.step(space)
        if "guard" in game.names():
            seen += 1
            if space == (0, 2):
                game.do(*next(action for action in game.options() if action[0] == "guard"))
            else:
                game.do("pass")
    assert seen
    assert game.s.at[zombie] < 0
    assert game.s.order[0] == 0
    assert game.s.stack[-1][0] == "command", "what the zombie was doing lapses"


@pytest.mark.statement("OR-24")
def test_p10_the_medic_who_waited_too_long() -> None:
    game = arena(*HALL, marines=((0, 0), (0, 1)))
    game.s.cards = (("medic",), ())
    game.place_order(4)
    zombie = game.put("zombie", (1, 1))
    game.s.left[1] = 3
    game.dice(red=face(0, 6))
    game.choose(UNLOAD)
    game.do("finish")
    game.rouse(zombie)
    game.strike((0, 1), 1)
    assert game.names() == {"heal", "pass"}, "before the dice he still may"
    game.do("pass")
    assert game.s.at[1] < 0 and game.s.frags == 1
    assert not any(action[0] == "heal" and action[1] == 1 for action in game.options())


@pytest.mark.statement("AT-31", "FR-03", "FR-05", "FR-13", "EQ-18", "UH-50")
def test_p9_after_a_frag_he_has_what_he_started_with_and_keeps_his_weapons() -> None:
    game = arena(*HALL)
    zombie = game.put("zombie", (1, 0))
    game.s.left[0], game.s.armor[0], game.s.berserk[0] = 1, 4, (2,)
    game.s.weapons[0] = 1
    game.dice(red=face(0, 9))
    game.activate(zombie)
    game.strike((0, 0), 0)
    assert game.s.at[0] < 0 and game.s.frags == 1
    assert game.s.left[0] == game.t.parameters.wounds
    assert game.s.armor[0] == game.t.parameters.armor
    assert game.s.berserk[0] == () and game.s.weapons[0] == 1
