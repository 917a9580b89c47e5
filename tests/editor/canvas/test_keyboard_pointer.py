"""The cursor of the keyboard: every gesture without a mouse, and what is heard of it."""

from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.mainwindow.user_questions import Answer
from tests.support.users.editor_user import CTRL, SHIFT, Answers, User, places
from tests.support.users.keyboard_user import Listener
from tests.support.values import known, typed

pytestmark = pytest.mark.kept_window

RIGHT, LEFT, DOWN, ENTER, SPACE = (
    Qt.Key.Key_Right,
    Qt.Key.Key_Left,
    Qt.Key.Key_Down,
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
)


def names(user: User) -> list[str]:
    return sorted(user.scenario.element(serial).word for serial in user.window.shell.work.selection)


def test_arrows_lead_a_cursor_and_every_move_is_said(user: User, keyboard: Listener) -> None:
    assert keyboard.name == "Map"
    keyboard.press(RIGHT)
    assert keyboard.description.startswith("space 0,0, Hangar, marine start, room 5×5")
    for _ in range(7):
        keyboard.press(RIGHT)
    assert keyboard.description == "space 7,0, Hangar, short corridor 3×2, door to the east, wall to the north"
    assert keyboard.heard[-1] == keyboard.description
    assert [told.split(", ")[0] for told in keyboard.heard] == [f"space {x},0" for x in range(8)]


def test_each_key_is_answered_and_nothing_cuts_off_the_step(user: User, keyboard: Listener) -> None:
    for spoken in ("Undo: not possible now.", "Undo: not possible now. "):
        keyboard.press(Qt.Key.Key_Z, held=CTRL)
        assert user.canvas.accessibleDescription() == spoken, "readers leave out what is the same again"
    keyboard.press(Qt.Key.Key_Tab)
    keyboard.press(Qt.Key.Key_Tab)
    assert keyboard.heard[-2:] == ["Panels hidden", "Panels shown"]
    keyboard.press(Qt.Key.Key_F, held=CTRL)
    keyboard.type("short corr")
    assert keyboard.description == "1 entry. Short corridor 3×2"
    keyboard.place("door", 4, 0)
    assert keyboard.heard[-1] == "step 1: Place door. Behind the door begins Area 3."


def test_locked_doors_and_exits_are_said_to_be(user: User, keyboard: Listener) -> None:
    keyboard.place("red security door", 7, 0)
    keyboard.press(Qt.Key.Key_Escape)
    assert "red security door to the east, locked" in keyboard.description
    assert "red security door to the west, locked" in keyboard.go_to(8, 1)
    assert keyboard.aim("west") == "space 8,1, red security door to the west, locked"


def test_enter_selects_and_enter_again_what_lies_below(user: User, keyboard: Listener) -> None:
    keyboard.go_to(9, 1)
    told = []
    for _ in range(3):
        keyboard.press(ENTER)
        told.append(keyboard.heard[-1])
    assert told == ["health selected", "room 4×4 selected", "health selected"]
    assert "health (selected)" in keyboard.description
    keyboard.press(LEFT)
    keyboard.aim("west")
    keyboard.press(ENTER)
    assert names(user) == ["door"]


def test_shift_and_ctrl_with_enter_add_and_take_away(user: User, keyboard: Listener) -> None:
    keyboard.go_to(2, 2)
    keyboard.press(ENTER)
    keyboard.go_to(6, 0)
    keyboard.press(ENTER, held=SHIFT)
    assert names(user) == ["piece", "piece"]
    keyboard.press(ENTER, held=CTRL)
    assert names(user) == ["piece"]


def test_shift_and_arrows_stretch_a_band(user: User, keyboard: Listener) -> None:
    keyboard.go_to(9, 0)
    assert "band from 9,0 to 9,1" in keyboard.stretch(DOWN)
    assert names(user) == ["figure", "token"]
    assert any(text.endswith("band from 9,0 to 9,1, 2 elements selected") for text in keyboard.heard[-3:])


