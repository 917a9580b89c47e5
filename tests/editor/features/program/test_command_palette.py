"""The command palette: every command by name, with the keyboard alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.panels.dialogs.command_finder import CommandFinder
from kneedeep_editor.panels.widgets.finder import match_score
from tests.support.users.editor_user import CTRL, SHIFT, User


def called(user: User) -> CommandFinder:
    user.key(Qt.Key.Key_P, CTRL | SHIFT)
    palette = user.child(CommandFinder)
    assert palette.isVisible()
    return palette


def shown(palette: CommandFinder) -> list[str]:
    return [palette.list.item(row).text() for row in range(palette.list.count())]


def test_a_command_is_found_by_some_letters_and_run_by_enter(user: User) -> None:
    palette = called(user)
    QTest.keyClicks(palette.search, "selall")
    current = palette.list.currentItem()
    assert current is not None
    assert current.text() == "Edit: Select all"
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    assert not palette.isVisible()
    assert len(user.window.shell.work.selection) > 5


def test_every_command_tool_and_panel_is_there_once(user: User) -> None:
    names = shown(called(user))
    assert len(names) == len(set(names))
    texts = {name.split(": ", 1)[-1].removesuffix(" (on)") for name in names}
    commands = [*user.window.shell.actions.by_name.values(), *user.window.shell.actions.menus["Tools"].actions()]
    for action in commands:
        if action.objectName() != "command-palette" and action.isVisible():
            assert action.text().replace("&", "").removesuffix("…") in texts
    assert {dock.windowTitle() for dock in user.window.findChildren(Dock)} <= texts
    assert any(name.startswith("Open recent: 1 ") for name in names)


def test_the_arrows_choose_and_what_cannot_be_done_now_is_passed_over(user: User) -> None:
    palette = called(user)
    QTest.keyClicks(palette.search, "edit")
    enabled = {action.text().replace("&", "") for action in user.window.findChildren(QAction) if action.isEnabled()}
    row = palette.list.currentRow()
    QTest.keyClick(palette.search, Qt.Key.Key_Down)
    assert palette.list.currentRow() > row
    assert palette.list.currentItem().text().removeprefix("Edit: ").removesuffix(" (on)") in enabled
    palette.search.clear()
    QTest.keyClicks(palette.search, "edit: delete")
    assert not palette.list.item(0).flags() & Qt.ItemFlag.ItemIsEnabled
    assert palette.list.item(0).text() == "Edit: Delete"


@pytest.mark.parametrize(
    ("typed", "better", "worse"),
    [
        ("zi", "View: Zoom in", "Edit: Resizing"),
        ("delete", "Edit: Delete", "Do everything later, ever"),
        ("area", "Overlays: Areas", "A rather early apple"),
    ],
)
def test_the_beginnings_of_words_come_first(typed: str, better: str, worse: str) -> None:
    good, bad = match_score(typed, better), match_score(typed, worse)
    assert good is not None
    assert bad is None or good < bad


@pytest.mark.parametrize(("typed", "name"), [("ba", "ab"), ("x", ""), ("savee", "Save")])
def test_letters_that_are_not_there_in_that_order_do_not_fit(typed: str, name: str) -> None:
    assert match_score(typed, name) is None
