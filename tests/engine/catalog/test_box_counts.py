"""More pieces or figures than the boxes hold."""

from kneedeep.analysis.checks.components.cmp001_pieces_over_box import Excess, piece_excesses
from kneedeep.model.catalog import load_catalog, piece_type_from_rows

CATALOG = load_catalog("doom-2004")


def test_as_many_pieces_as_the_box_holds_are_no_excess() -> None:
    assert piece_excesses(CATALOG, {"cross": 2, "room-9x10": 1}, ["base-2004"]) == ()


def test_one_piece_more_is_an_excess() -> None:
    demand = {"tee": 5, "cross": 2, "room-9x10": 2}
    assert piece_excesses(CATALOG, demand, ["base-2004"]) == (Excess("room-9x10", 2, 1), Excess("tee", 5, 4))
    assert piece_excesses(CATALOG, demand, ["base-2004", "base-2004"]) == ()


def test_the_two_faces_of_a_tile_count_together() -> None:
    plain = piece_type_from_rows("05a", ("##", "##"))
    faces = {
        id: plain._replace(id=id, tile="05", face=id[-1], box="base-2004", in_box=CATALOG.pieces["cross"].in_box)
        for id in ("05a", "05b")
    }
    catalog = CATALOG._replace(pieces=faces)
    assert piece_excesses(catalog, {"05a": 1, "05b": 1}, ["base-2004"]) == ()
    assert piece_excesses(catalog, {"05a": 1, "05b": 2}, ["base-2004"]) == (Excess("05", 3, 2),)


def test_pieces_of_ones_own_are_not_counted() -> None:
    assert piece_excesses(CATALOG, {"vat": 99}, ["base-2004"]) == ()
