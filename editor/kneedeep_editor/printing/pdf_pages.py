"""Pages as a PDF file, with the same bytes for the same pages."""

from collections.abc import Callable, Iterator, Sequence
from uuid import NAMESPACE_URL, uuid5

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF, QUuid
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from kneedeep.drawing.document_metadata import DocumentMetadata
from kneedeep.report.sheets import Paper, Sheet
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.printing.page_layout import lay_out_pages
from kneedeep_editor.printing.pdf_metadata import MAKER, Contents, add_metadata
from kneedeep_editor.printing.picture_files import need_application
from kneedeep_editor.printing.printed_page import DOTS, Page, paint
from kneedeep_editor.printing.text_layout import TextLayout

_POINTS = 72


def pages_of(sheets: Sequence[Sheet], paper: Paper) -> tuple[list[Page], list[str]]:
    """The pages of consecutive sheets, and the letters missing in every font.

    Raises RuntimeError if there is no font at all.
    """
    need_application()
    type = TextLayout()
    pages = [page for sheet in sheets for page in lay_out_pages(sheet, paper, type)]
    return pages, sorted(type.missing)


def pdf_of(
    pages: Sequence[Page], metadata: DocumentMetadata, *, dated: bool = False, progress: Callable[[int], object] = int
) -> bytes:
    """The PDF file of some pages. Raises RuntimeError if no font is installed.

    Keeps the creation time only if `dated`. `progress`: called with the number of painted pages.
    """
    need_application()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(metadata.title)
    writer.setCreator(MAKER)
    writer.setDocumentId(QUuid(str(uuid5(NAMESPACE_URL, f"kneedeep:{metadata.title}:{len(pages)}"))))
    writer.setResolution(_POINTS * DOTS)
    player = DisplayPainter(pixmaps=False)
    painter = QPainter()
    try:
        for number, page in enumerate(pages):
            writer.setPageLayout(layout_of(page))
            if number == 0:
                painter.begin(writer)
            else:
                writer.newPage()
            paint(page, painter, player)
            progress(number + 1)
    finally:
        # Qt crashes if the writer is deleted during painting.
        painter.end()
    return add_metadata(bytes(buffer.data().data()), metadata, list(_contents(pages)), dated=dated)


def _contents(pages: Sequence[Page]) -> Iterator[Contents]:
    for number, page in enumerate(pages):
        for one in sorted(page.bookmarks, key=lambda bookmark: bookmark.y):
            yield Contents(one.text, one.level, number, one.y / DOTS)


def layout_of(page: Page) -> QPageLayout:
    """The layout of a page for a writer or printer, without margins."""
    width, height = (page.height, page.width) if page.lying else (page.width, page.height)
    size = QPageSize(
        QSizeF(width / DOTS, height / DOTS), QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.FuzzyMatch
    )
    lying = QPageLayout.Orientation.Landscape if page.lying else QPageLayout.Orientation.Portrait
    return QPageLayout(size, lying, QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
