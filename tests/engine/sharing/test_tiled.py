"""Maps of Tiled: out, in, and what Tiled itself and another parser say of them."""

import base64
import json
import os
import random
import re
import shutil
import struct
import subprocess
import zlib
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from kneedeep.analysis.framework.facts import Facts
from kneedeep.drawing.primitive import DisplayList
from kneedeep.model.scenario.comparison import compared
from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep.model.scenario.io.reader import read
from kneedeep.support import resources
from kneedeep_exchange.exports.export_request import ExportOptions, ExportRequest
from kneedeep_exchange.exports.exporting import export
from kneedeep_exchange.imports.tiled.tiled_import import imported_tmj, imported_tmx
from kneedeep_exchange.tiled.map_entries import PLACED
from kneedeep_exchange.tiled.piece_tiles import piece_types
from kneedeep_exchange.tiled.tiled_map import type_of
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.files import path_of
from tests.support.generators.random_maps import random_map
from tests.support.reading import scenario_in
from tests.support.small_maps.two_halls import halls

SHIPPED = resources.names("scenarios", ".yaml")
FEW = ("airless.yaml", "range-day.yaml")
"""The scenarios of each run."""
FORMATS = {"tmx": imported_tmx, "tmj": imported_tmj}
EMPTY = b'<map width="1" height="1" tilewidth="64" tileheight="64">%s</map>'

TILE = """<object id="900" gid="{gid}" x="{x}" y="{y}" width="{width}" height="{height}"{more}/></objectgroup>"""


def unpainted(picture: DisplayList, dots: float) -> bytes:
    """The head of a PNG as large as the picture would be."""
    size = struct.pack(">II", round(picture.box[2] * dots), round(picture.box[3] * dots))
    return b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + size + bytes(8)


def request(text: str, *, rest: bool = False) -> ExportRequest:
    """A request for a scenario, with a painter that paints nothing."""
    reading = read(text.encode())
    assert reading.scenario is not None
    facts = Facts(reading.scenario, reading.problems, source=reading.source)
    options = ExportOptions(own={"with-rest": True} if rest else {})
    return ExportRequest(facts, (), text.encode(), options, None, unpainted, "a.tmx")


@cases("format", FORMATS)
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in FEW else pytest.mark.nightly) for name in SHIPPED]
)
def test_a_shipped_scenario_with_its_rest_comes_back_with_its_whole_meaning(name: str, format: str) -> None:
    wanted = request(resources.text("scenarios", name), rest=True)
    made = export(wanted, format)
    assert made.proof.holds, made.proof.text
    back = FORMATS[format](made.written.content)
    assert not back.notes
    after = read(back.text)
    assert after.scenario is not None and not after.problems
    assert compared(wanted.facts.scenario, after.scenario).same


@cases("format", FORMATS)
@cases("seed", range(4))
def test_random_maps_come_back(seed: int, format: str) -> None:
    for ruleset in ("doom-2004", "doom-2016"):
        text = json.dumps(random_map(random.Random(str(seed)), ruleset))
        for rest in (False, True):
            made = export(request(text, rest=rest), format)
            assert made.proof.holds, (seed, ruleset, rest, made.proof.text)


def test_without_the_rest_texts_and_script_are_lost_and_named() -> None:
    made = export(request(resources.text("scenarios", "long-watch.yaml")), "tmx")
    assert made.proof.holds
    lost = {loss.what: loss.elements for loss in made.lost}
    assert {"victory", "briefing", "1 trigger", "script of 6 elements"} <= lost.keys()
    assert b"briefing" not in made.written.content
    assert made == export(request(resources.text("scenarios", "long-watch.yaml")), "tmx")


@cases("name", ["brine", "every-key", "every-key-2016"])
def test_without_the_rest_pieces_of_own_types_are_lost_and_the_areas_beside_them_stay(name: str) -> None:
    text = path_of(f"{name}.yaml").read_text(encoding="utf-8")
    for format in FORMATS:
        made = export(request(text), format)
        assert made.proof.holds, (format, made.proof.text)


