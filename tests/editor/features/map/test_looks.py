"""Looks in the window: painted with the brush, chosen for an area, shown or not, taken along, undone, saved."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.io.saver import saved_text
from kneedeep_editor.app import Editor
from kneedeep_editor.table_mode.table_window import TableWindow
from kneedeep_editor.tools.stamp import ERASER, FLOOR, LOOKS, ORNAMENT, Stamp, stamp_of
from kneedeep_editor.tools.stamp_stock import stock, stock_groups
from tests.support.files import map_text
from tests.support.users.editor_user import Opened, User
from tests.support.users.table_user import TableUser

MAP = map_text("looks")
LAB, HELL = Stamp(LOOKS, "lab", item=FLOOR), Stamp(LOOKS, "hell", item=FLOOR)
PIPES, CLEAR = Stamp(LOOKS, "pipes", item=ORNAMENT), Stamp(LOOKS, ERASER, item=ERASER)


@pytest.fixture
def painter(opened: Opened) -> User:
    return opened(MAP)


def _take(user: User, stamp: Stamp) -> None:
    user.window.shell.toolbox.place(stamp)


def _picture(user: User) -> QImage:
    """A part of the map on which no signs of problems lie."""
    return user.picture(QRect(user.at(1.2, 1.2), user.at(1.8, 1.8)))


def test_the_palette_offers_looks_in_a_group_of_their_own(painter: User) -> None:
    board = painter.window.document.board
    offered = [one for one in stock(painter.scenario, board.catalog, board.kinds) if one.group == LOOKS]
    assert LOOKS in dict(stock_groups(board.catalog))
    assert {LAB, PIPES, CLEAR} <= {one.stamp for one in offered}
    assert all(stamp_of(one.stamp.text) == one.stamp for one in offered)
    assert any(one.found_by("lab floor") for one in offered) and any(one.found_by("lamp") for one in offered)


def test_the_map_is_plain_while_looks_are_hidden_and_the_brush_shows_them(painter: User) -> None:
    painter.look_at(2, 2)
    painter.move(6, 6)
    plain = _picture(painter)
    _take(painter, HELL)
    painter.drag((0.5, 1.5), (3.5, 1.5))
    painter.window.shell.toolbox.put_down()
    painter.move(6, 6)
    assert _picture(painter) != plain
    painter.do("looks")
    assert _picture(painter) == plain
    painter.window.shell.toolbox.use("looks")
    assert painter.window.shell.actions.by_name["looks"].isChecked()


LOOKED = f"{MAP}spawns:\n  - {{side: marines, spaces: [[0, 0]]}}\nlook: {{spaces: {{hell: [[0, 0, 4, 4]]}}}}\n"


def test_games_and_tables_show_looks_as_the_map_does(opened: Opened, editor: Editor) -> None:
    user = opened(LOOKED)
    game = TableUser(user.window)
    game.do("play")
    user.do("table")
    (table,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, TableWindow))
    QTest.mouseClick(table.start.begin, Qt.MouseButton.LeftButton)
    assert table.page is not None

    page = table.page

    def floors() -> list[set[str]]:
        """The floors of the map, of the game and of the table."""
        plans = ((*user.canvas.chunks._plans.values(),), (game.table.scene.floor,), (page.painter.floor(page.moment),))
        return [{space.floor for plan in some for space in plan.spaces} for some in plans]

    with_looks = floors()
    game.do("looks")
    plain = floors()
    assert all("hell" in one for one in with_looks) and not any("hell" in one for one in plain)
    assert not table.orders["looks"].isChecked()
    table.orders["looks"].trigger()
    assert floors() == with_looks and user.window.shell.actions.by_name["looks"].isChecked()
    game.do("looks")
    game.do("play-stop")
    game.do("play")
    assert floors() == plain
    table.close()


def test_what_is_painted_is_saved_and_read_again(painter: User) -> None:
    before, source = painter.scenario, read(MAP).source
    assert source is not None
    _take(painter, LAB)
    painter.drag((0.5, 0.5), (3.5, 1.5))
    _take(painter, PIPES)
    painter.drag((8.5, 0.5), (11.5, 0.5))
    text = saved_text(source, before, painter.scenario)
    assert text.startswith(MAP.rstrip("\n"))
    assert read(text).scenario == painter.scenario and read(text).problems == ()
