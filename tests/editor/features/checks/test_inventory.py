"""The inventory panel: live numbers, faces of two-sided tokens, shortages in words, parts found by a click."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.panels.inventory_panel import InventoryPanel
from tests.editor.conftest import MAP
from tests.support import files
from tests.support.users.editor_user import NO_KEYS, Opened, User
from tests.support.values import known, typed

BARRELS = MAP.replace(
    "tokens:\n",
    "tokens:\n  - {kind: barrel, spaces: [[0, 4], [1, 4], [2, 4], [3, 4]]}\n"
    "  - {kind: duct, spaces: [[4, 0], [4, 1], [4, 2], [4, 3], [2, 0], [3, 0], [2, 1], [3, 1]]}\n",
)


def panel(user: User) -> InventoryPanel:
    dock = typed(Dock, user.window.findChild(Dock, "inventory"))
    return typed(InventoryPanel, dock.reveal())


def rows(tree: QTreeWidget) -> dict[str, QTreeWidgetItem]:
    found = {}
    for number in range(tree.topLevelItemCount()):
        branch = known(tree.topLevelItem(number))
        found.update({item.text(0): item for item in map(branch.child, range(branch.childCount())) if item})
    return found


def told(tree: QTreeWidget, name: str) -> list[str]:
    return [rows(tree)[name].text(column) for column in range(1, tree.columnCount())]


def test_what_is_used_stands_beside_what_the_box_holds(user: User) -> None:
    box = panel(user).box
    assert told(box, "Room 5×5") == ["1", "3", "2"]
    assert told(box, "Door") == ["1", "11", "10"]
    assert told(box, "Demon")[:3] == ["1", "2", "1"]
    assert "Room 9×5" not in rows(box)
    panel(user).used_only.click()
    assert told(box, "Room 9×5")[0] == "0"
    assert "contains everything" in panel(user).summary.text()


def test_two_sided_tokens_are_resolved_and_shortages_told_in_words(opened: Opened) -> None:
    user = opened(BARRELS)
    box = panel(user).box
    barrels, ducts = told(box, "Exploding barrel"), told(box, "Air duct")
    assert barrels[:2] == ["4", "4"]
    assert ducts[:2] == ["8", "11"]
    how = rows(box)["Exploding barrel"].child(0)
    assert how is not None and how.text(0) == "4 with air duct behind"
    assert "missing" in barrels[2] + ducts[2]
    summary = panel(user).summary.text()
    assert "4 exploding barrels" in summary and "8 air ducts" in summary
    assert "`" not in summary


def test_a_click_finds_the_parts_on_the_map(user: User) -> None:
    box = panel(user).box
    spot = box.visualItemRect(rows(box)["Room 4×4"]).center()
    QTest.mouseClick(box.viewport(), Qt.MouseButton.LeftButton, NO_KEYS, spot)
    assert user.window.shell.work.selection == {user.scenario.pieces[2].serial}
    box.setCurrentItem(rows(box)["Obstacle 1×2"])
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert user.window.shell.work.selection == {user.scenario.tokens[1].serial}
    assert user.steps == []


def test_the_current_row_stays_when_numbers_change(user: User, qtbot: QtBot) -> None:
    box = panel(user).box
    box.setCurrentItem(rows(box)["Health"])
    with qtbot.waitSignal(user.window.shell.analysis.finished):
        user.click(9.5, 0.5)
        user.do("delete")
    assert "Demon" not in rows(box)
    current = box.currentItem()
    assert current is not None and current.text(0) == "Health"


def test_the_build_order_goes_by_areas_the_start_first(user: User) -> None:
    order = panel(user).order
    titles = [item.text(0) for item in map(order.topLevelItem, range(order.topLevelItemCount())) if item]
    assert titles == ["Hangar (start)", "Store"]
    start = known(order.topLevelItem(0))
    children = [item for item in map(start.child, range(start.childCount())) if item]
    words = [(item.text(0), item.text(1)) for item in children]
    assert words[:2] == [("Room 5×5", "1"), ("Short corridor 3×2", "1")]
    assert ("Door", "1") in words and ("Obstacle 1×2", "1") in words
    order.setCurrentItem(start)
    QTest.keyClick(order, Qt.Key.Key_Return)
    assert user.scenario.pieces[0].serial in user.window.shell.work.selection


def test_a_hidden_panel_counts_nothing(user: User) -> None:
    dock = typed(Dock, user.window.findChild(Dock, "inventory"))
    assert dock.widget() is None


def test_tiles_to_print_are_no_part_of_the_box_and_uncounted_things_not_promised(opened: Opened) -> None:
    shown = panel(opened((files.SCENARIOS / "range-day.yaml").read_text(encoding="utf-8")))
    assert told(shown.box, "Room 8×6") == ["1", "", ""]
    assert rows(shown.box)["Room 8×6"].toolTip(2) == ""
    text = shown.summary.text()
    assert "contains everything" not in text
    assert text.startswith("Nothing that is counted is missing from the base game of 2016")
    assert text.endswith("Tiles to print are not part of it.")
