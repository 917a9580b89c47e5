"""Pictures of the 2016 edition: printed edges, portals, both faces of teleporters, tiles without an outline."""

import pytest

from kneedeep.board import Board, compile_board
from kneedeep.drawing import DARK, PRINT, THEMES, DisplayList, Path, Text, Use
from kneedeep.drawing.legend import legend_entries
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan import CARD, Plan, PlanArea, PlanCard, PlanEdge, PlanSpawn, PlanToken, bounds, rimmed
from kneedeep.drawing.plan.plan_chunks import slices
from kneedeep.drawing.plan.plan_updates import Following
from kneedeep.drawing.plan.table_plan import floor_of
from kneedeep.drawing.scene import draw
from kneedeep.drawing.svg import svg_text
from kneedeep.drawing.teleporter_arcs import draw_arcs
from kneedeep.drawing.thumbnail import thumbnail_piece
from kneedeep.model.catalog import load_catalog
from kneedeep.report.sheets.sheet_maps import greyed
from tests.support.cases import cases
from tests.support.files import SCENARIOS, map_text
from tests.support.golden import Golden
from tests.support.reading import scenario_in

MAPS = ("range-day", "specimen-run")
ROUGH = {(1, 0), (2, 0), (2, 1)}
ROOM = {(x, y): 0 for x in range(4) for y in range(3)}


def _board(text: str) -> Board:
    scenario = scenario_in(text.encode())
    return compile_board(scenario)


RUN = (SCENARIOS / "specimen-run.yaml").read_text(encoding="utf-8")


