"""A scenario's own figures: numbers, dice, sides. Rule: scenario format, `figure_types`."""

from typing import Any

from kneedeep.rules.doom2004.combat import attack_terms
from kneedeep.rules.doom2004.state import INVADER
from tests.support.small_maps.arena import HALL, Arena, arena, face

ADVANCE = 2


def with_figure(side: str, *, marines: Any = ((0, 0),), at: tuple[int, int] = (2, 0), **own: Any) -> Arena:
    return arena(
        *HALL, marines=marines, figures=[{"kind": "drone", "at": list(at), "id": "escort"}],
        more={"figure_types": [{"id": "drone", "name": "Drone", "like": "imp", "side": side, "move": 3, **own}]},
    )  # fmt: skip


def end_marines_turn(game: Arena) -> None:
    game.choose(ADVANCE)
    game.do("finish")


def test_own_dice_and_abilities_are_those_that_are_named() -> None:
    game = with_figure("invaders", dice="YRGBB", abilities=["watchful", "blast 2"], armor=4, wounds=5)
    kind = game.t.kinds[game.t.kind_number["drone"]]
    assert kind.arms is not None and kind.arms.dice == (0, 1, 2, 3, 3) and kind.arms.blast == 2
    assert (kind.watchful, kind.armor, kind.wounds, kind.move) == (True, 4, 5, 3)
    figure = game.t.board.kinds.figures["drone"]
    assert figure.dice is not None and figure.dice.value == ("yellow", "red", "green", "blue", "blue")


def test_a_figure_on_the_marines_side_moves_and_attacks_after_the_last_marine() -> None:
    game = with_figure("marines", marines=((0, 0), (0, 1)))
    zombie = game.put("zombie", (8, 0))
    (drone,) = (figure for figure in game.s.squad if figure > 1)
    end_marines_turn(game)
    assert game.s.stack[-1][0] == "choose", "the second marine comes first"
    end_marines_turn(game)
    assert game.s.stack[-1][:2] == ("bot", drone) and game.s.player == 0
    for space in ((3, 0), (4, 0), (5, 0)):
        game.step(space)
    assert "step" not in game.names(), "3 points"
    game.dice(yellow=face(9, 9), green=face(0, 0))
    game.do(*next(action for action in game.options() if action[0] == "shoot"))
    assert game.at(zombie) is None
    if game.s.stack[-1][0] == "bot":
        game.do("done")
    assert game.s.player == INVADER and game.at(drone) == (5, 0)


def test_invaders_attack_a_figure_on_the_marines_side() -> None:
    game = with_figure("marines")
    zombie = game.put("zombie", (3, 0))
    (drone,) = (figure for figure in game.s.squad if figure)
    end_marines_turn(game)
    game.do("done")
    game.do("activate", zombie)
    game.dice(red=face(0, 9))
    game.strike((2, 0), drone)
    assert game.at(drone) is None and dict(game.s.course.killed)["escort"] == 1
    assert game.s.frags == 0, "only marines give frag points"


def test_a_neutral_figure_stays_and_may_be_attacked_by_both_sides() -> None:
    game = with_figure("neutral", at=(3, 0))
    (drone,) = game.s.others
    zombie = game.put("zombie", (4, 0))
    game.choose(ADVANCE)
    pistol = game.t.weapon_number["pistol"]
    assert ("attack", pistol, game.number((3, 0)), drone, 0) in game.options()
    game.do("finish")
    assert ("activate", drone) not in game.options()
    game.do("activate", zombie)
    assert ("strike", game.number((3, 0)), drone) in game.options()


def test_an_oversized_figure_on_the_marines_side_attacks_only() -> None:
    game = with_figure("marines", like="mancubus", at=(2, 1))
    game.put("zombie", (7, 1))
    end_marines_turn(game)
    assert game.names() == {"shoot", "done"}


def test_a_figure_on_the_marines_side_teleports_like_a_bot_and_works_no_doors() -> None:
    pads = [{"kind": "teleporter", "at": list(at), "color": "red"} for at in ((2, 0), (8, 4))]
    game = arena(
        *HALL, figures=[{"kind": "drone", "at": [2, 0]}], tokens=pads,
        more={
            "figure_types": [{"id": "drone", "name": "Drone", "like": "imp", "side": "marines", "move": 3}],
            "openings": ["W@0"],
        },
        parts=[{"id": "side", "at": (-6, 0), "rows": ["######"] * 5, "openings": ["E@0"]}],
        doors=[{"at": [-1, 0], "side": "east"}],
    )  # fmt: skip
    (drone,) = (figure for figure in game.s.squad if figure)
    end_marines_turn(game)
    assert game.s.stack[-1][:2] == ("bot", drone)
    assert "open" not in game.names()
    game.do(*next(action for action in game.options() if action[0] == "teleport"))
    assert game.at(drone) == (8, 4)


def test_without_a_marine_on_the_board_the_first_one_leads_them() -> None:
    from kneedeep.rules.doom2004.harm import wounds

    game = with_figure("marines")
    (drone,) = (figure for figure in game.s.squad if figure)
    game.choose(ADVANCE)
    wounds.wound(game.t, game.s, 0, 99, "test")
    assert attack_terms.controller(game.s, drone) == 0
