"""The format `uvtt`: a map for virtual tabletops, with walls that give the game's lines of sight, and its proof."""

import json
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from math import pi

from kneedeep import __version__
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.theme import DARK, THEMES
from kneedeep.model.geometry.bits import numbers_of
from kneedeep.model.scenario.io.writer import data_of
from kneedeep.report.producer import digest_of, producer_of
from kneedeep.report.sheets.booklet import booklet
from kneedeep.report.sheets.sheet_blocks import Beside, Block, Columns, Heading, Paragraph, TableBlock
from kneedeep.report.sheets.sheet_maps import Look
from kneedeep.support import later, tr, tr_count, translatable, translatable_count
from kneedeep_exchange.exports.export_request import ExportRequest, Written
from kneedeep_exchange.exports.uvtt import uvtt_reader  # fmt: skip
from kneedeep_exchange.exports.uvtt.tabletop_map import DOORS, TableView
from kneedeep_exchange.exports.uvtt.wall_lines import DIGITS, Point, Walls, walls_of
from kneedeep_exchange.fidelity import COURSE, Loss, Proof, ProofBuilder, section_losses

FORMAT = 0.3
GAP = 1 / 128
"""The maximum gap between walls and lattice points that sight lines pass, in spaces."""
LAMP = 6.0
WHITE = "ffffffff"


def kept(request: ExportRequest) -> Mapping[str, int]:
    """The number of elements of each kind in the file."""
    view = TableView(request)
    walls = _walls(view)
    return {
        "spaces": len(view.spaces),
        "walls": len(walls.lines),
        "doors": len(walls.doors),
        "obstacles": len(walls.obstacles),
    }


def losses(request: ExportRequest) -> Iterator[Loss]:
    """Yield everything that a virtual tabletop can't represent. For the invader a text file describes it."""
    view = TableView(request)
    scenario = request.facts.scenario
    if not view.from_centers:
        yield Loss(translatable("sight from corner to corner: a virtual tabletop looks from centers"))
    keys = tuple(str(door.element.id or "") for door in view.board.doors if door.element.key)
    if keys:
        yield Loss(translatable_count("keys of {n} door", "keys of {n} doors", len(keys)), tuple(filter(None, keys)))
    if view.plan.tokens:
        yield Loss(translatable_count("{n} token", "{n} tokens", len(view.plan.tokens)))
    if view.plan.figures:
        yield Loss(translatable_count("{n} figure", "{n} figures", len(view.plan.figures)))
    texts = [area.id for area in scenario.areas if area.text]
    if texts and request.options.audience != "marines":
        yield Loss(translatable_count("texts of {n} area", "texts of {n} areas", len(texts)), tuple(texts))
    if request.options.audience != "marines":
        yield from section_losses(data_of(scenario), COURSE)
    if view.obstacles and request.options.own.get("obstacles") == "none":
        yield Loss(translatable("sight past obstacles"))


