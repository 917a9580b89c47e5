"""`kneedeep export` to Universal VTT: its walls show what the game shows, on every pair of spaces."""

import json
import random
import struct
from base64 import b64decode
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.scenario.io.reader import read
from kneedeep.support import resources
from kneedeep_exchange.exports.export_formats import format_of
from kneedeep_exchange.exports.export_request import ExportOptions, ExportRequest, NothingToExport, Written  # fmt: skip
from kneedeep_exchange.exports.exporting import export
from kneedeep_exchange.exports.uvtt import uvtt_exporter
from kneedeep_exchange.exports.uvtt.uvtt_reader import center_pairs, joints_of, read_map
from tests.engine.sharing.test_tiled import unpainted
from tests.support.command import Shell
from tests.support.files import map_text
from tests.support.generators.random_maps import random_map
from tests.support.small_maps.two_halls import halls

SHIPPED = resources.names("scenarios", ".yaml")
FEW = ("deep-freeze.yaml", "range-day.yaml")
"""The scenarios of each run."""
POINT = {"type": "object", "required": ["x", "y"], "additionalProperties": {"type": "number", "minimum": 0}}
LINES = {"type": "array", "items": {"type": "array", "minItems": 2, "items": POINT}}
SCHEMA = {
    "type": "object",
    "required": ["format", "resolution", "line_of_sight", "objects_line_of_sight", "portals", "lights", "image"],
    "properties": {
        "format": {"const": 0.3},
        "resolution": {
            "required": ["map_origin", "map_size", "pixels_per_grid"],
            "properties": {"map_size": {"additionalProperties": {"type": "integer"}}},
        },
        "line_of_sight": LINES,
        "objects_line_of_sight": LINES,
        "portals": {
            "items": {
                "required": ["position", "bounds", "rotation", "closed", "freestanding"],
                "properties": {"bounds": {"minItems": 2, "maxItems": 2}, "closed": {"const": True}},
            }
        },
        "lights": {
            "items": {
                "required": ["position", "range", "intensity", "color", "shadows"],
                "properties": {"color": {"pattern": "^[0-9a-f]{8}$"}},
            }
        },
        "environment": {"required": ["baked_lighting", "ambient_light"]},
    },
}
"""What the public readers of the format ask for."""


ROOM = map_text("room-of-both-sides")


def request(text: str, **options: Any) -> ExportRequest:
    """A request for a scenario, with a painter that paints nothing."""
    reading = read(text.encode())
    assert reading.scenario is not None
    facts = Facts(reading.scenario, reading.problems, source=reading.source)
    return ExportRequest(facts, (), text.encode(), ExportOptions(**options), None, unpainted, "a.uvtt")


def written(wanted: ExportRequest) -> dict[str, Any]:
    """The data of a file."""
    data: dict[str, Any] = json.loads(uvtt_exporter.write(wanted).content)
    return data


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in FEW else pytest.mark.nightly) for name in SHIPPED]
)
def test_every_pair_of_spaces_of_a_shipped_scenario_sees_as_in_the_game(name: str) -> None:
    made = export(request(resources.text("scenarios", name)), "uvtt")
    assert made.proof.holds, made.proof.text
    assert made.proof.text.count("pairs of spaces see each other alike") == 2
    data = json.loads(made.written.content)
    jsonschema.validate(data, SCHEMA)
    # Programs that round to whole pixels lose nothing.
    dots = data["resolution"]["pixels_per_grid"]
    lines = [*data["line_of_sight"], *(one["bounds"] for one in data["portals"])]
    off = [abs(one[key] * dots - round(one[key] * dots)) for line in lines for one in line for key in "xy"]
    assert max(off) < 0.01


def test_a_pixel_that_is_too_large_for_the_gap_is_not_taken() -> None:
    wanted = request(resources.text("scenarios", "split-shift.yaml"), own={"ppg": 20})
    made = uvtt_exporter.write(wanted)
    assert uvtt_exporter.prove(made, wanted).holds
    assert any(one["x"] * 20 % 1 for line in json.loads(made.content)["line_of_sight"] for one in line)


@pytest.mark.parametrize("corner", ["one-side", "both-sides"])
@pytest.mark.parametrize("seed", [3, 12, *(pytest.param(one, marks=pytest.mark.nightly) for one in range(20, 80))])
def test_random_maps_show_what_the_game_shows(seed: int, corner: str) -> None:
    for ruleset in ("doom-2004", "doom-2016") if corner == "one-side" else ("doom-2004",):
        data = random_map(random.Random(str(seed)), ruleset)
        data.setdefault("rules", {})["corner"] = corner
        wanted = request(json.dumps(data))
        proof = uvtt_exporter.prove(uvtt_exporter.write(wanted), wanted)
        assert proof.holds, (seed, ruleset, proof.text)


