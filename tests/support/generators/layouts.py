"""Random layouts: pieces of an edition joined opening to opening, as hypothesis draws them."""

from typing import NamedTuple

from hypothesis import strategies as st

from kneedeep.model.catalog import RULESETS, load_catalog
from kneedeep.model.geometry.space import Space

Edge = tuple[Space, str]
QUARTERS = ("N", "E", "S", "W")
OVER = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
TABLE = {
    name: (piece.rows, tuple(str(opening).split("@") for opening in piece.openings))
    for ruleset in RULESETS
    for name, piece in load_catalog(ruleset).pieces.items()
}
"""Rows and openings (rim letter, first column or row) of every piece, unturned."""


class Gap(NamedTuple):
    """An opening of a placed piece: its rim letter and the two spaces behind it, in rising order."""

    rim: str
    inside: tuple[Space, Space]

    @property
    def beyond(self) -> tuple[Space, Space]:
        """The two spaces over it, existing or not."""
        dx, dy = OVER[self.rim]
        (ax, ay), (bx, by) = self.inside
        return (ax + dx, ay + dy), (bx + dx, by + dy)

    @property
    def edges(self) -> frozenset[frozenset[Space]]:
        """Its two edges, each as the two spaces beside it."""
        return frozenset(map(frozenset, zip(self.inside, self.beyond, strict=True)))


class Lying(NamedTuple):
    """A piece at a place: its name, top-left corner of the box, quarter turns."""

    piece: str
    at: Space
    quarters: int

    @property
    def spaces(self) -> frozenset[Space]:
        """The spaces it covers."""
        rows, _ = TABLE[self.piece]
        return frozenset(self._laid((x, y)) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#")

    @property
    def gaps(self) -> tuple[Gap, ...]:
        """Its openings."""
        rows, openings = TABLE[self.piece]
        gaps = []
        for rim, number in openings:
            at = int(number)
            first = {"N": (at, 0), "S": (at, len(rows) - 1), "W": (0, at), "E": (len(rows[0]) - 1, at)}[rim]
            second = (first[0] + 1, first[1]) if rim in "NS" else (first[0], first[1] + 1)
            a, b = sorted((self._laid(first), self._laid(second)))
            gaps.append(Gap(QUARTERS[(QUARTERS.index(rim) + self.quarters) % 4], (a, b)))
        return tuple(gaps)

    def _laid(self, space: Space) -> Space:
        """The place of a space of the unturned piece. A turn takes (x, y) to (height - 1 - y, x)."""
        rows, _ = TABLE[self.piece]
        (x, y), width, height = space, len(rows[0]), len(rows)
        for _quarter in range(self.quarters):
            x, y, width, height = height - 1 - y, x, height, width
        return x + self.at[0], y + self.at[1]


def joined(base: Gap, piece: str, number: int, shift: int = 0) -> Lying:
    """The piece laid so that its opening of that number meets a gap, or misses it by `shift` spaces."""
    wanted = QUARTERS[(QUARTERS.index(base.rim) + 2) % 4]
    rim = TABLE[piece][1][number][0]
    quarters = (QUARTERS.index(wanted) - QUARTERS.index(rim)) % 4
    here = Lying(piece, (0, 0), quarters).gaps[number].inside[0]
    there = base.beyond[0]
    along = (shift, 0) if wanted in "NS" else (0, shift)
    return Lying(piece, (there[0] - here[0] + along[0], there[1] - here[1] + along[1]), quarters)


@st.composite
def layouts(draw: st.DrawFn, most: int = 8, tidy: bool = True, ruleset: str = RULESETS[0]) -> tuple[Lying, ...]:
    """One to `most` pieces of a ruleset, each joined to one before. Untidy ones may overlap or be apart."""
    names = sorted(load_catalog(ruleset).pieces)
    corner = st.integers(-6, 6)
    first = Lying(draw(st.sampled_from(names)), (draw(corner), draw(corner)), draw(st.integers(0, 3)))
    laid, taken = [first], set(first.spaces)
    for _ in range(draw(st.integers(0, most - 1))):
        gap = draw(st.sampled_from([gap for one in laid for gap in one.gaps]))
        piece = draw(st.sampled_from(names))
        number = draw(st.integers(0, len(TABLE[piece][1]) - 1))
        lying = joined(gap, piece, number, 0 if tidy else draw(st.sampled_from([0, 0, 0, 0, 1, -1, 2])))
        if not tidy and draw(st.integers(0, 7)) == 0:
            lying = lying._replace(at=(draw(corner), draw(corner)))
        if not tidy or taken.isdisjoint(lying.spaces):
            laid.append(lying)
            taken |= lying.spaces
    return tuple(laid)
