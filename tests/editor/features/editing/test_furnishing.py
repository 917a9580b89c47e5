"""Furnishing in the window: one step of the history, taken back by undo, tried again, refused in a sentence."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kneedeep_editor.features.editing.furnish_dialog import FurnishDialog
from kneedeep_editor.features.editing.furnishing import FurnishingFeature
from tests.engine.coach.test_furnishing import laid
from tests.support.users.editor_user import Opened, User

LEFT = Qt.MouseButton.LeftButton


def asked(user: User) -> FurnishDialog:
    user.do("furnish")
    dialog = user.window.shell.feature(FurnishingFeature).dialog
    assert dialog is not None
    return dialog


def test_a_map_is_furnished_in_one_step_that_undo_takes_back(opened: Opened) -> None:
    user = opened(laid("doom-2004"))
    before = user.scenario
    dialog = asked(user)
    dialog.seed.setValue(3)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    first = user.scenario
    assert first.figures and first.tokens and len(first.areas) > 3
    (step,) = user.steps
    assert step.startswith("Furnish: ") and step in dialog.said.text()

    assert dialog.button.text() == "A&nother try"
    QTest.mouseClick(dialog.button, LEFT)
    assert user.scenario.figures != first.figures and len(user.steps) == 1
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert user.window.shell.feature(FurnishingFeature).dialog is None
    user.undo_all()
    assert user.scenario == before
    user.window.document.undo_stack.redo()
    user.do("save")
    assert user.window.document.path is not None
    assert "  # further in\n" in user.window.document.path.read_text(encoding="utf-8")


def test_the_selected_areas_alone_are_furnished(opened: Opened) -> None:
    user = opened(laid("doom-2004"))
    QTest.keyClick(asked(user), Qt.Key.Key_Return)
    full = user.scenario
    user.key(Qt.Key.Key_Escape)
    piece = full.pieces[-1]
    user.window.shell.work.select({piece.serial})
    dialog = asked(user)
    assert dialog.wish.areas == (piece.area,)
    dialog.areas.item([area.id for area in full.areas].index(piece.area)).setCheckState(Qt.CheckState.Unchecked)
    assert not dialog.wish.areas


def test_a_map_that_lacks_nothing_gets_more_in_the_checked_areas(opened: Opened) -> None:
    user = opened(laid("doom-2004"))
    QTest.keyClick(asked(user), Qt.Key.Key_Return)
    user.key(Qt.Key.Key_Escape)
    dialog, before = asked(user), user.scenario
    QTest.mouseClick(dialog.button, LEFT)
    assert dialog.said.text() == "Nothing is missing: choose areas that shall get more."
    for row in range(dialog.areas.count()):
        assert dialog.areas.item(row).checkState() is Qt.CheckState.Unchecked
        dialog.areas.item(row).setCheckState(Qt.CheckState.Checked)
    QTest.mouseClick(dialog.button, LEFT)
    assert len(user.scenario.figures) > len(before.figures)


def test_a_map_without_rooms_says_so(user: User) -> None:
    user.do("select-all", "delete")
    dialog = asked(user)
    QTest.mouseClick(dialog.button, LEFT)
    assert dialog.said.text() == "The map is empty: lay some rooms first." and dialog.button.isVisible()