def edited(change: Any, text: str = "") -> Any:
    """What comes back of a map in which the objects were changed."""
    content = export(request(text or halls(figures="[{kind: imp, at: [4, 1]}]")), "tmj").written.content
    data = json.loads(content)
    change(data, {one["type"]: one for layer in data["layers"] for one in layer.get("objects", ())})
    return imported_tmj(json.dumps(data).encode())


@cases(
    ("change", "note"),
    [
        (lambda _, one: one["figure"].update(x=one["figure"]["x"] + 20), "lies between spaces"),
        (lambda _, one: one["figure"].update(x=1e7), "too far away"),
        (lambda _, one: one["figure"].update(type="monster"), "of type 'monster'"),
        (lambda _, one: one["figure"].update(type=""), "without a type"),
        (lambda _, one: one["figure"].update(gid=0x80000001), "mirrored"),
        (lambda _, one: one["figure"].update(rotation=45), "rotated by 45 degrees"),
        (lambda _, one: one["door"].pop("polyline"), "a line of two points"),
        (lambda _, one: one["door"].update(polyline=[{"x": 0, "y": 0}, {"x": 64, "y": 64}]), "along one side"),
    ],
)
def test_what_can_not_be_placed_is_left_out_and_named(change: Any, note: str) -> None:
    back = edited(change)
    (found,) = back.notes
    assert note in found and found.startswith("Object ")
    assert f"# - {found}" in back.text.splitlines()
    before, after = read(edited(lambda *_: None).text).scenario, read(back.text).scenario
    assert before is not None and after is not None
    assert len(list(after.elements())) == len(list(before.elements())) - 1


def test_what_is_moved_and_turned_in_tiled_is_moved_and_turned() -> None:
    def change(_: Any, one: Any) -> None:
        piece = one["piece"]
        # A piece of 3×2 spaces rotated about its corner: its box becomes 2×3 to the left of the corner.
        piece.update(x=piece["x"] + 64 * 4 + 5, rotation=90)
        one["figure"]["properties"].append({"name": "marines", "type": "string", "value": "1,3"})
        one["figure"].update(y=one["figure"]["y"] - 64)

    after = scenario_in(edited(change).text)
    assert (after.pieces[-1].at, after.pieces[-1].turn) == ((5, 0), 90)
    assert (after.figures[0].at, after.figures[0].marines) == ((4, 0), (1, 3))


def test_a_map_of_too_many_attributes_is_refused() -> None:
    with pytest.raises(ImportFailed, match="more than 100000 parts"):
        imported_tmx(b"<map " + b" ".join(b'a%d=""' % number for number in range(100_000)) + b"/>")


def test_properties_of_a_map_are_no_elements() -> None:
    properties = b'<properties><property name="pieces" value="[1, 2]"/><property name="areas" value="5"/></properties>'
    piece = b'<objectgroup><object id="1" type="piece" x="0" y="0" width="320" height="320"><properties>%s</properties></object></objectgroup>'
    made = imported_tmx(
        EMPTY % (properties + piece % b'<property name="piece" value="room-5x5"/><property name="area" value="a"/>')
    )
    assert sum("is left out" in note for note in made.notes) == 2
    assert read(made.text).scenario is not None


def test_damaged_maps_never_end_in_a_traceback() -> None:
    rng = random.Random("damage")
    for format, imported in FORMATS.items():
        content = bytearray(export(request(halls(), rest=True), format).written.content)
        for _ in range(150):
            changed = bytearray(content)
            for _ in range(rng.choice((1, 3, 20))):
                changed[rng.randrange(len(changed))] = rng.randrange(32, 127)
            try:
                read(imported(bytes(changed)).text)
            except ImportFailed as failed:
                assert str(failed)


