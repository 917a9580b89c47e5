"""Transcribing tiles of the box, laying them, and the user's tile library."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QMenu

from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.catalog.numbers.user_file import VARIABLE
from kneedeep.model.scenario.io.tile_library import put_tile, read_library
from kneedeep.model.scenario.model import OwnPieceType
from kneedeep.report.sheets.tiles_needed import piece_title
from kneedeep_editor.features.editing.piece_types import PieceTypes
from kneedeep_editor.features.editing.tile_library import TileLibraryFeature
from kneedeep_editor.panels.piece_editor.piece_dialog import PieceDialog
from kneedeep_editor.tools.elements.element_names import name_of_element
from kneedeep_editor.tools.elements.piece_draft import draft_of, draft_record, other_face
from kneedeep_editor.tools.stamp import PIECES, Stamp
from kneedeep_editor.tools.stamp_stock import DASHED, DIFFERS, TILES
from tests.support.files import map_text
from tests.support.first_tile_map import agree
from tests.support.users.editor_user import LEFT, NO_KEYS, Opened, User, named
from tests.support.values import known

MAP = map_text("tile-library")
LAID = (
    MAP.replace("areas:", "  - {piece: 05a, at: [4, 1], area: start}\nareas:")
    + "piece_types:\n  - {id: 05a, name: Press, rows: ['###', '###'], openings: [W@0]}\n"
)
HALL = OwnPieceType(id="05a", name="Press", rows=("####", "####"), openings=("W@0",))


@pytest.fixture(autouse=True)
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "own" / "numbers.json"))
    return tmp_path / "own" / "tiles.yaml"


def tiles(user: User) -> TileLibraryFeature:
    return user.window.shell.feature(TileLibraryFeature)


def marks(user: User) -> dict[str, str]:
    entries = user.window.shell.palette._model.entries
    return {entry.stamp.kind: entry.mark for entry in entries if entry.group == TILES}


def open_entry(user: User, title: str) -> PieceDialog:
    """Double-click a tile in the palette."""
    palette = user.window.shell.palette
    palette.show_section(TILES)
    index = palette.index(title)
    palette.list.scrollTo(index)
    spot = palette.list.visualRect(index).center()
    QTest.mouseClick(palette.list.viewport(), LEFT, NO_KEYS, spot)
    QTest.mouseDClick(palette.list.viewport(), LEFT, NO_KEYS, spot)
    return known(user.window.shell.feature(PieceTypes).dialog)


def draw(dialog: PieceDialog, rows: tuple[str, ...], openings: tuple[str, ...]) -> None:
    """Put an outline on the grid, as brush and opening would."""
    dialog.grid.show_draft(draft_of(rows, openings))
    dialog._judge()


def test_a_tile_is_transcribed_laid_and_kept_for_other_scenarios(opened: Opened, library: Path) -> None:
    user = opened(MAP, "one.yaml")
    assert set(marks(user).values()) == {DASHED} and len(marks(user)) == 32
    user.window.shell.place(Stamp(PIECES, "05a"))
    user.click(6, 2)
    assert len(user.scenario.pieces) == 1, "without an outline it can't be laid"
    dialog = open_entry(user, "05a base, room")
    assert dialog.id_field.text() == "05a" and dialog.id_field.isReadOnly()
    draw(dialog, HALL.rows, HALL.openings)
    dialog.name_field.setText("Press")
    agree(dialog)
    assert read_library(str(library)).tiles == {"05a": HALL}
    assert not user.scenario.piece_types, "it comes into the scenario when it is laid"
    assert marks(user)["05a"] == ""
    user.click(6, 2)
    assert [piece.piece for piece in user.scenario.pieces] == ["g-room-4x4", "05a"]
    assert [piece.at for piece in user.scenario.pieces] == [(0, 0), (4, 1)]
    assert [kind.having(serial=0) for kind in user.scenario.piece_types] == [HALL]
    assert len(user.steps) == 1
    codes = named(analyse(user.window.document.snapshot()))
    assert "BRD010" not in codes and "BRD002" not in codes
    user.do("undo")
    assert not user.scenario.piece_types
    other = opened(MAP.replace("Tiles", "Others"), "two.yaml")
    assert marks(other)["05a"] == ""
    other.window.shell.palette.grab()


def test_the_other_face_begins_mirrored(opened: Opened, library: Path) -> None:
    put_tile(HALL.having(rows=("####", "####", "##.."), openings=("S@0", "E@0")), str(library))
    user = opened(MAP)
    dialog = open_entry(user, "05b Hell")
    assert dialog.face_button.isEnabled()
    QTest.mouseClick(dialog.face_button, LEFT)
    record = draft_record(dialog.draft)
    assert record["rows"] == ("####", "####", "..##")
    assert record["openings"] == ("S@2", "W@0")
    dialog.reject()
    dialog = open_entry(user, "06b Hell")
    assert not dialog.face_button.isEnabled()
    dialog.reject()


def test_a_face_mirrored_twice_is_itself() -> None:
    draft = draft_of(("###.", "####"), ("N@1", "W@0"))
    assert draft_record(other_face(other_face(draft))) == draft_record(draft)


def test_another_number_can_be_given(opened: Opened, library: Path) -> None:
    user = opened(MAP)
    dialog = open_entry(user, "05a base, room")
    draw(dialog, HALL.rows, HALL.openings)
    QTest.mouseClick(dialog.number_button, LEFT)
    for wrong in ("bridge", "5a", "05c"):
        dialog.id_field.clear()
        QTest.keyClicks(dialog.id_field, wrong)
        assert not dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    dialog.id_field.clear()
    QTest.keyClicks(dialog.id_field, "23b")
    agree(dialog)
    assert set(read_library(str(library)).tiles) == {"23b"}
    assert marks(user)["23b"] == "" and marks(user)["05a"] == DASHED


def test_a_tile_that_lies_without_an_outline_gets_it_at_once(opened: Opened) -> None:
    user = opened(MAP.replace("areas:", "  - {piece: 05a, at: [4, 1], area: start}\nareas:"))
    assert "BRD010" in named(analyse(user.window.document.snapshot()))
    tiles(user).transcribe("05a")
    dialog = known(user.window.shell.feature(PieceTypes).dialog)
    draw(dialog, HALL.rows, HALL.openings)
    agree(dialog)
    assert [kind.id for kind in user.scenario.piece_types] == ["05a"]
    assert "BRD010" not in named(analyse(user.window.document.snapshot()))


def test_what_differs_is_marked_and_updated_in_one_step(opened: Opened, library: Path) -> None:
    put_tile(HALL, str(library))
    user = opened(LAID)
    assert marks(user)["05a"] == DIFFERS
    user.do("tiles-from-library")
    assert [kind.having(serial=0) for kind in user.scenario.piece_types] == [HALL]
    assert marks(user)["05a"] == ""
    assert len(user.steps) == 1
    user.do("undo")
    assert marks(user)["05a"] == DIFFERS


def test_the_menu_of_a_tile_offers_all_three(opened: Opened, library: Path) -> None:
    put_tile(HALL, str(library))
    user = opened(LAID)
    menu = QMenu(user.window)
    user.window.shell.feature(PieceTypes).menu_shown.emit(menu, Stamp(PIECES, "05a"))
    assert [action.isEnabled() for action in menu.actions() if action.text()][:3] == [True, True, True]
    (update,) = (action for action in menu.actions() if action.text() == "Update from library")
    update.trigger()
    assert user.scenario.piece_types[0].rows == HALL.rows


def test_without_a_library_the_tile_goes_into_the_scenario(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    user = opened(MAP)
    dialog = open_entry(user, "05a base, room")
    draw(dialog, HALL.rows, HALL.openings)
    agree(dialog)
    assert [kind.id for kind in user.scenario.piece_types] == ["05a"]


def test_by_keyboard_alone_the_chosen_tile_is_transcribed(opened: Opened) -> None:
    user = opened(MAP)
    palette = user.window.shell.palette
    palette.show_section(TILES)
    palette.list.setFocus()
    palette.list.setCurrentIndex(palette.index("02b Hell"))
    QTest.keyClick(palette.list, Qt.Key.Key_Return)
    dialog = user.window.shell.feature(PieceTypes).dialog
    assert dialog is not None and dialog.own_id == "02b"


def test_an_edition_without_tiles_has_none_of_it(user: User) -> None:
    actions = user.window.shell.actions.by_name
    for name in ("transcribe-tile", "tile-to-library", "tiles-from-library"):
        assert not actions[name].isVisible() and not actions[name].isEnabled()


def test_a_double_click_draws_a_known_tile_again_and_enter_takes_it_up(opened: Opened, library: Path) -> None:
    put_tile(HALL, str(library))
    user = opened(LAID)
    dialog = open_entry(user, "05a base, Press")
    assert dialog.own_id == "05a" and draft_record(dialog.draft)["rows"] == ("###", "###")
    dialog.reject()
    palette = user.window.shell.palette
    palette.list.setFocus()
    QTest.keyClick(palette.list, Qt.Key.Key_Return)
    assert user.window.shell.feature(PieceTypes).dialog is None
    assert user.window.shell.work.stamp == Stamp(PIECES, "05a")


def test_a_selected_tile_is_edited_in_scenario_and_library(opened: Opened, library: Path) -> None:
    user = opened(LAID)
    user.window.shell.work.select([user.scenario.pieces[1].serial])
    user.do("edit-piece-type")
    dialog = user.window.shell.feature(PieceTypes).dialog
    assert dialog is not None and dialog.windowTitle() == "Transcribe tile 05a"
    draw(dialog, HALL.rows, HALL.openings)
    agree(dialog)
    assert read_library(str(library)).tiles["05a"].rows == HALL.rows
    assert user.scenario.piece_types[0].rows == HALL.rows
    assert len(user.steps) == 1
    user.do("undo")
    assert user.scenario.piece_types[0].rows == ("###", "###")


@pytest.mark.parametrize(("name", "called"), [("tile 05, base", "tile 05a"), ("Press", "press")])
def test_a_tile_is_named_once(name: str, called: str, opened: Opened) -> None:
    user = opened(LAID.replace("name: Press", f"name: '{name}'"))
    assert name_of_element(user.scenario.pieces[1], user.window.shell.work.board.kinds) == called
    title = piece_title(user.window.shell.work.board.kinds.pieces["05a"])
    assert title == ("Tile 05a" if called == "tile 05a" else "Tile 05a, Press")


def test_a_tile_that_was_searched_for_is_drawn_by_a_double_click(opened: Opened) -> None:
    user = opened(MAP)
    palette = user.window.shell.palette
    QTest.keyClicks(palette.search, "05b")
    assert palette.titles == ["05b Hell"]
    spot = palette.list.visualRect(palette.index("05b Hell")).center()
    QTest.mouseClick(palette.list.viewport(), LEFT, NO_KEYS, spot)
    assert palette.titles == ["05b Hell"], "what was found stays where it is"
    QTest.mouseDClick(palette.list.viewport(), LEFT, NO_KEYS, spot)
    dialog = user.window.shell.feature(PieceTypes).dialog
    assert dialog is not None and dialog.own_id == "05b"


def test_the_search_takes_an_x_for_the_sign_between_width_and_height(opened: Opened) -> None:
    palette = opened(MAP).window.shell.palette
    QTest.keyClicks(palette.search, "corridor 4x2")
    assert palette.titles == ["Corridor 4×2"]
