"""Sentry bots and airlocks of the expansion. Rule: 001 (sentry bots, airlocks); B-34, B-38, B-39, RUL-82."""

from typing import Any

import pytest

from kneedeep.rules.doom2004 import triggers
from kneedeep.rules.doom2004.board.figures import refresh_sides
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.invader.spawns import unseen
from kneedeep.rules.doom2004.kit import marine_cards
from kneedeep.rules.doom2004.state import HEAL
from tests.support.small_maps.arena import ADVANCE, HALL, READY, Arena, arena


def with_bot(*space: int, marines: tuple[tuple[int, int], ...] = ((0, 0),), **parts: Any) -> tuple[Arena, int]:
    """A hall with a sentry bot that is not active."""
    tokens = [{"kind": "sentry-bot", "at": list(space)}, *parts.pop("tokens", ())]
    game = arena(*parts.pop("rows", HALL), marines=marines, tokens=tokens, **parts)
    return game, game.s.others[0]


def wake(game: Arena, bot: int) -> None:
    game.s.owner[bot] = 0
    refresh_sides(game.t, game.s)


@pytest.mark.statement("UH-11")
def test_b38_an_inactive_bot_takes_no_turn() -> None:
    game, bot = with_bot(3, 0)
    game.put("zombie", (9, 4))
    game.choose(ADVANCE)
    game.do("finish")
    assert game.s.player == -1 and ("activate", bot) not in game.options()
    game.do("end")
    assert game.at(bot) == (3, 0) and game.names() == {"choose"}


@pytest.mark.parametrize(("marine", "held"), [((0, 0), False), ((12, 0), True)])
def test_an_active_bot_does_not_hold_an_area_for_its_marine(marine: tuple[int, int], held: bool) -> None:
    victory = {"marines": {"hold": "far", "rounds": 1}}
    area = {"id": "far", "at": (10, 0), "rows": HALL, "openings": ["W@0"]}
    game, bot = with_bot(11, 0, marines=(marine,), parts=[area], more={"openings": ["E@0"], "victory": victory})
    wake(game, bot)
    triggers.end_round(game.t, game.s)
    assert bool(game.s.winner) == held


@pytest.mark.statement("UH-14")
def test_b38_nobody_attacks_through_an_inactive_bot() -> None:
    game, bot = with_bot(2, 0)
    zombie = game.put("zombie", (5, 0))
    pistol = game.t.weapon_number["pistol"]
    game.choose(ADVANCE)
    aimed_at = ("attack", pistol, game.number((5, 0)), zombie, 0)
    assert aimed_at not in game.options()
    game.move(bot, (2, 4))
    assert aimed_at in game.options()


@pytest.mark.statement("UH-13")
def test_b38_an_inactive_bot_is_in_everybodys_way() -> None:
    game, _ = with_bot(1, 0, rows=("######",), marines=((5, 0),))
    zombie = game.put("zombie", (2, 0))
    game.choose(ADVANCE)
    game.step((4, 0))
    game.step((3, 0))
    assert "step" in game.names()
    game.do("finish")
    game.do("activate", zombie)
    assert not game.spaces("step")


@pytest.mark.statement("UH-12")
def test_b38_an_inactive_bot_is_no_target_of_an_invader() -> None:
    game, bot = with_bot(3, 0, marines=((9, 4),))
    imp = game.put("imp", (2, 0))
    game.activate(imp)
    assert not any(action[0] == "strike" and action[2] == bot for action in game.options())
    wake(game, bot)
    assert ("strike", game.number((3, 0)), bot) in game.options()


@pytest.mark.statement("UH-15", "UH-16")
def test_b38_a_bot_is_activated_from_beside_for_2_points() -> None:
    game, bot = with_bot(3, 0)
    game.choose(ADVANCE)
    game.step((1, 0))
    assert "wake" not in game.names()
    game.step((2, 0))
    game.do("wake", bot)
    assert game.s.stack[-1][3] == 0 and game.s.owner[bot] == 0
    game, _ = with_bot(4, 0)
    game.choose(ADVANCE)
    for x in (1, 2, 3):
        game.step((x, 0))
    assert "wake" not in game.names(), "1 point is not enough"


@pytest.mark.statement("UH-17", "UH-18")
def test_b39_a_bot_acts_between_its_marine_and_the_next_one() -> None:
    game, bot = with_bot(1, 0, marines=((0, 0), (0, 4)))
    wake(game, bot)
    game.put("zombie", (9, 0))
    game.choose(ADVANCE)
    game.do("finish")
    assert game.s.stack[-1][:2] == ("bot", bot)
    assert "shoot" in game.names()
    for x in (2, 3, 4, 5):
        game.step((x, 0))
    assert "step" not in game.names() and "shoot" in game.names()
    game.dice()
    game.do(*next(action for action in game.options() if action[0] == "shoot"))
    assert game.names() == {"done"}
    game.do("done")
    assert game.s.player == 1 and game.names() == {"choose"}


