"""Playing from elsewhere than the start: from a space, from a state of the solution, from what a problem shows."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from kneedeep_editor.playtest.control.play_button import PlayButton
from tests.editor.conftest import MAP
from tests.support.users.editor_user import LEFT, NO_KEYS, Opened, User, send_move
from tests.support.users.table_user import TableUser

APART = MAP.replace("  - {piece: corridor-short, at: [5, 0], area: start}   # leads east\n", "").replace(
    "doors:\n  - {id: gate, at: [7, 0], side: east}\n", ""
)
"""Nothing leads to the second room."""


def test_a_space_that_no_course_reveals_can_be_played_from(opened: Opened) -> None:
    user = opened(APART)
    player = TableUser(user.window)
    user.look_at(10, 1, 24)
    user.move(10.5, 1.5)
    player.do("play-here")
    assert player.session.game.board.spaces[player.session.state.at[0]] == (10, 1)
    assert "10,1, with everything revealed" in user.window.statusBar().currentMessage()


def pointing(player: TableUser) -> User:
    """The mouse on the space 13,7."""
    user = User(player.window)
    user.look_at(12, 1, 24)
    user.move(13.5, 7.5)
    return user


def test_one_key_begins_where_the_mouse_points_and_the_same_key_goes_back(player: TableUser) -> None:
    user = pointing(player)
    view = user.canvas.view
    QTest.keyClick(user.canvas, Qt.Key.Key_F5)
    player.settle()
    assert player.session.history.position is not None
    assert "13,7" in player.window.statusBar().currentMessage()
    QTest.keyClick(player.table, Qt.Key.Key_F5)
    assert player.playtest.page is None and user.canvas.isVisible()
    assert user.canvas.view == view
    actions = player.window.shell.actions.by_name
    assert [key.toString() for key in actions["play-here"].shortcuts()] == ["F5"]
    assert actions["play-stop"].shortcuts() == []


def test_one_key_begins_at_the_cursor_of_the_keyboard_which_stays_where_it_was(player: TableUser) -> None:
    user = User(player.window)
    user.canvas.keyboard_pointer.go((13, 7))
    QTest.keyClick(user.canvas, Qt.Key.Key_F5)
    player.settle()
    assert "13,7" in player.window.statusBar().currentMessage()
    QTest.keyClick(player.table, Qt.Key.Key_F5)
    assert user.canvas.keyboard_pointer.shown and user.canvas.keyboard_pointer.cursor.space == (13, 7)
    assert user.canvas.space == (13, 7)


def test_without_a_space_under_the_pointer_it_begins_at_the_start_and_says_so(player: TableUser) -> None:
    user = pointing(player)
    QApplication.sendEvent(user.canvas, QEvent(QEvent.Type.Leave))
    QTest.keyClick(user.canvas, Qt.Key.Key_F5)
    player.settle()
    assert player.session.history.position is None
    assert "From the start" in player.window.statusBar().currentMessage()


def test_the_menu_of_a_space_begins_there_wherever_its_line_is(player: TableUser) -> None:
    user = pointing(player)
    user.window.shell.actions.show_context_menu(user.canvas.mapToGlobal(user.at(13.5, 7.5)))
    QApplication.sendEvent(user.canvas, QEvent(QEvent.Type.Leave))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    line = next(action for action in menu.actions() if action.objectName() == "play-here")
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(line).center())
    player.settle()
    assert "13,7" in player.window.statusBar().currentMessage()


def test_a_click_on_the_button_begins_at_the_start_and_its_menu_has_the_second_way(player: TableUser) -> None:
    button = _button(player)
    assert button.isVisible() and "F5" in button.toolTip()
    player.press_button(button)
    assert player.session.history.position is None
    assert [action.objectName() for action in button.menu().actions()][:2] == ["play-here", "play-from"]


def test_the_button_dragged_onto_a_space_begins_there(player: TableUser) -> None:
    user, button = User(player.window), _button(player)
    user.look_at(12, 1, 24)
    spot = button.mapFromGlobal(user.canvas.mapToGlobal(user.at(13.5, 7.5)))
    QTest.mousePress(button, LEFT, NO_KEYS, QPoint(8, 8))
    send_move(button, spot, LEFT, NO_KEYS)
    assert user.canvas.space == (13, 7) and player.playtest.page is None
    QTest.mouseRelease(button, LEFT, NO_KEYS, spot)
    player.settle()
    assert "13,7" in player.window.statusBar().currentMessage()
    player.do("play-stop")
    off_the_board = button.mapFromGlobal(user.canvas.mapToGlobal(user.at(13.5, -7.5)))
    for nowhere in (QPoint(-4, 8), off_the_board):
        QTest.mousePress(button, LEFT, NO_KEYS, QPoint(8, 8))
        send_move(button, nowhere, LEFT, NO_KEYS)
        QTest.mouseRelease(button, LEFT, NO_KEYS, nowhere)
        player.settle()
        assert player.playtest.page is None


def _button(player: TableUser) -> PlayButton:
    (button,) = player.window.shell.toolbar.findChildren(PlayButton)
    return button
