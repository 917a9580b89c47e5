"""`kneedeep render` and `print`: what is in the files, what options change, and what they need."""

import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from kneedeep.cli.commands import print as printing
from kneedeep.cli.commands import render
from kneedeep.drawing.card.share_card import PIXELS
from kneedeep.report.shared_picture import AUDIENCES
from kneedeep.report.sheets import KINDS, PAPERS
from kneedeep.report.sheets.map_pages import LEAST_INCHES, MOST_INCHES
from tests.support.cases import cases
from tests.support.command import Shell, modules_loaded, process
from tests.support.small_maps.two_halls import halls


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A small scenario with a finding, and a figure for two marines."""
    file = tmp_path / "a.yaml"
    tokens = "[{kind: obstacle, at: [1, 0]}, {kind: obstacle, at: [1, 0]}]"
    file.write_text(halls(tokens=tokens, figures="[{kind: imp, at: [4, 0], marines: 2}]"), encoding="utf-8")
    return file


def test_the_words_of_the_options_are_those_of_sheets_and_cards() -> None:
    assert ((*KINDS,), (*PAPERS,)) == (printing.SHEETS, printing.PAPERS)
    assert (LEAST_INCHES, MOST_INCHES) == (printing.LEAST_INCHES, printing.MOST_INCHES)
    assert (AUDIENCES, PIXELS) == (render.AUDIENCES, render.CARD_PIXELS)


@cases(("command", "suffix", "changing", "same"))
def test_each_option_changes_the_file(
    shell: Shell, path: Path, command: str, suffix: str, changing: list[str], same: list[str]
) -> None:
    """The last options make the file that none make."""

    def made(options: str) -> bytes:
        out = path.with_name(f"x.{suffix}")
        assert shell(*command.split(), path, "-o", out, *options.split()).status == 0
        return out.read_bytes()

    files = {options: made(options) for options in changing}
    assert len(set(files.values())) == len(files)
    assert all(made(options) == files[""] for options in same)


def test_only_a_dated_file_has_a_date(shell: Shell, path: Path, tmp_path: Path) -> None:
    plain, dated = tmp_path / "plain.pdf", tmp_path / "dated.pdf"
    assert shell("print", path, "-o", plain, "--sheet", "scale").status == 0
    assert not any(word in plain.read_bytes() for word in (b"(D:2", b"Date="))
    assert shell("print", path, "-o", dated, "--dated").status == 0
    metadata = PdfReader(dated).metadata
    assert metadata is not None and metadata.creation_date is not None


def test_two_runs_write_the_same_bytes(path: Path, tmp_path: Path) -> None:
    for name in ("one.pdf", "two.pdf"):
        assert process("print", path, "-o", tmp_path / name).returncode == 0
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()


def test_letters_without_a_font_are_told(shell: Shell, path: Path, tmp_path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("title: Halls", 'title: "Привет \U00013000"')
    path.write_text(text, encoding="utf-8")
    done = shell("print", path, "-o", tmp_path / "x.pdf")
    assert done.status == 0 and (tmp_path / "x.pdf").exists()
    assert "Привет" not in done.err
    assert not done.err or "no installed font has \U00013000" in done.err


def test_pages_are_chosen_by_number(shell: Shell, path: Path, tmp_path: Path) -> None:
    pdf = tmp_path / "x.pdf"
    path.write_text(path.read_text("utf-8") + "briefing: |\n" + "  A long story.\n\n" * 150, encoding="utf-8")
    shell("print", path, "-o", pdf)
    whole = [page.extract_text() for page in PdfReader(pdf).pages]
    assert len(whole) > 2
    assert shell("print", path, "-o", pdf, "--pages", "2-3,1,2") == (0, "", "")
    assert [page.extract_text() for page in PdfReader(pdf).pages] == whole[:3]
    assert shell("print", path, "-o", pdf, "--pages", "2") == (0, "", "")
    assert [page.extract_text() for page in PdfReader(pdf).pages] == whole[1:2]


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
    loaded = modules_loaded("render", path, "-o", tmp_path / "a.svg", *options)
    of_cards = {"kneedeep.drawing.card", "kneedeep.report.shared_picture", "kneedeep.games.simulation.win_reference"}
    assert "kneedeep.drawing.scene" in loaded and "kneedeep_editor" not in loaded
    assert of_cards & loaded == (of_cards if options else set())


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
