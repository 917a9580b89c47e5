"""Placing with the mouse: by click and by drag and drop, with a ghost that is drawn to joints."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kneedeep.analysis.layout.area_parts import area_parts
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.model import Condition, Record, Scenario
from kneedeep_editor.panels.widgets.notice_bar import NoticeBar
from kneedeep_editor.tools.elements.areas import NEW_AREA
from kneedeep_editor.tools.piece_tool import PieceTool
from kneedeep_editor.tools.protocol import Pointer
from kneedeep_editor.tools.stamp import PIECES, Stamp
from tests.editor.conftest import MAP
from tests.support.users.editor_user import CTRL, LEFT, SHIFT, Opened, User, places
from tests.support.values import known

pytestmark = pytest.mark.kept_window

ROOM = Stamp(PIECES, "room-4x4")


def test_a_click_places_a_piece_where_its_openings_meet(beginner: User) -> None:
    beginner.choose("Room 5×5")
    beginner.click(2.5, 2.5)
    beginner.choose("Short corridor 3×2")
    beginner.click(7.1, 0.4)
    assert places(beginner.scenario) == [("room-5x5", (0, 0), 0), ("corridor-short", (5, 0), 0)]
    assert len(beginner.window.shell.work.board.uncapped.joints) == 1
    assert beginner.steps == ["Place room 5×5", "Place short corridor 3×2"]


def test_a_piece_can_begin_a_new_area(user: User) -> None:
    choice = user.window.shell.actions.area_choice
    choice.setCurrentIndex(choice.count() - 1)
    choice.activated.emit(choice.count() - 1)
    user.choose("Short corridor 3×2")
    user.click(13.4, 1.2)
    assert [area.id for area in user.scenario.areas] == ["start", "far", "area-3"]
    assert user.scenario.pieces[-1].area == "area-3"
    assert user.window.shell.actions.area_choice.currentData() == "area-3"
    assert len(user.steps) == 1


def test_without_snapping_a_piece_lies_on_the_nearest_spaces(user: User) -> None:
    user.choose("Short corridor 3×2")
    user.click(14.4, 2.2, CTRL)
    assert places(user.scenario)[-1] == ("corridor-short", (13, 1), 0)


def test_r_turns_the_ghost_and_shift_r_turns_it_back(user: User) -> None:
    user.choose("Long corridor 6×2")
    user.move(3, 9)
    user.do("turn")
    ghost = known(user.window.shell.work.preview.ghost)
    assert ghost.pieces[0].turn == 90
    user.do("turn-back")
    user.wheel(3, 9, -1, SHIFT)
    user.click(3.5, 9.0)
    assert places(user.scenario)[-1][2] == 90


def test_something_else_begins_unturned_and_the_same_again_turned(user: User) -> None:
    def ghost_turn() -> int:
        ghost = known(user.window.shell.work.preview.ghost)
        return ghost.pieces[0].turn if ghost.pieces else ghost.tokens[0].turn

    user.look_at(3, 15)
    user.choose("Long corridor 6×2")
    user.move(3, 19)
    user.do("turn")
    assert ghost_turn() == 90
    user.key(Qt.Key.Key_Escape)
    user.choose("Long corridor 6×2")
    user.move(3, 19)
    assert ghost_turn() == 90
    user.choose("Short corridor 3×2")
    user.move(3, 19)
    assert ghost_turn() == 0
    user.choose("Obstacle 1×3")
    user.move(3.5, 2.5)
    user.do("turn")
    assert ghost_turn() == 90
    user.choose("Obstacle 1×2")
    user.move(3.5, 2.5)
    assert ghost_turn() == 0


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


def test_what_was_just_laid_is_told_of_and_no_red_ghost_lies_on_it(user: User, qtbot: QtBot) -> None:
    work = user.window.shell.work
    user.choose("Red key")
    user.click(0.5, 0.5)
    qtbot.waitUntil(lambda: "red key" in user.window.shell.status.pointed.text())
    assert work.preview.ghost is None
    user.move(0.6, 0.6)
    assert work.preview.ghost is None
    user.move(1.5, 0.5)
    assert work.preview.ghost is not None
    user.move(0.5, 0.5)
    assert work.preview.blocked == "There is already a red key here"
    user.move(-3.5, 0.5)
    assert work.preview.blocked == "There is no space at -4,0"
    user.choose("Door")
    user.move(-6, -6)
    assert work.preview.blocked.startswith("No joint here")
    user.do("undo")
    user.key(Qt.Key.Key_Escape)
    user.move(0.5, 0.5)
    assert "red key" not in user.window.shell.status.pointed.text()
    user.do("redo")
    qtbot.waitUntil(lambda: "red key" in user.window.shell.status.pointed.text())


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


def test_esc_puts_the_piece_down(user: User) -> None:
    user.choose("Room 4×4")
    user.move(4, 9)
    user.do("end")
    assert user.window.shell.toolbox.current is user.window.shell.toolbox.select
    assert user.window.shell.work.preview.ghost is None
    assert user.window.shell.work.stamp is None


def test_a_piece_dropped_on_the_map_is_placed(beginner: User) -> None:
    assert beginner.drop(ROOM, 6, 3)
    assert places(beginner.scenario) == [("room-4x4", (4, 1), 0)]
    assert beginner.window.shell.toolbox.current is beginner.window.shell.toolbox.select
    assert beginner.window.shell.work.selection == {beginner.scenario.pieces[0].serial}


def test_a_piece_dragged_out_again_is_not_placed(beginner: User) -> None:
    assert not beginner.drop(ROOM, 6, 3, leave=True)
    assert beginner.scenario.pieces == ()
    assert beginner.window.shell.work.preview.ghost is None


def test_the_palette_drags_what_the_map_takes(beginner: User) -> None:
    palette = beginner.window.shell.palette
    index = palette.index("Great room 9×10")
    data = palette.list.model().mimeData([index])
    from kneedeep_editor.tools.stamp import STAMP_FORMAT, stamp_of

    assert stamp_of(bytes(data.data(STAMP_FORMAT).data()).decode()) == Stamp(PIECES, "room-9x10")


def test_a_door_goes_to_the_nearest_joint(user: User) -> None:
    user.choose("Red security door")
    user.move(5.3, 2.0)
    assert len(user.window.shell.work.preview.lines) == 2
    user.click(5.3, 1.9)
    door = user.scenario.doors[-1]
    assert (door.at, door.side, door.key) == ((4, 0), "east", "red")


def test_a_door_on_a_door_changes_it(user: User) -> None:
    user.choose("Blue security door")
    user.click(8.0, 1.0)
    assert len(user.scenario.doors) == 1
    assert user.scenario.doors[0].key == "blue"
    assert user.scenario.doors[0].id == "gate"
    user.choose("Door")
    user.click(8.0, 1.0)
    assert user.scenario.doors[0].key is None


def test_an_exit_goes_to_an_opening_that_leads_nowhere(user: User) -> None:
    user.choose("Exit")
    user.click(12.2, 1.0)
    door = user.scenario.doors[-1]
    assert (door.at, door.side, door.exit) == ((11, 0), "east", True)
    assert [laid.standing for laid in user.window.shell.work.board.doors] == ["joint", "exit"]


def test_the_first_spawn_area_of_invaders_is_said_to_limit_them(user: User) -> None:
    user.choose("Invader spawn")
    user.click(1.5, 3.5)
    assert user.said == "Invaders now spawn only in spawn areas."
    user.window.statusBar().clearMessage()
    user.click(2.5, 3.5)
    assert user.said == ""


def test_behind_a_door_begins_an_area(opened: Opened) -> None:
    user = opened(MAP.replace("area: far", "area: start").replace("at: [7, 0], side: east", "at: [90, 0], side: east"))
    user.choose("Door")
    user.click(5.0, 1.0)
    assert [piece.area for piece in user.scenario.pieces] == ["start", "area-3", "area-3"]
    assert user.said == "Behind the door begins Area 3."
    user.click(8.0, 1.0)
    assert [piece.area for piece in user.scenario.pieces] == ["start", "area-3", "area-4"]
    assert len(user.steps) == 2
    user.undo_all()
    assert [piece.area for piece in user.scenario.pieces] == ["start"] * 3
    assert len(user.scenario.areas) == 2


def test_the_marines_start_in_the_area_that_a_door_divides(opened: Opened) -> None:
    one_area = MAP.replace("area: far", "area: start").replace("at: [7, 0], side: east", "at: [90, 0], side: east")
    user = opened(one_area.replace("spaces: [[0, 0], [1, 0], [0, 1]]", "spaces: [[8, 1], [9, 1], [10, 1]]"))
    user.choose("Door")
    user.click(8.0, 1.0)
    assert [piece.area for piece in user.scenario.pieces] == ["area-3", "area-3", "start"]


def test_the_last_door_round_a_ring_divides_its_area(opened: Opened) -> None:
    ring = "".join(f"  - {{piece: cross, at: [{x}, {y}], area: start}}\n" for x in (0, 4) for y in (0, 4))
    user = opened(MAP[: MAP.index("  # where")] + ring + MAP[MAP.index("\nareas") :])
    user.choose("Door")
    user.click(4.0, 2.0)
    assert {piece.area for piece in user.scenario.pieces} == {"start"}
    user.click(4.0, 6.0)
    assert [piece.area for piece in user.scenario.pieces] == ["start", "start", "area-3", "area-3"]


@pytest.mark.parametrize("changed", ["passage", "area chosen"])
def test_a_door_that_divides_no_area(opened: Opened, changed: str) -> None:
    text = MAP.replace("area: far", "area: start").replace("at: [7, 0], side: east", "at: [90, 0], side: east")
    user = opened(text)
    if changed == "area chosen":
        user.window.shell.work.use_area("start")
    user.choose("Passage" if changed == "passage" else "Door")
    user.click(5.0, 1.0)
    assert len(user.scenario.doors) == 2
    assert {piece.area for piece in user.scenario.pieces} == {"start"}


def test_the_first_exit_is_the_way_to_win(user: User) -> None:
    user.choose("Exit")
    user.click(12.2, 1.0)
    assert user.scenario.doors[-1].id == "way-out"
    assert user.scenario.victory.marines == Condition("exit", "way-out", Record(who="all"))
    assert user.said == "The marines now win when they leave by this exit."
    assert len(user.steps) == 1
    user.click(-0.2, 4.0)
    assert user.scenario.doors[-1].id is None
    user.undo_all()
    assert user.scenario.victory.marines == Condition("clear", "board")


def test_an_exit_changes_no_way_to_win_that_was_chosen(opened: Opened) -> None:
    user = opened(MAP.replace("clear: board", "clear: far"))
    user.choose("Exit")
    user.click(12.2, 1.0)
    assert user.scenario.doors[-1].id is None
    assert user.scenario.victory.marines == Condition("clear", "far")


def test_an_exit_is_written_from_the_inside(user: User) -> None:
    user.choose("Exit")
    user.click(-0.2, 4.0)
    user.key(Qt.Key.Key_Escape)
    serial = user.scenario.doors[-1].serial
    assert [(door.at, door.side) for door in user.scenario.doors if door.exit] == [((0, 3), "west")]
    user.drag((0.0, 4.0), (1.0, 0.0))
    assert [(door.at, door.side) for door in user.scenario.doors if door.exit] == [((0, 0), "north")]
    assert user.scenario.doors[-1].serial == serial


def test_a_door_replaced_by_an_exit_is_written_from_the_inside(opened: Opened) -> None:
    user = opened(MAP.replace("at: [7, 0], side: east", "at: [-1, 3], side: east"))
    user.choose("Exit")
    user.click(-0.2, 4.0)
    (door,) = user.scenario.doors
    assert (door.id, door.at, door.side, door.exit) == ("gate", (0, 3), "west", True)


@pytest.mark.parametrize(("title", "section"), [("Imp", "figures"), ("Armor", "tokens")])
def test_what_is_placed_for_a_number_of_marines_is_for_more_too(user: User, title: str, section: str) -> None:
    user.choose(title)
    notices = []
    for number, x in ((0, 1.5), (1, 2.5), (2, 3.5), (3, 4.5)):
        user.do(f"as-for-{number}")
        user.click(x, 4.5)
        notices.append(user.said)
    assert [one.marines for one in getattr(user.scenario, section)[-4:]] == [None, None, 2, 3]
    assert notices[2:] == ["Set up for 2 marines or more.", "Set up for 3 marines."]
    assert len(user.steps) == 4


def test_a_token_goes_to_the_space_of_the_pointer(user: User) -> None:
    user.choose("Red key")
    user.click(3.5, 2.5)
    token = user.scenario.tokens[-1]
    assert (token.kind, token.color, token.at) == ("key", "red", (3, 2))


def test_a_long_token_turns(user: User) -> None:
    user.choose("Obstacle 1×3")
    user.move(3.5, 2.5)
    user.do("turn")
    user.click(3.5, 2.5)
    token = user.scenario.tokens[-1]
    assert (token.size, token.turn, token.at) == (3, 90, (3, 1))


def test_a_token_off_the_map_is_not_placed(user: User) -> None:
    before = user.scenario
    user.choose("Health")
    user.click(3.5, 8.5)
    assert user.scenario is before


def test_an_invader_goes_to_the_map_by_its_middle(user: User) -> None:
    user.choose("Hell knight")
    user.click(3.1, 1.9)
    figure = user.scenario.figures[-1]
    assert (figure.kind, figure.at) == ("hell-knight", (2, 1))


def test_marine_starts_are_painted_in_one_step_and_taken_away(user: User) -> None:
    user.choose("Marine start")
    user.drag((2.5, 0.5), (4.5, 0.5))
    assert user.scenario.spawns[0].spaces == ((0, 0), (1, 0), (0, 1), (2, 0), (3, 0), (4, 0))
    assert user.steps == ["Paint marine start"]
    user.click(1.5, 0.5)
    assert (1, 0) not in user.scenario.spawns[0].spaces


@pytest.mark.parametrize("unnamed", [False, True])
def test_where_the_marines_first_start_is_the_start_area(opened: Opened, unnamed: bool) -> None:
    text = MAP[: MAP.index("\nfigures")] + MAP[MAP.index("\nvictory") :]
    for given, own in (("far", "area-2"), ("Store", "Area 2"), ("Hangar", "Start")) if unnamed else ():
        text = text.replace(given, own)
    user = opened(text)
    user.choose("Marine start")
    user.drag((9.5, 2.5), (10.5, 2.5))
    first, second = user.scenario.areas
    assert (first.start, second.start) == (False, True)
    assert (second.id, second.name) == (("start", "Start") if unnamed else ("far", "Store"))
    assert [piece.area for piece in user.scenario.pieces] == [first.id, first.id, second.id]
    assert user.window.statusBar().currentMessage() == "This area is now the start area."
    user.choose("Imp")
    user.click(2.5, 2.5)
    assert user.window.statusBar().currentMessage() == f"Set up when {first.name} is revealed."
    user.undo_all()
    assert user.scenario.areas[0].start


def test_the_tools_have_keys(user: User, qtbot: QtBot) -> None:
    user.window.activateWindow()
    qtbot.waitUntil(user.window.isActiveWindow)
    toolbox = user.window.shell.toolbox
    for key, name in (
        (Qt.Key.Key_P, "piece"), (Qt.Key.Key_D, "door"), (Qt.Key.Key_T, "token"),
        (Qt.Key.Key_I, "figure"), (Qt.Key.Key_S, "spawn"), (Qt.Key.Key_V, "select"),
    ):  # fmt: skip
        user.key(key)
        assert toolbox.current.name == name


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