def test_space_lifts_and_lets_go(user: User, keyboard: Listener) -> None:
    keyboard.go_to(11, 2)
    keyboard.press(SPACE)
    for _ in range(3):
        keyboard.press(DOWN)
    assert keyboard.description.endswith("4 elements would move by 0,3")
    keyboard.press(SPACE)
    assert places(user.scenario)[2] == ("room-4x4", (8, 2), 0)
    assert user.steps == ["Move room 4×4"]
    assert keyboard.heard[-1] == "step 1: Move room 4×4"


def test_what_is_selected_is_lifted_rather_than_what_lies_on_it(user: User, keyboard: Listener) -> None:
    keyboard.go_to(9, 1)
    keyboard.press(ENTER, ENTER, SPACE)
    keyboard.press(DOWN, held=CTRL)
    keyboard.press(SPACE)
    assert places(user.scenario)[2] == ("room-4x4", (8, 0), 0)


def test_esc_gives_up_what_was_lifted(user: User, keyboard: Listener) -> None:
    keyboard.go_to(11, 2)
    keyboard.press(SPACE, DOWN, Qt.Key.Key_Escape, DOWN, ENTER)
    assert user.steps == []


def test_ctrl_and_arrows_nudge_and_the_cursor_goes_along(user: User, keyboard: Listener) -> None:
    keyboard.go_to(9, 1)
    keyboard.press(ENTER)
    keyboard.press(RIGHT, held=CTRL)
    keyboard.press(DOWN, held=CTRL)
    assert user.scenario.tokens[0].at == (10, 2)
    assert user.steps == ["Nudge health"]
    assert keyboard.space == (10, 2)


def test_spawn_areas_are_painted_by_a_stroke(user: User, keyboard: Listener) -> None:
    keyboard.choose("Invader spawn")
    keyboard.go_to(9, 0)
    keyboard.stretch(RIGHT, RIGHT)
    keyboard.press(DOWN, SPACE, LEFT, SPACE)
    assert set(user.scenario.spawns[1].spaces) >= {(9, 0), (10, 0), (11, 0), (11, 1), (10, 1)}
    assert len(user.steps) == 2


def test_a_ghost_is_told_of_and_turned(user: User, keyboard: Listener) -> None:
    keyboard.choose("Long corridor")
    keyboard.go_to(18, 8)
    assert keyboard.description.endswith("long corridor 6×2 would lie at 16,8")
    keyboard.go_to(12, 2)
    assert keyboard.description.endswith("long corridor 6×2 would lie at 12,0, joined")
    keyboard.press(Qt.Key.Key_R)
    assert keyboard.description.endswith("long corridor 6×2 turned 90 would lie at 9,3, joined")
    keyboard.go_to(9, 1)
    keyboard.press(RIGHT, held=CTRL)
    assert "but: Overlaps " in keyboard.description


def test_the_mouse_takes_over_and_arrows_nudge_again(user: User, keyboard: Listener) -> None:
    keyboard.go_to(9, 1)
    assert user.canvas.keyboard_pointer.shown
    user.click(9.5, 1.5)
    assert not user.canvas.keyboard_pointer.shown
    user.key(RIGHT)
    assert user.steps == ["Nudge health"]
    keyboard.press(Qt.Key.Key_F6)
    assert keyboard.description.startswith("space 9,1")


def test_the_menu_key_opens_the_menu_of_the_cursor(user: User, keyboard: Listener, qtbot: QtBot) -> None:
    keyboard.go_to(9, 0)
    QTest.keyClick(user.canvas, Qt.Key.Key_Menu)
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = typed(QMenu, QApplication.activePopupWidget())
    assert names(user) == ["figure"]
    while menu.activeAction().objectName() != "delete":
        keyboard.press(DOWN)
    keyboard.press(ENTER)
    assert user.steps == ["Delete demon"]


def test_the_next_thing_is_selected_row_by_row(user: User, keyboard: Listener) -> None:
    keyboard.go_to(7, -1)
    found = []
    for _ in range(3):
        keyboard.press(Qt.Key.Key_Period)
        found += names(user)
    assert found == ["piece", "piece", "spawn"]
    keyboard.press(Qt.Key.Key_Comma)
    assert keyboard.space == (0, 0)


