"""The route strip: the steps to win in their order, what is not needed after them, and where it all is on the map."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidgetItem
from pytestqt.qtbot import QtBot

from kneedeep.analysis.framework.check import load_check
from kneedeep_editor.features.map.route import RouteFeature
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.panels.route_strip import RouteStrip
from tests.editor.conftest import MAP
from tests.support.users.editor_user import Opened, User, settle

LOCKED = (
    MAP.replace("side: east}", "side: east, key: red}")
    .replace("tokens:\n", "tokens:\n  - {kind: key, color: red, at: [4, 4]}\n")
    .replace("{clear: board}", "{reach: far}")
)


def strip(user: User, qtbot: QtBot) -> RouteStrip:
    user.do("route")
    made = user.child(RouteStrip)
    qtbot.waitUntil(lambda: made.list.count() > 0 or "No way" in made.summary.text())
    return made


def rows(panel: RouteStrip) -> list[str]:
    items = [panel.list.item(row) for row in range(panel.list.count())]
    return [item.text().replace("\n", ", ") for item in items]


def item(panel: RouteStrip, words: str) -> QListWidgetItem:
    return next(panel.list.item(row) for row in range(panel.list.count()) if words in panel.list.item(row).text())


def click(panel: RouteStrip, words: str) -> None:
    found = item(panel, words)
    panel.list.scrollToItem(found)
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=panel.list.visualItemRect(found).center())


@pytest.fixture
def locked(opened: Opened) -> User:
    return opened(LOCKED)


def test_what_is_not_needed_comes_last_and_a_bypassed_lock_before_it(opened: Opened, qtbot: QtBot) -> None:
    panel = strip(opened(load_check("RCH014").page.examples[0][0]), qtbot)
    assert [row for row in rows(panel) if not row[0].isdigit()] == [
        "Red security door, can be bypassed",
        "Red key, not needed",
    ]
    assert item(panel, "bypassed").font().bold()


def test_an_entry_under_the_pointer_is_pointed_out_and_a_click_selects_it(
    locked: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = strip(locked, qtbot)
    shown: list[list[object]] = []
    monkeypatch.setattr(locked.canvas, "show_marks", shown.append)
    panel.list.itemEntered.emit(item(panel, "Red key"))
    assert [mark.spaces for mark in shown[-1]] == [((4, 4),)]  # type: ignore[attr-defined]
    assert not locked.window.shell.work.selection
    QApplication.sendEvent(panel.list.viewport(), QEvent(QEvent.Type.Leave))
    assert shown[-1] == []
    click(panel, "Red key")
    assert locked.window.shell.work.selection == {locked.scenario.tokens[0].serial}


def test_a_hidden_strip_asks_nothing(locked: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    strip(locked, qtbot)
    dock = locked.window.findChild(Dock, "route")
    assert isinstance(dock, Dock)
    dock.hide()
    asked: list[str] = []
    monkeypatch.setattr(locked.window.shell.queries, "ask", lambda topic, function, question: asked.append(topic))
    locked.window.shell.work.select(frozenset({locked.scenario.tokens[0].serial}))
    locked.do("delete")
    feature = locked.child(RouteFeature)
    (soon,) = feature.findChildren(QTimer)
    assert soon.isActive()
    settle(lambda: not soon.isActive())
    assert "route" not in asked


@pytest.mark.parametrize("name", ["long-watch", "brine"])
def test_the_steps_are_those_of_solve(opened: Opened, qtbot: QtBot, name: str) -> None:
    scenario = Path(__file__).parents[4] / "scenarios" / f"{name}.yaml"
    panel = strip(opened(scenario.read_text(encoding="utf-8")), qtbot)
    numbered = [row for row in rows(panel) if row[0].isdigit()]
    assert panel.summary.text().startswith(f"{len(numbered)} steps to win")
    assert len(rows(panel)) > len(numbered)
