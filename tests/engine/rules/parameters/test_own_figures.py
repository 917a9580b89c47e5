"""A scenario's own figures: numbers, dice, sides. Rule: scenario format, `figure_types`."""

from typing import Any

from kneedeep.rules.doom2004.combat import attack_terms
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


def test_without_a_marine_on_the_board_the_first_one_leads_them() -> None:
    from kneedeep.rules.doom2004.harm import wounds

    game = with_figure("marines")
    (drone,) = (figure for figure in game.s.squad if figure)
    game.choose(ADVANCE)
    wounds.wound(game.t, game.s, 0, 99, "test")
    assert attack_terms.controller(game.s, drone) == 0
