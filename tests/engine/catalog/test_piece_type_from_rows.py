"""Pieces of a scenario's own: the very type of the box's pieces, and one clear sentence for each mistake."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.catalog import PieceTypeError, load_catalog, piece_type_from_rows
from kneedeep.model.catalog.components import piece_type
from kneedeep.model.geometry.shape import Opening
from tests.support.cases import cases

SQUARE = ("##", "##")


def test_a_piece_of_ones_own_equals_the_piece_of_the_box_but_for_its_origin() -> None:
    tee = load_catalog("doom-2004").pieces["tee"]
    own = piece_type_from_rows("tee", tee.rows, [str(opening) for opening in tee.openings])
    assert own == tee._replace(name="tee", kind="own", in_box=None, box=None)


def test_printed_edges_and_difficult_spaces_are_kept() -> None:
    piece = piece_type_from_rows("vat", SQUARE, (), [((0, 0), "east", "blocking")], [(1, 1)])
    assert piece.shape.edges == (((0, 0), "east", "blocking"),)
    assert piece.shape.difficult == ((1, 1),)


def test_a_printed_edge_is_the_same_from_either_side() -> None:
    west = piece_type_from_rows("vat", SQUARE, (), [((1, 0), "west", "wall"), ((0, 1), "north", "wall")])
    east = piece_type_from_rows("vat", SQUARE, (), [((0, 0), "east", "wall"), ((0, 0), "south", "wall")])
    assert west == east


@cases("rows", [(), ("",), ("..", ".."), ("##", "#"), ("#x",), ("#", "")])
def test_rows_must_be_even_and_hold_spaces(rows: Sequence[str]) -> None:
    with pytest.raises(piece_type.RowsError, match='"vat"'):
        piece_type_from_rows("vat", rows)


@pytest.mark.parametrize("rows", [("#.", ".#"), ("#.#",), ("##", "..", "##")])
def test_spaces_must_hang_together_side_by_side(rows: Sequence[str]) -> None:
    with pytest.raises(piece_type.DisconnectedError, match="are not connected"):
        piece_type_from_rows("vat", rows)


@cases("text", ["N4", "n@0", "N@-1", "X@0", "N@", "", "N@0 ", "N@١"])
def test_an_opening_is_a_rim_letter_and_a_number(text: str) -> None:
    with pytest.raises(piece_type.OpeningError, match="such as N@4"):
        piece_type_from_rows("vat", SQUARE, [text])


@cases(("rows", "openings", "sentence"))
def test_an_opening_lies_on_the_rim_over_two_spaces_of_its_own(
    rows: Sequence[str], openings: Sequence[str], sentence: str
) -> None:
    with pytest.raises(piece_type.OpeningError, match=sentence):
        piece_type_from_rows("vat", rows, openings)


@cases("edge", [((0, 0), "up", "wall"), ((0, 0), "east", "glass"), ((1, 0), "east", "wall"), ((5, 5), "east", "wall")])
def test_a_printed_edge_lies_between_two_spaces(edge: tuple[tuple[int, int], str, str]) -> None:
    with pytest.raises(piece_type.PrintedEdgeError, match='"vat"'):
        piece_type_from_rows("vat", SQUARE, (), [edge])


def test_a_difficult_space_is_a_space_of_the_piece() -> None:
    with pytest.raises(piece_type.DifficultSpaceError, match=r"\(2, 0\)"):
        piece_type_from_rows("vat", SQUARE, (), (), [(2, 0)])


@given(
    st.lists(st.text(alphabet="#.x", max_size=4), max_size=4),
    st.lists(st.text(alphabet="NESW@0123", max_size=4), max_size=3),
)
def test_any_rows_and_openings_give_a_piece_or_one_sentence(rows: list[str], openings: list[str]) -> None:
    try:
        piece = piece_type_from_rows("vat", rows, openings)
    except PieceTypeError as error:
        sentence = str(error)
        assert sentence.endswith(".") and "\n" not in sentence
    else:
        assert len(piece.spaces) == sum(row.count("#") for row in rows) > 0
        assert all(isinstance(opening, Opening) for opening in piece.openings)
        assert len(piece.openings) == len(openings)
