"""An excerpt of the board: some spaces with their own numbers, for sight between them.

If little is revealed, this is several times faster than the whole board. No line between two revealed
spaces that marines can look along crosses an unrevealed one: it would have revealed it.
"""

from collections.abc import Hashable

from kneedeep.model.geometry.bits import bits_of, numbers_of
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.lattice import Lattice, Masks


class Excerpt:
    """Some spaces of a board with sight, in the same order."""

    def __init__(self, whole: CenterSight, spaces: int) -> None:
        """Take the sight of the whole board and the spaces, as a bit set."""
        self.numbers = numbers_of(spaces)
        lattice = Lattice(whole.lattice.spaces[number] for number in self.numbers)
        free = Masks(self.within(whole.free.east), self.within(whole.free.south))
        self.sight = CenterSight(lattice, free, self.within(whole.blockers), whole.corner)

    @property
    def content(self) -> Hashable:
        """The cache key of its answers: equal on boards that differ elsewhere."""
        sight = self.sight
        return sight.lattice.spaces, sight.free, sight.blockers, sight.corner

    def within(self, bits: int) -> int:
        """The part of a bit set of board spaces that is in the excerpt, in the excerpt's numbers."""
        signs = bin(bits)[:1:-1]
        last = len(signs)
        found = [place for place, number in enumerate(self.numbers) if number < last and signs[number] == "1"]
        return bits_of(found, len(self.numbers))
