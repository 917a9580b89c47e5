"""Changes of the open file by other programs: noticed in time, and nothing is lost silently."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSysInfo, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep_editor.documents import file_versions
from kneedeep_editor.features.files import external_changes
from kneedeep_editor.features.files.external_changes import FileWatch, conflicted_copies
from kneedeep_editor.mainwindow.user_questions import ExternalChange, Questions
from tests.editor.conftest import MAP
from tests.support.cases import cases
from tests.support.users.editor_user import Answers, Opened, User
from tests.support.values import known, typed

THEIRS = MAP.replace("  - {kind: health, at: [9, 1]}\n", "  - {kind: shotgun, at: [9, 1]}   # theirs\n")


def path_of(user: User) -> Path:
    return known(user.window.document.path)


def asked(answers: Answers) -> list[str]:
    return [one for one in answers.asked if one.startswith("outside")]


def come_back(user: User) -> None:
    QApplication.sendEvent(user.window, QEvent(QEvent.Type.WindowActivate))


def come_back_until_it_was_looked(user: User, qtbot: QtBot) -> None:
    with qtbot.waitSignal(user.window.shell.feature(FileWatch).looked):
        come_back(user)


def changed(user: User) -> None:
    user.click(9.5, 0.5)
    user.do("delete")


@pytest.mark.parametrize("replaced", [False, True])
def test_a_change_is_noticed_and_read_again(
    user: User, answers: Answers, qtbot: QtBot, tmp_path: Path, replaced: bool
) -> None:
    answers.outside_answer = ExternalChange.RELOAD
    before = user.scenario
    path = path_of(user)
    if replaced:
        other = tmp_path / "other"
        other.write_text(THEIRS)
        os.replace(other, path)
    else:
        path.write_text(THEIRS)
    qtbot.waitUntil(lambda: len(asked(answers)) == 1)
    assert asked(answers) == ["outside map.yaml: Health at 9,1: kind health → shotgun."]
    assert [token.kind for token in user.scenario.tokens] == ["shotgun", "obstacle"]
    assert user.scenario.doors[0].serial == before.doors[0].serial
    assert not user.window.isWindowModified()
    user.do("undo")
    assert user.scenario == before
    assert user.window.isWindowModified()
    user.do("redo")
    changed(user)
    user.do("save")
    assert "# theirs" in path.read_text()
    assert "demon" not in path.read_text()
    assert len(asked(answers)) == 1


@pytest.mark.parametrize("theirs", [THEIRS.encode(), b"[" * 200, b"\xff\xfe\0", b""])
def test_what_was_not_given_up_is_never_written_over_unasked(
    user: User, answers: Answers, qtbot: QtBot, theirs: bytes
) -> None:
    """Saving elsewhere was cancelled: the next save asks again, until mine is kept."""
    answers.outside_answer, answers.saved = ExternalChange.SAVE_AS, None
    path = path_of(user)
    path.write_bytes(theirs)
    qtbot.waitUntil(lambda: len(asked(answers)) == 1)
    come_back_until_it_was_looked(user, qtbot)
    assert len(asked(answers)) == 1
    user.do("save")
    assert len(asked(answers)) == 2 and path.read_bytes() == theirs
    answers.outside_answer = ExternalChange.KEEP
    user.do("save")
    assert len(asked(answers)) == 3 and path.read_text() == MAP


def test_another_file_that_is_no_text_is_asked_about_again(user: User, answers: Answers) -> None:
    changed(user)
    answers.outside_answer, answers.saved = ExternalChange.SAVE_AS, None
    path = path_of(user)
    for number, theirs in enumerate((b"\xff\xfe\0", b"\xff\xfe\0\0"), 1):
        path.write_bytes(theirs)
        user.do("save")
        assert len(asked(answers)) == number and path.read_bytes() == theirs


def test_a_file_that_is_gone_makes_the_document_unsaved(user: User, answers: Answers, qtbot: QtBot) -> None:
    path_of(user).unlink()
    qtbot.waitUntil(user.window.isWindowModified)
    assert asked(answers) == []
    user.do("save")
    assert path_of(user).read_text() == MAP


def test_a_file_that_is_gone_is_mentioned_with_unsaved_changes_too(user: User, qtbot: QtBot) -> None:
    changed(user)
    for _ in range(2):
        path_of(user).unlink()
        come_back_until_it_was_looked(user, qtbot)
        assert user.said == "The file is missing or can no longer be read. Save to keep your map."
        user.window.statusBar().clearMessage()
        come_back_until_it_was_looked(user, qtbot)
        assert user.said == ""
        path_of(user).write_text(MAP)
        come_back_until_it_was_looked(user, qtbot)
    user.do("undo")
    assert user.window.isWindowModified()


def test_a_file_that_can_no_longer_be_read_is_not_overwritten(
    user: User, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> bytes:
        raise FileFailed(f"Cannot read {path.name}: you have no permission.")

    changed(user)
    path_of(user).write_text(THEIRS)
    for module in (external_changes, file_versions):
        monkeypatch.setattr(module, "read_bytes", refuse)
    user.do("save")
    assert path_of(user).read_text() == THEIRS and user.window.isWindowModified()
    assert answers.told == [
        "map.yaml was not saved. Cannot read map.yaml: you have no permission. Your changes are still here."
    ]


@cases(
    "name, is_copy",
    [
        ("map (Anna's conflicted copy 2026-01-01).yaml", True),
        ("map (In Konflikt stehende Kopie 2026-01-01).yaml", True),
        ("map.sync-conflict-20260101-120000-ABCDEFG.yaml", True),
        ("map_conflict-20260101-120000.yaml", True),
        ("map-LAPTOP-7QK2.yaml", True),
        (f"map-{QSysInfo.machineHostName()}.yaml", True),
        ("map.yaml", False),
        ("map-2.yaml", False),
        ("mapconflict.yaml", False),
        ("map (conflicted copy 2026-01-01).txt", False),
        ("other (conflicted copy 2026-01-01).yaml", False),
    ],
)
def test_names_of_conflicted_copies(tmp_path: Path, name: str, is_copy: bool) -> None:
    (tmp_path / name).touch()
    assert conflicted_copies(tmp_path / "map.yaml") == [name] * is_copy


@pytest.mark.parametrize(
    ("button", "wanted"),
    [
        ("&Reload", ExternalChange.RELOAD),
        ("&Keep mine", ExternalChange.KEEP),
        ("Save mine &as…", ExternalChange.SAVE_AS),
    ],
)
def test_the_question_has_three_answers(
    qapp: QApplication, opened: Opened, button: str, wanted: ExternalChange
) -> None:
    def answer() -> None:
        box = typed(QMessageBox, QApplication.activeModalWidget())
        next(one for one in box.buttons() if one.text() == button).click()

    QTimer.singleShot(0, answer)
    assert Questions().changed_outside(None, "map.yaml", ["Added: shotgun."], unsaved=True) is wanted
