"""What a PDF file says besides its pages, read back with a PDF library."""

import re
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from kneedeep.model.scenario.io.reader import read
from kneedeep.report.sheets import A4, Options, make_sheet
from kneedeep.support import resources
from kneedeep_editor.printing.pdf_pages import pages_of, pdf_of

pytestmark = pytest.mark.usefixtures("qapp")


def booklet(title: str, **changes: str) -> PdfReader:
    scenario = read(resources.text("scenarios", "tutorial.yaml").encode()).scenario
    assert scenario is not None
    sheet = make_sheet(scenario.having(title=title, **changes), "booklet", Options(A4))
    pages, _ = pages_of([sheet], A4)
    return PdfReader(BytesIO(pdf_of(pages, sheet.metadata)))


def outline(reader: PdfReader, entries: list[Any] | None = None) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for entry in reader.outline if entries is None else entries:
        if isinstance(entry, list):
            found += outline(reader, entry)
        else:
            page = reader.get_destination_page_number(entry)
            assert page is not None
            found.append((str(entry.title), page))
    return found


def test_title_author_and_subject_are_in_the_file() -> None:
    told = booklet("Ünder Glass", author="B. Designer").metadata
    assert told is not None
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
    scenario = read(resources.text("scenarios", "tutorial.yaml").encode()).scenario
    assert scenario is not None
    entries = outline(reader)
    for area in scenario.areas:
        pages = [page for text, page in entries if text in (area.name, f"{area.name} (start)")]
        assert pages and all(area.name in reader.pages[page].extract_text() for page in pages)


def test_words_with_fi_and_fl_are_found_by_a_search() -> None:
    words = "The first officer flees offline"
    text = "".join(page.extract_text() for page in booklet(words).pages)
    assert words in text