@pytest.mark.parametrize("format", FORMATS)
def test_what_people_do_in_tiled_is_carried_over_or_named(format: str) -> None:
    """What a map is like in Tiled, and a word of what is said of it; nothing said: it means the same."""

    def layer(data: Any, name: str) -> Any:
        return next(one for one in data["layers"] if one["name"] == name)

    def in_a_group(data: Any, _: Any) -> None:
        for one in data["layers"]:
            one.update(offsetx=-64, offsety=32)
        data["layers"] = [{"type": "group", "name": "all", "offsetx": 64, "offsety": -32, "layers": data["layers"]}]

    def painted(data: Any, _: Any) -> None:
        cells = layer(data, "areas")["data"]
        cells[cells.index(2)] = 1

    def packed(data: Any, _: Any) -> None:
        areas = layer(data, "areas")
        cells = b"".join(cell.to_bytes(4, "little") for cell in areas["data"])
        areas.update(data=base64.b64encode(zlib.compress(cells)).decode(), encoding="base64", compression="zlib")

    def as_before_1_2(data: Any, _: Any) -> None:
        for group in data["layers"]:
            for one in group.get("objects", ()):
                one["properties"] = {each["name"]: each["value"] for each in one["properties"]}

    def more(**keys: Any) -> Any:
        return lambda data, _: data["layers"].append(
            {"id": 90, "name": "more", "x": 0, "y": 0, "visible": True, "opacity": 1, **keys}
        )

    def added(type: str, value: Any) -> Any:
        return lambda _, one: one["piece"]["properties"].append({"name": "extra", "type": type, "value": value})

    cases: tuple[tuple[Any, str], ...] = (
        (lambda *_: None, ""),
        (in_a_group, ""),
        (packed, ""),
        (as_before_1_2, ""),
        (painted, "painted otherwise than the pieces: 1 space,"),
        (lambda _, one: one["figure"].update(rotation=360.00001), ""),
        (lambda _, one: one["piece"]["properties"].append({"name": "turn", "type": "float", "value": 0.0}), ""),
        (lambda _, one: one["figure"].update(x=one["figure"]["x"] + 32, y=one["figure"]["y"] + 32, width=0, height=0), ""),
        (lambda _, one: one["figure"].update(name="Old Bill"), ""),
        (lambda _, one: one["piece"].update(name="hall"), "name 'hall' of object"),
        (lambda _, one: one["piece"].update(width=640), "larger than what it stands for: 10×"),
        (lambda _, one: one["figure"].update(height=128), "larger than what it stands for: 1×2"),
        (lambda _, one: one["piece"].update(ellipse=True), "drawn as ellipse"),
        (lambda _, one: one["piece"].update(visible=False), "hidden"),
        (added("string", "a"), "property extra of object"),
        (added("class", {"a": 1}), "property extra of object"),
        (lambda data, _: layer(data, "pieces").update(visible=False), "'pieces' is hidden"),
        (lambda data, _: layer(data, "pieces").update(properties=[{"name": "sort", "type": "int", "value": 1}]), "property sort of the layer"),
        (lambda data, _: data["properties"].append({"name": "weather", "type": "string", "value": "rain"}), "property weather of the map"),
        (more(type="tilelayer", width=1, height=1, data=[2000]), "layer 'more' is left out, with 1 tile:"),
        (more(type="tilelayer", width=1, height=1, data="", compression="zstd"), "packed"),
        (more(type="imagelayer", image="a.png"), "layer 'more' is left out: it is a picture"),
    )  # fmt: skip
    content = export(request(halls(figures="[{kind: imp, at: [4, 1]}]"), rest=True), "tmj").written.content
    before = read(imported_tmj(content).text).scenario
    for number, (change, word) in enumerate(cases):
        data = json.loads(content)
        change(data, {one["type"]: one for layer in data["layers"] for one in layer.get("objects", ())})
        if format == "tmx":
            found = imported_tmx(as_tmx(data).encode())
        else:
            found = imported_tmj(json.dumps(data).encode())
        after = read(found.text).scenario
        assert before is not None and after is not None
        if word:
            assert any(word in note for note in found.notes), (number, found.notes)
        else:
            same = compared(before, after).same or after.figures[0].name == "Old Bill"
            assert same and not found.notes, (number, found.notes)


