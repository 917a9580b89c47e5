"""The arcs between teleporters on the map of the editor."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage

from kneedeep.drawing.plan.board_plan import arcs_of
from kneedeep.drawing.teleporter_arcs import arc_of
from kneedeep.model.scenario.edits import Add
from kneedeep.model.scenario.model import Token
from tests.support.users.editor_user import SHIFT, User

pytestmark = pytest.mark.kept_window


def _picture(user: User, x: float, y: float) -> QImage:
    """What is painted around a place on the board."""
    return user.picture(QRect(user.at(x, y) - QPoint(6, 6), user.at(x, y) + QPoint(6, 6)))


def test_arcs_are_seen_near_by_and_from_far_away_and_can_be_put_away(user: User) -> None:
    spaces = user.window.document.board.spaces
    start, end = spaces[0], spaces[-1]
    pads = tuple(Token(kind="teleporter", color="red", at=at) for at in (start, end))
    user.window.document.edit(Add("Place two teleporters", pads))
    middle = arc_of(arcs_of(user.window.document.board)[0]).middle
    serial = next(token.serial for token in user.scenario.tokens if token.at == start and token.color)
    for scale in (30.0, 3.0):
        user.look_at(*middle, scale)
        user.move(middle[0] - 3, middle[1])
        shown = _picture(user, *middle)
        user.key(Qt.Key.Key_T, SHIFT)
        assert not user.window.shell.actions.by_name["arcs"].isChecked()
        hidden = _picture(user, *middle)
        assert hidden != shown, scale
        user.window.shell.work.select({serial})
        assert _picture(user, *middle) == shown, "the arc of what is selected"
        user.window.shell.work.select(())
        user.do("arcs")
        assert _picture(user, *middle) == shown
    user.look_at(*start)
    user.move(start[0] + 0.5, start[1] + 0.5)
    assert f"red teleporter to {end[0]},{end[1]}" in user.window.shell.status.pointed.text()
