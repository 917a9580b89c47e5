"""`kneedeep render --card`: the options, and one sentence for what can't be drawn."""

import subprocess
import sys
from pathlib import Path

import pytest

from kneedeep.cli.commands.render import AUDIENCES, CARD_PIXELS
from kneedeep.drawing.card.share_card import PIXELS
from kneedeep.report.card_contents import AUDIENCES as KNOWN
from tests.support.command import Shell
from tests.support.small_maps.two_halls import halls


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A small scenario."""
    file = tmp_path / "a.yaml"
    file.write_text(halls(), encoding="utf-8")
    return file


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


@pytest.mark.parametrize("options", [(), ("--card",)])
def test_a_map_is_drawn_without_loading_cards(path: Path, tmp_path: Path, options: tuple[str, ...]) -> None:
    code = "import sys\nfrom kneedeep.cli.main import main\nmain(sys.argv[1:])\nprint(*sys.modules)\n"
    command = [sys.executable, "-c", code, "render", str(path), "-o", str(tmp_path / "a.svg"), *options]
    loaded = set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())
    of_cards = {"kneedeep.drawing.card", "kneedeep.report.shared_picture", "kneedeep.games.simulation.reference"}
    assert "kneedeep.drawing.scene" in loaded and "kneedeep_editor" not in loaded
    assert of_cards & loaded == (of_cards if options else set())
