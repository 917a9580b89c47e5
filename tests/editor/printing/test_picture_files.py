"""PNG and PDF files of a display list."""

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QImage

from kneedeep.drawing.imprint import Imprint
from kneedeep.drawing.scene import draw
from kneedeep.drawing.theme import DARK, PRINT
from kneedeep_editor.printing.picture_files import render_pdf, render_png
from tests.support.drawn_plan import small_plan

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_png_has_dpi_pixels_a_space(tmp_path: Path) -> None:
    file = tmp_path / "map.png"
    assert render_png(draw(small_plan(), DARK), file, dpi=30) == (240, 120)
    image = QImage(str(file))
    assert (image.width(), image.height()) == (240, 120)
    assert len({image.pixel(x, 60) for x in range(240)}) > 20


def test_a_png_beyond_memory_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="too large"):
        render_png(draw(small_plan(), DARK), tmp_path / "map.png", dpi=10_000)
    assert not (tmp_path / "map.png").exists()


@pytest.mark.parametrize("page", ["A4", None])
def test_a_pdf_is_one_page_with_its_fonts(tmp_path: Path, page: str | None) -> None:
    file = tmp_path / "map.pdf"
    render_pdf(draw(small_plan(), PRINT), file, page, imprint=Imprint("Dock", "A. Designer", "Map"))
    data = file.read_bytes()
    assert data.startswith(b"%PDF-") and b"/FontFile" in data
    reader = PdfReader(file)
    (sheet,) = reader.pages
    width, height = float(sheet.mediabox.width), float(sheet.mediabox.height)
    assert reader.metadata is not None and reader.metadata.author == "A. Designer"
    # The board is 8 × 4 spaces: an A4 page on its side, or one inch (72 points) a space.
    assert (width, height) == pytest.approx((842, 595) if page else (576, 288), abs=1)


def test_an_unknown_page_is_told(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="A4"):
        render_pdf(draw(small_plan(), PRINT), tmp_path / "map.pdf", "B17")


@pytest.mark.parametrize("render", [render_png, render_pdf])
def test_a_file_that_cannot_be_written_is_told(tmp_path: Path, render: object) -> None:
    assert callable(render)
    with pytest.raises(OSError, match="cannot write"):
        render(draw(small_plan(), PRINT), tmp_path / "no-such-folder" / "map")