def test_a_file_that_shows_something_else_is_not_proven() -> None:
    wanted = request(halls(tokens="[{kind: barrel, at: [1, 0]}]"))
    content = uvtt_exporter.write(wanted).content
    assert uvtt_exporter.prove(Written(content), wanted).holds
    data = json.loads(content)
    line = data["line_of_sight"][0]
    for changed in (
        {**data, "line_of_sight": data["line_of_sight"][1:]},
        {**data, "line_of_sight": data["line_of_sight"][:-1]},
        {**data, "line_of_sight": [*data["line_of_sight"], [line[-1], {"x": 0, "y": 0}]]},
        {**data, "portals": []},
        {**data, "portals": [{**one, "closed": False} for one in data["portals"]]},
        {**data, "kneedeep": {"scenario": "0"}},
        {**data, "image": "AAAA"},
        {**data, "resolution": {**data["resolution"], "pixels_per_grid": 64}},
    ):
        assert not uvtt_exporter.prove(Written(json.dumps(changed).encode()), wanted).holds


def test_where_two_obstacles_meet_at_a_corner_nobody_looks_between_them() -> None:
    data = written(request(halls(tokens="[{kind: barrel, at: [1, 0]}, {kind: barrel, at: [2, 1]}]")))
    # A short line parts (1, 1) and (2, 0), in spaces of the picture (2, 2) and (3, 1).
    found = read_map(json.dumps(data).encode())
    assert center_pairs(found, [(2, 2), (3, 1)]) == (set(), set())
    short = found._replace(walls=tuple(line for line in found.walls if len(line) == 2))
    assert center_pairs(short, [(2, 2), (3, 1)]) == (set(), set())
    assert len(short.walls) == 1
    assert not joints_of(found)


def test_no_wall_begins_where_another_ends_around_an_obstacle_in_a_room() -> None:
    wanted = request(ROOM, own={"ppg": 100})
    found = read_map(uvtt_exporter.write(wanted).content)
    # Short lines touch the obstacle at all its corners.
    assert [len(line) for line in found.walls].count(2) == 4
    assert not joints_of(found) and all(found.closed)
    assert uvtt_exporter.prove(uvtt_exporter.write(wanted), wanted).holds


def test_doors_are_portals_and_passages_that_stand_open_are_not() -> None:
    shut = written(request(halls()))
    bounds = [[{"x": x, "y": y} for y in (0.992188, 3.007812)] for x in (4.0, 1.0)]
    assert [one["bounds"] for one in shut["portals"]] == bounds
    assert len(written(request(halls(door="at: [2, 0], side: east, kind: passage")))["portals"]) == 1
    later = halls(door="at: [2, 0], side: east, kind: passage, needs: {round: 3}")
    assert len(written(request(later))["portals"]) == 2
    assert len(written(request(later, audience="marines"))["portals"]) == 1


def test_the_options_of_the_format() -> None:
    tokens = "[{kind: barrel, at: [1, 0]}]"
    own = {"square": True, "ppg": 30, "lights": True, "obstacles": "objects"}
    data = written(request(halls(tokens=tokens), own=own))
    jsonschema.validate(data, SCHEMA)
    assert data["resolution"] == {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 8, "y": 8}, "pixels_per_grid": 30}
    assert len(data["lights"]) == 2 and len(data["objects_line_of_sight"]) == 1
    without = request(halls(tokens=tokens), own={"obstacles": "none"})
    assert not written(without)["objects_line_of_sight"]
    assert "sight past obstacles" in [loss.what for loss in uvtt_exporter.losses(without)]
    assert uvtt_exporter.prove(uvtt_exporter.write(without), without).holds


def test_the_text_beside_is_for_the_invader_alone() -> None:
    text = resources.text("scenarios", "tutorial.yaml")
    ((name, content),) = uvtt_exporter.write(request(text)).beside
    assert name == "a.uvtt.txt" and "Read aloud" in content.decode()
    marines = request(text, audience="marines")
    made = uvtt_exporter.write(marines)
    assert not made.beside
    assert uvtt_exporter.prove(made, marines).holds
    whole, shown = uvtt_exporter.kept(request(text)), uvtt_exporter.kept(marines)
    assert shown["spaces"] < whole["spaces"] and shown["doors"] < whole["doors"]


def test_a_map_that_is_too_wide_is_refused_with_the_number_that_fits() -> None:
    with pytest.raises(NothingToExport, match="the map has no space"):
        written(request("format: 1\nruleset: doom-2004\ntitle: Nothing\n"))
    far = halls().replace("at: [3, 0], area: far", "at: [400, 0], area: far")
    with pytest.raises(NothingToExport, match="use --ppg 40 or less"):
        written(request(far))
    assert written(request(far, own={"ppg": 40}))["resolution"]["pixels_per_grid"] == 40


def test_the_command_writes_a_picture_of_whole_spaces(shell: Shell, tmp_path: Path) -> None:
    path, out = tmp_path / "map.yaml", tmp_path / "map.dd2vtt"
    path.write_text(halls(), encoding="utf-8")
    assert format_of(str(out)) == "uvtt"
    done = shell("export", path, "-o", out, "--ppg", 20)
    assert done.status == 0, done.err
    assert "66 of 66 pairs of spaces see each other alike, doors shut" in done.err
    assert struct.unpack(">II", b64decode(json.loads(out.read_text())["image"])[16:24]) == (160, 80)
    assert (tmp_path / "map.dd2vtt.txt").read_text(encoding="utf-8").startswith("Halls")
    first = out.read_bytes()
    assert shell("export", path, "-o", out, "--ppg", 20).status == 0 and out.read_bytes() == first
    done = shell("export", path, "-o", tmp_path / "map.html", "--ppg", 20)
    assert done.status == 2 and "--ppg can't be used with the format html" in done.err