def as_tmx(data: Any) -> str:
    """A map in the data of a TMJ file as Tiled writes it to TMX."""

    def attributes(one: Any, *leave: str) -> dict[str, str]:
        plain = {key: value for key, value in one.items() if isinstance(value, str | int | float) and key not in leave}
        return {key: str(int(value) if isinstance(value, bool) else value) for key, value in plain.items()}

    def properties(parent: ElementTree.Element, found: Any) -> None:
        if isinstance(found, dict):
            found = [{"name": name, "type": type_of(value), "value": value} for name, value in found.items()]
        group = ElementTree.SubElement(parent, "properties")
        for one in found:
            element = ElementTree.SubElement(group, "property", attributes(one))
            if isinstance(one["value"], dict):
                properties(element, [{"name": name, "value": value} for name, value in one["value"].items()])
            elif isinstance(one["value"], bool):
                element.set("value", str(one["value"]).lower())

    def layer(parent: ElementTree.Element, one: Any) -> None:
        tag = {"tilelayer": "layer"}.get(one["type"], one["type"])
        element = ElementTree.SubElement(
            parent, tag, attributes(one, "type", "data", "image", "encoding", "compression")
        )
        properties(element, one.get("properties", ()))
        for inner in one.get("layers", ()):
            layer(element, inner)
        if "data" in one:
            packing = {key: one[key] for key in ("encoding", "compression") if key in one}
            encoding = "base64" if "compression" in packing else "csv"
            cells = ElementTree.SubElement(element, "data", {"encoding": encoding, **packing})
            cells.text = one["data"] if isinstance(one["data"], str) else ",".join(map(str, one["data"]))
        if "image" in one:
            ElementTree.SubElement(element, "image", source=one["image"])
        for each in one.get("objects", ()):
            drawn = ElementTree.SubElement(element, "object", attributes(each, "ellipse", "point"))
            properties(drawn, each["properties"])
            if each.get("ellipse"):
                ElementTree.SubElement(drawn, "ellipse")
            if "polyline" in each:
                points = " ".join(f"{point['x']},{point['y']}" for point in each["polyline"])
                ElementTree.SubElement(drawn, "polyline", points=points)

    root = ElementTree.Element("map", attributes(data))
    properties(root, data["properties"])
    for one in data["tilesets"]:
        tileset = ElementTree.SubElement(root, "tileset", attributes(one))
        for tile in one["tiles"]:
            properties(ElementTree.SubElement(tileset, "tile", id=str(tile["id"])), tile["properties"])
    for one in data["layers"]:
        layer(root, one)
    return ElementTree.tostring(root, encoding="unicode")


def test_pieces_that_all_are_too_large_name_the_size_of_tiles() -> None:
    text = export(request(resources.text("scenarios", "tutorial.yaml")), "tmx").written.content.decode()
    small = text.replace('tilewidth="64" tileheight="64" infinite', 'tilewidth="32" tileheight="32" infinite')
    with pytest.raises(ImportFailed, match="2 times as large .* to 64 and 64 pixels"):
        imported_tmx(small.encode())


def test_a_rectangle_of_a_spawn_area_is_all_its_spaces() -> None:
    after = read(edited(lambda _, one: one["spawn"].update(width=128, height=64)).text).scenario
    assert after is not None and after.spawns[-1].spaces == ((0, 0), (0, 1), (1, 1))


