"""The outline: everything in the file, in step with the selection; added, renamed, moved and removed there."""

from typing import Any

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import compile_board
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.scenario.io.reader import Reading
from kneedeep_editor.app import Editor
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.panels.outline.outline_panel import Outline, OutlineDelegate
from kneedeep_editor.panels.outline.outline_rows import NEW, outline_rows
from tests.editor.conftest import MAP
from tests.support import files
from tests.support.generators.hostile_files import kills
from tests.support.reading import scenario_in
from tests.support.users.editor_user import LEFT, NO_KEYS, Opened, User
from tests.support.users.window_sights import lines_of
from tests.support.values import known, typed

MORE = MAP + (
    "triggers:\n  - {id: siren, when: {open: gate}, do: [{set: alarm}]}\n  - {id: dark, when: {flag: alarm}, text: x}\n"
    "flags: {alarm: The alarm}\nitems:\n  - {id: disc, name: Data disc}\n"
)


def outline_of(user: User) -> Outline:
    dock = typed(Dock, user.window.findChild(Dock, "outline"))
    panel = dock.reveal().panel  # type: ignore[attr-defined]
    assert isinstance(panel, Outline)
    QtWidgets.QApplication.processEvents()
    return panel


def item_of(outline: Outline, text: str) -> QtWidgets.QTreeWidgetItem:
    return next(item for item in lines_of(outline.tree) if text in (item.text(0), item.text(1)))


