"""Figures of one and more spaces over one set of free edges: their places, straight steps and turns.

Rule: board geometry, footprint; RUL16-73, RUL16-74, RUL16-78, RUL16-79.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from kneedeep.model.geometry import SIDES, Size, bits_of
from kneedeep.model.geometry.steps import Steps


def footprint_steps(
    cells: Sequence[int], to: Mapping[int, Sequence[int]] | Sequence[Sequence[int]]
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the direction and the spaces of every footprint one step away, legal or not.

    `to`: the target of a step from each space by direction, negative if it is stopped. Every space makes the step. If a
    figure of two spaces steps to a side, one half leads and the second half takes its place. Facing has no effect.

    Rule: 2004 rulebook p. 11 (oversized invaders); board geometry, footprint.
    """
    for direction, moved in enumerate(zip(*(to[cell] for cell in cells), strict=True)):
        if len(cells) == 2 and not direction % 2:
            for own, ahead in zip(cells, moved, strict=True):
                if ahead >= 0 and ahead not in cells:
                    yield direction, (own, ahead)
        elif min(moved) >= 0:
            yield direction, moved


class Place(NamedTuple):
    """The place of a figure: the number of its top-left space, its width and its height."""

    anchor: int
    width: int = 1
    height: int = 1

    @property
    def size(self) -> Size:
        """Width and height."""
        return self.width, self.height

    @property
    def large(self) -> bool:
        """True if it covers more than one space."""
        return self.width * self.height > 1


class Footprints:
    """The legal places of figures on a board. A free edge may be inside a figure, and figures can move over it.

    A place is legal if all its spaces exist and every edge between two of them is free.
    """

    def __init__(self, steps: Steps) -> None:
        self.lattice = steps.lattice
        self._to = steps.to
        self._bodies: dict[Place, int] = {}

    def body(self, place: Place) -> int:
        """The bit set of the spaces of a place, 0 if it is not legal."""
        if (known := self._bodies.get(place)) is None:
            cells = self._cells(place)
            known = self._bodies[place] = bits_of(cells, len(self.lattice)) if cells else 0
        return known

    def places(self, size: Size) -> Iterator[Place]:
        """All legal places of a figure of this size, in both orientations, with their spaces."""
        every = (Place(anchor, *turned) for anchor in range(len(self.lattice)) for turned in turned_sizes(size))
        return filter(self.body, every)

    def shifts(self, place: Place) -> Iterator[Place]:
        """The places one straight step away, clockwise from north. Every space of the figure makes the step.

        Rule: RUL16-74.
        """
        cells = self._cells(place)
        for direction in range(0, 8, 2):
            if all(self._to[cell][direction] >= 0 for cell in cells):
                moved = place._replace(anchor=self._to[place.anchor][direction])
                if self.body(moved):
                    yield moved

    def turns(self, place: Place) -> Iterator[Place]:
        """The legal places after a turn of 90 degrees that keeps at least half of the spaces. A square has none.

        Rule: RUL16-78, RUL16-79.
        """
        width, height = place.size
        if width == height:
            return
        x, y = self.lattice.spaces[place.anchor]
        for right in range(1 - height, width):
            for down in range(1 - width, height):
                across = min(width, right + height) - max(0, right)
                along = min(height, down + width) - max(0, down)
                anchor = self.lattice.number.get((x + right, y + down), -1)
                if 2 * across * along >= width * height and anchor >= 0:
                    turned = Place(anchor, height, width)
                    if self.body(turned):
                        yield turned

    def _cells(self, place: Place) -> list[int]:
        """The spaces of a place row by row. Empty if it is not legal."""
        east, south = (2 * SIDES.index(side) for side in ("east", "south"))
        x, y = self.lattice.spaces[place.anchor]
        find = self.lattice.number.get
        cells = [find((x + right, y + down), -1) for down in range(place.height) for right in range(place.width)]
        for index, cell in enumerate(cells):
            if cell < 0:
                return []
            if (index + 1) % place.width and self._to[cell][east] != cells[index + 1]:
                return []
            below = index + place.width
            if below < len(cells) and self._to[cell][south] != cells[below]:
                return []
        return cells


def turned_sizes(size: Size) -> tuple[Size, ...]:
    """The sizes of a figure in both orientations, one for a square."""
    width, height = size
    return (size,) if width == height else (size, (height, width))
