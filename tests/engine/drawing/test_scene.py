"""The picture of a plan: its layers, and chunks that together are the whole."""

from collections.abc import Iterator

from kneedeep.drawing import DARK, THEMES, DisplayList, Item, Path, Segment, Text, Use
from kneedeep.drawing.layered_picture import LAYERS
from kneedeep.drawing.plan import plan as plans
from kneedeep.drawing.plan.plan_chunks import CHUNK, chunk_box, slices
from kneedeep.drawing.scene import chunks, draw
from tests.support.cases import cases
from tests.support.small_maps.drawn_plan import small_plan, walled

Atom = tuple[str, object, object]


def _atoms(picture: DisplayList) -> Iterator[Atom]:
    """The smallest things drawn: items, and of long paths each single stroke or box, since chunks cut those."""
    for layer, items in picture.layers:
        for item in items:
            if isinstance(item, Path):
                for part in _subpaths(item):
                    if layer == "wall":
                        yield from ((layer, item.paint, step) for step in _steps(part))
                    else:
                        yield layer, item.paint, part
            else:
                yield layer, type(item), item


def _steps(stroke: tuple[Segment, ...]) -> Iterator[tuple[float, ...]]:
    """The edges of a stroke along several of them: a chunk has the part of it that it shows."""
    (_, x1, y1), (_, x2, y2) = [(step[0], float(step[1]), float(step[2])) for step in stroke]
    for step in range(round(abs(x2 - x1) + abs(y2 - y1))):
        yield (round(x1 + step, 3), y1, 1, 0) if y1 == y2 else (x1, round(y1 + step, 3), 0, 1)


def _subpaths(path: Path) -> list[tuple[Segment, ...]]:
    parts: list[list[Segment]] = []
    for segment in path.segments:
        if segment[0] == "M":
            parts.append([])
        parts[-1].append(segment)
    return [tuple(part) for part in parts]


def _texts(picture: DisplayList) -> list[str]:
    return [item.text for _, items in picture.layers for item in items if isinstance(item, Text)]


def _uses(picture: DisplayList, layer: str) -> list[str]:
    return [item.symbol for item in dict(picture.layers)[layer] if isinstance(item, Use)]


def test_all_layers_are_there_in_order_and_every_symbol_is_known() -> None:
    picture = draw(small_plan(), DARK)
    assert tuple(name for name, _ in picture.layers) == LAYERS
    assert all(items for name, items in picture.layers), "the small plan has something for every layer"
    used = {item.symbol for _, items in picture.layers for item in items if isinstance(item, Use)}
    assert used == set(picture.symbols)
    assert picture.box == plans.bounds(small_plan()) == (12, 14, 8, 4)


@cases("name", THEMES)
def test_chunks_together_are_the_whole(name: str) -> None:
    plan = small_plan()
    whole = set(_atoms(draw(plan, THEMES[name])))
    parts = chunks(plan, THEMES[name])
    assert set(parts) == {(0, 0), (1, 0), (0, 1), (1, 1)}
    assert set().union(*(set(_atoms(part)) for part in parts.values())) == whole
    for at, part in parts.items():
        assert part.box == chunk_box(at)


def test_items_of_a_chunk_come_in_the_order_of_the_whole() -> None:
    plan = small_plan()
    whole = dict(draw(plan, DARK).layers)
    for part in chunks(plan, DARK).values():
        for layer, items in part.layers:
            order = iter(whole[layer])
            plain: list[Item] = [item for item in items if not isinstance(item, Path)]
            assert all(any(item == other for other in order) for item in plain), layer


def test_an_edit_changes_only_the_slices_it_touches() -> None:
    plan = small_plan()
    before = slices(plan)
    after = slices(plan._replace(tokens=(plan.tokens[0]._replace(at=(13, 14)), *plan.tokens[1:])))
    assert {at for at in after if after[at] != before[at]} == {(0, 0)}
    changed = slices(plan._replace(figures=(plan.figures[0]._replace(kind="vagary"), *plan.figures[1:])))
    assert {at for at in changed if changed[at] != before[at]} == {(0, 0), (1, 0), (0, 1), (1, 1)}


def test_equal_slices_give_equal_pictures() -> None:
    assert chunks(small_plan(), DARK) == chunks(small_plan(), DARK)


def test_negative_coordinates_have_chunks_of_their_own() -> None:
    areas = {(x, y): 0 for x in range(-2, 2) for y in range(-2, 2)}
    plan = plans.Plan(plans.rimmed(areas), walled(areas))
    assert set(slices(plan)) == {(-1, -1), (-1, 0), (0, -1), (0, 0)}
    assert chunk_box((-1, 0)) == (-CHUNK, 0, CHUNK, CHUNK)


