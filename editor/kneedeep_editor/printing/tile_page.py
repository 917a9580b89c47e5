"""Pages of tiles: parts of a map to scale, with cutting marks and the names of neighboring tiles."""

from kneedeep.report.sheets.sheet_blocks import TILE_MARGIN, Paper, Tile
from kneedeep_editor.printing.printed_page import DOTS, Background, Page, PlacedPicture, Rule
from kneedeep_editor.printing.text_layout import TAG, TextLayout

_MARK = 9.0
"""The length of the marks at the corners, in points."""
_BLACK = "#000000"
_ARROWS = ("▲", "▶", "▼", "◀")


def tile_page(tile: Tile, paper: Paper, title: str, type: TextLayout) -> Page:
    """The page of a tile: its part of the picture in the middle, with a margin beyond the cut."""
    width, height = (paper.height, paper.width) if tile.lying else (paper.width, paper.height)
    page = Page(width * DOTS, height * DOTS, tile.lying)
    unit = tile.unit * DOTS
    x, y, across, down = tile.box
    wide, high = across * unit, down * unit
    left, top = (page.width - wide) / 2, (page.height - high) / 2
    right, bottom = left + wide, top + high
    nearest = TILE_MARGIN * DOTS
    over = tile.overlap * DOTS
    clip_left, clip_top = max(nearest, left - over), max(nearest, top - over)
    clip_right, clip_bottom = (min(page.width - nearest, right + over), min(page.height - nearest, bottom + over))
    clip = (clip_left, clip_top, clip_right - clip_left, clip_bottom - clip_top)
    box_x, box_y, _, _ = tile.picture.box
    at = (left + (box_x - x) * unit, top + (box_y - y) * unit)
    page.marks.append(PlacedPicture(tile.picture, *at, unit, clip))
    if not any(tile.beside):
        return page
    length, gap = _MARK * DOTS, 2 * DOTS
    for corner_x, out_x in ((left, -1), (right, 1)):
        for corner_y, out_y in ((top, -1), (bottom, 1)):
            for color, thick in (("#ffffff", 18), (_BLACK, 5)):
                page.marks += [
                    Rule(corner_x + out_x * gap, corner_y, corner_x + out_x * (gap + length), corner_y, thick, color),
                    Rule(corner_x, corner_y + out_y * gap, corner_x, corner_y + out_y * (gap + length), thick, color),
                ]
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    spots = (
        (middle_x, top - over / 2),
        (right + over / 2, middle_y),
        (middle_x, bottom + over / 2),
        (left - over / 2, middle_y),
    )
    for name, arrow, (spot_x, spot_y) in zip(tile.beside, _ARROWS, spots, strict=True):
        if name:
            _tag(page, f"{arrow} {name}", spot_x, spot_y, type)
    text = type.shortened(f"{tile.name}  ·  {title}", TAG, wide / 3)
    _tag(page, text, left + type.width(text, TAG) / 2 + 3 * length, bottom + over / 2, type)
    return page


def _tag(page: Page, text: str, x: float, y: float, type: TextLayout) -> None:
    """Write a centered word on white, within the page."""
    width = type.width(text, TAG)
    lines = type.set(text, TAG, width + DOTS)
    pad = 1.5 * DOTS
    near = width / 2 + pad + TILE_MARGIN * DOTS
    x = min(max(x, near), page.width - near)
    y = min(max(y, lines.height / 2 + TILE_MARGIN * DOTS), page.height - lines.height / 2 - TILE_MARGIN * DOTS)
    left, top = x - width / 2, y - lines.height / 2
    page.marks.append(Background(left - pad, top, width + 2 * pad, lines.height, "#ffffff"))
    page.write(lines.layout, left, top)
