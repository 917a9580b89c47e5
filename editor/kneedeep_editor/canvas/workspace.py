"""The workspace of tools: document, selection, current stamp, and the preview of a tool."""

from collections.abc import Hashable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from kneedeep.board import Board
from kneedeep.board.kinds import Kinds, own_piece_type
from kneedeep.board.piece_snapping import NEAR
from kneedeep.model.scenario.delta import Delta
from kneedeep.model.scenario.edits import Edit
from kneedeep.model.scenario.model import OwnPieceType, Scenario
from kneedeep_editor.documents.document import Document
from kneedeep_editor.texts import EditionTexts, tr
from kneedeep_editor.tools.elements.areas import AUTOMATIC
from kneedeep_editor.tools.layers import EVERYTHING, Layers
from kneedeep_editor.tools.prefab_stock import NO_PREFABS, PrefabShelf
from kneedeep_editor.tools.protocol import NOTHING, ToolPreview
from kneedeep_editor.tools.stamp import Stamp
from kneedeep_editor.tools.stamp_stock import EMPTY_LIBRARY

if TYPE_CHECKING:
    from kneedeep_editor.tools.elements.event_offers import EventOffer


Space = tuple[int, int]


class Selection(QObject):
    """The selected serials. Removed elements are deselected automatically.

    `place`: the selected place of a single element with several places. None for all of it.
    """

    changed = Signal()

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = document
        self.serials: frozenset[int] = frozenset()
        self.place: Space | None = None
        document.changed.connect(self._follow)

    def select(self, serials: Iterable[int], place: Space | None = None) -> None:
        """Select exactly these elements. For a single one, only one of its places if given."""
        chosen = frozenset(serials)
        place = place if len(chosen) == 1 else None
        if (chosen, place) != (self.serials, self.place):
            self.serials, self.place = chosen, place
            self.changed.emit()

    def _follow(self, delta: Delta) -> None:
        if delta.removed & self.serials:
            self.select(self.serials - delta.removed)
        elif self.place is not None and delta.changed & self.serials:
            spaces = self._document.scenario.element(*self.serials).spaces
            if len(spaces) < 2 or self.place not in spaces:
                self.select(self.serials)


class Workspace(QObject):
    """A document in a window. Tools use it through a protocol of the same name."""

    preview_changed = Signal(object)
    stamp_changed = Signal(object)
    area_changed = Signal()
    posts_changed = Signal()
    layers_changed = Signal()
    library_changed = Signal()
    prefabs_changed = Signal()
    said = Signal(str)
    warned = Signal(str)
    offered = Signal(object)
    """Has offered events, from which one is chosen."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self.document = document
        self.selected = Selection(document)
        self.stamp: Stamp | None = None
        self.model: Any = None
        self.area = AUTOMATIC
        self.last_area: str | None = None
        self.marines = 0
        self.posts: tuple[tuple[int, int], ...] = ()
        self.reach = NEAR
        self.preview: ToolPreview = NOTHING
        self.layers: Layers = EVERYTHING
        self.library: Mapping[str, OwnPieceType] = EMPTY_LIBRARY
        self.event_removal: Edit | None = None
        self.prefabs: PrefabShelf = NO_PREFABS

    @property
    def scenario(self) -> Scenario:
        """The current value."""
        return self.document.scenario

    @property
    def board(self) -> Board:
        """The compiled board."""
        return self.document.board

    @property
    def texts(self) -> EditionTexts:
        """The texts in the terms of the scenario's edition."""
        return EditionTexts(self.scenario.ruleset)

    def offered_kinds(self) -> Kinds:
        """The kinds that the scenario can use, with the tiles of the library."""
        kinds = self.board.kinds
        offered = {
            name: own_piece_type(own, self.board.catalog)
            for name, own in self.library.items()
            if name not in kinds.pieces
        }
        return kinds._replace(pieces=kinds.pieces | offered) if offered else kinds

    @property
    def selection(self) -> frozenset[int]:
        """The selected serials."""
        return self.selected.serials

    @property
    def place(self) -> tuple[int, int] | None:
        """The selected place of the selected element, None for all of it."""
        return self.selected.place

    def select(self, serials: Iterable[int], place: tuple[int, int] | None = None) -> None:
        """Select exactly these elements. For a single one, only one of its places if given."""
        self.selected.select(serials, place)

    def edit(self, edit: Edit, merge_key: Hashable | None = None) -> bool:
        """Apply an edit. Returns whether it changed anything."""
        if not self.document.editable:
            self.say(tr("This file is open for reading only."))
            return False
        return self.document.edit(edit, merge_key)

    def show(self, preview: ToolPreview) -> None:
        """Show the preview of a gesture."""
        if preview != self.preview:
            self.preview = preview
            self.preview_changed.emit(preview)

    def say(self, text: str) -> None:
        """Show a short-lived notice."""
        self.said.emit(text)

    def warn(self, text: str) -> None:
        """Show an important notice, which disappears with an undo."""
        self.say(text)
        self.warned.emit(text)

    def offer(self, offers: "tuple[EventOffer, ...]") -> None:
        """Let the user choose one of several events."""
        self.offered.emit(offers)

    def take(self, stamp: Stamp | None) -> None:
        """Set the stamp to place, without settings of another element."""
        self.model = None
        if stamp != self.stamp:
            self.stamp = stamp
            self.stamp_changed.emit(stamp)

    def use_area(self, area: str) -> None:
        """Set the area of new pieces: an area's id, AUTOMATIC or NEW_AREA."""
        if area != self.area:
            self.area = area
            self.area_changed.emit()

    def use_library(self, library: Mapping[str, OwnPieceType]) -> None:
        """Offer the user's tiles, by name, in addition to those of the scenario."""
        if library != self.library:
            self.library = library
            self.library_changed.emit()

    def use_prefabs(self, prefabs: PrefabShelf) -> None:
        """Offer the user's prefabs, by their keys in stamps."""
        if prefabs != self.prefabs:
            self.prefabs = prefabs
            self.prefabs_changed.emit()

    def use_layers(self, layers: Layers) -> None:
        """Set the hidden and locked layers. Their elements are deselected."""
        if layers != self.layers:
            self.layers = layers
            if held := layers.held(self.scenario, self.selection):
                self.select(self.selection - held)
            self.layers_changed.emit()

    def post(self, posts: tuple[tuple[int, int], ...]) -> None:
        """Set the only spaces with marines, for the overlay of spawn spaces."""
        if posts != self.posts:
            self.posts = posts
            self.posts_changed.emit()
