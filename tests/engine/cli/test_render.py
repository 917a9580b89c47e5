"""`kneedeep render`: svg here; png and pdf where Qt is, and one sentence where it is not."""

import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tests.support.command import Shell
from tests.support.small_maps.two_halls import halls


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A small scenario with a finding."""
    file = tmp_path / "a.yaml"
    text = halls(tokens="[{kind: obstacle, at: [1, 0]}, {kind: obstacle, at: [1, 0]}]")
    file.write_text(text, encoding="utf-8")
    return file


def texts(picture: Path) -> set[str]:
    return {element.text or "" for element in ElementTree.parse(picture).iter() if element.tag.endswith("}text")}


def test_options_change_the_picture(shell: Shell, path: Path, tmp_path: Path) -> None:
    drawn = {}
    for name, options in {
        "plain": (),
        "grid": ("--grid",),
        "legend": ("--legend",),
        "findings": ("--findings",),
        "light": ("--theme", "light"),
        "poster": ("--style", "poster", "--grid", "--findings"),
        "small": ("--dpi", "20"),
        "far": ("--area", "far"),
        "both": ("--area", "far", "--area", "start"),
    }.items():
        picture = tmp_path / f"{name}.svg"
        assert shell("render", path, "-o", picture, *options).status == 0
        drawn[name] = picture.read_bytes()
    assert drawn.pop("both") == drawn["plain"]
    assert len(set(drawn.values())) == len(drawn)
    assert "Halls" in texts(tmp_path / "legend.svg") - texts(tmp_path / "plain.svg")
    assert "BRD006" in texts(tmp_path / "findings.svg") - texts(tmp_path / "plain.svg")


@pytest.mark.parametrize(("command", "name"), [("render", "x.png"), ("print", "x.pdf")])
def test_without_the_editor_it_is_refused_in_one_sentence(
    shell: Shell, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, name: str
) -> None:
    monkeypatch.setitem(sys.modules, "kneedeep_editor", None)
    monkeypatch.setitem(sys.modules, "kneedeep_editor.qt_libraries", None)
    done = shell(command, path, "-o", tmp_path / name)
    (line,) = done.err.splitlines()
    assert done.status == 2 and "this installation has no editor" in line
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(("ending", "magic"), [("png", b"\x89PNG\r\n"), ("pdf", b"%PDF-")])
def test_png_and_pdf_are_drawn_by_the_editor(
    shell: Shell, path: Path, tmp_path: Path, ending: str, magic: bytes
) -> None:
    picture = tmp_path / f"x.{ending}"
    assert shell("render", path, "-o", picture, "--dpi", "32") == (0, "", "")
    assert picture.read_bytes().startswith(magic)
    assert not [file for file in tmp_path.iterdir() if file not in (path, picture)]


def test_a_package_that_is_missing_is_named_in_one_line(
    shell: Shell, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "shapely", None)
    done = shell("render", path, "-o", tmp_path / "map.svg")
    assert (done.status, done.out) == (2, "")
    assert done.err == "kneedeep: the Python package shapely is not installed, which this command needs\n"
