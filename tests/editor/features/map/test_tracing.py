"""A picture to trace: read within limits, scaled by clicks, kept beside the user's settings, never in the scenario."""

import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kneedeep_editor.app import Editor
from kneedeep_editor.features.editing.piece_types import PieceTypes
from kneedeep_editor.features.map.tracing import Tracing
from kneedeep_editor.panels.tracing.trace_panel import CORNERS, MOVE, SCALE, TracePanel
from kneedeep_editor.services.tracing import trace_files
from kneedeep_editor.services.tracing.picture_reading import picture_of
from kneedeep_editor.services.tracing.trace import Point, Trace, fresh_trace
from kneedeep_editor.services.tracing.trace_files import forget_trace, keep_trace, kept_trace
from tests.editor.conftest import MAP
from tests.editor.features.files.test_file_drop import drop
from tests.support.users.editor_user import LEFT, Answers, User


def picture(folder: Path, name: str = "map.png") -> Path:
    """Write a red picture with a blue quarter at its upper left."""
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    painter = QPainter(image)
    painter.fillRect(0, 0, 100, 50, QColor("blue"))
    painter.end()
    image.save(str(folder / name))
    return folder / name


def traced(user: User, folder: Path) -> tuple[Tracing, TracePanel]:
    """Let the user choose that picture. Answers once it is there."""
    tracing = user.window.shell.feature(Tracing)
    tracing.dock.reveal()
    assert tracing.panel is not None
    tracing.panel.take(picture_of(str(picture(folder))))
    return tracing, tracing.panel


def near(one: Trace, *places: Point) -> bool:
    return one.places[: len(places)] == tuple(pytest.approx(place, abs=0.01) for place in places)


def test_two_points_scale_and_straighten_a_picture_without_any_edit(user: User, tmp_path: Path) -> None:
    tracing, panel = traced(user, tmp_path)
    panel.layer.put(fresh_trace(200, 100, 10, 5, 20))
    assert panel.mode == SCALE
    user.click(5.2, 3.1)
    user.click(9.2, 3.3)
    assert panel.dialog is not None and panel.dialog.fields[0].value() == 4
    panel.dialog.fields[0].setValue(10)
    panel.dialog.accept()
    assert not panel.mode and user.window.shell.toolbox.current is user.window.shell.toolbox.select
    trace = panel.layer.trace
    assert trace is not None and trace.width == pytest.approx(20 * 10 / 4.005, rel=1e-3)
    assert trace.to_board.map(52.0, 31.0) == pytest.approx((5, 3), abs=0.1)
    panel.use(MOVE)
    before = trace.places[0]
    user.drag((6, 4), (7.5, 5))
    assert near(panel.layer.trace or trace, (before[0] + 1.5, before[1] + 1))
    panel.locked.setChecked(True)
    assert not (panel.fields[0].isEnabled() or user.steps or user.window.document.modified)


def test_four_corners_straighten_a_photograph(user: User, tmp_path: Path) -> None:
    _, panel = traced(user, tmp_path)
    panel.layer.put(fresh_trace(200, 100, 10, 5, 20))
    panel.use(CORNERS)
    for spot in ((16, 8), (2, 1), (15, 2), (3, 9)):
        user.click(*spot)
    assert panel.dialog is not None and [field.value() for field in panel.dialog.fields] == [13, 6]
    panel.dialog.fields[1].setValue(7)
    panel.dialog.accept()
    trace = panel.layer.trace
    assert trace is not None and near(trace, (2, 2), (15, 2), (15, 9), (2, 9))
    assert trace.points[0] == pytest.approx((20, 10)) and trace.points[2] == pytest.approx((160, 80))


def test_it_is_painted_over_the_map_or_only_beside_floors(user: User, qtbot: QtBot, tmp_path: Path) -> None:
    _, panel = traced(user, tmp_path)
    panel.use("")
    panel.opacity.setValue(100)
    for left, width in zip(panel.fields, (0, 0, 40, 0), strict=True):
        left.setValue(width)

    def is_blue(x: float, y: float) -> bool:
        qtbot.waitUntil(lambda: user.canvas.grab() is not None and panel.layer.is_sharp)
        left, top = user.canvas.view.to_pixels(x, y)
        color = user.canvas.grab().toImage().pixelColor(round(left), round(top))
        return color.blue() > 250 and color.red() < 5

    user.look_at(5, 3)
    assert is_blue(1.5, 7.5) and is_blue(1.5, 1.5)
    panel.under.setChecked(True)
    assert is_blue(1.5, 7.5) and not is_blue(1.5, 1.5)
    panel.shown.setChecked(False)
    assert not is_blue(1.5, 7.5)


