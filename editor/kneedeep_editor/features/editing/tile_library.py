"""Tiles of the box: drawn by their owner, kept in the user's library, copied into scenarios that use them."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QMenu

from kneedeep.model.catalog import tile_name
from kneedeep.model.scenario.edits import Edit, Several
from kneedeep.model.scenario.model import OwnPieceType
from kneedeep_editor.features.editing.piece_types import PieceTypes
from kneedeep_editor.mainwindow.commands import command_of
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements import piece_draft
from kneedeep_editor.tools.elements.ids import id_error
from kneedeep_editor.tools.stamp import PIECES, Stamp
from kneedeep_editor.tools.stamp_stock import TILES, same_type

if TYPE_CHECKING:
    from kneedeep_editor.panels.piece_editor.piece_dialog import PieceDialog, PieceRequest
_OTHER = {"a": "b", "b": "a"}


class TileLibraryFeature(WindowFeature):
    """The tile commands of one window, and the open dialog."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._work = shell.work
        self._types = shell.feature(PieceTypes)
        self._fault = ""
        actions = shell.actions
        self._transcribe = actions.add_command("transcribe-tile", self.transcribe_chosen)
        self._take = actions.add_command("tile-to-library", lambda: self._take_over(self._chosen()))
        self._update = actions.add_command("tiles-from-library", lambda: self._update_some(self._differing()))
        shell.palette.offer(TILES, self._transcribe)
        shell.palette.chosen.connect(partial(self._edit, False))
        shell.palette.double_clicked.connect(partial(self._edit, True))
        self._types.menu_shown.connect(self._fill_menu)
        self._types.draw_tile = self.transcribe
        shell.window.installEventFilter(self)
        self.load()
        work, document = self._work, shell.document
        changes = work.selected.changed, work.library_changed, document.changed, document.renamed
        self._keep_fresh(self._enable, *changes)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Read the library again when the window is activated, since another one may have changed it."""
        if event.type() == QEvent.Type.WindowActivate:
            self.load()
        return super().eventFilter(watched, event)

    def load(self) -> None:
        """Read the library for an edition with tiles."""
        if not self._has_tiles:
            return
        from kneedeep.model.scenario.io.tile_library import LibraryFailed, read_library

        try:
            library = read_library()
        except LibraryFailed as error:
            self._report(str(error))
            return
        self._report("\n".join(library.problems))
        self._work.use_library(library.tiles)

    def _report(self, fault: str) -> None:
        if fault != self._fault:
            self._fault = fault
            if fault:
                self._shell.status.say(tr("Tile library: {fault}", fault=fault.splitlines()[0]))

    # Choices

    @property
    def _has_tiles(self) -> bool:
        return bool(self._shell.document.catalog.tiles)

    def _chosen(self) -> OwnPieceType | None:
        """The selected tile of the scenario, by its type or by a piece."""
        name, _ = self._types.chosen()
        return self._types.own(name) if self._types.is_tile(name) else None

    def _differing(self) -> list[OwnPieceType]:
        """The tiles of the scenario that differ from the library."""
        library = self._work.library
        return [
            own for own in self._work.scenario.piece_types if own.id in library and not same_type(own, library[own.id])
        ]

    def _enable(self) -> None:
        editable, tiles = self._shell.document.editable, self._has_tiles
        for action in (self._transcribe, self._take, self._update):
            action.setVisible(tiles)
        chosen = self._chosen() if tiles else None
        self._transcribe.setEnabled(tiles and editable)
        self._take.setEnabled(chosen is not None and not self._in_library(chosen))
        self._update.setEnabled(tiles and editable and bool(self._differing()))

    def _in_library(self, own: OwnPieceType) -> bool:
        kept = self._work.library.get(own.id)
        return kept is not None and same_type(own, kept)

    def _fill_menu(self, menu: QMenu, stamp: Stamp) -> None:
        name = stamp.kind
        if not self._types.is_tile(name):
            return
        own, kept = self._types.own(name), self._work.library.get(name)
        differs = own is not None and kept is not None and not same_type(own, kept)
        menu.addSeparator()
        for text, enabled, do in (
            (command_of("transcribe-tile").text, True, partial(self.transcribe, name)),
            (
                command_of("tile-to-library").text,
                own is not None and not self._in_library(own),
                partial(self._take_over, own),
            ),
            (tr("Update from library"), differs, partial(self._update_some, [own])),
        ):
            menu.addAction(tr(text), do).setEnabled(enabled)

    # Transcribing

    def _edit(self, known: bool, stamp: Stamp) -> None:
        """Draw the tile of a stamp, if its outline is known or not."""
        alike = known == (stamp.kind in self._work.offered_kinds().pieces)
        if stamp.section == PIECES and alike and self._shell.document.editable and self._types.is_tile(stamp.kind):
            self.transcribe(stamp.kind)

    def transcribe_chosen(self) -> None:
        """Draw the tile chosen in the palette, else the first one without a known outline."""
        entry, kinds = self._shell.palette.entry, self._work.offered_kinds().pieces
        tiles = list(self._shell.document.catalog.tiles)
        if entry is not None and entry.group == TILES:
            self.transcribe(entry.stamp.kind)
        else:
            self.transcribe(next((name for name in tiles if name not in kinds), tiles[0]))

    def transcribe(self, name: str) -> None:
        """Draw the outline of a tile, beginning with the known one if any."""
        from kneedeep_editor.panels.piece_editor.piece_dialog import PieceRequest

        known = self._types.own(name) or self._work.library.get(name)
        draft = piece_draft.draft_of_type(known) if known is not None else piece_draft.PieceDraft()
        asked = PieceRequest(
            tr("Transcribe tile {name}", name=name),
            draft,
            name,
            known.name if known is not None else "",
            fresh=known is None,
            used=sum(piece.piece == name for piece in self._work.scenario.pieces),
            other_face=self._other_face,
        )
        self._types.ask(asked, partial(self._complaint, name), self._keep)

    def _complaint(self, name: str, text: str) -> str:
        if tile_name(text) is None:
            return tr("A tile is named by its number and its face, such as 05a.")
        if text != name and text in self._work.library:
            return tr("Tile {name} is in your tile library already: choose it in the palette.", name=text)
        return "" if text == name else id_error(self._work.scenario, "piece_type", text)

    def _other_face(self, name: str) -> piece_draft.PieceDraft | None:
        if (parts := tile_name(name)) is None:
            return None
        other = parts[0] + _OTHER[parts[1]]
        known = self._types.own(other) or self._work.library.get(other)
        return piece_draft.other_face(piece_draft.draft_of_type(known)) if known is not None else None

    def _keep(self, dialog: "PieceDialog", asked: "PieceRequest") -> None:
        """Save the drawn tile in the library, and in the scenario if it uses the tile."""
        kind = piece_draft.type_of(dialog.draft, dialog.own_id, dialog.own_name)
        kept = self._put(kind)
        own = self._types.own(kind.id)
        laid = any(piece.piece == kind.id for piece in self._work.scenario.pieces)
        if own is not None:
            size = asked.draft.box[1]
            edit = piece_draft.change_type_edit(self._work.scenario, own, dialog.draft, own.id, kind.name, size)
            if edit is not None:
                self._work.edit(edit)
        elif laid or not kept:
            self._work.edit(piece_draft.add_type_edit(dialog.draft, kind.id, kind.name))
        if not laid:
            self._shell.place(Stamp(PIECES, kind.id))

    def _change(self, own: OwnPieceType, like: OwnPieceType) -> Edit | None:
        size = (max(map(len, own.rows)), len(own.rows))
        return piece_draft.change_type_edit(
            self._work.scenario, own, piece_draft.draft_of_type(like), own.id, like.name, size
        )

    # The library

    def _put(self, kind: OwnPieceType) -> bool:
        """Write a tile to the library. Returns whether that worked."""
        from kneedeep.model.scenario.io.tile_library import LibraryFailed, library_path, put_tile

        if not library_path():
            return False
        try:
            library = put_tile(kind)
        except LibraryFailed as error:
            self._shell.questions.show_error(
                self._shell.window, tr("The tile was not put into your tile library."), str(error)
            )
            return False
        self._work.use_library(library.tiles)
        self._shell.palette.redraw()
        return True

    def _take_over(self, own: OwnPieceType | None) -> None:
        """Save a tile of the scenario in the library."""
        if own is not None and self._put(own):
            self._shell.status.say(tr("Tile {name} is in your tile library now.", name=own.id))

    def _update_some(self, owns: list[OwnPieceType | None] | list[OwnPieceType]) -> None:
        """Replace tiles of the scenario by those of the library in one step."""
        known = [own for own in owns if own is not None]
        edits = [self._change(own, self._work.library[own.id]) for own in known]
        made = tuple(edit for edit in edits if edit is not None)
        if made:
            self._work.edit(Several(tr("Update tiles from library"), made))
