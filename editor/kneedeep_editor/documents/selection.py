"""What is selected: serials of the elements of one document."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from kneedeep_editor.documents.delta import Delta
from kneedeep_editor.documents.document import Document


class Selection(QObject):
    """The selected serials; elements that are removed drop out by themselves."""

    changed = Signal()

    def __init__(self, document: Document) -> None:
        """Start with nothing selected."""
        super().__init__(document)
        self._serials: frozenset[int] = frozenset()
        document.changed.connect(self._follow)

    @property
    def serials(self) -> frozenset[int]:
        """Return what is selected."""
        return self._serials

    def select(self, serials: Iterable[int]) -> None:
        """Select just these."""
        chosen = frozenset(serials)
        if chosen != self._serials:
            self._serials = chosen
            self.changed.emit()

    def _follow(self, delta: Delta) -> None:
        if delta.removed & self._serials:
            self.select(self._serials - delta.removed)