def _map(name: str) -> Board:
    return _board((SCENARIOS / f"{name}.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", MAPS)
def test_the_picture_of_a_map_is_the_golden_one(name: str, golden: Golden) -> None:
    text = svg_text(sheet(plan_of(_map(name)), DARK, legend=True, title=name))
    golden.check(f"drawing/{name}.svg", text)


@cases("name", MAPS)
@cases("theme", THEMES)
def test_the_legend_says_what_is_on_the_map_in_every_theme(name: str, theme: str) -> None:
    names = [entry.name for entry in legend_entries(plan_of(_map(name)), THEMES[theme])]
    assert len(set(names)) == len(names)
    assert {"Active teleporter", "Blue portal", "Yellow portal", "Health pack"} <= set(names)
    assert ("Blocking terrain: no movement, no line of sight" in names) == (name == "range-day")
    assert ({"Inactive teleporter", "Red portal", "Difficult space"} <= set(names)) == (name == "specimen-run")


def _lines(kind: str) -> list[Path]:
    layers = dict(draw(Plan(edges=(PlanEdge(0, 0, "south", kind),)), PRINT).layers)
    return [item for item in layers["wall"] if isinstance(item, Path)]


def test_printed_edges_are_drawn_as_the_rulebook_shows_them() -> None:
    """Rule: Learn to Play p. 10: walls thick and black, blocking solid and red, impassable dotted and red."""
    wall, blocking, impassable = (_lines(kind) for kind in ("wall", "blocking", "impassable"))
    assert blocking[-1].paint.stroke == impassable[-1].paint.stroke == PRINT.red
    assert not blocking[-1].paint.dash and impassable[-1].paint.dash
    assert max(path.paint.width for path in wall) > max(path.paint.width for path in blocking)


def test_edges_differ_in_grey_by_pattern() -> None:
    theme = PRINT._replace(patterned=True)
    seen = []
    for kind in ("wall", "blocking", "impassable"):
        layers = dict(greyed(draw(Plan(edges=(PlanEdge(0, 0, "south", kind),)), theme)).layers)
        seen.append({path.paint.dash for path in layers["wall"] if isinstance(path, Path)})
    assert seen[0] == {()} and len(seen[1]) == 2 and () not in seen[2]


def test_difficult_spaces_have_one_dotted_border_around_all_of_them() -> None:
    """Rule: Learn to Play p. 10 (difficult): a dotted blue border."""
    plan = Plan(rimmed(ROOM, ROUGH))
    borders = {(space.x, space.y): space.border for space in plan.spaces if space.difficult}
    assert borders == {(1, 0): 1 | 4 | 8, (2, 0): 1 | 2, (2, 1): 2 | 4 | 8}
    lines = [item for item in dict(draw(plan, DARK).layers)["line"] if isinstance(item, Path)]
    [border] = [path for path in lines if path.paint.stroke == DARK.blue]
    assert border.paint.dash and sum(segment[0] == "M" for segment in border.segments) == 8


def test_a_teleporter_shows_the_face_that_lies_up() -> None:
    plan = plan_of(_map("specimen-run"))
    faces = {token.at: token.active for token in plan.tokens if token.kind == "teleporter"}
    assert faces == {(0, 6): True, (10, -1): False, (18, 9): False}
    names = {item.symbol for item in dict(draw(plan, DARK).layers)["token"] if isinstance(item, Use)}
    assert "token-teleporter-inactive" in names


def test_ways_of_inactive_teleporters_are_fainter_than_those_of_active_ones() -> None:
    board = _board(RUN.replace("at: [10, -1], active: false", "at: [10, -1]"))
    ways = {(way.start, way.end): way for way in plan_of(board).arcs}
    assert {ends: (way.shut, way.inactive) for ends, way in ways.items()} == {
        ((0, 6), (10, -1)): (False, False),
        ((0, 6), (18, 9)): (True, True),
        ((10, -1), (18, 9)): (True, True),
    }
    paints = [
        [item.paint for item in draw_arcs((way,), DARK)[:2] if isinstance(item, Path)]
        for way in (ways[(0, 6), (10, -1)], ways[(0, 6), (18, 9)])
    ]
    (rim, line), (faint_rim, faint_line) = paints
    assert faint_rim.opacity < rim.opacity and faint_line.opacity < line.opacity
    assert faint_line.dash and not line.dash
    assert faint_rim.dash == faint_line.dash, "on a light ground the gaps are empty too"
    names = {entry.name for entry in legend_entries(plan_of(board), DARK)}
    assert {"Teleporters lead to each other", "Teleporters lead to each other once they are active"} <= names


def test_a_teleporter_where_a_marine_starts_peeps_out_before_him() -> None:
    token = PlanToken("teleporter", (0, 0), active=True)
    plan = Plan(rimmed(ROOM), tokens=(token,), spawns=(PlanSpawn("marines", ((0, 0),)),), areas=(PlanArea("a", "A"),))
    layers = dict(draw(plan, DARK).layers)
    assert not layers["token"]
    [small] = [one for one in layers["figure"] if isinstance(one, Use) and one.symbol == "token-teleporter-active"]
    assert small.scale < 0.6


CARDS = map_text("tile-without-outline")


def test_a_tile_without_an_outline_is_a_card_with_its_name_and_a_question_mark() -> None:
    board = _board(CARDS)
    plan = plan_of(board)
    assert plan.cards == (PlanCard((5, -2), "05a"),)
    x, y, width, height = bounds(plan)
    assert (x + width, y) == (5 + CARD, -2)
    assert {"05a", "?"} <= {item.text for item in _items(draw(plan, DARK)) if isinstance(item, Text)}
    assert any("without an outline" in entry.name for entry in legend_entries(plan, DARK))
    assert Following().show(board).slices == slices(plan)
    drawn = 'piece_types: [{id: 05a, rows: ["##", "##"], openings: [W@0]}]'
    assert plan_of(_board(CARDS + drawn)).cards == ()


def _items(picture: DisplayList) -> list[object]:
    return [item for _, items in picture.layers for item in items]


def test_the_name_of_an_area_is_not_written_across_a_printed_wall() -> None:
    board = _map("specimen-run")
    for plan in (plan_of(board), floor_of(board, set(board.spaces))):
        [label] = [area.label for area in plan.areas if area.id == "east"]
        assert label is not None
        x, y, length = label
        assert not any(edge.side == "east" and edge.y == y and x <= edge.x < x + length - 1 for edge in plan.edges)


def test_the_legend_writes_names_as_the_rulebook_does() -> None:
    names = {entry.name for entry in legend_entries(plan_of(_map("range-day")), DARK)}
    assert {"Possessed Soldier", "Imp", "Rocket Launcher"} <= names


def test_small_pictures_of_pieces_have_their_printed_edges() -> None:
    for kind, piece in load_catalog("doom-2016").pieces.items():
        openings = [str(opening) for opening in piece.openings]
        plain = thumbnail_piece(piece.rows, openings)
        full = thumbnail_piece(piece.rows, openings, difficult=piece.difficult, printed=piece.edges)
        assert (plain != full) == (kind in ("g-crates-6x4", "g-gantry-8x6", "g-divide-6x6", "g-rubble-6x6"))
