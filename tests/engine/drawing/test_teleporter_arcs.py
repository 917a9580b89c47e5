"""The arcs between teleporters: which there are, and how they are told apart."""

import pytest

from kneedeep.board import compile_board
from kneedeep.drawing import DARK, Dot, Path
from kneedeep.drawing.legend import legend_entries
from kneedeep.drawing.map_sheet import part_of, sheet
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan import PlanArc, PlanArea
from kneedeep.drawing.plan.teleporter_plan import arc_plans
from kneedeep.drawing.teleporter_arcs import arc_of, bent, draw_arcs
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.model import Area, Condition, Piece, Record, Scenario, Token
from kneedeep.report.sheets.sheet_maps import Look, marines_plan, plan_for


def _scenario(*tokens: Token) -> Scenario:
    pieces = (Piece(piece="room-4x4", at=(0, 0), area="a"), Piece(piece="room-4x4", at=(4, 0), area="b"))
    areas = (Area(id="a", start=True), Area(id="b"))
    return Scenario(format=1, ruleset="doom-2004", title="T", pieces=pieces, figures=(), areas=areas, tokens=tokens)


def _pad(x: int, y: int, color: str = "red", **settings: object) -> Token:
    return Token(kind="teleporter", color=color, at=(x, y), **settings)  # type: ignore[arg-type]


def _ways(*tokens: Token, marines: int | None = None) -> set[PlanArc]:
    return set(arc_plans(compile_board(_scenario(*tokens), load_catalog("doom-2004")), marines))


POWER = Condition("flag", "power")


def test_two_of_a_color_lead_to_each_other() -> None:
    assert _ways(_pad(1, 1), _pad(6, 2), _pad(2, 2, "blue")) == {PlanArc((1, 1), (6, 2), "red")}


def test_three_of_a_color_have_an_arc_for_each_pair_and_more_make_a_ring() -> None:
    corners = [_pad(1, 1), _pad(1, 2), _pad(6, 1), _pad(6, 2)]
    assert len(_ways(*corners[:3])) == 3
    ways = {(way.start, way.end) for way in _ways(*corners)}
    assert ways == {((1, 1), (1, 2)), ((1, 1), (6, 1)), ((1, 2), (6, 2)), ((6, 1), (6, 2))}


def test_a_teleporter_that_is_told_where_to_leads_there_alone() -> None:
    chain = _pad(1, 1, id="near", to=(Record(pad="far"),)), _pad(6, 2, "blue", id="far")
    assert _ways(*chain, _pad(2, 2)) == {
        PlanArc((1, 1), (6, 2), None, both=False),  # red leads to blue
        PlanArc((2, 2), (1, 1), "red", both=False),  # the other red one leads to the first, not back
    }


def test_a_way_is_shut_as_long_as_either_end_needs_something() -> None:
    assert _ways(_pad(1, 1, needs=POWER), _pad(6, 2)) == {PlanArc((1, 1), (6, 2), "red", shut=True)}
    later = _pad(1, 1, id="near", to=(Record(pad="far", needs=POWER),)), _pad(6, 2, id="far")
    assert _ways(*later) == {
        PlanArc((1, 1), (6, 2), "red", both=False, shut=True),
        PlanArc((6, 2), (1, 1), "red", both=False),
    }


def test_teleporters_that_are_never_there_together_have_no_arc() -> None:
    apart = _pad(1, 1, marines=(1,)), _pad(6, 2, marines=2)
    assert not _ways(*apart)
    assert _ways(_pad(1, 1), _pad(6, 2, marines=2))
    assert not _ways(_pad(1, 1), _pad(6, 2, marines=2), marines=1)


def test_there_and_back_bend_apart_and_are_told_without_color() -> None:
    there, back = PlanArc((0, 0), (9, 0), both=False), PlanArc((9, 0), (0, 0), both=False)
    assert arc_of(there).middle[1] < 0.5 < arc_of(back).middle[1]
    arrow = [item for item in draw_arcs((there,), DARK) if isinstance(item, Path)]
    plain = [item for item in draw_arcs((there._replace(both=True),), DARK) if isinstance(item, Path)]
    dashed = draw_arcs((there._replace(shut=True),), DARK)
    assert len(arrow) == len(plain) + 1
    assert [bool(item.paint.dash) for item in dashed[:2]] == [False, True]  # type: ignore[union-attr]
    marks = [[type(item) for item in draw_arcs((there._replace(color=color),), DARK)][-1] for color in ("red", "blue")]
    assert marks == [Path, Dot]


@pytest.mark.parametrize("size", [1.0, 6.0])
def test_arcs_are_as_thick_as_wanted(size: float) -> None:
    rim = draw_arcs((PlanArc((0, 0), (9, 0)),), DARK, size)[0]
    assert isinstance(rim, Path)
    assert rim.paint.width == pytest.approx(0.2 * size)


def test_pictures_have_the_arcs_and_room_for_them_and_the_legend_says_what_they_are() -> None:
    plan = plan_of(compile_board(_scenario(_pad(0, 0), _pad(7, 0)), load_catalog("doom-2004")))
    picture = sheet(plan)
    assert dict(picture.layers)["way"]
    assert picture.box[1] <= arc_of(plan.arcs[0]).middle[1] - 0.25
    assert "Teleporters lead to each other" in [entry.name for entry in legend_entries(plan, DARK)]
    assert not part_of(plan, "a").arcs


def test_the_hand_out_does_not_tell_where_teleporters_lead() -> None:
    pads = _pad(1, 1, id="near", to=(Record(pad="far"),)), _pad(2, 2, id="far"), _pad(6, 2)
    board = compile_board(_scenario(*pads), load_catalog("doom-2004"))
    assert plan_for(board, Look(marines=2)).arcs
    assert not marines_plan(plan_for(board, Look(marines=2)), ["a", "b"]).arcs
    assert not plan_for(board, Look(bare=True)).arcs


def test_an_arc_goes_round_the_name_of_an_area_where_it_can() -> None:
    way = PlanArc((0, 5), (20, 5))
    areas = (PlanArea("a", "Hall", False, (8, 2, 4)),)
    (changed,) = bent((way,), areas)
    assert changed.bend != 1.0
    assert not any(8 < x < 12 and 2 < y < 3 for x, y in (arc_of(changed).at(step / 50) for step in range(51)))
    (one_way,) = bent((way._replace(both=False),), areas)
    assert one_way.bend > 0
    assert bent((way,), ()) == (way,)
