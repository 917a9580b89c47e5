"""Colors of a share card, from the palette of its map."""

from typing import NamedTuple

from kneedeep.drawing.card.lettering import LetterColors
from kneedeep.drawing.theme import Theme, mixed


class CardColors(NamedTuple):
    """Colors of the page, the band of facts, lines, texts, faint texts, stripes, and the title.

    `glow` lies around the map with the opacity `halo`, `grid` on the page.
    """

    page: str
    band: str
    line: str
    ink: str
    faint: str
    accent: str
    grid: str
    glow: str
    halo: float
    letters: LetterColors


_RUST = LetterColors("#f6ecd6", "#c65f28", "#fffaf0", "#4a1a0a", "#060708")
_PAINT = LetterColors("#e4703a", "#8e2a12", "#ffc79e", "#4a1408", "#1d1512")
_BRIGHT = LetterColors("#ffffff", "#ffd800", "#ffffff", "#8a7400", "#000000")
_INK = LetterColors("#ffffff", "#d8dadb", "#f4f4f4", "#8d9498", "#16191b")


def card_colors(theme: Theme) -> CardColors:
    """Return the colors that go with a palette."""
    letters = {"dark": _RUST, "light": _PAINT, "contrast": _BRIGHT, "print": _INK}[theme.name]
    dark = theme.name in ("dark", "contrast")
    printed = theme.name == "print"
    page = theme.background
    return CardColors(
        page=page,
        band=mixed(page, "#000000", 0.38) if dark else mixed(page, "#ffffff" if not printed else page, 0.55),
        line=mixed(page, theme.rim_text, 0.28),
        ink=theme.chip if dark else theme.stencil,
        faint=theme.rim_text,
        accent=theme.stripe if not printed else theme.ink,
        grid=mixed(page, theme.rim_text, 0.5),
        glow=mixed(theme.red, theme.stripe, 0.35) if theme.name == "dark" else theme.wall,
        halo=0.0 if printed or theme.name == "contrast" else 0.028,
        letters=letters,
    )
