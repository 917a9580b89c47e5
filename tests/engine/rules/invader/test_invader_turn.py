"""The invader's turn, spawning, guards, events. Rule: 2004 rulebook p. 6, 7, 10, 11; RUL-01 to RUL-11, RUL-79 to RUL-86."""

import pytest

from kneedeep.rules.doom2004.state import GUARD
from kneedeep.rules.doom2004.text.story import StoryWriter
from tests.support.small_maps.arena import ADVANCE, HALL, UNLOAD, Arena, arena, face


def spawn(game: Arena, id: str, group: int = 0) -> None:
    card = next(card for card in game.s.hand if game.t.cards[card].id == id)
    game.do("spawn", card, group)


@pytest.mark.statement("RS-15", "UH-04", "FAQ-01")
def test_two_cards_are_drawn_whatever_the_number_of_marines() -> None:
    for marines in (((0, 0),), ((0, 0), (1, 0), (2, 0))):
        game = arena(*HALL, marines=marines)
        game.to_invader()
        assert len(game.s.hand) == 2


@pytest.mark.statement("RS-16")
def test_the_hand_is_discarded_down_to_8() -> None:
    game = arena(*HALL)
    game.hold(*["three-zombies"] * 4, *["three-trites"] * 4)
    game.choose(ADVANCE)
    game.do("finish")
    assert game.names() == {"discard"}
    game.do(*game.options()[0])
    game.do(*game.options()[0])
    assert len(game.s.hand) == 8
    assert game.s.stack[-1][0] == "command"


@pytest.mark.statement("RS-17")
def test_rul79_drawing_the_last_card_scores_and_the_discards_are_shuffled() -> None:
    game = arena(*HALL)
    game.s.discard, game.s.deck = game.s.deck[:-1], game.s.deck[-1:]
    game.to_invader()
    assert game.s.frags == 1
    assert len(game.s.hand) == 2


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


@pytest.mark.statement("RS-22", "RS-25", "RS-22b")
def test_rul82_invaders_hide_no_spawn_space() -> None:
    game = arena("##########", marines=((0, 0),))
    game.put("zombie", (4, 0))
    game.hold("three-zombies")
    game.to_invader()
    spawn(game, "three-zombies")
    assert game.s.stack[-1][0] == "command", "nothing fits"


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


@pytest.mark.statement("RS-31")
def test_b46_spawned_invaders_are_activated_in_the_same_turn_each_once() -> None:
    game = arena(*HALL, tokens=[{"kind": "obstacle", "at": [x, 2]} for x in range(10)])
    game.hold("three-zombies")
    game.to_invader()
    spawn(game, "three-zombies")
    while "set" in game.names():
        game.do(*game.options()[0])
    zombie = game.s.crowd[0]
    game.do("activate", zombie)
    game.do("done")
    assert ("activate", zombie) not in game.options()
    assert ("activate", game.s.crowd[1]) in game.options()


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


@pytest.mark.statement("OR-12", "TI-02")
def test_rul05_a_guard_may_kill_the_attacker_before_its_dice() -> None:
    game = guarded("#...", "#...", "####", "####", "####", "####")
    zombie = game.put("zombie", (0, 1))
    game.dice(yellow=face(9, 9), red=face(0, 9))
    before = game.s.left[0]
    game.rouse(zombie)
    game.strike((0, 0), 0)
    assert game.names() == {"guard", "pass"}
    game.do(*next(action for action in game.options() if action[0] == "guard"))
    assert game.s.at[zombie] < 0
    assert game.s.left[0] == before


@pytest.mark.statement("OR-15")
def test_p10_a_wound_takes_a_guard_order_away() -> None:
    game = guarded(*HALL)
    zombie = game.put("zombie", (1, 0))
    game.dice(red=face(0, 9))
    game.rouse(zombie)
    game.strike((0, 0), 0)
    game.do("pass")
    assert game.s.order[0] == 0


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


@pytest.mark.statement("RS-19", "TI-01")
def test_p7_example_its_a_trap_activates_two_invaders_after_a_pick_up() -> None:
    game = arena(*HALL, tokens=[{"kind": "ammo", "item": "bullets", "at": [0, 0]}])
    one, two = game.put("zombie", (8, 4)), game.put("zombie", (9, 4))
    game.hold("its-a-trap")
    game.choose(ADVANCE)
    game.do(*next(action for action in game.options() if action[0] == "pick"))
    game.do(*next(action for action in game.options() if action[0] == "event"))
    game.do("activate", one)
    game.do("done")
    game.do("activate", two)
    game.do("done")
    assert game.s.stack[-1][0] == "marine", "the marine goes on with his turn"
    game.do("finish")
    assert ("activate", one) in game.options(), "RUL-85: it does not use up the regular activation"


@pytest.mark.statement("TI-04")
def test_b49_start_events_are_played_until_the_first_activation() -> None:
    game = arena(
        "##", "##", parts=[{"id": "next", "at": (2, 0), "rows": ("##", "##"), "openings": ["W@0"]}],
        more={"openings": ["E@0"]}, doors=[{"at": [1, 0], "side": "east"}],
    )  # fmt: skip
    zombie = game.put("zombie", (1, 1))
    game.hold("smash")
    game.to_invader()
    assert "event" in game.names()
    event = next(action for action in game.options() if action[0] == "event")
    game.do("activate", zombie)
    game.do("done")
    assert event not in game.options()


def test_rul03_a_declined_guard_gives_up_that_window_only() -> None:
    game = guarded(*HALL)
    zombie = game.put("zombie", (9, 0))
    game.do("activate", zombie)
    assert "guard" in game.names(), "before each activation"
    game.do("pass")
    game.step((8, 0))
    assert "guard" in game.names(), "after each step"


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
