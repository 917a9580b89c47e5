"""More of the same: picking up, placing again, aligning; and the map as for a number of marines."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.edits.piece_moves import MovePieces
from kneedeep.model.scenario.record import Record
from tests.support.users.editor_user import LEFT, User

pytestmark = pytest.mark.kept_window

ALT = Qt.KeyboardModifier.AltModifier


def _pick(user: User, x: float, y: float) -> None:
    user.move(x, y)
    QTest.mouseClick(user.canvas, LEFT, ALT, user.at(x, y))


def _change(user: User, serial: int, **changes: object) -> None:
    user.window.document.edit(Change("Change", serial, Record(tuple(changes.items()))))


def test_alt_and_click_picks_up_kind_settings_and_turn(user: User) -> None:
    demon = user.scenario.figures[0]
    _change(user, demon.serial, marines=2, wounds=4, turn=90, name="Hound")
    _pick(user, 9.5, 0.5)
    tool = user.window.shell.toolbox.current
    assert tool.name == "figure" and user.window.shell.palette.tabs.currentIndex() == 3
    user.click(2.5, 2)
    placed = user.scenario.figures[-1]
    assert (placed.kind, placed.marines, placed.wounds, placed.turn, placed.name) == ("demon", 2, 4, 90, "")
    user.choose("Imp")
    user.click(0.5, 4.5)
    assert user.scenario.figures[-1].marines is None


def test_a_piece_is_picked_up_with_its_turn_and_area_and_a_door_with_its_key(user: User) -> None:
    _change(user, user.scenario.pieces[1].serial, at=(5, 0), turn=180, area="far")
    _pick(user, 6.5, 0.5)
    assert user.window.shell.work.area == "far"
    user.move(20, 12)
    ghost = user.window.shell.work.preview.ghost
    assert ghost is not None and ghost.pieces[0].turn == 180
    _change(user, user.scenario.doors[0].serial, key="red", open=True)
    _pick(user, 8, 1)
    stamp = user.window.shell.work.stamp
    assert stamp is not None and (stamp.kind, stamp.color) == ("door", "red")
    user.click(5, 1)
    assert (user.scenario.doors[-1].key, user.scenario.doors[-1].open) == ("red", True)


def test_the_last_thing_is_placed_again_with_the_settings_it_has_now(user: User) -> None:
    user.choose("Imp")
    user.click(0.5, 4.5)
    _change(user, user.scenario.figures[-1].serial, marines=3)
    user.key(Qt.Key.Key_Escape)
    user.key(Qt.Key.Key_Escape)
    user.do("place-again")
    user.click(1.5, 4.5)
    assert [(one.kind, one.marines) for one in user.scenario.figures[1:]] == [("imp", 3), ("imp", 3)]


def test_the_pattern_can_be_picked_up_by_key_from_what_is_selected(user: User) -> None:
    user.window.shell.work.select([user.scenario.tokens[1].serial])
    user.do("pick-up")
    stamp = user.window.shell.work.stamp
    assert stamp is not None and (stamp.kind, stamp.size) == ("obstacle", 2)


def test_selected_pieces_are_aligned_so_that_openings_meet(user: User) -> None:
    room = user.scenario.pieces[2]
    user.window.document.edit(MovePieces("Move", frozenset({room.serial}), (2, 1)))
    user.window.shell.work.select([room.serial])
    user.do("align")
    assert user.scenario.pieces[2].at == room.at
    steps = user.window.document.undo_stack.count()
    said: list[str] = []
    user.window.shell.work.said.connect(said.append)
    user.do("align")
    assert user.window.document.undo_stack.count() == steps and "already" in said[0]


def test_the_map_as_for_two_marines_shows_the_rest_faint(user: User) -> None:
    _change(user, user.scenario.figures[0].serial, marines=(1, 3))
    user.window.shell.actions.by_name["as-for-2"].trigger()
    faint = user.canvas._overlay.faint
    assert (9, 0, 2, 1) in faint and (0, 1, 1, 1) in faint and len(faint) == 2
    button = user.window.findChild(QToolButton, "party")
    assert isinstance(button, QToolButton) and button.text() == "2"
    assert any("not set up for 2 marines" in note((9, 0)) for note in user.window.shell.pointer.notes)
    _change(user, user.scenario.figures[0].serial, marines=2)
    assert user.canvas._overlay.faint == [(0, 1, 1, 1)]
    user.window.shell.actions.by_name["as-for-0"].trigger()
    assert not user.canvas._overlay.faint
