"""The select tool by mouse and keyboard: choose, move, turn, remove."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kneedeep.model.scenario.edits import Add
from kneedeep.model.scenario.model import Scenario, Token
from tests.support.users.editor_user import CTRL, SHIFT, User, places

pytestmark = pytest.mark.kept_window


def serial_of(scenario: Scenario, word: str, number: int = 0) -> int:
    return int([element for element in scenario.elements() if element.word == word][number].serial)


def chosen(user: User) -> frozenset[int]:
    return user.window.shell.work.selection


def test_a_click_selects_the_topmost_and_a_click_beside_deselects(user: User) -> None:
    user.click(9.5, 1.5)
    assert chosen(user) == {serial_of(user.scenario, "token")}
    user.click(11.5, 2.5)
    assert chosen(user) == {serial_of(user.scenario, "piece", 2)}
    user.click(2.5, 8.5)
    assert chosen(user) == frozenset()


def test_shift_adds_and_ctrl_takes_the_opposite(user: User) -> None:
    user.click(2.5, 2.5)
    user.click(6.5, 0.5, SHIFT)
    assert chosen(user) == {serial_of(user.scenario, "piece"), serial_of(user.scenario, "piece", 1)}
    user.click(2.5, 2.5, CTRL)
    assert chosen(user) == {serial_of(user.scenario, "piece", 1)}


def test_a_rubber_band_selects_what_is_inside(user: User) -> None:
    user.drag((-1.5, -2.5), (8.2, 6.0))
    words = sorted(user.scenario.element(serial).word for serial in chosen(user))
    assert words == ["door", "piece", "piece", "token"]


def test_esc_in_the_middle_of_a_rubber_band_gives_the_selection_back(user: User) -> None:
    user.click(6.5, 0.5)
    before = chosen(user)
    user.drag((-1.5, -2.5), (8.2, 6.0), SHIFT, before_release=lambda: user.do("end"))
    assert chosen(user) == before


def test_a_dragged_piece_takes_its_things_along_and_snaps(user: User) -> None:
    user.drag((11.4, 2.4), (11.8, 6.0))
    assert places(user.scenario)[2] == ("room-4x4", (8, 3), 0)
    assert user.scenario.tokens[0].at == (9, 5)
    assert user.scenario.figures[0].at == (9, 4)
    assert user.steps == ["Move room 4×4"]
    user.do("undo")
    user.drag((11.4, 2.4), (11.9, 2.7))
    assert places(user.scenario)[2] == ("room-4x4", (8, -1), 0)


def test_pieces_dragged_away_come_back_to_the_joint(user: User) -> None:
    user.drag((11.4, 2.4), (14.4, 5.4))
    assert places(user.scenario)[2][1] == (11, 2)
    user.drag((14.4, 5.4), (11.8, 2.9))
    assert places(user.scenario)[2][1] == (8, -1)


def test_several_pieces_move_together(user: User) -> None:
    user.click(2.5, 2.5)
    user.click(6.5, 0.5, SHIFT)
    user.drag((2.5, 2.5), (2.5, 6.5))
    assert [place[1] for place in places(user.scenario)] == [(0, 4), (5, 4), (8, -1)]
    assert user.steps == ["Move 2 pieces"]


def test_esc_in_the_middle_of_a_drag_leaves_everything(user: User) -> None:
    before = user.scenario
    user.drag((11.4, 2.4), (14.4, 5.4), before_release=lambda: user.do("end"))
    assert user.scenario is before
    assert user.window.shell.work.preview.ghost is None


def test_a_token_is_dragged_by_itself(user: User) -> None:
    user.drag((9.5, 1.5), (11.5, 2.5))
    assert user.scenario.tokens[0].at == (11, 2)
    assert places(user.scenario)[2][1] == (8, -1)
    assert user.steps == ["Move health"]


def test_a_door_is_dragged_from_joint_to_joint(user: User) -> None:
    user.drag((8.0, 1.0), (5.2, 0.8))
    assert (user.scenario.doors[0].at, user.scenario.doors[0].side) == ((4, 0), "east")
    assert user.scenario.doors[0].id == "gate"


def test_r_turns_the_selection_about_its_centre(user: User) -> None:
    user.click(6.5, 0.5)
    user.do("turn")
    assert places(user.scenario)[1] == ("corridor-short", (5, 0), 90)
    user.do("turn-back")
    assert places(user.scenario)[1] == ("corridor-short", (5, 0), 0)
    assert user.steps == ["Turn short corridor 3×2", "Turn short corridor 3×2"]


def test_delete_removes_what_stands_on_it_too(user: User) -> None:
    user.click(11.5, 2.5)
    user.do("delete")
    assert [place[0] for place in places(user.scenario)] == ["room-5x5", "corridor-short"]
    assert user.scenario.figures == ()
    assert user.scenario.doors == ()
    assert user.steps == ["Delete room 4×4 with door, health and demon; area Store has no piece any more"]
    assert chosen(user) == frozenset()


def test_arrow_keys_nudge_in_one_step(user: User) -> None:
    user.click(9.5, 1.5)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
        user.key(key)
    assert user.scenario.tokens[0].at == (11, 2)
    assert user.steps == ["Nudge health"]
    user.do("undo")
    assert user.scenario.tokens[0].at == (9, 1)


def test_select_all_and_esc(user: User) -> None:
    user.do("select-all")
    assert len(chosen(user)) == 8
    user.do("end")
    assert chosen(user) == frozenset()


def test_selected_pieces_are_put_into_another_area(user: User) -> None:
    user.click(6.5, 0.5)
    menu = user.window.shell.actions.area_menu
    menu.aboutToShow.emit()
    far = next(action for action in menu.actions() if action.text() == "Store")
    far.trigger()
    assert user.scenario.pieces[1].area == "far"
    assert user.steps == ["Move to Store"]


def test_shortcuts_reach_the_map(user: User, qtbot: QtBot) -> None:
    user.window.activateWindow()
    qtbot.waitUntil(user.window.isActiveWindow)
    user.click(9.5, 1.5)
    user.key(Qt.Key.Key_Delete)
    assert len(user.scenario.tokens) == 1
    user.key(Qt.Key.Key_Z, CTRL)
    assert len(user.scenario.tokens) == 2
    user.key(Qt.Key.Key_A, CTRL)
    assert len(chosen(user)) == 8
    user.key(Qt.Key.Key_Escape)
    assert chosen(user) == frozenset()


def test_undo_works_while_the_search_has_the_focus(user: User, qtbot: QtBot) -> None:
    user.window.activateWindow()
    qtbot.waitUntil(user.window.isActiveWindow)
    user.click(9.5, 1.5)
    user.do("delete")
    search = user.window.shell.palette.search
    search.setFocus()
    QTest.keyClick(search, Qt.Key.Key_Z, CTRL)
    assert len(user.scenario.tokens) == 2


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


def test_what_is_under_the_pointer_is_told(user: User) -> None:
    user.move(9.5, 1.5)
    assert user.window.shell.status.pointed.text() == "9,1 · Store · room 4×4 · health"
    user.move(-3.5, 6.5)
    assert user.window.shell.status.pointed.text() == "-4,6 · nothing here"


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
