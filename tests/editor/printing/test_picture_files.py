"""PNG and PDF files of a display list."""

from io import BytesIO

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QSize, qInstallMessageHandler
from PySide6.QtGui import QImage, QPainter

from kneedeep.drawing import DARK, PRINT, Paint
from kneedeep.drawing.document_metadata import DocumentMetadata
from kneedeep.drawing.scene import draw
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.printing import picture_files
from kneedeep_editor.printing.picture_files import content_of
from tests.support.small_maps.drawn_plan import small_plan

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_png_has_dpi_pixels_a_space() -> None:
    image = QImage.fromData(content_of(draw(small_plan(), DARK), ".png", 30))
    assert image.size() == QSize(240, 120)
    assert len({image.pixel(x, 60) for x in range(240)}) > 20


def test_a_png_says_what_it_was_made_from() -> None:
    metadata = DocumentMetadata("Dock", "A. Designer", "Map", "version=1; scenario=ab")
    image = QImage.fromData(content_of(draw(small_plan(), DARK), ".png", 20, metadata))
    texts = [image.text(key) for key in ("Title", "Author", "kneedeep")]
    assert texts == ["Dock", "A. Designer", "version=1; scenario=ab"]


def test_a_png_beyond_memory_is_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        content_of(draw(small_plan(), DARK), ".png", 10_000)


def test_more_dots_per_inch_make_a_larger_picture_and_more_spaces_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_files, "MOST_PIXELS", 140_000)
    picture = draw(small_plan(), DARK)
    assert QImage.fromData(content_of(picture, ".png", 128)).size() == QSize(1024, 512)
    x, y, width, height = picture.box
    wide = picture._replace(box=(x, y, width * 2, height))
    for dpi in (64, 128):
        with pytest.raises(ValueError, match="too large"):
            content_of(wide, ".png", dpi)
    assert QImage.fromData(content_of(wide, ".png", 32)).size() == QSize(512, 128)


@pytest.mark.parametrize("pixmaps", [True, False])
def test_painting_that_is_stopped_leaves_nothing_open(*, pixmaps: bool) -> None:
    class StoppedError(Exception):
        pass

    class Stopping(DisplayPainter):
        def _set(self, painter: QPainter, paint: Paint) -> None:
            if painter.transform().m11() != 1:
                raise StoppedError
            super()._set(painter, paint)

    image = QImage(80, 40, QImage.Format.Format_RGB32)
    messages: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _context, text: messages.append(text))
    try:
        with pytest.raises(StoppedError), QPainter(image) as painter:
            painter.scale(10, 10)
            Stopping(pixmaps=pixmaps).play(painter, draw(small_plan(), DARK))
    finally:
        qInstallMessageHandler(before)
    assert messages == []


@pytest.mark.parametrize("page", ["A4", None])
def test_a_pdf_is_one_page_with_its_fonts(page: str | None) -> None:
    metadata = DocumentMetadata("Dock", "A. Designer", "Map")
    data = content_of(draw(small_plan(), PRINT), ".pdf", metadata=metadata, page=page)
    assert data.startswith(b"%PDF-") and b"/FontFile" in data
    reader = PdfReader(BytesIO(data))
    (sheet,) = reader.pages
    width, height = float(sheet.mediabox.width), float(sheet.mediabox.height)
    assert reader.metadata is not None and reader.metadata.author == "A. Designer"
    # The board is 8 × 4 spaces: an A4 page on its side, or one inch (72 points) a space.
    assert (width, height) == pytest.approx((842, 595) if page else (576, 288), abs=1)


def test_an_unknown_page_is_told() -> None:
    with pytest.raises(ValueError, match="A4"):
        content_of(draw(small_plan(), PRINT), ".pdf", page="B17")
