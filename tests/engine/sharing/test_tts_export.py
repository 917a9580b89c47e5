"""`kneedeep export` for Tabletop Simulator: bags, tiles and pictures, as data; the program itself is not asked."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kneedeep import resources
from kneedeep.sharing.exports.export_request import ExportOptions, Written
from kneedeep.sharing.exports.exporting import export
from kneedeep.sharing.exports.tts import tts_exporter
from tests.engine.sharing.test_tiled import request
from tests.support.command import Shell
from tests.support.small_maps.two_halls import halls


@pytest.mark.parametrize("name", ["tutorial.yaml", "range-day.yaml"])
def test_each_area_is_a_bag_with_its_tile_first(name: str) -> None:
    wanted = request(resources.text("scenarios", name))
    made = export(wanted, "tts")
    assert made.proof.holds, made.proof.text
    assert made == export(wanted, "tts")
    (whole,) = json.loads(made.written.content)["ObjectStates"]
    *bags, ruler = whole["ContainedObjects"]
    assert (ruler["Nickname"], ruler["Transform"]["scaleX"]) == ("Ruler: one space", 0.5)
    for bag in bags:
        tile = bag["ContainedObjects"][0]
        assert tile["CustomImage"]["CustomTile"]["Stackable"] is False and bag["Nickname"].endswith(
            tile["Nickname"]
        )
        assert all(re.fullmatch("[0-9a-f]{6}", one["GUID"]) for one in bag["ContainedObjects"])


def test_a_file_with_something_missing_is_not_proven() -> None:
    wanted = request(halls(figures="[{kind: imp, at: [4, 1]}]"))
    made = tts_exporter.write(wanted)
    data: Any = json.loads(made.content)
    bag = data["ObjectStates"][0]["ContainedObjects"][0]
    tile = bag["ContainedObjects"].pop()
    assert not tts_exporter.prove(Written(json.dumps(data).encode(), made.beside), wanted).holds
    bag["ContainedObjects"].append({key: value for key, value in tile.items() if key != "Tooltip"})
    assert not tts_exporter.prove(Written(json.dumps(data).encode(), made.beside), wanted).holds
    assert not tts_exporter.prove(made._replace(beside=made.beside[1:]), wanted).holds


def test_notes_of_areas_are_for_the_invader_alone_and_names_stay_in_the_folder() -> None:
    text = halls(figures='[{kind: "../../up", at: [4, 1]}]').replace(
        "{id: far}", '{id: far, text: "A hall."}'
    )
    wanted = request(text)
    made = tts_exporter.write(wanted)
    assert b"A hall." in made.content and tts_exporter.prove(made, wanted).holds
    assert all(re.fullmatch(r"a\.tmx-tts/[a-z0-9_-]+\.png", name) for name, _ in made.beside)
    marines = wanted._replace(options=ExportOptions("marines"))
    assert b"A hall." not in tts_exporter.write(marines).content


def test_doors_between_west_and_east_are_turned() -> None:
    """Each door lies along its line: the picture of a door is one that runs from west to east."""
    wanted = request(resources.text("scenarios", "tutorial.yaml"))
    (whole,) = json.loads(tts_exporter.write(wanted).content)["ObjectStates"]
    things = [one for bag in whole["ContainedObjects"][:-1] for one in bag["ContainedObjects"]]
    doors = [one["Transform"] for one in things if "/door-" in one["CustomImage"]["ImageURL"]]
    sides = [door.side in ("east", "west") for door in wanted.facts.scenario.doors]
    assert sorted(place["rotY"] for place in doors) == sorted(
        270.0 if upright else 180.0 for upright in sides
    )


def test_the_bag_has_author_license_and_for_the_invader_the_booklet() -> None:
    wanted = request(resources.text("scenarios", "tutorial.yaml"))
    scenario = wanted.facts.scenario
    (whole,) = json.loads(tts_exporter.write(wanted).content)["ObjectStates"]
    assert whole["Description"] == f"{scenario.author}\n{scenario.license}"
    assert "The marines win when" in whole["GMNotes"]
    marines = wanted._replace(options=ExportOptions("marines"))
    (whole,) = json.loads(tts_exporter.write(marines).content)["ObjectStates"]
    assert whole["GMNotes"] == "" and whole["Description"].startswith(scenario.author)


def test_what_a_table_does_not_know_is_listed() -> None:
    wanted = request(resources.text("scenarios", "brine.yaml"))
    lost = {loss.what for loss in tts_exporter.losses(wanted)}
    assert {"sight", "victory", "2 triggers", "1 spawn area", "1 item", "flags"} <= lost


def test_the_command_writes_pictures_beside(shell: Shell, tmp_path: Path) -> None:
    source, out = tmp_path / "map.yaml", tmp_path / "map.tts.json"
    source.write_text(halls(), encoding="utf-8")
    assert shell("export", source, "-o", out).status == 0
    text = out.read_text(encoding="utf-8")
    assert (tmp_path / "map-tts").as_uri() in text and (tmp_path / "map-tts" / "area-1.png").exists()
    assert (
        shell(
            "export", source, "-o", out, "--force", "--base-url", "https://example.org/a/", "--tts-scale", 200
        ).status
        == 0
    )
    tile = json.loads(out.read_text(encoding="utf-8"))["ObjectStates"][0]["ContainedObjects"][0][
        "ContainedObjects"
    ][0]
    assert tile["CustomImage"]["ImageURL"] == "https://example.org/a/map-tts/area-1.png"
    assert tile["Transform"]["scaleX"] == 3.0
