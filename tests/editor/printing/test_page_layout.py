"""Sheets on pages: nothing is lost, nothing leaves the page, headings stay with what follows."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter

from kneedeep.drawing.primitive import DisplayList, Paint, Rect
from kneedeep.report.sheets import A4, KINDS, LETTER, PAPERS, SCALED, Options, Paper, Sheet, make_sheet
from kneedeep.report.sheets.sheet_blocks import (
    MARGIN,
    TILE_MARGIN,
    Beside,
    Card,
    Cards,
    Columns,
    FullPicture,
    Heading,
    Keys,
    Paragraph,
    Picture,
    TableBlock,
)
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.printing.pdf_pages import pages_of
from kneedeep_editor.printing.printed_page import DOTS, Line, Page, PlacedPicture, Rule, paint
from tests.support.files import path_of
from tests.support.reading import scenario_in

pytestmark = pytest.mark.usefixtures("qapp")

SHIPPED = sorted((Path(__file__).resolve().parents[3] / "scenarios").glob("*.yaml"))
LONG = "The lamps die one after the other as you watch. " * 200
WORD = "Donaudampfschifffahrt" * 12


def drawn(width: float, height: float) -> DisplayList:
    return DisplayList((0, 0, width, height), (("all", (Rect(0, 0, width, height, Paint("#808080")),)),), {})


def pages(*blocks: object, paper: Paper = A4) -> list[Page]:
    made, _ = pages_of([Sheet("A title", "a foot", blocks)], paper)  # type: ignore[arg-type]
    return made


def lines(page: Page) -> list[str]:
    """The lines on a page, from the top."""
    found = sorted((mark for mark in page.marks if isinstance(mark, Line)), key=lambda mark: (_top(mark), mark.x))
    return [_text(mark) for mark in found]


def _text(mark: Line) -> str:
    line = mark.layout.lineAt(mark.number)
    return mark.layout.text()[line.textStart() : line.textStart() + line.textLength()]


def _top(mark: Line) -> float:
    return mark.y + mark.layout.lineAt(mark.number).y()


def outside(page: Page, margin: float) -> list[object]:
    """What reaches over the margin of a page, with a point to spare."""
    near = (margin - 1) * DOTS
    found: list[object] = []
    for mark in page.marks:
        if isinstance(mark, Line):
            line = mark.layout.lineAt(mark.number)
            box = (mark.x, _top(mark), mark.x + line.naturalTextWidth(), _top(mark) + line.height())
        elif isinstance(mark, PlacedPicture):
            _, _, width, height = mark.picture.box
            box = (mark.x, mark.y, mark.x + width * mark.unit, mark.y + height * mark.unit)
            if mark.clip is not None:
                x, y, width, height = mark.clip
                box = (x, y, x + width, y + height)
        elif isinstance(mark, Rule):
            box = (mark.x1, mark.y1, mark.x2, mark.y2)
        else:
            box = (mark.x, mark.y, mark.x + mark.width, mark.y + mark.height)
        if min(box[:2]) < near or box[2] > page.width - near or box[3] > page.height - near:
            found.append((box, _text(mark) if isinstance(mark, Line) else mark))
    return found


SHOWN = {
    "tiles": (path_of("brine.yaml"), path_of("range-day.yaml")),
    "tokens": (path_of("brine.yaml"), path_of("deep-freeze.yaml")),
}
"""Scenarios for the sheets that others have nothing for."""


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
@pytest.mark.parametrize("kind", KINDS)
def test_shipped_scenarios_keep_within_their_pages_and_fill_them(kind: str, paper: Paper) -> None:
    for path in SHOWN.get(kind, (SHIPPED[0], SHIPPED[2])):
        scenario = scenario_in(path.read_bytes())
        made, missing = pages_of([make_sheet(scenario, kind, Options(paper))], paper)
        assert missing == []
        for number, page in enumerate(made):
            tile = kind in ("cards", "tokens") or (kind in SCALED and number > 0)
            assert outside(page, TILE_MARGIN if tile else MARGIN) == []
            assert sum(not isinstance(mark, Rule) for mark in page.marks) > (0 if tile else 2), "an empty page"
            assert sorted((page.width, page.height)) == [paper.width * DOTS, paper.height * DOTS]


def test_the_back_of_a_card_lies_behind_its_front() -> None:
    cards = [Card((Heading(f"{number} · Hall"), Paragraph("Dust.", "spoken")), str(number)) for number in range(1, 6)]
    cards.append(Card((Heading("6 · Pit"), Paragraph(LONG, "spoken")), "6"))
    made = pages(Cards(tuple(cards)))
    assert len(made) > 4
    backs = []
    for fronts, back in zip(made[::2], made[1::2], strict=True):
        quarters: dict[tuple[bool, bool], list[tuple[float, str]]] = {}
        for mark in (mark for mark in fronts.marks if isinstance(mark, Line)):
            quarter = (mark.x > fronts.width / 2, _top(mark) > fronts.height / 2)
            quarters.setdefault(quarter, []).append((_top(mark), _text(mark)))
        for mark in (mark for mark in back.marks if isinstance(mark, Line)):
            quarter = (mark.x < back.width / 2, _top(mark) > back.height / 2)
            assert min(quarters.pop(quarter))[1].split()[0] == _text(mark)
            backs.append(_text(mark))
        assert not quarters
    assert backs[:6] == list("123456") and set(backs[5:]) == {"6"}
    told = [_text(mark) for page in made[::2] for mark in page.marks if isinstance(mark, Line)]
    told = [text for text in told if "·" not in text]
    assert " ".join(told).split() == ("Dust. " * 5 + LONG).split()


def test_long_texts_flow_from_page_to_page_without_losing_a_word() -> None:
    made = pages(Heading("Long", 1), Paragraph(LONG, "spoken"), Paragraph(LONG, cue="Then:"), Paragraph("The end."))
    assert len(made) > 2
    told = " ".join(text for page in made for text in lines(page)[:-2])
    assert told.split() == f"Long {LONG} Then: {LONG} The end.".split()
    assert all(outside(page, MARGIN) == [] for page in made)
    assert all(len(lines(page)) > 10 for page in made[:-1])


def test_long_names_are_broken_not_clipped() -> None:
    table = TableBlock(
        ("what", "where", "for 1"), tuple((WORD, "1,1 " * 60, "1") for _ in range(3)), (1.0, 0.5, -24), (2,)
    )
    keys = Keys(((drawn(1, 1), WORD), (drawn(3, 1), "short")))
    made = pages(Heading(WORD, 1), Heading(WORD), Paragraph(WORD), table, keys)
    assert all(outside(page, MARGIN) == [] for page in made)
    parts: dict[str, str] = {}
    for mark in (mark for page in made for mark in page.marks if isinstance(mark, Line)):
        key = f"{id(mark.layout)} at {mark.y}"
        parts[key] = parts.get(key, "") + _text(mark)
    assert sum(WORD in text for text in parts.values()) == 7


def test_a_heading_stays_with_what_follows() -> None:
    for count in range(30, 60):
        fill = [Paragraph(f"Line {number}.") for number in range(count)]
        made = pages(*fill, Heading("Head"), Paragraph("Cue", keep=True), Paragraph("One two three. " * 30))
        (holding,) = [page for page in made if "Head" in lines(page)]
        assert any(text.startswith("One two") for text in lines(holding))


def test_a_heading_stays_with_a_picture_at_any_height_and_goes_on_by_name() -> None:
    rows = tuple((f"Row {number}", "1") for number in range(50))
    beside = Beside(Picture(drawn(10, 10)), (TableBlock(("what", "number"), rows, (1.0, -50.0), (1,)),))
    for points in range(60):
        fill = [Paragraph("Line.") for _ in range(22)]
        tall = Picture(drawn(1, 1), float(points + 40), float(points + 40))
        made = pages(*fill, tall, Heading("Hall"), beside)
        (holding,) = [page for page in made if "Hall" in lines(page)]
        assert any(isinstance(mark, PlacedPicture) and mark.picture == beside.picture.picture for mark in holding.marks)
    assert ["Hall (continued)" in lines(page) for page in made] == [
        number > made.index(holding) for number in range(len(made))
    ]
    assert made[-1] is not holding
    assert all(outside(page, MARGIN) == [] for page in made)


def test_a_table_repeats_its_head_and_leaves_no_row_alone() -> None:
    for count in range(40, 60):
        rows = tuple((f"Row {number}", "1") for number in range(count))
        made = pages(Heading("Head", 1), TableBlock(("what", "number"), rows, (1.0, -50.0), (1,)))
        assert sum(text.startswith("Row ") for page in made for text in lines(page)) == count
        for page in made:
            assert lines(page).count("what") == 1
            assert sum(text.startswith("Row ") for text in lines(page)) >= 2


def test_columns_and_what_stands_beside_a_picture_go_on_over_pages() -> None:
    rows = tuple((f"Row {number}", "1") for number in range(70))
    table = TableBlock(("what", "number"), rows, (1.0, -50.0), (1,))
    made = pages(Columns(((table,), (table, Paragraph("The end."))), (0.4, 0.6)), Paragraph("After."))
    told = [lines(page) for page in made]
    assert sum(text == "Row 69" for page in told for text in page) == 2
    assert told[-1].index("After.") > told[-1].index("The end.")
    beside = pages(Beside(Picture(drawn(10, 10)), (table, Paragraph(LONG))), Paragraph("After."))
    assert all(outside(page, MARGIN) == [] for page in (*made, *beside))
    assert "After." in lines(beside[-1])


def test_a_wide_picture_lies_on_a_page_of_its_own_and_the_text_goes_on_before_it() -> None:
    wide = FullPicture("The map", drawn(60, 25), Keys(((drawn(1, 1), "a key"),)))
    made = pages(Paragraph("Before."), wide, Paragraph("After."))
    assert [page.lying for page in made] == [False, True]
    assert "After." in lines(made[0]) and "a key" in lines(made[1])
    (alone,) = pages(wide)
    assert alone.lying and "1 / 1" in lines(alone)
    (small,) = pages(Paragraph("Before."), wide._replace(picture=drawn(8, 8)), Paragraph("After."))
    assert not small.lying


def test_letters_that_no_font_has_are_told_and_others_are_not() -> None:
    _, missing = pages_of([Sheet("Ünïcode", "", (Paragraph("Привет Ελλάδα \U0010fffd", "spoken"),))], LETTER)
    assert missing == ["\U0010fffd"]


def test_a_text_from_right_to_left_stands_on_the_right() -> None:
    (page,) = pages(Paragraph("שלום"), Paragraph("Shalom"))
    left = {_text(mark): mark.layout.lineAt(0).naturalTextRect().x() for mark in page.marks if isinstance(mark, Line)}
    assert left["Shalom"] == 0 < 1000 < left["שלום"]


def test_a_page_is_painted_at_any_size() -> None:
    (page,) = pages(Heading("Head", 1), Paragraph("Some words."), Picture(drawn(4, 2)))
    inked = []
    for scale in (0.03, 0.06):
        image = QImage(round(page.width * scale), round(page.height * scale), QImage.Format.Format_RGB32)
        image.fill(0xFFFFFFFF)
        painter = QPainter(image)
        painter.scale(scale, scale)
        paint(page, painter, DisplayPainter())
        painter.end()
        dark = sum(image.pixel(x, y) != 0xFFFFFFFF for x in range(image.width()) for y in range(image.height()))
        inked.append(dark / (image.width() * image.height()))
    assert 0.01 < inked[0] == pytest.approx(inked[1], rel=0.3)
