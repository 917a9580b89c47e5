"""Where pieces come to lie, without a window: drawn to the nearest joint within reach."""

from hypothesis import given
from hypothesis import strategies as st

from kneedeep.board import compile_board
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.model import Area, Door, Piece, Scenario
from kneedeep_editor.tools.elements.areas import NEW_AREA, area_for, new_area
from kneedeep_editor.tools.geometry import snapping
from kneedeep_editor.tools.protocol import nearest

TYPES = load_catalog("doom-2004").pieces


def laid(*pieces: Piece, caps: str = "none") -> Scenario:
    areas = (Area(id="start", name="Start", start=True), Area(id="far"))
    return Scenario(title="", pieces=pieces, figures=(), areas=areas, caps=caps)


def ground(*pieces: Piece) -> snapping.SnapTargets:
    return snapping.piece_snap_targets(laid(*pieces), TYPES)


def group(piece: str, turn: int = 0) -> snapping.PieceGroup:
    return snapping.piece_group(laid(Piece(piece=piece, at=(0, 0), turn=turn, area="start")), TYPES)


ROOM = Piece(piece="room-5x5", at=(0, 0), area="far")


def test_a_piece_near_an_opening_is_drawn_to_it() -> None:
    landing = snapping.snap(group("corridor-short"), ground(ROOM), (6.1, 0.8))
    assert landing.offset == (5, 0)
    assert len(landing.joints) == 1
    assert landing.edges == (((4, 0), "east"), ((4, 1), "east"))
    assert not landing.overlaps


def test_beyond_reach_it_lies_on_whole_spaces() -> None:
    assert snapping.snap(group("corridor-short"), ground(ROOM), (8.4, 0.6)).offset == (8, 1)


def test_of_two_joints_the_nearer_one_is_taken() -> None:
    both = ground(ROOM, ROOM.having(at=(8, 0)))
    assert snapping.snap(group("corridor-short"), both, (5.2, 0.0)).offset == (5, 0)


def test_a_joint_that_would_cover_a_piece_is_not_taken() -> None:
    narrow = ground(ROOM, ROOM.having(at=(7, -1)))
    landing = snapping.snap(group("corridor-short"), narrow, (5.4, 0.2))
    assert landing.offset == (5, 0)
    assert landing.overlaps
    assert landing.joints != ()


def test_of_equally_near_offsets_the_one_that_joins_more_is_taken() -> None:
    corner = ground(
        Piece(piece="corridor-short", at=(0, 0), area="start"), Piece(piece="corridor-short", at=(7, 0), area="start")
    )
    landing = snapping.snap(group("room-4x4"), corner, (3.0, -1.0))
    assert (landing.offset, len(landing.joints)) == ((3, -1), 2)


def test_openings_that_look_the_same_way_do_not_join() -> None:
    landing = snapping.snap(group("dead-end"), ground(Piece(piece="dead-end", at=(0, 0), area="start")), (0.2, 2.1))
    assert landing.joints == ()


def test_a_turned_piece_joins_by_its_turned_openings() -> None:
    landing = snapping.snap(group("corridor-short", 90), ground(ROOM), (0.3, -3.4))
    assert landing.offset == (0, -3)


def test_dead_ends_laid_by_the_program_give_way() -> None:
    board = compile_board(laid(ROOM, caps="auto"), load_catalog("doom-2004"))
    assert any(piece.cap for piece in board.pieces)
    landing = snapping.snap(group("corridor-short"), snapping.board_snap_targets(board), (5.2, 0.2))
    assert landing.offset == (5, 0)
    assert not landing.overlaps


def test_nothing_is_drawn_to_an_exit() -> None:
    scenario = laid(ROOM).having(doors=(Door(at=(4, 0), side="east", exit=True),))
    for fixed in (
        snapping.piece_snap_targets(scenario, TYPES),
        snapping.board_snap_targets(compile_board(scenario, load_catalog("doom-2004"))),
    ):
        assert snapping.snap(group("corridor-short"), fixed, (5.2, 0.2)).joints == ()


@given(st.sampled_from(sorted(TYPES)), st.sampled_from([0, 90, 180, 270]), st.floats(-8, 12), st.floats(-8, 12))
def test_a_snap_is_a_joint_of_the_board_and_covers_nothing(kind: str, turn: int, x: float, y: float) -> None:
    base = laid(ROOM, Piece(piece="tee", at=(5, 0), area="start"))
    landing = snapping.snap(group(kind, turn), snapping.piece_snap_targets(base, TYPES), (x, y))
    placed = Piece(piece=kind, at=landing.offset, turn=turn, area="start")
    board = compile_board(base.having(pieces=(*base.pieces, placed)), load_catalog("doom-2004"))
    before = compile_board(base, load_catalog("doom-2004"))
    assert bool(board.overlaps) == landing.overlaps
    if not landing.overlaps:
        assert len(board.joining.joints) - len(before.joining.joints) == len(landing.joints)
    if landing.offset != nearest(x, y):
        assert landing.joints
        assert not landing.overlaps


def test_the_area_is_that_of_the_joined_piece_then_the_last_then_the_start() -> None:
    scenario = laid(ROOM)
    fixed = ground(ROOM)
    joined = snapping.snap(group("corridor-short"), fixed, (5.0, 0.0))
    alone = snapping.snap(group("corridor-short"), fixed, (30.0, 0.0))
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
