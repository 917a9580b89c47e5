"""Files that are no scenarios are named for what they look like, and nobody takes them for one."""

from pathlib import Path

from kneedeep.model.scenario.io.reader import read
from tests.support.command import Shell
from tests.support.small_maps.two_halls import halls

OTHERS = {
    "package.json": (b'{"name": "x", "version": "1.0.0", "dependencies": {}}', "a package.json of npm"),
    "compose.yaml": (b"version: '3'\nservices:\n  web: {image: nginx}\n", "Docker Compose"),
    "level.ldtkl": (b'{"__header__": {"fileType": "LDtk Level JSON"}, "iid": "1"}', "LDtk"),
    "map.uvtt": (b'{"format": 0.3, "line_of_sight": [], "portals": []}', "Universal VTT"),
    "map.tmx": (b'<?xml version="1.0"?>\n<map version="1.8"></map>', "`kneedeep import"),
    "map.tmj": (b'{"tilewidth": 64, "layers": []}', "`kneedeep import"),
    "app.json": (b'{"escenario": {}, "areas": []}', "`kneedeep import"),
    "page.html": (b"<!DOCTYPE html><p>x", "an HTML page"),
    "a.png": (b"\x89PNG\r\n\x1a\n", "a PNG picture"),
    "a.jpg": (b"\xff\xd8\xff\xe0\x00\x10JFIF", "a JPEG or WebP picture"),
    "a.kneedeep-replay": (b'{"kneedeep": "replay", "format": 1}\n{"do": "pass"}\n', "a recorded game"),
    "a.txt": (b"> Cold Start: a map\n> {kneedeep 1; 20;\n> abc;def}", "a map copied as text"),
    "other.yaml": (b"title: x\nareas: []\n", "none of the keys"),
    "empty.json": (b"{}", "none of the keys"),
}


def test_other_files_are_named_for_what_they_look_like(shell: Shell, tmp_path: Path) -> None:
    large = read(b'{"resolution": {"map_origin": {"x": 0}}, "image": "%s"}' % (b"A" * 2_000_000)).other
    assert large is not None and "Universal VTT" in large.title
    for name, (content, word) in OTHERS.items():
        reading = read(content)
        assert reading.scenario is None and reading.other is not None, name
        path = tmp_path / name
        path.write_bytes(content)
        done = shell("validate", path)
        first = done.out.splitlines()[0]
        assert done.status == 1 and word in first and "no scenario" in first, (name, done)


def test_what_is_meant_as_a_scenario_is_one() -> None:
    for text in ("format: 1\n", "ruleset: doom-2004\n", "pieces: []\n", halls()):
        assert read(text).other is None and read(text).scenario is not None


def test_folders_stand_for_all_their_scenarios(shell: Shell, tmp_path: Path) -> None:
    names = ("a.yaml", "b.yml", "c.YAML", "d.Yml", "e.txt")
    for name in names:
        (tmp_path / name).write_text("format: [\n", encoding="utf-8")
    for command in (("validate",), ("fmt", "--check")):
        done = shell(*command, tmp_path)
        assert [name for name in names if name in done.out + done.err] == ["a.yaml", "b.yml", "c.YAML", "d.Yml"], done
