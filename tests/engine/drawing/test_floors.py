"""Floors, ornaments, light, lettering and the depth of walls."""

import itertools

import pytest

from kneedeep.board import compile_board
from kneedeep.drawing import DARK, LIGHT, PRINT, THEMES, DisplayList, Rect, Text, Theme, Use
from kneedeep.drawing.floors.floor_sets import SETS, ground_color
from kneedeep.drawing.floors.frames import framed
from kneedeep.drawing.floors.lamp_light import lamp_light, strength
from kneedeep.drawing.floors.lettering import contrast, lettering
from kneedeep.drawing.floors.ornaments import KINDS, ornament_symbol
from kneedeep.drawing.floors.wall_shades import wall_shade
from kneedeep.drawing.layered_picture import LAYERS
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan import EAST, NORTH, SOUTH, WEST, Plan, PlanArea, PlanEdge, PlanSpace, rimmed
from kneedeep.drawing.scene import draw
from kneedeep.drawing.symbols.pictures import Form
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.model.look import FLOOR_NAMES, FRAMES, LETTERINGS, ORNAMENT_NAMES
from kneedeep.report.sheets.sheet_maps import greyed
from tests.support.cases import cases
from tests.support.files import map_text, path_of
from tests.support.reading import scenario_in

MAP = map_text("two-floors")


def _scenario(look: str = "") -> Scenario:
    return scenario_in(MAP + look)


def _plan(look: str = "", *, looks: bool = True) -> Plan:
    return plan_of(compile_board(_scenario(look), load_catalog("doom-2004")), looks=looks)


def _floors(plan: Plan) -> dict[tuple[int, int], tuple[str, bool]]:
    return {(space.x, space.y): (space.floor, space.chosen) for space in plan.spaces}


def _symbols(picture: DisplayList, layer: str) -> list[str]:
    return [item.symbol for item in dict(picture.layers)[layer] if isinstance(item, Use)]


def test_every_name_of_the_file_has_a_drawing() -> None:
    assert list(SETS) == list(FLOOR_NAMES)
    assert list(KINDS) == list(ORNAMENT_NAMES)
    assert {made.lettering for made in SETS.values()} <= set(LETTERINGS)
    assert {kind.layer for kind in KINDS.values()} <= set(LAYERS)


def test_without_a_look_rooms_and_corridors_have_floors_of_their_own() -> None:
    floors = _floors(_plan())
    assert floors[0, 0] == ("base", False) and floors[5, 1] == ("deck", False)


def test_a_painted_space_counts_before_its_area_and_that_before_all_others() -> None:
    floors = _floors(_plan("look: {floor: stone, areas: {a: lab}, spaces: {hell: [[0, 0], [2, 2, 2, 2]]}}"))
    assert floors[0, 0] == floors[3, 3] == ("hell", True)
    assert floors[1, 0] == floors[5, 1] == ("lab", True)
    assert floors[8, 2] == ("stone", True)


def test_a_plan_without_looks_is_that_of_the_file_without_its_look() -> None:
    look = "look: {floor: stone, ornaments: {lamps: [[0, 0]]}, frame: plate, lettering: band}"
    assert _plan(look, looks=False) == _plan()
    assert _plan(look) != _plan()


def test_ornaments_beside_the_board_are_not_drawn() -> None:
    assert [one.at for one in _plan("look: {ornaments: {vents: [[0, 0], [50, 50]]}}").ornaments] == [(0, 0)]


def test_pipes_go_on_along_a_wall_and_end_where_it_turns() -> None:
    plan = _plan("look: {ornaments: {pipes: [[0, 0, 4, 1], [3, 1, 3, 1]]}}")
    links = {one.at: one.links for one in plan.ornaments}
    assert links[0, 0] == EAST and links[1, 0] == links[2, 0] == EAST | WEST
    assert links[3, 0] == WEST
    assert links[3, 1] == 0, "the pipe in the corridor runs along its wall, that in the room along none"
    assert links[4, 1] == EAST


def test_light_ends_at_walls_and_doors() -> None:
    lit = {light.at for light in _plan("look: {ornaments: {lamps: [[6, 1]]}}").lights}
    assert (6, 1) in lit and (5, 2) in lit and (4, 1) in lit
    assert all(y in (1, 2) for _, y in lit), "the corridor is two spaces wide"
    assert max(x for x, _ in lit) == 6, "the door is shut"


def test_a_lamp_lights_its_space_most() -> None:
    near, far = lamp_light(0, 0, "lab", DARK), lamp_light(2, 1, "lab", DARK)
    assert len(near.shapes) > len(far.shapes) > 0
    assert isinstance(near.shapes[0], Rect) and near.shapes[0].width == 1


