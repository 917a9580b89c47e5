"""The area of a new piece: that of the piece it joins, else the last one, else the start."""

from kneedeep.board import compile_board
from kneedeep.board.piece_snapping import ground_of, land, new_group
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.model import Area, Piece, Scenario
from kneedeep_editor.tools.elements.areas import NEW_AREA, area_for, new_area


def laid(piece: str) -> Scenario:
    pieces, areas = (Piece(piece=piece, at=(0, 0), area="far"),), (Area(id="start", start=True), Area(id="far"))
    return Scenario(title="", pieces=pieces, figures=(), areas=areas)


def test_the_area_is_that_of_the_joined_piece_then_the_last_then_the_start() -> None:
    scenario, catalog = laid("room-5x5"), load_catalog("doom-2004")
    fixed = ground_of(compile_board(scenario, catalog))
    corridor = new_group(laid("corridor-short"), catalog.pieces)
    joined, alone = land(corridor, fixed, (5, 0)), land(corridor, fixed, (30, 0))
    for landing, wanted, last, found in (
        (joined, "", None, "far"), (alone, "", "far", "far"), (alone, "", None, "start"),
        (joined, "start", None, "start"), (joined, NEW_AREA, None, None),
    ):  # fmt: skip
        assert area_for(scenario, fixed, landing, wanted, last) == found
    assert area_for(scenario.having(areas=()), fixed, joined, "", None) is None


def test_a_new_area_has_a_free_id() -> None:
    scenario = laid("room-5x5")
    assert new_area(scenario) == Area(id="area-3", name="Area 3")
    assert new_area(scenario.having(areas=())) == Area(id="start", name="Start", start=True)
    taken = scenario.having(areas=(*scenario.areas, Area(id="area-4")))
    assert new_area(taken).id == "area-5"
