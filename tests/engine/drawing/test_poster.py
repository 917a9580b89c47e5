"""The poster: the same board as the plain map, a floor for each area, and set dressing out of the way."""

import hashlib
from collections import Counter
from functools import cache
from math import floor

from kneedeep.board import compile_board
from kneedeep.drawing import DisplayList, Path, Text, Use
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan import Plan, PlanArea, rimmed
from kneedeep.drawing.poster.area_floors import area_floors
from kneedeep.drawing.poster.poster_style import STYLES, style, styled_theme
from kneedeep.drawing.poster.set_dressing import Dressing, set_dressing, taken_spaces, world_dressing
from kneedeep.drawing.svg import svg_text
from kneedeep.drawing.symbols.pictures import names, picture, picture_box
from kneedeep.drawing.symbols.symbol_table import dressing_symbol
from tests.support.golden import Golden
from tests.support.random_play import shipped


@cache
def plan(name: str) -> Plan:
    scenario = shipped(name)
    return plan_of(compile_board(scenario))


def board_of(picture: DisplayList) -> dict[str, Counter[object]]:
    """The floors, walls, doors, tokens and figures of a picture, by layer."""
    layers = dict(picture.layers)
    found: dict[str, Counter[object]] = {
        name: Counter(item for item in layers[name] if isinstance(item, Use) and "face" not in item.symbol)
        for name in ("opening", "door", "token", "figure")
    }
    found["floor"] = Counter((use.x, use.y) for use in layers["floor"] if isinstance(use, Use))
    found["wall"] = Counter(item.segments for item in layers["wall"] if isinstance(item, Path))
    return found


def test_a_poster_shows_the_same_board_as_the_plain_map_without_name_plates_and_arcs() -> None:
    for name, theme in (("long-watch", "dark"), ("brine", "print")):
        plain, poster = (sheet(plan(name), styled_theme(theme, kind)) for kind in STYLES)
        assert board_of(poster) == board_of(plain) and all(board_of(plain).values())
        layers = dict(poster.layers)
        texts = [item for layer in ("token", "figure", "name") for item in layers[layer] if isinstance(item, Text)]
        assert texts == [] and layers["name"] and "way" not in layers


def test_neighbouring_areas_have_different_floors_and_named_sets_stay() -> None:
    grid = {(x, y): x // 2 + 3 * (y // 2) for x in range(6) for y in range(6)}
    areas = tuple(PlanArea(f"a{number}", f"Area {number}") for number in range(9))
    for floors in (lambda at: ("base", False), lambda at: ("cold", grid[at] == 4)):
        spaces = {(space.x, space.y): space for space in area_floors(Plan(rimmed(grid, (), floors), areas=areas))}
        sides = [(at, (at[0] + dx, at[1] + dy)) for at in spaces for dx, dy in ((1, 0), (0, 1))]
        pairs = [(spaces[at], spaces[beside]) for at, beside in sides if beside in spaces]
        assert all((one.area == other.area) == (one.floor == other.floor) for one, other in pairs)
        assert spaces[2, 2].floor.startswith("cold.") == spaces[2, 2].chosen


def covered(piece: Dressing) -> set[tuple[int, int]]:
    """The spaces that a piece of set dressing covers, which is one or along a wall."""
    far = (picture_box("dressing", piece.name)[2] - 1) / 2
    across, down = (far, 0.0) if piece.turn % 180 == 0 else (0.0, far)
    steps = (-1, 0, 1) if far else (0,)
    return {(floor(piece.x + across * step), floor(piece.y + down * step)) for step in steps}


def test_set_dressing_is_where_nothing_is() -> None:
    for name in ("long-watch", "brine"):
        taken = taken_spaces(plan(name))
        pieces, ornaments = set_dressing(plan(name)._replace(spaces=area_floors(plan(name))), 1.0)
        assert len(pieces) > 40 and len(ornaments) > 10
        assert taken.isdisjoint(at for piece in pieces for at in covered(piece))
        assert {len(covered(piece)) for piece in pieces} >= {1, 2}
        spaces = {(space.x, space.y) for space in plan(name).spaces}
        rocks = list(world_dressing(plan(name), 1.0))
        assert len(rocks) > 20 and spaces.isdisjoint(at for rock in rocks for at in covered(rock))
        assert taken.isdisjoint(ornament.at for ornament in ornaments)


def test_each_kind_of_set_dressing_has_a_picture_unlike_every_token() -> None:
    kinds = style()["dressing"]
    assert {name for spot, named in kinds.items() if spot != "ornament" for name in named} == names("dressing")
    dark = styled_theme("dark")
    named = ((group, name) for group in ("tokens", "items", "figures") for name in names(group))
    tokens = {tuple(picture(group, name, dark, dark.steel)) for group, name in named}
    assert not any(dressing_symbol(name, "base.harbor", dark).shapes in tokens for name in names("dressing"))


def test_a_poster_is_the_same_on_every_machine(golden: Golden) -> None:
    text = svg_text(sheet(plan("tutorial"), styled_theme("dark")))
    golden.check("drawing/poster.txt", hashlib.sha256(text.encode()).hexdigest() + "\n")
