"""The doors of a game by their numbers on the board: what each needs, from where it is opened."""

from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.board.door_reach import opening_spaces
from kneedeep.model.scenario.model import Condition, Door


class GameDoor(NamedTuple):
    """A door. `reach`: the spaces from which it is opened; `beside`: those beside it; `stands`: it is on the board. Rule: RUL16-69."""

    number: int
    element: Door
    kind: str
    needs: Condition | None
    exit: bool
    stands: bool
    reach: int
    beside: int


def game_doors_of(board: Board, reach: str) -> tuple[GameDoor, ...]:
    """Every door by its number on the board. `reach`: the house rule `door_reach`."""
    found = []
    for door in board.doors:
        beside = board.bits(door.sides)
        found.append(
            GameDoor(
                door.number,
                door.element,
                door.kind,
                door.element.needs,
                door.standing == "exit",
                door.stands,
                opening_spaces(board, door, reach),
                beside,
            )
        )
    return tuple(found)
