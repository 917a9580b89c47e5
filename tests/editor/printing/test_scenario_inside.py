"""What printed files hold besides their pages: the scenario, author, subject and contents."""

import re
import shutil
import subprocess
import zlib
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from kneedeep.report.sheets import A4, Options, make_sheet
from kneedeep.support import resources
from kneedeep_editor.printing.pdf_pages import pages_of, pdf_of
from kneedeep_exchange import scenario_in_picture
from kneedeep_exchange.scenario_in_picture import PICTURES, NotInside, with_scenario
from tests.support.command import Shell, process
from tests.support.reading import scenario_in
from tests.support.values import known

pytestmark = pytest.mark.usefixtures("qapp")
MAPS = [resources.path("scenarios", name) for name in ("tutorial.yaml", "range-day.yaml")]
WAYS = {
    "map.svg": ("render",),
    "map.png": ("render", "--dpi", "8"),
    "map.pdf": ("render",),
    "card.svg": ("render", "--card"),
    "sheet.pdf": ("print", "--sheet", "map"),
}
SIGNATURE = 8


@pytest.mark.parametrize("name", WAYS)
@pytest.mark.parametrize("map", MAPS, ids=lambda path: path.stem)
def test_the_scenario_comes_back_byte_for_byte(name: str, map: Path, shell: Shell, tmp_path: Path) -> None:
    command, *options = WAYS[name]
    scenario = tmp_path / "own.yaml"
    scenario.write_bytes(b"# a remark: \xc3\xa4 ]]> --> </metadata>\r\n" + map.read_bytes())
    picture, again, plain = (tmp_path / folder / name for folder in ("one", "two", "plain"))
    for path, more in ((picture, ["--embed"]), (again, ["--embed"]), (plain, [])):
        path.parent.mkdir()
        assert shell(command, scenario, "-o", path, *options, *more) == (0, "", "")
    assert picture.read_bytes() == again.read_bytes(), "the same input gives the same bytes"
    back, anything = tmp_path / "back.yaml", picture.rename(tmp_path / "renamed.bin")
    assert shell("import", anything, "-o", back).status == 0
    assert back.read_bytes() == scenario.read_bytes()
    done = shell("import", plain, "-o", tmp_path / "none.yaml")
    assert done.status == 2 and "exported without one" in done.err and done.err.count("\n") == 1
    if name.endswith(".svg"):
        start = anything.read_bytes().index(b'<metadata id="kneedeep-scenario')
        assert anything.read_bytes()[:start] == plain.read_bytes()[:start], "the picture is the same"


def test_a_damaged_document_is_one_sentence(shell: Shell, tmp_path: Path) -> None:
    """The library that reads it warns of much more."""
    document = tmp_path / "a.pdf"
    assert shell("render", MAPS[0], "-o", document, "--embed").status == 0
    document.write_bytes(document.read_bytes()[:-200])
    done = process("import", document, "-o", tmp_path / "back.yaml")
    assert done.returncode == 2 and done.stderr.endswith(b"the PDF file is damaged\n")
    assert done.stderr.count(b"\n") == 1


