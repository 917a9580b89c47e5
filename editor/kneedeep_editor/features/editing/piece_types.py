"""A scenario's own piece types: drawing, copying, and changing them with all their pieces."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMenu

from kneedeep.board import compile_board
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.primitive import DisplayList
from kneedeep.drawing.scene import draw
from kneedeep.drawing.theme import THEMES, Theme
from kneedeep.drawing.thumbnail import thumbnail_piece
from kneedeep.model.catalog import Catalog, tile_name
from kneedeep.model.geometry.shape import turned_rows
from kneedeep.model.scenario.model import Area, OwnPieceType, Piece, Scenario
from kneedeep_editor.canvas.thumbnails.stamp_thumbnails import lightened_theme, stamp_picture
from kneedeep_editor.features.map.tracing import Tracing
from kneedeep_editor.mainwindow.dialog_feature import DialogFeature
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements import piece_draft
from kneedeep_editor.tools.elements.element_names import name_of_element
from kneedeep_editor.tools.elements.ids import id_error, taken_ids
from kneedeep_editor.tools.stamp import PIECES, Stamp

if TYPE_CHECKING:
    from kneedeep_editor.panels.piece_editor.piece_dialog import PieceDialog, PieceRequest


class PieceTypes(DialogFeature["PieceDialog"]):
    """The commands of one window, and the open dialog. `menu_shown`: the menu of a stamp, to be extended."""

    menu_shown = Signal(QMenu, object)

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._work = shell.work
        self.draw_tile: Callable[[str], None] | None = None
        """Draws a tile of the box, by its name."""
        self._photograph = shell.feature(Tracing).file
        self._new = shell.actions.add_command("new-piece-type", self.draw_new)
        self._new.setIconText(self._new.text().replace("&", ""))
        self._edit = shell.actions.add_command("edit-piece-type", self.draw_chosen)
        self._copy = shell.actions.add_command("copy-piece-type", self.copy_chosen)
        palette = shell.palette
        palette.offer(PIECES, self._new)
        palette.menu_asked.connect(self._show_menu)
        shell.actions.for_element["piece"] = shell.actions.for_element["piece_type"] = [self._edit, self._copy]
        document = shell.document
        self._keep_fresh(self._enable, self._work.selected.changed, document.changed, document.renamed)

    # Choices

    def chosen(self) -> tuple[str | None, Piece | None]:
        """The id of the chosen type, and the piece that was selected, if any."""
        serials = self._work.selection
        present = (one for one in self._work.scenario.elements() if serials == {one.serial})
        element = next(present, None)
        if isinstance(element, Piece):
            return element.piece, element
        return (element.id if isinstance(element, OwnPieceType) else None), None

    def _enable(self) -> None:
        name, _ = self.chosen()
        editable = self._shell.document.editable
        self._new.setEnabled(editable)
        self._edit.setEnabled(editable and (self.own(name) is not None or self.is_tile(name)))
        self._copy.setEnabled(editable and name in self._work.board.kinds.pieces)

    def own(self, name: str | None) -> OwnPieceType | None:
        """The scenario's own type with a name."""
        return next((kind for kind in self._work.scenario.piece_types if kind.id == name), None)

    def is_tile(self, name: str | None) -> bool:
        """Whether it is the name of a tile of the box, with a known outline or not."""
        return name is not None and bool(self._shell.document.catalog.tiles) and tile_name(name) is not None

    def _show_menu(self, stamp: Stamp, at: QPoint) -> None:
        menu = QMenu(self._shell.window)
        if stamp.section == PIECES and self._shell.document.editable:
            edit = menu.addAction(self._edit.text(), partial(self._draw_type, stamp.kind))
            edit.setEnabled(self.own(stamp.kind) is not None or self.is_tile(stamp.kind))
            menu.addAction(self._copy.text(), partial(self._copy_type, stamp.kind, None))
            menu.addSeparator()
            menu.addAction(self._new)
        self.menu_shown.emit(menu, stamp)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    # Drawing

    def draw_new(self) -> None:
        """Draw a new piece type."""
        from kneedeep_editor.panels.piece_editor.piece_dialog import PieceRequest

        asked = PieceRequest(
            self._work.texts.tr("New piece type"), piece_draft.PieceDraft(), self._free_id("own-piece"), "", fresh=True
        )
        self._draw(asked, None, None)

    def draw_chosen(self) -> None:
        """Draw the type of the chosen piece, or the chosen type."""
        name, _ = self.chosen()
        if name is not None:
            self._draw_type(name)

    def copy_chosen(self) -> None:
        """Draw a copy of the chosen piece's type. The piece can get the new type."""
        name, piece = self.chosen()
        if name is not None:
            self._copy_type(name, piece)

    def _draw_type(self, name: str) -> None:
        from kneedeep_editor.panels.piece_editor.piece_dialog import PieceRequest

        own = self.own(name)
        if self.draw_tile is not None and self.is_tile(name):
            self.draw_tile(name)
        elif own is not None:
            used = sum(piece.piece == name for piece in self._work.scenario.pieces)
            title = self._work.texts.tr("Piece type {name}", name=own.name or own.id)
            asked = PieceRequest(title, piece_draft.draft_of_type(own), own.id, own.name, fresh=False, used=used)
            self._draw(asked, own, None)

    def _copy_type(self, name: str, piece: Piece | None) -> None:
        from kneedeep_editor.panels.piece_editor.piece_dialog import PieceRequest

        if (kind := self._work.board.kinds.pieces.get(name)) is None:
            return
        edges = [(edge.at, edge.side, edge.kind) for edge in kind.edges]
        draft = piece_draft.draft_of(kind.rows, [str(one) for one in kind.openings], edges, kind.difficult)
        taking = name_of_element(piece, self._work.board.kinds) if piece is not None else ""
        own_id, title = self._free_id(f"{name}-copy"), tr("{name} (copy)", name=kind.name)
        heading = self._work.texts.tr("Copy of a piece type")
        asked = PieceRequest(heading, draft, own_id, title, fresh=True, taking=taking)
        self._draw(asked, None, piece)

    def ask(
        self,
        asked: "PieceRequest",
        complaint: Callable[[str], str],
        take: Callable[["PieceDialog", "PieceRequest"], object],
    ) -> None:
        """Ask for a drawing. `complaint`: the fault of an id. `take`: called with the accepted dialog."""
        from kneedeep_editor.panels.piece_editor.piece_dialog import PieceDialog

        dialog = PieceDialog(asked, self._picture, complaint, self._photograph, self._shell.window)
        dialog.accepted.connect(partial(take, dialog, asked))
        self._show_over(dialog)

    def _draw(self, asked: "PieceRequest", own: OwnPieceType | None, piece: Piece | None) -> None:
        complaint = partial(id_error, self._work.scenario, "piece_type")
        self.ask(asked, complaint, partial(self._take, own, piece))

    def _take(
        self, own: OwnPieceType | None, piece: Piece | None, dialog: "PieceDialog", asked: "PieceRequest"
    ) -> None:
        draft, name = dialog.draft, dialog.own_name
        if own is None:
            by = (piece.serial,) if piece is not None and dialog.takes else ()
            if self._work.edit(piece_draft.add_type_edit(draft, dialog.own_id, name, by)) and not by:
                self._shell.place(Stamp(PIECES, dialog.own_id))
            return
        edit = piece_draft.change_type_edit(self._work.scenario, own, draft, dialog.own_id, name, asked.draft.box[1])
        if edit is not None:
            self._work.edit(edit)

    def _free_id(self, wish: str) -> str:
        scenario, wish = self._work.scenario, wish[:36]
        if not taken_ids(scenario, wish):
            return wish
        return next(f"{wish}-{n}" for n in range(2, 1000) if not taken_ids(scenario, f"{wish}-{n}"))

    def _picture(self, draft: piece_draft.PieceDraft, turn: int, size: QSize) -> QPixmap:
        """The picture of a draft as a piece on the board, with open openings."""
        kind = OwnPieceType(id="drawn", **dict(piece_draft.draft_record(draft)))
        canvas = self._shell.canvas
        theme = lightened_theme(THEMES[current_theme().name])
        picture = type_picture(kind, turn, self._shell.document.catalog, theme)
        return stamp_picture(canvas.player, picture, size, canvas.devicePixelRatioF(), 14.0)


def type_picture(kind: OwnPieceType, turn: int, catalog: Catalog, theme: Theme) -> DisplayList:
    """The picture of a turned piece type with open openings. If it is faulty, only its spaces."""
    scenario = Scenario(
        title="",
        ruleset=catalog.ruleset,
        pieces=(Piece(piece=kind.id, at=(0, 0), turn=turn, area="drawn"),),
        areas=(Area(id="drawn"),),
        figures=(),
        piece_types=(kind,),
    )
    board = compile_board(scenario, catalog)
    if not board.spaces:
        return thumbnail_piece(turned_rows(kind.rows, turn), (), theme)
    plan = plan_of(board)
    edges = tuple(edge._replace(kind="joint") if edge.kind == "loose" else edge for edge in plan.edges)
    spaces = tuple(space._replace(area=-1) for space in plan.spaces)
    width, height = board.pieces[0].size
    picture = draw(plan._replace(edges=edges, areas=(), spaces=spaces), theme)
    return picture._replace(box=(-0.2, -0.2, width + 0.4, height + 0.4), background=None)