def write(request: ExportRequest) -> Written:
    """The file, and for the invader a text file of everything missing in it. Raises NothingToExport."""
    view = TableView(request)
    walls = _pixel_walls(view)
    own, scenario = request.options.own, request.facts.scenario
    outlines = [_shifted(view, line) for line in walls.obstacles]
    where = own.get("obstacles", "walls")
    width, height = view.size
    data = {
        "format": FORMAT,
        "resolution": {
            "map_origin": {"x": 0, "y": 0},
            "map_size": {"x": width, "y": height},
            "pixels_per_grid": view.pixels,
        },
        "line_of_sight": [_shifted(view, line) for line in walls.lines] + (outlines if where == "walls" else []),
        "objects_line_of_sight": outlines if where == "objects" else [],
        "portals": [_portal(view, *ends) for ends in walls.doors],
        "environment": {"baked_lighting": True, "ambient_light": WHITE},
        "lights": _lights(view) if own.get("lights") else [],
        "software": f"kneedeep {__version__}",
        "creator": scenario.author,
        "kneedeep": {
            "title": scenario.title,
            "license": scenario.license,
            "scenario": digest_of(scenario),
            **producer_of(scenario),
        },
        "image": b64encode(_picture(view)).decode("ascii"),
    }
    content = (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode("utf-8")
    if request.options.audience == "marines":
        return Written(content)
    return Written(content, ((f"{request.name}.txt", plain_booklet(request).encode("utf-8")),))


def prove(written: Written, request: ExportRequest) -> Proof:
    """The proof of a file: its lines of sight for every pair of spaces, compared with the game's."""
    view, builder = TableView(request), ProofBuilder()
    found = uvtt_reader.read_map(written.content)
    width, height = view.size
    builder.compare(tr_count("{n} wall", "{n} walls", len(found.walls)), found.size, view.size)
    builder.compare(tr_count("{n} door", "{n} doors", len(view.doors)), len(found.doors), len(view.doors))
    own = digest_of(request.facts.scenario)
    builder.require(found.scenario == own, "", tr("the map is of another scenario"))
    fits = found.dots == (width * found.pixels, height * found.pixels)
    builder.require(fits, "", tr("the picture has another size: {dots}", dots=found.dots))
    builder.require(not uvtt_reader.joints_of(found) and all(found.closed), "", tr("a wall begins where another ends"))
    left, top = view.origin
    gaps = uvtt_reader.gaps_in_rim(found, [(x - left, y - top) for x, y in view.spaces])
    builder.require(not gaps, "", tr("one looks out of the map at {number} places", number=gaps))
    if request.options.own.get("obstacles") != "none" or not view.obstacles:
        differing, pairs = compared(found, view)
        for state, count in differing.items():
            doors = tr("open") if state == "open" else tr("shut")
            text = later("{alike} of {all} pairs of spaces see each other alike, doors {state}")
            alike = tr(text, alike=pairs - count, all=pairs, state=doors)
            builder.require(not count, alike, alike)
    return builder.proof()


def compared(found: uvtt_reader.ReadMap, view: TableView) -> tuple[dict[str, int], int]:
    """The number of differing pairs of spaces by state of doors, and the number of all pairs.

    Spaces of obstacles are left out.
    """
    left, top = view.origin
    numbers = [number for number, space in enumerate(view.board.spaces) if space not in view.obstacles]
    places = {number: (x - left, y - top) for number, (x, y) in enumerate(view.board.spaces)}
    spaces = [places[number] for number in numbers]
    if view.from_centers:
        written = uvtt_reader.center_pairs(found, spaces)
    else:
        written = uvtt_reader.corner_pairs(found, spaces, view.board.edition, view.board.scenario.rules)
    inside = view.board.lattice.bits(view.board.spaces[number] for number in numbers)
    differing = {}
    for state, pairs in zip(DOORS, written, strict=True):
        sight = view.sight(state)
        seen = ((one, other) for one in numbers for other in numbers_of(sight.visible(one) & inside) if one < other)
        meant = {(places[one], places[other]) for one, other in seen}
        differing[state] = len(pairs ^ meant)
    return differing, len(spaces) * (len(spaces) - 1) // 2


def _walls(view: TableView) -> Walls:
    """Walls with a gap that is correct on every board of the same size."""
    return walls_of(view.ground, _sure_gap(view))


def _sure_gap(view: TableView) -> float:
    """A gap smaller than the distance of any sight line from a point that it misses."""
    return min(GAP, 2.0 ** -(1 + sum(view.size).bit_length())) if view.from_centers else 0.0


def _pixel_walls(view: TableView) -> Walls:
    """Walls with a gap of one pixel if that is correct, for programs that round to whole pixels."""
    sure, pixel = _sure_gap(view), 1 / view.pixels
    if not sure or pixel == sure:
        return _walls(view)
    walls = walls_of(view.ground, pixel)
    if pixel < sure:
        return walls
    left, top = view.origin
    every = (*walls.lines, *walls.obstacles, *walls.doors)
    lines = tuple(tuple((x - left, y - top) for x, y in line) for line in every)
    count = len(walls.doors)
    kept, beyond = lines[: len(lines) - count], lines[len(lines) - count :]
    found = uvtt_reader.ReadMap(FORMAT, view.size, view.pixels, kept, (), beyond, (), 0, None, "")
    differing, _ = compared(found, view)
    return _walls(view) if any(differing.values()) else walls


def _shifted(view: TableView, line: tuple[Point, ...]) -> list[dict[str, float]]:
    return [_place(view, point) for point in line]


def _place(view: TableView, point: Point) -> dict[str, float]:
    return {"x": round(point[0] - view.origin[0], DIGITS), "y": round(point[1] - view.origin[1], DIGITS)}


def _portal(view: TableView, first: Point, last: Point) -> dict[str, object]:
    upright = abs(last[1] - first[1]) > abs(last[0] - first[0])
    return {
        "position": _place(view, ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)),
        "bounds": [_place(view, first), _place(view, last)],
        "rotation": round(pi / 2, 6) if upright else 0.0,
        "closed": True,
        "freestanding": False,
    }


def _lights(view: TableView) -> list[dict[str, object]]:
    """A lamp for each area that is not dark, over the space nearest to its center."""
    found = []
    for number, area in enumerate(view.plan.areas):
        spaces = [(space.x, space.y) for space in view.plan.spaces if space.area == number]
        if not spaces or area.dark:
            continue
        middle = sum(x for x, _ in spaces) / len(spaces), sum(y for _, y in spaces) / len(spaces)
        x, y = min(spaces, key=lambda at: (abs(at[0] - middle[0]) + abs(at[1] - middle[1]), at))
        lamp = {"position": _place(view, (x + 0.5, y + 0.5)), "range": LAMP, "intensity": 1.0}
        found.append({**lamp, "color": WHITE, "shadows": True})
    return found


def _picture(view: TableView) -> bytes:
    theme = THEMES.get(view.request.options.theme or "", DARK)
    if view.request.options.own.get("plain"):
        theme = theme._replace(tint=0.0)
    picture = sheet(view.picture_plan, theme)._replace(box=(*view.origin, *view.size))
    assert view.request.paint is not None, "the format is painted"
    return view.request.paint(picture, view.pixels)


def plain_booklet(request: ExportRequest) -> str:
    """The booklet as plain text: set-up, keys, texts to read aloud."""
    blocks = booklet(request.facts, Look(marines=request.options.marines)).blocks
    return "\n".join(_lines(blocks)).strip() + "\n"


def _lines(blocks: Iterable[Block]) -> Iterator[str]:
    for block in blocks:
        match block:
            case Heading():
                yield from ("", block.text, ("=" if block.level == 1 else "-") * len(block.text))
            case Paragraph():
                yield f"{block.cue} {block.text}".strip()
            case TableBlock():
                yield " | ".join(filter(None, block.head))
                for row in block.rows:
                    yield " | ".join(cell for cell in row if isinstance(cell, str)).replace("\u00a0", " ")
                yield ""
            case Beside():
                yield from _lines(block.blocks)
            case Columns():
                for column in block.columns:
                    yield from _lines(column)
            case _:
                continue
