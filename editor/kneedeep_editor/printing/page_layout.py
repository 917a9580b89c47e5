"""Page layout: texts and tables flow across pages, pictures stay whole, headings stay with their texts."""

from collections.abc import Sequence

from kneedeep.report.sheets import sheet_blocks
from kneedeep_editor.printing import table_layout, text_layout
from kneedeep_editor.printing.card_pages import card_pages
from kneedeep_editor.printing.page_flow import FOOT_HEIGHT, GAP, HAIR, PageFlow
from kneedeep_editor.printing.printed_page import DOTS, Background, Bookmark, Page, PlacedPicture, Rule
from kneedeep_editor.printing.tile_page import tile_page

_HEADINGS = {1: (text_layout.TITLE, 0.0, 4.0), 2: (text_layout.CHAPTER, 13.0, 4.0), 3: (text_layout.SECTION, 9.0, 3.0)}
"""The style of each heading level, with the space above and below in points."""
_BELOW_RULE = 2.0
_BAR = 10.0
_BESIDE = 14.0
_LARGEST = 40.0
"""The maximum size of a space on a map fitted to a page, in points."""
_LEAST_LINES = 2
_WORTH = 0.8
"""The relative size from which a full picture stays on the current page instead of its own page."""
_RULE = "#404040"


def lay_out_pages(
    sheet: sheet_blocks.Sheet, paper: sheet_blocks.Paper, type: text_layout.TextLayout | None = None
) -> list[Page]:
    """The pages of a sheet."""
    setter = _Setter(sheet, paper, type or text_layout.TextLayout())
    setter.flow(sheet.blocks)
    setter.place_waiting()
    setter.number()
    return setter.pages