def click(outline: Outline, text: str, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
    item = item_of(outline, text)
    outline.tree.scrollToItem(item)
    spot = outline.tree.visualItemRect(item).center()
    QTest.mouseClick(outline.tree.viewport(), LEFT, keys, spot)


def rename(outline: Outline, name: str) -> None:
    QTest.keyClick(outline.tree, Qt.Key.Key_F2)
    write(outline, name)


def write(outline: Outline, name: str) -> None:
    """Write into the name that is being edited."""
    editor = outline.tree.findChildren(QtWidgets.QLineEdit)[-1]
    editor.selectAll()
    QTest.keyClicks(editor, name)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QtWidgets.QApplication.processEvents()


def add(outline: Outline, title: str) -> None:
    menu = known(outline.plus.menu())
    next(action for action in menu.actions() if action.data() == title).trigger()


def test_everything_is_listed_by_area_and_section(opened: Opened) -> None:
    user = opened(MORE)
    outline = outline_of(user)
    tops = [outline.tree.topLevelItem(number) for number in range(outline.tree.topLevelItemCount())]
    assert [top.text(0) for top in tops if top] == ["Hangar", "Store", "Triggers", "Items", "Flags"]
    listed = [item.data(0, Qt.ItemDataRole.UserRole).serial for item in lines_of(outline.tree)]
    assert sorted(serial for serial in listed if serial) == sorted(one.serial for one in user.scenario.elements())
    lines = outline_rows(user.scenario, user.window.document.board)
    assert [(group.title, group.name, [line.title for line in group.inner]) for group in lines[1].inner] == [
        ("Pieces", "1", ["Room 4×4"]),
        ("Tokens", "1", ["Health"]),
        ("Invaders", "1", ["Demon"]),
    ]


def test_names_are_shown_before_ids_and_groups_stay_folded(opened: Opened) -> None:
    user = opened((files.SCENARIOS / "long-watch.yaml").read_text(encoding="utf-8"))
    user.window.window().resize(1280, 720)
    outline = outline_of(user)
    user.window.resizeDocks([user.window.shell.docks.by_name["outline"]], [190], Qt.Orientation.Horizontal)
    QtWidgets.QApplication.processEvents()
    tree = outline.tree
    delegate = typed(OutlineDelegate, tree.itemDelegate())
    for item in lines_of(outline.tree):
        option = QtWidgets.QStyleOptionViewItem()
        tree.initViewItemOption(option)
        option.rect = tree.visualItemRect(item)
        delegate.initStyleOption(option, tree.indexFromItem(item, 0))
        line = item.data(0, Qt.ItemDataRole.UserRole)
        assert option.text == item.text(0) or (line.placed and len(option.text) > 0.6 * len(item.text(0)))
    tree.topLevelItem(0).child(0).setExpanded(False)  # type: ignore[union-attr]
    user.click(0.5, 0.5)
    add(outline, "Area")
    assert not tree.topLevelItem(0).child(0).isExpanded()  # type: ignore[union-attr]
    assert tree.topLevelItem(0).child(1).isExpanded()  # type: ignore[union-attr]


def test_the_search_brings_the_palette_to_the_front(user: User) -> None:
    outline_of(user).tree.setFocus()
    user.do("find")
    search = user.window.shell.palette.search
    assert search.hasFocus()
    assert not search.visibleRegion().isEmpty()


@pytest.mark.usefixtures("dressed")
def test_the_name_being_edited_can_be_read(user: User) -> None:
    outline = outline_of(user)
    click(outline, "Hangar")
    QTest.keyClick(outline.tree, Qt.Key.Key_F2)
    editor = outline.tree.findChildren(QtWidgets.QLineEdit)[-1]
    option = QtWidgets.QStyleOptionFrame()
    editor.initStyleOption(option)
    room = editor.style().subElementRect(QtWidgets.QStyle.SubElement.SE_LineEditContents, option, editor)
    assert room.height() >= editor.fontMetrics().height()


def test_it_is_filled_when_it_is_in_front_as_the_window_opens(
    user: User, editor: Editor, opened: Opened, qtbot: QtBot
) -> None:
    outline_of(user)
    user.window.close()
    dock = typed(Dock, opened(MAP).window.findChild(Dock, "outline"))
    qtbot.waitUntil(lambda: dock.widget().findChild(Outline) is not None)


@pytest.mark.parametrize("sample", ["tutorial", "range-day"])
def test_what_is_added_is_valid_as_it_is(opened: Opened, sample: str) -> None:
    user = opened((files.SCENARIOS / f"{sample}.yaml").read_text(encoding="utf-8"))

    def faults() -> list[str]:
        found = analyse(Reading(user.scenario, None, ()), select=("SCN", "BRD", "CMP"))
        return sorted(one.code for one in found if one.severity != "info")

    before = faults()
    outline = outline_of(user)
    for title in (*NEW, "Flag"):
        for _ in range(2):
            add(outline, title)
        assert faults() == before, title
        assert user.window.document.undo_stack.index() == 2, title
        if title != "Flag":
            (serial,) = user.window.shell.work.selection
            own = user.scenario.element(serial).id
            assert [item.text(1) for item in outline.tree.selectedItems()] == [own], title
        assert user.window.shell.saving.save()
        user.undo_all()


def test_the_search_shows_what_has_the_text_and_what_it_is_in(user: User) -> None:
    outline = outline_of(user)
    QTest.keyClicks(outline.search, "demon")
    shown = [item.text(0) for item in lines_of(outline.tree) if not item.isHidden()]
    assert shown == ["Store", "Invaders", "Demon"]
    QTest.keyClick(outline.search, Qt.Key.Key_Escape)
    assert all(not item.isHidden() for item in lines_of(outline.tree))
    QTest.keyClicks(outline.search, "nowhere")
    assert outline.nothing.isVisible()


def test_the_menu_of_a_line_is_that_of_the_map(user: User) -> None:
    outline = outline_of(user)
    user.window.shell.work.select({user.scenario.tokens[0].serial})
    outline.tree.customContextMenuRequested.emit(QPoint(5, 5))
    menu = next(one for one in user.window.findChildren(QtWidgets.QMenu) if one.isVisible())
    next(action for action in menu.actions() if action.objectName() == "select-sort").trigger()
    menu.close()
    assert user.window.shell.work.selection == {token.serial for token in user.scenario.tokens}


def test_an_outline_behind_another_tab_is_filled_when_it_is_seen_again(user: User, qtbot: QtBot) -> None:
    outline = outline_of(user)
    dock, palette = (user.window.findChild(Dock, name) for name in ("outline", "palette"))
    assert isinstance(dock, Dock) and isinstance(palette, Dock)
    palette.reveal()
    QtWidgets.QApplication.processEvents()
    user.choose("Imp")
    user.click(2.5, 1.5)
    assert [item for item in lines_of(outline.tree) if item.text(0) == "Imp"] == []
    dock.raise_()
    qtbot.waitUntil(lambda: any(item.text(0) == "Imp" for item in lines_of(outline.tree)))


def test_lines_keep_their_height_when_something_is_selected_first(user: User) -> None:
    user.click(9.5, 1.5)
    outline = outline_of(user)
    before = outline.tree.visualItemRect(item_of(outline, "Hangar")).height()
    click(outline, "Hangar")
    rename(outline, "Landing bay")
    assert outline.tree.visualItemRect(item_of(outline, "Landing bay")).height() == before


def test_the_words_of_what_comes_about_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = scenario_in(kills(20))
    made: list[object] = []
    init = DisplayNames.__init__

    def counted(words: DisplayNames, *arguments: Any) -> None:
        made.append(words)
        init(words, *arguments)

    monkeypatch.setattr(DisplayNames, "__init__", counted)
    lines = outline_rows(scenario, compile_board(scenario))
    assert [len(line.inner) for line in lines if line.title == "Triggers"] == [20]
    assert len(made) == 1
