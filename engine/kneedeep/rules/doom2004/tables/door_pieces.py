"""The doors of a game by number: keys, conditions, adjacent spaces."""

from kneedeep.board import Board
from kneedeep.board.script.conditions import leaves_of, place_of
from kneedeep.model.scenario.value import placed_value
from kneedeep.rules.doom2004.tables.board_tables import BoardTables
from kneedeep.rules.doom2004.tables.game_tokens import COLORS
from kneedeep.rules.scenario_tokens import GameDoor


@placed_value
class DoorPiece(GameDoor):
    """A door by board number. `key`: index of its color in COLORS, -1 for none. `touched`: the spaces beside it."""

    key: int
    lasting: bool
    """True if `needs` stay true once true: they don't depend on the marines' places."""
    touched: tuple[int, ...]
    touching: int
    line: tuple[tuple[int, int], ...]
    """The pairs of spaces on the two sides of each of its edges."""


def door_pieces(board: Board, terrain: BoardTables) -> list[DoorPiece]:
    """The doors in the order of their board numbers."""
    number = terrain.number
    found = []
    for door in board.doors:
        touched = terrain.touched.get(door.number, ())
        line = []
        for (x, y), side in door.edges:
            pair = ((x, y), (x + 1, y) if side == "east" else (x, y + 1))
            if pair[0] in number and pair[1] in number:
                line.append((number[pair[0]], number[pair[1]]))
        key, needs = door.element.key, door.element.needs
        found.append(
            DoorPiece(
                element=door.element,
                kind=door.kind,
                key=COLORS.index(key) if key in COLORS else -1,
                needs=needs,
                lasting=needs is None or not any(place_of(leaf) is not None for leaf in leaves_of(needs)),
                exit=door.standing == "exit",
                touched=touched,
                touching=sum(1 << space for space in touched),
                line=tuple(line),
            )
        )
    return found
