"""Rulings on movement, equipment and a marine's turn, each by an example. Rule: RUL-21 to RUL-56, B-06, B-16, B-39 to B-44."""

import pytest

from kneedeep.rules.doom2004.board.figures import refresh_sides
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.movement import figure_steps
from kneedeep.rules.doom2004.state import AIM
from kneedeep.rules.numbers import FigureNumber
from tests.support.small_maps.arena import ADVANCE, HALL, READY, SPRINT, Arena, arena, face

PADS = [{"kind": "teleporter", "color": "red", "spaces": [[0, 0], [9, 4]]}]


def awake(game: Arena, seat: int = 0) -> int:
    """Activate the only bot of the board for a marine."""
    bot = game.s.others[0]
    game.s.owner[bot] = seat
    refresh_sides(game.t, game.s)
    return bot


def shapes(game: Arena) -> set[tuple[tuple[int, int], int]]:
    return {(game.space(action[1]), action[2]) for action in game.options() if action[0] == "step"}


@pytest.mark.statement("DO-15")
def test_rul23_a_figure_beside_the_line_keeps_no_door_from_shutting() -> None:
    game = arena(
        "##", "##", marines=((1, 0),), more={"openings": ["E@0"]},
        parts=[{"id": "next", "at": (2, 0), "rows": ("##", "##"), "openings": ["W@0"]}],
        doors=[{"id": "hatch", "at": [1, 0], "side": "east", "open": True}],
    )  # fmt: skip
    for space in ((1, 1), (2, 0), (2, 1)):
        game.put("imp", space)
    game.choose(ADVANCE)
    game.do("close", 0)
    assert not game.s.doors


def test_rul25_a_2x2_figure_steps_diagonally_wherever_both_footprints_are_legal() -> None:
    game = arena("##.", "###", ".##", "###", marines=((0, 3),))
    giant = game.put("mancubus", (0, 0))
    game.activate(giant)
    assert ((1, 1), 3) in shapes(game), "past the missing corner spaces"


def test_rul27_a_teleport_onto_a_marine_is_like_passing_him_onto_a_sleeping_bot_it_is_not_allowed() -> None:
    game = arena(*HALL, marines=((0, 0), (9, 4)), tokens=PADS)
    game.choose(ADVANCE)
    game.do("teleport", 1)
    assert "finish" not in game.names() and "attack" not in game.names()
    game.step((8, 4))
    assert "finish" in game.names()
    game = arena(*HALL, tokens=[*PADS, {"kind": "sentry-bot", "at": [9, 4]}])
    game.choose(ADVANCE)
    assert "teleport" not in game.names()
    awake(game)
    assert "teleport" in game.names()


@pytest.mark.statement("UH-34")
def test_rul27_a_bot_never_telefrags() -> None:
    game = arena(*HALL, marines=((5, 2),), tokens=[*PADS, {"kind": "sentry-bot", "at": [0, 0]}])
    awake(game)
    zombie = game.put("zombie", (9, 4))
    game.choose(ADVANCE)
    game.do("finish")
    assert game.s.stack[-1][0] == "bot" and "teleport" not in game.names()
    wounds.kill(game.t, game.s, zombie, "test")
    assert "teleport" in game.names()


def test_rul29_each_watchful_figure_attacks_once_in_the_invaders_order_and_no_longer_when_the_mover_is_dead() -> None:
    game = arena(*HALL, marines=((0, 0),))
    one, two = game.put("demon", (1, 1)), game.put("demon", (1, 2), turned=False)
    game.move(two, (2, 0))
    game.dice(red=face(0, 0))
    game.choose(ADVANCE)
    game.step((1, 0))
    assert set(game.options()) == {("bite", one), ("bite", two), ("pass",)}
    game.do("bite", two)
    assert set(game.options()) == {("bite", one), ("pass",)}
    game.s.left[0] = 1
    game.dice(red=face(0, 9))
    game.do("bite", one)
    assert game.s.at[0] < 0


