"""The start page: recent maps, work that was not saved, templates and samples; by mouse, by keyboard, read aloud."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kneedeep.analysis.framework.finding import Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.catalog.catalog_files import RULESETS
from kneedeep.model.scenario.io.text_block import block_of
from kneedeep.model.scenario.translations import texts
from kneedeep.support import resources
from kneedeep_editor.app import Editor
from kneedeep_editor.documents import shipped_scenarios
from kneedeep_editor.documents.shipped_scenarios import offered_maps, sample_document
from kneedeep_editor.features.files.autosave import Autosave
from kneedeep_editor.features.files.map_checks import CheckDialog
from kneedeep_editor.features.program.tour import TourFeature
from kneedeep_editor.mainwindow.start_screen import StartScreen
from kneedeep_editor.mainwindow.tabbed_window import Frame
from kneedeep_editor.panels.dialogs.new_scenario_dialog import NewScenarioDialog
from kneedeep_editor.services.settings import Settings
from tests.editor.conftest import MAP
from tests.support.file_drops import drop
from tests.support.users.editor_user import CTRL, NO_KEYS, Answers, Opened, User
from tests.support.values import known, typed

TEMPLATES = [one.name for one in offered_maps(RULESETS[0]) if "/" in one.name]


@pytest.fixture
def start(editor: Editor, settings: Settings, tmp_path: Path, qtbot: QtBot) -> StartScreen:
    """The start page after two maps were open; one of them is gone."""
    for name in ("gone.yaml", "kept.yaml"):
        path = tmp_path / name
        path.write_text(MAP, encoding="utf-8")
        settings.remember(path)
    (tmp_path / "gone.yaml").unlink()
    return shown_page(editor, qtbot)


def shown_page(editor: Editor, qtbot: QtBot) -> StartScreen:
    editor.show_start()
    page = typed(StartScreen, editor.frames[0].page)
    qtbot.waitUntil(lambda: bool(page.offered.count()) and not page._filling.isActive(), timeout=30_000)
    return page


def click(page: StartScreen, rows: QWidget, row: int) -> None:
    viewport = rows.viewport()  # type: ignore[attr-defined]
    spot = rows.visualItemRect(rows.item(row)).center()  # type: ignore[attr-defined]
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, NO_KEYS, spot)


def test_recent_maps_have_their_titles_and_pictures_and_missing_ones_are_faint(start: StartScreen) -> None:
    kept, gone = start.recent.entries
    assert (kept.title, kept.is_missing) == ("Two rooms", False)
    assert (gone.title, gone.is_missing) == ("gone.yaml", True)
    assert not start.recent.item(0).icon().isNull() and start.recent.item(1).icon().isNull()
    face = QAccessible.queryAccessibleInterface(start.recent)
    assert "Two rooms" in face.child(0).text(QAccessible.Text.Name)
    assert face.child(1).text(QAccessible.Text.Name).endswith("Delete removes it from the list")


def test_a_click_opens_a_recent_map_in_place_of_the_page(start: StartScreen, editor: Editor) -> None:
    click(start, start.recent, 0)
    assert [window.document.title for window in editor.windows] == ["kept.yaml"]
    (frame,) = editor.frames
    assert frame.page is editor.windows[0] and not frame.tabs.isVisible()


def test_a_click_removes_a_missing_map(start: StartScreen, settings: Settings, answers: Answers) -> None:
    click(start, start.recent, 1)
    assert [path.name for path in settings.recent] == ["kept.yaml"]
    assert [entry.title for entry in start.recent.entries] == ["kept.yaml"]
    assert answers.told == []


def test_by_keyboard_a_map_is_opened_and_another_removed(
    start: StartScreen, editor: Editor, settings: Settings
) -> None:
    assert QApplication.focusWidget() is start.recent
    QTest.keyClick(start.recent, Qt.Key.Key_Down)
    QTest.keyClick(start.recent, Qt.Key.Key_Delete)
    assert len(settings.recent) == 1
    QTest.keyClick(start.recent, Qt.Key.Key_Return)
    assert editor.windows[0].document.title == "kept.yaml"


def test_everything_on_the_page_is_reached_by_tab(start: StartScreen) -> None:
    met: list[QWidget] = []
    start.new.setFocus()
    for _ in range(8):
        focused = known(QApplication.focusWidget())
        met.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert {start.new, start.first, start.open, start.check, start.guide, start.recent, start.offered} <= set(met)
    for widget in met:
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_templates_come_first_and_one_opens_without_a_name(start: StartScreen, editor: Editor) -> None:
    entries = start.offered.entries
    assert [entry.title for entry in entries[:3]] == ["Escape", "Hold the room", "Key hunt"]
    assert entries[0].facts.endswith("2004 edition") and entries[3].facts.endswith("2016 edition")
    assert len(entries) == 14
    assert all(not start.offered.item(row).icon().isNull() for row in range(14))
    start.offered.setCurrentRow(2)
    QTest.keyClick(start.offered, Qt.Key.Key_Return)
    document = editor.windows[0].document
    assert document.path is None and document.scenario.title == "Key hunt" and not document.modified


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_is_a_complete_map_without_problems(name: str) -> None:
    document = sample_document(name)
    scenario = document.scenario
    assert scenario.ruleset == name.split("/")[0]
    assert scenario.title and scenario.summary and scenario.briefing and scenario.objective and scenario.minutes
    assert [one.code for one in analyse(document.snapshot()) if one.severity is not Severity.INFO] == []


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_is_in_the_language_of_the_program_alone(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    english = sample_document(name).scenario
    monkeypatch.setattr(shipped_scenarios, "spoken_language", lambda: "de")
    german = sample_document(name).scenario
    assert (german.language, english.language) == ("de", "en")
    assert not german.translations and not english.translations
    assert {one.text for one in texts(german)} & {one.text for one in texts(english)} <= {"Tunnel", "Dock", "Pass"}


def test_a_new_map_begins_from_the_page(start: StartScreen, editor: Editor) -> None:
    start.new.click()
    (dialog,) = start.findChildren(NewScenarioDialog)
    dialog.choose(RULESETS[1], small_map=True)
    dialog.accept()
    assert editor.windows[0].document.scenario.ruleset == RULESETS[1]


def test_a_first_map_begins_with_the_hints(start: StartScreen, editor: Editor, settings: Settings) -> None:
    settings.setValue("tour", "seen")
    QTest.keyClick(start.first, Qt.Key.Key_Return)
    (window,) = editor.windows
    tour = window.shell.feature(TourFeature).tour
    assert not window.document.scenario.pieces and tour is not None and tour.isVisible()


def checked(start: StartScreen, path: Path) -> CheckDialog:
    """The page with the answer about a map that is dropped on the button."""
    assert drop(start, QUrl.fromLocalFile(str(path)), at=start.check.geometry().center())
    (dialog,) = start.findChildren(CheckDialog)
    return dialog


def test_a_dropped_map_is_checked_in_words_and_its_problems_are_seen(start: StartScreen, editor: Editor) -> None:
    dialog = checked(start, resources.path("scenarios", "tutorial.yaml"))
    assert dialog.isVisible() and dialog.title.text() == "Cold Start"
    assert dialog.verdict.text() == (
        "This map can be built from one copy of the base game of 2004. The marines can reach everything. "
        "It can be won with 1, 2 or 3 marines. With 3 marines it takes at least 4 turns. "
        "It is easy with 1 marine and even with 2 or 3 marines, by games that bots have played. "
        "It is easy, as its author says."
    )
    assert dialog.problems.text() == "Problems: 4 notes." and dialog.assumed.text().startswith("Assumed: the part")
    assert dialog.focusWidget() is dialog.open_button and editor.windows == []
    dialog.problems_button.click()
    (window,) = editor.windows
    assert window.document.title == "tutorial.yaml" and window.shell.docks.by_name["problems"].isVisible()


def test_what_cannot_be_checked_is_a_sentence(
    start: StartScreen, editor: Editor, answers: Answers, tmp_path: Path
) -> None:
    path = tmp_path / "package.json"
    path.write_text('{"name": "x", "version": "1"}', encoding="utf-8")
    dialog = checked(start, path)
    assert (dialog.title.text(), dialog.open_button.isEnabled()) == ("package.json", False)
    assert dialog.verdict.text() == "This is no scenario: it looks like a package.json of npm."
    path.write_text("format: 1\nruleset: doom-2004\ntitle: [", encoding="utf-8")
    answers.opened = [path]
    dialog.again_asked.emit()
    assert dialog.verdict.text().startswith("It can't be read (line 3): The list in brackets")
    path.write_text("format: 1\nruleset: doom-2004\ntitle: A\npieces: 3\n", encoding="utf-8")
    dialog.again_asked.emit()
    assert dialog.verdict.text() == "This map can't be judged yet: its errors come first."
    assert "\n• pieces: 3 is not a list; right would be" in dialog.problems.text()
    path.write_text('<map orientation="orthogonal" width="1" height="1" tilewidth="9" tileheight="9"></map>', "utf-8")
    dialog.again_asked.emit()
    assert "nothing of the map of Tiled can be carried over" in dialog.verdict.text()
    answers.opened = [tmp_path / "gone"]
    dialog.again_asked.emit()
    assert "there is no such file or folder" in dialog.verdict.text()
    answers.opened = [tmp_path / "kept.yaml"]
    dialog.again_asked.emit()
    assert dialog.title.text() == "Two rooms" and dialog.open_button.isEnabled()
    dialog.open_button.click()
    assert [window.document.title for window in editor.windows] == ["kept.yaml"]


def test_a_file_dropped_elsewhere_is_opened_and_a_copied_map_is_pasted(
    start: StartScreen, editor: Editor, answers: Answers, tmp_path: Path
) -> None:
    start.check_asked.emit([])
    assert not any(dialog.isVisible() for dialog in start.findChildren(CheckDialog)), "nothing was chosen"
    QApplication.clipboard().setText("no map")
    QTest.keyClick(start.first, Qt.Key.Key_V, CTRL)
    assert len(answers.told) == 1 and "the text holds no map" in answers.told[0].lower()
    QApplication.clipboard().setText(block_of(MAP.encode()))
    QTest.keyClick(start.first, Qt.Key.Key_V, CTRL)
    assert [window.document.scenario.title for window in editor.windows] == ["Two rooms"]
    editor.show_start()
    (page,) = (one for frame in editor.frames for one in frame.pages if isinstance(one, StartScreen))
    assert drop(page, QUrl.fromLocalFile(str(tmp_path / "kept.yaml")), at=page.recent.geometry().center())
    assert "kept.yaml" in [window.document.title for window in editor.windows]


def test_the_page_comes_when_the_last_map_is_closed_and_goes_with_the_next(
    user: User, editor: Editor, tmp_path: Path, qtbot: QtBot
) -> None:
    user.window.close()
    (frame,) = editor.frames
    assert isinstance(frame.page, StartScreen)
    editor.open([tmp_path / "map.yaml"])
    assert [type(page).__name__ for page in frame.pages] == ["MainWindow"]
    editor.show_start()
    assert len(frame.pages) == 2 and isinstance(frame.page, StartScreen)
    editor.show_start()
    assert len(frame.pages) == 2
    frame.page.close()
    assert len(frame.pages) == 1
    editor.windows[0].close()
    frame.close()
    assert editor.frames == []


def test_work_that_was_not_saved_is_restored_or_discarded_on_the_page(
    opened: Opened, editor: Editor, answers: Answers, qtbot: QtBot, tmp_path: Path
) -> None:
    user = opened(MAP)
    user.window.shell.work.select([user.scenario.tokens[0].serial])
    user.do("delete")
    autosave = user.window.shell.feature(Autosave)
    assert autosave.keep()
    kept = autosave.side.read_bytes()
    answers.unsaved_answer = answers.unsaved_answer.DISCARD
    editor.close_all()
    side = editor.settings.unsaved / "left.json"
    side.write_bytes(kept)
    page = shown_page(editor, qtbot)
    assert [entry.title for entry in page.unsaved.entries] == ["Two rooms"]
    answers.agrees = False
    QTest.keyClick(page.unsaved, Qt.Key.Key_Delete)
    assert side.exists()
    QTest.keyClick(page.unsaved, Qt.Key.Key_Return)
    assert len(editor.windows[0].document.scenario.tokens) == 1
    assert editor.windows[0].document.modified
    assert isinstance(editor.frames[0], Frame)
