"""`kneedeep print`: PDF files where Qt is, and one sentence where something is wrong."""

import importlib.util
from pathlib import Path

import pytest

from kneedeep.cli.commands import print as command
from kneedeep.report.sheets import KINDS
from kneedeep.report.sheets import PAPERS as SIZES
from kneedeep.report.sheets.posters import LEAST_INCHES, MOST_INCHES
from tests.support.command import Shell, process
from tests.support.files import path_of
from tests.support.small_maps.two_halls import halls

HAS_QT = importlib.util.find_spec("PySide6") is not None
needs_qt = pytest.mark.skipif(not HAS_QT, reason="without Qt there is no pdf")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A small scenario."""
    file = tmp_path / "a.yaml"
    file.write_text(halls(figures="[{kind: imp, at: [4, 0], marines: 2}]"), encoding="utf-8")
    return file


def sizes(pdf: Path) -> list[tuple[int, int]]:
    """Width and height of every page, in points."""
    from pypdf import PdfReader

    boxes = [page.mediabox for page in PdfReader(pdf).pages]
    return [(round(float(box.width)), round(float(box.height))) for box in boxes]


def test_the_words_of_the_options_are_those_of_the_sheets() -> None:
    assert (*KINDS,) == command.SHEETS
    assert (*SIZES,) == command.PAPERS
    assert (LEAST_INCHES, MOST_INCHES) == (command.LEAST_INCHES, command.MOST_INCHES)


@needs_qt
def test_each_sheet_is_printed_on_the_paper_asked_for(shell: Shell, path: Path, tmp_path: Path) -> None:
    pdf = tmp_path / "x.pdf"
    for kind in KINDS.keys() - {"cards", "tokens"}:
        assert shell("print", path, "-o", pdf, "--sheet", kind, "--paper", "Letter") == (0, "", "")
        assert {tuple(sorted(size)) for size in sizes(pdf)} == {(612, 792)}
    assert shell("print", path, "-o", pdf) == (0, "", "")
    booklet = len(sizes(pdf))
    assert set(sizes(pdf)) <= {(595, 842), (842, 595)}
    assert shell("print", path, "-o", pdf, "--sheet", "handout", "--sheet", "booklet") == (0, "", "")
    assert len(sizes(pdf)) == booklet + 1


@needs_qt
def test_options_change_the_file_and_nothing_else_does(shell: Shell, path: Path, tmp_path: Path) -> None:
    from pypdf import PdfReader

    made = {}
    for name, options in {
        "plain": ("--sheet", "scale"),
        "again": ("--sheet", "scale"),
        "grey": ("--sheet", "scale", "--grey"),
        "bare": ("--sheet", "scale", "--bare"),
        "one": ("--sheet", "scale", "--marines", "1"),
        "large": ("--sheet", "scale", "--inches", "2"),
    }.items():
        pdf = tmp_path / f"{name}.pdf"
        assert shell("print", path, "-o", pdf, *options).status == 0
        made[name] = pdf.read_bytes()
    assert made.pop("again") == made["plain"]
    assert len(set(made.values())) == len(made)
    assert not any(b"(D:2" in data or b"Date=" in data for data in made.values())
    assert shell("print", path, "-o", tmp_path / "dated.pdf", "--dated").status == 0
    dated = PdfReader(tmp_path / "dated.pdf").metadata
    assert dated is not None and dated.creation_date is not None


@needs_qt
def test_two_runs_write_the_same_bytes(path: Path, tmp_path: Path) -> None:
    for name in ("one.pdf", "two.pdf"):
        assert process("print", path, "-o", tmp_path / name).returncode == 0
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()


@needs_qt
def test_letters_without_a_font_are_told(shell: Shell, path: Path, tmp_path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("title: Halls", 'title: "Привет \U00013000"')
    path.write_text(text, encoding="utf-8")
    done = shell("print", path, "-o", tmp_path / "x.pdf")
    assert done.status == 0 and (tmp_path / "x.pdf").exists()
    assert "Привет" not in done.err
    assert not done.err or "no installed font has \U00013000" in done.err


@pytest.mark.parametrize(
    ("output", "options", "said"),
    [
        ("x.png", (), "x.png does not end in .pdf"),
        ("x.pdf", ("--sheet", "poem"), "invalid choice: 'poem'"),
        ("x.pdf", ("--marines", "3"), "is not made for 3 marines: it is made for 1, 2"),
        ("x.pdf", ("--inches", "9"), "'9' is no number from 0.2 to 4"),
        ("none/x.pdf", (), "there is no such file or folder"),
    ],
)
def test_what_cannot_be_printed_is_said(
    shell: Shell, path: Path, tmp_path: Path, output: str, options: tuple[str, ...], said: str
) -> None:
    done = shell("print", path, "-o", tmp_path / output, *options)
    assert done.status == 2 and said in done.err.splitlines()[-1]
    assert not (tmp_path / output).exists()


def test_a_map_without_spaces_is_said(shell: Shell, tmp_path: Path) -> None:
    empty = tmp_path / "empty.yaml"
    empty.write_text("{format: 1, ruleset: doom-2004, title: x, pieces: [], areas: []}", encoding="utf-8")
    for kind in ("map", "scale"):
        done = shell("print", empty, "-o", tmp_path / "x.pdf", "--sheet", kind)
        assert done.status == 2 and "the map has no space to print" in done.err
    assert not HAS_QT or shell("print", empty, "-o", tmp_path / "x.pdf").status == 0


@needs_qt
def test_single_tiles_are_printed_and_a_map_of_the_box_has_none(shell: Shell, tmp_path: Path) -> None:
    pdf = tmp_path / "tiles.pdf"
    assert shell("print", path_of("range-day.yaml"), "-o", pdf, "--sheet", "tiles") == (0, "", "")
    assert len(sizes(pdf)) == 5
    status, _, said = shell("print", path_of("tutorial.yaml"), "-o", pdf, "--sheet", "tiles")
    assert status == 2 and said.endswith("the map has no tile to print: the boxes hold all of them\n")


@needs_qt
def test_cards_and_tokens_are_printed_and_a_map_without_them_has_none(shell: Shell, path: Path, tmp_path: Path) -> None:
    pdf = tmp_path / "x.pdf"
    brine = path_of("brine.yaml")
    assert shell("print", brine, "-o", pdf, "--sheet", "cards", "--paper", "Letter") == (0, "", "")
    assert len(sizes(pdf)) % 2 == 0 and set(sizes(pdf)) == {(612, 792)}
    assert shell("print", brine, "-o", pdf, "--sheet", "tokens") == (0, "", "")
    assert len(sizes(pdf)) == 3
    for kind, reason in (("cards", "no text to read aloud"), ("tokens", "no token to print")):
        status, _, said = shell("print", path, "-o", pdf, "--sheet", kind)
        assert status == 2 and reason in said


@needs_qt
def test_pages_are_chosen_by_number(shell: Shell, path: Path, tmp_path: Path) -> None:
    from pypdf import PdfReader

    pdf = tmp_path / "x.pdf"
    path.write_text(path.read_text("utf-8") + "briefing: |\n" + "  A long story.\n\n" * 150, encoding="utf-8")
    shell("print", path, "-o", pdf)
    whole = [page.extract_text() for page in PdfReader(pdf).pages]
    assert len(whole) > 2
    assert shell("print", path, "-o", pdf, "--pages", "2-3,1,2") == (0, "", "")
    assert [page.extract_text() for page in PdfReader(pdf).pages] == whole[:3]
    assert shell("print", path, "-o", pdf, "--pages", "2") == (0, "", "")
    assert [page.extract_text() for page in PdfReader(pdf).pages] == whole[1:2]
    status, _, said = shell("print", path, "-o", pdf, "--pages", "1,99")
    assert status == 2 and said.endswith(f"there is no page 99: the last one is {len(whole)}\n")
    for bad in ("0", "3-2", "x", "1-", "1,,2", "٣"):
        status, _, said = shell("print", path, "-o", pdf, "--pages", bad)
        assert status == 2 and f"{bad!r} is no list of pages" in said
