"""The list of start moments: the scenario's start, explored states, a problem's moment."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox

from kneedeep.rules.position import Position
from kneedeep_editor.texts import EditionTexts, tr

if TYPE_CHECKING:
    from kneedeep_editor.worker.start_positions import StartMoment

_LETTERS = 18
"""The minimum number of visible letters."""


class MomentList(QComboBox):
    """The list. The scenario's start comes first."""

    def __init__(self, texts: EditionTexts) -> None:
        super().__init__()
        self.setAccessibleName(tr("Begin at"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LETTERS)
        self._texts = texts
        self._offers: list[StartMoment] = []
        self.offer(())

    def offer(self, offers: "Sequence[StartMoment]") -> None:
        """Add moments after the start."""
        self._offers = list(offers)
        with QSignalBlocker(self):
            self.clear()
            self.addItem(tr("The start of the scenario"))
            for offer in offers:
                words = self._texts.translated(offer.words)
                self.addItem(words)
                self.setItemData(self.count() - 1, words, Qt.ItemDataRole.ToolTipRole)

    @property
    def position(self) -> Position:
        """The position of the chosen moment."""
        return self._offers[self.currentIndex() - 1].position if self.currentIndex() > 0 else Position()

    def show_alike(self, position: Position) -> None:
        """Select the moment of a position, without regard to the marines' places. By default the start."""
        bare = position._replace(marines=())
        alike = (place for place, one in enumerate(self._offers, 1) if one.position._replace(marines=()) == bare)
        with QSignalBlocker(self):
            self.setCurrentIndex(next(alike, 0))

    def first_with(self, area: str) -> Position | None:
        """The first moment with an area revealed."""
        return next((one.position for one in self._offers if area in one.position.areas), None)
