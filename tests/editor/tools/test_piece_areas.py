"""The area of a new piece: that of the piece it joins, else the last one, else the start."""

from kneedeep.board import compile_board
from kneedeep.board.placements import ground_of, land, new_group
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.model import Area, Piece, Scenario
from kneedeep_editor.tools.elements.areas import NEW_AREA, area_for, new_area

ROOM = Piece(piece="room-5x5", at=(0, 0), area="far")


def laid(*pieces: Piece) -> Scenario:
    areas = (Area(id="start", name="Start", start=True), Area(id="far"))
    return Scenario(title="", pieces=pieces, figures=(), areas=areas)


def test_the_area_is_that_of_the_joined_piece_then_the_last_then_the_start() -> None:
    scenario = laid(ROOM)
    catalog = load_catalog("doom-2004")
    fixed = ground_of(compile_board(scenario, catalog))
    corridor = new_group(laid(ROOM.having(piece="corridor-short")), catalog.pieces)
    joined, alone = land(corridor, fixed, (5, 0)), land(corridor, fixed, (30, 0))
    assert area_for(scenario, fixed, joined, "", None) == "far"
    assert area_for(scenario, fixed, alone, "", "far") == "far"
    assert area_for(scenario, fixed, alone, "", None) == "start"
    assert area_for(scenario, fixed, joined, "start", None) == "start"
    assert area_for(scenario, fixed, joined, NEW_AREA, None) is None
    assert area_for(scenario.having(areas=()), fixed, joined, "", None) is None


def test_a_new_area_has_a_free_id() -> None:
    scenario = laid(ROOM)
    assert new_area(scenario) == Area(id="area-3", name="Area 3")
    assert new_area(scenario.having(areas=())) == Area(id="start", name="Start", start=True)
    taken = scenario.having(areas=(*scenario.areas, Area(id="area-4")))
    assert new_area(taken).id == "area-5"
