"""The plan of a compiled board."""

from kneedeep.board import compile_board
from kneedeep.drawing import DARK, Use
from kneedeep.drawing.legend import legend_entries
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan import Plan, PlanEdge
from kneedeep.drawing.scene import draw
from kneedeep.drawing.thumbnail import thumbnail_piece
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario import model


def _plan(**changes: object) -> Plan:
    """Two rooms of 4 × 4 joined at x = 4, then a short corridor to the east."""
    values: dict[str, object] = {
        "title": "Test",
        "pieces": (
            model.Piece(piece="room-4x4", at=(0, 0), area="a"),
            model.Piece(piece="room-4x4", at=(4, 0), area="b"),
            model.Piece(piece="corridor-short", at=(8, 1), area="b"),
        ),
        "areas": (model.Area(id="a", name="Dock", start=True), model.Area(id="b", dark=True)),
        **changes,
    }
    scenario = model.Scenario(format=1, ruleset="doom-2004", **values)  # type: ignore[arg-type]
    return plan_of(compile_board(scenario, load_catalog("doom-2004")))


def _kinds(plan: Plan) -> dict[str, list[PlanEdge]]:
    found: dict[str, list[PlanEdge]] = {}
    for edge in plan.edges:
        found.setdefault(edge.kind, []).append(edge)
    return found


def test_walls_joints_and_loose_openings_are_told_apart() -> None:
    plan = _plan()
    kinds = _kinds(plan)
    assert set(kinds) == {"wall", "joint", "loose"}
    assert [edge[:3] for edge in kinds["joint"]] == [(3, 1, "east"), (3, 2, "east"), (7, 1, "east"), (7, 2, "east")]
    assert {edge[:3] for edge in kinds["loose"]} == {
        *((0, y, "west") for y in (1, 2)),
        *((x, 0, "north") for x in (1, 2, 5, 6)),
        *((x, 3, "south") for x in (1, 2, 5, 6)),
        *((10, y, "east") for y in (1, 2)),
    }
    assert {edge[:3] for edge in kinds["wall"]} >= {(3, 0, "east"), (3, 3, "east"), (0, 0, "north"), (9, 1, "north")}
    assert len(plan.edges) == len({edge[:3] for edge in plan.edges})


def test_no_edge_is_told_where_a_door_stands() -> None:
    red, out = model.Door(at=(3, 1), side="east", key="red"), model.Door(at=(10, 1), side="east", exit=True)
    plan = _plan(doors=(red, out, model.Door(at=(1, 1), side="east")))
    told = {(edge.x, edge.y, edge.side) for edge in plan.edges}
    assert not told & {(3, 1, "east"), (3, 2, "east"), (10, 1, "east"), (10, 2, "east")}
    doors = [(door.kind, door.key, door.exit, door.misplaced) for door in plan.doors]
    assert doors == [("security", "red", False, False), ("door", None, True, False), ("door", None, False, True)]


def test_caps_are_told_from_pieces_of_the_file() -> None:
    assert sum(piece.cap for piece in _plan(caps="auto").pieces) == 6
    assert not any(piece.cap for piece in _plan().pieces)


def test_areas_carry_name_darkness_and_a_row_for_the_name() -> None:
    dock, other = _plan().areas
    assert (dock.id, dock.name, dock.dark) == ("a", "Dock", False)
    assert (other.id, other.name, other.dark) == ("b", "b", True)
    assert dock.label is not None
    assert dock.label[2] == 4


def test_tokens_and_figures_come_with_footprints_and_names() -> None:
    plan = _plan(
        tokens=(
            model.Token(kind="hazard", at=(0, 0), turn=90),
            model.Token(kind="item", item="disc", at=(2, 2)),
            model.Token(kind="generator", at=(5, 0)),
            model.Token(kind="ammo", item="cells", spaces=((0, 3), (1, 3)), count=2, marines=2),
            model.Token(kind="health", in_area="a"),
        ),
        figures=(model.Figure(kind="demon", at=(6, 2), turn=90, name="Hound"),),
        items=(model.Item(id="disc", name="Data disc"),),
        token_types=(model.OwnTokenType(id="generator", name="Reactor", size=(2, 2)),),
    )
    told, cells = [(token.kind, token.item, token.footprint) for token in plan.tokens], ("ammo", "cells", (1, 1))
    own = [("hazard", None, (2, 1)), ("item", "Data disc", (1, 1)), ("generator", "Reactor", (2, 2))]
    assert told == [*own, cells, cells]
    assert plan.tokens[3].number == 2
    assert plan.tokens[3].marines == 2
    assert [(figure.kind, figure.footprint, figure.name) for figure in plan.figures] == [("demon", (2, 1), "Hound")]


def test_spawn_areas_are_start_places_or_hatched_spaces() -> None:
    plan = _plan(spawns=(model.Spawn(side="invaders", area="a"), model.Spawn(side="marines", spaces=((5, 1), (4, 1)))))
    start, hatch = plan.spawns
    assert (start.side, start.spaces) == ("marines", ((5, 1), (4, 1)))
    assert len(hatch.spaces) == len(hatch.rims) == 16


def test_broken_boards_have_a_picture_too() -> None:
    rooms = [
        model.Piece(piece="room-4x4", at=(2 * one, 2 * one), area=area) for one, area in enumerate(("nowhere", "a"))
    ]
    lost = model.Piece(piece="no-such-piece", at=(9, 9), area="a")
    plan = _plan(pieces=(*rooms, lost), tokens=(model.Token(kind="no-such-token", at=(90, 90)),))
    assert len(plan.spaces) == 28
    assert draw(plan, DARK).box == (0, 0, 6, 6)
    assert _plan(pieces=()).spaces == ()


def test_difficult_spaces_are_told_where_no_other_piece_lies_over_them() -> None:
    bog = model.OwnPieceType(id="bog", rows=("####", "####"), openings=(), difficult=((0, 0), (3, 1)))
    pieces = (model.Piece(piece="room-4x4", at=(0, 0), area="a"), model.Piece(piece="bog", at=(3, 3), area="a"))
    plan = _plan(pieces=pieces, piece_types=(bog,))
    assert [(space.x, space.y) for space in plan.spaces if space.difficult] == [(6, 4)]
    stones = [item for item in dict(draw(plan, DARK).layers)["decor"] if isinstance(item, Use)]
    assert [(stone.x, stone.y) for stone in stones] == [(6, 4)]
    assert "Difficult space" in [entry.name for entry in legend_entries(plan, DARK)]


def test_a_small_picture_of_a_piece_has_its_difficult_spaces() -> None:
    drawn = thumbnail_piece(["##", "##"], difficult=((1, 0),))
    stones = [item for item in dict(drawn.layers)["decor"] if isinstance(item, Use)]
    assert [(stone.x, stone.y) for stone in stones] == [(1, 0)]


def test_the_name_of_the_only_area_stays_in_its_first_piece() -> None:
    first = model.Piece(piece="room-4x4", at=(0, 0), area="a")
    more = (model.Piece(piece="room-4x4", at=(4, 0), area="a"), model.Piece(piece="room-9x10", at=(8, 0), area="a"))
    alone = model.Area(id="a", name="Start", start=True)
    rows = [_plan(pieces=(first, *more[:count]), areas=(alone,)).areas[0].label for count in range(3)]
    assert rows[0] is not None and rows == rows[:1] * 3
    (wider,) = _plan(pieces=(model.Piece(piece="dead-end", at=(0, 0), area="a"), *more), areas=(alone,)).areas
    assert wider.label is not None and wider.label[2] > 2, "a dead end has no room for a name"
