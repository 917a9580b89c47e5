"""A scenario's own figures: numbers, dice, sides. Rule: scenario format, `figure_types`."""

from typing import Any

from tests.support.small_maps.arena import HALL, Arena, arena


def with_figure(side: str, *, marines: Any = ((0, 0),), at: tuple[int, int] = (2, 0), **own: Any) -> Arena:
    return arena(
        *HALL, marines=marines, figures=[{"kind": "drone", "at": list(at), "id": "escort"}],
        more={"figure_types": [{"id": "drone", "name": "Drone", "like": "imp", "side": side, "move": 3, **own}]},
    )  # fmt: skip


def test_own_dice_and_abilities_are_those_that_are_named() -> None:
    game = with_figure("invaders", dice="YRGBB", abilities=["watchful", "blast 2"], armor=4, wounds=5)
    kind = game.t.kinds[game.t.kind_number["drone"]]
    assert kind.arms is not None and kind.arms.dice == (0, 1, 2, 3, 3) and kind.arms.blast == 2
    assert (kind.watchful, kind.armor, kind.wounds, kind.move) == (True, 4, 5, 3)
    figure = game.t.board.kinds.figures["drone"]
    assert figure.dice is not None and figure.dice.value == ("yellow", "red", "green", "blue", "blue")