@pytest.mark.parametrize(("switch", "hurt"), [("wound", 1), ("none", 0)])
@pytest.mark.statement("OB-07")
def test_rul32_an_invader_left_idle_on_a_damaging_obstacle(switch: str, hurt: int) -> None:
    game = arena(*HALL, tokens=[{"kind": "hazard", "at": [5, 0], "size": 1}], rules={"idle_hazard": switch})
    demon = game.put("demon", (5, 0))
    before = game.s.left[demon]
    game.next_round()
    assert game.s.left[demon] == before - hurt


def test_rul33_from_flame_jet_to_flame_jet_is_leaving_and_entering_for_flyers_too() -> None:
    jets = [{"kind": "flame-jet", "spaces": [[5, 0], [6, 0]], "on": True}]
    game = arena(*HALL, tokens=jets)
    caco = game.put("cacodemon", (6, 1))
    game.move(caco, (7, 0))
    before = game.s.left[caco]
    game.activate(caco)
    game.step((6, 0), 3)
    assert game.s.left[caco] == before - 1, "an oversized figure once a step"
    game = arena(*HALL, marines=((4, 0),), tokens=jets)
    game.choose(ADVANCE)
    game.step((5, 0))
    before = game.s.left[0]
    game.step((6, 0))
    assert game.s.left[0] == before - 2


def test_rul44_a_sprinting_marine_works_doors_gives_and_activates_but_never_attacks() -> None:
    game = arena(*HALL, marines=((0, 0), (1, 0)), tokens=[{"kind": "sentry-bot", "at": [0, 1]}])
    game.put("zombie", (1, 1))
    game.s.order[0] = AIM
    game.choose(SPRINT)
    assert {"give", "wake"} <= game.names()
    assert not {"attack", "order"} & game.names()


def test_rul46_an_order_is_not_dropped_at_will() -> None:
    game = arena(*HALL)
    game.s.order[0] = AIM
    game.choose(READY)
    assert not game.names() & {"order", "drop"}
    game.step((1, 0))
    assert "order" in game.names()


@pytest.mark.statement("EQ-07")
def test_b14_armor_health_and_items_are_never_given() -> None:
    game = arena(
        *HALL, marines=((0, 0), (1, 0)), more={"items": [{"id": "disc"}]},
        tokens=[{"kind": "item", "item": "disc", "at": [0, 0]}],
    )  # fmt: skip
    game.s.armor[0], game.s.adrenaline[0], game.s.oxygen[0] = 5, 2, 2
    game.s.ammo[:3] = [0, 0, 0]
    game.choose(ADVANCE)
    game.do(*game.first("pick"))
    assert game.s.items[0] and "give" not in game.names()


@pytest.mark.statement("EQ-06", "EQ-08", "FR-04")
def test_rul51_and_b16_armor_has_no_limit_and_a_frag_takes_the_surplus() -> None:
    game = arena("#######", tokens=[{"kind": "armor", "spaces": [[x, 0] for x in (1, 2, 3, 4)], "count": 2}])
    start = game.s.armor[0]
    game.choose(SPRINT)
    for x in (1, 2, 3, 4):
        game.step((x, 0))
        while "pick" in game.names():
            game.do(*game.first("pick"))
    assert game.s.armor[0] == start + 8
    wounds.frag(game.t, game.s, 0, "test")
    assert game.s.armor[0] == start and not game.s.lying


@pytest.mark.statement("UH-24")
def test_rul55_who_has_left_takes_no_turns_and_his_bots_stand_idle() -> None:
    game = arena(
        *HALL, marines=((0, 0), (5, 0)),
        tokens=[{"kind": "exit", "id": "lift", "at": [0, 0]}, {"kind": "sentry-bot", "at": [0, 1]}],
    )  # fmt: skip
    awake(game)
    game.choose(ADVANCE)
    game.do("exit", 0)
    assert game.s.seat == 1 and game.names() == {"choose"}
    game.choose(ADVANCE)
    game.do("finish")
    game.do("end")
    assert game.s.seat == 1 and game.names() == {"choose"}


