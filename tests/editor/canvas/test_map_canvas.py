"""What is seen of the map: zoom, fit, and chunks that are drawn again only when they have changed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kneedeep.board import compile_board
from kneedeep.drawing.theme import DARK
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.edits.piece_moves import MovePieces
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Area, Piece, Scenario, Token
from kneedeep_editor.app import Editor
from kneedeep_editor.canvas.chunks import MANY, Chunks
from kneedeep_editor.canvas.decorations import outline_of
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.rulers import RULER, Rulers
from kneedeep_editor.canvas.thumbnails.stamp_thumbnails import Thumbnails
from kneedeep_editor.canvas.viewpoint import LARGEST, SMALLEST, Viewpoint, fit_box, whole_pixel_scale
from kneedeep_editor.documents.document import Document
from kneedeep_editor.panels.palette_model import ICON
from kneedeep_editor.tools.geometry.extent import Extent, extent_of, outline_strokes
from kneedeep_editor.tools.stamp import PIECES, Stamp
from kneedeep_editor.tools.stamp_stock import stock
from tests.support.users.editor_user import User

pytestmark = pytest.mark.kept_window

pixels = st.floats(-2_000, 2_000)
scales = st.floats(SMALLEST, LARGEST)


@given(scales, pixels, pixels, scales, pixels, pixels)
def test_the_place_under_the_pointer_stays_while_zooming(
    scale: float, left: float, top: float, other: float, x: float, y: float
) -> None:
    before = Viewpoint(scale, left, top)
    after = before.zoomed(other, x, y)
    assert after.to_board(x, y) == pytest.approx(before.to_board(x, y), abs=1e-6)


@given(pixels, pixels, scales)
def test_pixels_and_places_are_inverse(x: float, y: float, scale: float) -> None:
    view = Viewpoint(scale, 13, -7)
    assert view.to_pixels(*view.to_board(x, y)) == pytest.approx((x, y), abs=1e-6)


@given(scales)
def test_at_a_resting_scale_a_chunk_has_whole_pixels(scale: float) -> None:
    assert (whole_pixel_scale(scale) * 16).is_integer()
    assert abs(whole_pixel_scale(scale) - scale) <= 1 / 32


def test_fitting_shows_all_of_a_box_in_the_middle() -> None:
    view = fit_box((-3, 2, 20, 10), 800, 600)
    left, top = view.to_pixels(-3, 2)
    right, bottom = view.to_pixels(17, 12)
    assert left >= 40
    assert top >= 40
    assert left == pytest.approx(800 - right, abs=2)
    assert top == pytest.approx(600 - bottom, abs=2)


def grid(columns: int, rows: int) -> Scenario:
    pieces = tuple(
        Piece(serial=1 + x + y * columns, piece="room-5x5", at=(x * 8, y * 8), area="start")
        for y in range(rows)
        for x in range(columns)
    )
    areas = (Area(serial=900, id="start", start=True),)
    return Scenario(title="", pieces=pieces, figures=(), areas=areas)


def board_of(scenario: Scenario):  # type: ignore[no-untyped-def]
    return compile_board(scenario, load_catalog("doom-2004"))


@pytest.fixture
def chunks(qapp: QApplication) -> Chunks:
    made = Chunks(DisplayPainter(), DARK)
    made.show(board_of(grid(6, 6)))
    return made


ALL = (-5.0, -5.0, 60.0, 60.0)


def test_a_chunk_is_drawn_once_for_a_scale(chunks: Chunks) -> None:
    assert chunks.sharpen(chunks.seen(ALL), 20.0, 9.0)
    first = chunks.count_drawn
    assert first == len(chunks.seen(ALL)) == 16
    chunks.sharpen(chunks.seen(ALL), 20.0, 9.0)
    assert chunks.count_drawn == first


def test_only_changed_chunks_are_drawn_again(chunks: Chunks) -> None:
    chunks.sharpen(chunks.seen(ALL), 20.0, 9.0)
    before = chunks.count_drawn
    token = Token(serial=901, kind="health", at=(25, 25))
    changed = chunks.show(board_of(grid(6, 6).having(tokens=(token,))))
    assert changed == {(1, 1)}
    chunks.sharpen(chunks.seen(ALL), 20.0, 9.0)
    assert chunks.count_drawn == before + 1


def test_a_moved_piece_changes_where_it_was_and_where_it_is(chunks: Chunks) -> None:
    moved = MovePieces("Move", frozenset({36}), (16, 0)).apply(grid(6, 6))
    assert chunks.show(board_of(moved)) == {(2, 2), (3, 2)}


def test_the_same_board_changes_nothing(chunks: Chunks) -> None:
    assert chunks.show(board_of(grid(6, 6))) == frozenset()


def test_small_scales_are_made_from_one_picture(chunks: Chunks) -> None:
    chunks.sharpen(chunks.seen(ALL), 8.0, 9.0)
    drawn = chunks.count_drawn
    chunks.sharpen(chunks.seen(ALL), 5.0, 9.0)
    assert chunks.count_drawn == drawn
    assert not chunks.unsharp(chunks.seen(ALL), 5.0)


def test_drawing_stops_when_the_time_is_over(chunks: Chunks) -> None:
    assert not chunks.sharpen(chunks.seen(ALL), 20.0, 0.0)
    assert chunks.count_drawn == 1


def test_only_what_is_seen_is_drawn(chunks: Chunks) -> None:
    assert chunks.seen((0.0, 0.0, 10.0, 10.0)) == [(0, 0)]
    assert chunks.seen((100.0, 0.0, 10.0, 10.0)) == []


def test_a_first_picture_that_takes_too_long_becomes_sharp_by_itself(
    editor: Editor, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr("kneedeep_editor.canvas.board_view._AT_ONCE", 0.0)
    window = editor.compose(Document(Reading(grid(6, 6), None, ())))
    qtbot.addWidget(window)
    canvas = window.shell.canvas
    canvas.setUpdatesEnabled(False)
    window.show()
    qtbot.waitExposed(window)
    for _ in range(20):
        QApplication.processEvents()
    assert canvas.chunks.count_drawn == 0
    canvas.setUpdatesEnabled(True)
    canvas.repaint()
    qtbot.waitUntil(lambda: canvas.sharp)
    assert canvas.chunks.count_drawn >= 16


def test_many_small_chunks_look_as_each_alone(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Chunks(DisplayPainter(), DARK)
    made.show(board_of(grid(16, 16)))
    view = Viewpoint(5.0, 37.0, 21.0)
    seen = made.seen(view.seen(700, 700))
    assert len(seen) > MANY
    assert made.sharpen(seen, 5.0, 60.0)

    def picture(moved: Viewpoint) -> QImage:
        image = QImage(700, 700, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        made.paint(painter, moved, 700, 700, 1.0)
        painter.end()
        return image

    together = [picture(view), picture(view.panned(-60, 33))]
    token = Token(serial=901, kind="health", at=(25, 25))
    made.show(board_of(grid(16, 16).having(tokens=(token,))))
    made.sharpen(seen, 5.0, 60.0)
    assert picture(view) != together[0]
    made.show(board_of(grid(16, 16)))
    made.sharpen(seen, 5.0, 60.0)
    monkeypatch.setattr("kneedeep_editor.canvas.chunks.MANY", 10_000)
    assert [picture(view), picture(view.panned(-60, 33))] == together


def test_zooming_by_the_wheel_keeps_the_place_and_becomes_sharp(user: User, qtbot: QtBot) -> None:
    before = user.canvas.view
    user.wheel(9.5, 1.5, 1)
    after = user.canvas.view
    assert after.scale == pytest.approx(before.scale * 1.25)
    assert after.to_pixels(9.5, 1.5) == pytest.approx(before.to_pixels(9.5, 1.5), abs=1)
    qtbot.waitUntil(lambda: user.canvas.sharp)


def test_zooming_glides_to_a_resting_scale(user: User, qtbot: QtBot) -> None:
    user.canvas.glides = True
    goal = whole_pixel_scale(user.canvas.view.scale * 1.25)
    user.canvas.zoom(1.25, QPointF(100, 100))
    assert user.canvas.view.scale != goal
    qtbot.waitUntil(lambda: user.canvas.sharp)
    assert user.canvas.view.scale == goal


def test_fit_shows_the_whole_map(user: User) -> None:
    user.do("fit")
    for x, y in ((0, 0), (12, 5), (8, -1)):
        px, py = user.canvas.view.to_pixels(x, y)
        assert 0 < px < user.canvas.width()
        assert 0 < py < user.canvas.height()


def test_the_map_is_drawn_where_the_pointer_finds_it(user: User, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: user.canvas.sharp)
    picture = user.picture()
    inside, outside = user.at(2.5, 1.5), user.at(-3.5, 7.5)
    back = QColor(DARK.background)
    assert picture.pixelColor(outside + user.at(0.2, 0.2) - user.at(0, 0)) == back
    assert abs(picture.pixelColor(inside).lightness() - back.lightness()) > 25


@pytest.mark.parametrize("scale", [9.0, 17.5, 36.0])
def test_no_number_of_the_rulers_is_cut(qapp: QApplication, scale: float) -> None:
    rulers = Rulers(DARK)
    numbers = 0
    for step in range(45):
        image = QImage(300, 240, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        rulers.paint(painter, Viewpoint(scale, 130 + step, 120 + step), 300, 240, None)
        painter.end()
        bare = image.pixel(RULER // 2, RULER // 2)
        inner = range(1, RULER - 1)
        # Just past the corner, at the far end, and along the rim of the window nothing is written.
        assert {image.pixel(x, y) for x in (RULER + 1, 299) for y in inner} == {bare}, step
        assert {image.pixel(x, y) for y in (RULER + 1, 239) for x in inner} == {bare}, step
        assert {image.pixel(x, y) for y in range(RULER + 1, 240) for x in (0, 1)} == {bare}, step
        numbers += sum(image.pixel(x, RULER // 2) != bare for x in range(RULER + 2, 299))
    assert numbers > 45


def test_every_thumbnail_shows_something(qapp: QApplication) -> None:
    from PySide6.QtCore import QSize

    scenario = grid(1, 1).having(expansion=True)
    board = board_of(scenario)
    thumbnails = Thumbnails(lambda: DARK, lambda: board.kinds)
    entries = stock(scenario, load_catalog("doom-2004"), board.kinds)
    assert len(entries) > 60
    assert len({entry.stamp for entry in entries}) == len(entries)
    for entry in entries:
        image = thumbnails.pixmap(entry.stamp, QSize(64, 48)).toImage()
        inked = sum(image.pixelColor(x, y).alpha() > 0 for x in range(0, 64, 4) for y in range(0, 48, 4))
        assert inked > 3, entry.title


def test_thumbnails_of_pieces_are_light_and_of_one_scale_but_never_tiny(qapp: QApplication) -> None:
    kinds = board_of(grid(1, 1)).kinds
    thumbnails = Thumbnails(lambda: DARK, lambda: kinds)

    def inked(kind: str) -> tuple[int, float]:
        image = thumbnails.pixmap(Stamp(PIECES, kind), ICON).toImage()
        spots = [
            (x, y) for x in range(ICON.width()) for y in range(ICON.height()) if image.pixelColor(x, y).alpha() > 128
        ]
        light = sum(image.pixelColor(x, y).lightness() for x, y in spots) / len(spots)
        across = 1 + max(max(along) - min(along) for along in zip(*spots, strict=True))
        return across, light

    sides = {}
    for kind in kinds.pieces.values():
        across, light = inked(kind.id)
        assert across >= 16, kind.id
        assert light > 110, kind.id
        sides[kind.id] = across
    assert sides["room-9x10"] / sides["room-5x5"] == pytest.approx(2, rel=0.15)


def test_the_outline_of_spaces_goes_round_them_once() -> None:
    strokes = outline_strokes(frozenset({(0, 0), (1, 0)}))
    assert len(strokes) == 6
    assert (1, 0, 1, 1) not in strokes


def test_the_extent_of_elements() -> None:
    board = board_of(grid(2, 1))
    extent = extent_of(board, frozenset({2}))
    assert extent.box == (8, 0, 5, 5)
    assert extent_of(board, frozenset({12345})) == Extent((), ())
    assert len(outline_of(extent).lines) == 20
