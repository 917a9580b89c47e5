"""What is typed and not finished, and undo in fields, by a user without a mouse."""

from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.mainwindow.user_questions import Answer
from tests.support.users.editor_user import CTRL, Answers, User
from tests.support.users.keyboard_user import Listener
from tests.support.values import known

pytestmark = pytest.mark.kept_window

ENTER = Qt.Key.Key_Return


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
        user.key(Qt.Key.Key_Right, CTRL)
        assert user.window.document.undo_stack.index() == 1
        if not shiboken6.isValid(line) or not line.isVisible():
            user.do("undo")
            continue
        line.setFocus()
        QTest.keyClick(line, Qt.Key.Key_Z, CTRL)
        assert user.window.document.undo_stack.index() == 0, line.accessibleName()
