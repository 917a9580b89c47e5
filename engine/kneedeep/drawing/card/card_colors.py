"""Colors of a share card, from the palette of its map."""

from typing import NamedTuple

from kneedeep.drawing.card.lettering import LetterColors
from kneedeep.drawing.theme import Theme, mixed


class CardColors(NamedTuple):
    """The colors of a card. `accent`: stripes. `mark`: highlighted texts. `letters`: the title.

    `glow` is around the map with the opacity `halo`. `grid` is on the page.
    """

    page: str
    band: str
    line: str
    ink: str
    faint: str
    accent: str
    mark: str
    grid: str
    glow: str
    halo: float
    letters: LetterColors


_BONE = "#f6ecd6"
_BRIGHT = LetterColors("#ffffff", "#ffd800", "#ffffff", "#8a7400", "#000000")
_INK = LetterColors("#ffffff", "#d8dadb", "#f4f4f4", "#8d9498", "#16191b")


def card_colors(theme: Theme, color: str) -> CardColors:
    """The card colors for a palette. `color`: the color of the title."""
    light, deep, bright = mixed(color, "#ffffff", 0.22), mixed(color, "#000000", 0.34), mixed(color, "#ffffff", 0.66)
    low = mixed(color, "#000000", 0.66)
    letters = {
        "dark": LetterColors(_BONE, color, "#fffaf0", low, "#060708"),
        "light": LetterColors(light, deep, bright, low, "#1d1512"),
        "contrast": _BRIGHT,
        "print": _INK,
    }[theme.name]
    dark = theme.name in ("dark", "contrast")
    printed = theme.name == "print"
    page = theme.background
    band = mixed(page, "#000000", 0.38) if dark else page if printed else mixed(page, "#ffffff", 0.55)
    ink, faint = theme.chip if dark else theme.stencil, theme.rim_text
    mark = theme.stripe if dark else theme.ink if printed else letters.bottom
    line, grid = mixed(page, faint, 0.28), mixed(page, faint, 0.5)
    glow, halo = color if theme.name == "dark" else theme.wall, 0.0 if printed or theme.name == "contrast" else 0.028
    accent = theme.ink if printed else theme.stripe
    return CardColors(page, band, line, ink, faint, accent, mark, grid, glow, halo, letters)
