"""Figures as symbols centered on the origin: a plinth of the footprint's size, and an upright face."""

from kneedeep.drawing import Dot, Paint, Rect, Shape, Symbol, Theme, mixed
from kneedeep.drawing.symbols.pictures import names, picture

SIDES = ("invaders", "marines", "neutral")
_SHORT = {"zombie-commando": "commando", "possessed-soldier": "possessed", "baron-of-hell": "baron"}
"""Short labels for kinds with names too long for a plinth."""


def face_name(kind: str) -> str:
    """The name of the symbol for the face of a figure kind."""
    return f"face-{_picture(kind)}"


def face(kind: str, theme: Theme) -> Symbol:
    """The face of a figure kind for a footprint of one space. The scenario's own kinds have a question mark."""
    return Symbol(face_name(kind), (-0.5, -0.5, 1, 0.84), tuple(picture("figures", _picture(kind), theme)))


def _picture(kind: str) -> str:
    return kind if kind in names("figures") else "stranger"


def figure_label(kind: str) -> str:
    """The short label of a figure kind."""
    return _SHORT.get(kind, kind.replace("-", " "))


def plinth_name(side: str, width: int, height: int) -> str:
    """The name of the symbol for a plinth of width × height spaces after turning."""
    return f"plinth-{side if side in SIDES else 'neutral'}-{width}x{height}"


def plinth(side: str, width: int, height: int, theme: Theme) -> Symbol:
    """The plinth with a band for the label: round for one space, else rectangular."""
    color = {"invaders": theme.invader, "marines": theme.marine}.get(side, "#4d4f6b")
    rim = {"invaders": "#e3c79a", "marines": "#b9e6a8"}.get(side, "#cfd2e6")
    fill, edge = Paint(color, theme.ink, 0.03), Paint(None, rim, 0.032)
    inner = Paint(mixed(color, "#ffffff", 0.16))
    shadow = Paint(theme.ink, opacity=0.45)
    shapes: list[Shape]
    if (width, height) == (1, 1):
        shapes = [
            Dot(0.025, 0.04, 0.455, shadow),
            Dot(0, 0, 0.455, fill),
            Dot(0, 0, 0.39, inner),
            Dot(0, 0, 0.418, edge),
        ]
        band = (-0.45, 0.235, 0.9, 0.205)
    else:
        x, y = -width / 2 + 0.05, -height / 2 + 0.05
        across, down = width - 0.1, height - 0.1
        shapes = [
            Rect(x + 0.03, y + 0.05, across, down, shadow, 0.4),
            Rect(x, y, across, down, fill, 0.4),
            Rect(x + 0.07, y + 0.07, across - 0.14, down - 0.14, inner, 0.34),
            Rect(x + 0.04, y + 0.04, across - 0.08, down - 0.08, edge, 0.37),
        ]
        thick = band_height(width, height)
        band = (-width / 2 + 0.1, height / 2 - 0.12 - thick, width - 0.2, thick)
    if not theme.poster:
        shapes.append(Rect(*band, Paint(theme.ink, rim, 0.02), 0.06))
    return Symbol(plinth_name(side, width, height), (-width / 2, -height / 2, width, height), tuple(shapes))


def band_height(width: int, height: int) -> float:
    """The height of the band with the label, in spaces."""
    return 0.34 if min(width, height) > 1 else 0.205


def label_baseline(width: int, height: int) -> float:
    """The offset of the label's baseline below the center of the footprint."""
    if (width, height) == (1, 1):
        return 0.385
    return height / 2 - 0.12 - band_height(width, height) * 0.27
