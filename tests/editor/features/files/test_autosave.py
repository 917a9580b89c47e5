"""Autosave and recovery: a crash loses little, and the file itself is never touched."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from kneedeep_editor.app import Editor
from kneedeep_editor.documents.document_files import new_document, open_document
from kneedeep_editor.documents.recovery_files import read_side_file, recovery_edit, side_file, write_side_file
from kneedeep_editor.features.files.autosave import AFTER, Autosave
from kneedeep_editor.mainwindow.user_questions import Answer, Questions
from kneedeep_editor.services.settings import Settings
from tests.editor.conftest import MAP, shown
from tests.support.users.editor_user import Answers, User
from tests.support.values import known, typed


def side_files(settings: Settings) -> list[Path]:
    return sorted(settings.unsaved.glob("*.json"))


def changed(user: User) -> None:
    user.click(9.5, 1.5)
    user.do("delete")
    user.key(Qt.Key.Key_T)
    user.choose("Shotgun")
    user.click(3.5, 1.5)
    user.key(Qt.Key.Key_Escape)


def crash(user: User, settings: Settings) -> None:
    """End the window as a crash would: the side file stays, and nobody holds it any more."""
    saver = user.window.shell.feature(Autosave)
    saver.keep()
    (side,) = side_files(settings)
    content = side.read_bytes()
    user.window.close()
    side.write_bytes(content)


@pytest.fixture
def discarding(answers: Answers) -> None:
    answers.unsaved_answer = Answer.DISCARD


def test_an_edit_is_autosaved_after_twenty_seconds(user: User, settings: Settings, qtbot: QtBot) -> None:
    saver = user.window.shell.feature(Autosave)
    path = known(user.window.document.path)
    changed(user)
    assert saver.timer.isActive()
    assert saver.timer.interval() == AFTER == 20_000
    saver.timer.start(1)
    qtbot.waitUntil(lambda: len(side_files(settings)) == 1)
    assert path.read_text() == MAP
    assert list(path.parent.glob(".*")) == []
    assert side_files(settings)[0].stat().st_mode & 0o077 in (0, 0o44)


@pytest.mark.usefixtures("discarding")
def test_the_changes_of_a_file_that_is_gone_are_offered_as_a_new_scenario(
    user: User, editor: Editor, settings: Settings, answers: Answers, qtbot: QtBot
) -> None:
    changed(user)
    path = known(user.window.document.path)
    crash(user, settings)
    path.unlink()
    editor.recover()
    again = shown(editor, qtbot)
    assert again.window.document.path is None
    assert [token.item for token in again.scenario.tokens if token.item] == ["shotgun"]


def test_what_another_editor_keeps_is_left_alone(
    user: User, editor: Editor, settings: Settings, answers: Answers
) -> None:
    changed(user)
    user.window.shell.feature(Autosave).keep()
    (side,) = side_files(settings)
    side.rename(settings.unsaved / "unnamed-1-1.json")
    (settings.unsaved / f"{side.name}.lock").rename(settings.unsaved / "unnamed-1-1.json.lock")
    editor.recover()
    assert not any(one.startswith("recover") for one in answers.asked)
    assert (settings.unsaved / "unnamed-1-1.json").exists()


def test_when_the_file_has_changed_since_elements_are_known_by_their_ids(tmp_path: Path) -> None:
    path = tmp_path / "map.yaml"
    path.write_text(MAP)
    document = open_document(path)
    side = side_file(tmp_path, path, 1)
    write_side_file(side, document)
    path.write_text(MAP.replace("  - {kind: health, at: [9, 1]}\n", "").replace("at: [7, 0]", "at: [8, 0]"))
    later = open_document(path)
    unsaved = known(read_side_file(side))
    assert unsaved.path == path
    edit = recovery_edit(later, unsaved)
    restored = edit.apply(later.scenario)
    assert restored == document.scenario
    assert restored.doors[0].serial == later.scenario.doors[0].serial
    serials = [one.serial for one in restored.elements()]
    assert len(set(serials)) == len(serials)


@pytest.mark.parametrize(
    "content",
    ["", "{}", "[1]", "[" * 100_000, '{"kneedeep-unsaved": 1}', '{"kneedeep-unsaved": 1, "text": "[", "places": []}'],
)
def test_a_broken_side_file_is_none(tmp_path: Path, content: str) -> None:
    side = tmp_path / "side.json"
    side.write_text(content)
    assert read_side_file(side) is None


def test_hostile_places_do_no_harm(tmp_path: Path) -> None:
    document = new_document()
    side = side_file(tmp_path, None, 1)
    write_side_file(side, document)
    content = json.loads(side.read_text())
    content["places"] = [0, 0, -5, 10**30, "x", None]
    side.write_text(json.dumps(content))
    unsaved = known(read_side_file(side))
    assert recovery_edit(document, unsaved).apply(document.scenario) == document.scenario


@pytest.mark.parametrize(("button", "wanted"), [("&Restore", True), ("&Discard", False)])
def test_the_question_has_two_answers(qapp: QApplication, button: str, wanted: bool) -> None:
    def answer() -> None:
        box = typed(QMessageBox, QApplication.activeModalWidget())
        assert "Added: shotgun." in box.informativeText()
        next(one for one in box.buttons() if one.text() == button).click()

    QTimer.singleShot(0, answer)
    assert Questions().recover(None, "map.yaml", ["Added: shotgun."]) is wanted


def test_the_question_shows_all_of_its_first_line(qapp: QApplication) -> None:
    cut: list[bool] = []

    def answer() -> None:
        box = typed(QMessageBox, QApplication.activeModalWidget())
        label = known(box.findChild(QLabel, "qt_msgbox_label"))
        needed = label.fontMetrics().boundingRect(label.rect(), int(Qt.TextFlag.TextWordWrap), label.text())
        cut.append(needed.width() > label.width() or needed.height() > label.height())
        box.buttons()[0].click()

    QTimer.singleShot(0, answer)
    Questions().recover(None, "a-map-with-a-name-of-some-length.yaml", ["Added: shotgun."])
    assert cut == [False]
