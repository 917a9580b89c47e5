"""Display lists as PNG and PDF files. Needs Qt, but no window or display."""

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QGuiApplication,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from kneedeep.drawing.document_metadata import NO_METADATA, DocumentMetadata
from kneedeep.drawing.primitive import DisplayList, Text
from kneedeep.drawing.svg import svg_text
from kneedeep.support.platforms.painting import paint_without_display
from kneedeep_editor.canvas.display_painter import FAMILIES, DisplayPainter, text_font
from kneedeep_editor.printing.pdf_metadata import MAKER, add_metadata
from kneedeep_editor.printing.text_layout import letters_without_font

USUAL_DPI = 64
MOST_PIXELS = 80_000_000
"""The limit of pixels at the usual resolution (320 MB while drawing). It grows with the resolution."""
LARGEST = 400_000_000
"""The absolute limit of pixels (1.6 GB while drawing)."""
ORIGIN = "kneedeep"
"""The key of a PNG's text chunk with its origin."""
_PAGES = ("A5", "A4", "A3", "A2", "A1", "A0", "Letter", "Tabloid")
_INCH = 25.4
_MARGIN = 8.0


def content_of(
    picture: DisplayList,
    ending: str,
    dpi: float = USUAL_DPI,
    metadata: DocumentMetadata = NO_METADATA,
    page: str | None = "A4",
) -> bytes:
    """The picture as a file with an ending: `.svg`, `.png` or `.pdf`.

    A PNG has `dpi` pixels per space (about one inch in the game). A PDF has one page: fitted on a named paper, in
    landscape if that fits better, or (None) with one inch per space.

    Raises ValueError for a picture that is too large or an unknown page, RuntimeError if no font is installed.
    """
    if ending == ".svg":
        return svg_text(picture, dpi, metadata).encode("utf-8")
    need_application()
    return _pdf(picture, page, metadata) if ending == ".pdf" else _png(picture, dpi, metadata)


def missing_letters(picture: DisplayList) -> list[str]:
    """The letters of a picture missing in every font, drawn as boxes."""
    need_application()
    shapes = (shape for symbol in picture.symbols.values() for shape in symbol.shapes)
    items = (item for _, items in picture.layers for item in items)
    letters = {letter for item in (*shapes, *items) if isinstance(item, Text) for letter in item.text}
    return letters_without_font((one for one in letters if not one.isascii()), text_font(bold=True))


def _png(picture: DisplayList, dpi: float, metadata: DocumentMetadata) -> bytes:
    x, y, width, height = picture.box
    across, down = max(1, round(width * dpi)), max(1, round(height * dpi))
    if across * down > min(LARGEST, MOST_PIXELS * max(1, (dpi / USUAL_DPI) ** 2)):
        raise ValueError(f"a picture of {across} × {down} pixels is too large: choose fewer dots per inch")
    image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    dots_per_meter = round(dpi / _INCH * 1000)
    image.setDotsPerMeterX(dots_per_meter)
    image.setDotsPerMeterY(dots_per_meter)
    texts = {"Title": metadata.title, "Author": metadata.author, ORIGIN: metadata.origin}
    for key, text in texts.items():
        if text:
            image.setText(key, text)
    with QPainter(image) as painter:
        painter.scale(dpi, dpi)
        painter.translate(-x, -y)
        DisplayPainter().play(painter, picture)
    buffer = QBuffer()
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _pdf(picture: DisplayList, page: str | None, metadata: DocumentMetadata) -> bytes:
    x, y, width, height = picture.box
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(metadata.title)
    writer.setCreator(MAKER)
    writer.setResolution(300)
    if page is None:
        size = QPageSize(QSizeF(width * _INCH, height * _INCH), QPageSize.Unit.Millimeter, "board")
        layout = QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    else:
        lying = QPageLayout.Orientation.Landscape if width > height else QPageLayout.Orientation.Portrait
        margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout = QPageLayout(_page_size(page), lying, margins, QPageLayout.Unit.Millimeter)
    writer.setPageLayout(layout)
    with QPainter(writer) as painter:
        area = QRectF(painter.viewport())
        scale = min(area.width() / width, area.height() / height)
        painter.translate((area.width() - width * scale) / 2, (area.height() - height * scale) / 2)
        painter.scale(scale, scale)
        painter.translate(-x, -y)
        painter.setClipRect(QRectF(x, y, width, height))
        DisplayPainter(pixmaps=False).play(painter, picture)
    return add_metadata(bytes(buffer.data().data()), metadata)


def _page_size(name: str) -> QPageSize:
    if name not in _PAGES:
        raise ValueError(f"unknown page {name!r}: one of {', '.join(_PAGES)}")
    return QPageSize(QPageSize.PageSizeId[name])


def need_application() -> None:
    """Ensure a Qt application and a font. Without a font, Qt draws boxes instead of text without an error."""
    global _application
    if QGuiApplication.instance() is None:
        paint_without_display()
        _application = QGuiApplication(["kneedeep"])
    font = QFont()
    font.setFamilies(list(FAMILIES))
    if not QFontInfo(font).family():
        raise RuntimeError("no font is installed: pictures need one, such as the package fonts-dejavu-core")


_application: QGuiApplication | None = None
