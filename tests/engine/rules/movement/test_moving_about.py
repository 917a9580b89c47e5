"""Moving, doors, obstacles, teleporters, ducts. Rule: 2004 rulebook p. 7 (movement), p. 9 (doors), p. 10 (obstacles, ducts)."""

from typing import Any

import pytest

from tests.support.small_maps.arena import SPRINT, Arena, arena


def two_rooms(*marines: tuple[int, int], **door: Any) -> Arena:
    """Two rooms with a door between (2,1), (2,2) and (3,1), (3,2), both revealed."""
    game = arena(
        "###", "###", "###", "###", marines=marines or ((0, 0),), more={"openings": ["E@1"]},
        parts=[{"id": "next", "at": (3, 0), "rows": ("###", "###", "###", "###"), "openings": ["W@1"]}],
        doors=[{"id": "hatch", "at": [2, 1], "side": "east", **door}],
        tokens=[{"kind": "key", "color": "red", "at": [1, 1]}],
    )  # fmt: skip
    game.s.areas, game.s.revealed = 0b11, game.t.terrain.everywhere
    return game


@pytest.mark.statement("DO-01", "DO-03")
def test_p9_a_door_is_worked_from_the_four_spaces_beside_it_alone() -> None:
    found = set()
    for x in range(6):
        for y in range(4):
            game = two_rooms((x, y))
            game.choose(SPRINT)
            if "open" in game.names():
                found.add((x, y))
    assert found == {(2, 1), (2, 2), (3, 1), (3, 2)}
