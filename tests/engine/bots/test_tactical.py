"""What the tactical bot does in small positions."""

from __future__ import annotations

import pytest

from kneedeep.games.bots import bot_named
from kneedeep.rules import Action
from kneedeep.rules.doom2004.board import figures
from kneedeep.rules.doom2004.stages import PlayerTurn, Respawn
from kneedeep.rules.doom2004.state import HEAL, INVADER, WAITING
from kneedeep.rules.numbers import FigureNumber
from tests.support.small_maps.arena import Arena, Space, arena

HALL = ("##########",) * 5
LONG = ("################",) * 3
UNLOAD, ADVANCE, READY = 1, 2, 3
EXIT = {"victory": {"marines": {"exit": "out"}, "invaders": {"frags": 6}}}


def exit_at(x: int, y: int) -> dict[str, object]:
    return {"kind": "exit", "id": "out", "at": [x, y]}


def taken(game: Arena, most: int = 40) -> list[Action]:
    """The actions of the bot until the other side or another marine decides, and until an activation ends."""
    player = game.s.player
    found: list[Action] = []
    bot = bot_named("tactical", game.game, game.s.players, 1)
    side = "invaders" if player == INVADER else "marines"
    while game.s.player == player and not game.s.winner and len(found) < most:
        action = bot.choose(lambda: game.game.view(game.s, side), game.options())
        found.append(action)
        game.do(*action)
        if action[0] in ("done", "end", "finish"):
            break
    return found


def fragged(game: Arena, seat: int, at: Space) -> None:
    """Take a marine off the board as one who waits to come back."""
    figures.lift(game.t, game.s, seat)
    figures.refresh_sides(game.t, game.s)
    game.s.status[seat], game.s.back_in[seat], game.s.fragged_at[seat] = WAITING, 1, game.number(at)


def apart(one: Space | None, other: Space) -> int:
    assert one is not None
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def test_an_invader_goes_to_where_marines_come_back_while_none_is_on_the_board() -> None:
    game = arena(*LONG, tokens=[exit_at(15, 1)], more=EXIT)
    demon = game.put("imp", (1, 1))
    game.to_invader()
    fragged(game, 0, (0, 0))
    game.activate(demon)
    actions = taken(game)
    assert "step" in {action[0] for action in actions}
    assert apart(game.at(demon), (12, 1)) < 11


def test_an_invader_waits_at_a_door_that_only_marines_open() -> None:
    game = arena(
        "######",
        "######",
        parts=[{"id": "cell", "at": [6, 0], "rows": ["######", "######"], "openings": ["W@0"]}],
        doors=[{"id": "gate", "at": [5, 0], "side": "east", "key": "red"}],
        tokens=[{"kind": "key", "color": "red", "at": [0, 1]}, exit_at(11, 1)],
        more={"openings": ["E@0"], **EXIT},
    )
    game.s.areas = (1 << len(game.t.area_bits)) - 1
    game.s.revealed = game.t.terrain.everywhere
    game.s.keys = 1
    game.look()
    imp = game.put("imp", (10, 1))
    game.activate(imp)
    taken(game)
    assert apart(game.at(imp), (6, 0)) <= 2


def test_a_marine_takes_a_shotgun_though_it_costs_him_a_step() -> None:
    game = arena(
        *LONG,
        marines=((2, 0),),
        tokens=[{"kind": "weapon", "item": "shotgun", "at": [2, 1]}, exit_at(15, 0)],
        more=EXIT,
    )
    assert ("pick", 0) in taken(game)


def test_a_marine_shoots_whom_his_fists_hurt_less() -> None:
    game = arena(
        *HALL, marines=((2, 2),), more={"victory": {"marines": {"never": True}, "invaders": {"frags": 6}}}
    )
    imp = game.put("imp", (3, 2))
    game.s.ammo[0] = 3
    attacks = [numbers for name, *numbers in taken(game) if name == "attack"]
    assert attacks and attacks[0][2] == imp
    assert game.t.weapons[attacks[0][0]].id == "pistol"


def test_a_marine_does_not_come_back_beside_an_invader() -> None:
    game = arena(*LONG, tokens=[exit_at(15, 1)], more=EXIT)
    game.put("zombie", (14, 1))
    fragged(game, 0, (0, 0))
    game.s.stack = [PlayerTurn("turn", 0, 0), Respawn("respawn", FigureNumber(0))]
    game.s.player = 0
    options = game.spaces("respawn")
    beside = {space for space in options if apart(space, (14, 1)) <= 1}
    assert beside and beside < options
    bot = bot_named("tactical", game.game, 1, 1)
    _, *spaces = bot.choose(lambda: game.game.view(game.s, "marines"), game.options())
    assert game.space(spaces[0]) not in beside


@pytest.mark.parametrize("start", [(3, 2), (4, 2)])
def test_an_invader_that_shoots_does_not_go_to_the_marine_afterwards(start: Space) -> None:
    game = arena(*HALL, marines=((0, 2),), tokens=[exit_at(9, 0)], more=EXIT)
    imp = game.put("imp", start)
    game.activate(imp)
    actions = taken(game)
    assert "strike" in {action[0] for action in actions}
    assert apart(game.at(imp), (0, 2)) > 1


def test_a_medic_heals_a_comrade_beside_him() -> None:
    game = arena(*HALL, marines=((0, 0), (1, 0)), tokens=[exit_at(1, 1)], more=EXIT)
    game.s.cards = (("medic",), ())
    game.s.left[1] = 1
    actions = taken(game)
    assert ("choose", READY, 0) in actions and ("order", HEAL) in actions and ("heal", 1, 0) in actions
    assert game.s.left[1] > 1