def test_the_project_offers_kinds() -> None:
    for name in ("tutorial.yaml", "range-day.yaml"):
        wanted = request(resources.text("scenarios", name))
        made = export(wanted, "tmx")
        project = json.loads(dict(made.written.beside)["a.tiled-project"])
        choices = {one["name"]: one["values"] for one in project["propertyTypes"] if one["type"] == "enum"}
        classes = {one["name"]: one["members"] for one in project["propertyTypes"] if one["type"] == "class"}
        assert list(classes) == list(PLACED.values())
        assert choices["piece piece"] == list(piece_types(wanted.facts.scenario.ruleset))
        assert choices["piece area"] == [area.id for area in wanted.facts.scenario.areas]
        assert ("security" in choices["door kind"]) == (name == "tutorial.yaml")
        used = set(re.findall('propertytype="([^"]*)"', made.written.content.decode()))
        assert {"piece piece", "piece area", "figure kind"} <= used <= choices.keys()


# Other programs


@pytest.fixture
def exported(shell: Shell, tmp_path: Path) -> Path:
    """A map with its pictures in a folder."""
    for format in FORMATS:
        done = shell("export", resources.path("scenarios", "tutorial.yaml"), "-o", tmp_path / f"a.{format}")
        assert done.status == 0, done.err
    return tmp_path


