"""Shortcuts: found, changed, taken from another command, kept, in every window, taken back; all by keyboard."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kneedeep_editor.app import Editor
from kneedeep_editor.panels.dialogs.shortcuts_dialog import ShortcutsDialog
from kneedeep_editor.services.settings import Settings
from tests.editor.conftest import shown
from tests.support.users.editor_user import CTRL, User
from tests.support.users.keyboard_user import Listener
from tests.support.values import known

ALT = Qt.KeyboardModifier.AltModifier


def keys_of(user: User, name: str) -> list[str]:
    return [key.toString() for key in user.window.shell.actions.keyed[name].shortcuts()]


def begin(user: User, words: str) -> Listener:
    """Open the dialog and find a command."""
    keyboard = Listener(user.window)
    user.canvas.setFocus()
    keyboard.press(Qt.Key.Key_K, held=CTRL | ALT)
    assert keyboard.name == "Search by name or key"
    keyboard.type(words)
    return keyboard


def test_a_command_gets_other_keys_and_heeds_them(user: User, settings: Settings, qtbot: QtBot) -> None:
    keyboard = begin(user, "turn right")
    keyboard.tab_to("New keys")
    keyboard.press(Qt.Key.Key_K)
    assert keyboard.description == "K is not assigned."
    keyboard.tab_to("Use these keys")
    keyboard.press(Qt.Key.Key_Space)
    assert keys_of(user, "turn") == ["K"]
    assert "(K)" in user.window.shell.actions.keyed["turn"].toolTip()
    keyboard.press(Qt.Key.Key_Escape)
    # Without a window manager nothing hands the keyboard back to the window below.
    user.window.activateWindow()
    qtbot.waitUntil(user.window.isActiveWindow)
    user.window.shell.toolbox.use("select")
    user.click(6.5, 0.5)
    QTest.keyClick(user.canvas, Qt.Key.Key_R)
    assert user.steps == []
    QTest.keyClick(user.canvas, Qt.Key.Key_K)
    assert user.steps == ["Turn short corridor 3×2"]
    assert settings.text("keys/turn") == "K"


def test_a_command_is_found_by_its_key(user: User) -> None:
    begin(user, "F7").tab_to("Commands and their keys")
    line = known(user.child(ShortcutsDialog).chosen)
    assert line.title == "Problems: Ready to share?"


def test_changes_hold_in_every_window_and_at_the_next_start(
    user: User, editor: Editor, settings: Settings, qtbot: QtBot
) -> None:
    editor.new()
    other = shown(editor, qtbot)
    editor.keys.give(user.window.shell.actions.keyed["panel-history"], ["Ctrl+Alt+H"])
    editor.keys.give(user.window.shell.actions.keyed["save"], [])
    assert keys_of(other, "panel-history") == ["Ctrl+Alt+H"]
    settings.sync()
    editor.new()
    later = shown(editor, qtbot)
    assert keys_of(later, "panel-history") == ["Ctrl+Alt+H"]
    assert keys_of(later, "save") == []


def test_no_two_commands_have_the_same_keys_by_default(user: User) -> None:
    taken: dict[str, str] = {}
    for name, action in user.window.shell.actions.keyed.items():
        for key in action.shortcuts():
            assert taken.setdefault(key.toString(), name) == name


def test_keys_that_a_command_has_in_a_game_are_listed(user: User) -> None:
    begin(user, "stop playing")
    row = known(user.child(ShortcutsDialog).list.topLevelItem(0))
    assert (row.text(0), row.text(1)) == ("Play: Stop playing", "F5, Shift+F5 (in a game)")
    assert keys_of(user, "play-stop") == []
