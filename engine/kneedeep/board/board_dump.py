"""A board as plain data: spaces, edges and areas."""

from collections.abc import Iterator

from kneedeep.board.board import Board
from kneedeep.board.doors import LaidDoor
from kneedeep.model.geometry import Space, edge, neighbour, opposite
from kneedeep.model.scenario.names import names_of


def board_data(board: Board) -> dict[str, object]:
    """The spaces, edges and areas of a board as plain data.

    Everything is sorted by (x, y), edges then by side. Every edge between two spaces is listed once, at the
    western or northern space with `east` or `south`. Edges to the outside are left out, except exit doors,
    which are listed at their space with their side.
    """
    return {
        "spaces": [list(space) for space in board.spaces],
        "edges": [data for _, _, data in sorted(_edges(board), key=lambda entry: entry[:2])],
        "areas": {area: [list(space) for space in spaces] for area, spaces in board.areas.items()},
    }


def door_name(board: Board, door: LaidDoor) -> str:
    """The name of a door: its id, else its name in reports."""
    return door.element.id or names_of(board.scenario)[door.element.serial]


def _edges(board: Board) -> Iterator[tuple[Space, str, dict[str, object]]]:
    names = {door.number: door_name(board, door) for door in board.doors}
    for (at, side), kind in board.edges.items():
        if at not in board.number or neighbour(at, side) not in board.number:
            continue
        if (door := board.door_at(at, side)) is None:
            yield at, side, {"at": list(at), "side": side, "kind": edge.edge_name(kind)}
        else:
            yield at, side, _door_edge(at, side, door, names)
    for door in board.doors:
        if door.standing == "exit":
            for at, side in door.edges:
                yield _from_inside(board, at, side, door, names)


def _from_inside(
    board: Board, at: Space, side: str, door: LaidDoor, names: dict[int, str]
) -> tuple[Space, str, dict[str, object]]:
    """An edge of an exit door, at its space of the board."""
    if at not in board.number:
        at, side = neighbour(at, side), opposite(side)
    return at, side, _door_edge(at, side, door, names)


def _door_edge(at: Space, side: str, door: LaidDoor, names: dict[int, str]) -> dict[str, object]:
    return {"at": list(at), "side": side, "kind": door.kind, "door": names[door.number]}
