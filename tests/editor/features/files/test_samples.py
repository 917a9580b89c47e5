"""The gallery of shipped scenarios."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kneedeep.model.catalog.catalog_files import RULESETS
from kneedeep.support import resources
from kneedeep_editor.app import Editor
from kneedeep_editor.documents.shipped_scenarios import samples
from kneedeep_editor.features.files.samples import Samples
from kneedeep_editor.panels.dialogs.map_gallery import MapGallery
from tests.support.users.editor_user import Answers, User


def opened_gallery(user: User, qtbot: QtBot) -> MapGallery:
    user.do("samples")
    made = user.window.shell.feature(Samples).gallery
    assert made is not None
    qtbot.waitUntil(lambda: all(not made.list.item(row).icon().isNull() for row in range(made.list.count())))
    return made


def test_every_shipped_scenario_has_a_picture_a_title_and_a_summary(user: User, qtbot: QtBot) -> None:
    gallery = opened_gallery(user, qtbot)
    assert gallery.list.count() == len(resources.names("scenarios", ".yaml"))
    assert gallery.list.item(0).text() == "Cold Start"
    face = QAccessible.queryAccessibleInterface(gallery.list)
    told = face.child(0).text(QAccessible.Text.Name)
    assert "one key, one locked way out" in told
    assert "30–45 minutes" in told
    pictures = {
        bytes(gallery.list.item(row).icon().pixmap(100, 60).toImage().constBits())
        for row in range(gallery.list.count())
    }
    assert len(pictures) == gallery.list.count()


def test_samples_of_the_edition_of_the_window_come_first(editor: Editor, qtbot: QtBot) -> None:
    user = User(editor.begin(RULESETS[1], small_map=False))
    gallery = opened_gallery(user, qtbot)
    editions = [one.scenario.ruleset for one in samples(RULESETS[1])]
    assert editions == sorted(editions, reverse=True)
    assert gallery.list.item(0).text() == samples(RULESETS[1])[0].scenario.title == "Range Day"


def test_enter_opens_a_copy_without_a_name_and_leaves_the_sample_alone(
    user: User, editor: Editor, answers: Answers, qtbot: QtBot
) -> None:
    gallery = opened_gallery(user, qtbot)
    path = resources.path("scenarios", "tutorial.yaml")
    before = path.read_bytes()
    QTest.keyClick(gallery.list, Qt.Key.Key_Return)
    assert len(editor.windows) == 2
    window = editor.windows[-1]
    assert window.document.path is None
    assert window.document.title == "Cold Start"
    assert not window.document.modified
    qtbot.waitUntil(lambda: window.shell.is_painted)
    answers.saved = None
    assert not window.shell.saving.save_as()
    assert answers.asked == ["save cold-start.yaml"]
    assert path.read_bytes() == before


def test_an_untouched_new_window_gives_way(beginner: User, editor: Editor, qtbot: QtBot) -> None:
    opened_gallery(beginner, qtbot).button.click()
    assert [window.document.title for window in editor.windows] == ["Cold Start"]


def test_without_shipped_files_a_sentence_says_so(
    user: User, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(kind: str, ending: str = "") -> list[str]:
        raise FileNotFoundError("the installation is incomplete")

    monkeypatch.setattr(resources, "names", missing)
    user.do("samples")
    assert answers.told == ["There are no samples. the installation is incomplete"]
    monkeypatch.undo()
    assert len(samples()) == len(resources.names("scenarios", ".yaml"))
