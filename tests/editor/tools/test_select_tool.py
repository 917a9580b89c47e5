"""The select tool by mouse and keyboard: choose, move, turn, remove."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kneedeep.model.scenario.edits import Add
from kneedeep.model.scenario.model import Token
from tests.support.users.editor_user import SHIFT, User

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


def test_what_is_the_same_is_selected_together_and_counted(user: User) -> None:
    work = user.window.shell.work
    scenario = user.scenario
    keys = tuple(Token(kind="key", color=color, at=(x, 1)) for x, color in enumerate(("red", "red", "blue")))
    user.window.document.edit(Add("Place keys", keys))
    red = {token.serial for token in user.scenario.tokens if token.color == "red"}
    work.select({min(red)})
    user.key(Qt.Key.Key_S, SHIFT)
    assert work.selection == red
    assert user.said == "Selected 2: 2 × red key."
    user.key(Qt.Key.Key_K, SHIFT)
    assert work.selection == {token.serial for token in user.scenario.tokens}
    assert user.said.startswith("Selected 5: 2 × red key, 1 × ")
    work.select({scenario.pieces[0].serial})
    user.key(Qt.Key.Key_A, SHIFT)
    assert work.selection == {piece.serial for piece in scenario.pieces if piece.area == "start"}
    user.do("select-figures")
    assert work.selection == {figure.serial for figure in scenario.figures}
    work.select(())
    user.move(20, 20)
    user.do("select-same")
    assert "point at it" in user.said
    user.move(9.5, 1.5)
    user.do("select-same")
    assert work.selection == {scenario.tokens[0].serial}