class _Setter(PageFlow):
    """Places the blocks of a sheet on its pages."""

    def __init__(self, sheet: sheet_blocks.Sheet, paper: sheet_blocks.Paper, type: text_layout.TextLayout) -> None:
        super().__init__(sheet, paper, type)
        self._waiting: list[sheet_blocks.FullPicture] = []

    # Blocks

    def flow(self, blocks: Sequence[sheet_blocks.Block]) -> None:
        """Place blocks in the current column."""
        for number, block in enumerate(blocks):
            following = blocks[number + 1 :]
            if isinstance(block, sheet_blocks.Heading):
                self._heading(block, following)
            elif isinstance(block, sheet_blocks.Paragraph):
                self._paragraph(block, following)
            elif isinstance(block, sheet_blocks.Picture):
                self._picture(block)
            elif isinstance(block, sheet_blocks.FullPicture):
                self._full_picture(block)
            elif isinstance(block, sheet_blocks.TableBlock):
                self._table(block)
            elif isinstance(block, sheet_blocks.Keys):
                self._keys(block)
            elif isinstance(block, sheet_blocks.Beside):
                self._beside(block)
            elif isinstance(block, sheet_blocks.Columns):
                self._columns_of(block)
            elif isinstance(block, sheet_blocks.Tile):
                self._tile(block)
            else:
                self._cards(block)

    def _least(self, blocks: Sequence[sheet_blocks.Block]) -> float:
        """The minimum height for the first block and those that must stay with it."""
        if not blocks:
            return 0.0
        block, following = blocks[0], blocks[1:]
        if isinstance(block, sheet_blocks.Heading):
            style, above, below = _HEADINGS[block.level]
            height = self.type.set(block.text, style, self.width).height
            rule = _BELOW_RULE if block.level == 2 else 0.0
            return height + (above + rule + below) * DOTS + self._least(following)
        if isinstance(block, sheet_blocks.Paragraph):
            lines = self._lines(block)
            if block.keep:
                cue = 12 * DOTS if block.cue and block.look == "spoken" else 0
                return lines.height + cue + 2 * GAP * DOTS + self._least(following)
            return lines.bottom(min(len(lines.tops), _LEAST_LINES + 1) - 1) + GAP * DOTS
        if isinstance(block, sheet_blocks.Picture):
            return self._size(block, self.width)[1]
        if isinstance(block, sheet_blocks.Beside):
            return self._size(block.picture, self.width * block.share)[1]
        if isinstance(block, sheet_blocks.TableBlock):
            rows = list(table_layout.table_rows(self.type, block, self.width))
            return sum(row.height for row in rows[:3]) + GAP * DOTS
        if isinstance(block, sheet_blocks.Columns):
            return max(self._least(column) for column in block.columns)
        if isinstance(block, sheet_blocks.Keys):
            return table_layout.KEY_HEIGHT * DOTS
        return 0.0

    def _heading(self, block: sheet_blocks.Heading, following: Sequence[sheet_blocks.Block]) -> None:
        if block.level <= 2:
            self.chapter = ""
        self.make_room(self._least((block, *following)))
        self.gap(_HEADINGS[block.level][1])
        self._title(block)
        if block.level == 2:
            self.chapter = block.text

    def _title(self, block: sheet_blocks.Heading) -> None:
        style, _, below = _HEADINGS[block.level]
        lines = self.type.set(block.text, style, self.width)
        self.page.bookmarks.append(Bookmark(block.text, block.level, self.y))
        self.put(lines, 0, len(lines.tops), self.left)
        if block.level == 2:
            y = self.y + 1 * DOTS
            self.page.marks.append(Rule(self.left, y, self.left + self.width, y, 6, _RULE))
            self.y += _BELOW_RULE * DOTS
        self.y += below * DOTS

    def _lines(self, block: sheet_blocks.Paragraph) -> text_layout.Lines:
        if block.look == "spoken":
            return self.type.set(block.text, text_layout.SPOKEN, self.width - _BAR * DOTS)
        return self.type.set(
            block.text, text_layout.FAINT if block.look == "faint" else text_layout.PLAIN, self.width, block.cue
        )

    def _paragraph(self, block: sheet_blocks.Paragraph, following: Sequence[sheet_blocks.Block]) -> None:
        self.make_room(self._least((block, *following)))
        if block.look == "spoken":
            self._spoken(block)
            return
        self._flow_lines(self._lines(block), self.left)
        close = block.keep or (block.look == "faint" and not block.cue)
        self.y += (2.0 if close else GAP) * DOTS

    def _spoken(self, block: sheet_blocks.Paragraph) -> None:
        left = self.left + _BAR * DOTS
        lines = self._lines(block)
        self.gap(1.5)
        if block.cue:
            cue = self.type.set(block.cue, text_layout.CUE, self.width - _BAR * DOTS)
            self.make_room(cue.height + lines.height)
            self._bar(cue.height)
            self.put(cue, 0, len(cue.tops), left)
        self._flow_lines(lines, left, bar=True)
        self.y += (GAP + 1.5) * DOTS

    def _bar(self, height: float) -> None:
        self.page.marks.append(Background(self.left, self.y, 2.2 * DOTS, height, "#707070"))

    def _flow_lines(self, lines: text_layout.Lines, left: float, *, bar: bool = False) -> None:
        """Place the lines of a text across pages, without widows and orphans."""
        first, count = 0, len(lines.tops)
        while first < count:
            fitting = first
            while fitting < count and self.y + lines.bottom(fitting) - lines.tops[first] <= self.bottom:
                fitting += 1
            if fitting < count and count - fitting < _LEAST_LINES:
                fitting = max(first, count - _LEAST_LINES)
            if fitting < count and fitting - first < _LEAST_LINES and not self.fresh:
                self.turn()
                continue
            fitting = max(fitting, first + 1)
            if bar:
                self._bar(lines.bottom(fitting - 1) - lines.tops[first])
            self.put(lines, first, fitting, left)
            if (first := fitting) < count:
                self.turn()

    # Pictures

    def _size(self, block: sheet_blocks.Picture, width: float) -> tuple[float, float, float]:
        """Width and height of a picture in a column, and its unit, in dots."""
        _, _, across, down = block.picture.box
        head = max(self.heads.values(), default=0.0)
        room = self.bottom - sheet_blocks.MARGIN * DOTS - head
        most = min(block.height * DOTS, room if self.pages else block.height * DOTS)
        unit = min(width / across, most / down, block.unit * DOTS)
        return across * unit, down * unit, unit

    def _picture(self, block: sheet_blocks.Picture) -> None:
        if not self.pages:
            self.turn()
        _, height, unit = self._size(block, self.width)
        self.make_room(height)
        self.gap(2)
        self.page.marks.append(PlacedPicture(block.picture, self.left, self.y, unit))
        self.y += height + GAP * DOTS
        self.fresh = False

    def _full_picture(self, block: sheet_blocks.FullPicture) -> None:
        if not self.pages:
            self._on_its_own(block)
            return
        room = self.bottom - self.y - _HEADINGS[2][1] * DOTS
        if self._unit(block, self.width, room) < _WORTH * max(self._units(block)):
            self._waiting.append(block)
            return
        self.gap(_HEADINGS[2][1])
        self._with_keys(block, self._unit(block, self.width, self.bottom - self.y))

    def _units(self, block: sheet_blocks.FullPicture) -> tuple[float, float]:
        """The scale of a picture on a portrait page and on a landscape page."""
        sizes = ((self.paper.width, self.paper.height), (self.paper.height, self.paper.width))
        standing, lying = (
            self._unit(
                block, (wide - 2 * sheet_blocks.MARGIN) * DOTS, (high - 2 * sheet_blocks.MARGIN - FOOT_HEIGHT) * DOTS
            )
            for wide, high in sizes
        )
        return standing, lying

    def _unit(self, block: sheet_blocks.FullPicture, width: float, room: float) -> float:
        _, _, across, down = block.picture.box
        style, _, below = _HEADINGS[2]
        head = self.type.set(block.title, style, width).height + (below + 2) * DOTS
        room -= head + sum(row.height for row in table_layout.key_rows(self.type, block.keys, width)) + 2 * GAP * DOTS
        return max(0.1, min(width / across, room / down, _LARGEST * DOTS))

    def _on_its_own(self, block: sheet_blocks.FullPicture) -> None:
        standing, lying = self._units(block)
        column = self.left, self.width, self.bottom
        page = self.add(lying=lying > standing)
        self.full.add(self.at)
        self.y, self.fresh = sheet_blocks.MARGIN * DOTS, True
        self.left, self.width = sheet_blocks.MARGIN * DOTS, page.width - 2 * sheet_blocks.MARGIN * DOTS
        self.bottom = page.height - (sheet_blocks.MARGIN + FOOT_HEIGHT) * DOTS
        self._with_keys(block, max(standing, lying))
        self.left, self.width, self.bottom = column

    def _with_keys(self, block: sheet_blocks.FullPicture, unit: float) -> None:
        _, _, across, down = block.picture.box
        self._title(sheet_blocks.Heading(block.title, 2))
        x = self.left + max(0.0, (self.width - across * unit) / 2)
        self.page.marks.append(PlacedPicture(block.picture, x, self.y, unit))
        self.y += down * unit
        self.fresh = False
        self._keys(block.keys)

    def place_waiting(self) -> None:
        """Place the waiting pictures on pages of their own."""
        while self._waiting:
            self._on_its_own(self._waiting.pop(0))

    def _beside(self, block: sheet_blocks.Beside) -> None:
        if not self.pages:
            self.turn()
        left, width = self.left, self.width
        wide, height, unit = self._size(block.picture, width * block.share)
        self.make_room(height)
        self.gap(2)
        page, top = self.page, self.y
        page.marks.append(PlacedPicture(block.picture.picture, left, top, unit))
        self.fresh = False
        below = top + height + GAP * DOTS
        self.column = left, width
        self.left, self.width = left + wide + _BESIDE * DOTS, width - wide - _BESIDE * DOTS
        for number, inner in enumerate(block.blocks):
            begins = isinstance(inner, sheet_blocks.TableBlock) or (
                isinstance(inner, sheet_blocks.Paragraph) and inner.cue != ""
            )
            if begins and self.page is page and self.y >= below:
                self.left, self.width = left, width
            self.flow(block.blocks[number : number + 1])
        self.left, self.width, self.column = left, width, None
        if self.page is page:
            self.y = max(self.y, below)

    def _columns_of(self, block: sheet_blocks.Columns) -> None:
        self.make_room(self._least((block,)))
        left, width, start, top, fresh = self.left, self.width, self.at, self.y, self.fresh
        room = width - (len(block.columns) - 1) * _BESIDE * DOTS
        ends = []
        for blocks, share in zip(block.columns, block.shares, strict=True):
            self.at, self.y, self.fresh = start, top, fresh
            self.width = room * share / sum(block.shares)
            self.flow(blocks)
            self.left += self.width + _BESIDE * DOTS
            ends.append((self.at, self.y))
        self.left, self.width = left, width
        self.at, self.y = max(ends)
        self.fresh = False

    # Tables

    def _table(self, block: sheet_blocks.TableBlock) -> None:
        if not self.pages:
            self.turn()
        head, *rows = table_layout.table_rows(self.type, block, self.width)
        self.make_room(head.height + sum(row.height for row in rows[:2]))
        self._row(block, head, _RULE)
        number = 0
        while number < len(rows):
            # The last row is kept with the one before.
            together = 2 if number == len(rows) - 2 else 1
            needed = sum(row.height for row in rows[number : number + together])
            if self.y + needed > self.bottom and not self.fresh:
                self.turn()
                head, *rows = table_layout.table_rows(self.type, block, self.width)
                self._row(block, head, _RULE)
            self._row(block, rows[number], HAIR)
            number += 1
        self.y += GAP * DOTS

    def _row(self, block: sheet_blocks.TableBlock, row: table_layout.TableRow, color: str) -> None:
        cells, height = row
        x = self.left
        for cell, width in zip(cells, table_layout.column_widths(block, self.width), strict=True):
            if isinstance(cell, text_layout.Lines):
                top = self.y + (height - cell.height) / 2
                self.page.write(cell.layout, x, top)
            else:
                self.place_icon(cell, x, self.y + DOTS, width - 3 * DOTS, height - 2 * DOTS)
            x += width
        self.y += height
        self.page.marks.append(Rule(self.left, self.y, self.left + self.width, self.y, 4, color))
        self.fresh = False

    # Keys

    def _keys(self, keys: sheet_blocks.Keys) -> None:
        if not self.pages:
            self.turn()
        wide = self.width / table_layout.key_columns(self.width)
        self.gap(3)
        for row, height in table_layout.key_rows(self.type, keys, self.width):
            self.make_room(height)
            for number, (picture, lines) in enumerate(row):
                x = self.left + number * wide
                self.place_icon(picture, x, self.y + DOTS, table_layout.KEY_ICON * DOTS, height - 2 * DOTS)
                top = self.y + (height - lines.height) / 2
                at = x + (table_layout.KEY_ICON + 5) * DOTS
                self.page.write(lines.layout, at, top)
            self.y += height
            self.fresh = False
        self.y += GAP * DOTS

    # Tiles

    def _tile(self, block: sheet_blocks.Tile) -> None:
        self.pages.append(tile_page(block, self.paper, self.sheet.title, self.type))
        self.at = len(self.pages) - 1
        self.without_foot.add(self.at)
        self.page.bookmarks.append(Bookmark(block.name, 2, 0.0))
        self.y = self.bottom
        self.fresh = False

    # Cards

    def _cards(self, block: sheet_blocks.Cards) -> None:
        for page in card_pages(block.cards, self.paper, self.type, self._faces):
            self.pages.append(page)
            self.without_foot.add(len(self.pages) - 1)
        self.at = len(self.pages) - 1
        self.y, self.fresh = self.bottom, False

    def _faces(self, blocks: Sequence[sheet_blocks.Block], size: sheet_blocks.Paper) -> Sequence[Page]:
        """Lay out blocks on papers of their own size, without a footer."""
        setter = _Setter(self.sheet, size, self.type)
        setter.flow(blocks)
        setter.place_waiting()
        return setter.pages
