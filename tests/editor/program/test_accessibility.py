"""What screen readers find: every widget that takes the keyboard has a name, in every panel and dialog."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from kneedeep.model.scenario.edits import Remove
from kneedeep.support import resources
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.mainwindow.tabbed_window import Frame
from kneedeep_editor.panels.properties.script_fields import ScriptField
from kneedeep_editor.services.screen_reader import description_of
from kneedeep_editor.services.widgets import Label
from tests.support.clipped_texts import clipped_texts
from tests.support.every_page import every_page
from tests.support.users.editor_user import Opened, User
from tests.support.users.keyboard_user import read, tree

pytestmark = pytest.mark.usefixtures("dressed")


def nameless(widget: QWidget) -> list[str]:
    """The widgets below one that take the keyboard and have no name."""
    return [
        f"{type(one).__name__} {one.objectName()} in {type(one.parentWidget()).__name__}"
        for one in (widget, *widget.findChildren(QWidget))
        if one.focusPolicy() and one.isVisible() and not isinstance(one, QLabel)
        if not (isinstance(one, QTabBar) and not one.count())
        if not one.objectName().startswith("qt_") and one.focusProxy() is None
        if not read(one, QAccessible.Text.Name)
    ]


def too_large(window: QWidget) -> list[str]:
    """The size of a dialog that a screen of 1280×720 at 200 % has no room for, with its title bar."""
    least = window.minimumSizeHint()
    fits = least.width() <= 640 and least.height() <= 345
    return (
        []
        if fits or isinstance(window, Frame)
        else [f"{type(window).__name__} is {least.width()}×{least.height()} at least"]
    )


def test_every_widget_of_every_panel_has_a_name(user: User) -> None:
    found = []
    for dock in user.window.findChildren(Dock):
        dock.reveal()
        QApplication.processEvents()
        found += nameless(dock)
    user.do("select-all")
    QApplication.processEvents()
    assert found + nameless(user.window) == []


def test_every_widget_of_a_page_has_a_name_and_shows_its_whole_text(opened: Opened) -> None:
    user = opened(resources.text("scenarios", "tutorial.yaml"))
    found = [
        f"{name}: {one}"
        for name, shown in every_page(user)
        for window in shown
        for one in (*nameless(window), *clipped_texts(window), *too_large(window))
    ]
    assert "\n".join(found) == ""


def test_a_text_that_is_cut_off_is_found(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    whole, cut = Label("whole", box), Label("cut off", box)
    whole.adjustSize()
    cut.setFixedWidth(10)
    box.show()
    assert ["cut off" in one for one in clipped_texts(box)] == [True]


def test_readers_follow_the_focus_in_a_page_and_hear_of_no_layers(user: User) -> None:
    role = QAccessible.Role
    read_out = [(one, name) for _, one, name, _ in tree(user.window.window())]
    assert read_out[0] == (role.Window, "map.yaml – kneedeep")
    assert [one for one, _ in read_out[1:] if one in (role.Window, role.LayeredPane)] == []


def test_the_focus_is_reported_again_in_a_popup(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    reported: list[object] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: reported.append(event.object()))
    user.do("command-palette")
    assert reported[-1] is QApplication.focusWidget() is not user.canvas


def test_an_edit_gives_no_names_again(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    QApplication.processEvents()
    named: list[str] = []
    monkeypatch.setattr(ScriptField, "call", lambda _, name, doc: named.append(name))
    user.window.shell.work.edit(Remove("Remove", frozenset({user.scenario.tokens[0].serial})))
    QApplication.processEvents()
    assert named == []


def test_what_can_be_chosen_in_the_tree_has_a_name(user: User) -> None:
    roles = QAccessible.Role
    spoken = (
        roles.MenuItem,
        roles.Button,
        roles.CheckBox,
        roles.EditableText,
        roles.ComboBox,
        roles.ListItem,
        roles.PageTab,
    )
    read_out = list(tree(user.window))
    assert [(role.name, what) for _, role, name, what in read_out if role in spoken and not name] == []
    assert ("Map", description_of(user.canvas)) in [(name, what) for _, _, name, what in read_out]
