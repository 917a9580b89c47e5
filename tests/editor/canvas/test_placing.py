"""Placing with the mouse: by click and by drag and drop, with a ghost that is drawn to joints."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kneedeep.analysis.layout.area_parts import area_parts
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.model import Record, Scenario
from kneedeep_editor.panels.widgets.notice_bar import NoticeBar
from kneedeep_editor.tools.elements.areas import NEW_AREA
from kneedeep_editor.tools.piece_tool import PieceTool
from kneedeep_editor.tools.protocol import Pointer
from kneedeep_editor.tools.stamp import PIECES, Stamp
from tests.editor.conftest import MAP
from tests.support.users.editor_user import CTRL, LEFT, Opened, User

pytestmark = pytest.mark.kept_window


def test_a_ghost_over_another_piece_is_blocked_and_places_nothing(user: User) -> None:
    before = user.scenario
    user.choose("Room 4×4")
    user.move(2, 2, CTRL)
    reason = "Overlaps room 5×5"
    assert user.window.shell.work.preview.blocked.startswith(reason)
    assert user.window.shell.status.pointed.text().startswith(f"{reason} · 2,2 · ")
    beside = QRect(user.at(2, 2) + QPoint(24, 24), QSize(40, 12))
    told = user.picture(beside)
    user.click(2, 2, CTRL)
    assert user.scenario is before
    assert reason in user.said
    user.key(Qt.Key.Key_Escape)
    assert user.picture(beside) != told
    assert user.window.shell.status.pointed.text().startswith("2,2 · ")


def test_a_notice_does_not_cover_the_reason_at_the_pointer(user: User, qtbot: QtBot) -> None:
    canvas = user.canvas
    user.look_at(2, 2)
    user.window.shell.work.warn("A notice over the lower edge.")
    notice = user.child(NoticeBar)
    qtbot.waitUntil(notice.isVisible)
    top = notice.geometry().top()

    def painted() -> QImage:
        image = QImage(canvas.size(), QImage.Format.Format_RGB32)
        canvas.render(image, renderFlags=QWidget.RenderFlag.DrawWindowBackground)
        return image.copy(notice.geometry())

    user.choose("Door")
    before = painted()
    x, y = canvas.view.to_board(notice.geometry().center().x(), top - 20)
    user.move(x, y)
    assert user.window.shell.work.preview.blocked.startswith("No joint here")
    assert painted() == before


def test_the_ghost_wears_the_color_of_the_area_it_will_belong_to(user: User) -> None:
    user.choose("Room 4×4")
    pictures = []
    for area in (NEW_AREA, user.scenario.areas[0].id):
        user.window.shell.work.use_area(area)
        user.move(3, 9, CTRL)
        user.move(3.1, 9.1, CTRL)
        pictures.append(user.picture(QRect(user.at(3, 9), QSize(30, 30))))
    assert not pictures[0].isNull()
    assert pictures[0] != pictures[1]


def test_the_dead_end_that_a_ghost_would_replace_is_hidden(beginner: User, qtbot: QtBot) -> None:
    beginner.look_at(5, 2, 32)
    beginner.choose("Room 5×5")
    beginner.click(2.5, 2.5)
    beginner.key(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: beginner.canvas.sharp)
    board = beginner.window.shell.work.board
    capped = {space for piece in board.pieces if piece.cap for space in piece.spaces}
    (east,) = {x for x, _ in capped if x >= 5}
    top = min(y for x, y in capped if x == east)

    def looks(space: tuple[int, int]) -> list[QColor]:
        """Samples inside of a space and on the line east of it, where the dead end has its wall."""
        picture = beginner.picture()
        spots = [(space[0] + part / 20, space[1] + 0.5) for part in (5, 8, 11, 14, 19, 20, 21)]
        return [picture.pixelColor(beginner.at(*spot)) for spot in spots]

    dead_end = looks((east, top))
    beginner.choose("Long corridor 6×2")
    beginner.move(east + 3.0, top + 1.0)
    assert beginner.window.shell.work.preview.joints
    covered = looks((east, top))
    # Without dead ends on the board the same ghost lies on bare ground.
    beginner.window.document.edit(Uncapped())
    beginner.move(east + 3.1, top + 1.0)
    qtbot.waitUntil(lambda: beginner.canvas.sharp)
    assert not any(piece.cap for piece in beginner.window.shell.work.board.pieces)
    bare = looks((east, top))
    assert max(_apart(one, other) for one, other in zip(covered, bare, strict=True)) <= 12
    assert max(_apart(one, other) for one, other in zip(dead_end, bare, strict=True)) > 40


class Uncapped:
    """Takes all dead ends away that lie there by themselves."""

    title = "No caps"

    def apply(self, scenario: Scenario) -> Scenario:
        return scenario.having(caps="none")


def _apart(one: QColor, other: QColor) -> int:
    return abs(one.lightness() - other.lightness())


def test_the_palette_drags_what_the_map_takes(beginner: User) -> None:
    palette = beginner.window.shell.palette
    index = palette.index("Great room 9×10")
    data = palette.list.model().mimeData([index])
    from kneedeep_editor.tools.stamp import STAMP_FORMAT, stamp_of

    assert stamp_of(bytes(data.data(STAMP_FORMAT).data()).decode()) == Stamp(PIECES, "room-9x10")


def test_the_search_finds_by_beginnings_of_words_in_all_sections(user: User) -> None:
    palette = user.window.shell.palette
    for search, found in (
        ("corr", ["Short corridor 3×2", "Long corridor 6×2"]),
        ("4x4", ["Room 4×4", "Crossing 4×4", "Large turn 4×4"]),
        ("room 5", ["Room 5×5", "Hall 10×5, three openings", "Hall 10×5, two openings", "Room 9×5"]),
        ("red key", ["Red key"]),
        ("hell", ["Hell knight", "Hell floor"]),
        ("zzz", []),
    ):
        palette.search.setText(search)
        assert palette.titles == found
        assert palette.tabs.property("idle"), "no section is underlined while all are searched"
        QTest.mouseClick(palette.tabs, LEFT, pos=palette.tabs.tabRect(0).center())
        assert palette.search.text() == ""
        assert not palette.tabs.property("idle")
        assert "Great room 9×10" in palette.titles


@pytest.mark.usefixtures("dressed")
def test_the_area_of_new_pieces_is_read_in_full_or_ends_in_dots(user: User) -> None:
    choice = user.window.shell.actions.area_choice
    assert choice.itemText(0) == "Area: auto"
    choice.setCurrentIndex(0)
    choice.resize(choice.minimumWidth(), choice.height())
    assert not choice.shortened
    choice.setMinimumWidth(0)
    choice.resize(90, choice.height())
    assert choice.shortened


def test_a_piece_type_that_goes_while_it_is_in_hand_is_not_placed(opened: Opened) -> None:
    vat = '\npiece_types:\n  - {id: vat, rows: ["##", "##"], openings: [N@0]}\n'
    user = opened(MAP + vat)
    user.window.shell.place(Stamp(PIECES, "vat"))
    user.look_at(5, 8)
    user.move(5, 8)
    tool = user.window.shell.toolbox.current
    assert isinstance(tool, PieceTool) and tool.name == "piece"
    before = user.scenario.having(piece_types=())
    user.window.document.edit(Change("Remove the type", 0, Record(piece_types=())))
    tool.moved(Pointer(5.0, 8.0))
    tool.pressed(Pointer(5.0, 8.0))
    assert user.scenario == before


def test_a_piece_that_touches_without_joining_is_marked_and_joined_by_a_click(user: User) -> None:
    document = user.window.document
    user.choose("Room 5×5")
    for x, y, told, by in (
        (-2.5, 4.5, "J moves it 1 row down.", (0, 1)),
        (-2.5, 3.5, "J moves it 2 rows down.", (0, 2)),
        (-2.5, 5.5, "", (0, 0)),
        (-6.5, 4.5, "", (0, 0)),
    ):
        user.window.statusBar().clearMessage()
        user.move(x, y, CTRL)
        assert user.window.shell.work.preview.apart == (f"Its openings meet none here: {told[11:-1]}" if told else "")
        user.click(x, y, CTRL)
        user.move(-20, 4.5)
        rim = user.picture(QRect(user.at(-0.1, 2), QSize(6, 40)))
        colors = {rim.pixel(x, y) for x in range(rim.width()) for y in range(rim.height())}
        assert (QColor("#ff5a5f").rgb() in colors) == bool(told)
        assert len(user.scenario.pieces) == 4
        assert user.said == (f"Room 5×5 touches room 5×5 without joining it. {told}" if told else "")
        notices = [one for one in user.canvas.findChildren(NoticeBar) if one.isVisible()]
        assert [one.offered.text() for one in notices] == ["Join"] * bool(told)
        if told:
            at = user.scenario.pieces[-1].at
            notices[0].offered.click()
            assert user.scenario.pieces[-1].at == (at[0] + by[0], at[1] + by[1])
            assert [len(parts) for parts in area_parts(document.board).values()] == [1, 1]
            assert not notices[0].isVisible()
            user.do("undo")
            user.key(Qt.Key.Key_J)
            assert [len(parts) for parts in area_parts(document.board).values()] == [1, 1]
            user.do("undo")
        user.do("undo")
