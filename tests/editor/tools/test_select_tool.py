"""The select tool by mouse and keyboard: choose, move, turn, remove."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.support.users.editor_user import User

pytestmark = pytest.mark.kept_window


def test_selected_pieces_are_put_into_another_area(user: User) -> None:
    user.click(6.5, 0.5)
    menu = user.window.shell.actions.area_menu
    menu.aboutToShow.emit()
    far = next(action for action in menu.actions() if action.text() == "Store")
    far.trigger()
    assert user.scenario.pieces[1].area == "far"
    assert user.steps == ["Move to Store"]


@pytest.mark.parametrize("button", ["middle", "space"])
def test_the_map_is_panned(user: User, button: str) -> None:
    before, scenario = user.canvas.view, user.scenario
    if button == "middle":
        user.drag((2, 2), (4, 3), button=Qt.MouseButton.MiddleButton)
    else:
        user.canvas.setFocus()
        QTest.keyPress(user.canvas, Qt.Key.Key_Space)
        user.drag((2, 2), (4, 3))
        QTest.keyRelease(user.canvas, Qt.Key.Key_Space)
    moved = user.canvas.view
    assert (moved.left - before.left, moved.top - before.top) == (48, 24)
    assert user.scenario is scenario