def run(*command: object) -> None:
    """Run Tiled without a window; its exit status says nothing."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([str(word) for word in command], env=environment, check=False, timeout=60, capture_output=True)


@pytest.mark.skipif(shutil.which("tiled") is None, reason="tiled is not installed")
def test_tiled_reads_the_same_objects(exported: Path) -> None:
    run("tiled", "--export-map", "json", exported / "a.tmx", exported / "b.json")
    ours = json.loads((exported / "a.tmj").read_text(encoding="utf-8"))
    theirs = json.loads((exported / "b.json").read_text(encoding="utf-8"))

    def objects(data: Any) -> list[Any]:
        objects = (one for layer in data["layers"] for one in layer.get("objects", ()))
        keys = ("id", "type", "x", "y", "width", "height")
        return [(*(one[key] for key in keys), named(one)) for one in objects]

    def named(one: Any) -> dict[str, Any]:
        return {each["name"]: each["value"] for each in one.get("properties", ())}

    assert objects(ours) == objects(theirs)
    assert named(ours) == named(theirs)
    assert ours["layers"][1]["data"] == theirs["layers"][1]["data"]
    own, other = (read(imported_tmj(json.dumps(one).encode()).text).scenario for one in (ours, theirs))
    assert own is not None and other is not None and compared(own, other).same


@pytest.mark.skipif(shutil.which("tmxrasterizer") is None, reason="tmxrasterizer is not installed")
def test_tiled_draws_the_board(exported: Path) -> None:
    from PySide6.QtGui import QImage

    hidden = [word for layer in PLACED for word in ("--hide-layer", layer)]
    run("tmxrasterizer", *hidden, "--hide-layer", "areas", exported / "a.tmx", exported / "drawn.png")
    run("tmxrasterizer", *hidden, exported / "a.tmx", exported / "tinted.png")
    own, drawn, tinted = (QImage(str(exported / name)) for name in ("a-map.png", "drawn.png", "tinted.png"))
    assert not own.isNull() and own.size() == drawn.size() == tinted.size()
    places = [(x, y) for x in range(32, own.width(), 64) for y in range(32, own.height(), 64)]
    near = [_near(own.pixelColor(x, y), drawn.pixelColor(x, y)) for x, y in places]
    assert sum(near) > 0.98 * len(places)
    spaces = json.loads((exported / "a.tmj").read_text(encoding="utf-8"))["layers"][1]["data"]
    differing = sum(not _near(drawn.pixelColor(x, y), tinted.pixelColor(x, y)) for x, y in places)
    assert differing >= 0.9 * sum(cell > 0 for cell in spaces)


def _near(one: Any, other: Any) -> bool:
    return all(abs(a - b) < 12 for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


@pytest.mark.parametrize("format", FORMATS)
def test_another_parser_counts_the_same(exported: Path, format: str) -> None:
    parser = pytest.importorskip("pytiled_parser", reason="pytiled-parser is not installed")
    found = parser.parse_map(exported / f"a.{format}")
    root = ElementTree.parse(exported / "a.tmx").getroot()
    ours = {group.get("name"): group.findall("object") for group in root.iter("objectgroup")}
    groups = {layer.name: layer.tiled_objects for layer in found.layers if hasattr(layer, "tiled_objects")}
    assert groups.keys() == ours.keys() == PLACED.keys()
    for name, objects in groups.items():
        assert Counter(one.class_ for one in objects) == Counter(one.get("type") for one in ours[name])
        for one, other in zip(objects, ours[name], strict=True):
            assert one.properties.keys() == {each.get("name") for each in other.iter("property")}
            assert (one.coordinates.x, one.coordinates.y) == (float(other.get("x", "")), float(other.get("y", "")))
    assert (found.map_size.width, found.tile_size.width) == (int(root.get("width", "")), 64)


@pytest.mark.parametrize("ruleset", ["doom-2004", "doom-2016"])
def test_pieces_placed_as_tiles_are_pieces(ruleset: str) -> None:
    name = "tutorial.yaml" if ruleset == "doom-2004" else "range-day.yaml"
    wanted = request(resources.text("scenarios", name))
    wanted = wanted._replace(options=ExportOptions(own={"pieces": True}))
    made = export(wanted, "tmx")
    assert made.proof.holds and "tiles of pieces" in made.proof.text, made.proof.text
    names = list(dict(made.written.beside))
    types = list(piece_types(ruleset))
    assert names[2:] == ["a.tiled-project", f"{ruleset}-pieces.tsx", *(f"{ruleset}-pieces/{one}.png" for one in types)]
    text = made.written.content.decode()
    first = int(text.split(f'" source="{ruleset}-pieces.tsx"')[0].rsplit('"', 1)[1])
    before = scenario_in(imported_tmx(made.written.content).text)
    width, height = piece_types(ruleset)[types[2]].shape.size
    dots = {"gid": first + 2, "width": 64 * width, "height": 64 * height}
    places = ((640, 640, "", 0, (10, 10)), (640, 640, ' rotation="90"', 90, (10 - height, 10)))
    for x, y, more, turn, corner in places:
        tile = TILE.format(x=x, y=y, more=more, **dots)
        found = imported_tmx(text.replace("</objectgroup>", tile, 1).encode())
        after = read(found.text).scenario
        assert after is not None and found.notes == ("Object 900 has no area: start is taken.",)
        piece = after.pieces[-1]
        west, north = map(int, text.split('"kneedeep:origin" value="')[1].split('"')[0].split(","))
        assert (piece.piece, piece.turn, piece.area) == (types[2], turn, "start")
        assert piece.at == (corner[0] + west, corner[1] + north)
        assert len(after.pieces) == len(before.pieces) + 1
    wide = TILE.format(x=640, y=640, more="", **{**dots, "width": 64 * width + 32})
    found = imported_tmx(text.replace("</objectgroup>", wide, 1).encode())
    assert found.notes == (
        f"Object 900 is left out: it is larger than what it stands for: {width + 0.5:g}×{height} spaces, not {width}×{height}.",
    )


@pytest.mark.skipif(shutil.which("tiled") is None, reason="tiled is not installed")
def test_tiled_reads_the_set_of_pieces(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "a.tmx"
    done = shell("export", resources.path("scenarios", "tutorial.yaml"), "-o", out, "--pieces")
    assert done.status == 0, done.err
    run("tiled", "--export-tileset", "json", tmp_path / "doom-2004-pieces.tsx", tmp_path / "pieces.json")
    tiles = json.loads((tmp_path / "pieces.json").read_text(encoding="utf-8"))["tiles"]
    assert [one["properties"][0]["value"] for one in tiles] == list(piece_types("doom-2004"))
    assert {one["type"] for one in tiles} == {"piece"}
    assert all(one["imagewidth"] % 64 == 0 and one["imageheight"] % 64 == 0 for one in tiles)