def test_it_is_there_again_with_the_file_and_gone_when_removed(
    user: User, editor: Editor, qtbot: QtBot, tmp_path: Path
) -> None:
    tracing, panel = traced(user, tmp_path)
    panel.opacity.setValue(80)
    text = (tmp_path / "map.yaml").read_text()
    user.window.close()
    assert (tmp_path / "map.yaml").read_text() == text == MAP
    editor.open([tmp_path / "map.yaml"])
    again = User(editor.windows[-1])
    layer = again.canvas.trace
    qtbot.waitUntil(lambda: layer.trace is not None)
    assert layer.trace is not None and layer.trace.opacity == 0.8 and layer.trace == panel.layer.trace
    again.window.shell.feature(Tracing).dock.reveal()
    remaining = again.window.shell.feature(Tracing).panel
    assert remaining is not None
    remaining.remove()
    assert kept_trace(editor.settings.unsaved.parent / "traces", tmp_path / "map.yaml") is None


def test_files_are_few_and_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trace_files, "MOST_FILES", 2)
    folder, trace = tmp_path / "traces", fresh_trace(4, 2, 0, 0, 10)
    for number in range(4):
        keep_trace(folder, tmp_path / f"{number}.yaml", trace, b"picture")
    assert len(list(folder.iterdir())) == 4
    last = tmp_path / "3.yaml"
    assert kept_trace(folder, last) == (trace, b"picture")
    side = max(folder.glob("*.json"), key=lambda one: one.stat().st_mtime_ns)
    for wrong in ('{"points": 1}', "[]", side.read_text().replace("0.5", "NaN"), side.read_text().replace("4", "1e99")):
        side.write_text(wrong)
        assert kept_trace(folder, last) is None
    forget_trace(folder, last)
    assert len(list(folder.iterdir())) == 2


def test_what_cannot_be_traced_is_one_sentence(tmp_path: Path) -> None:
    huge = b"\x89PNG\r\n\x1a\n"
    for kind, data in (
        (b"IHDR", struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)),
        (b"IDAT", b""),
        (b"IEND", b""),
    ):
        huge += struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    whole = picture(tmp_path).read_bytes()
    for data, sentence in (
        (b"%PDF-1.7", "x.png is a PDF file: save the page as a PNG or JPEG picture first."),
        (b"GIF89a", "x.png is not a picture that can be traced: choose a PNG, JPEG, WebP or BMP file."),
        (b"<svg/>", "x.png is not a picture that can be traced: choose a PNG, JPEG, WebP or BMP file."),
        (huge, "x.png has 60000 × 60000 pixels, more than 100 million: save it smaller first."),
        (whole[: len(whole) // 2], "x.png is damaged: it can't be read as a picture."),
    ):
        (tmp_path / "x.png").write_bytes(data)
        assert picture_of(str(tmp_path / "x.png")) == sentence


def test_a_dropped_page_is_refused_in_one_message(user: User, answers: Answers, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "page.pdf").write_bytes(b"%PDF-1.7")
    assert drop(user.canvas, QUrl.fromLocalFile(str(tmp_path / "page.pdf")))
    qtbot.waitUntil(lambda: bool(answers.told))
    assert "save the page as a PNG" in answers.told[0]


def test_the_drawing_board_traces_a_photograph(user: User, tmp_path: Path) -> None:
    user.do("new-piece-type")
    dialog = user.window.shell.feature(PieceTypes).dialog
    assert dialog is not None
    dialog.photograph_action.trigger()
    assert (panel := dialog.grid.tracing) is not None
    panel.take(picture_of(str(picture(tmp_path))))
    assert panel.mode == CORNERS

    def click(x: float, y: float) -> None:
        QTest.mouseClick(dialog.grid, LEFT, pos=dialog.grid.pixel(x, y).toPoint())

    for spot in ((0, 0), (4, 0.2), (4.2, 3), (0, 3.2)):
        click(*spot)
    assert panel.dialog is not None
    panel.dialog.accept()
    assert panel.layer.trace is not None and near(panel.layer.trace, (0, 0), (4, 0), (4, 3), (0, 3))
    click(1.5, 1.5)
    assert dialog.draft.spaces == {(1, 1)}
    dialog.reject()
