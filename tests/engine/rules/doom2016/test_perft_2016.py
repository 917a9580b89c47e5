"""Counts of lines of play (perft) on tiny maps, kept as golden numbers: a change of what is legal shows at once."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.support.golden import Golden
from tests.support.small_maps.skirmish_2016 import Skirmish2016

ROOM = """
+ - + - + - + - +
| .   .   .   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .   .   .   . |
+ - + - + - + - +
"""
ROUGH = """
+ - + - + - + - +
| .   ~   .   . |
+   +   + b +   +
| . i .   ~   . |
+   +   +   +   +
| .   . | .   . |
+ - + - + - + - +
"""
DOOR = """
+ - + - + - + - +
| .   . d .   . |
+   +   +   +   +
| .   . d .   . |
+ - + - + - + - +
"""
APART = """
+ - + - + - + - + - +
| .   . | .   .   . |
+   +   + - + - +   +
| .   . | .   .   . |
+ - + - + - + - + - +
"""
PADS: list[dict[str, Any]] = [
    {"kind": "teleporter", "at": [0, 0]},
    {"kind": "teleporter", "at": [4, 0]},
    {"kind": "teleporter", "at": [2, 1], "active": False},
]


def marine(drawing: str, at: tuple[int, int], points: int, *demons: tuple[str, tuple[int, int], int]) -> Skirmish2016:
    game = Skirmish2016(drawing, [at], demons)
    game.marine_acts(points=points)
    return game


def demon(
    drawing: str, kind: str, at: tuple[int, int], points: int, *, turn: int = 0, marine_at: tuple[int, int] = (0, 0)
) -> Skirmish2016:
    game = Skirmish2016(drawing, [marine_at], [(kind, at, turn)])
    game.demon_acts(1, points)
    return game


def among_friends() -> Skirmish2016:
    game = Skirmish2016(ROOM, [(1, 1), (1, 2), (2, 1)], [("imp", (2, 2), 0)])
    game.marine_acts(points=4)
    return game


def teleporting() -> Skirmish2016:
    game = Skirmish2016(APART, [(1, 0)], [("imp", (4, 0), 0)], tokens=PADS)
    game.marine_acts(points=4)
    return game


def killing() -> Skirmish2016:
    game = Skirmish2016(ROOM, [(0, 0)], [("mancubus", (1, 1), 0)])
    game.s.damage[1] = 7
    game.marine_acts(points=3)
    return game


POSITIONS: dict[str, tuple[Callable[[], Skirmish2016], int]] = {
    "a marine with 4 points in a room of 4x4": (lambda: marine(ROOM, (1, 1), 4), 4),
    "a marine among edges and difficult spaces": (lambda: marine(ROUGH, (1, 1), 4), 4),
    "a marine in the way of an imp": (lambda: marine(ROOM, (0, 0), 4, ("imp", (1, 1), 0)), 4),
    "a marine among friends and an imp": (among_friends, 4),
    "a marine with 3 points at a shut door": (lambda: marine(DOOR, (0, 0), 3), 4),
    "a marine and three teleporters, an imp on one": (teleporting, 4),
    "a marine beside a staggered mancubus": (killing, 3),
    "an imp at a shut door": (lambda: demon(DOOR, "imp", (1, 0), 3), 4),
    "a pinky in a room of 4x4": (lambda: demon(ROOM, "pinky", (1, 2), 4), 4),
    "a pinky lying the other way": (lambda: demon(ROOM, "pinky", (1, 2), 4, turn=90), 4),
    "a pinky among edges": (lambda: demon(ROUGH, "pinky", (2, 2), 3, marine_at=(3, 0)), 4),
    "a mancubus in a room of 4x4": (lambda: demon(ROOM, "mancubus", (2, 2), 4), 4),
    "a cyberdemon in a room of 4x4": (lambda: demon(ROOM, "cyberdemon", (1, 2), 3), 4),
}


def test_perft_of_small_positions(golden: Golden) -> None:
    lines = []
    for name, (make, depth) in POSITIONS.items():
        game = make()
        counts = [game.ways(length) for length in range(1, depth + 1)]
        lines.append(f"{name}: {', '.join(map(str, counts))}")
    golden.check("perft_2016.txt", "\n".join(lines) + "\n")


def test_perft_of_a_marine_by_hand() -> None:
    # From 1,1 in a room of 4x4 there are 8 steps; the neighbours have 3, 5 or 8 of their own. Ending his turn ends the line.
    assert marine(ROOM, (1, 1), 2).ways(1) == 8 + 1
    assert marine(ROOM, (1, 1), 2).ways(2) == (3 + 4 * 5 + 3 * 8) + 8 + 1


@pytest.mark.parametrize("turn", [0, 90])
def test_perft_of_a_pinky_by_hand(turn: int) -> None:
    # Rule: RUL16-74, RUL16-78, RUL16-79. Away from the rim: four steps, four turns, the end.
    room = "\n".join(
        [
            "+ - " * 6 + "+",
            *["| .   .   .   .   .   . |\n" + "+   " * 6 + "+"] * 5,
            "| .   .   .   .   .   . |",
            "+ - " * 6 + "+",
        ]
    )
    game = Skirmish2016(room, [(0, 0)], [("pinky", (2, 2), turn)])
    game.demon_acts(1, 1)
    assert game.ways(1) == 4 + 4 + 1


def test_perft_of_a_door_by_hand() -> None:
    # Rule: RUL16-69. With one point: three steps, the door, the end.
    assert marine(DOOR, (1, 0), 1).ways(1) == 3 + 1 + 1
    # With no point left after the door he can only end.
    assert marine(DOOR, (1, 0), 1).ways(2) == 3 * 1 + 1 + 1