def test_a_place_is_gone_to_by_number_or_name(user: User, keyboard: Listener) -> None:
    keyboard.press(Qt.Key.Key_G, held=CTRL)
    keyboard.type("10, 2")
    keyboard.press(ENTER)
    assert keyboard.space == (10, 2)
    keyboard.press(Qt.Key.Key_G, held=CTRL)
    keyboard.type("gate")
    keyboard.press(ENTER)
    assert names(user) == ["door"]
    assert keyboard.space == (7, 0)


def test_the_cursor_is_kept_in_sight(user: User, keyboard: Listener) -> None:
    keyboard.press(Qt.Key.Key_G, held=CTRL)
    keyboard.type("200,-90")
    keyboard.press(ENTER)
    assert user.canvas.shows((200, -90, 1, 1))


def test_spaces_for_a_field_are_pointed_out_with_the_cursor(user: User, keyboard: Listener) -> None:
    keyboard.go_to(9, 1)
    keyboard.press(ENTER, Qt.Key.Key_F4)
    keyboard.tab_to("At: choose on the map")
    keyboard.press(SPACE)
    assert "Enter at the cursor" in keyboard.heard[-1]
    keyboard.go_to(11, 2)
    keyboard.press(ENTER)
    assert user.scenario.tokens[0].at == (11, 2)
    keyboard.press(Qt.Key.Key_Escape)
    keyboard.go_to(0, 0)
    keyboard.press(ENTER, Qt.Key.Key_F4)
    keyboard.tab_to("Spaces: choose on the map")
    keyboard.press(SPACE)
    keyboard.go_to(1, 0)
    keyboard.press(SPACE)
    keyboard.go_to(1, 1)
    keyboard.press(SPACE)
    assert keyboard.heard[-1].startswith("Chosen: 0,0 0,1 1,1.")
    keyboard.press(ENTER)
    assert user.scenario.spawns[0].spaces == ((0, 0), (0, 1), (1, 1))


@pytest.mark.parametrize("way", ["save", "save-as", "close"])
def test_an_id_that_is_typed_and_not_finished_is_saved(
    user: User, keyboard: Listener, answers: Answers, tmp_path: Path, way: str
) -> None:
    keyboard.go_to(9, 1)
    keyboard.press(ENTER, Qt.Key.Key_F4)
    keyboard.tab_to("Id")
    keyboard.type("medkit")
    path = known(user.window.document.path)
    answers.saved = path = tmp_path / "other.yaml" if way == "save-as" else path
    answers.unsaved_answer = Answer.SAVE
    if way == "save":
        keyboard.press(Qt.Key.Key_S, held=CTRL)
    else:
        user.do(way)
    assert "id: medkit" in path.read_text(encoding="utf-8")


@pytest.mark.usefixtures("dressed")
def test_undo_in_a_field_is_the_document_s_where_nothing_is_typed(user: User, keyboard: Listener) -> None:
    user.key(Qt.Key.Key_F6)
    for name in ("outline", "properties"):
        for dock in user.window.findChildren(Dock, name):
            dock.reveal()
    user.window.shell.canvas.keyboard_pointer.put((9, 1))
    lines = [
        line
        for line in user.window.findChildren(QLineEdit)
        if line.isVisible() and line.isEnabled() and line.focusPolicy() and line.window() is user.window.window()
    ]
    assert len(lines) >= 8
    keyboard.go_to(9, 1)
    keyboard.press(ENTER)
    for line in lines:
        user.key(RIGHT, CTRL)
        assert user.window.document.undo_stack.index() == 1
        if not shiboken6.isValid(line) or not line.isVisible():
            user.do("undo")
            continue
        line.setFocus()
        QTest.keyClick(line, Qt.Key.Key_Z, CTRL)
        assert user.window.document.undo_stack.index() == 0, line.accessibleName()
