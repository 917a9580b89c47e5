"""The minimap: shows the map and what is seen of it, and moves the view."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kneedeep_editor.canvas.thumbnails.minimap_image import minimap_image
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.panels.minimap_panel import Minimap
from tests.support.users.editor_user import LEFT, User
from tests.support.values import typed


@pytest.fixture
def panel(user: User, qtbot: QtBot) -> Minimap:
    dock = typed(Dock, user.window.findChild(Dock, "minimap"))
    made = typed(Minimap, dock.reveal())
    qtbot.waitUntil(made.isVisible)
    user.look_at(5, 3, 60)
    user.canvas.repaint()
    return made


def middle(user: User) -> tuple[float, float]:
    x, y, width, height = user.canvas.view.seen(user.canvas.width(), user.canvas.height())
    return x + width / 2, y + height / 2


def test_a_click_brings_a_place_into_the_middle(user: User, panel: Minimap) -> None:
    QTest.mouseClick(panel, LEFT, pos=panel.place_of(9.5, 1.5).toPoint())
    x, y = middle(user)
    assert abs(x - 9.5) < 0.3 and abs(y - 1.5) < 0.3
    assert user.canvas.view.scale == 60


def test_the_frame_is_dragged_with_the_view(user: User, panel: Minimap) -> None:
    before = middle(user)
    start = panel.place_of(before[0] + 1, before[1]).toPoint()
    QTest.mousePress(panel, LEFT, pos=start)
    assert abs(middle(user)[0] - before[0]) < 0.3
    QTest.mouseMove(panel, start + QPoint(30, 0))
    QTest.mouseRelease(panel, LEFT, pos=start + QPoint(30, 0))
    assert middle(user)[0] > before[0] + 0.5


def test_arrow_keys_move_the_view_and_home_shows_all(user: User, panel: Minimap) -> None:
    x, y = middle(user)
    panel.setFocus()
    QTest.keyClick(panel, Qt.Key.Key_Right)
    QTest.keyClick(panel, Qt.Key.Key_Up)
    assert middle(user)[0] > x + 1
    user.canvas.repaint()
    QTest.keyClick(panel, Qt.Key.Key_Home)
    assert user.canvas.shows((0, -1, 12, 6))


def test_panning_does_not_draw_the_board_again_and_an_edit_does(
    user: User, panel: Minimap, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = []

    def counted(*arguments: object) -> object:
        drawn.append(arguments)
        return minimap_image(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr("kneedeep_editor.canvas.thumbnails.minimap_image.minimap_image", counted)
    for _ in range(5):
        user.canvas.pan(20, 10)
        user.canvas.repaint()
    panel.grab()
    assert drawn == []
    assert panel._seen == user.canvas.view.seen(user.canvas.width(), user.canvas.height())
    user.drag((8.5, 2.5), (14.5, 8.5), Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: len(drawn) == 1)


def test_it_is_drawn_when_it_is_first_shown(user: User, qtbot: QtBot) -> None:
    dock = typed(Dock, user.window.findChild(Dock, "minimap"))
    dock.toggleViewAction().trigger()
    made = typed(Minimap, dock.widget())
    qtbot.waitUntil(lambda: not made._image.isNull())


def test_the_chart_has_the_colors_of_the_areas_and_follows_the_theme(user: User, panel: Minimap) -> None:
    theme = user.window.shell.appearance.theme
    made = minimap_image(user.window.shell.work.board, theme)
    left, top = made.box[:2]

    def color(x: int, y: int) -> str:
        return made.image.pixelColor(int(x - left), int(y - top)).name()

    assert color(-2, -2) == theme.background
    assert len({color(1, 1), color(9, 1), theme.background}) == 3
    assert color(1, 1) == color(5, 1)
    before = panel.grab().toImage()
    user.do("theme-light")
    try:
        assert panel.grab().toImage() != before
    finally:
        user.do("theme-dark")
