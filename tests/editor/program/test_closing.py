"""Closing a window: nothing that stands open beside it looks at what is gone."""

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kneedeep.support import resources
from kneedeep_editor.app import Editor
from kneedeep_editor.mainwindow.user_questions import Answer
from kneedeep_editor.services.screen_reader import speak_text
from tests.editor.conftest import MAP, shown
from tests.support.every_page import every_page
from tests.support.users.editor_user import Answers, Opened, User


def collect() -> None:
    """Delete what is to be deleted, in Qt and in Python."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QTest.qWait(0)
    gc.collect()


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


def test_nothing_of_a_closed_document_stays_in_memory(
    editor: Editor, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "map.yaml"
    path.write_text(MAP, encoding="utf-8")
    editor.open([path])
    user = shown(editor, qtbot)
    user.window.shell.work.select([user.scenario.tokens[0].serial])
    for _ in range(3):
        user.key(Qt.Key.Key_Down)
    assert len(user.steps) == 1, "steps were merged"
    document = weakref.ref(user.window.document)
    del user
    answers.unsaved_answer = Answer.DISCARD
    editor.close_all()
    collect()
    assert document() is None


def test_a_window_leaves_memory_after_a_spoken_text(opened: Opened, editor: Editor, answers: Answers) -> None:
    user = opened(MAP)
    speak_text(user.canvas, "space 2,1")
    canvas = weakref.ref(user.canvas)
    answers.unsaved_answer = Answer.DISCARD
    user.window.close()
    del user
    collect()
    assert canvas() is None


def test_a_closed_window_leaves_memory_whatever_was_opened_in_it(opened: Opened, answers: Answers) -> None:
    user = opened(resources.text("scenarios", "tutorial.yaml"))
    for _ in every_page(user):
        QApplication.processEvents()
    answers.unsaved_answer = Answer.DISCARD
    parts: list[object] = [user.window, user.window.document, user.canvas]
    left = [weakref.ref(one) for one in parts]
    del parts
    user.window.close()
    del user
    collect()
    assert [one() for one in left] == [None, None, None]
