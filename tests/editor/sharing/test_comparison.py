"""Comparing the map with another draft in the window: in words, in a picture, and on the map."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kneedeep.drawing.marks import Mark
from kneedeep.model.scenario.edits.basic import Change, Remove
from kneedeep.model.scenario.record import Record
from kneedeep_editor.sharing.comparison_dialog import ComparisonDialog
from kneedeep_editor.sharing.comparison_feature import ComparisonFeature
from tests.support.users.editor_user import LEFT, Answers, User

_MOST = 60_000


def comparing(user: User) -> ComparisonDialog:
    user.do("compare")
    dialog = user.window.shell.feature(ComparisonFeature).dialog
    assert dialog is not None
    return dialog


def wait(dialog: ComparisonDialog, qtbot: QtBot) -> None:
    assert dialog.working
    qtbot.waitUntil(lambda: not dialog.working, timeout=_MOST)


def test_the_saved_version_is_compared_and_a_line_leads_to_its_place(
    user: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[list[Mark]] = []
    monkeypatch.setattr(user.window.shell.canvas, "show_marks", shown.append)
    document = user.window.document
    dialog = comparing(user)
    assert not dialog.saved.isEnabled()
    demon = document.scenario.figures[0]
    document.edit(Remove("Remove", frozenset((demon.serial,))))
    document.edit(Change("Title", 0, Record(title="Three rooms")))
    assert dialog.saved.isEnabled()
    QTest.mouseClick(dialog.saved, LEFT)
    wait(dialog, qtbot)
    lines = [dialog.lines.item(row).text() for row in range(dialog.lines.count())]
    removed = next(line for line in lines if "removed" in line)
    assert removed.startswith("1. figures: removed: demon at 9,0")
    assert any("title" in line and "Three" in line for line in lines)
    assert dialog.said.text().endswith("differences") and dialog.preview.picture is not None
    user.look_at(0, 3)
    QTest.keyClick(dialog.lines, Qt.Key.Key_Home)
    assert [mark.spaces for mark in shown[-1]] == [((9, 0), (10, 0))]
    dialog.close()
    assert shown[-1] == []


def test_another_file_is_compared(user: User, answers: Answers, tmp_path: Path, qtbot: QtBot) -> None:
    text = (tmp_path / "map.yaml").read_text()
    other = tmp_path / "other.yaml"
    other.write_text(text.replace("at: [9, 1]", "at: [9, 2]"))
    answers.opened = [other]
    dialog = comparing(user)
    assert not dialog.older.isEnabled()
    QTest.mouseClick(dialog.button, LEFT)
    wait(dialog, qtbot)
    assert "moved 1 north to 9,1" in dialog.lines.item(0).text() and dialog.said.text() == "1 difference"
    assert dialog.height() <= dialog.screen().availableSize().height()
    newer = dialog.preview.picture
    QTest.keyClick(dialog.older, Qt.Key.Key_Space)
    older = dialog.preview.picture
    assert newer is not None and older is not None and older != newer and older.box == newer.box
    QTest.keyClick(dialog.older, Qt.Key.Key_Space)
    assert dialog.preview.picture == newer
    user.window.document.edit(Change("Title", 0, Record(title="Three rooms")))
    assert "changed since" in dialog.said.text()


def test_the_same_map_has_no_difference(user: User, answers: Answers, tmp_path: Path, qtbot: QtBot) -> None:
    answers.opened = [tmp_path / "map.yaml"]
    dialog = comparing(user)
    QTest.mouseClick(dialog.button, LEFT)
    wait(dialog, qtbot)
    assert dialog.said.text() == "No difference in meaning."


def test_a_file_is_compared_from_the_start(user: User, tmp_path: Path, qtbot: QtBot) -> None:
    other = tmp_path / "other.yaml"
    other.write_text((tmp_path / "map.yaml").read_text().replace("at: [9, 1]", "at: [9, 2]"))
    feature = user.window.shell.feature(ComparisonFeature)
    feature.compare_with(other)
    assert feature.dialog is not None
    wait(feature.dialog, qtbot)
    assert feature.dialog.said.text() == "1 difference"
    feature.compare_with(tmp_path / "missing.yaml")
    assert "missing.yaml" in feature.dialog.said.text()


def test_what_can_not_be_read_is_not_called_the_same(
    user: User, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    other = tmp_path / "other.yaml"
    other.write_text((tmp_path / "map.yaml").read_text() + "colour: red\n")
    answers.opened = [other]
    dialog = comparing(user)
    QTest.mouseClick(dialog.button, LEFT)
    wait(dialog, qtbot)
    assert dialog.said.text() == "No difference in what can be read."
    assert dialog.lines.count() == 1 and dialog.lines.item(0).text() == "what can't be read may differ"


def test_a_file_that_can_not_be_read_is_named_in_the_language_of_the_window(
    user: User, answers: Answers, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = comparing(user)
    answers.opened = [tmp_path / "missing.yaml"]
    QTest.mouseClick(dialog.button, LEFT)
    assert "missing.yaml" in dialog.said.text() and not dialog.working
    answers.opened = [tmp_path / "note.yaml"]
    answers.opened[0].write_text("- milk\n", encoding="utf-8")
    monkeypatch.setenv("KNEEDEEP_LANGUAGE", "de")
    QTest.mouseClick(dialog.button, LEFT)
    wait(dialog, qtbot)
    assert dialog.said.text().startswith("note.yaml kann nicht gelesen werden: ")
