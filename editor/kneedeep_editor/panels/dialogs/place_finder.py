"""A search line for a space or a name to go to."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidgetItem, QWidget

from kneedeep.model.scenario.value_shapes import COORDINATE_LIMIT
from kneedeep_editor.panels.widgets.finder import Finder, match_names
from kneedeep_editor.services.fields import VALUE, add_line
from kneedeep_editor.texts import coordinates, tr

_SPACE = re.compile(r"\s*\(?\s*(-?[0-9]{1,5})\s*[,; ]\s*(-?[0-9]{1,5})\s*\)?\s*")


class Place(NamedTuple):
    """A place to go to: its name for people, its name in reports, one of its spaces, its serial or 0."""

    title: str
    name: str
    space: tuple[int, int]
    serial: int


class PlaceFinder(Finder):
    """The search line and the matching places. `gone` has the chosen place."""

    gone = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, tr("A space such as 4,3, or a name"), tr("Places"), tr("Nothing has this name."))
        self.setAccessibleName(tr("Go to"))
        self._places: tuple[Place, ...] = ()

    def offer(self, places: Sequence[Place], over: QWidget) -> None:
        """Show the finder over a widget with these places."""
        self._places = tuple(places)
        self.appear(over)

    def narrow(self, typed: str) -> None:
        """Fill the list with the typed space, else with places whose names match."""
        if (match := _SPACE.fullmatch(typed)) is not None:
            space = int(match[1]), int(match[2])
            if max(abs(number) for number in space) <= COORDINATE_LIMIT:
                self._add(Place(tr("space {at}", at=coordinates(space)), "", space, 0))
        else:
            for number in match_names(typed, (f"{place.title} {place.name}" for place in self._places)):
                self._add(self._places[number])
        self.list.setCurrentRow(0)

    def take(self, item: QListWidgetItem) -> None:
        """Emit the chosen place."""
        self.gone.emit(item.data(VALUE))

    def _add(self, place: Place) -> None:
        add_line(self.list, f"{place.title}  –  {place.name}" if place.name else place.title, place)