def test_things_that_share_a_space_are_drawn_small_side_by_side() -> None:
    tokens = tuple(plans.PlanToken(kind, (0, 0)) for kind in ("health", "armor", "berserk", "oxygen"))
    uses = [item for item in dict(draw(plans.Plan(tokens=tokens), DARK).layers)["token"] if isinstance(item, Use)]
    assert len({(use.x, use.y) for use in uses}) == len(tokens)
    assert all(use.scale < 0.6 for use in uses)


def test_a_chip_under_a_figure_shows_before_it() -> None:
    plan = plans.Plan(tokens=(plans.PlanToken("health", (0, 0)),), figures=(plans.PlanFigure("imp", (0, 0)),))
    assert _uses(draw(plan, DARK), "figure") == ["plinth-invaders-1x1", "face-imp", "token-health"]


def test_counts_and_numbers_of_marines_are_told_on_badges() -> None:
    plan = plans.Plan(
        tokens=(plans.PlanToken("ammo", (0, 0), item="cells", number=3, marines=2),),
        figures=(plans.PlanFigure("imp", (1, 0), marines=(1, 3)),),
    )
    assert {"×3", "2+", "1,3", "IMP"} <= set(_texts(draw(plan, DARK)))


def test_start_places_are_numbered_in_seat_order_also_in_chunks() -> None:
    plan = plans.Plan(spawns=(plans.PlanSpawn("marines", ((15, 0), (16, 0), (17, 0))),))
    numbers = {"1", "2", "3"}
    assert numbers <= set(_texts(draw(plan, DARK)))
    parts = chunks(plan, DARK)
    assert numbers <= set(_texts(parts[1, 0])), "the first plinth reaches over the border"
    assert "3" not in _texts(parts[0, 0])


def test_a_figure_turned_keeps_its_face_upright() -> None:
    for turn, plinth in ((0, "plinth-invaders-2x1"), (90, "plinth-invaders-1x2")):
        picture = draw(plans.Plan(figures=(plans.PlanFigure("demon", (0, 0), (2, 1), turn),)), DARK)
        uses = [item for item in dict(picture.layers)["figure"] if isinstance(item, Use)]
        assert [use.symbol for use in uses] == [plinth, "face-demon"]
        assert all(use.turn == 0 for use in uses)


def test_kinds_nobody_knows_are_drawn_with_their_names() -> None:
    plan = plans.Plan(
        tokens=(plans.PlanToken("generator", (0, 0), footprint=(2, 2)),),
        figures=(plans.PlanFigure("sergeant", (2, 0)),),
    )
    picture = draw(plan, DARK)
    assert "SERGEANT" in _texts(picture)
    label = [shape for shape in picture.symbols["token-generator"].shapes if isinstance(shape, Text)]
    assert label[0].text == "GENERATOR"


def test_an_empty_plan_is_an_empty_picture() -> None:
    assert not any(items for _, items in draw(plans.Plan(), DARK).layers)
    assert slices(plans.Plan()) == {}


def test_the_rim_of_an_area_is_told_by_side_and_inner_corner() -> None:
    spaces = {(x, y): rim for x, y, _, rim, *_ in plans.rimmed({(0, 0): 0, (1, 0): 0, (0, 1): 0, (1, 1): 1})}
    assert spaces[0, 0] == 1 | 8
    assert spaces[1, 0] == 1 | 2 | 4 | 64
    assert spaces[1, 1] == 15


def test_a_name_is_written_within_one_piece_where_nothing_stands() -> None:
    row = plans.label_row({(x, y): x // 4 for x in range(8) for y in range(3)}, {(x, 1) for x in range(8)})
    assert row is not None
    x, y, length = row
    assert (y, length) in {(0, 4), (2, 4)}
    assert x in (0, 4)
    assert plans.label_row({}, ()) is None
    assert plans.label_row({(5, 5): 0}, {(5, 5)}) == (5, 5, 1)


def test_a_spawn_area_knows_where_it_ends_across_chunks() -> None:
    spawn = plans.hatched(((15, 0), (16, 0)))
    assert spawn.rims == (1 | 4 | 8, 1 | 2 | 4)
    assert slices(plans.Plan(spawns=(spawn,)))[0, 0].spawns[0].rims == (1 | 4 | 8,)


def test_only_dead_ends_laid_by_the_program_are_marked() -> None:
    plan = plans.Plan(plans.rimmed({(0, 0): 0}), pieces=(plans.PlanPiece(((0, 0),)),))
    assert _uses(draw(plan, DARK), "decor") == []
    capped = plan._replace(pieces=(plans.PlanPiece(((0, 0),), cap=True),))
    assert _uses(draw(capped, DARK), "decor") == ["cap"]