@pytest.mark.statement("UH-19")
def test_b39_the_officer_helps_bots() -> None:
    game, bot = with_bot(1, 0)
    wake(game, bot)
    arms = game.t.kinds[game.t.bot_kind].arms
    assert arms is not None
    assert marine_cards.bonus(game.t, game.s, bot, arms) == (0, 0)
    game.s.cards = (("officer",),)
    assert min(marine_cards.bonus(game.t, game.s, bot, arms)) > 0


@pytest.mark.statement("UH-20")
def test_b39_a_bot_gives_nothing_and_leaves_by_no_exit() -> None:
    game, bot = with_bot(1, 0, tokens=[{"kind": "exit", "id": "lift", "at": [1, 0]}])
    wake(game, bot)
    game.choose(ADVANCE)
    game.do("finish")
    assert game.names() == {"step", "done"}


@pytest.mark.statement("UH-21")
def test_b39_a_bot_has_no_orders_and_is_not_healed() -> None:
    game, bot = with_bot(1, 0)
    wake(game, bot)
    game.s.cards = (("medic",),)
    game.s.left[0] -= 1
    game.s.left[bot] -= 1
    game.choose(READY)
    game.do("order", HEAL)
    assert {action[1] for action in game.options() if action[0] == "heal"} == {0}
    game.do("finish")
    while game.s.stack[-1][0] == "window":
        game.do("pass")
    assert game.s.stack[-1][0] == "bot" and "order" not in game.names()


@pytest.mark.statement("UH-22")
@pytest.mark.parametrize("active", [False, True])
def test_rul82_what_a_bot_sees_may_be_spawned_on(active: bool) -> None:
    wall = [{"kind": "obstacle", "at": [4, y]} for y in range(5)]
    game, bot = with_bot(7, 2, tokens=wall)
    game.lay("obstacle")
    if active:
        wake(game, bot)
    free = unseen(game.t, game.s)
    assert all(free >> game.number((x, y)) & 1 for x, y in ((6, 2), (8, 2), (9, 4)))


@pytest.mark.statement("UH-10", "UH-07")
@pytest.mark.parametrize(("kind", "destroyed"), [("airlock", False), ("door", True)])
def test_b34_smash_is_for_doors_and_not_for_airlocks(kind: str, destroyed: bool) -> None:
    game = arena(
        "##", "##", marines=((0, 0),), more={"openings": ["E@0"]},
        parts=[{"id": "next", "at": (2, 0), "rows": ("##", "##"), "openings": ["W@0"]}],
        doors=[{"id": "lock", "at": [1, 0], "side": "east", "kind": kind}],
    )  # fmt: skip
    game.hold("smash")
    game.to_invader()
    assert ("event" in game.names()) is destroyed
    game.do("end")
    game.choose(ADVANCE)
    game.step((1, 0))
    game.do("open", 0)
    game.do("finish")
    assert bool(game.s.doors) is destroyed, "an airlock shuts when the turn is over"


@pytest.mark.statement("UH-09")
def test_b35_a_small_figure_beside_an_airlock_lives() -> None:
    game = arena(
        "##", "##", marines=((1, 0),), more={"openings": ["E@0"]},
        parts=[{"id": "next", "at": (2, 0), "rows": ("###", "###"), "openings": ["W@0"]}],
        doors=[{"id": "lock", "at": [1, 0], "side": "east", "kind": "airlock"}],
    )  # fmt: skip
    game.choose(ADVANCE)
    game.do("open", 0)
    imp, demon = game.put("imp", (2, 1)), game.put("demon", (1, 1))
    game.do("finish")
    assert not game.s.doors
    assert game.at(imp) == (2, 1) and game.at(demon) is None


@pytest.mark.statement("UH-24")
def test_rul55_who_has_left_does_not_return() -> None:
    game = arena(
        *HALL, marines=((0, 0), (5, 0)), tokens=[{"kind": "exit", "id": "lift", "at": [0, 0]}],
        more={"victory": {"marines": {"exit": "lift", "who": "all"}}},
    )  # fmt: skip
    game.choose(ADVANCE)
    game.do("exit", 0)
    for _ in range(3):
        assert game.at(0) is None and game.s.seat == 1 and "respawn" not in game.names()
        game.choose(ADVANCE)
        game.do("finish")
        game.do("end")


@pytest.mark.statement("UH-34")
def test_rul27_a_telefrag_kills_invaders_alone() -> None:
    pads = [{"kind": "teleporter", "color": "red", "spaces": [[0, 0], [9, 4]]}]
    game = arena(*HALL, marines=((0, 0), (9, 4)), tokens=pads)
    frags = game.s.frags
    game.choose(ADVANCE)
    game.do("teleport", 1)
    assert game.at(1) == (9, 4) and game.s.frags == frags
    wounds.frag(game.t, game.s, 1, "test")
    assert game.at(0) == (9, 4)
