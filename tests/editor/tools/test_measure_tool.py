"""The measure tool: steps, range and sight between two spaces, in the status bar, with the reason when it is blocked."""

import pytest
from PySide6.QtCore import Qt

from kneedeep.model.scenario.edits import Remove
from kneedeep_editor.tools.measure_tool import Measure, describe_measurement
from tests.editor.conftest import MAP
from tests.support.users.editor_user import Opened, User

pytestmark = pytest.mark.kept_window


def measured(user: User, start: tuple[int, int], end: tuple[int, int]) -> str:
    found = Measure(user.window.shell.work.board).between(start, end)
    assert found is not None
    return describe_measurement(start, end, found)


def test_two_clicks_measure_and_hold(user: User) -> None:
    user.key(Qt.Key.Key_M)
    user.click(0.5, 0.5)
    assert user.said == "From 0,0: point at another space."
    user.move(4.5, 0.5)
    assert user.said == "0,0 to 4,0: 4 steps, range 4, in sight"
    user.click(6.5, 1.5)
    held = user.said
    assert held == "0,0 to 6,1: 6 steps, range 6, in sight"
    user.move(2.5, 2.5)
    assert user.said == held
    preview = user.window.shell.work.preview
    assert preview.way[0] == (0, 0) and preview.way[-1] == (6, 1) and len(preview.way) == 7
    user.click(2.5, 2.5)
    assert user.said == "From 2,2: point at another space."
    assert user.steps == []


def test_a_drag_measures_too(user: User) -> None:
    user.do("focus-map")
    user.key(Qt.Key.Key_M)
    user.drag((0.5, 0.5), (4.5, 0.5))
    assert user.said == "0,0 to 4,0: 4 steps, range 4, in sight"
    assert user.steps == []


def test_what_stops_sight_is_named(user: User) -> None:
    assert measured(user, (6, 0), (9, 0)) == (
        "6,0 to 9,0: no open path, 5 points through shut doors, out of range, no sight: door between 7,0 and 8,0"
    )
    assert measured(user, (1, 2), (1, 4)).endswith("no sight: obstacle on 1,3")


def test_walls_are_named_between_their_spaces(opened: Opened) -> None:
    user = opened(MAP.replace("at: [8, -1], area: far", "at: [5, 2], area: far"))
    assert measured(user, (4, 3), (5, 3)).endswith("no sight: wall between 4,3 and 5,3")


def test_esc_gives_up_the_measure_then_the_tool(user: User) -> None:
    user.key(Qt.Key.Key_M)
    user.click(0.5, 0.5)
    user.key(Qt.Key.Key_Escape)
    assert user.window.shell.toolbox.current.name == "measure"
    assert user.window.shell.work.preview.way == ()
    user.key(Qt.Key.Key_Escape)
    assert user.window.shell.toolbox.current.name == "select"


def test_where_nothing_is_there_is_nothing_to_measure(user: User) -> None:
    user.key(Qt.Key.Key_M)
    user.click(-6.5, -6.5)
    assert user.said == "There is no space here to measure from."
    user.click(0.5, 0.5)
    user.move(-6.5, -6.5)
    assert user.said == "There is no space here."


def test_measuring_goes_on_after_an_edit(user: User) -> None:
    user.key(Qt.Key.Key_M)
    user.click(0.5, 0.5)
    user.move(9.5, 0.5)
    assert "no open path" in user.said
    user.window.document.undo_stack.clear()
    user.window.document.edit(Remove("Delete", frozenset({user.scenario.doors[0].serial})))
    user.move(10.5, 0.5)
    assert user.said == "0,0 to 10,0: 10 steps, range 10, in sight"
