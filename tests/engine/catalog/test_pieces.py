"""The pieces of the base box: shapes, openings and numbers as the sources state them."""

import pytest

from kneedeep.model.catalog import PieceType, load_catalog
from kneedeep.model.geometry.shape import opening_edges, turned_shape
from kneedeep.model.geometry.space import SIDES, TURNS, neighbour, turned_size
from tests.support.cases import cases, stored_rows

CATALOG = load_catalog("doom-2004")
PIECES = [pytest.param(piece, id=piece.id) for piece in CATALOG.pieces.values()]


def test_the_box_has_these_pieces_and_no_others() -> None:
    (table,) = stored_rows(__file__).values()
    assert list(CATALOG.pieces) == [row[0] for row in table]


@cases("id, kind, number, width, height, rows, openings")
def test_a_piece_has_the_shape_the_openings_and_the_number_of_the_table(
    id: str, kind: str, number: int, width: int, height: int, rows: str, openings: str
) -> None:
    piece = CATALOG.pieces[id]
    assert (piece.kind, piece.width, piece.height) == (kind, width, height)
    assert piece.rows == (("#" * width,) * height if rows == "full" else tuple(rows.split()))
    assert [str(opening) for opening in piece.openings] == openings.split()
    assert CATALOG.pieces_held(piece.id, ["base-2004"]) == number


@cases(("kind", "number"), [("room", 12), ("corridor", 14), ("turn", 5), ("intersection", 6), ("dead end", 22)])
def test_the_pieces_of_a_kind_add_up_to_the_component_list(kind: str, number: int) -> None:
    held = [CATALOG.pieces_held(p.id, ["base-2004"]) or 0 for p in CATALOG.pieces.values() if p.kind == kind]
    assert sum(held) == number


@cases("piece", PIECES)
def test_every_opening_lies_on_the_rim_over_two_spaces(piece: PieceType) -> None:
    for opening in piece.openings:
        inside = [space for space, _ in opening_edges(opening, piece.shape.size)]
        assert len(set(inside)) == 2
        for space in inside:
            x, y = neighbour(space, opening.rim)
            assert space in piece.spaces
            assert not (0 <= x < piece.width and 0 <= y < piece.height)


@cases("piece", PIECES)
@cases("turn", TURNS)
def test_a_turned_piece_keeps_its_spaces_and_openings(piece: PieceType, turn: int) -> None:
    turned = turned_shape(piece.shape, turn)
    assert turned.size == turned_size((piece.width, piece.height), turn)
    assert len(turned.spaces) == len(piece.spaces)
    rims = sorted(SIDES[(SIDES.index(opening.rim) + turn // 90) % 4] for opening in piece.openings)
    assert sorted(opening.rim for opening in turned.openings) == rims


@cases("piece", PIECES)
def test_four_quarter_turns_bring_a_piece_back(piece: PieceType) -> None:
    shape = turned_shape(piece.shape, 0)
    for _ in range(4):
        shape = turned_shape(shape, 90)
    assert shape == turned_shape(piece.shape, 0)


def test_the_pinwheel_room_has_a_hand_of_its_own() -> None:
    """A mirrored large turn is a turned one; the openings of the 5×5 room turn one way only."""

    def looks(rows: tuple[str, ...], openings: set[str]) -> tuple[tuple[str, ...], frozenset[str]]:
        return rows, frozenset(openings)

    def turns(piece: PieceType) -> set[tuple[tuple[str, ...], frozenset[str]]]:
        shapes = [turned_shape(piece.shape, turn) for turn in TURNS]
        return {looks(shape.rows, {str(opening) for opening in shape.openings}) for shape in shapes}

    def mirrored(piece: PieceType) -> tuple[tuple[str, ...], frozenset[str]]:
        openings = set()
        for opening in piece.openings:
            if opening.rim in ("north", "south"):
                openings.add(f"{opening.rim[0].upper()}@{piece.width - 2 - opening.at}")
            else:
                openings.add(f"{'W' if opening.rim == 'east' else 'E'}@{opening.at}")
        return looks(tuple(row[::-1] for row in piece.rows), openings)

    chiral = {piece.id for piece in CATALOG.pieces.values() if mirrored(piece) not in turns(piece)}
    assert "room-5x5" in chiral
    assert chiral.isdisjoint({"cross", "tee", "corridor-short", "corridor-long", "dead-end", "turn-large"})


def test_two_base_boxes_hold_twice_the_pieces_and_the_expansion_none() -> None:
    assert CATALOG.pieces_held("room-4x4", ["base-2004", "base-2004"]) == 10
    assert CATALOG.pieces_held("room-4x4", ["expansion-2005"]) == 0