@pytest.mark.statement("UH-16")
def test_rul56_two_bots_at_a_time_and_they_act_after_a_turn_in_which_he_was_fragged() -> None:
    bots = [{"kind": "sentry-bot", "spaces": [[0, 1], [1, 1], [1, 0]]}]
    game = arena(*HALL, tokens=[*bots, {"kind": "hazard", "at": [3, 3], "size": 1}])
    game.choose(SPRINT)
    game.do(*game.first("wake"))
    game.do(*game.first("wake"))
    assert "wake" not in game.names()
    wounds.frag(game.t, game.s, 0, "test")
    game.game._settle(game.t, game.s)
    assert game.s.stack[-1][0] == "bot"
    game.do("done")
    assert game.s.stack[-1][0] == "bot"
    points = game.s.frags
    wounds.kill(game.t, game.s, game.s.stack[-1][1], "test")
    assert game.s.frags == points, "a lost bot gives no point"


@pytest.mark.statement("UH-20")
def test_b39_a_bot_works_no_doors_and_picks_nothing_up() -> None:
    game = arena(
        "##", "##", marines=((0, 0),), more={"openings": ["E@0"]},
        parts=[{"id": "next", "at": (2, 0), "rows": ("##", "##"), "openings": ["W@0"]}],
        doors=[{"id": "hatch", "at": [1, 0], "side": "east"}],
        tokens=[{"kind": "sentry-bot", "at": [1, 1]}, {"kind": "health", "at": [1, 1]}],
    )  # fmt: skip
    awake(game)
    game.choose(ADVANCE)
    game.do("finish")
    assert game.names() == {"step", "done"}


@pytest.mark.statement("OB-08")
def test_b41_knocked_onto_a_damaging_obstacle_he_is_wounded_again_if_he_stays_his_whole_turn() -> None:
    for stays in (True, False):
        game = arena(*HALL, marines=((2, 0),), tokens=[{"kind": "hazard", "at": [5, 0], "size": 1}])
        knight = game.put("hell-knight", (0, 0))
        game.dice(red=face(0, 2))
        game.activate(knight)
        game.strike((2, 0), 0)
        game.do("knock", 0, game.number((5, 0)), 0)
        game.do("done")
        before = game.s.left[0]
        game.do("end")
        game.choose(ADVANCE)
        if not stays:
            game.step((6, 0))
        game.do("finish")
        assert game.s.left[0] == before - stays


@pytest.mark.statement("SU-encounter")
def test_b44_an_encounter_is_for_the_marine_who_ends_his_move_not_for_who_passes() -> None:
    game = arena(*HALL, tokens=[{"kind": "encounter", "at": [1, 0], "do": [{"give": "adrenaline"}]}])
    game.choose(ADVANCE)
    game.step((1, 0))
    game.step((2, 0))
    game.do("finish")
    assert game.s.lying and list(game.s.adrenaline) == [0]


@pytest.mark.statement("RS-34", "MV-03")
def test_b06_an_invader_may_use_a_part_of_its_movement_or_not_be_activated() -> None:
    game = arena(*HALL)
    one, two = game.put("zombie", (5, 0)), game.put("zombie", (7, 0))
    game.activate(two)
    game.step((8, 0))
    game.do("done")
    assert game.options() == [("activate", one), ("end",)], "in any order"
    game.do("end")
    assert game.s.round == 2


def test_rul22_a_bot_is_never_left_in_a_taken_space() -> None:
    game = arena(*HALL, tokens=[{"kind": "sentry-bot", "at": [0, 1]}])
    bot = awake(game)
    game.choose(ADVANCE)
    game.do("finish")
    game.step((0, 0))
    assert "done" not in game.names() and game.s.sharing
    figure_steps.send_back(game.t, game.s, FigureNumber(bot))
    assert game.at(bot) == (0, 1)


@pytest.mark.statement("MV-02", "RS-32")
def test_p7_a_trite_moves_5_spaces_and_an_invader_less_if_it_likes() -> None:
    game = arena(*HALL, marines=((0, 4),))
    trite = game.put("trite", (0, 0))
    game.activate(trite)
    for x in range(1, 6):
        game.step((x, 0))
    assert "step" not in game.names()
