"""Faults of the program: nothing is lost, and what is told holds nothing private."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kneedeep_editor.app import Editor
from kneedeep_editor.documents.recovery_files import read_side_file
from kneedeep_editor.features.files.autosave import Autosave
from kneedeep_editor.features.program import internal_errors
from kneedeep_editor.features.program.internal_errors import InternalErrors
from kneedeep_editor.mainwindow.user_questions import Questions
from kneedeep_editor.panels.dialogs.error_dialog import ErrorDialog
from tests.editor.conftest import MAP
from tests.support import begun_program
from tests.support.users.editor_user import Answers, User


@pytest.fixture
def alarm(qapp: QApplication, editor: Editor, answers: Answers) -> Iterator[InternalErrors]:
    hook = sys.excepthook
    sys.excepthook = lambda *_: None
    made = InternalErrors(qapp, lambda: editor.windows, answers)
    yield made
    made.stop()
    sys.excepthook = hook


def raised(text: str) -> Exception:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def fail(error: Exception) -> None:
    """What Qt does with an exception in a slot."""
    sys.excepthook(type(error), error, error.__traceback__)


def test_unsaved_work_is_kept_before_anything_is_told(
    user: User, alarm: InternalErrors, answers: Answers, qtbot: QtBot
) -> None:
    user.click(9.5, 1.5)
    user.do("delete")
    side = user.window.shell.feature(Autosave).side
    assert not side.exists()
    fail(raised("a slip"))
    assert side.exists()
    assert answers.asked == []
    qtbot.waitUntil(lambda: len(answers.asked) == 1)
    assert "ValueError: a slip" in answers.asked[0]
    assert str(side) in answers.asked[0]
    unsaved = read_side_file(side)
    assert unsaved is not None and len(unsaved.scenario.tokens) == 1


def test_unkept_work_is_told_of(user: User, alarm: InternalErrors, answers: Answers, qtbot: QtBot) -> None:
    user.click(9.5, 1.5)
    user.do("delete")
    user.window.shell.settings.unsaved.parent.mkdir(exist_ok=True)
    user.window.shell.settings.unsaved.write_text("in the way")
    fail(raised("a slip"))
    qtbot.waitUntil(lambda: len(answers.asked) == 1)
    assert "could not be backed up. Continue, and save it now" in answers.asked[0]


def test_the_same_fault_is_told_of_once(user: User, alarm: InternalErrors, answers: Answers, qtbot: QtBot) -> None:
    error = raised("again")
    for _ in range(3):
        fail(error)
    qtbot.waitUntil(lambda: len(answers.asked) == 1)
    assert "There were no unsaved changes." in answers.asked[0]
    assert "(3 times)" in user.said
    fail(raised("elsewhere"))
    QApplication.processEvents()
    assert len(answers.asked) == 1


def test_a_report_names_no_folder() -> None:
    error = raised("can't read '/home/jo doe/maps/secret base.yaml' 'C:\\Users\\jo\\x.yaml' nor ~/a/b.png: 3/4")
    mishap = internal_errors.internal_error_of(error)
    assert "jo" not in mishap.report
    assert "secret base.yaml" in mishap.report
    assert "…/x.yaml" in mishap.report
    assert "…/b.png" in mishap.report
    assert "3/4" in mishap.report
    assert str(Path(__file__).parent) not in mishap.report
    assert f"  at {Path(__file__).name}:" in mishap.report
    assert "PySide6" in mishap.report
    assert internal_errors.without_folders("11/12 pieces, 9,1") == "11/12 pieces, 9,1"


def test_the_dialog_copies_the_report_and_esc_goes_on(user: User) -> None:
    found: list[ErrorDialog] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, ErrorDialog)
        found.append(box)
        box.copy.click()
        QTest.keyClick(box, Qt.Key.Key_Escape)

    QTimer.singleShot(0, answer)
    assert Questions().internal_error(user.window, "ValueError: x", ["It is kept."], "the report\n  at a.py:1")
    assert QGuiApplication.clipboard().text() == "the report\n  at a.py:1"
    assert found[0].kept.text() == "It is kept."
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().close_editor.click())  # type: ignore[union-attr]
    assert not Questions().internal_error(user.window, "ValueError: x", [], "")


# The program as the command starts it: a slot fails, the person closes the editor.
PROGRAM = """
def fail(window):
    QTimer.singleShot(0, lambda: 1 // 0)
    QTimer.singleShot(50, close)

def close():
    dialog = QApplication.activeModalWidget()
    if dialog is None:
        QTimer.singleShot(20, close)
    else:
        dialog.close_editor.click()

if __name__ == "__main__":
    QTimer.singleShot(0, lambda: changed(fail))
    sys.exit(program.main([sys.argv[1]]))
"""


def test_after_closing_upon_a_fault_the_next_start_has_the_unsaved_work(tmp_path: Path) -> None:
    program, path = tmp_path / "program.py", tmp_path / "map.yaml"
    program.write_text(begun_program.HEAD + PROGRAM)
    path.write_text(MAP)
    places = {"XDG_CONFIG_HOME": str(tmp_path / "config"), "XDG_STATE_HOME": str(tmp_path / "state")}
    ended = subprocess.run(
        [sys.executable, str(program), str(path)], env={**os.environ, **places}, capture_output=True, timeout=60
    )
    assert ended.returncode == internal_errors.STATUS
    assert b"ZeroDivisionError" in ended.stderr
    sides = list((tmp_path / "state" / "kneedeep" / "unsaved").glob("*.json"))
    assert len(sides) == 1
    unsaved = read_side_file(sides[0])
    assert unsaved is not None and unsaved.scenario.figures == ()
