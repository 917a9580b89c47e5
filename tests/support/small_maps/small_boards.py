"""Small scenarios and their boards, for tests of the board."""

from collections.abc import Iterable
from typing import Any

from kneedeep.board import Board, compile_board
from kneedeep.model.catalog import load_catalog
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Area, Piece, Scenario
from tests.support.generators.layouts import Lying

CATALOG = load_catalog("doom-2004")


def piece(kind: str, x: int, y: int, turn: int = 0, area: str = "a") -> Piece:
    """A piece at a place."""
    return Piece(piece=kind, at=(x, y), turn=turn, area=area)


def scenario_with(*pieces: Piece, **changes: Any) -> Scenario:
    """A scenario with these pieces and their areas, the first one the start."""
    ids = dict.fromkeys(one.area for one in pieces)
    areas = tuple(Area(id=name, start=number == 0) for number, name in enumerate(ids))
    return Scenario(**{"title": "Test", "pieces": pieces, "areas": areas, **changes})


def board_of(*pieces: Piece, **changes: Any) -> Board:
    """The board of a scenario with these pieces."""
    return compile_board(scenario_with(*pieces, **changes), CATALOG)


def scenario_of_layout(layout: Iterable[Lying], **changes: Any) -> Scenario:
    """A scenario with the pieces of a layout, each in an area of its own."""
    pieces = [
        Piece(piece=one.piece, at=one.at, turn=90 * one.quarters, area=f"a{number}")
        for number, one in enumerate(layout)
    ]
    return scenario_with(*pieces, **changes)


def drawn(board: Board) -> str:
    """The board in the signs of drawings: spaces `.`, walls, `d` doors, `i` impassable, `b` blocking, open edges.

    Edges to the outside are drawn as walls, but for those of exit doors.
    """
    left, top = min(x for x, _ in board.spaces), min(y for _, y in board.spaces)
    right, bottom = max(x for x, _ in board.spaces), max(y for _, y in board.spaces)
    rows = []
    for y in range(top, bottom + 2):
        corners = (
            _corner(board, x, y) + _edge(board, (x, y - 1), (x, y), "south", "-") for x in range(left, right + 2)
        )
        rows.append("".join(corners))
        edges = ((x, _edge(board, (x - 1, y), (x, y), "east", "|")) for x in range(left, right + 2))
        rows.append("".join(edge + ("." if (x, y) in board.number else " ") for x, edge in edges))
    return "\n".join(" ".join(row).rstrip() for row in rows[:-1])


def _corner(board: Board, x: int, y: int) -> str:
    around = ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y))
    return "+" if any(space in board.number for space in around) else " "


def _edge(board: Board, first: Space, second: Space, side: str, wall: str) -> str:
    if first not in board.number and second not in board.number:
        return " "
    return (wall, " ", "i", "b", "d")[board.edge_kind(first, side)]
