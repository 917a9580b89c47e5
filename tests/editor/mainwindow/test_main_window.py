"""The window: files, questions, titles, recent files, its state, broken files."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit, QMessageBox, QStyle, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from kneedeep.board.kinds import kinds_of
from kneedeep.model.catalog import RULESETS, load_catalog
from kneedeep.support import resources
from kneedeep_editor.app import Editor
from kneedeep_editor.documents.document_files import new_document
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.mainwindow.main_toolbar import MainToolbar
from kneedeep_editor.mainwindow.main_window import PALETTE_WIDTH
from kneedeep_editor.mainwindow.save_commands import folder_of
from kneedeep_editor.mainwindow.user_questions import Answer, Questions
from kneedeep_editor.panels.palette_model import ICON, ROW
from kneedeep_editor.services.settings import MOST_RECENT, Settings
from kneedeep_editor.tools.stamp_stock import stock
from tests.editor.conftest import MAP, shown
from tests.support.users.editor_user import Answers, Opened, User, named, places
from tests.support.values import known, typed


def changed(user: User) -> User:
    user.click(9.5, 1.5)
    user.do("delete")
    return user


def faults_of_the_map(user: User) -> list[str]:
    """The findings about file, board and box. Two rooms are too few for the distances of play to be judged."""
    return [code for code in named(user.window.shell.navigation.findings) if code.startswith(("SCN", "BRD", "CMP"))]


def test_a_map_made_with_the_mouse_is_clean_and_looks_the_same_after_reopening(
    beginner: User, editor: Editor, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    beginner.choose("Room 5×5")
    beginner.click(2.5, 2.5)
    beginner.choose("Short corridor 3×2")
    beginner.click(6.5, 1.0)
    choice = beginner.window.shell.actions.area_choice
    choice.activated.emit(choice.count() - 1)
    beginner.choose("Room 4×4")
    beginner.click(10.2, 1.1)
    beginner.choose("Door")
    beginner.click(8.0, 1.0)
    beginner.choose("Marine start")
    beginner.drag((0.5, 0.5), (2.5, 0.5))
    beginner.choose("Imp")
    beginner.click(10.5, 1.5)
    beginner.choose("Shotgun")
    beginner.click(4.5, 3.5)
    with qtbot.waitSignal(beginner.window.shell.analysis.finished):
        pass
    assert faults_of_the_map(beginner) == []
    answers.saved = tmp_path / "made.yaml"
    beginner.do("save")
    drawn = beginner.scenario
    beginner.window.close()
    editor.open([tmp_path / "made.yaml"])
    again = shown(editor, qtbot)
    assert again.scenario == drawn
    assert len(again.scenario.areas) == 2
    with qtbot.waitSignal(again.window.shell.analysis.finished):
        again.window.shell.analysis.request()
    assert faults_of_the_map(again) == []


def test_files_are_looked_for_where_one_was_last_but_not_among_the_samples(
    beginner: User, editor: Editor, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    document = beginner.window.document
    editor.open([resources.path("scenarios", "tutorial.yaml")])
    assert folder_of(document, settings) == tmp_path
    (tmp_path / "maps").mkdir()
    settings.remember(tmp_path / "maps" / "gone.yaml")
    assert folder_of(document, settings) == tmp_path / "maps"


def test_a_first_window_is_not_larger_than_the_screen(beginner: User, editor: Editor) -> None:
    window = editor.compose(new_document())
    room = window.screen().availableGeometry()
    assert window.width() < room.width() and window.height() < room.height()
    window.deleteLater()


def test_the_dialog_offers_save_discard_and_cancel(user: User) -> None:
    seen: list[str] = []

    def answer() -> None:
        box = typed(QMessageBox, QApplication.activeModalWidget())
        seen.extend(button.text().replace("&", "") for button in box.buttons())
        box.button(QMessageBox.StandardButton.Discard).click()

    QTimer.singleShot(0, answer)
    assert Questions().unsaved(user.window, "map.yaml") is Answer.DISCARD
    assert sorted(seen) == ["Cancel", "Discard", "Save"]


def test_recent_files_are_offered_newest_first(user: User, editor: Editor, settings: Settings, tmp_path: Path) -> None:
    second = tmp_path / "second.yaml"
    second.write_text(MAP)
    editor.open([second], None)
    window = editor.windows[-1]
    window.shell.actions._fill_recent()
    texts = [action.text() for action in window.shell.actions._recent_menu.actions()]
    assert texts == [f"&1 {second}", f"&2 {tmp_path / 'map.yaml'}"]
    changed(User(window))
    window.shell.actions._recent_menu.actions()[1].trigger()
    assert [window.document.path for window in editor.windows].count(tmp_path / "map.yaml") == 1


def test_recent_files_are_limited_and_forgotten_when_gone(settings: Settings, tmp_path: Path) -> None:
    for number in range(MOST_RECENT + 3):
        settings.remember(tmp_path / f"{number}.yaml")
    settings.remember(tmp_path / "5.yaml")
    assert len(settings.recent) == MOST_RECENT
    assert settings.recent[0] == tmp_path / "5.yaml"
    settings.forget(tmp_path / "5.yaml")
    assert tmp_path / "5.yaml" not in settings.recent


def test_settings_that_are_no_settings_count_as_empty(tmp_path: Path) -> None:
    path = tmp_path / "editor.ini"
    path.write_bytes(b"\x00[[[recent=@Invalid()\nstate=5")
    broken = Settings(path)
    assert broken.recent == []
    assert broken.bytes("state") is None


def test_a_file_without_scenario_opens_with_findings(opened: Opened, answers: Answers, qtbot: QtBot) -> None:
    user = opened("pieces: [")
    with qtbot.waitSignal(user.window.shell.analysis.finished):
        user.window.shell.analysis.request()
    assert [finding.code for finding in user.window.shell.navigation.findings] == ["SCN001"]
    assert answers.told == []
    actions = user.window.shell.actions.by_name
    assert not actions["save"].isEnabled()
    assert not actions["save-as"].isEnabled()
    assert not user.window.shell.palette.isEnabled()
    user.click(3, 3)
    user.canvas.repaint()
    assert user.window.windowTitle() == "map.yaml (read only)[*] – kneedeep"


def test_a_file_with_faults_opens_as_far_as_it_can_be_read(opened: Opened, qtbot: QtBot) -> None:
    user = opened(MAP.replace("at: [9, 1]", "at: nowhere").replace("room-4x4", "room-99"))
    with qtbot.waitSignal(user.window.shell.analysis.finished):
        user.window.shell.analysis.request()
    assert {"SCN002"} <= {finding.code for finding in user.window.shell.navigation.findings}
    assert len(places(user.scenario)) == 3
    assert user.window.shell.actions.by_name["save"].isEnabled()


def test_all_of_the_bar_stays_in_reach_in_a_narrow_window(opened: Opened, qtbot: QtBot) -> None:
    user = opened(MAP.replace("Store", "Store" * 40))
    bar = user.child(MainToolbar)
    more = typed(QToolButton, bar.findChild(QToolButton, "qt_toolbar_ext_button"))
    last = bar.widgetForAction(user.window.shell.actions.by_name["fit"])

    def resized(width: int) -> None:
        user.window.window().resize(width, 700)
        qtbot.waitUntil(lambda: bar.width() == width)
        for _ in range(3):
            QApplication.processEvents()

    for width, narrow in ((1480, False), (1120, True), (1010, True), (1480, False)):
        resized(width)
        assert bar.narrow is narrow
        assert last.isVisible()
        assert user.window.shell.actions.area_choice.isVisible()
        assert not more.isVisible()
    typed(Dock, user.window.findChild(Dock, "properties")).hide()
    resized(1010)
    resized(700)
    assert not last.isVisible()
    assert more.isVisible()
    picture = more.grab().toImage()
    light = [picture.pixelColor(x, y).lightness() for x in range(picture.width()) for y in range(picture.height())]
    assert max(light) - min(light) > 100


@pytest.mark.usefixtures("dressed")
def test_titles_of_the_palette_have_room_in_two_lines(user: User) -> None:
    palette = user.window.shell.palette.list
    style, metrics = palette.style(), palette.fontMetrics()
    margin = 1 + style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin)
    bar = style.pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
    # Margins of the panel, frame and padding of the entry, margins of picture and text.
    room = PALETTE_WIDTH - 6 - bar - 8 - ICON.width() - 4 * margin
    scenarios = [user.scenario.having(expansion=True), *(new_document(one).scenario for one in RULESETS)]
    entries = [
        entry
        for scenario in scenarios
        for catalog in (load_catalog(scenario.ruleset),)
        for entry in stock(scenario, catalog, kinds_of(scenario, catalog))
    ]
    for entry in entries:
        box = metrics.boundingRect(QRect(0, 0, room, 1000), Qt.TextFlag.TextWordWrap, entry.title)
        assert box.width() <= room, entry.title
        assert box.height() <= 2 * metrics.lineSpacing(), entry.title
    assert max(ICON.height(), 2 * metrics.lineSpacing()) + 2 <= ROW
    first = palette.model().index(0, 0)
    tips = [palette.model().index(row, 0, first).data(Qt.ItemDataRole.ToolTipRole) for row in range(5)]
    assert [str(tip).startswith(title) for tip, title in zip(tips, user.window.shell.palette.titles, strict=False)] == [
        True
    ] * 5


def test_the_map_says_what_is_under_the_pointer_to_screen_readers(user: User) -> None:
    user.window.shell.palette.search.setFocus()
    user.move(9.5, 1.5)
    face = QAccessible.queryAccessibleInterface(user.canvas)
    assert face.text(QAccessible.Text.Description) == "space 9,1, Store, health, room 4×4"
    assert user.window.shell.status.pointed.text() == "9,1 · Store · room 4×4 · health"


def test_a_reason_is_asked_for_until_there_is_one(qapp: QApplication) -> None:
    def answer() -> None:
        dialog = typed(QInputDialog, QApplication.activeModalWidget())
        line = known(dialog.findChild(QLineEdit))
        for written in ("", "  "):
            line.setText(written)
            QTest.keyClick(line, Qt.Key.Key_Return)
            assert dialog.isVisible()
        line.setText(" On purpose. ")
        QTest.keyClick(line, Qt.Key.Key_Return)

    QTimer.singleShot(0, answer)
    assert Questions().reason(QWidget(), "Allow", "Why?") == "On purpose."