@pytest.mark.parametrize("theme", [THEMES["print"], THEMES["contrast"]])
def test_no_light_where_paper_or_plain_colors_are_wanted(theme: Theme) -> None:
    plan = _plan("look: {ornaments: {lamps: [[1, 0]]}}")
    assert plan.lights and strength(theme) == 0
    assert _symbols(draw(plan, theme), "light") == []
    assert _symbols(draw(plan, DARK), "light") != []


def test_a_wall_to_the_north_shows_its_face() -> None:
    faces = {side: len(wall_shade(side, "base", DARK).shapes) for side in (NORTH, EAST, SOUTH, WEST)}
    assert faces[NORTH] > faces[EAST] == faces[SOUTH] == faces[WEST] == 3
    pictures = {wall_shade(NORTH, floor, DARK).shapes for floor in SETS}
    assert len(pictures) == len(SETS), "every set has walls of its own"


def test_walls_of_a_room_shade_the_spaces_inside_and_doors_do_not() -> None:
    plan = Plan(
        rimmed(dict.fromkeys([(0, 0), (1, 0)], 0)),
        (PlanEdge(0, 0, "north", "wall"), PlanEdge(0, -1, "south", "wall"), PlanEdge(1, 0, "east", "joint")),
    )
    assert _symbols(draw(plan, DARK), "shadow") == [f"wall-base-{NORTH}"]


@cases("theme", THEMES.values(), ids=THEMES)
def test_every_ornament_is_drawn_in_every_theme_within_its_space(theme: Theme) -> None:
    forms = [Form(links, walls, 0) for links in range(16) for walls in range(16)]
    forms += [Form(variant=variant) for variant in range(6)]
    for kind, form in itertools.product(KINDS, forms):
        made = ornament_symbol(kind, form, theme)
        assert made.box == (0, 0, 1, 1)
        if kind != "stripes" or form.links != 15:
            assert made.shapes, (kind, form)


def test_ornaments_of_one_kind_differ_by_variant_and_by_links() -> None:
    for kind, made in KINDS.items():
        if made.varied:
            assert len({ornament_symbol(kind, Form(variant=n), DARK).shapes for n in range(4)}) > 1
        if made.linked:
            assert len({ornament_symbol(kind, Form(links=n), DARK).shapes for n in range(16)}) == 16


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_floors_are_told_apart_in_grey(theme: Theme) -> None:
    """Either their tone differs, or their pattern does at once: tiles, gratings, flagstones, rock."""
    plates = [draw(Plan((PlanSpace(0, 0, -1, floor=name),)), theme) for name in SETS]
    grey = [tuple(symbol.shapes for symbol in greyed(plate).symbols.values()) for plate in plates]
    assert len(set(grey)) == len(SETS)
    tones = {name: ground_color(name, theme) for name in SETS}
    assert contrast(tones["lab"], tones["hell"]) > 1.8
    assert contrast(tones["base"], tones["deck"]) > 1.15


@cases("theme", THEMES.values(), ids=THEMES)
@cases("style", LETTERINGS)
def test_names_can_be_read_on_every_floor(style: str, theme: Theme) -> None:
    for floor in SETS:
        area = PlanArea("a", "Reactor", label=(0, 0, 5), floor=floor, lettering=style)
        items = lettering(area, theme.areas[0], theme)
        text = next(item for item in reversed(items) if isinstance(item, Text))
        ground = next((item.paint.fill for item in items if isinstance(item, Rect)), ground_color(floor, theme))
        assert ground is not None and contrast(text.fill, ground) >= 3, (floor, text.fill, ground)


@cases("style", FRAMES)
def test_a_frame_goes_around_the_whole_picture(style: str) -> None:
    plain = sheet(_plan(), legend=True, title="Rooms")
    made = sheet(_plan(f"look: {{frame: {style}}}"), legend=True, title="Rooms")
    if style == "none":
        assert made == plain
        return
    assert framed(plain.box) == made.box
    name, items = made.layers[0]
    assert name == "frame" and items
    assert made.layers[1:] == plain.layers


def test_chips_stand_out_more_than_what_lies_on_the_floor() -> None:
    """The card of a token against the floor, and the paint of an ornament against it."""
    for theme, floor in itertools.product((DARK, LIGHT, PRINT), SETS):
        ground = ground_color(floor, theme)
        assert max(contrast(theme.chip, ground), contrast(theme.ink, ground)) >= 3, (theme.name, floor)


def test_unknown_floors_and_ornaments_are_findings_and_not_drawn() -> None:
    text = path_of("tutorial.yaml").read_text(encoding="utf-8")
    wrong = text.replace("  ornaments:\n", "  spaces: {marble: [[0, 0]]}\n  ornaments:\n    sofas: [[0, 0]]\n")
    reading = read(wrong)
    assert [one.code for one in reading.problems] == ["SCN003", "SCN003"]
    plans = [
        plan_of(compile_board(one.scenario, load_catalog("doom-2004"))) for one in (read(text), reading) if one.scenario
    ]
    assert plans[0] == plans[1]
    assert sheet(plans[1]).layers
