"""The faces of the figures, designs of this project: each about 0.8 × 0.7 spaces, a little north of the origin."""

from collections.abc import Callable, Mapping

from kneedeep.drawing.primitive import Dot, Paint, Path, Rect, Shape, outline
from kneedeep.drawing.symbols.demon_faces import DEMON_FACES
from kneedeep.drawing.symbols.face_strokes import eyes, ink, rim
from kneedeep.drawing.theme import Theme, mixed


def _marine(theme: Theme) -> list[Shape]:
    green = "#5d8a4a"
    return [
        Path(
            outline("M-36 24C-34 10 -20 6 0 6C20 6 34 10 36 24Z"), rim(theme, mixed(green, theme.ink, 0.35))
        ),
        Path(outline("M-26 8C-30 -44 30 -44 26 8L18 20H-18Z"), rim(theme, green, 0.03)),
        Path(outline("M-20 -12C-12 -17 12 -17 20 -12L18 3C8 8 -8 8 -18 3Z"), rim(theme, "#f4a82a")),
        Path(outline("M-15 -9C-10 -12 -4 -12 0 -12L-7 2L-14 0Z"), Paint("#ffe6b0", opacity=0.8)),
        Rect(-0.07, 0.1, 0.14, 0.09, rim(theme, "#2b3136", 0.015), 0.02),
        Path(outline("M0 -31V-19"), ink(theme, 0.035)),
        Rect(-0.32, -0.1, 0.08, 0.16, rim(theme, "#3c4a35", 0.02), 0.02),
        Rect(0.24, -0.1, 0.08, 0.16, rim(theme, "#3c4a35", 0.02), 0.02),
    ]


def _zombie(theme: Theme) -> list[Shape]:
    skin = "#a3b585"
    return [
        Path(
            outline("M-22 -14C-26 -38 22 -42 24 -12C26 0 20 8 16 12V24H-14V14C-22 8 -24 -2 -22 -14Z"),
            rim(theme, skin, 0.03),
        ),
        Path(
            outline("M-22 -18C-20 -40 8 -40 8 -36L0 -28L-4 -32L-10 -22L-14 -26Z"),
            rim(theme, "#4a3a2a", 0.018),
        ),
        Path(outline("M10 -36L14 -26L18 -30L22 -20C20 -30 16 -34 10 -36Z"), Paint("#8e2020")),
        *eyes(theme, "#f4f0d0", (-0.09, -0.08, 0.075), (0.12, -0.09, 0.055)),
        Dot(-0.08, -0.075, 0.025, Paint(theme.ink)),
        Dot(0.125, -0.085, 0.02, Paint(theme.ink)),
        Path(outline("M1 -3L-3 5H4"), ink(theme, 0.02)),
        Path(outline("M-13 13L14 11"), ink(theme, 0.03)),
        Path(outline("M-9 9V17M-3 9V17M3 8V16M9 8V15"), ink(theme, 0.018)),
        Path(outline("M15 -2C19 2 17 6 20 8"), Paint(None, "#8e2020", 0.025)),
    ]


def _commando(theme: Theme) -> list[Shape]:
    skin = "#9aa88c"
    return [
        Path(
            outline("M-20 -12C-22 -32 22 -32 20 -12C22 4 16 10 14 14V24H-14V14C-18 8 -21 2 -20 -12Z"),
            rim(theme, skin, 0.03),
        ),
        Path(outline("M-27 -12C-30 -44 30 -44 27 -12L20 -16H-20Z"), rim(theme, "#4b5a37", 0.03)),
        Path(outline("M-26 -13H26V-8H-26Z"), rim(theme, "#343f27", 0.015)),
        Dot(0, -0.26, 0.055, Paint("#d8b24a", theme.ink, 0.015)),
        Rect(-0.17, -0.05, 0.15, 0.07, Paint("#ff4030", theme.ink, 0.018), 0.03),
        Rect(0.03, -0.05, 0.15, 0.07, Paint("#ff4030", theme.ink, 0.018), 0.03),
        Path(outline("M-10 13C-4 9 6 9 12 13"), ink(theme, 0.03)),
        Path(outline("M-20 24L20 24M-18 28L30 5"), Paint(None, "#2b3136", 0.06, cap="flat")),
        Path(outline("M20 12L36 2L38 6L23 15Z"), rim(theme, "#59636b", 0.018)),
    ]


def _possessed_soldier(theme: Theme) -> list[Shape]:
    skin, plate = "#b98d78", "#7d8a5c"
    return [
        Path(outline("M-38 26C-38 10 -26 6 0 8C26 6 38 10 38 26Z"), rim(theme, mixed(plate, theme.ink, 0.3))),
        Path(
            outline("M-16 -10C-18 -32 18 -32 16 -10C16 4 10 12 7 20H-7C-10 12 -16 4 -16 -10Z"),
            rim(theme, skin, 0.03),
        ),
        Path(
            outline("M-20 -14C-22 -42 22 -42 20 -14L14 -18L8 -13L2 -18L-6 -13L-12 -18Z"),
            rim(theme, plate, 0.028),
        ),
        Path(outline("M4 -38L8 -28L4 -22L12 -16"), ink(theme, 0.022)),
        *eyes(theme, "#ff5a1f", (-0.075, -0.06, 0.045), (0.075, -0.06, 0.045)),
        Path(outline("M-8 6C-3 3 3 3 8 6L6 15H-6Z"), rim(theme, "#3a0f0c", 0.018)),
        Path(outline("M-6 6V10M-2 5V10M2 5V10M6 6V10"), Paint(None, "#f2ead0", 0.022, cap="flat")),
        Path(outline("M18 24L36 -6"), Paint(None, "#20262b", 0.085, cap="flat")),
        Path(outline("M34 -4L40 -16"), Paint(None, "#35c3ff", 0.05, cap="flat")),
    ]


def _stranger(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-30 24C-28 6 -16 2 0 2C16 2 28 6 30 24Z"), rim(theme, "#6f7a83")),
        Dot(0, -0.15, 0.2, rim(theme, "#aab4bc", 0.03)),
        Path(outline("M-8 -19C-8 -29 9 -29 9 -19C9 -12 0 -13 0 -7"), ink(theme, 0.045)),
        Dot(0, -0.01, 0.026, Paint(theme.ink)),
    ]


FACES: Mapping[str, Callable[[Theme], list[Shape]]] = {
    "marine": _marine,
    "zombie": _zombie,
    "zombie-commando": _commando,
    "possessed-soldier": _possessed_soldier,
    **DEMON_FACES,
}
STRANGER = _stranger
"""The face of a figure kind that is not known (a kind of the scenario's own)."""
