"""The selection: serials of elements of one document, and one of the places of a single element."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from kneedeep.model.scenario.delta import Delta
from kneedeep_editor.documents.document import Document

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
        """Select just these. For a single one, only one of its places if given."""
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
