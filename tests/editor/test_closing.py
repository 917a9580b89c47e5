"""Closing a window: nothing that stands open beside it looks at what is gone."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kneedeep_editor.app import Editor
from kneedeep_editor.mainwindow.questions import Answer
from tests.support.editor_user import Answers, User


@pytest.mark.parametrize("command", ["ready", "print", "outline"])
def test_a_modified_window_closes_with_anything_open(
    command: str, user: User, editor: Editor, answers: Answers, qtbot: QtBot
) -> None:
    user.choose("Health")
    user.click(3.5, 1.5)
    assert user.window.document.modified
    user.do(command)
    QApplication.processEvents()
    answers.unsaved_answer = Answer.DISCARD
    with qtbot.captureExceptions() as exceptions:
        user.window.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QTest.qWait(0)
    assert exceptions == [] and editor.windows == []
