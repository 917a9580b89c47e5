"""The player of display lists: every primitive leaves ink, SVG and QPainter agree, chunks make the whole."""

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from kneedeep.drawing import DARK, DisplayList, Dot, Item, Line, Paint, Path, Rect, Symbol, Text, Use, outline
from kneedeep.drawing.scene import chunks, draw
from kneedeep.drawing.svg import svg_text
from kneedeep_editor.canvas.display_painter import DisplayPainter
from tests.support.small_maps.drawn_plan import small_plan

pytestmark = pytest.mark.usefixtures("qtbot")
INK = Paint("#ff0000", "#00ff00", 0.1)
SYMBOLS = {"mark": Symbol("mark", (-0.5, -0.5, 1, 1), (Dot(0, 0, 0.4, INK),))}
ITEMS: list[Item] = [
    Rect(0.2, 0.2, 0.6, 0.6, INK, 0.1),
    Line(0.1, 0.1, 0.9, 0.9, INK),
    Path(outline("M10 10L90 10L50 90Z"), INK),
    Path(outline("M10 50C10 10 90 10 90 50"), INK),
    Dot(0.5, 0.5, 0.3, INK),
    Text(0.5, 0.7, "A", 0.8, "#ff0000"),
    Use("mark", 0.5, 0.5, 90, 0.8),
]


def _played(picture: DisplayList, scale: float, *, pixmaps: bool = True, image: QImage | None = None) -> QImage:
    x, y, width, height = picture.box
    if image is None:
        image = QImage(round(width * scale), round(height * scale), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-x, -y)
    DisplayPainter(pixmaps=pixmaps).play(painter, picture)
    painter.end()
    return image


def _ink(image: QImage) -> int:
    return sum(QColor(image.pixelColor(x, y)).alpha() > 0 for x in range(image.width()) for y in range(image.height()))


def _difference(one: QImage, other: QImage) -> tuple[float, float]:
    """The mean difference of all channels (0…255), and the share of pixels that differ plainly (by over 48)."""
    assert one.size() == other.size()
    kept = [image.convertToFormat(QImage.Format.Format_RGBA8888) for image in (one, other)]
    gaps = [abs(a - b) for a, b in zip(*(bytes(image.constBits()) for image in kept), strict=True)]
    return sum(gaps) / len(gaps), sum(gap > 48 for gap in gaps) / len(gaps)


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: type(item).__name__)
@pytest.mark.parametrize("pixmaps", [True, False])
def test_every_primitive_leaves_ink(item: Item, pixmaps: bool) -> None:
    picture = DisplayList((0, 0, 1, 1), (("floor", (item,)),), SYMBOLS)
    assert _ink(_played(picture, 40, pixmaps=pixmaps)) > 40


@pytest.mark.parametrize(("anchor", "left", "right"), [("start", 0, 1), ("end", 1, 0), ("middle", 1, 1)])
def test_text_is_anchored(anchor: str, left: int, right: int) -> None:
    text = Text(1, 0.8, "HHHH", 0.25, "#ffffff", anchor)  # type: ignore[arg-type]
    image = _played(DisplayList((0, 0, 2, 1), (("a", (text,)),), {}), 40)
    assert (_ink(image.copy(0, 0, 38, 40)) > 0, _ink(image.copy(42, 0, 38, 40)) > 0) == (bool(left), bool(right))


def test_a_faint_item_does_not_make_the_next_symbol_faint() -> None:
    faint = Rect(0, 0, 0.1, 0.1, Paint("#ffffff", opacity=0.1))
    picture = DisplayList((0, 0, 1, 1), (("a", (faint, Use("mark", 0.5, 0.5))),), SYMBOLS)
    for pixmaps in (True, False):
        assert _played(picture, 40, pixmaps=pixmaps).pixelColor(20, 20) == QColor("#ff0000")


def test_dashes_are_as_long_as_said() -> None:
    line = Line(0, 0.5, 4, 0.5, Paint(None, "#ffffff", 0.5, dash=(1.0, 1.0), cap="flat"))
    image = _played(DisplayList((0, 0, 4, 1), (("a", (line,)),), {}), 20)
    assert [image.pixelColor(x, 10).alpha() > 0 for x in (10, 30, 50, 70)] == [True, False, True, False]


def test_a_theme_change_is_seen_although_symbols_keep_their_names() -> None:
    player = DisplayPainter()
    colors = []
    for fill in ("#ff0000", "#0000ff"):
        symbols = {"mark": Symbol("mark", (0, 0, 1, 1), (Rect(0, 0, 1, 1, Paint(fill)),))}
        image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        painter.scale(20, 20)
        player.play(painter, DisplayList((0, 0, 1, 1), (("a", (Use("mark", 0, 0),)),), symbols))
        painter.end()
        colors.append(image.pixelColor(10, 10).name())
    assert colors == ["#ff0000", "#0000ff"]


@pytest.mark.parametrize("scale", [20.0, 33.7, 64.0])
def test_floor_plates_leave_no_seam(scale: float) -> None:
    plate = Symbol("plate", (0, 0, 1, 1), (Rect(0, 0, 1, 1, Paint("#808080")),))
    uses = tuple(Use("plate", x, y) for x in range(4) for y in range(4))
    image = _played(DisplayList((0, 0, 4, 4), (("floor", uses),), {"plate": plate}), scale)
    inner = image.copy(1, 1, image.width() - 2, image.height() - 2)
    assert _ink(inner) == inner.width() * inner.height()
    assert {inner.pixelColor(x, y).alpha() for x in range(inner.width()) for y in range(0, inner.height(), 7)} == {255}


def test_svg_and_painter_show_the_same() -> None:
    picture = draw(small_plan(), DARK)
    image = _played(picture, 40)
    drawn = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    drawn.fill(QColor(0, 0, 0, 0))
    painter = QPainter(drawn)
    QSvgRenderer(QByteArray(svg_text(picture, 40).encode())).render(painter, QRectF(drawn.rect()))
    painter.end()
    mean, plain = _difference(image, drawn)
    assert mean < 4, mean
    assert plain < 0.03, plain


def test_symbols_as_pixmaps_show_what_vectors_show() -> None:
    picture = draw(small_plan(), DARK)
    mean, plain = _difference(_played(picture, 40), _played(picture, 40, pixmaps=False))
    assert mean < 3, mean
    assert plain < 0.02, plain


def test_chunks_side_by_side_show_the_whole(qtbot: QtBot) -> None:
    plan = small_plan()
    whole = draw(plan, DARK)
    x, y, width, height = whole.box
    image = QImage(round(width * 32), round(height * 32), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.scale(32, 32)
    painter.translate(-x, -y)
    player = DisplayPainter()
    for part in chunks(plan, DARK).values():
        painter.save()
        painter.setClipRect(QRectF(*part.box))
        player.play(painter, part)
        painter.restore()
    painter.end()
    mean, plain = _difference(image, _played(whole, 32))
    assert mean < 0.05, mean
    assert plain < 0.0005, plain
