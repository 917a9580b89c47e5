"""A scenario as a map of Tiled, proven by importing the map and comparing scenarios."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from kneedeep.board import Board, compile_board
from kneedeep.board.doors import line_of
from kneedeep.drawing import DARK, THEMES, DisplayList, Paint, Rect, Theme
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.scene import draw
from kneedeep.model.geometry.space import Space, canonical_edge, edge_ends
from kneedeep.model.scenario.comparison import compared
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.io.writer import data_of
from kneedeep.report.producer import digest_of, producer_of
from kneedeep.support import TranslatableText, tr, tr_count, translatable_count
from kneedeep_exchange.exports.export_request import ExportRequest, NothingToExport, Written
from kneedeep_exchange.fidelity import Loss, Proof, ProofBuilder, comment_losses, section_losses
from kneedeep_exchange.imports.imported import Imported, scenario_text
from kneedeep_exchange.tiled import map_entries, piece_tiles, project_file
from kneedeep_exchange.tiled.map_entries import boxes_of
from kneedeep_exchange.tiled.tiled_map import (
    SIZE,
    ObjectLayer,
    PictureLayer,
    Plain,
    Properties,
    TiledMap,
    TiledObject,
    TileLayer,
    TileSet,
)

MARGIN = 1
_UNPLACED: Mapping[str, Callable[[int], TranslatableText]] = {
    "pieces": lambda number: translatable_count("{n} piece without a place", "{n} pieces without a place", number),
    "doors": lambda number: translatable_count("{n} door without a place", "{n} doors without a place", number),
    "tokens": lambda number: translatable_count("{n} token without a place", "{n} tokens without a place", number),
    "figures": lambda number: translatable_count("{n} figure without a place", "{n} figures without a place", number),
    "spawns": lambda number: translatable_count("{n} spawn without a place", "{n} spawns without a place", number),
}
"""The losses in sections whose elements may have no place."""


def kept(request: ExportRequest) -> Mapping[str, int]:
    """The number of elements of each section in the map."""
    data = _data(request)
    return {
        section: sum(map_entries.has_place(one) for one in data.get(section, ())) for section in map_entries.PLACED
    } | {"areas": len(data.get("areas", ()))}


def losses(request: ExportRequest) -> Iterator[Loss]:
    """Yield the parts that are not in the map, unless it contains the rest of the scenario."""
    yield from comment_losses(request.text)
    if request.options.own.get("with-rest"):
        return
    data = _data(request)
    rest = map_entries.rest_of(data)
    texts, scripts = [], []
    for section in (*map_entries.PLACED, "areas"):
        for before, after in zip(
            (one for one in data.get(section, ()) if section == "areas" or map_entries.has_place(one)),
            map_entries.written_part(data).get(section, ()),
            strict=True,
        ):
            missing = before.keys() - after.keys()
            name = str(before.get("id", ""))
            texts += [name] * any(isinstance(before[key], str) for key in missing)
            scripts += [name] * any(not isinstance(before[key], str) for key in missing)
    if texts:
        of_texts = translatable_count("texts of {n} element", "texts of {n} elements", len(texts))
        yield Loss(of_texts, tuple(filter(None, texts)))
    if scripts:
        of_scripts = translatable_count("script of {n} element", "script of {n} elements", len(scripts))
        yield Loss(of_scripts, tuple(filter(None, scripts)))
    for key, value in rest.items():
        if key in map_entries.PLACED:
            yield Loss(_UNPLACED[key](len(value)))
        else:
            yield from section_losses(rest, (key,))


def write(request: ExportRequest, text_of: Callable[[TiledMap], str]) -> Written:
    """The map and its accompanying pictures and project. Raises NothingToExport for an empty map."""
    board = request.facts.board
    if not board.spaces:
        raise NothingToExport("the map has no space")
    theme = THEMES.get(request.options.theme or "", DARK)
    stem = request.name.rsplit(".", 1)[0]
    names = f"{stem}-map.png", f"{stem}-areas.png"
    tiled = tiled_map(request, *names)
    pictures = _map_picture(board, theme, tiled.size), _area_tiles(len(board.areas), theme)
    assert request.paint is not None, "the format is painted"
    painted = (request.paint(picture, SIZE) for picture in pictures)
    project = (f"{stem}{project_file.ENDING}", project_file.project_text(request.facts.scenario).encode("utf-8"))
    beside = (*zip(names, painted, strict=True), project, *_piece_files(request, theme))
    return Written(text_of(tiled).encode("utf-8"), beside)


def _piece_files(request: ExportRequest, theme: Theme) -> Iterator[tuple[str, bytes]]:
    """Yield the tileset of all pieces and their pictures, if wanted."""
    if not request.options.own.get("pieces"):
        return
    ruleset = request.facts.scenario.ruleset
    assert request.paint is not None, "the format is painted"
    yield piece_tiles.set_name(ruleset), piece_tiles.tsx_text(ruleset).encode("utf-8")
    for piece, type in piece_tiles.piece_types(ruleset).items():
        data = {"format": 1, "ruleset": ruleset, "title": piece, "areas": [{"id": "a", "start": True}]}
        data["pieces"] = [{"piece": piece, "at": [0, 0], "area": "a"}]
        scenario = read(scenario_text(data, ())).scenario
        assert scenario is not None
        plan = plan_of(compile_board(scenario, request.facts.catalog))._replace(areas=(), arcs=(), frame="none")
        bare = plan._replace(spaces=tuple(space._replace(area=-1) for space in plan.spaces))
        picture = draw(bare, theme)._replace(box=(0, 0, *type.shape.size), background=None)
        yield piece_tiles.picture_name(ruleset, piece), request.paint(picture, SIZE)


def prove(written: Written, request: ExportRequest, imported: Callable[[bytes], Imported]) -> Proof:
    """The proof: whether the map, imported again, equals the exported parts of the scenario."""
    builder, data = ProofBuilder(), _data(request)
    back = imported(written.content)
    meant = data if request.options.own.get("with-rest") else map_entries.written_part(data)
    before, after = read(scenario_text(meant, ())).scenario, read(back.text).scenario
    assert before is not None
    for section in map_entries.PLACED:
        count = sum(map_entries.has_place(one) for one in data.get(section, ()))
        one = "{n} spawn area" if section == "spawns" else f"{{n}} {map_entries.PLACED[section]}"
        builder.require(True, tr_count(one, one + "s", count) if count else "", "")
    same = after is not None and compared(before, after).same
    builder.require(same, tr("imported again it means the same"), tr("imported again it means something else"))
    builder.require(not back.notes, "", tr("imported again it is not whole: {notes}", notes=" ".join(back.notes)))
    _prove_pieces(written, request, builder)
    return builder.proof()


def _prove_pieces(written: Written, request: ExportRequest, builder: ProofBuilder) -> None:
    """Add to a proof whether every piece of the tileset has a picture of the right size."""
    if not request.options.own.get("pieces"):
        return
    files, ruleset = dict(written.beside), request.facts.scenario.ruleset
    tiles = list(piece_tiles.read_pieces(files[piece_tiles.set_name(ruleset)]))
    meant = piece_tiles.piece_set(1, ruleset).tiles
    same = {number: piece for number, piece, _, _ in tiles} == {number: tile["piece"] for number, tile in meant.items()}
    builder.require(
        same, tr_count("{n} tile of pieces", "{n} tiles of pieces", len(tiles)), tr("the set of pieces is another")
    )
    sizes = (
        (picture, width.to_bytes(4, "big") + height.to_bytes(4, "big")) for _, _, picture, (width, height) in tiles
    )
    wrong = [picture for picture, size in sizes if files[picture][16:24] != size]
    builder.require(not wrong, "", tr("pictures of another size: {names}", names=", ".join(wrong)))


def _data(request: ExportRequest) -> dict[str, Any]:
    return dict(data_of(request.facts.scenario))


def _painted(board: Board, number: Mapping[str, int]) -> dict[Space, int]:
    """The tile of each space, except for dead ends of the program, which the import adds by itself."""
    rows = zip(board.spaces, board.area_of, board.owner, strict=True)
    return {space: number[area] for space, area, owner in rows if not board.pieces[owner].cap}


def tiled_map(request: ExportRequest, picture: str, tiles: str) -> TiledMap:
    """The map."""
    board, data = request.facts.board, _data(request)
    whole = bool(request.options.own.get("with-rest"))
    part = data if whole else map_entries.written_part(data)
    west, north = origin = _origin(board)
    width = max(x for x, _ in board.spaces) + 1 + MARGIN - west
    height = max(y for _, y in board.spaces) + 1 + MARGIN - north
    number = {area: index for index, area in enumerate(board.areas, 1)}
    painted = _painted(board, number)
    cells = tuple(painted.get((x + west, y + north), 0) for y in range(height) for x in range(width))
    entries = {one["id"]: one for one in part.get("areas", ())}
    areas = {index - 1: _properties(entries.get(area, {"id": area})) for area, index in number.items()}
    rest = map_entries.rest_of(data) if whole else {}
    head = {key: value for key, value in part.items() if key not in {*map_entries.PLACED, "areas", *rest}}
    producer = producer_of(request.facts.scenario)
    own: dict[str, Plain] = {
        map_entries.ORIGIN: f"{west},{north}",
        map_entries.PROGRAM: f"{producer['program']} {producer['version']} scenario={digest_of(request.facts.scenario)}",
    }
    if rest:
        own[map_entries.REST] = scenario_text(rest, ())
    sets = [TileSet(1, map_entries.AREAS, tiles, max(1, len(number)), areas)]
    if request.options.own.get("pieces"):
        sets.append(piece_tiles.piece_set(1 + sets[0].tile_count, request.facts.scenario.ruleset))
    drawn, pictures = (TileLayer(map_entries.AREAS, width, cells),), (PictureLayer(map_entries.PICTURE, picture),)
    properties, layers = {**_properties(head), **own}, tuple(_layers(board, data, part, origin))
    return TiledMap((width, height), (SIZE, SIZE), properties, tuple(sets), drawn, pictures, layers)


def _origin(board: Board) -> Space:
    return min(x for x, _ in board.spaces) - MARGIN, min(y for _, y in board.spaces) - MARGIN


def _properties(entry: Mapping[str, object], leave: Iterable[str] = ()) -> Properties:
    return {key: map_entries.as_property(value) for key, value in entry.items() if key not in leave}


def _layers(board: Board, data: Mapping[str, Any], part: Mapping[str, Any], origin: Space) -> Iterator[ObjectLayer]:
    boxes = boxes_of(board)
    number = 0
    for section, type in map_entries.PLACED.items():
        objects = []
        serials = [one.serial for one in data.get(section, ()) if map_entries.has_place(one)]
        entries = [one for one in part.get(section, ()) if map_entries.has_place(one)]
        for index, (serial, entry) in enumerate(zip(serials, entries, strict=True), 1):
            properties = _properties(entry, ("at", "spaces"))
            many = "spaces" in entry
            for place in entry["spaces"] if many else [entry["at"]]:
                number += 1
                at = (place[0], place[1])
                own = {**properties, map_entries.MANY: f"{type}-{index}"} if many else properties
                if section == "doors":
                    objects.append(_door(number, type, at, entry["side"], own, origin))
                else:
                    (x, y), (width, height) = at, boxes.get((serial, at), (1, 1))
                    left, top = (x - origin[0]) * SIZE, (y - origin[1]) * SIZE
                    objects.append(TiledObject(number, type, left, top, width * SIZE, height * SIZE, properties=own))
        yield ObjectLayer(section, tuple(objects))


def _door(number: int, type: str, at: Space, side: str, properties: Properties, origin: Space) -> TiledObject:
    ends = sorted(point for edge in line_of(at, side) for point in edge_ends(canonical_edge(*edge)))
    (x, y), (right, low) = ends[0], ends[-1]
    line = ((0.0, 0.0), (float((right - x) * SIZE), float((low - y) * SIZE)))
    left, top = (x - origin[0]) * SIZE, (y - origin[1]) * SIZE
    return TiledObject(number, type, left, top, line=line, properties=properties)


def _map_picture(board: Board, theme: Theme, size: tuple[int, int]) -> DisplayList:
    plan = plan_of(board)._replace(tokens=(), figures=(), spawns=(), arcs=(), frame="none")
    return sheet(plan, theme)._replace(box=(*_origin(board), *size))


def _area_tiles(count: int, theme: Theme) -> DisplayList:
    colors = (theme.areas[number % len(theme.areas)] for number in range(max(1, count)))
    tiles = tuple(Rect(number, 0, 1, 1, Paint(color)) for number, color in enumerate(colors))
    return DisplayList((0, 0, max(1, count), 1), (("tile", tiles),), {}, None)
