"""A picture to trace: read within limits, scaled by clicks, kept beside the user's settings, never in the scenario."""

import math
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
from kneedeep_editor.features.map import tracing as features
from kneedeep_editor.features.map.tracing import Tracing, keep_trace, kept_trace
from kneedeep_editor.panels.trace_panel import CORNERS, MOVE, SCALE, TracePanel
from kneedeep_editor.services.tracing.picture_reading import picture_of
from kneedeep_editor.services.tracing.trace import Point, Trace, rectangle
from tests.editor.conftest import MAP
from tests.support.file_drops import drop
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


PLACED = Trace(rectangle(0, 0, 200, 100), rectangle(0, 0, 20, 10))


def traced(user: User, folder: Path, trace: Trace = PLACED) -> TracePanel:
    """Let the user choose that picture. Answers once it is there."""
    panel = user.window.shell.feature(Tracing).panel
    panel.take(picture_of(str(picture(folder))))
    panel.layer.put(trace)
    return panel


def near(one: Trace | None, *places: Point) -> bool:
    return one is not None and one.places[: len(places)] == tuple(pytest.approx(place, abs=0.01) for place in places)


def test_two_points_scale_and_straighten_a_picture_without_any_edit(user: User, tmp_path: Path) -> None:
    panel = traced(user, tmp_path)
    assert panel.mode == SCALE and user.window.shell.status._hint.startswith("Click two points")
    user.click(5.2, 3.1)
    user.click(9.2, 3.3)
    assert panel.dialog is not None and panel.dialog.fields[0].value() == 4
    panel.dialog.fields[0].setValue(10)
    panel.dialog.accept()
    assert not panel.mode and user.window.shell.status._hint.startswith("Drag moves")
    trace = panel.layer.trace
    assert trace is not None and math.dist(*trace.places[:2]) == pytest.approx(20 * 10 / 4.005, rel=1e-3)
    assert trace.to_board.map(52.0, 31.0) == pytest.approx((5, 3), abs=0.1)
    panel.use(MOVE)
    before = trace.places[0]
    user.drag((6, 4), (7.5, 5))
    assert near(panel.layer.trace, (before[0] + 1.5, before[1] + 1))
    panel.locked.setChecked(True)
    assert not panel.modes[MOVE].isEnabled()
    assert not (user.steps or user.window.document.modified)


def test_four_corners_straighten_a_photograph(user: User, tmp_path: Path) -> None:
    panel = traced(user, tmp_path)
    panel.use(CORNERS)
    for spot in ((16, 8), (2, 1), (15, 2), (3, 9)):
        user.click(*spot)
    assert panel.dialog is not None and [field.value() for field in panel.dialog.fields] == [13, 6]
    panel.dialog.fields[1].setValue(7)
    panel.dialog.accept()
    trace = panel.layer.trace
    assert trace is not None and near(trace, (2, 2), (15, 2), (15, 9), (2, 9))
    assert trace.points[0] == pytest.approx((20, 10)) and trace.points[2] == pytest.approx((160, 80))


def test_it_is_painted_over_the_map_until_it_is_hidden(user: User, tmp_path: Path) -> None:
    panel = traced(user, tmp_path, PLACED._replace(places=rectangle(0, 0, 40, 20)))
    panel.use("")
    panel.opacity.setValue(100)

    def is_blue(x: float, y: float) -> bool:
        left, top = user.canvas.view.to_pixels(x, y)
        color = user.canvas.grab().toImage().pixelColor(round(left), round(top))
        return color.blue() > 250 and color.red() < 5

    user.look_at(5, 3)
    assert is_blue(1.5, 7.5) and is_blue(1.5, 1.5)
    user.look_at(9, 4)
    assert is_blue(1.5, 7.5) and not is_blue(11.5, 10.5)
    panel.shown.setChecked(False)
    assert not is_blue(1.5, 7.5)


def test_over_it_a_piece_joins_only_what_is_nearly_there(user: User, tmp_path: Path) -> None:
    panel, work = traced(user, tmp_path), user.window.shell.work
    panel.use("")
    user.choose("Room 5×5")
    user.move(16.5, -0.5)
    assert work.preview.offset == (14, -3) and not work.preview.joints
    panel.shown.setChecked(False)
    user.move(16.6, -0.5)
    assert work.preview.offset == (12, -3) and work.preview.joints


def test_it_is_there_again_with_the_file_and_gone_when_removed(
    user: User, editor: Editor, qtbot: QtBot, tmp_path: Path
) -> None:
    panel = traced(user, tmp_path)
    panel.opacity.setValue(80)
    text = (tmp_path / "map.yaml").read_text()
    user.window.close()
    assert (tmp_path / "map.yaml").read_text() == text == MAP
    editor.open([tmp_path / "map.yaml"])
    again = User(editor.windows[-1])
    layer = again.canvas.trace
    qtbot.waitUntil(lambda: layer.trace is not None)
    assert layer.trace is not None and layer.trace.opacity == 0.8 and layer.trace == panel.layer.trace
    (side,) = (editor.settings.unsaved.parent / "traces").glob("*.json")
    assert kept_trace(side) is not None
    again.window.shell.feature(Tracing).panel.remove()
    assert list(side.parent.iterdir()) == []


def test_files_are_few_and_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(features, "MOST_FILES", 2)
    side = tmp_path / "traces" / "3.json"
    for number in range(4):
        keep_trace(side.with_stem(f"{number}"), PLACED, b"picture")
    assert len(list(side.parent.iterdir())) == 4
    assert kept_trace(side) == (PLACED, b"picture")
    text = side.read_text()
    for wrong in ('{"points": 1}', "[]", text.replace("200", "NaN"), text.replace("200", "1e99")):
        side.write_text(wrong)
        assert kept_trace(side) is None


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
    dialog.use("photo")
    assert (panel := dialog.tracing) is not None
    panel.take(picture_of(str(picture(tmp_path))))
    assert panel.mode == CORNERS
    assert dialog.hint.text().startswith("Click the four corners") and dialog._tools.checkedAction() is None

    def click(x: float, y: float) -> None:
        QTest.mouseClick(dialog.grid, LEFT, pos=dialog.grid.pixel(x, y).toPoint())

    for spot in ((0, 0), (4, 0.2), (4.2, 3), (0, 3.2)):
        click(*spot)
    assert panel.dialog is not None
    panel.dialog.accept()
    assert panel.layer.trace is not None and near(panel.layer.trace, (0, 0), (4, 0), (4, 3), (0, 3))
    panel.use(CORNERS)
    dialog.use("brush")
    assert dialog.hint.text().startswith("Paint spaces")
    before = dialog.grid.pixel(0, 0)
    click(1.5, 1.5)
    assert dialog.draft.spaces == {(1, 1)}, "the next click draws"
    assert dialog.grid.pixel(0, 0) == before, "what is traced stays under the pointer"
    dialog.reject()
