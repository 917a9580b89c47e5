"""Passing friends: who shares a space keeps the points that lead to an empty one. Rule: 2004 rulebook p. 7; RUL-21, RUL-27."""

from kneedeep.rules.doom2004.board import figures
from kneedeep.rules.doom2004.passage import paths
from kneedeep.rules.numbers import FigureNumber
from tests.support.small_maps.arena import arena


def test_a_start_that_a_friend_takes_is_no_way_out() -> None:
    game = arena("###", marines=((1, 0), (0, 0), (2, 0)))
    game.move(2, (1, 0))
    game.move(0, (0, 0))
    zombie = game.put("zombie", (2, 0))
    assert not paths.find_paths(game.t, game.s, FigureNumber(0), 8), (
        "he comes from a friend's space, and there is no other"
    )
    figures.lift(game.t, game.s, zombie)
    assert {space for space, _ in paths.find_paths(game.t, game.s, FigureNumber(0), 2)} == {1, 2}
