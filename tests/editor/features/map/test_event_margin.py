"""The row of events without a place: what stands in it, its arcs, and it as a cause or an effect."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from kneedeep.model.scenario.script_values import Condition, Effect
from kneedeep_editor.panels.event_margin import EventMargin
from tests.editor.conftest import MAP
from tests.support.users.editor_user import LEFT, NO_KEYS, SHIFT, Opened, User, send_move, settle

TIMED = (
    MAP.replace("tokens:\n", "tokens:\n  - {kind: encounter, id: console, at: [2, 2]}\n").replace(
        "{clear: board}", "{reach: far}"
    )
    + "triggers:\n  - {id: late, when: {round: 3}, do: [{open: gate}]}\n"
    "  - {id: through, when: {use: console}, do: [{reveal: far}]}\n"
    "deadlines:\n  - {rounds: 7, goal: {use: console}}\n"
)


@pytest.fixture
def timed(opened: Opened) -> User:
    user = opened(TIMED)
    user.key(Qt.Key.Key_E, SHIFT)
    return user


def titles(user: User) -> list[str]:
    row = user.child(EventMargin)
    return [row.item(number).text() for number in range(row.count())]


def spot(user: User, title: str) -> QPoint:
    row = user.child(EventMargin)
    return row.visualItemRect(row.item(titles(user).index(title))).center()


def lit(user: User) -> set[tuple[int, int]]:
    layer = user.canvas.events
    return {(one.link.cause.serial, one.link.effect.serial) for one in layer.lit(frozenset())}


def choose(user: User, words: str) -> None:
    shown = next(one for one in user.window.findChildren(QMenu) if one.isVisible())
    shown.setActiveAction(next(action for action in shown.actions() if words in action.text()))
    QTest.keyClick(shown, Qt.Key.Key_Return)


@pytest.mark.usefixtures("dressed")
def test_what_has_no_place_stands_in_the_margin(timed: User) -> None:
    assert titles(timed) == ["Victory", "Round 3 has ended", "The encounter at 2,2 is used", "Deadline of 7 rounds"]
    row = timed.child(EventMargin)
    assert row.isVisible() and timed.canvas.rect().contains(row.geometry())
    role = Qt.ItemDataRole.AccessibleTextRole
    assert row.item(1).data(role) == "Round 3 has ended, causes: 1"
    assert row.item(2).data(role) == "The encounter at 2,2 is used, caused by: 1, causes: 1"
    timed.key(Qt.Key.Key_E, SHIFT)
    assert not row.isVisible()


def test_pointing_at_a_chip_makes_its_arcs_stronger(timed: User) -> None:
    row = timed.child(EventMargin)
    gate, trigger = timed.scenario.doors[0].serial, timed.scenario.triggers[0].serial
    send_move(row.viewport(), spot(timed, "Round 3 has ended"), Qt.MouseButton.NoButton, NO_KEYS)
    assert lit(timed) == {(trigger, gate)}
    send_move(row.viewport(), spot(timed, "The encounter at 2,2 is used"), Qt.MouseButton.NoButton, NO_KEYS)
    console, far = timed.scenario.tokens[0].serial, timed.scenario.areas[1].serial
    assert lit(timed) == {(console, far)}


@pytest.mark.usefixtures("dressed")
def test_arcs_lead_from_a_chip_to_the_map(timed: User) -> None:
    row = timed.child(EventMargin)
    before = timed.picture()
    send_move(row.viewport(), spot(timed, "Round 3 has ended"), Qt.MouseButton.NoButton, NO_KEYS)
    assert timed.picture() != before
    causes = [link.cause.node for link in timed.canvas.events.links if not link.cause.places]
    at = row.spot(causes[0])
    assert at is not None and row.geometry().contains(at.toPoint() + QPoint(0, 3))


@pytest.mark.usefixtures("dressed")
def test_the_row_covers_nothing_of_the_map_nor_the_cursor(timed: User) -> None:
    canvas, top = timed.canvas, timed.child(EventMargin).geometry().top()
    timed.do("fit")
    assert canvas.view.to_pixels(0, max(y for _, y in timed.window.document.board.spaces) + 1)[1] < top
    timed.look_at(5, 3, 60.0)
    canvas.keyboard_pointer.go((2, 30))
    assert canvas.view.to_pixels(2, 31)[1] < top
    timed.do("fit")
    before = canvas.view
    timed.key(Qt.Key.Key_E, SHIFT)
    assert canvas.foot == 0 and canvas.view != before


def test_a_chip_is_dragged_to_its_effect(timed: User) -> None:
    timed.key(Qt.Key.Key_E)
    row = timed.child(EventMargin)
    start = spot(timed, "Round 3 has ended")
    QTest.mousePress(row.viewport(), LEFT, NO_KEYS, start)
    for goal in (timed.at(5.0, 2.5), timed.at(10.5, 1.5)):
        send_move(row.viewport(), row.viewport().mapFrom(timed.canvas, goal), LEFT, NO_KEYS)
    link = timed.window.shell.work.preview.link
    assert link is not None and link[0] != link[1]
    QTest.mouseRelease(row.viewport(), LEFT, NO_KEYS, row.viewport().mapFrom(timed.canvas, timed.at(10.5, 1.5)))
    choose(timed, "“Store” is revealed")
    assert timed.scenario.triggers[0].do == (Effect("open", "gate"), Effect("reveal", "far"))
    assert timed.steps == ["Join events"]


def test_a_drag_from_the_map_ends_on_a_chip(timed: User) -> None:
    timed.key(Qt.Key.Key_E)
    row = timed.child(EventMargin)
    goal = row.viewport().mapTo(timed.canvas, spot(timed, "Victory"))
    timed.drag((2.5, 2.5), timed.canvas.view.to_board(goal.x(), goal.y()))
    choose(timed, "The marines win when a marine stands in “Store” and the encounter at 2,2 is used.")
    assert timed.scenario.victory.marines == Condition("all", (Condition("reach", "far"), Condition("use", "console")))
    goal = row.viewport().mapTo(timed.canvas, spot(timed, "Round 3 has ended"))
    timed.drag((9.5, 0.5), timed.canvas.view.to_board(goal.x(), goal.y()))
    choose(timed, "round 3 has ended or the demon at 9,0 is killed")
    assert timed.scenario.triggers[0].when.kind == "any"


@pytest.mark.usefixtures("dressed")
def test_the_margin_follows_edits_and_the_size_of_the_map(timed: User) -> None:
    timed.window.shell.work.select({timed.scenario.triggers[0].serial})
    timed.do("delete")
    settle(lambda: titles(timed)[1] == "The encounter at 2,2 is used")
    timed.window.window().resize(900, 600)
    QApplication.processEvents()
    row = timed.child(EventMargin)
    assert row.geometry().bottom() <= timed.canvas.height() and row.width() < timed.canvas.width()
