"""Sentry bots and airlocks of the expansion. Rule: 001 (sentry bots, airlocks); B-34, B-38, B-39, RUL-82."""

from typing import Any

import pytest

from kneedeep.rules.doom2004 import triggers
from kneedeep.rules.doom2004.board.figures import refresh_sides
from kneedeep.rules.doom2004.invader.spawns import unseen
from kneedeep.rules.doom2004.kit import marine_cards
from tests.support.small_maps.arena import ADVANCE, HALL, Arena, arena


def with_bot(*space: int, marines: tuple[tuple[int, int], ...] = ((0, 0),), **parts: Any) -> tuple[Arena, int]:
    """A hall with a sentry bot that is not active."""
    tokens = [{"kind": "sentry-bot", "at": list(space)}, *parts.pop("tokens", ())]
    game = arena(*parts.pop("rows", HALL), marines=marines, tokens=tokens, **parts)
    return game, game.s.others[0]


def wake(game: Arena, bot: int) -> None:
    game.s.owner[bot] = 0
    refresh_sides(game.t, game.s)


@pytest.mark.parametrize(("marine", "held"), [((0, 0), False), ((12, 0), True)])
def test_an_active_bot_does_not_hold_an_area_for_its_marine(marine: tuple[int, int], held: bool) -> None:
    victory = {"marines": {"hold": "far", "rounds": 1}}
    area = {"id": "far", "at": (10, 0), "rows": HALL, "openings": ["W@0"]}
    game, bot = with_bot(11, 0, marines=(marine,), parts=[area], more={"openings": ["E@0"], "victory": victory})
    wake(game, bot)
    triggers.end_round(game.t, game.s)
    assert bool(game.s.winner) == held


@pytest.mark.statement("UH-12")
def test_b38_an_inactive_bot_is_no_target_of_an_invader() -> None:
    game, bot = with_bot(3, 0, marines=((9, 4),))
    imp = game.put("imp", (2, 0))
    game.activate(imp)
    assert not any(action[0] == "strike" and action[2] == bot for action in game.options())
    wake(game, bot)
    assert ("strike", game.number((3, 0)), bot) in game.options()


@pytest.mark.statement("UH-19")
def test_b39_the_officer_helps_bots() -> None:
    game, bot = with_bot(1, 0)
    wake(game, bot)
    arms = game.t.kinds[game.t.bot_kind].arms
    assert arms is not None
    assert marine_cards.bonus(game.t, game.s, bot, arms) == (0, 0)
    game.s.cards = (("officer",),)
    assert min(marine_cards.bonus(game.t, game.s, bot, arms)) > 0


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
