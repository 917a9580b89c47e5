"""Pages under construction: the current page, the column, the position in it, and the foot of each page."""

from kneedeep.drawing.primitive import DisplayList
from kneedeep.report.sheets.sheet_blocks import MARGIN, Paper, Sheet
from kneedeep_editor.printing.printed_page import DOTS, Line, Page, PlacedPicture, Rule
from kneedeep_editor.printing.text_layout import FAINT, FOOT, Lines, TextLayout
from kneedeep_editor.texts import tr

FOOT_HEIGHT = 18.0
GAP = 5.0
HAIR = "#c8c8c8"


class PageFlow:
    """The pages of a sheet, filled from top to bottom in the current column."""

    def __init__(self, sheet: Sheet, paper: Paper, type: TextLayout) -> None:
        self.sheet, self.paper, self.type = sheet, paper, type
        self.pages: list[Page] = []
        self.at = -1
        self.full: set[int] = set()
        self.without_foot: set[int] = set()
        self.column: tuple[float, float] | None = None
        self.chapter = ""
        """The current chapter, which continues on new pages."""
        self.heads: dict[int, float] = {}
        """The heights of the headers of continued chapters, by page."""
        self.left = MARGIN * DOTS
        self.width = (paper.width - 2 * MARGIN) * DOTS
        self.y = self.bottom = 0.0
        self.fresh = True

    def turn(self) -> None:
        """Go to the next page with flowing text, or begin one. Waiting pictures are placed before."""
        self.at += 1
        while self.at < len(self.pages) and self.at in self.full:
            self.at += 1
        if self.at == len(self.pages):
            self.place_waiting()
            self.add(lying=False)
            self._go_on()
        self.y = MARGIN * DOTS + self.heads.get(self.at, 0.0)
        self.bottom = (self.paper.height - MARGIN - FOOT_HEIGHT) * DOTS
        self.fresh = True
        self.left, self.width = self.column or (self.left, self.width)
        self.column = None

    def _go_on(self) -> None:
        """Write the title of a continued chapter at the top of a new page."""
        if self.chapter:
            width = self.page.width - 2 * MARGIN * DOTS
            head = self.type.set(tr("{chapter} (continued)", chapter=self.chapter), FAINT, width)
            self.page.write(head.layout, MARGIN * DOTS, MARGIN * DOTS)
            self.heads[self.at] = head.height + GAP * DOTS

    def add(self, *, lying: bool) -> Page:
        """Add an empty page, portrait or landscape."""
        width, height = (self.paper.height, self.paper.width) if lying else (self.paper.width, self.paper.height)
        self.pages.append(Page(width * DOTS, height * DOTS, lying))
        self.at = len(self.pages) - 1
        return self.page

    def place_waiting(self) -> None:
        """Place what waits for the next page."""

    def make_room(self, height: float) -> None:
        """Begin a new page if a height does not fit on the current one, unless that is empty."""
        if not self.pages or (self.y + height > self.bottom and not self.fresh):
            self.turn()

    @property
    def page(self) -> Page:
        """The current page."""
        return self.pages[self.at]

    def gap(self, points: float) -> None:
        """Add space below the content so far, except at the top of a page."""
        if not self.fresh:
            self.y += points * DOTS

    def number(self) -> None:
        """Write title, kind and number at the foot of every page."""
        total = len(self.pages)
        for number, page in enumerate(self.pages, 1):
            if number - 1 in self.without_foot:
                continue
            left, right = MARGIN * DOTS, page.width - MARGIN * DOTS
            y = page.height - (MARGIN + FOOT_HEIGHT - 8) * DOTS
            page.marks.append(Rule(left, y - 3 * DOTS, right, y - 3 * DOTS, 4, HAIR))
            text = f"{number} / {total}"
            wide = self.type.width(text, FOOT)
            page.write(self.type.set(text, FOOT, wide + DOTS).layout, right - wide, y)
            room = right - left - wide - 200
            foot = f"  ·  {self.sheet.foot}"
            title = self.type.shortened(self.sheet.title, FOOT, room - self.type.width(foot, FOOT))
            foot = self.type.shortened(title + foot, FOOT, room)
            page.write(self.type.set(foot, FOOT, right - left - wide - 100).layout, left, y)

    def put(self, lines: Lines, first: int, end: int, left: float) -> None:
        """Place some lines of a text at the current position."""
        top = self.y - lines.tops[first] if lines.tops else self.y
        self.page.marks += [Line(lines.layout, number, left, top) for number in range(first, end)]
        if end > first:
            self.y += lines.bottom(end - 1) - lines.tops[first]
            self.fresh = False

    def place_icon(self, picture: DisplayList, x: float, y: float, width: float, height: float) -> None:
        """Place a small picture in the middle of a box."""
        _, _, across, down = picture.box
        unit = min(width / across, height / down)
        at = (x + (width - across * unit) / 2, y + (height - down * unit) / 2)
        self.page.marks.append(PlacedPicture(picture, *at, unit))
