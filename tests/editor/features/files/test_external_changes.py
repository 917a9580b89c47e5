"""Changes of the open file by other programs: noticed in time, and nothing is lost silently."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSysInfo, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from kneedeep.model.scenario.io.files import FileFailed
from kneedeep_editor.app import Editor
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
    path = known(user.window.document.path)
    return path


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


def test_mine_is_kept_and_counts_as_unsaved(user: User, answers: Answers, qtbot: QtBot) -> None:
    path = path_of(user)
    before = user.scenario
    path.write_text(THEIRS)
    qtbot.waitUntil(lambda: len(asked(answers)) == 1)
    assert user.scenario is before
    assert user.window.isWindowModified()
    come_back_until_it_was_looked(user, qtbot)
    assert len(asked(answers)) == 1
    user.do("save")
    assert path.read_text() == MAP


def test_mine_is_saved_elsewhere_and_theirs_stays(user: User, answers: Answers, qtbot: QtBot, tmp_path: Path) -> None:
    answers.outside_answer, answers.saved = ExternalChange.SAVE_AS, tmp_path / "mine.yaml"
    path = path_of(user)
    path.write_text(THEIRS)
    qtbot.waitUntil(lambda: len(asked(answers)) == 1)
    assert path.read_text() == THEIRS
    assert (tmp_path / "mine.yaml").read_text() == MAP
    assert user.window.windowTitle().startswith("mine.yaml")
    assert not user.window.isWindowModified()


def test_it_is_asked_before_saving_over_an_unnoticed_change(user: User, answers: Answers) -> None:
    answers.outside_answer = ExternalChange.RELOAD
    changed(user)
    mine = user.scenario
    path_of(user).write_text(THEIRS)
    user.do("save")
    assert len(asked(answers)) == 1
    assert path_of(user).read_text() == THEIRS
    user.do("undo")
    assert user.scenario == mine


def test_coming_back_to_the_window_looks_at_the_file(user: User, answers: Answers, qtbot: QtBot) -> None:
    assert user.window.shell.feature(FileWatch) is not None
    path_of(user).write_text(THEIRS)
    come_back(user)
    qtbot.waitUntil(lambda: len(asked(answers)) == 1)


def test_a_text_that_cannot_be_read_is_never_taken(user: User, answers: Answers, qtbot: QtBot) -> None:
    answers.outside_answer = ExternalChange.RELOAD
    before = user.scenario
    path_of(user).write_text("[" * 200)
    qtbot.waitUntil(lambda: len(asked(answers)) == 1)
    assert asked(answers) == ["outside map.yaml: "]
    assert user.scenario is before
    assert user.window.isWindowModified()


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


def test_saving_oneself_asks_nothing(user: User, answers: Answers, qtbot: QtBot) -> None:
    changed(user)
    with qtbot.waitSignal(user.window.shell.feature(FileWatch).looked):
        user.do("save")
    path_of(user).touch()
    come_back_until_it_was_looked(user, qtbot)
    assert asked(answers) == []


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


def test_conflicted_copies_beside_the_file_are_mentioned_once(user: User, answers: Answers, qtbot: QtBot) -> None:
    path = path_of(user)
    path.with_name("map-more.yaml").write_text(THEIRS)
    come_back_until_it_was_looked(user, qtbot)
    assert user.said == ""
    copies = [path.with_name(f"map{end}.yaml") for end in (" (conflicted copy 2026-01-01)", "-DESKTOP-AB1")]
    for copy in copies:
        copy.write_text(THEIRS)
    come_back_until_it_was_looked(user, qtbot)
    assert user.said == (
        "Not synchronized: map (conflicted copy 2026-01-01).yaml and map-DESKTOP-AB1.yaml. "
        "File > Compare with… shows what is different."
    )
    user.window.statusBar().clearMessage()
    changed(user)
    user.do("save")
    come_back_until_it_was_looked(user, qtbot)
    assert "synchronized" not in user.said and asked(answers) == []
    assert [copy.read_text() for copy in copies] == [THEIRS, THEIRS]


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


def test_differences_are_told_thing_by_thing_with_places(user: User, answers: Answers, qtbot: QtBot) -> None:
    theirs = (
        MAP.replace('"Store"', '"Vault"')
        .replace("{id: gate, at: [7, 0], side: east}", "{id: gate, at: [7, 0], side: east, key: red}")
        .replace("{kind: demon, at: [9, 0]}", "{kind: demon, at: [9, 1]}")
        .replace("  - {kind: health, at: [9, 1]}\n", "")
        .replace("caps: auto", "caps: auto\nauthor: Anna")
    )
    path_of(user).write_text(theirs)
    qtbot.waitUntil(lambda: len(asked(answers)) == 1)
    assert asked(answers)[0].removeprefix("outside map.yaml: ") == (
        "Removed: health at 9,1. Area Store: name Store → Vault. Door at 7,0 east: key none → red. "
        "Demon at 9,0: at 9,0 → 9,1. The scenario: author none → Anna."
    )


def test_both_are_compared_in_two_windows_and_the_question_comes_again(
    user: User, answers: Answers, editor: Editor, qtbot: QtBot
) -> None:
    answers.outside_answer = ExternalChange.COMPARE
    path_of(user).write_text(THEIRS)
    qtbot.waitUntil(lambda: len(asked(answers)) == 1)
    mine, theirs = editor.windows
    assert theirs.windowTitle().startswith("map.yaml (version on disk)")
    assert [token.kind for token in theirs.document.scenario.tokens] == ["shotgun", "obstacle"]
    assert mine.document.scenario is user.scenario and user.steps == []
    theirs.close()
    answers.outside_answer = ExternalChange.RELOAD
    user.do("save")
    assert [token.kind for token in user.scenario.tokens] == ["shotgun", "obstacle"]
