"""The history panel: every step by its name, to jump to."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyledItemDelegate, QStyleOptionViewItem, QUndoView

from kneedeep_editor.mainwindow.docks import Dock
from tests.support.users.editor_user import NO_KEYS, User
from tests.support.values import typed


def _history(user: User) -> QUndoView:
    dock = typed(Dock, user.window.findChild(Dock, "history"))
    assert not dock.isVisible()
    return typed(QUndoView, dock.reveal())


def _is_grey(view: QUndoView, row: int) -> bool:
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    usual = option.palette.color(QPalette.ColorRole.Text)
    delegate = typed(QStyledItemDelegate, view.itemDelegate())
    delegate.initStyleOption(option, view.model().index(row, 0))
    return option.palette.color(QPalette.ColorRole.Text) != usual


def test_the_history_names_the_steps_and_jumps_to_any(user: User) -> None:
    start = user.scenario
    user.look_at(6, 6)
    user.choose("Room 4×4")
    user.click(20, 12)
    user.click(28, 12)
    user.key(Qt.Key.Key_Escape)
    view = _history(user)
    model = view.model()
    texts = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert texts[0] == "As opened"
    assert texts[1:] == user.steps
    last = user.scenario
    spot = view.visualRect(model.index(0, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, NO_KEYS, spot)
    assert user.scenario == start
    greys = [_is_grey(view, row) for row in range(model.rowCount())]
    assert greys == [False, *[True] * (model.rowCount() - 1)]
    user.do("history")
    QTest.keyClick(view, Qt.Key.Key_End)
    assert user.scenario == last
    assert not _is_grey(view, model.rowCount() - 1)


def test_a_panel_is_made_when_it_is_first_seen(user: User) -> None:
    dock = typed(Dock, user.window.findChild(Dock, "history"))
    assert dock.widget() is None
    dock.show()
    assert dock.widget() is not None


@pytest.mark.usefixtures("dressed")
def test_it_comes_in_front_with_room_for_many_steps(user: User) -> None:
    user.look_at(6, 6)
    user.choose("Room 4×4")
    user.click(20, 12)
    dock = typed(Dock, user.window.findChild(Dock, "history"))
    dock.toggleViewAction().trigger()
    QApplication.processEvents()
    view = typed(QUndoView, dock.widget())
    rows = [view.visualRect(view.model().index(row, 0)) for row in range(2)]
    assert not view.visibleRegion().isEmpty() and view.viewport().height() > 10 * rows[0].height()
    assert rows[0].height() == rows[1].height()
    assert not view.horizontalScrollBar().isVisible()
