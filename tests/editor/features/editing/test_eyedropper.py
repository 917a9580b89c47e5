"""More of the same: picking up, placing again, aligning; and the map as for a number of marines."""

import pytest
from PySide6.QtWidgets import QToolButton

from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.record import Record
from tests.support.users.editor_user import User

pytestmark = pytest.mark.kept_window


def _change(user: User, serial: int, **changes: object) -> None:
    user.window.document.edit(Change("Change", serial, Record(tuple(changes.items()))))


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
