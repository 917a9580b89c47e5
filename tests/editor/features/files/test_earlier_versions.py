"""Earlier versions: each save keeps what it replaces, and the window shows, opens, compares and restores it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep.model.scenario.yaml_patch.file_limits import BYTES
from kneedeep_editor.app import Editor
from kneedeep_editor.documents import file_versions
from kneedeep_editor.documents.file_versions import Content, keep_version, kept_versions
from kneedeep_editor.features.files.earlier_versions import EarlierVersions
from kneedeep_editor.panels.dialogs.map_gallery import MapGallery
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.sharing.comparison_feature import ComparisonFeature
from tests.support.users.editor_user import Answers, User
from tests.support.values import known

SECOND = 10**9


def saved(user: User, x: float, y: float) -> bytes:
    """Delete what is at a place, save, and return what the file held before."""
    path = known(user.window.document.path)
    before = path.read_bytes()
    user.click(x, y)
    user.do("delete", "save")
    assert path.read_bytes() != before
    return before


def shown(user: User, qtbot: QtBot) -> MapGallery:
    """The dialog, once every row has its differences."""
    user.do("earlier-versions")
    dialog = known(user.window.shell.feature(EarlierVersions).dialog)
    qtbot.waitUntil(lambda: all(entry.summary for entry in dialog.list.entries))
    return dialog


def press(dialog: MapGallery, text: str) -> None:
    next(button for button in dialog.findChildren(type(dialog.button)) if button.text() == text).click()


def test_each_save_keeps_the_version_before_with_what_changed_since(user: User, qtbot: QtBot) -> None:
    user.do("earlier-versions")
    assert user.said.startswith("There is no earlier version yet")
    saved(user, 9.5, 1.5)
    user.do("save")
    saved(user, 8, 1)
    dialog = shown(user, qtbot)
    assert [entry.summary for entry in dialog.list.entries] == [
        "Removed: door at 7,0 east.",
        "Removed: door at 7,0 east; health at 9,1.",
    ]
    assert all(not dialog.list.item(row).icon().isNull() for row in range(2))
    assert dialog.list.entry(1).facts == "3 pieces, 1 door, 2 tokens, 1 figure and 1 spawn area"


def test_a_version_opens_as_a_new_map_or_is_compared(user: User, editor: Editor, qtbot: QtBot) -> None:
    before = saved(user, 9.5, 1.5)
    QTest.keyClick(shown(user, qtbot).list, Qt.Key.Key_Return)
    opened = editor.windows[-1].document
    assert opened.path is None and opened.source is not None
    assert opened.source.tree.text.encode() == before
    assert opened.title.startswith("map.yaml (version of ")
    press(shown(user, qtbot), "Co&mpare")
    comparison = known(user.window.shell.feature(ComparisonFeature).dialog)
    qtbot.waitUntil(lambda: comparison.lines.count() > 0)
    assert comparison.lines.item(0).text() == "1. tokens: removed: health token at 9,1"
    comparison.close()


def test_restoring_keeps_the_present_file_and_unsaved_changes(user: User, qtbot: QtBot) -> None:
    document = user.window.document
    assert document.path is not None
    first = saved(user, 9.5, 1.5)
    second = document.path.read_bytes()
    user.click(8, 1)
    user.do("delete")
    changed = user.scenario
    press(shown(user, qtbot), "&Restore")
    assert document.path.read_bytes() == first and not document.modified
    assert user.said.endswith("is restored; the one before is kept.")
    kept = [path.read_bytes() for path in user.window.shell.settings.versions.rglob("*.yaml")]
    assert len(kept) == 3 and {first, second} < {*kept}
    user.do("undo")
    assert user.scenario == changed and document.modified
    user.do("save")
    assert b"gate" not in document.path.read_bytes()


def test_a_file_that_is_too_large_to_keep_is_replaced_all_the_same(
    user: User, answers: Answers, tmp_path: Path
) -> None:
    answers.saved = tmp_path / "large.yaml"
    answers.saved.write_bytes(b"a" * (BYTES + 1))
    user.do("save-as")
    assert user.said.startswith("Saved large.yaml. The version before it was not kept. The file is larger than ")
    assert answers.saved.stat().st_size < BYTES and not answers.told


def test_a_folder_that_takes_nothing_never_prevents_a_save(
    user: User, settings: Settings, answers: Answers, qtbot: QtBot
) -> None:
    settings.versions.write_text("in the way")
    saved(user, 9.5, 1.5)
    assert user.said.startswith("Saved map.yaml. The version before it was not kept. Cannot write ")
    assert answers.told == []
    settings.versions.unlink()
    saved(user, 8, 1)
    assert user.said == "Saved map.yaml."
    press(shown(user, qtbot), "&Restore")
    assert len(user.scenario.doors) == 1


def test_a_version_that_cannot_be_read_is_said_and_stays(user: User, answers: Answers, qtbot: QtBot) -> None:
    saved(user, 9.5, 1.5)
    (version,) = user.window.shell.settings.versions.rglob("*.yaml")
    version.write_text("pieces: [")
    dialog = shown(user, qtbot)
    assert dialog.list.entry(0).summary == "It can't be read as a scenario."
    press(dialog, "&Restore")
    assert answers.told[0].startswith("This version can't be read. ") and version.exists()


def test_a_renamed_file_takes_its_versions_along(tmp_path: Path) -> None:
    folder, old, new = tmp_path / "versions", tmp_path / "old.yaml", tmp_path / "new.yaml"
    keep_version(folder, old, Content(b"one", SECOND), b"two")
    old.write_bytes(b"two")
    assert kept_versions(folder, new, b"two") == [], "a copy has no versions while the first one is there"
    old.rename(new)
    assert kept_versions(folder, new, b"other") == []
    keep_version(folder, new, Content(b"two", 2 * SECOND), b"three")
    assert [one.path.read_bytes() for one in kept_versions(folder, new, b"three")] == [b"two", b"one"]
    assert kept_versions(folder, old, b"two") == []


def test_versions_are_bounded_and_old_ones_get_sparser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, path = tmp_path / "versions", tmp_path / "map.yaml"
    path.touch()
    for minute in range(file_versions.MOST + 40):
        keep_version(folder, path, Content(b"%09d" % minute, minute * 60 * SECOND), b"next")
    minutes = [version.time // (60 * SECOND) for version in kept_versions(folder, path, b"next")]
    assert len(minutes) == file_versions.MOST
    assert minutes[:20] == [*range(89, 69, -1)] and minutes[-1] == 0
    monkeypatch.setattr(file_versions, "MOST_BYTES", 9 * 5)
    keep_version(folder, path, Content(b"%09d" % 99, 99 * 60 * SECOND), b"next")
    assert len(kept_versions(folder, path, b"next")) == 5
    monkeypatch.setattr(file_versions, "MOST_BYTES_IN_ALL", 9 * 3)
    keep_version(folder, tmp_path / "other.yaml", Content(b"%09d" % 1, 0), b"next")
    assert kept_versions(folder, tmp_path / "other.yaml", b"next") == []
    assert len([*folder.iterdir()]) == 1 and len(kept_versions(folder, path, b"next")) == 3
    with pytest.raises(FileFailed, match="not a file"):
        file_versions.content_at(tmp_path)
