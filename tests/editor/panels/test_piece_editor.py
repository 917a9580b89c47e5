"""Piece types of one's own: drawn with mouse or keyboard, changed, copied."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QIcon, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QPushButton

from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import OwnPieceType, Record
from kneedeep_editor.features.editing.piece_types import PieceTypes
from kneedeep_editor.panels.palette_model import ICON
from kneedeep_editor.panels.piece_editor.piece_dialog import PieceDialog
from kneedeep_editor.tools.elements import piece_draft as drafts
from tests.support.first_tile_map import agree
from tests.support.users.editor_user import LEFT, NO_KEYS, SHIFT, User
from tests.support.values import known, typed

pytestmark = pytest.mark.kept_window

RIGHT = Qt.MouseButton.RightButton
Key = Qt.Key


def _dialog(user: User) -> PieceDialog:
    holder = user.window.findChild(PieceTypes)
    assert isinstance(holder, PieceTypes) and holder.dialog is not None
    return holder.dialog


def _command(user: User, name: str) -> PieceDialog:
    user.window.shell.actions.by_name[name].trigger()
    dialog = _dialog(user)
    while QApplication.activeWindow() is not dialog:
        QApplication.processEvents()
    return dialog


def _at(dialog: PieceDialog, x: float, y: float) -> QPoint:
    return dialog.grid.pixel(x, y).toPoint()


def _stroke(dialog: PieceDialog, *places: tuple[float, float], button: Any = LEFT) -> None:
    grid = dialog.grid
    spots = [_at(dialog, *place) for place in places]
    QTest.mousePress(grid, button, NO_KEYS, spots[0])
    for spot in spots[1:]:
        QTest.mouseMove(grid, spot)
    QTest.mouseRelease(grid, button, NO_KEYS, spots[-1])


def _own(user: User) -> OwnPieceType:
    return user.scenario.piece_types[-1]


def test_a_piece_is_drawn_with_the_mouse_and_laid(beginner: User) -> None:
    user = beginner
    dialog = _command(user, "new-piece-type")
    assert "Draw at least one space" in dialog.problems.text()
    dialog.use("rectangle")
    spot = _at(dialog, 0.5, 0.5)
    _stroke(dialog, (0.5, 0.5), (3.5, 2.5))
    assert _at(dialog, 0.5, 0.5) == spot, "what is drawn stays below the pointer"
    dialog.use("brush")
    _stroke(dialog, (4.5, 0.5), (4.5, 1.5))
    _stroke(dialog, (3.5, 2.5), button=RIGHT)
    dialog.use("difficult")
    _stroke(dialog, (1.5, 1.5))
    dialog.use("opening")
    _stroke(dialog, (1.4, 0.05))
    assert dialog.draft.openings == {((0, 0), "north")}
    _stroke(dialog, (0.05, 1.1))
    dialog.use("wall")
    _stroke(dialog, (2.95, 1.5))
    QTest.keyClicks(dialog.name_field, "L Bridge")
    agree(dialog)
    own = _own(user)
    assert (own.id, own.name) == ("l-bridge", "L Bridge")
    assert own.rows == ("#####", "#####", "###..")
    assert own.openings == ("N@0", "W@0") and own.difficult == ((1, 1),)
    assert own.edges == (Record(at=(2, 1), side="east", kind="wall"),)
    assert user.window.document.undo_stack.count() == 1
    user.click(8.5, 8.5)
    assert user.scenario.pieces[-1].piece == "l-bridge"


def test_openings_and_edges_take_the_nearest_side_on_which_they_can_be(beginner: User) -> None:
    dialog = _command(beginner, "new-piece-type")
    dialog.use("rectangle")
    _stroke(dialog, (0.5, 0.5), (3.5, 2.5))
    dialog.use("opening")
    assert dialog.hint.text().startswith("Click the rim to open it")
    _stroke(dialog, (2.03, 2.9))
    assert dialog.draft.openings == {((1, 2), "south")} or dialog.draft.openings == {((2, 2), "south")}
    _stroke(dialog, (0.05, 0.4), (0.05, 1.6))
    assert ((0, 0), "west") in dialog.draft.openings, "it is around the middle of a drag"
    QTest.keyClick(dialog, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    before = dialog.draft
    _stroke(dialog, (6.5, 6.5))
    assert dialog.draft == before and "there is no room for one here" in dialog.hint.text()
    dialog.use("wall")
    _stroke(dialog, (0.1, 0.9))
    assert dialog.draft.edges == {((0, 0), "south", "wall")}
    assert "no room" not in dialog.hint.text()


def test_a_piece_is_drawn_with_the_keyboard_alone(beginner: User) -> None:
    user = beginner
    dialog = _command(user, "new-piece-type")
    grid = dialog.grid
    QTest.keyClick(grid, Key.Key_G)
    QTest.keyClick(grid, Key.Key_Space)
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Down, Key.Key_Space):
        QTest.keyClick(grid, key)
    assert len(dialog.draft.spaces) == 6 and "space" in grid.accessibleDescription()
    QTest.keyClick(grid, Key.Key_O)
    QTest.keyClick(grid, Key.Key_Right, SHIFT)
    assert "opening to the east" in grid.accessibleDescription()
    QTest.keyClick(grid, Key.Key_R)
    QTest.keyClick(grid, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(grid, Key.Key_R)
    agree(dialog)
    assert _own(user).rows == ("##", "##", "##") and _own(user).openings == ("S@0",)


def test_faults_of_a_shape_are_told_at_once_and_keep_it_from_being_taken(beginner: User) -> None:
    user = beginner
    dialog = _command(user, "new-piece-type")
    _stroke(dialog, (0.5, 0.5), (2.5, 0.5))
    assert "Nothing" not in dialog.problems.text() and "opening" in dialog.problems.text()
    dialog.use("opening")
    _stroke(dialog, (0.6, 0.05))
    assert "No errors: it can be laid." in dialog.problems.text()
    dialog.use("brush")
    _stroke(dialog, (0.5, -0.5))
    assert "northernmost row" in dialog.problems.text()
    _stroke(dialog, (6.5, 2.5))
    assert "connected side by side" in dialog.problems.text()
    assert not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()
    dialog.id_field.setText("")
    QTest.keyClicks(dialog.id_field, "room-4x4")
    assert "already used" in dialog.problems.text()
    QTest.keyClick(dialog.grid, Qt.Key.Key_Escape)
    assert dialog.isVisible() and "discards" in dialog.hint.text()
    dialog.reject()
    assert not user.scenario.piece_types


def test_a_copy_takes_the_place_of_a_piece_and_stays_where_it_lies_when_it_grows(user: User) -> None:
    piece = next(one for one in user.scenario.pieces if one.piece == "room-4x4")
    before = set(user.window.document.board.spaces)
    user.window.shell.work.select([piece.serial])
    dialog = _command(user, "copy-piece-type")
    assert dialog.takes and len(dialog.draft.spaces) == 16
    agree(dialog)
    own = _own(user)
    changed = user.scenario.element(piece.serial)
    assert changed.piece == own.id and set(user.window.document.board.spaces) == before
    dialog = _command(user, "edit-piece-type")
    assert "It lies on the map 1 time" in dialog.problems.text()
    dialog.use("brush")
    _stroke(dialog, (-0.5, 0.5))
    dialog.use("opening")
    _stroke(dialog, (0.05, 1.5))
    QTest.keyClick(dialog.grid, Key.Key_R)
    dialog.id_field.clear()
    QTest.keyClicks(dialog.id_field, "annex")
    steps = user.window.document.undo_stack.count()
    agree(dialog)
    assert user.window.document.undo_stack.count() == steps + 1
    assert user.scenario.element(piece.serial).piece == "annex"
    after = set(user.window.document.board.spaces)
    assert {space for space in after if space[0] >= 8} == {space for space in before if space[0] >= 8}
    assert user.scenario.element(piece.serial).turn == (piece.turn - 90) % 360


def test_the_palette_shows_a_changed_piece_type_as_it_looks_now(user: User) -> None:
    corner = drafts.paint_spaces(drafts.PieceDraft(), [(0, 0), (1, 0), (0, 1)])
    user.window.document.edit(drafts.add_type_edit(corner, "slab", "Slab"))
    palette = user.window.shell.palette

    def picture() -> QImage:
        palette.search.setText("Slab")
        icon = typed(QIcon, palette.list.model().index(0, 0).data(Qt.ItemDataRole.DecorationRole))
        return icon.pixmap(ICON).toImage()

    before = picture()
    edit = drafts.change_type_edit(user.scenario, _own(user), drafts.turn_draft(corner, 1), "slab", "Slab", (2, 2))
    assert edit is not None and user.window.document.edit(edit)
    assert picture() != before


def test_the_properties_of_a_piece_type_lead_to_its_drawing(user: User) -> None:
    user.window.document.edit(drafts.add_type_edit(drafts.paint_spaces(drafts.PieceDraft(), [(0, 0)]), "slab", "Slab"))
    user.window.shell.work.select([_own(user).serial])
    user.do("properties")
    dock = typed(QDockWidget, user.window.findChild(QDockWidget, "properties"))
    button = next(one for one in dock.findChildren(QPushButton) if one.text().startswith("Edit piece type"))
    QTest.mouseClick(button, LEFT)
    assert _dialog(user).own_id == "slab"


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("quarters", [0, 1, 2, 3])
def test_what_lies_on_the_map_stays_however_its_type_is_changed(turn: int, quarters: int) -> None:
    from kneedeep.board import compile_board
    from kneedeep.model.catalog import load_catalog
    from kneedeep.model.scenario.model import Area, Piece, Scenario

    kind = OwnPieceType(id="own", rows=("###", "#.."), serial=1)
    laid = Piece(piece="own", at=(4, 7), turn=turn, area="a", serial=2)
    scenario = Scenario(
        title="", pieces=(laid,), figures=(), areas=(Area(id="a", serial=3),), piece_types=(kind,), next_serial=9
    )
    draft = drafts.turn_draft(drafts.draft_of_type(kind), quarters)
    before = _spaces(compile_board(scenario, load_catalog("doom-2004")))
    (left, top), _ = draft.box
    draft = drafts.paint_spaces(draft, [(left - 1, top), (left - 1, top - 1), (left, top)])
    edit = known(drafts.change_type_edit(scenario, kind, draft, "own", "", (3, 2)))
    after = _spaces(compile_board(edit.apply(scenario), load_catalog("doom-2004")))
    assert before < after and len(after) in (6, 7)


def _spaces(board: Any) -> set[Space]:
    return set(board.spaces)
