"""Pages of cards: four fronts per page, their backs on the next page, for two-sided printing (long edge)."""

from collections.abc import Callable, Iterator, Sequence

from kneedeep.report.sheets.sheet_blocks import TILE_MARGIN, Block, Card, Paper
from kneedeep_editor.printing.printed_page import DOTS, Mark, Page, Rule
from kneedeep_editor.printing.text_layout import TITLE, TextLayout

_ACROSS, _DOWN = 2, 2
_CUT = "#c8c8c8"


def card_pages(
    cards: Sequence[Card], paper: Paper, type: TextLayout, lay_out: Callable[[Sequence[Block], Paper], Sequence[Page]]
) -> Iterator[Page]:
    """Yield the pages of cards, fronts and backs alternating.

    `lay_out`: lays out blocks on papers of the size of a card. Blocks that need several papers become several cards.
    """
    size = Paper("", paper.width / _ACROSS, paper.height / _DOWN)
    faces = [(front, card.back) for card in cards for front in lay_out(card.front, size)]
    wide, high = size.width * DOTS, size.height * DOTS
    places = [(column, row) for row in range(_DOWN) for column in range(_ACROSS)]
    for first in range(0, len(faces), len(places)):
        fronts, backs = _cut_page(paper), _cut_page(paper)
        for (column, row), (front, back) in zip(places, faces[first:], strict=False):
            fronts.marks += [_moved(mark, column * wide, row * high) for mark in front.marks]
            fronts.bookmarks += [mark._replace(y=mark.y + row * high) for mark in front.bookmarks[:1]]
            lines = type.set(back, TITLE, wide)
            x = (_ACROSS - 1 - column) * wide + (wide - type.width(back, TITLE)) / 2
            y = row * high + (high - lines.height) / 2
            backs.write(lines.layout, x, y)
        yield fronts
        yield backs


def _cut_page(paper: Paper) -> Page:
    """An empty page with cutting lines."""
    width, height, near = paper.width * DOTS, paper.height * DOTS, TILE_MARGIN * DOTS
    page = Page(width, height)
    for x in (width * column / _ACROSS for column in range(1, _ACROSS)):
        page.marks.append(Rule(x, near, x, height - near, 4, _CUT))
    for y in (height * row / _DOWN for row in range(1, _DOWN)):
        page.marks.append(Rule(near, y, width - near, y, 4, _CUT))
    return page


def _moved(mark: Mark, dx: float, dy: float) -> Mark:
    if isinstance(mark, Rule):
        return mark._replace(x1=mark.x1 + dx, y1=mark.y1 + dy, x2=mark.x2 + dx, y2=mark.y2 + dy)
    return mark._replace(x=mark.x + dx, y=mark.y + dy)
