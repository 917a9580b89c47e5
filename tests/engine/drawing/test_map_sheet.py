"""Sheets, legends, marks and thumbnails."""

import pytest

from kneedeep.drawing import DARK, Box, DisplayList, Line, Path, Rect, Text, Use
from kneedeep.drawing.legend import legend_entries
from kneedeep.drawing.map_sheet import part_of, sheet
from kneedeep.drawing.marks import Mark, draw_marks
from kneedeep.drawing.plan.plan import Plan, PlanArea, PlanDoor, PlanToken, rimmed
from kneedeep.drawing.thumbnail import thumbnail_door, thumbnail_figure, thumbnail_piece, thumbnail_token
from kneedeep.model.catalog import load_catalog
from tests.support.small_maps.drawn_plan import small_plan


def _texts(picture: DisplayList, layer: str) -> list[str]:
    return [item.text for item in dict(picture.layers).get(layer, ()) if isinstance(item, Text)]


def _inside(inner: Box, outer: Box) -> bool:
    x, y, width, height = inner
    left, top, across, down = outer
    return x >= left and y >= top and x + width <= left + across and y + height <= top + down


def test_the_rim_shows_the_coordinates_of_the_file() -> None:
    plan = Plan(rimmed({(x, -1): 0 for x in range(-2, 2)}))
    texts = _texts(sheet(plan, DARK, grid=True), "rim")
    assert sorted(texts) == sorted(["-2", "-1", "0", "1"] * 2 + ["-1"] * 2)
    assert "rim" not in dict(sheet(plan, DARK).layers)


def test_the_legend_names_what_occurs_and_nothing_else() -> None:
    names = [entry.name for entry in legend_entries(small_plan(), DARK)]
    assert len(names) == len(set(names))
    assert {"Red key", "Bullets", "Obstacle of 2 spaces", "Mancubus", "Red security door", "Vault, dark"} <= set(names)
    assert not {"Blue key", "Imp", "Airlock", "Barrel"} & set(names)


@pytest.mark.parametrize("wide", [True, False])
def test_a_sheet_holds_board_title_and_legend(wide: bool) -> None:
    plan = small_plan()
    if not wide:
        plan = Plan(rimmed({(0, y): 0 for y in range(20)}), tokens=plan.tokens, areas=(PlanArea("a", "A"),))
    bare = sheet(plan, DARK)
    full = sheet(plan, DARK, grid=True, legend=True, title="A title", subtitle="below")
    assert _inside(bare.box, full.box)
    assert _texts(full, "title") == ["below", "A title"]
    for layer in ("title", "legend", "rim"):
        for item in dict(full.layers)[layer]:
            if isinstance(item, Text | Use):
                assert _inside((item.x, item.y, 0, 0), full.box), item


def test_a_part_holds_one_area_and_what_touches_it() -> None:
    plan = small_plan()
    part = part_of(plan, "east")
    assert {space.area for space in part.spaces} == {1}
    assert len(part.spaces) == 16
    assert [token.kind for token in part.tokens] == ["ammo", "health", "hazard"]
    assert [door.at for door in part.doors] == [(15, 15), (17, 17)]
    assert [area.label is None for area in part.areas] == [True, False]
    with pytest.raises(KeyError):
        part_of(plan, "nowhere")


def test_severities_are_told_by_shape() -> None:
    signs = []
    for severity in ("error", "warning", "info", "witness"):
        items = dict(draw_marks([Mark(severity, spaces=((1, 1),))], DARK).layers)["mark"]
        dashes = [item.paint.dash for item in items if isinstance(item, Path)]
        signs.append((tuple(dashes), tuple(type(item) for item in items)))
    assert len(set(signs)) == 4


def test_marks_show_edges_lines_and_ways() -> None:
    edges = draw_marks([Mark("error", edges=(((1, 1), "east"), ((1, 2), "east")))], DARK)
    strokes = [item for item in dict(edges.layers)["mark"] if isinstance(item, Path)]
    assert strokes[0].segments == (("M", 2, 1), ("L", 2, 2), ("M", 2, 2), ("L", 2, 3))
    sight = dict(draw_marks([Mark("witness", points=((0.5, 0.5), (3.5, 1.5)))], DARK).layers)["mark"]
    way = dict(draw_marks([Mark("witness", points=((0.5, 0.5), (1.5, 0.5), (2.5, 1.5)))], DARK).layers)["mark"]
    assert [type(item) for item in sight] != [type(item) for item in way]
    standing = draw_marks([Mark("info", points=((1.0, 1.0), (1.0, 1.0)), arrow=True, label="here")], DARK)
    assert any(isinstance(item, Text) and item.text == "here" for item in dict(standing.layers)["mark"])
    assert draw_marks([], DARK).layers == (("mark", ()),)


def test_marks_lie_over_the_board_of_a_sheet() -> None:
    assert sheet(small_plan(), DARK, marks=[Mark("error", spaces=((12, 14),))]).layers[-1][0] == "mark"


def test_every_piece_of_the_catalog_has_a_thumbnail_with_its_openings() -> None:
    for piece in load_catalog("doom-2004").pieces.values():
        picture = thumbnail_piece(piece.rows, [str(opening) for opening in piece.openings])
        layers = dict(picture.layers)
        assert len(layers["floor"]) == len(piece.spaces)
        assert len(layers["opening"]) == 2 * len(piece.openings)
        assert picture.background is None
        assert _inside((0, 0, piece.width, piece.height), picture.box)


def test_an_opening_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(ValueError, match="N@4"):
        thumbnail_piece(["##"], ["X@0"])


def test_thumbnails_of_tokens_doors_and_figures_fit_their_boxes() -> None:
    assert thumbnail_token("obstacle", size=3).box[2] == pytest.approx(3.4)
    assert thumbnail_token("key", "red", size=3).box[2] == pytest.approx(1.4)
    assert thumbnail_figure("cyberdemon", (2, 2)).box[3] == pytest.approx(2.4)
    inner, out = thumbnail_door("door"), thumbnail_door("door", leads_out=True)
    assert out.box[3] > inner.box[3]
    assert "exit-arrow" in out.symbols
    assert "exit-arrow" not in inner.symbols


def test_a_misplaced_door_is_marked() -> None:
    door = PlanDoor((0, 0), "east")
    rects = []
    for misplaced in (False, True):
        layers = dict(sheet(Plan(doors=(door._replace(misplaced=misplaced),)), DARK).layers)
        rects.append([item for item in layers["door"] if isinstance(item, Rect)])
    assert (len(rects[0]), len(rects[1])) == (0, 1)


def test_grid_lines_lie_below_the_board() -> None:
    picture = sheet(Plan(rimmed({(0, 0): 0}), tokens=(PlanToken("duct", (0, 0)),)), DARK, grid=True)
    assert [name for name, _ in picture.layers][:2] == ["ground", "grid"]
    assert all(isinstance(item, Line) for item in picture.layers[1][1])