def test_a_document_with_too_large_a_scenario_is_refused(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = tmp_path / "a.pdf"
    assert shell("render", MAPS[0], "-o", document, "--embed").status == 0
    monkeypatch.setattr(scenario_in_picture, "MOST_BYTES", 100)
    with pytest.raises(NotInside, match="larger than 32 MiB"):
        PICTURES["pdf"].take(document.read_bytes())


def test_other_programs_find_the_scenario(shell: Shell, tmp_path: Path) -> None:
    from PySide6.QtGui import QImage

    scenario = MAPS[0].read_text(encoding="utf-8")
    picture, document = tmp_path / "a.png", tmp_path / "a.pdf"
    assert shell("render", MAPS[0], "-o", picture, "--dpi", "8", "--embed").status == 0
    assert QImage(str(picture)).text("kneedeep-scenario") == scenario
    if shutil.which("pdfdetach"):
        assert shell("render", MAPS[0], "-o", document, "--embed").status == 0
        out = tmp_path / "out.yaml"
        subprocess.run(["pdfdetach", "-save", "1", "-o", out, document], check=True, capture_output=True)
        assert out.read_bytes() == MAPS[0].read_bytes()


@pytest.mark.parametrize(
    "command",
    [
        ("render", "-o", "a.svg", "--card", "--for", "marines"),
        ("print", "-o", "a.pdf", "--sheet", "handout"),
        ("print", "-o", "a.pdf", "--sheet", "map", "--sheet", "handout"),
    ],
)
def test_what_the_marines_may_see_has_no_scenario_inside(
    command: tuple[str, ...], shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name, *options = command
    done = shell(name, MAPS[0], *options, "--embed")
    assert done.status == 2 and "says what is hidden" in done.err and done.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def chunk(kind: bytes, body: bytes) -> bytes:
    return len(body).to_bytes(4) + kind + body + zlib.crc32(kind + body).to_bytes(4)


PNG = b"\x89PNG\r\n\x1a\n" + chunk(b"IEND", b"")
FULL = with_scenario(PNG, ".png", b"format: 1\n" * 40)
HEAD = b"kneedeep-scenario\0\1\0\0\0"
BAD = [
    *(FULL[:end] for end in range(SIGNATURE, len(FULL) - 12, 7)),
    FULL[:40] + b"x" + FULL[41:],
    b"\x89PNG\r\n\x1a\n" + chunk(b"iTXt", HEAD + zlib.compress(bytes(40 << 20))) + PNG[8:],
    b"\x89PNG\r\n\x1a\n" + chunk(b"iTXt", HEAD + b"not packed") + PNG[8:],
    b"\x89PNG\r\n\x1a\n" + b"\xff\xff\xff\xffIHDR",
    b"<svg></svg>",
    b'<?xml version="1.0"?><svg><metadata id="kneedeep-scenario">\xff</metadata></svg>',
    b"%PDF-1.4\n",
    b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Names 1 0 R >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF",
]


@pytest.mark.parametrize("content", BAD, ids=range(len(BAD)))
def test_a_picture_without_a_sound_scenario_is_one_clause(content: bytes) -> None:
    (kind,) = (kind for kind in PICTURES.values() if kind.is_one(content))
    with pytest.raises(NotInside):
        kind.take(content)


@pytest.mark.parametrize("ending", [".png", ".svg"])
def test_a_scenario_put_in_is_taken_out(ending: str) -> None:
    empty = {".png": PNG, ".svg": b"<svg></svg>\n"}[ending]
    for scenario in (b"", b"a: 1", bytes(range(256)) * 9):
        made = with_scenario(empty, ending, scenario)
        assert PICTURES[ending[1:]].is_one(made)
        assert PICTURES[ending[1:]].take(made) == scenario


pytestmark = pytest.mark.usefixtures("qapp")


def booklet(title: str, **changes: str) -> PdfReader:
    scenario = scenario_in(resources.text("scenarios", "tutorial.yaml").encode())
    sheet = make_sheet(scenario.having(title=title, **changes), "booklet", Options(A4))
    pages, _ = pages_of([sheet], A4)
    return PdfReader(BytesIO(pdf_of(pages, sheet.metadata)))


def outline(reader: PdfReader, entries: list[Any] | None = None) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for entry in reader.outline if entries is None else entries:
        if isinstance(entry, list):
            found += outline(reader, entry)
        else:
            page = known(reader.get_destination_page_number(entry))
            found.append((str(entry.title), page))
    return found


def test_title_author_and_subject_are_in_the_file() -> None:
    told = known(booklet("Ünder Glass", author="B. Designer").metadata)
    assert (told.title, told.author) == ("Ünder Glass", "B. Designer")
    assert told.subject is not None
    words, _, origin = told.subject.partition("; ")
    assert words == "for the invader player only"
    assert re.fullmatch(r"version=[0-9.]+; scenario=[0-9a-f]{64}", origin)


def test_without_an_author_none_is_named() -> None:
    told = booklet("Dock", author="").metadata
    assert told is not None and not told.author


def test_every_area_has_a_bookmark_on_its_page() -> None:
    reader = booklet("Dock")
    scenario = scenario_in(resources.text("scenarios", "tutorial.yaml").encode())
    entries = outline(reader)
    for area in scenario.areas:
        pages = [page for text, page in entries if text in (area.name, f"{area.name} (start)")]
        assert pages and all(area.name in reader.pages[page].extract_text() for page in pages)


def test_words_with_fi_and_fl_are_found_by_a_search() -> None:
    words = "The first officer flees offline"
    text = "".join(page.extract_text() for page in booklet(words).pages)
    assert words in text
