"""Playing from elsewhere than the start: from a space, from a state of the solution, from what a problem shows."""

from collections.abc import Callable

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from kneedeep.analysis.checks.reachability import rch011_trap
from tests.support.users.editor_user import LEFT, User
from tests.support.users.table_user import TableUser


def test_from_the_pointed_space(player: TableUser) -> None:
    user = User(player.window)
    user.look_at(12, 1, 24)
    user.move(13.5, 7.5)
    player.do("play-here")
    spaces = player.session.game.board.spaces
    x, y = spaces[player.session.state.at[0]]
    assert abs(x - 13) <= 1 and abs(y - 7) <= 1
    assert "relay" in [
        player.game.tables(1).areas[n] for n in range(3) if player.session.state.areas >> n & 1
    ]
    assert player.session.history.position is not None


def test_from_a_state_of_the_solution(player: TableUser) -> None:
    User(player.window).do("overlay-order")
    User(player.window).do("overlay-later")
    player.do("play-here")
    assert player.session.state.areas.bit_count() >= 1
    assert player.session.history.position is not None
    player.do("play-stop")


def test_where_nothing_is_pointed_at_it_is_told_what_to_do(player: TableUser) -> None:
    player.playtest.starting._space = None
    player.do("play-here")
    assert player.playtest.page is None
    assert "Point at a space" in player.window.statusBar().currentMessage()


def test_from_the_trap_that_a_problem_shows(opened: Callable[[str], User]) -> None:
    assert rch011_trap.CHECK.example is not None
    user = opened(rch011_trap.CHECK.example)
    player = TableUser(user.window)
    problems = user.window.shell.problems
    codes = [finding.code for finding in problems.model.findings]
    problems.list.setCurrentIndex(problems.model.index(codes.index("RCH011"), 0))
    player.do("play-witness")
    assert player.session.history.position is not None
    assert "RCH011" in user.window.statusBar().currentMessage()
    player.do("play-stop")
    others = [number for number, code in enumerate(codes) if code != "RCH011"]
    if others:
        problems.list.setCurrentIndex(problems.model.index(others[0], 0))
        player.do("play-witness")
        assert player.playtest.page is None


def test_the_button_of_the_bar_begins_a_game_at_the_start_or_at_the_pointed_space(player: TableUser) -> None:
    bar = player.window.shell.toolbar
    (button,) = (one for one in bar.findChildren(QToolButton) if one.text() == "Play")
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)
    player.settle()
    assert player.session.history.position is None
    player.do("play-stop")
    user = User(player.window)
    user.look_at(12, 1, 24)
    user.move(13.5, 7.5)
    here = next(action for action in button.menu().actions() if action.objectName() == "play-here")
    here.trigger()
    player.settle()
    assert player.session.history.position is not None
