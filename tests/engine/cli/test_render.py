"""`kneedeep render`: svg here; png and pdf where Qt is, and one sentence where it is not."""

import importlib.util
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.files import SCENARIOS
from tests.support.small_maps.two_halls import halls

HAS_QT = importlib.util.find_spec("PySide6") is not None


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A small scenario with a finding."""
    file = tmp_path / "a.yaml"
    text = halls(tokens="[{kind: obstacle, at: [1, 0]}, {kind: obstacle, at: [1, 0]}]")
    file.write_text(text, encoding="utf-8")
    return file


def texts(picture: Path) -> set[str]:
    return {element.text or "" for element in ElementTree.parse(picture).iter() if element.tag.endswith("}text")}


def test_an_svg_is_well_formed_and_the_same_every_time(shell: Shell, path: Path, tmp_path: Path) -> None:
    for name in ("one.svg", "two.SVG"):
        assert shell("render", path, "-o", tmp_path / name) == (0, "", "")
    assert ElementTree.parse(tmp_path / "one.svg").getroot().tag == "{http://www.w3.org/2000/svg}svg"
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.SVG").read_bytes()


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


@pytest.mark.parametrize(
    ("output", "options", "said"),
    [
        ("x.gif", (), "x.gif does not end in .svg, .png or .pdf"),
        ("x.svg", ("--area", "nope"), "has no area 'nope': there are start, far"),
        ("x.svg", ("--dpi", "0"), "'0' is no number from 1 to 1200"),
        ("x.svg", ("--theme", "pink"), "invalid choice: 'pink'"),
        ("none/x.svg", (), "there is no such file or folder"),
    ],
)
def test_what_cannot_be_drawn_is_said(
    shell: Shell, path: Path, tmp_path: Path, output: str, options: tuple[str, ...], said: str
) -> None:
    done = shell("render", path, "-o", tmp_path / output, *options)
    assert done.status == 2 and said in done.err.splitlines()[-1]
    assert not (tmp_path / output).exists()


@cases(("command", "ending"), [("render", "svg"), ("print", "pdf")])
def test_the_scenario_is_never_overwritten(shell: Shell, path: Path, command: str, ending: str) -> None:
    disguised = path.with_name(f"a.{ending}")
    disguised.write_bytes(path.read_bytes())
    before = disguised.read_bytes()
    done = shell(command, disguised, "-o", disguised)
    assert done.status == 2 and "is the scenario itself" in done.err
    assert disguised.read_bytes() == before


def test_a_board_without_spaces_is_said(shell: Shell, tmp_path: Path) -> None:
    empty = tmp_path / "empty.yaml"
    empty.write_text("{format: 1, ruleset: doom-2004, title: x, pieces: [], areas: []}", encoding="utf-8")
    done = shell("render", empty, "-o", tmp_path / "x.svg")
    assert done.status == 2 and "has no space to draw" in done.err


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


@pytest.mark.skipif(not HAS_QT, reason="without Qt there is no png and no pdf")
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


def test_a_scenario_is_no_recorded_game(shell: Shell, path: Path) -> None:
    done = shell("replay", path)
    assert done.status == 2
    assert done.err == (
        f"kneedeep: {path} is a scenario, no recorded game (*.kneedeep-replay); `kneedeep play {path}` plays it\n"
    )


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("cover", "--from", "11,4"), {"In sight, with cover", "In sight, without cover", "No line of sight"}),
        (("portals",), {"On and beside blue portals", "On and beside yellow portals"}),
        (("demons",), {"Large demons walk here"}),
    ],
)
def test_an_overlay_is_laid_over_the_picture_and_explained(
    shell: Shell, tmp_path: Path, options: tuple[str, ...], words: set[str]
) -> None:
    out = tmp_path / "a.svg"
    file = SCENARIOS / "range-day.yaml"
    assert shell("render", file, "-o", out, "--legend", "--overlay", *options) == (0, "", "")
    assert words <= texts(out)


@cases(("options", "words"))
def test_an_overlay_that_cannot_be_drawn_is_refused(
    shell: Shell, tmp_path: Path, options: tuple[str, ...], words: str
) -> None:
    code, _, problem = shell("render", SCENARIOS / "range-day.yaml", "-o", tmp_path / "a.svg", "--overlay", *options)
    assert code and words in problem
    assert not (tmp_path / "a.svg").exists()


def test_an_overlay_takes_doors_as_inspect_does(shell: Shell, tmp_path: Path) -> None:
    pictures = {}
    for doors in ((), ("--doors", "closed"), ("--doors", "open")):
        out = tmp_path / "a.svg"
        options = ("--overlay", "cover", "--from", "6,2", *doors)
        assert shell("render", SCENARIOS / "range-day.yaml", "-o", out, *options) == (0, "", "")
        pictures[doors] = out.read_text()
    as_in_file, closed, opened = pictures.values()
    assert as_in_file == closed != opened
    for options in (("--overlay", "demons"), ()):
        code, _, problem = shell(
            "render", SCENARIOS / "range-day.yaml", "-o", tmp_path / "b.svg", *options, "--doors", "open"
        )
        assert code == 2 and problem.endswith("--doors goes with --overlay cover or portals\n")


@pytest.mark.parametrize(("overlay", "words"), [("cover", "there is no cover"), ("demons", "there are no portals")])
def test_overlays_of_the_other_edition_are_refused(
    shell: Shell, path: Path, tmp_path: Path, overlay: str, words: str
) -> None:
    code, _, problem = shell("render", path, "-o", tmp_path / "a.svg", "--overlay", overlay, "--from", "1,1")
    assert code and words in problem
