"""`kneedeep render --card`: the options, and one sentence for what can't be drawn."""

import importlib.util
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from kneedeep.cli.commands.render import AUDIENCES, CARD_PIXELS
from kneedeep.drawing.card.share_card import PIXELS
from kneedeep.report.card_contents import AUDIENCES as KNOWN
from tests.support.command import Shell
from tests.support.files import SCENARIOS
from tests.support.small_maps.two_halls import halls

HAS_QT = importlib.util.find_spec("PySide6") is not None


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A small scenario."""
    file = tmp_path / "a.yaml"
    file.write_text(halls(), encoding="utf-8")
    return file


def texts(picture: Path) -> set[str]:
    return {element.text or "" for element in ElementTree.parse(picture).iter() if element.tag.endswith("}text")}


def test_the_command_knows_what_cards_know() -> None:
    assert (AUDIENCES, CARD_PIXELS) == (KNOWN, PIXELS)


def test_options_change_the_card(shell: Shell, path: Path, tmp_path: Path) -> None:
    cards = {}
    for number, options in enumerate(((), ("--for", "marines"), ("--grid",), ("--legend",), ("--theme", "light"))):
        out = tmp_path / f"{number}.svg"
        assert shell("render", path, "--card", "-o", out, *options) == (0, "", "")
        cards[options] = out.read_bytes()
    assert len(set(cards.values())) == len(cards)
    assert shell("render", path, "--card", "-o", tmp_path / "0.svg", "--for", "invader").status == 0
    assert (tmp_path / "0.svg").read_bytes() == cards[()]


def test_a_shipped_scenario_shows_what_was_measured(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "a.svg"
    assert shell("render", SCENARIOS / "tutorial.yaml", "--card", "-o", out) == (0, "", "")
    assert {"MARINES WIN", "1 marine", "kneedeep"} <= texts(out)


def test_a_report_of_simulate_is_shown(shell: Shell, path: Path, tmp_path: Path) -> None:
    done = shell("simulate", path, "--games", "2", "--bots", "random", "--jobs", "1", "--format", "json")
    assert done.status == 0, done.err
    games = tmp_path / "games.json"
    games.write_text(done.out, encoding="utf-8")
    out = tmp_path / "a.svg"
    assert shell("render", path, "--card", "-o", out, "--simulation", games) == (0, "", "")
    assert any(text.startswith("2 simulated games each") for text in texts(out))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--for", "marines"), "--for can't be used without --card"),
        (("--scale", "2"), "--scale can't be used without --card"),
        (("--simulation", "x.json"), "--simulation can't be used without --card"),
        (("--card", "--area", "far"), "--area can't be used with --card"),
        (("--card", "--findings"), "--findings can't be used with --card"),
        (("--card", "--dpi", "30"), "--dpi can't be used with --card"),
        (("--card", "--overlay", "cover"), "--overlay can't be used with --card"),
        (("--card", "--for", "nobody"), "invalid choice: 'nobody'"),
        (("--card", "--scale", "5"), "'5' is no whole number from 1 to 4"),
        (("--card", "--simulation", "missing.json"), "missing.json"),
        (("--card", "--simulation", "."), "."),
        (("--card", "--simulation", str(SCENARIOS / "tutorial.yaml")), "is no report of `kneedeep simulate"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_sentence(
    shell: Shell, path: Path, tmp_path: Path, options: tuple[str, ...], said: str
) -> None:
    done = shell("render", path, "-o", tmp_path / "x.svg", *options)
    assert done.status == 2 and said in done.err.splitlines()[-1]
    assert not (tmp_path / "x.svg").exists()


def test_a_board_without_spaces_has_no_card(shell: Shell, tmp_path: Path) -> None:
    empty = tmp_path / "empty.yaml"
    empty.write_text("{format: 1, ruleset: doom-2004, title: x, pieces: [], areas: []}", encoding="utf-8")
    done = shell("render", empty, "--card", "-o", tmp_path / "x.svg")
    assert done.status == 2 and "has no space to draw" in done.err


@pytest.mark.skipif(not HAS_QT, reason="without Qt there is no png and no pdf")
def test_a_png_is_as_many_times_as_large_as_asked_for(shell: Shell, path: Path, tmp_path: Path) -> None:
    sizes = []
    for scale in (1, 2):
        out = tmp_path / "a.png"
        assert shell("render", path, "--card", "-o", out, "--scale", scale) == (0, "", "")
        content = out.read_bytes()
        sizes.append((int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")))
    assert abs(sizes[1][0] - 2 * sizes[0][0]) < 2 and abs(sizes[1][1] - 2 * sizes[0][1]) < 2
    assert shell("render", path, "--card", "-o", tmp_path / "a.pdf") == (0, "", "")
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF-")


@pytest.mark.skipif(not HAS_QT, reason="without Qt there is no png and no pdf")
def test_letters_that_no_font_has_are_reported(shell: Shell, path: Path, tmp_path: Path) -> None:
    letter = "\U00012345"
    path.write_text(path.read_text(encoding="utf-8").replace("title: Halls", f"title: {letter}"), encoding="utf-8")
    done = shell("render", path, "--card", "-o", tmp_path / "a.png")
    assert done.status == 0 and (tmp_path / "a.png").exists()
    assert done.err == f"kneedeep: no installed font has {letter}: {tmp_path / 'a.png'} shows boxes instead\n"
    assert shell("render", path, "--card", "-o", tmp_path / "a.svg") == (0, "", "")


@pytest.mark.parametrize("options", [(), ("--card",)])
def test_a_map_is_drawn_without_loading_cards(path: Path, tmp_path: Path, options: tuple[str, ...]) -> None:
    code = "import sys\nfrom kneedeep.cli.main import main\nmain(sys.argv[1:])\nprint(*sys.modules)\n"
    command = [sys.executable, "-c", code, "render", str(path), "-o", str(tmp_path / "a.svg"), *options]
    loaded = set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())
    of_cards = {"kneedeep.drawing.card", "kneedeep.report.shared_picture", "kneedeep.games.simulation.reference"}
    assert "kneedeep.drawing.scene" in loaded and "kneedeep_editor" not in loaded
    assert of_cards & loaded == (of_cards if options else set())
