"""One window with a tab for each map: opened, turned, closed, moved to windows of their own and back."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar
from pytestqt.qtbot import QtBot

from kneedeep_editor.app import Editor
from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.mainwindow.tabbed_window import Frame
from kneedeep_editor.mainwindow.user_questions import Answer
from kneedeep_editor.panels.dialogs.unsaved_dialog import UnsavedDialog
from tests.editor.conftest import MAP
from tests.support.users.editor_user import CTRL, NO_KEYS, SHIFT, Answers, Opened

NAMES = ("one.yaml", "two.yaml", "three.yaml")


@pytest.fixture
def three(editor: Editor, tmp_path: Path, qtbot: QtBot) -> Frame:
    """A window with three maps."""
    for name in NAMES:
        (tmp_path / name).write_text(MAP, encoding="utf-8")
    editor.open([tmp_path / name for name in NAMES])
    (frame,) = editor.frames
    qtbot.waitUntil(lambda: editor.windows[-1].shell.is_painted)
    frame.activateWindow()
    qtbot.waitUntil(frame.isActiveWindow)
    return frame


def titles(frame: Frame) -> list[str]:
    return [frame.tabs.tabText(number) for number in range(frame.tabs.count())]


def change(window: MainWindow) -> None:
    window.shell.work.select([window.document.scenario.tokens[0].serial])
    window.shell.actions.by_name["delete"].trigger()
    assert window.document.modified


def front(frame: Frame) -> MainWindow:
    assert isinstance(frame.page, MainWindow)
    return frame.page


def test_keys_go_from_tab_to_tab(three: Frame) -> None:
    for key, held, after in (
        (Qt.Key.Key_Tab, CTRL, "one.yaml"),
        (Qt.Key.Key_Backtab, CTRL | SHIFT, "three.yaml"),
        (Qt.Key.Key_PageDown, CTRL, "one.yaml"),
        (Qt.Key.Key_PageUp, CTRL, "three.yaml"),
        (Qt.Key.Key_PageUp, CTRL, "two.yaml"),
        (Qt.Key.Key_Backtab, CTRL | SHIFT, "one.yaml"),
    ):
        QTest.keyClick(front(three).shell.canvas, key, held)
        assert front(three).document.title == after
        focused = QApplication.focusWidget()
        assert focused is not None and front(three).isAncestorOf(focused)
    assert three.windowTitle().startswith(after)


def test_a_map_that_is_not_saved_has_a_mark_in_its_tab(three: Frame, editor: Editor) -> None:
    change(editor.windows[0])
    assert titles(three) == ["● one.yaml", "two.yaml", "three.yaml"]
    assert three.tabs.accessibleTabName(0) == "one.yaml, not saved"
    assert not three.isWindowModified(), "the one in front is saved"
    three.bring(editor.windows[0])
    assert three.isWindowModified()
    editor.windows[0].shell.actions.by_name["undo"].trigger()
    assert titles(three)[0] == "one.yaml" and not three.isWindowModified()


def test_the_middle_button_and_the_cross_close_a_tab(three: Frame) -> None:
    QTest.mouseClick(three.tabs, Qt.MouseButton.MiddleButton, NO_KEYS, three.tabs.tabRect(1).center())
    assert titles(three) == ["one.yaml", "three.yaml"]
    cross = three.tabs.tabButton(0, QTabBar.ButtonPosition.RightSide)
    assert cross.accessibleName() == "Close one.yaml"
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert titles(three) == ["three.yaml"]


def test_tabs_are_put_in_another_order(three: Frame, editor: Editor) -> None:
    three.tabs.moveTab(2, 0)
    assert titles(three) == ["three.yaml", "one.yaml", "two.yaml"]
    assert [page.document.title for page in three.pages if isinstance(page, MainWindow)] == [
        "three.yaml",
        "one.yaml",
        "two.yaml",
    ]
    assert front(three) is editor.windows[2]


def test_a_tab_moves_to_a_window_of_its_own_and_back(three: Frame, editor: Editor, qtbot: QtBot) -> None:
    moved = front(three)
    moved.shell.actions.by_name["tear-off"].trigger()
    assert len(editor.frames) == 2
    assert titles(three) == ["one.yaml", "two.yaml"]
    other = editor.frames[1]
    assert other.page is moved and other.windowTitle() == "three.yaml[*] – kneedeep"
    assert other.pos() != three.pos()
    assert moved.isVisible() and moved.shell.canvas.isVisible()
    assert not moved.shell.actions.by_name["tear-off"].isEnabled()
    moved.shell.actions.by_name["gather"].trigger()
    assert editor.frames == [three]
    QTest.qWait(0)
    assert titles(three) == list(NAMES)
    assert front(three) is moved and moved.isVisible()
    assert not moved.shell.actions.by_name["gather"].isEnabled()


def test_quitting_asks_once_for_all_windows(three: Frame, editor: Editor, answers: Answers) -> None:
    front(three).shell.actions.by_name["tear-off"].trigger()
    change(editor.windows[0])
    change(editor.windows[2])
    assert not editor.close_all()
    assert answers.asked == ["unsaved one.yaml, three.yaml"]
    answers.unsaved_answer = Answer.DISCARD
    assert editor.close_all()
    assert editor.frames == []


def test_the_dialog_saves_what_is_chosen(three: Frame) -> None:
    dialog = UnsavedDialog(three, ["a", "b", "c"], [["Added."], [], []])
    assert dialog.chosen == [0, 1, 2]
    dialog.list.setCurrentRow(1)
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    assert dialog.chosen == [0, 2]
    dialog.discard.click()
    assert dialog.chosen == [] and dialog.result() == UnsavedDialog.DialogCode.Accepted


def test_commands_of_a_map_behind_do_nothing(three: Frame, editor: Editor) -> None:
    behind, seen = editor.windows[0], front(three)
    for window in (behind, seen):
        window.shell.work.select([window.document.scenario.tokens[0].serial])
    QTest.keyClick(seen.shell.canvas, Qt.Key.Key_Delete)
    assert len(seen.document.scenario.tokens) == 1
    assert len(behind.document.scenario.tokens) == 2


def test_the_size_of_the_window_is_kept(three: Frame, editor: Editor, opened: Opened) -> None:
    three.resize(730, 610)
    assert three.close()
    opened(MAP, "four.yaml")
    again = Frame(lambda frame: True, editor.settings.bytes("geometry"))
    assert (again.width(), again.height()) == (730, 610)


def panels(window: MainWindow) -> dict[str, tuple[int, int]]:
    """The panels that are seen, with their sizes."""
    return {
        name: (dock.width(), dock.height())
        for name, dock in window.shell.docks.by_name.items()
        if not dock.visibleRegion().isEmpty()
    }


def test_panels_are_those_of_the_window_in_each_tab(three: Frame, editor: Editor) -> None:
    first, second, third = editor.windows
    three.bring(first)
    docks = first.shell.docks.by_name
    docks["palette"].hide()
    docks["problems"].show()
    docks["history"].reveal()
    first.resizeDocks([docks["problems"]], [230], Qt.Orientation.Vertical)
    QApplication.processEvents()
    shown = panels(first)
    assert "palette" not in shown and {"problems", "history"} <= set(shown)
    for window in (second, third, first):
        three.bring(window)
        QApplication.processEvents()
        assert panels(window) == shown
    QTest.keyClick(first.shell.canvas, Qt.Key.Key_Tab)
    assert panels(first) == {}
    three.bring(third)
    assert panels(third) == {}
    QTest.keyClick(third.shell.canvas, Qt.Key.Key_Tab)
    QApplication.processEvents()
    assert panels(third) == shown
    editor.show_start()
    three.bring(second)
    QApplication.processEvents()
    assert panels(second) == shown


def test_a_game_in_a_tab_takes_panels_from_no_other(three: Frame, editor: Editor) -> None:
    first, second, _ = editor.windows
    three.bring(first)
    shown = panels(first)
    first.shell.actions.by_name["play"].trigger()
    QApplication.processEvents()
    assert panels(first) == {}
    three.bring(second)
    QApplication.processEvents()
    assert panels(second) == shown
    second.shell.docks.by_name["properties"].hide()
    QApplication.processEvents()
    shown = panels(second)
    three.bring(first)
    first.shell.actions.by_name["play-stop"].trigger()
    QApplication.processEvents()
    assert panels(first) == shown and "properties" not in shown


def test_panels_sharing_a_place_have_one_tab_bar_and_none_in_a_game(three: Frame, editor: Editor) -> None:
    for window in editor.windows:
        three.bring(window)
        QApplication.processEvents()
        assert panel_tabs(window) == [["Palette", "Outline", "Properties"]], "in one column of a narrow window"
        window.shell.docks.set_aside()
        QApplication.processEvents()
        assert panel_tabs(window) == []
        window.shell.docks.bring_back()
        QApplication.processEvents()
        assert panel_tabs(window) == [["Palette", "Outline", "Properties"]]


def panel_tabs(window: MainWindow) -> list[list[str]]:
    """The titles on each tab bar of panels that is seen."""
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    found = [[bar.tabText(place) for place in range(bar.count())] for bar in bars if bar.isVisible()]
    return [titles for titles in found if titles]
