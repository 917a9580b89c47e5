"""The blocks of a printed sheet: plain values for contents without positions.

Lengths are points (1/72 inch). The layout breaks texts and tables across pages, but no pictures.
"""

from typing import NamedTuple, TypeAlias

from kneedeep.drawing.document_metadata import DocumentMetadata
from kneedeep.drawing.primitive import Box, DisplayList


class Heading(NamedTuple):
    """A heading of level 1 (the title) to 3, kept with the next block. `mark`: a small picture before it."""

    text: str
    level: int = 2
    mark: DisplayList | None = None


class Paragraph(NamedTuple):
    """A text. `cue`: bold words before it.

    `look`: plain, faint, or spoken (to be read aloud, with a bar beside it). `keep`: kept with the next block.
    """

    text: str
    look: str = "plain"
    cue: str = ""
    keep: bool = False


class Picture(NamedTuple):
    """A picture as wide as its column, limited by `unit` (points per board unit) and `height` in points."""

    picture: DisplayList
    unit: float = 30.0
    height: float = 300.0


class FullPicture(NamedTuple):
    """A picture with a legend on its own page, in landscape if that makes it larger.

    It stays on the current page if hardly smaller there, else it comes after the text that follows.
    """

    title: str
    picture: DisplayList
    keys: "Keys"


Cell: TypeAlias = str | DisplayList


class TableBlock(NamedTuple):
    """Rows below a head that is repeated on every page. `widths`: shares of the width, or points if negative.

    `numbers` are the columns that are centered.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    widths: tuple[float, ...]
    numbers: tuple[int, ...] = ()


class Keys(NamedTuple):
    """A legend: small pictures and their meaning, in columns."""

    entries: tuple[tuple[DisplayList, str], ...]


class Beside(NamedTuple):
    """A picture on the left, `share` of the width, with blocks at its right."""

    picture: Picture
    blocks: tuple["Block", ...]
    share: float = 0.45


class Columns(NamedTuple):
    """Blocks in columns. `shares`: the widths of the columns as shares of the page's."""

    columns: tuple[tuple["Block", ...], ...]
    shares: tuple[float, ...]


class Tile(NamedTuple):
    """A part of a picture on its own page, to be cut along `box` and joined to others.

    `unit`: points per board unit. `overlap`: the drawn margin beyond the cut, in points. `beside`: the names of the
    tiles to the north, east, south and west, empty without a neighbor. `lying`: the page is in landscape.
    """

    picture: DisplayList
    box: Box
    unit: float
    overlap: float
    name: str
    beside: tuple[str, str, str, str]
    lying: bool


class Card(NamedTuple):
    """A card to cut out: the blocks on its front, and a word on its back."""

    front: tuple["Block", ...]
    back: str


class Cards(NamedTuple):
    """Cards, four per page. The page after their fronts has their backs, for two-sided printing."""

    cards: tuple[Card, ...]


Block: TypeAlias = Heading | Paragraph | Picture | FullPicture | TableBlock | Keys | Beside | Columns | Tile | Cards


class Sheet(NamedTuple):
    """A printable sheet: its title, its footer, its blocks, its author and its origin."""

    title: str
    foot: str
    blocks: tuple[Block, ...]
    author: str = ""
    origin: str = ""

    @property
    def metadata(self) -> DocumentMetadata:
        """The metadata for a file of the sheet."""
        return DocumentMetadata(self.title, self.author, self.foot, self.origin)


class Paper(NamedTuple):
    """A paper: width and height in points."""

    name: str
    width: float
    height: float


A4 = Paper("A4", 595.2756, 841.8898)
LETTER = Paper("Letter", 612.0, 792.0)
PAPERS = {paper.name: paper for paper in (A4, LETTER)}
"""The papers by name."""
MARGIN = 34.0
"""The margin of pages without tiles, in points (12 mm)."""
TILE_MARGIN = 22.7
"""The margin of pages with tiles, in points (8 mm)."""
