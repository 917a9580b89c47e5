"""The parts of a printed sheet: plain values for contents, not for their place.

Lengths are points (1/72 inch). The layout breaks texts and tables over pages. A picture stays in one piece.
"""

from typing import NamedTuple, TypeAlias

from kneedeep.drawing.document_metadata import DocumentMetadata
from kneedeep.drawing.primitive import Box, DisplayList


class Heading(NamedTuple):
    """A heading of level 1 (the title) to 3. It stays with the next block. `mark`: a small picture before it."""

    text: str
    level: int = 2
    mark: DisplayList | None = None


class Paragraph(NamedTuple):
    """A text. `cue`: bold words before it.

    `look`: plain, faint, or spoken (to be read aloud, set off by a bar). `keep`: it stays with the next block.
    """

    text: str
    look: str = "plain"
    cue: str = ""
    keep: bool = False


class Picture(NamedTuple):
    """A picture as wide as its column, but no board unit larger than `unit` and no higher than `height`."""

    picture: DisplayList
    unit: float = 30.0
    height: float = 300.0


class FullPicture(NamedTuple):
    """A picture with the keys below it, on a page of its own, in landscape if that makes it larger.

    It stays on the current page if hardly smaller there. Otherwise it comes on the next page, and the text goes on.
    """

    title: str
    picture: DisplayList
    keys: "Keys"


Cell: TypeAlias = str | DisplayList


class TableBlock(NamedTuple):
    """Rows under a head that is repeated on every page. `widths` are shares of the width, below 0 points.

    `numbers` are the columns that are centered.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    widths: tuple[float, ...]
    numbers: tuple[int, ...] = ()


class Keys(NamedTuple):
    """Small pictures and their meaning, in columns."""

    entries: tuple[tuple[DisplayList, str], ...]


class Beside(NamedTuple):
    """A picture on the left, `share` of the width, and blocks on the right of it."""

    picture: Picture
    blocks: tuple["Block", ...]
    share: float = 0.45


class Columns(NamedTuple):
    """Columns with blocks of their own. `shares` of the width."""

    columns: tuple[tuple["Block", ...], ...]
    shares: tuple[float, ...]


class Tile(NamedTuple):
    """A part of a picture on a page of its own, to be cut along `box` and joined to others.

    `unit`: points a board unit. `overlap`: the drawn margin beyond the cut, in points. `beside`: the names of
    the tiles to the north, east, south and west, empty where none joins. `lying`: the page is in landscape.
    """

    picture: DisplayList
    box: Box
    unit: float
    overlap: float
    name: str
    beside: tuple[str, str, str, str]
    lying: bool


class Card(NamedTuple):
    """A card to cut out: its front, and a word on its back."""

    front: tuple["Block", ...]
    back: str


class Cards(NamedTuple):
    """Cards, four on a page: their fronts, and on the page after it their backs, to be printed on both sides."""

    cards: tuple[Card, ...]


Block: TypeAlias = Heading | Paragraph | Picture | FullPicture | TableBlock | Keys | Beside | Columns | Tile | Cards


class Sheet(NamedTuple):
    """A printable sheet: its title, the foot of every page, its blocks, its author and its origin."""

    title: str
    foot: str
    blocks: tuple[Block, ...]
    author: str = ""
    origin: str = ""

    @property
    def metadata(self) -> DocumentMetadata:
        """The metadata of a file of the sheet."""
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
"""Nothing but tiles is printed nearer to the edge of the paper, in points (12 mm)."""
TILE_MARGIN = 22.7
"""Tiles may come as near as that (8 mm)."""
