"""What the tactical bot does in small positions."""

import pytest

from kneedeep.games.bots import bot_named
from kneedeep.games.bots.doom2004.distance_maps import distance_maps_of
from kneedeep.games.bots.doom2004.door_plan import door_plan
from kneedeep.games.bots.doom2004.marine_plan import MarineTurnPlan
from kneedeep.rules import Action
from kneedeep.rules.doom2004.board import figures
from kneedeep.rules.doom2004.stages import PlayerTurn, Respawn
from kneedeep.rules.doom2004.state import HEAL, INVADER, WAITING
from kneedeep.rules.numbers import FigureNumber
from tests.support.small_maps.arena import HALL, Arena, Space, arena

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


def two_rooms(*marines: Space, seen: bool = True, **door: object) -> Arena:
    """Two rooms with a door between 5,0 and 6,0, the exit in the second."""
    game = arena(
        "######",
        "######",
        marines=marines or ((0, 0),),
        parts=[{"id": "cell", "at": [6, 0], "rows": ["######", "######"], "openings": ["W@0"]}],
        doors=[{"id": "gate", "at": [5, 0], "side": "east", **door}],
        tokens=[{"kind": "key", "color": "red", "at": [0, 1]}, exit_at(11, 1)],
        more={"openings": ["E@0"], **EXIT},
    )
    if seen:
        game.s.areas = (1 << len(game.t.area_bits)) - 1
        game.s.revealed = game.t.terrain.everywhere
        game.look()
    return game


def plan_of(game: Arena, seat: int) -> MarineTurnPlan:
    return MarineTurnPlan(distance_maps_of(game.game, game.s.players), game.s, seat)


def test_an_invader_waits_at_a_door_that_only_marines_open() -> None:
    game = two_rooms(key="red")
    game.s.keys = 1
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
    game = arena(*HALL, marines=((2, 2),), more={"victory": {"marines": {"never": True}, "invaders": {"frags": 6}}})
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


def test_the_last_marine_opens_no_unseen_room_with_nothing_left() -> None:
    game = two_rooms((5, 1), (5, 0), seen=False)
    first, last = plan_of(game, 0), plan_of(game, 1)

    def worth(turn: MarineTurnPlan, left: int, *, attacks: bool) -> float:
        plan = door_plan(turn, turn.at, 0, left, attacks=attacks)
        assert plan is not None
        return plan.worth

    assert worth(last, 2, attacks=False) < worth(last, 2, attacks=True)
    assert worth(last, 2, attacks=False) < worth(first, 2, attacks=False)


def test_a_marine_opens_an_airlock_only_to_walk_through() -> None:
    for seen in (True, False):
        turn = plan_of(two_rooms((5, 0), seen=seen, kind="airlock"), 0)
        assert door_plan(turn, turn.at, 0, 2, attacks=False) is None
        assert door_plan(turn, turn.at, 0, 3, attacks=False) is not None


def test_a_marine_shuts_a_door_against_invaders() -> None:
    game = two_rooms((5, 0))
    game.s.doors |= 1
    game.s.ground = game.t.terrain.ground(game.s.doors, game.s.blocked, game.s.opaque)
    for place in ((9, 0), (9, 1), (10, 0), (10, 1)):
        game.put("zombie", place)
    turn = plan_of(game, 0)
    plan = door_plan(turn, turn.at, 0, 2, attacks=False)
    assert plan is not None and plan.actions == (("close", 0),) and plan.worth > turn.base(turn.at)


@pytest.mark.parametrize(("row", "armor"), [(0, [0, 4]), (3, [0, 0]), (3, [5, 4])])
def test_a_marine_keeps_away_from_a_watchful_demon(row: int, armor: list[int]) -> None:
    """Also where armor is beside it: a free attack costs more than armor is worth."""
    game = arena(*HALL, marines=((0, 2),), tokens=[{"kind": "armor", "at": armor}, exit_at(9, 2)], more=EXIT)
    game.put("demon", (4, row))
    assert taken(game)[-1] == ("finish",)
    assert game.s.left[0] == game.t.parameters.wounds


def test_a_marine_does_not_teleport_to_and_fro() -> None:
    pads = [{"kind": "teleporter", "color": "blue", "at": at} for at in ([0, 0], [2, 2])]
    game = arena(*LONG, marines=((2, 2),), tokens=[*pads, exit_at(15, 1)], more=EXIT)
    for place in ((8, 0), (9, 0), (8, 2), (9, 2)):
        game.put("zombie", place)
    assert [action for action in taken(game) if action[0] == "teleport"] == []


def test_a_marine_gives_a_weapon_to_who_has_its_ammunition() -> None:
    game = arena(*HALL, marines=((2, 2), (3, 2)), tokens=[exit_at(9, 2)], more=EXIT)
    launcher = game.t.weapon_number["rocket-launcher"]
    game.s.weapons[0] |= 1 << launcher
    game.s.ammo[4] = 2
    assert ("give", 1, 3 + launcher) in taken(game)


def test_marines_stay_together() -> None:
    game = arena(*HALL, marines=((0, 0), (9, 0)), tokens=[exit_at(0, 4)], more=EXIT)
    turn = plan_of(game, 0)
    near, far = game.number((4, 4)), game.number((0, 0))
    assert turn.base(far) - turn.base(near) == pytest.approx(-4 + turn.pace * (turn.field[near] - turn.field[far]))


def test_a_hurt_marine_goes_a_step_for_a_medkit() -> None:
    game = arena(*HALL, marines=((0, 0),), tokens=[{"kind": "health", "at": [0, 1]}, exit_at(9, 0)], more=EXIT)
    game.s.left[0] = 5
    assert ("pick", 0) in taken(game)


def test_a_marine_who_leaves_places_no_order() -> None:
    game = arena(*HALL, marines=((6, 2),), tokens=[exit_at(9, 2)], more=EXIT)
    game.do("choose", READY, 0)
    assert {"step", "exit"} == {action[0] for action in taken(game)}


def test_an_invader_on_a_teleporter_keeps_marines_away() -> None:
    pads = [{"kind": "teleporter", "color": "blue", "at": at} for at in ([0, 0], [15, 0])]
    game = arena(*LONG, marines=((0, 1),), tokens=[*pads, exit_at(15, 1)], more=EXIT)
    assert plan_of(game, 0).field[game.number((0, 0))] == 2
    game.put("zombie", (15, 0))
    assert plan_of(game, 0).field[game.number((0, 0))] == 15
