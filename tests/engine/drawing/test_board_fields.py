"""Fields of a board in pictures: cover from a space, the reach of portals, where demons walk."""

import itertools

from kneedeep.board import Board, compile_board
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.plan.board_fields import cover_field, demon_field, portal_field
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan import Place
from kneedeep.drawing.space_field import FIELD_STYLES, FieldLayer, SpaceField, draw_field
from kneedeep.drawing.svg import svg_text
from kneedeep.drawing.theme import DARK, THEMES
from tests.support.cases import cases
from tests.support.files import SCENARIOS, map_text
from tests.support.golden import Golden
from tests.support.reading import scenario_in

PIT = map_text("pit")


def _board(text: str) -> Board:
    scenario = scenario_in(text.encode())
    return compile_board(scenario)


def _map(name: str) -> Board:
    return _board((SCENARIOS / f"{name}.yaml").read_text(encoding="utf-8"))


def _spaces(field: SpaceField) -> dict[str, set[Place]]:
    return {layer.style: set(layer.spaces) for layer in field.layers}


def test_cover_parts_the_spaces_of_a_board_in_four() -> None:
    board = _map("range-day")
    layers = _spaces(cover_field(board, (11, 4), board.open_doors("file")))
    assert layers["attacker"] == {(11, 4)}
    assert {(14, 1), (14, 2), (15, 3)} <= layers["covered"]
    assert {(12, 2), (13, 3), (14, 4)} <= layers["exposed"]
    assert (0, 0) in layers["unseen"]
    assert set().union(*layers.values()) == set(board.spaces)
    assert sum(map(len, layers.values())) == len(board.spaces)


def test_the_picture_of_cover_is_the_golden_one(golden: Golden) -> None:
    board = _map("range-day")
    field = cover_field(board, (11, 4), board.open_doors("file"))
    text = svg_text(sheet(plan_of(board), DARK, legend=True, field=field))
    golden.check("drawing/cover.svg", text)


def test_demons_without_room_at_a_portal_are_shown_where_they_come_to_stand() -> None:
    """Rule: RUL16-146, RUL16-147: four spaces for six Imps."""
    layers = _spaces(portal_field(_board(PIT), ()))
    assert layers["portal-red"] == {(0, 0), (1, 0), (0, 1), (1, 1)}
    assert len(layers["displaced"]) == 2
    assert not layers["displaced"] & layers["portal-red"]
    assert all(max(space) == 2 for space in layers["displaced"])


def test_each_color_of_portal_has_a_layer_of_its_own() -> None:
    layers = _spaces(portal_field(_map("specimen-run"), ()))
    assert set(layers) == {"portal-blue", "portal-yellow", "portal-red"}
    assert {(17, 5), (16, 4), (18, 6)} <= layers["portal-red"]
    assert (15, 5) not in layers["portal-red"]


def test_large_demons_walk_only_where_they_fit() -> None:
    """Rule: RUL16-73, RUL16-74."""
    layers = _spaces(demon_field(_board(PIT)))
    assert {(0, 0), (3, 3), (4, 1), (7, 2)} <= layers["walk-large"]
    assert layers["walk-small"] == {(8, 2), (9, 2)}
    assert layers["unwalked"] >= {(20, 0), (21, 0)}


def test_shut_doors_stop_demons_unless_a_house_rule_lets_them_open_doors() -> None:
    """Rule: RUL16-70: not under Infestation."""
    text = (SCENARIOS / "specimen-run.yaml").read_text(encoding="utf-8")
    text = text.replace("yellow, at: [21, 7]", "yellow, at: [7, 7]")
    assert (21, 7) in _spaces(demon_field(_board(text)))["unwalked"]
    assert "unwalked" not in _spaces(demon_field(_board(f"{text}\nrules: {{demon_doors: always}}\n")))


@cases("theme", THEMES)
def test_layers_that_stand_together_differ_without_color(theme: str) -> None:
    groups = (
        ("attacker", "exposed", "covered", "unseen"),
        ("portal-blue", "portal-yellow", "portal-red", "displaced"),
        ("walk-large", "walk-small", "unwalked"),
    )
    assert sorted(itertools.chain(*groups)) == sorted(FIELD_STYLES)
    for group in groups:
        assert len({FIELD_STYLES[name].pattern for name in group}) == len(group)
        for name in group:
            assert draw_field((FieldLayer(name, "", ((0, 0),)),), THEMES[theme])


def test_a_field_lies_over_the_floor_and_below_walls_and_tokens() -> None:
    board = _map("range-day")
    picture = sheet(plan_of(board), DARK, field=portal_field(board, ()), legend=True)
    names = [name for name, _ in picture.layers]
    assert names.index("floor") < names.index("field") < names.index("wall") < names.index("token")
