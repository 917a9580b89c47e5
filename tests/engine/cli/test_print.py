"""`kneedeep print`: what is in the PDF files."""

from pathlib import Path

import pytest

from kneedeep.cli.commands import print as command
from kneedeep.report.sheets import KINDS
from kneedeep.report.sheets import PAPERS as SIZES
from kneedeep.report.sheets.posters import LEAST_INCHES, MOST_INCHES
from tests.support.command import Shell, process
from tests.support.small_maps.two_halls import halls


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A small scenario."""
    file = tmp_path / "a.yaml"
    file.write_text(halls(figures="[{kind: imp, at: [4, 0], marines: 2}]"), encoding="utf-8")
    return file


def test_the_words_of_the_options_are_those_of_the_sheets() -> None:
    assert (*KINDS,) == command.SHEETS
    assert (*SIZES,) == command.PAPERS
    assert (LEAST_INCHES, MOST_INCHES) == (command.LEAST_INCHES, command.MOST_INCHES)


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
