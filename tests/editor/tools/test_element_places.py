"""Things that one element sets in several places: what is dragged, nudged, copied or deleted is the one that is meant."""

import pytest
from PySide6.QtCore import Qt

from tests.editor.conftest import MAP
from tests.support.users.editor_user import CTRL, Opened, User

pytestmark = pytest.mark.kept_window

AMMO = MAP.replace("tokens:\n", "tokens:\n  - {kind: ammo, item: bullets, spaces: [[2, 2], [10, 1], [3, 4]]}\n")


@pytest.fixture
def user(opened: Opened) -> User:
    return opened(AMMO)


def ammo(user: User) -> list[tuple[int, int]]:
    return [at for token in user.scenario.tokens if token.item == "bullets" for at in token.places]


def test_only_the_one_that_is_dragged_or_nudged_moves(user: User) -> None:
    work = user.window.shell.work
    user.drag((10.5, 1.5), (10.5, 2.5))
    assert ammo(user) == [(2, 2), (10, 2), (3, 4)]
    assert work.place == (10, 2)
    assert user.window.shell.status.chosen.text() == "bullets, one of 3 selected"
    user.key(Qt.Key.Key_Left)
    user.key(Qt.Key.Key_Left)
    assert ammo(user) == [(2, 2), (8, 2), (3, 4)]
    assert len(user.steps) == 2
    user.click(2.5, 2.5)
    assert work.place == (2, 2)
    user.do("undo", "undo")
    assert ammo(user) == [(2, 2), (10, 1), (3, 4)]
    work.select({next(token.serial for token in user.scenario.tokens if token.item == "bullets")})
    user.key(Qt.Key.Key_Down)
    assert ammo(user) == [(2, 3), (10, 2), (3, 5)], "selected as a whole: all of them"


def test_only_the_one_that_is_meant_is_deleted_and_copied(user: User) -> None:
    user.click(3.5, 4.5)
    user.do("duplicate")
    assert len(ammo(user)) == 4
    user.do("undo")
    user.click(3.5, 4.5)
    user.key(Qt.Key.Key_X, CTRL)
    assert ammo(user) == [(2, 2), (10, 1)]
    assert user.steps[-1] == "Cut bullets, one of 3"
    user.move(8.5, 0.5)
    user.key(Qt.Key.Key_V, CTRL)
    user.click(8.5, 0.5)
    assert ammo(user) == [(2, 2), (10, 1), (8, 0)]
    assert sum(token.item == "bullets" for token in user.scenario.tokens) == 2


def test_one_start_of_a_marine_moves_alone(user: User) -> None:
    user.drag((1.5, 0.5), (3.5, 1.5))
    assert user.scenario.spawns[0].spaces == ((0, 0), (3, 1), (0, 1))


def test_what_is_square_is_not_turned_about_the_middle_of_all(user: User) -> None:
    user.click(2.5, 2.5)
    user.key(Qt.Key.Key_R)
    assert ammo(user) == [(2, 2), (10, 1), (3, 4)]
    assert "in every rotation" in user.said
